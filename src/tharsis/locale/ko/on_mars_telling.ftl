# 온 마스: 글로 보는 테이블

om-told-none = 없음
om-told-nobody = 없음
om-told-own-designed = 자체 값
om-told-own-inferred = 추론한 값
om-told-costs = 비용: { $units }
om-told-gives = 얻는 것: { $gains }
om-told-unit-mineral = 광물 { $n }개
om-told-unit-battery = 전력 { $n }개
om-told-unit-water = 물 { $n }개
om-told-unit-plant = 식물 { $n }개
om-told-unit-oxygen = 산소 { $n }개
om-told-unit-crystal = 수정 { $n }개
om-told-unit-colonist = 이주민 { $n }개
om-told-unit-any = 아무 자원 { $n }개

# 게임 상황
om-told-game = 게임 상황
om-told-setup = 게임 준비 중이며, 각 플레이어가 순번 칸을 선택합니다.
om-told-round = { $round }라운드, 정착지 { $level }레벨입니다.
om-told-end-running =
    { $n ->
        [0] 잔여 임무가 없으므로 이번 개척 단계가 끝나면 게임 종료 조건이 발동됩니다.
       *[other] 잔여 임무는 { $n }개이며, 0개가 되면 게임 종료 조건이 발동됩니다.
    }
om-told-end-triggered = 게임 종료 조건이 발동되었습니다. 다음 라운드가 마지막 라운드입니다.
om-told-end-last-round = 마지막 라운드입니다.
om-told-end-over = 게임이 끝났습니다.
om-told-shuttle-phase = 왕복선 단계입니다. 순번대로 전이 여부를 결정합니다.
om-told-turn =
    { $who ->
        [you] 자신의 차례입니다.
       *[other] { $company }의 차례입니다.
    } { $main ->
        [done] 주요 액션은 마쳤고,
       *[open] 주요 액션이 남아 있고,
    } { $executive ->
        [done] 경영 액션은 더 수행할 수 없습니다.
       *[open] 경영 액션은 아직 수행할 수 있습니다.
    }
om-told-win = 게임 종료 시 OP가 가장 많은 플레이어가 승리합니다.
om-told-points = 현재 OP(괄호 안은 지금 게임이 끝날 때의 OP): { $firms }.
om-told-points-over = OP: { $firms }.
om-told-points-firm =
    { $company } { $op }({ SIGN($final) ->
        [minus] −{ SIZE($final) }
       *[other] { $final }
    })
om-told-points-firm-over = { $company } { $op }
om-told-order = 순번(궤도 방면): { $orbit }. 순번(정착지 방면): { $colony }.
om-told-order-firm =
    { $company } { $space }번 칸{ $turn ->
        [taken] (차례 완료)
       *[open] { "" }
    }
om-told-shuttle = 왕복선은 { $side } 방면 { $space }번 칸에 있으며, { $space ->
    [1] 다음 왕복선 단계에
   *[other] { $space }번째 왕복선 단계에
} { $to } 방면으로 전이합니다.
om-told-missions = 임무
om-told-missions-line = 임무: { $missions }.
om-told-mission = { $mission } { $left }번 남음(1번당 수정 { $crystals }개)
om-told-mission-beside = { $action } 액션 옆에 임무 마커
om-told-mission-space = 임무 { $space }
om-told-life-support = 생명 유지 체계
om-told-columns = 생명 유지 체계: { $columns }.
om-told-column = { $building } { $n }개{ $need ->
    [yes] (필요함)
   *[no] {""}
}
om-told-growth = 네 종류의 건물이 모두 { $n }개가 되면 정착지 등급이 갱신됩니다.
om-told-grown = 정착지가 가장 높은 레벨에 도달했습니다.
om-told-need = 필요한 종류의 건물을 건설하면 LSS 보상 타일의 OP와 다음 혜택 중 하나를 얻습니다: { $benefits }.
om-told-needed = 필요함
om-told-not-needed = 필요하지 않음
om-told-slots = 액션 칸
om-told-slot-firm = { $company } { $n }개
om-told-slots-of = { $places }칸 중 { $n }칸에 이주민이 있음
om-told-slot-extra =
    { $n ->
        [0] 자신의 추가 비용 없음
       *[other] 자신의 추가 비용: 수정이나 이주민 { $n }개
    }
