# 테라포밍 마스

# 이름
tm-resource-megacredits = 메가크레딧
tm-resource-steel = 강철
tm-resource-titanium = 티타늄
tm-resource-plants = 식물
tm-resource-energy = 에너지
tm-resource-heat = 열
tm-tag-building = 건물
tm-tag-space = 우주
tm-tag-power = 에너지
tm-tag-science = 과학
tm-tag-jovian = 목성
tm-tag-earth = 지구
tm-tag-plant = 식물
tm-tag-microbe = 미생물
tm-tag-animal = 동물
tm-tag-city = 도시
tm-cube-animal = 동물 자원
tm-cube-microbe = 미생물 자원
tm-cube-science = 과학 자원
tm-cube-fighter = 전투기 자원
tm-tile-none = 마커
tm-tile-ocean = 해양
tm-tile-greenery = 녹지
tm-tile-city = 도시
tm-tile-capital = 수도
tm-tile-natural-preserve = 자연 보존
tm-tile-mining-area = 광산 지대
tm-tile-mining-rights = 광업권
tm-tile-commercial-district = 상업지구
tm-tile-nuclear-zone = 핵무기 기폭지대
tm-tile-industrial-center = 공업 중심지
tm-tile-ecological-zone = 자연 생태 형성지
tm-tile-lava-flows = 용암류
tm-tile-mohole-area = 모홀 구역
tm-tile-restricted-area = 제한 구역
tm-project-power-plant = 발전소 건설
tm-project-asteroid = 소행성 충돌 유도
tm-project-aquifer = 지하수 추출
tm-project-greenery = 녹지 형성
tm-project-city = 도시 건설
tm-milestone-terraformer = 테라포머
tm-milestone-mayor = 시장
tm-milestone-gardener = 원예가
tm-milestone-builder = 건축가
tm-milestone-planner = 전략가
tm-award-landlord = 개척기업상
tm-award-banker = 금융기업상
tm-award-scientist = 과학기업상
tm-award-thermalist = 열기업상
tm-award-miner = 광업기업상
tm-way-plants = 식물
tm-way-microbes = 미생물 자원
tm-way-animals = 동물 자원
tm-way-titanium = 티타늄
tm-way-steel = 강철
tm-way-megacredits = 메가크레딧
tm-way-energy = 에너지
tm-way-add = 자원 추가
tm-way-spend = 카드의 자원 소비
tm-way-card = 자원을 제거하고 카드 가져오기
tm-due-ocean = 해양 타일 놓기
tm-due-greenery = 녹지 타일 놓기
tm-due-city = 도시 타일 놓기
tm-due-special-tile = 특수 타일 놓기
tm-due-claim = 구역 선점
tm-due-draw = 카드 가져오기
tm-due-look = 카드 살펴보기
tm-due-choice = 카드의 선택지 고르기
tm-due-remove = 자원 제거
tm-due-remove-animals = 동물 자원 제거
tm-due-decrease = 생산력 내리기
tm-due-add-microbes = 미생물 자원 추가
tm-due-add-animals = 동물 자원 추가
tm-due-add-any = 카드에 자원 추가
tm-due-viral-enhancers = 바이러스 벡터
tm-due-olympus-conference = 올림푸스 컨퍼런스
tm-due-mars-university = 화성 대학교
tm-due-copy = 생산력 변화 복사
tm-due-convert = 열 생산력을 메가크레딧 생산력으로 전환
tm-due-prey = 카드에서 자원 제거
tm-due-flooding = 해양 타일을 놓고 홍수 일으키기
tm-due-loss = 자신의 생산력 내리기
tm-due-reveal = 카드 공개
tm-due-buy = 카드를 보고 구입 여부 결정
tm-due-sell-energy = 에너지 판매
tm-hex-r1c1 = 1.1 구역
tm-hex-r1c2 = 1.2 구역
tm-hex-r1c3 = 1.3 구역
tm-hex-r1c4 = 1.4 구역
tm-hex-r1c5 = 1.5 구역
tm-hex-r2c1 = 2.1 구역
tm-hex-r2c2 = 타르시스 소화산
tm-hex-r2c3 = 2.3 구역
tm-hex-r2c4 = 2.4 구역
tm-hex-r2c5 = 2.5 구역
tm-hex-r2c6 = 2.6 구역
tm-hex-r3c1 = 아스크라이우스 화산
tm-hex-r3c2 = 3.2 구역
tm-hex-r3c3 = 3.3 구역
tm-hex-r3c4 = 3.4 구역
tm-hex-r3c5 = 3.5 구역
tm-hex-r3c6 = 3.6 구역
tm-hex-r3c7 = 3.7 구역
tm-hex-r4c1 = 파보니스 화산
tm-hex-r4c2 = 4.2 구역
tm-hex-r4c3 = 4.3 구역
tm-hex-r4c4 = 4.4 구역
tm-hex-r4c5 = 4.5 구역
tm-hex-r4c6 = 4.6 구역
tm-hex-r4c7 = 4.7 구역
tm-hex-r4c8 = 4.8 구역
tm-hex-r5c1 = 아르시아 화산
tm-hex-r5c2 = 5.2 구역
tm-hex-r5c3 = 녹티스 시티 구역
tm-hex-r5c4 = 5.4 구역
tm-hex-r5c5 = 5.5 구역
tm-hex-r5c6 = 5.6 구역
tm-hex-r5c7 = 5.7 구역
tm-hex-r5c8 = 5.8 구역
tm-hex-r5c9 = 5.9 구역
tm-hex-r6c1 = 6.1 구역
tm-hex-r6c2 = 6.2 구역
tm-hex-r6c3 = 6.3 구역
tm-hex-r6c4 = 6.4 구역
tm-hex-r6c5 = 6.5 구역
tm-hex-r6c6 = 6.6 구역
tm-hex-r6c7 = 6.7 구역
tm-hex-r6c8 = 6.8 구역
tm-hex-r7c1 = 7.1 구역
tm-hex-r7c2 = 7.2 구역
tm-hex-r7c3 = 7.3 구역
tm-hex-r7c4 = 7.4 구역
tm-hex-r7c5 = 7.5 구역
tm-hex-r7c6 = 7.6 구역
tm-hex-r7c7 = 7.7 구역
tm-hex-r8c1 = 8.1 구역
tm-hex-r8c2 = 8.2 구역
tm-hex-r8c3 = 8.3 구역
tm-hex-r8c4 = 8.4 구역
tm-hex-r8c5 = 8.5 구역
tm-hex-r8c6 = 8.6 구역
tm-hex-r9c1 = 9.1 구역
tm-hex-r9c2 = 9.2 구역
tm-hex-r9c3 = 9.3 구역
tm-hex-r9c4 = 9.4 구역
tm-hex-r9c5 = 9.5 구역

