# 온 마스: 브라우저 게임보드의 말

om-board-label = 우주정거장과 정착지
om-board-hex = { $hex } 헥스
om-board-slots = 이주민 { $n }개, 추가 비용 { $extra }개
om-board-free = 무료
om-board-space = { $space }번 순번 칸
om-board-own-designed = 자체 값: 인쇄된 값을 알 수 없습니다.
om-board-own-inferred = 추론한 값: 인쇄된 값을 확실히 알 수 없습니다.
om-board-benefit-warehouse = 창고에서 자원이나 수정 1개
om-board-benefit-technology = 비용을 지불하고 기술 타일 1개
om-board-benefit-buy-colonist = 물이나 식물 1개를 지불하고 이주민 1개
om-board-benefit-move-bots = 로봇 이동 포인트 2
om-board-benefit-blueprint = 설계도 1장
om-board-benefit-blueprint-boosted = 설계도 1장, 이주민으로 강화 가능
om-board-benefit-upgrade-boosted = 건물 개선 1번, 이주민으로 강화 가능
om-board-benefit-crystal = 수정 1개
om-board-benefit-mineral = 광물 1개
om-board-benefit-retrieve = 액션 칸이나 작업 구역의 이주민 1개 회수
om-board-any = 아무 자원 1개
om-board-shuttle = 왕복선 위치: { $side } 방면
om-board-mission-left = { $left }번 남음
om-board-mission-done = 임무 완료
om-board-lss = 생명 유지 체계
om-board-lss-level = 생명 유지 체계: 정착지 { $level }레벨
om-board-hire = 과학자 또는 계약
om-board-upgrade-contract = 고급 건물 계약
om-board-delivery-contract = 배송 계약
om-board-stack = { $n }개 남음, 비용: { $cost }
om-board-exploration = 탐사({ $n })
om-board-complex = 규모 { $size } 단지
om-board-needs-tech = { $level }레벨 기술 필요
om-board-cost = 비용
om-board-gives = 얻는 것
om-board-kind-blueprint = 설계도
om-board-kind-scientist = 과학자
om-board-kind-contract = 지구 계약
om-board-kind-mission = 임무
om-board-kind-goal = 개인 목표
om-board-kind-tile = 타일
om-board-kind-reward = LSS 보상
om-board-kind-settler = 최초 이주민
om-board-kind-task = 과제
om-board-company = 플레이어 보드
om-board-happened = 지난 일
om-board-between = 라운드
om-board-side-board = 플레이어 보드
om-board-side-cards = 카드({ $n })
om-board-goods = 저장고(종류별로 { $limit }개까지)
om-board-working = 작업 구역: { $n }개
om-board-hangar = 격납고의 수송선: { $n }개
om-board-lab = 연구소
om-board-executive = 보급소와 경영 액션
om-board-executive-building = 고급 건물 사용
om-board-holdings = 카드와 개인 목표
om-board-hidden-goal = 뒷면 카드
om-board-op =
    현재 { $n } OP, 지금 게임이 끝나면 { SIGN($end) ->
        [minus] −{ SIZE($end) }
       *[other] { $end }
    } OP
om-board-points = OP
om-board-score-play = 게임 중
om-board-score-progress = 발전 큐브
om-board-score-ships = 수송선
om-board-score-quarters = 생활 구역
om-board-score-tech = 기술
om-board-score-blueprints = 설계도
om-board-score-scientists = 과학자
om-board-score-contracts = 지구 계약
om-board-score-total = 합계
om-board-lacerda = 라세르다
om-board-solo-goal = 솔로 목표: { $goal }
om-board-solo-next = 다음에 건설하려는 건물: { $building }
om-board-solo-travels = 이번 카드로는 왕복선으로 전이합니다
om-board-solo-stays = 이번 카드로는 전이하지 않습니다
om-board-solo-deck = { $pass }번째 덱, 남은 카드 { $n }장
om-board-solo-turn = 라세르다의 마지막 차례
om-board-progress =
    정착지 { $level }레벨 · { $round ->
        [0] 게임 준비
       *[other] { $round }라운드
    } · 임무 { $missions }개
