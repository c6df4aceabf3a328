# On Mars: 브라우저 게임판의 말

om-board-label = 우주정거장과 정착지
om-board-hex = { $hex } 헥스
om-board-slots = 이주민 { $n }개, 추가 비용 { $extra }개
om-board-free = 무료
om-board-space = { $space }번 순번 칸
om-board-own-designed = 자체 값: 인쇄된 값을 알 수 없습니다.
om-board-own-inferred = 추론한 값: 인쇄된 값을 확실히 알 수 없습니다.
om-board-benefit-warehouse = 창고에서 1개
om-board-benefit-technology = 비용을 내고 기술 타일 1개
om-board-benefit-buy-colonist = 물이나 식물 1개로 이주민 1개
om-board-benefit-move-bots = 로봇 이동 포인트 2
om-board-benefit-blueprint = 설계도 1장
om-board-benefit-blueprint-boosted = 설계도 1장, 이주민으로 강화 가능
om-board-benefit-upgrade-boosted = 건물 개선 1번, 이주민으로 강화 가능
om-board-benefit-crystal = 수정 1개
om-board-benefit-mineral = 광물 1개
om-board-benefit-retrieve = 액션 칸이나 작업 구역의 이주민 1개 회수
om-board-any = 아무 자원 1개
om-board-shuttle = 왕복선 위치: { $side }
om-board-mission-left = { $left }번 남음
om-board-mission-done = 임무 완료
om-board-lss = 생명 유지
om-board-lss-level = 생명 유지: 정착지 { $level }레벨
om-board-hire = 과학자 또는 계약
om-board-upgrade-contract = 개선 계약
om-board-delivery-contract = 배송 계약
om-board-stack = { $n }개 남음, 비용: { $cost }
om-board-exploration = 탐사 ({ $n })
om-board-complex = 규모 { $size } 단지
om-board-needs-tech = { $level }레벨 기술 필요
om-board-cost = 비용
om-board-gives = 얻는 것
om-board-kind-blueprint = 설계도
om-board-kind-scientist = 과학자
om-board-kind-contract = 계약
om-board-kind-mission = 임무
om-board-kind-goal = 개인 목표
om-board-kind-tile = 타일
om-board-kind-reward = 보상
om-board-kind-settler = 최초 이주민
om-board-kind-task = 과제
om-board-company = 플레이어 보드
om-board-happened = 그동안의 일
om-board-between = 라운드
om-board-side-board = 게임보드
om-board-side-cards = 카드 ({ $n })
om-board-goods = 저장고 (종류별로 { $limit }개까지)
om-board-working = 작업 구역: { $n }
om-board-hangar = 격납고의 수송선: { $n }
om-board-lab = 연구소
om-board-executive = 보급소와 경영 액션
om-board-executive-building = 고급 건물 사용
om-board-holdings = 카드와 목표
om-board-hidden-goal = 뒷면 카드
om-board-op = 지금 { $n } OP, 지금 게임이 끝난다면 { $end } OP
om-board-points = OP
om-board-score-play = 게임 중
om-board-score-progress = 발전 큐브
om-board-score-ships = 수송선
om-board-score-quarters = 생활 구역
om-board-score-tech = 기술
om-board-score-blueprints = 설계도
om-board-score-scientists = 과학자
om-board-score-contracts = 계약
om-board-score-total = 합계
om-board-lacerda = 라세르다
om-board-solo-goal = 자신의 목표: { $goal }
om-board-solo-next = 다음에 지으려는 건물: { $building }
om-board-solo-travels = 이번 카드로는 왕복선으로 전이합니다
om-board-solo-stays = 이번 카드로는 전이하지 않습니다
om-board-solo-deck = { $pass }번째 순환, 남은 카드 { $n }장
om-board-solo-turn = 라세르다가 마지막 차례에 한 일
om-board-progress = 정착지 { $level }레벨 · { $round ->
    [0] 게임 준비
   *[other] { $round }라운드
} · 남은 임무 { $missions }개
om-board-blue = 파란색
om-board-green = 녹색
om-board-purple = 보라색
om-board-yellow = 노란색
om-then-chance = 뒷면인 타일이 결과를 정합니다
om-board-pay-crystals = 수정 { $n }개 지불