# 행동
tm-do-play = { $card } 사용
tm-do-use = { $card }의 행동 수행
tm-do-build = 일반 프로젝트: { $project }
tm-do-sell-patents = 특허권 매각
tm-do-claim = 업적 달성 선언: { $milestone }
tm-do-fund = 기업상 제정: { $award }
tm-do-convert-plants = 식물 자원으로 녹화 사업
tm-do-convert-heat = 열 자원으로 온난화 사업
tm-do-first-action = 기업의 첫 행동 수행
tm-do-pass = 이번 세대 행동 종료
tm-do-end-turn = 차례 마치기
tm-do-take-corporation = { $card } 선택
tm-do-keep = { $card } 고르기
tm-do-discard = { $card } 버리기
tm-do-on = { $card } 지정
tm-do-copy = { $card } 복사
tm-do-place = { $hex }에 놓기
tm-do-pay-steel = 강철 { $n }개 지불
tm-do-pay-titanium = 티타늄 { $n }개 지불
tm-do-pay-heat = 열 { $n }개 지불
tm-do-target = { $seat }
tm-do-target-neutral = 중립 플레이어
tm-do-target-nobody = 아무도 지정하지 않음
tm-do-amount = { $n }만큼
tm-do-choose = { $way }
tm-do-first = { $due } 먼저 처리
tm-do-done = 완료

# 거절 이유
tm-why-not-in-hand = { $card }{ JOSA($card, "은/는") } 손에 없습니다.
tm-why-price-short = 비용은 { $price } M€인데 { $short } M€이 모자랍니다.
tm-why-too-cold = 기온이 { SIGN($bound) ->
    [minus] −{ SIZE($bound) }
   *[other] { $bound }
 }°C 이상이어야 합니다. 지금은 { SIGN($now) ->
    [minus] −{ SIZE($now) }
   *[other] { $now }
 }°C입니다.