om-board-blue = 파란색
om-board-green = 녹색
om-board-purple = 보라색
om-board-yellow = 노란색
om-then-chance = 공개되지 않은 타일에 따라 결과가 정해집니다
om-board-pay-crystals = 수정 { $n }개 지불

# 게임보드에서 보이는 것의 설명
om-explain-action-landing-pod = 왕복선을 기다리지 않고 정착지로 전이합니다. 발견 타일은 놓지 않습니다.
om-explain-action-obtain-blueprint = 진열 공간에서 설계도 1장을 가져오고, 카드에 표시된 자원이나 수정 1개를 얻습니다. 액션 칸에 이주민 1개를 놓아야 합니다. 강화: 작업 구역으로 보낸 이주민 1개당 설계도 1장을 추가로 가져옵니다.
om-explain-action-learn-technology = 기술 구획에서 기술 타일 1개를 가져와 연구소 1열에 놓습니다. 아랫줄은 무료이고, 가운뎃줄의 비용은 전력 1개, 윗줄의 비용은 전력 1개와 아무 자원 1개입니다.
om-explain-action-research = 기술을 2번 개발합니다. 개발할 때는 타일을 다음 열로 옮기고, 비용을 지불하고, 옮긴 칸의 혜택을 얻습니다. 액션 칸에 이주민 1개를 놓아야 합니다. 강화: 작업 구역으로 보낸 이주민 1개당 기술을 1번 추가로 개발합니다.
om-explain-action-resupply = 창고에서 자원이나 수정 1개를 가져옵니다. 강화: 작업 구역으로 보낸 이주민 1개당 1개를 추가로 가져옵니다.
om-explain-action-control-center = 로봇 이동 포인트 2와 탐사차 이동 포인트 2를 받습니다. 강화: 먼저 소비한 수정 1개당 이동 포인트 1을 추가로 받습니다.
om-explain-action-construct-building = 자기 로봇의 건설 범위에 건물을 놓습니다. 같은 종류의 건물에 인접한 헥스(기술 필요)이거나 같은 종류에서 정확히 2칸 떨어진 헥스여야 합니다. 액션 칸에 이주민 1개를 놓아야 합니다.
om-explain-action-upgrade-building = 광물 1개를 지불하고, 자기 로봇의 건설 범위에 있는 건물 1개를 종류가 같은 자신의 설계도로 개선합니다. 액션 칸에 이주민 1개를 놓아야 합니다.
om-explain-action-welcome-ship = 식물 1개와 물 1개를 지불하고 보급소의 수송선 1개를 격납고로 옮깁니다. 이주민 2개, 또는 이주민 1개와 로봇 1개를 얻습니다. 게임 중 맞이한 수송선의 총개수는 정착지 레벨을 넘을 수 없습니다.
om-explain-action-hire = 카드에 적힌 비용을 지불하고 과학자 1명을 고용하거나, 수정 1개를 지불하고 지구 계약 1개를 체결합니다. 자신의 액션 칸에 이주민 1개를 놓아야 합니다.
om-explain-slots =
    { $n ->
        [0] 액션 칸이 비어 있어 추가 비용이 없습니다.
       *[other] 액션 칸에 이주민 { $n }개가 놓여 있습니다.
    }