om-told-turn-order = 순번 칸

# 라세르다
om-told-lacerda-firm = { $company }(라세르다)
om-told-solo = { $goal }: { $parts }.
om-told-goal-first-colonists = 정착지 3레벨 이상, 완료한 계약 1개, 완료한 개인 목표 1장, 6레벨 기술 1개, 라세르다보다 높은 OP
om-told-goal-next-generation = 정착지 3레벨 이상, 종류별로 완료한 계약 1개씩, 완료한 개인 목표 1장, 연구 타일 2개, 거주지 4개, 라세르다를 10 OP 이상 앞지르기
om-told-goal-hunky-dory = 정착지 4레벨 이상, 종류별로 완료한 계약 1개씩, 완료한 개인 목표 1장, 자신의 이주민이나 고급 건물 마커가 있는 광산 3개, 고급 건물 5개, 라세르다를 20 OP 이상 앞지르기
om-told-goal-martian-potato = 정착지 3레벨 이상, 온실 고급 건물 계약과 식물 배송 계약 완료, 생화학자 고용, 온실 고급 건물 3개, 자신이 확장한 규모 5 이상의 온실 단지, 식물 5개, 연구 타일 2개, 6레벨 온실 기술, 궤도에서 게임 종료, 라세르다를 30 OP 이상 앞지르기
om-told-solo-bots = 라세르다의 플레이어 보드에 있는 로봇: { $n }개.
om-told-solo-card = 직전 솔로 게임 카드: 액션 { $action }번, 임무: { $mission }. { $travels }.

# 플레이어
om-told-company-you = { $company }(자신)
om-told-companies = 다른 플레이어
om-told-companies-all = 플레이어
om-told-stores =
    저장고: { $goods }(종류별로 { $limit }개까지). 수정: { $crystals }개(보급소 { $spaces }칸){ $waiting ->
        [0] .
       *[other] . 다음 차례부터 쓸 수 있는 수정 { $waiting }개.
    }
om-told-colonists = 이주민: 생활 구역 { $capacity }칸 중 { $n }개, 작업 구역 { $working }개, 액션 칸 { $slots }개, 광산 { $mines }개, 공급처 { $supply }개.
om-told-colonists-brief = 생활 구역 { $capacity }칸 중 { $n }개
om-told-ships = 수송선: 격납고 { $hangar }개, 보급소 칸 { $docks }. 로봇: 화성 { $on }개, 남은 것 { $left }개.
om-told-dock = { $dock }번({ $executive })
om-told-lab = 연구소: { $techs }.
om-told-tech = { $tech }({ $lab })
om-told-tech-level = { $tech } { $level }레벨
om-told-found = 발전 큐브: { $cubes }. 수집한 타일: { $tiles }.
om-told-discoveries = 발견 타일 { $n }개
om-told-score-now = 지금 게임이 끝나면 얻는 점수: { $parts }.
om-told-score-final = 최종 점수 계산: { $parts }.
om-told-score-part =
    { $part } { SIGN($op) ->
        [minus] −{ SIZE($op) }
       *[other] { $op }
    } OP
om-told-supplies = 플레이어 보드 옆에 남은 것: 거주지 { $shelters }개, 고급 건물 마커 { $markers }개.
om-told-player = 진행하는 사람: { $player }.
om-told-executives = 경영 액션
om-told-depot = 보급소 { $dock }번 칸
om-told-worth = 게임 종료 시 { $op } OP
om-told-barred = 수송선이 놓여 있어 수행 불가