tm-why-too-warm = 기온이 { SIGN($bound) ->
    [minus] −{ SIZE($bound) }
   *[other] { $bound }
 }°C 이하여야 합니다. 지금은 { SIGN($now) ->
    [minus] −{ SIZE($now) }
   *[other] { $now }
 }°C입니다.
tm-why-oxygen-low = 산소 농도가 { $bound }% 이상이어야 합니다. 지금은 { $now }%입니다.
tm-why-oxygen-high = 산소 농도가 { $bound }% 이하여야 합니다. 지금은 { $now }%입니다.
tm-why-oceans-few = 해양이 { $bound }개 이상 필요합니다. 지금은 { $now }개입니다.
tm-why-oceans-many = 해양이 { $bound }개 이하여야 합니다. 지금은 { $now }개입니다.
tm-why-tags-few = { $tag } 태그가 { $bound }개 이상 필요합니다. 지금은 { $now }개입니다.
tm-why-production-needed = { $resource } 생산력이 { $bound } 이상이어야 합니다. 지금은 { $now }입니다.
tm-why-greenery-needed = 자신의 녹지 타일이 { $bound }개 이상 필요합니다. 지금은 { $now }개입니다.
tm-why-cities-needed = 도시가 { $bound }곳 이상 있어야 합니다. 지금은 { $now }곳입니다.
tm-why-production-short = { $resource } 생산력이 { SIGN($need) ->
    [minus] −{ SIZE($need) }
   *[other] { $need }
 } 이상이어야 합니다. 지금은 { SIGN($now) ->
    [minus] −{ SIZE($now) }
   *[other] { $now }
 }입니다.
tm-why-resource-short = { SAME($resource, "메가크레딧") ->
    [yes] { $need } M€이 필요합니다. 지금은 { $now } M€입니다.
   *[no] { $resource }{ JOSA($resource, "이/가") } { $need }개 필요합니다. 지금은 { $now }개입니다.
 }
tm-why-no-victim = { $resource } 생산력을 반드시 { $need } 내려야 하는 효과인데, 그만큼 내릴 수 있는 플레이어가 없습니다.
tm-why-no-hex = { $tile } 타일을 놓을 구역이 없습니다.
tm-why-nothing-to-copy = 생산력 변화를 복사할 수 있는 건물 카드가 없습니다.
tm-why-nothing-to-take = 제거할 { $cube }{ JOSA($cube, "이/가") } 놓인 카드가 없습니다.
tm-why-prey-protected = 카드 위의 { $cube }{ JOSA($cube, "은/는") } 모두 보호받고 있습니다.
tm-why-nothing-to-claim = 선점할 수 있는 빈 육지 구역이 없습니다.
tm-why-not-yours = { $card }{ JOSA($card, "은/는") } 자신의 앞에 놓인 카드가 아닙니다.
tm-why-no-action = { $card }에는 행동이 없습니다.
tm-why-action-used = { $card }의 행동은 이번 세대에 이미 수행했습니다.
tm-why-cubes-short = { $card }에 자원이 { $need }개 있어야 합니다. 지금은 { $now }개입니다.
tm-why-rating-not-raised = 이번 세대에 테라포밍 등급이 오르지 않았습니다.
tm-why-first-action-due = 먼저 { $card }의 첫 행동을 수행해야 합니다.
tm-why-no-first-action = 수행할 첫 행동이 없습니다.
tm-why-hand-empty = 손에 매각할 카드가 없습니다.
tm-why-milestone-taken = { $milestone } 업적은 이미 달성이 선언되었습니다.
tm-why-milestones-gone = 업적 3개의 달성이 이미 선언되어 더 선언할 수 없습니다.
tm-why-milestone-short = { $milestone } 업적을 달성하려면 { $need } 이상이어야 합니다. 지금은 { $now }입니다.
tm-why-award-funded = { $award }{ JOSA($award, "은/는") } 이미 제정되었습니다.
tm-why-awards-gone = 기업상 3개가 이미 제정되어 더 제정할 수 없습니다.
tm-why-not-in-solo = 1명 게임에는 업적과 기업상이 없습니다.
tm-why-act-or-pass = 먼저 행동을 하거나 행동 종료를 선언하세요.
tm-why-already-acted = 이번 차례에 이미 행동했습니다. 한 번 더 행동하거나 차례를 마치세요.
tm-why-hex-occupied = { $hex }에는 이미 타일이 있습니다.
tm-why-hex-for-ocean = { $hex }{ JOSA($hex, "은/는") } 해양 전용 구역입니다.
tm-why-hex-not-ocean = { $hex }{ JOSA($hex, "은/는") } 해양 전용 구역이 아닙니다.
tm-why-hex-for-noctis = { $hex }에는 녹티스 시티만 놓을 수 있습니다.
tm-why-hex-not-noctis = 녹티스 시티는 { $hex }{ JOSA($hex, "이/가") } 아니라 전용 구역에 놓아야 합니다.
tm-why-hex-claimed = { $hex }{ JOSA($hex, "은/는") } 다른 플레이어가 선점했습니다.
tm-why-hex-beside-own = 녹지 타일은 가능하면 자신의 타일 옆에 놓아야 하는데, { $hex } 옆에는 자신의 타일이 없습니다.
tm-why-hex-beside-city = { $hex } 옆에 도시가 있습니다.
tm-why-hex-two-cities = { $hex }{ JOSA($hex, "은/는") } 도시 2곳 이상과 인접한 구역이 아닙니다.
tm-why-hex-needs-city = { $hex }{ JOSA($hex, "은/는") } 도시와 인접하지 않습니다.
tm-why-hex-needs-greenery = { $hex }{ JOSA($hex, "은/는") } 녹지와 인접하지 않습니다.
tm-why-hex-not-alone = { $hex } 옆에 타일이 있습니다.
tm-why-hex-no-metal = { $hex }에는 강철이나 티타늄 점유 보너스가 없습니다.
tm-why-hex-no-own-tile = { $hex }{ JOSA($hex, "은/는") } 자신의 타일과 인접하지 않습니다.
tm-why-hex-not-volcanic = { $hex }{ JOSA($hex, "은/는") } 화산 구역이 아닙니다.
tm-why-not-offered = { $card }{ JOSA($card, "은/는") } 지금 고를 수 있는 카드가 아닙니다.
tm-why-not-in-order = 카드는 번호 순서대로 고릅니다. 다시 고르려면 선택을 되돌리세요.
tm-why-keep-short = 고른 카드를 구입하려면 { $price } M€이 필요합니다. 지금은 { $now } M€입니다.
tm-why-keep-enough = { $need }장을 더 골라야 합니다.
tm-why-keep-more = 이 카드를 고르면 남은 카드로 { $need }장을 채울 수 없습니다.
tm-why-corporation-first = 먼저 기업을 고르세요.
tm-why-corporation-taken = 이미 기업을 골랐습니다. 다시 고르려면 선택을 되돌리세요.
tm-why-not-dealt = { $card }{ JOSA($card, "은/는") } 자신이 받은 기업이 아닙니다.
tm-why-sell-one = 적어도 1장은 매각해야 합니다.
tm-why-pay-range = { $low }개 이상 { $high }개 이하로 내야 합니다.
tm-why-target-absent = 이 테이블에는 { $seat }{ JOSA($seat, "이/가") } 없습니다.
tm-why-target-no-shore = { $seat }에게는 새 해양 타일에 인접한 타일이 없습니다.
tm-why-target-lacks = { $seat }에게는 해당 자원이나 생산력이 부족합니다.
tm-why-target-protected = { $seat }의 자원은 ‘서식지 보호’ 카드의 보호를 받습니다.
tm-why-no-neutral = 중립 플레이어는 1명 게임에만 있습니다.
tm-why-target-required = 반드시 플레이어 1명을 지정해야 합니다.
tm-why-amount-range = { $low } 이상 { $high } 이하로 골라야 합니다.
tm-why-not-a-holder = { $card }{ JOSA($card, "은/는") } 해당 자원을 모으는 카드가 아닙니다.
tm-why-cubes-protected = { $card }에 놓인 자원은 보호받고 있습니다.
tm-why-way-not-printed = 카드에 없는 선택지입니다.
tm-why-not-due = 지금 처리할 효과가 아닙니다: { $due }.
tm-why-loss-not-yet = 다른 효과를 먼저 처리해야 이 효과를 처리할 수 있습니다.
tm-why-no-box = { $card }에는 적용할 수 있는 생산력 변화가 없습니다.

# 질문
tm-ask-start = 기업을 고른 뒤 장당 3 M€에 구입할 카드를 고르세요.
tm-ask-research = 장당 3 M€에 구입할 카드를 고르세요. 보유 자금: { $money } M€
tm-ask-draft = 카드 1장을 보관하고 나머지를 넘기세요.
tm-ask-turn = { $n }세대: 행동을 하거나 행동 종료를 선언하세요.
tm-ask-second = 두 번째 행동을 하거나 차례를 마치세요.
tm-ask-steel = 비용 { $price } M€을 내는 데 강철을 몇 개 쓰겠습니까?
tm-ask-titanium = 비용 { $price } M€을 내는 데 티타늄을 몇 개 쓰겠습니까?
tm-ask-heat = 비용 { $price } M€을 내는 데 열을 몇 개 쓰겠습니까?
tm-ask-place = { $tile } 타일을 어디에 놓겠습니까?
tm-ask-claim-hex = 어느 구역을 선점하겠습니까?
tm-ask-first = 무엇을 먼저 처리하겠습니까?
tm-ask-remove = { SAME($resource, "메가크레딧") ->
    [yes] 누구의 자금을 최대 { $n } M€ 제거하겠습니까?
   *[no] 누구의 { $resource }{ JOSA($resource, "을/를") } 최대 { $n }개 제거하겠습니까?
 }
tm-ask-steal = { SAME($resource, "메가크레딧") ->
    [yes] 누구에게서 최대 { $n } M€을 빼앗겠습니까?
   *[no] 누구에게서 { $resource }{ JOSA($resource, "을/를") } 최대 { $n }개 빼앗겠습니까?
 }
tm-ask-decrease = 누구의 { $resource } 생산력을 { $n } 내리겠습니까?
tm-ask-amount = { SAME($resource, "메가크레딧") ->
    [yes] 몇 M€으로 하겠습니까?
   *[no] { $resource }{ JOSA($resource, "을/를") } 몇 개로 하겠습니까?
 }
tm-ask-cube-amount = { $cube }{ JOSA($cube, "을/를") } 몇 개로 하겠습니까?
tm-ask-insulate = 열 생산력을 메가크레딧 생산력으로 얼마나 바꾸겠습니까?
tm-ask-sell-energy = 에너지 몇 개를 M€으로 바꾸겠습니까?
tm-ask-add = { $cube } { $n }개를 어느 카드에 추가하겠습니까?
tm-ask-add-any = 어느 카드에 자원을 추가하겠습니까?
tm-ask-remove-cubes = 어느 카드에서 { $cube }{ JOSA($cube, "을/를") } 최대 { $n }개 제거하겠습니까?
tm-ask-prey = 어느 카드에서 { $cube } 1개를 제거하겠습니까?
tm-ask-flooding = 홍수로 누구의 자금을 최대 { $n } M€ 제거하겠습니까?
tm-ask-way = { $card }: 어떤 선택지를 고르겠습니까?
tm-ask-effect-way = { $card }의 지속 효과: 어떤 선택지를 고르겠습니까?
tm-ask-action-way = { $card }의 행동: 어떤 선택지를 고르겠습니까?
tm-ask-look = 손에 들 카드 { $n }장을 고르세요.
tm-ask-buy = 이 카드를 3 M€에 구입하겠습니까?
tm-ask-exchange = 카드 1장을 버리고 1장을 가져오겠습니까?
tm-ask-copy = 어느 건물 카드의 생산력 변화를 복사하겠습니까?
tm-ask-sell =
    { $n ->
        [0] 매각할 카드를 고르세요.
       *[other] 매각할 카드를 고르세요. 지금까지 { $n }장을 골랐습니다.
    }
tm-ask-final = 식물 { $n }개로 마지막 녹화 사업을 하겠습니까?

# 기록
tm-log-neutral = { $hex }에 중립 { $tile } 타일이 놓입니다.
tm-log-corporation = { $seat }{ JOSA($seat, "이/가") } { $card }{ JOSA($card, "을/를") } 공개합니다.
tm-log-bought = { $seat }{ JOSA($seat, "이/가") } { $n ->
    [0] 카드를 구입하지 않습니다
   *[other] 카드 { $n }장을 손에 듭니다
 }.