om-explain-slots-extra = 추가 비용으로 수정 { $extra }개를 지불해야 합니다. 수정 1개 대신 이주민 1개를 작업 구역으로 보낼 수 있습니다.
om-explain-executive-develop = 연구소의 기술 타일 1개를 무료로 한 번 개발합니다.
om-explain-executive-rover = 탐사차 이동 포인트 2를 받습니다.
om-explain-executive-blueprint = 진열 공간에서 설계도 1장을 가져옵니다.
om-explain-executive-upgrade = 광물 1개를 지불하고 자신의 설계도로 건물 1개를 개선합니다.
om-explain-executive-mineral = 광물 1개를 얻습니다.
om-explain-executive-bots = 로봇 이동 포인트 2를 받습니다.
om-explain-executive-warehouse = 창고에서 자원 1개를 가져옵니다.
om-explain-executive-building = 자신의 고급 건물 1개의 액션을 사용합니다. 지도의 건물이나 설계도 카드를 누르세요.
om-explain-executive-cost = 비용은 수정 { $n }개입니다. 경영 액션은 한 차례에 한 번 수행할 수 있습니다.
om-explain-executive-ship = 수송선이 놓여 있어 이 액션을 수행할 수 없습니다. 이 수송선을 맞이하면 수행할 수 있습니다.
om-explain-executive-crystal = 수정이 놓인 칸입니다. 비어 있는 보급소 칸에는 수정을 1개씩 저장합니다.
om-explain-tech-building = 새 건물을 놓아 같은 종류의 기존 건물을 레벨만큼까지 연결해 단지를 만들 수 있습니다.
om-explain-tech-rover = 레벨만큼 탐사차 이동 포인트를 추가로 받습니다.
om-explain-tech-ship = 수송선을 맞이할 때 레벨만큼 이주민을 추가로 얻습니다.
om-explain-tech-upgrade = 한 액션에서 레벨만큼 건물을 추가로 개선할 수 있습니다.
om-explain-tech-shared = 어떤 플레이어든 이용할 수 있습니다. 다른 플레이어가 이용하면 소유자는 산소 1개를 얻거나 이 기술을 한 번 개발합니다.
om-explain-tech-level = { $level }레벨입니다.
om-explain-grid-cost = 이 줄의 비용: { $cost }
om-explain-lab-column = { $level }열입니다. 이 열의 타일은 { $level }레벨이며, 게임 종료 시 { $op } OP를 얻습니다.
om-explain-lab-cost = 타일을 이 칸으로 옮기는 비용: { $cost }
om-explain-lab-free = 타일을 이 칸에 놓는 비용은 없습니다.
om-explain-lab-gives = 타일이 이 칸에 놓이면 얻는 혜택: { $benefit }
om-explain-lab-nothing = 타일이 이 칸에 놓여도 얻는 혜택이 없습니다.
om-explain-building-mine = 자원 대신 생활 구역의 이주민 1개를 광산 위에 놓습니다. 이 이주민은 소유자가 궤도로 전이할 때마다 광물 1개를 생산합니다.
om-explain-building-shelter = 비용은 산소 1개입니다. 수정을 얻으며, 생활 구역이 2칸 늘어나고 자원을 종류별로 1개씩 더 저장할 수 있습니다.
om-explain-building = 비용: { $cost }. 단지에 속한 건물 1개당 1개를 얻습니다: { $product }.
om-explain-stack = { $n ->
    [0] 남은 타일이 없습니다.
   *[other] 타일이 { $n }개 남았습니다.
}
om-explain-lss = 정착지에 건설된 건물의 수를 종류별로 나타냅니다. 네 마커가 모두 표시된 줄에 도달하면 정착지 등급이 갱신됩니다.
om-explain-lss-column =
    지도에 { $n }개가 있습니다(최대 6개). { $needed ->
        [yes] 정착지에 필요한 건물이므로, 건설하면 LSS 보상 OP와 혜택을 얻습니다.
       *[no] 정착지 레벨보다 많으므로 지금은 건설해도 보상이 없습니다.
    }
om-explain-lss-benefit = 정착지에 필요한 건물을 건설하면 선택할 수 있는 네 혜택 중 하나: { $benefit }
om-explain-space = 번호가 낮은 칸의 플레이어가 먼저 차례를 진행합니다. { $benefit }
om-explain-space-benefit = 도착하면 얻는 혜택: { $benefit }.
om-explain-space-nothing = 도착해도 얻는 혜택이 없습니다.
om-explain-shuttle = 라운드가 지날 때마다 1칸 이동합니다. 빨간색 전이 칸에 있었다면 반대 방면으로 전이하며, 이때 같은 방면에 있는 플레이어는 무료로 전이할 수 있습니다.
om-explain-warehouse = { $n ->
    [0] 창고에 남은 것이 없습니다.
   *[other] 창고에 { $n }개 남았습니다.
}
om-explain-mineral = 다른 자원 대신 지불할 수 있습니다. 수정은 대신할 수 없습니다.
om-explain-battery = 물 추출기를 건설하거나 기술 타일을 습득할 때 지불합니다. 발전소에서 생산합니다.
om-explain-water = 온실을 건설하거나 수송선을 맞이할 때 지불합니다. 물 추출기에서 생산합니다.
om-explain-plant = 산소 응축기를 건설하거나 수송선을 맞이할 때 지불합니다. 온실에서 생산합니다.
om-explain-oxygen = 거주지를 건설하거나 기술을 개발할 때 지불합니다. 산소 응축기에서 생산합니다.
om-explain-crystal = 경영 액션과 지구 계약의 비용이며, 이동 포인트를 늘리는 데에도 사용합니다. 얻은 수정은 다음 차례까지 보급소 아래에 둡니다.
om-explain-limit = 현재 { $n }개, 최대 { $limit }개입니다. 최대 개수는 지도에 있는 자신의 거주지 수에 1을 더한 수입니다.
om-explain-crystals =
    보급소 { $room }칸에 수정 { $n }개가 있습니다.{ $waiting ->
        [0] { "" }
       *[other] { " " }다음 차례부터 쓸 수 있는 수정은 { $waiting }개입니다.
    }