# 게임판에서 보이는 것의 설명
om-explain-action-landing-pod = 왕복선을 기다리지 않고 정착지로 전이합니다. 발견 타일은 놓지 않습니다.
om-explain-action-obtain-blueprint = 진열된 설계도 1장을 가져오고 그 건물의 생산품 1개를 얻습니다. 이주민 1개가 필요합니다. 강화: 작업 구역으로 보낸 이주민 하나당 1장 더.
om-explain-action-learn-technology = 기술 타일 1개를 가져와 연구소 1열에 놓습니다. 아랫줄은 무료, 가운뎃줄은 전력 1개, 윗줄은 전력 1개와 아무 자원 1개입니다.
om-explain-action-research = 기술을 두 번 개발합니다. 타일을 다음 열로 옮기며 비용을 내고 그 칸의 혜택을 받습니다. 이주민 1개가 필요합니다. 강화: 작업 구역으로 보낸 이주민 하나당 1번 더.
om-explain-action-resupply = 창고에서 품목 1개를 가져옵니다. 강화: 작업 구역으로 보낸 이주민 하나당 1개 더.
om-explain-action-control-center = 로봇 이동 포인트 2와 탐사차 이동 포인트 2를 얻습니다. 먼저 소비한 수정 하나당 1포인트를 더합니다.
om-explain-action-construct-building = 자신의 로봇 구역에 건물을 짓습니다. 같은 종류 옆이거나(기술 필요) 정확히 두 칸 떨어진 헥스여야 합니다. 이주민 1개가 필요합니다.
om-explain-action-upgrade-building = 광물 1개로 자신의 로봇 구역에 있는 건물을 자신의 설계도로 개선합니다. 이주민 1개가 필요합니다.
om-explain-action-welcome-ship = 식물 1개와 물 1개를 내고 수송선 1개를 보급소에서 격납고로 옮깁니다. 이주민 2개, 또는 이주민 1개와 로봇 1개를 얻습니다. 수송선은 정착지 레벨보다 많이 가져올 수 없습니다.
om-explain-action-hire = 카드에 적힌 비용으로 과학자 1명을 고용하거나 수정 1개로 지구 계약 1장을 가져옵니다. 자신의 칸에 놓을 이주민 1개가 필요합니다.
om-explain-slots = { $n ->
    [0] 액션 칸이 비어 있어 추가 비용이 없습니다.
   *[other] 액션 칸에 이주민 { $n }개가 있습니다.
}
om-explain-slots-extra = 추가 비용으로 수정을 내거나 이주민을 작업 구역으로 보내야 합니다: { $extra }개.
om-explain-executive-develop = 연구소의 기술 타일 1개를 비용 없이 다음 열로 옮깁니다.
om-explain-executive-rover = 탐사차 이동 포인트 2를 얻습니다.
om-explain-executive-blueprint = 진열된 설계도 1장을 가져옵니다.
om-explain-executive-upgrade = 광물 1개로 건물을 자신의 설계도로 개선합니다.
om-explain-executive-mineral = 광물 1개를 얻습니다.
om-explain-executive-bots = 로봇 이동 포인트 2를 얻습니다.
om-explain-executive-warehouse = 창고에서 자원 1개를 가져옵니다.
om-explain-executive-building = 자신의 고급 건물 하나를 사용합니다. 지도의 건물이나 그 카드를 누르세요.
om-explain-executive-cost = 비용은 수정 { $n }개입니다. 경영 액션은 차례마다 한 번입니다.
om-explain-executive-ship = 수송선이 아직 이 칸에 있어 사용할 수 없습니다. 수송선을 맞이하면 열립니다.
om-explain-executive-crystal = 이 칸에 수정이 있습니다. 빈 보급소 칸 하나에 수정 1개를 둡니다.
om-explain-tech-building = 이 종류의 건물을 레벨만큼까지 새 건물과 연결해 단지를 만듭니다.
om-explain-tech-rover = 탐사차 이동 포인트에 레벨만큼 더합니다.
om-explain-tech-ship = 수송선을 맞이할 때 레벨만큼 이주민을 더 얻습니다.
om-explain-tech-upgrade = 한 액션의 건물 개선 횟수에 레벨만큼 더합니다.
om-explain-tech-shared = 누구나 이용할 수 있으며, 이용되면 소유자가 산소 1개나 개발 1번을 얻습니다.
om-explain-tech-level = { $level }레벨입니다.
om-explain-grid-cost = 이 줄의 비용: { $cost }
om-explain-lab-column = { $level }열: 이 열의 타일은 { $level }레벨이고 게임이 끝날 때 { $op } OP입니다.
om-explain-lab-cost = 타일을 이곳으로 옮기는 비용: { $cost }
om-explain-lab-free = 타일을 이곳에 놓는 비용은 없습니다.
om-explain-lab-gives = 타일이 오면 얻는 혜택: { $benefit }
om-explain-lab-nothing = 타일이 와도 얻는 혜택이 없습니다.
om-explain-building-mine = 비용은 그곳에 머무를 이주민 1개입니다. 소유자가 궤도로 전이할 때마다 광물 1개를 얻습니다.
om-explain-building-shelter = 비용은 산소 1개입니다. 수정을 얻고, 이주민 자리가 2칸, 자원별 저장 한도가 1개 늘어납니다.
om-explain-building = 비용: { $cost }. 단지의 건물 하나당 1개를 얻습니다: { $product }.
om-explain-stack = { $n ->
    [0] 남은 타일이 없습니다.
   *[other] 타일이 { $n }개 남았습니다.
}
om-explain-lss = 정착지에 종류별로 건물이 몇 개 있는지 보여 줍니다. 네 열이 모두 표시된 줄에 이르면 정착지가 성장합니다.
om-explain-lss-column = 지도에 { $n }개 있습니다(최대 6개). { $needed ->
    [yes] 정착지에 필요한 건물입니다. 지으면 보상 점수와 혜택을 얻습니다.
   *[no] 정착지 레벨보다 많아 지금은 지어도 보상이 없습니다.
}
om-explain-lss-benefit = 정착지에 필요한 건물을 지은 플레이어가 고르는 네 혜택 중 하나: { $benefit }
om-explain-space = 번호가 낮을수록 먼저 행동합니다. { $benefit }
om-explain-space-benefit = 도착 혜택: { $benefit }.
om-explain-space-nothing = 도착 혜택이 없습니다.
om-explain-shuttle = 라운드마다 한 칸 움직입니다. 빨간색 칸에서 반대편으로 날아가며, 그때 같은 방면에 있으면 비용 없이 전이합니다.
om-explain-warehouse = { $n ->
    [0] 창고에 남은 것이 없습니다.
   *[other] 창고에 { $n }개 남았습니다.
}
om-explain-mineral = 다른 자원을 대신해 낼 수 있습니다. 수정은 대신할 수 없습니다.
om-explain-battery = 물 추출기와 기술 타일의 비용입니다. 발전소가 만듭니다.
om-explain-water = 온실과 수송선의 비용입니다. 물 추출기가 만듭니다.
om-explain-plant = 산소 응축기와 수송선의 비용입니다. 온실이 만듭니다.
om-explain-oxygen = 거주지와 기술 개발의 비용입니다. 산소 응축기가 만듭니다.
om-explain-crystal = 경영 액션과 계약의 비용이며 이동을 늘립니다. 얻은 수정은 다음 차례까지 보급소 아래에서 기다립니다.
om-explain-limit = { $n }개 보유, 최대 { $limit }개: 거주지 수보다 하나 많습니다.
om-explain-crystals = 보급소에 { $n }개, 자리는 { $room }칸{ $waiting ->
    [0] 입니다.
   *[other] 입니다. { $waiting }개는 다음 차례를 기다립니다.
}
om-explain-op = 지금까지 얻은 OP, 그리고 지금 게임이 끝난다면 받을 점수까지 더한 값입니다.
om-explain-quarters = 액션에 보낼 수 있는 이주민 { $n }개가 쉬고 있습니다. 자리는 { $capacity }칸입니다. 게임이 끝날 때 { $op } OP입니다.
om-explain-working = 작업 구역으로 보낸 이주민입니다. 소유자가 전이할 때 돌아옵니다.
om-explain-bots = 화성에 { $on }개, 수송선으로 더 올 수 있는 것이 { $left }개입니다. 로봇은 자기 헥스와 그 둘레에서 짓고 개선합니다.
om-explain-hangar = 맞이한 수송선입니다. 게임이 끝날 때 하나당 3 OP이거나, 왕복선 없이 전이할 때 소비합니다.
om-explain-shelters = 거주지를 { $n }개 더 지을 수 있습니다. 거주지마다 이주민 자리와 저장 한도가 늘어납니다.
om-explain-cubes = 큐브 5개 중 { $n }개입니다. 종류별 첫 단지가 큐브를 하나씩 올립니다: 1, 2, 4, 7, 11 OP.
om-explain-discoveries = 탐사차가 모은 발견·연구 타일: { $n }개
om-explain-advanced = 지은 설계도: { $n }장
om-explain-exploration = 발견 타일 2개가 공개되어 있고 뒷면으로 { $n }개 남았습니다. 정착지로 전이하면 하나를 자신의 탐사차에서 세 칸 떨어진 헥스에 놓습니다.

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
om-verb-at = 헥스 고르기
om-verb-crew = 탑승자
om-verb-hire = 카드 가져오기
om-verb-refill = 계약 진열
om-verb-stow = 계약에 놓기
om-verb-deliver = 배송
om-verb-benefit = 혜택 받기
om-verb-retrieve = 회수
om-verb-explore = 타일 놓기
om-verb-shuttle = 왕복선 배치
om-verb-prize = 보상 받기
om-verb-show = 과제 공개