tm-log-generation = { $n }세대가 시작됩니다. 시작 플레이어는 { $seat }입니다.
tm-log-drew = { $seat }{ JOSA($seat, "이/가") } { $card }{ JOSA($card, "을/를") } 가져옵니다.
tm-log-drew-hidden = { $seat }{ JOSA($seat, "이/가") } 카드 1장을 가져옵니다.
tm-log-reshuffled = 버린 카드를 섞어 새 덱을 만듭니다.
tm-log-revealed = { $seat }{ JOSA($seat, "이/가") } { $card }{ JOSA($card, "을/를") } 공개합니다.
tm-log-played = { $seat }{ JOSA($seat, "이/가") } { $price } M€을 내고 { $card }{ JOSA($card, "을/를") } 사용합니다.
tm-log-used = { $seat }{ JOSA($seat, "이/가") } { $card }의 행동을 수행합니다.
tm-log-built = { $seat }{ JOSA($seat, "이/가") } { $price } M€을 내고 일반 프로젝트 ‘{ $project }’{ JOSA($project, "을/를") } 추진합니다.
tm-log-sold = { $seat }{ JOSA($seat, "이/가") } 특허권 매각으로 카드 { $n }장을 버립니다.
tm-log-claimed = { $seat }{ JOSA($seat, "이/가") } { $milestone } 업적의 달성을 선언합니다.
tm-log-funded = { $seat }{ JOSA($seat, "이/가") } { $price } M€을 내고 { $award }{ JOSA($award, "을/를") } 제정합니다.
tm-log-greened = { $seat }{ JOSA($seat, "이/가") } 식물 { $n }개로 녹화 사업을 합니다.
tm-log-warmed = { $seat }{ JOSA($seat, "이/가") } 열로 온난화 사업을 합니다.
tm-log-first = { $seat }{ JOSA($seat, "이/가") } { $card }의 첫 행동을 수행합니다.
tm-log-first-dropped = { $card }의 첫 행동을 수행할 수 없어 { $seat }의 첫 행동이 취소됩니다.
tm-log-passed = { $seat }{ JOSA($seat, "이/가") } 행동을 종료합니다.
tm-log-paid = { $seat }{ JOSA($seat, "이/가") } { SAME($resource, "메가크레딧") ->
    [yes] { $n } M€을
   *[no] { $resource } { $n }개를
 } 지불합니다.
tm-log-gained = { $seat }{ JOSA($seat, "이/가") } { SAME($resource, "메가크레딧") ->
    [yes] { $n } M€을
   *[no] { $resource } { $n }개를
 } 얻습니다.
tm-log-lost = { $seat }{ JOSA($seat, "이/가") } { SAME($resource, "메가크레딧") ->
    [yes] { $n } M€을
   *[no] { $resource } { $n }개를
 } 잃습니다.
tm-log-stolen = { $seat }{ JOSA($seat, "이/가") } { $victim }에게서 { SAME($resource, "메가크레딧") ->
    [yes] { $n } M€을
   *[no] { $resource } { $n }개를
 } 빼앗습니다.
tm-log-stolen-neutral = { $seat }{ JOSA($seat, "이/가") } 중립 플레이어에게서 { SAME($resource, "메가크레딧") ->
    [yes] { $n } M€을
   *[no] { $resource } { $n }개를
 } 빼앗습니다.
tm-log-production = { $seat }의 { $resource } 생산력이 { $n } 오릅니다.
tm-log-production-lost = { $seat }의 { $resource } 생산력이 { $n } 내립니다.
tm-log-production-neutral = 중립 플레이어의 { $resource } 생산력이 { $n } 내립니다.
tm-log-rating = { $seat }의 테라포밍 등급이 { $n } 오릅니다.
tm-log-temperature = { $seat }{ JOSA($seat, "이/가") } 기온을 { SIGN($n) ->
    [minus] −{ SIZE($n) }
   *[other] { $n }
 }°C로 올립니다.