om-explain-op = 지금까지 얻은 기회 점수(OP)와, 지금 게임이 끝날 때 얻을 점수까지 더한 값입니다.
om-explain-quarters = 액션에 사용할 수 있는 이주민 { $n }개가 있습니다. 모두 { $capacity }개까지 놓을 수 있으며, 지금 게임이 끝나면 { $op } OP를 얻습니다.
om-explain-working = 작업 구역으로 보낸 이주민입니다. 소유자가 전이할 때 생활 구역으로 돌아옵니다.
om-explain-bots = 화성에 { $on }개가 있고, 수송선을 맞이해 { $left }개를 더 놓을 수 있습니다. 로봇이 있는 헥스와 인접한 헥스가 건설 범위입니다.
om-explain-hangar = 맞이한 수송선입니다. 게임 종료 시 1개당 3 OP를 얻습니다. 왕복선 없이 전이하려면 1개를 버려야 합니다.
om-explain-shelters = 거주지를 { $n }개 더 건설할 수 있습니다. 거주지를 건설할 때마다 생활 구역의 칸과 자원 저장 한도가 늘어납니다.
om-explain-cubes = 발전 큐브 5개 중 { $n }개를 옮겼습니다. 건물 종류별로 처음 단지를 만들거나 확장할 때 1개씩 옮기며, 개수에 따라 1, 2, 4, 7, 11 OP를 얻습니다.
om-explain-discoveries = 탐사차로 수집한 발견 타일과 연구 타일: { $n }개
om-explain-advanced = 건물 개선에 사용한 설계도: { $n }장
om-explain-exploration = 발견 타일 2개가 공개되어 있고 더미에 { $n }개가 남았습니다. 정착지로 전이하는 플레이어는 그중 하나를 자신의 탐사차에서 정확히 3칸 떨어진 빈 헥스에 놓습니다.

# 한곳에서 여러 가지를 할 수 있을 때 무엇을 할지
om-verb-act = 주요 액션
om-verb-executive = 경영 액션
om-verb-operate = 건물 사용
om-verb-work = 과학자 보내기
om-verb-take-blueprint = 설계도 입수
om-verb-upgrade = 건물 개선
om-verb-use = 기술 이용
om-verb-take-tech = 기술 타일 습득
om-verb-place-tech = 기술 타일 놓기
om-verb-develop = 개발
om-verb-take = 창고에서 가져오기
om-verb-gain = 얻기
om-verb-pay = 지불
om-verb-pay-goal = 개인 목표 카드 사용
om-verb-claim = 개인 목표 완료
om-verb-move = 이동
om-verb-build = 건설
om-verb-at = 헥스 선택
om-verb-crew = 수송선의 혜택
om-verb-hire = 카드 가져오기
om-verb-refill = 계약 진열
om-verb-stow = 계약에 놓기
om-verb-deliver = 배송
om-verb-benefit = 혜택 받기
om-verb-retrieve = 이주민 회수
om-verb-explore = 타일 놓기
om-verb-shuttle = 왕복선 배치
om-verb-prize = 보상 받기
om-verb-show = 과제 공개