# 카드
om-told-cards = { $company }의 카드
om-told-hidden-goal = 공개하지 않은 개인 목표 { $n }장
om-told-hidden-settler = 공개하지 않은 최초 이주민 카드 { $n }장
om-told-hidden-task = 공개하지 않은 과제 카드 { $n }장
om-told-goal-done = 완료한 개인 목표
om-told-plan = { $level }레벨 { $building } 설계도
om-told-unbuilt = 아직 개선에 사용하지 않음
om-told-built = { $hex }의 건물 개선에 사용
om-told-staffed = { $scientist }{ JOSA($scientist, "이/가") } 작업 중
om-told-radar = { $tile }{ JOSA($tile, "이/가") } 놓여 있음
om-told-idle = 과학자, 작업하지 않음
om-told-works = 과학자, { $blueprint }에서 작업 중
om-told-open = 아직 완료하지 않음
om-told-complete = 완료함
om-told-delivered = 배송한 것: { $goods }

# 가져올 수 있는 것
om-told-offers = 가져올 수 있는 것
om-told-grid-row = 기술 타일({ $cost }): { $tiles }.
om-told-grid-tile = { $tech }({ $space })
om-told-display = { $level }레벨 설계도: { $blueprints }.
om-told-warehouse-line = 창고: { $goods }.
om-told-posts-line = 과학자와 지구 계약: { $cards }.
om-told-post = { $card }({ $post })
om-told-exploration-line = 탐사 칸: 왼쪽 { $left }, 오른쪽 { $right }.
om-told-technologies = 기술 타일
om-told-blueprints = 진열된 설계도
om-told-warehouse = 창고
om-told-posts = 과학자와 지구 계약
om-told-contract-cost = 지구 계약의 체결 비용은 { $cost }이며, 과학자의 고용 비용은 카드에 적혀 있습니다.
om-told-exploration = 탐사 칸
om-told-stacks-title = 더미
om-told-stacks = 남은 기술 타일: { $techs }개. 남은 발견 타일: { $discoveries }개.
om-told-contracts = 지구 계약 덱
om-told-on-radar = 레이더에 놓인 타일: { $tile }.

# 지도
om-told-map = 지도
om-told-map-help = 열은 서쪽부터 동쪽으로 A에서 M까지이며, 각 열의 헥스에는 북쪽부터 차례로 번호를 붙입니다.
om-told-empty = 빈 헥스
om-told-hex = { $hex }({ $things })
om-told-of = { $company }의 { $thing }
om-told-miner = 이주민
om-told-complex = 규모 { $size } 단지({ $hexes })
om-told-site = { $place }({ $tech }레벨 이상 기술 필요)
om-told-price = 비용: { $cost }
om-told-tiles = 발견 타일: { $things }.
om-told-research = 연구 타일: { $things }.
om-told-crystals = 수정: { $things }.
om-told-bots = 로봇 { $n }개
om-told-at = { $thing }({ $hexes })
om-told-pieces = 자신의 말
om-told-on = { $hex }
om-told-rover-waits = 플레이어 보드 옆, { $hex }에서 출발
om-told-way = { $way } { $place }

# 머리글
om-told-head-action = 액션
om-told-head-around = 주위:
om-told-head-beside = 인접:
om-told-head-building = 건물
om-told-head-card = 카드
om-told-head-colonists = 이주민:
om-told-head-cost = 비용:
om-told-head-company = 플레이어
om-told-head-fleet = 화성:
om-told-head-executive = 경영 액션
om-told-head-hex = 헥스
om-told-head-on-mars = 건설된 건물
om-told-head-piece = 말
om-told-head-reward = 보상:
om-told-head-sites = 건설할 수 있는 곳:
om-told-head-could = 건설할 수 있는 건물:
om-told-head-space = 칸
om-told-head-stands = 위치:
om-told-head-stores = 저장고:
om-told-head-techs = 기술:
