# 말로 전하는 게임판.

# 제목
tm-told-title-game = 게임
tm-told-title-points = 승점
tm-told-title-planet = 행성 지표
tm-told-title-payment = 비용 지불
tm-told-title-corporations = 고를 수 있는 기업
tm-told-title-offer = 고를 수 있는 카드
tm-told-title-hand = 손에 든 카드: { $n }장
tm-told-title-players = 플레이어
tm-told-title-board = { $player }: { $corporation }
tm-told-title-goals = 업적과 기업상
tm-told-title-milestones = 업적
tm-told-title-awards = 기업상
tm-told-title-deck = 덱

# 표의 머리글
tm-told-head-player = 플레이어
tm-told-head-parameter = 지표
tm-told-head-now = 현재
tm-told-head-goal = 목표
tm-told-head-left = 목표까지
tm-told-head-gives = 보너스
tm-told-head-corporation = 기업
tm-told-head-buys = 구입 한도
tm-told-head-card = 카드
tm-told-head-cost = 비용
tm-told-head-tags = 태그
tm-told-head-rating = 등급
tm-told-head-points = 승점
tm-told-head-hand = 손에 든
tm-told-head-holds = 보유
tm-told-head-on-cards = 카드 위 자원
tm-told-head-milestone = 업적
tm-told-head-award = 기업상
tm-told-head-counts = 기준
tm-told-head-claimed = 달성 선언
tm-told-head-funded = 제정
tm-told-head-project = 일반 프로젝트
tm-told-head-brings = 결과
tm-told-head-space = 구역
tm-told-head-claim = 선점
tm-told-head-way = 조합
tm-told-head-beside = 인접
tm-told-head-of = { $player }:

# 플레이어와 수량
tm-told-you = { $player }(자신)
tm-told-beginner = 초보자
tm-told-some-megacredits = { $n } M€
tm-told-some-steel = 강철 { $n }개
tm-told-some-titanium = 티타늄 { $n }개
tm-told-some-plants = 식물 { $n }개
tm-told-some-heat = 열 { $n }개
tm-told-some-card = 카드 { $n }장
tm-told-some-animal = 동물 자원 { $n }개
tm-told-some-microbe = 미생물 자원 { $n }개
tm-told-some-science = 과학 자원 { $n }개
tm-told-some-fighter = 전투기 자원 { $n }개
tm-told-priced = { $thing } { $price } M€
tm-told-event = 사건

# 게임 진행
tm-told-generation = { $n }세대입니다.
tm-told-generation-of = { $last }세대 중 { $n }세대입니다.
tm-told-phase-setup = 게임 준비: 모두 기업과 첫 카드를 고릅니다.
tm-told-phase-draft = 드래프트: 모두 카드 1장을 보관하고 나머지를 { $side ->
        [left] 왼쪽
       *[right] 오른쪽
    }으로 넘깁니다.
tm-told-phase-research = 연구 단계: 모두 구입할 카드를 고릅니다.
tm-told-phase-action = 행동 단계: { $player }의 차례입니다.
tm-told-phase-action-you = 행동 단계: 자신의 차례입니다.
tm-told-phase-production = 생산 단계입니다.
tm-told-phase-final = 테라포밍이 끝났습니다. { $player }{ JOSA($player, "이/가") } 마지막 녹화 사업을 할 수 있습니다.
tm-told-phase-final-you = 테라포밍이 끝났습니다. 마지막 녹화 사업을 할 수 있습니다.
tm-told-phase-over = 게임이 끝났습니다.
tm-told-first = 시작 플레이어는 { $player }입니다.
tm-told-ready = 선택을 마친 플레이어: { $things }.
tm-told-passed = 행동을 종료한 플레이어: { $things }.
tm-told-goal = 기온, 산소 농도, 해수량이 모두 목표치에 다다른 세대를 마치면 게임이 끝나고, 승점이 가장 높은 플레이어가 이깁니다.
tm-told-goal-solo = { $last }세대가 끝날 때까지 기온, 산소 농도, 해수량이 모두 목표치에 다다르면 이깁니다.
tm-told-winners =
    { $count ->
        [1] 승점 { $n }점으로 이긴 플레이어: { $players }.
       *[other] 승점 { $n }점으로 공동 승리한 플레이어: { $players }.
    }
tm-told-revealed = 모두에게 공개한 카드: { $card }.
tm-told-variant-era = 대기업시대를 적용해 모든 카드와 기업을 씁니다.
tm-told-variant-short = 대기업시대를 적용하지 않는 짧은 기본 게임입니다.
tm-told-variant-draft = 카드를 구입하기 전에 드래프트를 합니다.

# 행성 지표
tm-told-parameter-temperature = 기온
tm-told-parameter-oxygen = 산소 농도
tm-told-parameter-oceans = 해수량
tm-told-at-temperature = { $n }°C
tm-told-at-oxygen = { $n }%
tm-told-at-oceans = { $n }개
tm-told-left-temperature = { $n }단계
tm-told-left-oxygen = { $n }단계
tm-told-left-oceans = { $n }개
tm-told-gives-heat = { $at }에서 열 생산력 +1
tm-told-gives-ocean = { $at }에서 해양 타일 1개
tm-told-gives-temperature = { $at }에서 기온 1단계
tm-told-rating = 지표를 한 단계 올린 플레이어는 테라포밍 등급이 1 오릅니다. 등급 1당 승점 1점이며, 세대마다 1 M€을 더 받습니다.

# 업적과 기업상
tm-told-milestones-open = 달성을 선언할 수 있는 업적({ $price } M€): { $things }.
tm-told-claimed = 달성이 선언된 업적: { $things }.
tm-told-claimed-by = { $player }의 { $milestone }
tm-told-toward = { $thing } { $now }/{ $goal }
tm-told-awards-open = 제정할 수 있는 기업상({ $price } M€): { $things }.
tm-told-funded = 제정된 기업상: { $things }.
tm-told-race = { $thing }(자신 { $now }, 다른 플레이어 최고 { $best })
tm-told-best = { $thing }(최고 { $best })
tm-told-milestones-left =
    { $n ->
        [0] 더 선언할 수 없습니다. 업적 하나당 승점 5점입니다.
       *[other] 하나당 { $price } M€을 내고 { $n }개를 더 선언할 수 있습니다. 업적 하나당 승점 5점입니다.
    }
tm-told-awards-next = 다음 기업상을 제정하려면 { $price } M€을 내야 합니다.
tm-told-awards-gone = 더 제정할 수 없습니다.
tm-told-awards-rule = 누가 제정했든 게임이 끝나면 1위가 승점 5점{ $players ->
        [2] {""}
       *[other] , 2위가 승점 2점
    }을 받습니다.
tm-told-with-points = { $n }(승점 { $points }점)
tm-told-milestone-terraformer = 테라포밍 등급
tm-told-milestone-mayor = 자신의 도시
tm-told-milestone-gardener = 자신의 녹지
tm-told-milestone-builder = 건물 태그
tm-told-milestone-planner = 손에 든 카드
tm-told-award-landlord = 자신의 타일
tm-told-award-banker = 메가크레딧 생산력
tm-told-award-scientist = 과학 태그
tm-told-award-thermalist = 열 자원
tm-told-award-miner = 강철과 티타늄 자원

# 일반 프로젝트와 덱
tm-told-project-power-plant = 에너지 생산력 +1
tm-told-project-asteroid = 기온 1단계
tm-told-project-aquifer = 해양 타일 1개
tm-told-project-greenery = 녹지 타일 1개
tm-told-project-city = 도시 타일 1개, 메가크레딧 생산력 +1
tm-told-projects = { $things }.
tm-told-patents = 손에 든 카드를 장당 1 M€에 매각할 수도 있습니다.
tm-told-deck = 덱에 { $n }장, 버린 카드 더미에 { $discards }장이 있습니다.