tm-log-oxygen = { $seat }{ JOSA($seat, "이/가") } 산소 농도를 { $n }%로 올립니다.
tm-log-tile = { $seat }{ JOSA($seat, "이/가") } { $hex }에 { $tile } 타일을 놓습니다.
tm-log-offworld = { $seat }{ JOSA($seat, "이/가") } { $card }{ JOSA($card, "으로/로") } 화성 밖에 도시 타일을 놓습니다.
tm-log-hex-claimed = { $seat }{ JOSA($seat, "이/가") } { $hex }{ JOSA($hex, "을/를") } 선점합니다.
tm-log-cubes = { $seat }{ JOSA($seat, "이/가") } { $card }에 { $cube } { $n }개를 추가합니다.
tm-log-cubes-lost = { $seat }{ JOSA($seat, "이/가") } { $card }에서 { $cube } { $n }개를 잃습니다.
tm-log-cubes-neutral = { $seat }{ JOSA($seat, "이/가") } 중립 플레이어의 { $cube } 1개를 제거합니다.
tm-log-discarded = { $seat }{ JOSA($seat, "이/가") } { $card }{ JOSA($card, "을/를") } 버립니다.
tm-log-discarded-hidden = { $seat }{ JOSA($seat, "이/가") } 카드 1장을 버립니다.
tm-log-copied = { $seat }{ JOSA($seat, "이/가") } { $card }의 생산력 변화를 복사합니다.
tm-log-produced = { $n }세대의 생산 단계입니다.
tm-log-income =
    { $seat }{ JOSA($seat, "이/가") } { $steel ->
        [0] {""}
       *[other] 강철 { $steel }개,{" "}
    }{ $titanium ->
        [0] {""}
       *[other] 티타늄 { $titanium }개,{" "}
    }{ $plants ->
        [0] {""}
       *[other] 식물 { $plants }개,{" "}
    }{ $energy ->
        [0] {""}
       *[other] 에너지 { $energy }개,{" "}
    }{ $heat ->
        [0] {""}
       *[other] 열 { $heat }개,{" "}
    }{ $megacredits } M€을 받습니다.
tm-log-final = 테라포밍이 끝납니다. 마지막 녹화 사업 뒤에 승점을 계산합니다.
tm-log-score = { $seat }의 승점은 { $n }점입니다.

# 게임 끝
tm-end-scored = 화성 테라포밍이 끝나 승점을 계산했습니다.
tm-end-solo-won = 14세대 안에 화성 테라포밍을 완료해 승리했습니다.
tm-end-solo-lost = 14세대 안에 화성 테라포밍을 완료하지 못해 패배했습니다.

# 첫 게임 안내
tm-lesson-first-production = 기온, 산소 농도, 해수량이 모두 목표치에 다다르면 게임이 끝나고, 승점이 가장 높은 플레이어가 이깁니다. 승점은 테라포밍 등급, 녹지, 도시, 카드, 업적, 기업상에서 나옵니다. 42 M€과 무료 카드 10장으로 시작합니다. 초반에는 생산력에 투자하는 것이 가장 좋습니다. 6 M€짜리 ‘후원’은 앞으로 세대마다 2 M€을 더 가져다줍니다.
tm-lesson-first-second = 한 차례에 행동을 두 번까지 할 수 있습니다. ‘광산’은 강철 생산력을 올립니다. 강철은 건물 카드의 추진 비용을 낼 때 1개당 2 M€으로 칩니다.
tm-lesson-first-action-card = 파란색 카드는 사용한 뒤에도 계속 쓸모가 있습니다. ‘완보동물’에는 세대마다 한 번 수행할 수 있는 행동이 있습니다.
tm-lesson-first-use = 지금 행동을 수행해 보세요. 게임이 끝나면 이 카드의 미생물 자원 4개당 승점 1점입니다.
tm-lesson-first-power = 많은 도시와 공장에는 에너지 생산력이 필요합니다. ‘발전소’는 에너지 생산력을 올리는 가장 값싼 방법입니다.
tm-lesson-first-end-turn = 두 번째 행동은 하지 않아도 됩니다. 지금은 M€을 아끼고 차례를 마치세요. 다른 플레이어들이 행동한 뒤 다시 차례가 돌아옵니다.
tm-lesson-first-pass = 더 할 만한 행동이 없으면 행동 종료를 선언하세요. 모두가 선언하면 자원을 생산하고 다음 세대가 시작됩니다.
tm-lesson-first-research = 모두 생산을 마쳤습니다. 테라포밍 등급과 메가크레딧 생산력만큼 M€을 받고, ‘광산’ 덕분에 강철도 받았습니다. 이제 새 카드 4장 가운데 원하는 것을 장당 3 M€에 구입하세요. 한 장도 구입하지 않아도 됩니다.
tm-lesson-first-event = ‘소행성’은 기온을 한 단계 올립니다. 테라포밍 등급도 함께 오르므로, 승점 1점을 얻고 세대마다 1 M€을 더 받습니다.
tm-lesson-first-target = 플레이어 1명의 식물을 제거할 수도 있습니다. 아무도 지정하지 않아도 됩니다.
tm-lesson-first-outpost = ‘연구 전진기지’를 사용하면 자신의 도시가 생기고, 이후 모든 카드의 추진 비용이 줄어듭니다. 도시는 인접한 녹지 하나당 승점 1점입니다.
tm-lesson-first-place = 점유 보너스가 좋고 주변에 빈 땅이 있는 구역을 찾으세요. 이 구역에서는 식물 2개를 받으며, 옆에는 앞으로 해양이 놓입니다.
tm-lesson-first-plants = 식물 8개로 녹지 타일을 놓을 수 있습니다. 산소 농도와 테라포밍 등급이 오르고, 녹지는 승점 1점이며, 인접한 도시의 승점도 늘어납니다.
tm-lesson-first-heat = 열 8개로 기온을 한 단계 올리면 테라포밍 등급도 함께 오릅니다.
tm-lesson-first-milestone = 녹지 타일이 3개이니 8 M€을 내고 원예가 업적의 달성을 선언하세요. 승점 5점이며, 업적은 모두 합해 3개까지만 선언할 수 있습니다.
tm-lesson-first-award = 기업상도 업적처럼 승점이 됩니다. 누가 제정했든 게임이 끝날 때 그 부문 1위가 받습니다. 메가크레딧 생산력이 가장 높으니 금융기업상을 제정하세요. 첫 번째는 8 M€이고, 뒤로 갈수록 비싸집니다.
tm-lesson-first-second-pass = 다시 행동 종료를 선언하세요. 카드와 테라포밍 등급의 가치는 생산 단계에서 드러납니다. 플레이어 옆의 승점이 늘어나는 것을 지켜보면서 이제 혼자 해 보세요!

# 여러 게임에 걸쳐 세는 것
tm-tally-clock = 세대
tm-tally-keep = 구입하거나 보관한 카드
tm-tally-corporation = 기업
tm-tally-played = 사용한 카드
tm-tally-claimed = 달성한 업적
tm-tally-funded = 제정한 기업상
tm-tally-built = 일반 프로젝트

# 하기 전에 알리는 말
tm-warn-milestone-left = 8 M€으로 { $milestone } 업적의 달성을 선언할 수 있습니다. 지금 행동을 종료하면 다른 플레이어가 먼저 선언할 수 있습니다.
tm-warn-action-left = { $card }의 행동을 아직 수행하지 않았습니다. 비용이 들지 않으며, 이번 세대가 지나면 기회가 사라집니다.
tm-warn-heat-left = 열이 충분하므로 기온과 테라포밍 등급을 올릴 수 있습니다.
tm-warn-plants-left = 식물이 충분하므로 녹지 타일을 놓을 수 있습니다. 그대로 두면 다른 플레이어가 식물을 제거할 수 있습니다.
tm-warn-second-action = 이번 차례에 행동을 한 번 더 할 수 있습니다.
tm-warn-overpaid = { $lost } M€을 더 내며 거스름돈은 없습니다. 1개를 덜 내도 비용을 치를 수 있습니다.
tm-warn-no-warmth = 기온이 이미 목표치에 다다라 더 오르지 않으며, 테라포밍 등급도 오르지 않습니다.
tm-warn-no-oxygen = 산소 농도가 이미 목표치에 다다라 더 오르지 않으며, 테라포밍 등급도 오르지 않습니다.
tm-warn-no-ocean = 해양 타일 9개가 이미 모두 놓여 더 놓을 수 없습니다.
tm-warn-no-holder = { $cube }{ JOSA($cube, "을/를") } 놓을 카드가 없어 얻지 못합니다.
tm-warn-last-production = 이번 세대로 게임이 끝나므로 생산력을 올려도 쓸 데가 없습니다.