# 고를 카드, 비용, 손에 든 카드
tm-told-chosen = 고름
tm-told-picked = 고름
tm-told-offer-price = 구입하는 카드 1장당 { $price } M€을 냅니다.
tm-told-offer-sale = 매각하는 카드 1장당 { $money } M€을 받습니다.
tm-told-offer-picked = 지금까지 { $n }장을 골랐습니다{ $price ->
        [0] {""}
       *[other] {" "}({ $price } M€)
    }.
tm-told-pay = { $price } M€을 내야 합니다.
tm-told-pay-for = { $thing } 비용으로 { $price } M€을 내야 합니다.
tm-told-pay-printed = 카드에 적힌 비용은 { $cost } M€이며, 다음과 같이 할인됩니다: { $things }.
tm-told-pay-less = { $thing } { $n } M€
tm-told-pay-worth = M€ 대신 쓸 수 있는 자원: { $things }.
tm-told-pay-each = { $thing }(개당 { $price } M€)
tm-told-pay-sensible = 추천 조합: { $way }.
tm-told-pay-ways = 가능한 조합:
tm-told-pay-lost = { $way }({ $n } M€ 초과 지불)
tm-told-instead = { $price } M€(적힌 비용 { $cost } M€)
tm-told-playable = 사용할 수 있음
tm-told-hindered = 지금은 사용할 수 없음({ $why })

# 플레이어 게임판
tm-told-production = 괄호 안은 생산력입니다. 자금 수입은 메가크레딧 생산력에 테라포밍 등급을 더한 만큼입니다.
tm-told-stock = { $n }({ $production })
tm-told-worth = 강철은 개당 { $steel } M€, 티타늄은 개당 { $titanium } M€입니다. 녹화 사업에는 식물 { $plants }개가 듭니다.
tm-told-tags = 태그: { $things }.
tm-told-count = { $thing } { $n }개
tm-told-heat-pays = 열 자원을 M€으로 쓸 수 있습니다.
tm-told-shift = 기온, 산소 농도, 해수량 조건이 { $n }단계까지 모자라거나 넘쳐도 카드를 사용할 수 있습니다.
tm-told-next-discount = 이번 세대에 다음으로 사용하는 카드의 추진 비용이 { $n } M€ 줄어듭니다.
tm-told-first-action = 기업의 첫 행동을 아직 수행하지 않았습니다.
tm-told-actions-open = 이번 세대에 수행할 수 있는 카드 행동: { $things }.
tm-told-actions-used = 이미 수행한 카드 행동: { $things }.
tm-told-lasting = 지속 효과: { $things }.
tm-told-holds = { $card }에 { $things }
tm-told-events = 사용한 사건형 카드: { $things }.

# 지도
tm-told-grid = 지도는 5, 6, 7, 8, 9, 8, 7, 6, 5칸으로 된 아홉 줄입니다. 3.4 구역은 위에서 셋째 줄의 넷째 칸입니다. 해양과 인접한 구역에 타일을 놓으면 해양 하나당 2 M€을 받습니다.
tm-told-oceans = 해양: { $things }.
tm-told-tiles = { $player }: { $things }.
tm-told-tiles-neutral = 중립: { $things }.
tm-told-tile-on = { $spaces }에 { $tile }
tm-told-thing-of = { $player }의 { $thing }
tm-told-thing-yours = 자신의 { $thing }
tm-told-thing-neutral = 중립 { $thing }
tm-told-times = { $thing } { $n }개
tm-told-claimed-for = { $player }의 { $space }
tm-told-claims = 선점한 구역: { $things }.
tm-told-shores = 해양과 인접한 빈 육지: { $things }.
tm-told-shore =
    { $n ->
        [1] { $space }
       *[other] { $space }(해양 { $n }개)
    }
tm-told-suburbs = 자신의 도시와 인접한 빈 육지: { $things }.
tm-told-beyond = 화성 밖 도시: { $things }.
tm-told-area-land = 빈 육지
tm-told-area-volcano = 빈 육지, 화산
tm-told-area-ocean = 해양 전용
tm-told-area-noctis = 녹티스 시티 전용
tm-told-oceans-beside = 해양 { $n }개
