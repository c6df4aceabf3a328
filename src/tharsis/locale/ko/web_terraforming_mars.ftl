# 브라우저의 게임판.
tm-board-label = 화성 지도
tm-board-hex = { $row }번째 줄, { $col }번째 칸
tm-board-reserved-ocean = 해양 전용
tm-board-place-tharsis-tholus = 타르시스 소화산
tm-board-place-ascraeus-mons = 아스크라이우스 화산
tm-board-place-pavonis-mons = 파보니스 화산
tm-board-place-arsia-mons = 아르시아 화산
tm-board-place-noctis-city = 녹티스 시티
tm-board-steel = 강철
tm-board-titanium = 티타늄
tm-board-plants = 식물
tm-board-card = 카드
tm-board-oxygen-now = 산소 농도: 현재 { $n }%, 목표 14%
tm-board-temperature-now = 기온: 현재 { SIGN($n) ->
    [minus] −{ SIZE($n) }
   *[other] { $n }
 }°C, 목표 8°C
tm-board-oceans-now = 해양: 현재 { $n }개, 목표 9개
tm-board-projects = 일반 프로젝트
tm-board-milestones = 업적 · { $price } M€
tm-board-awards = 기업상 · { $price } M€
tm-board-awards-full = 기업상
tm-board-choosing = 카드를 고르세요.
tm-board-kept = { $n }장 고름 · { $price } M€
tm-board-see-table = 게임판 보기
tm-board-no = 아니요
tm-board-choose-back = 카드로 돌아가기
tm-board-tableau = 펼친 카드
tm-board-nothing-built = 아직 펼친 카드가 없습니다.
tm-board-at-most = ≤ { $n }
tm-board-action = 행동 있음
tm-board-points = 승점
tm-board-no-corporation = 기업 선택 중
tm-board-first = 시작 플레이어
tm-board-passed = 행동 종료
tm-board-rating = 테라포밍 등급
tm-board-hand = 손에 든 카드
tm-board-score = 현재 승점
tm-board-score-rating = 테라포밍 등급
tm-board-score-awards = 기업상
tm-board-score-milestones = 업적
tm-board-score-greeneries = 녹지
tm-board-score-cities = 도시
tm-board-score-cards = 카드
tm-board-generation = { $n }세대
tm-board-generation-of = { $last }세대 중 { $n }세대
tm-board-best = 최고 승점 { $n }점
tm-board-pay = 비용 지불
tm-board-pay-for = { $thing } 비용 지불
tm-board-pay-price = 비용 { $n } M€
tm-board-less-any = 모든 카드
tm-board-less-next = 다음 카드
tm-board-pay-worth = 개당 { $n } M€ · 보유 { $have }
tm-board-pay-money = 나머지 · 보유 { $have }
tm-board-pay-more = { $means } 하나 더
tm-board-pay-less = { $means } 하나 덜
tm-board-pay-exact = 비용과 꼭 맞습니다. 더 내도 거스름돈은 없습니다.
tm-board-pay-lost = { $n } M€을 더 냅니다. 거스름돈은 없습니다.
tm-board-pay-sensible = 추천 조합
tm-board-pay-confirm = 지불
tm-board-summary = { $n }세대 결산
tm-board-summary-nothing = 사용한 카드 없음
tm-times-drew-hidden = { $seat }{ JOSA($seat, "이/가") } 카드 { $n }장을 가져옵니다.
tm-board-summary-always = 세대가 끝날 때마다 보기
tm-board-summary-on = 연구 단계로
tm-board-score-total = 합계
tm-board-score-tie = 남은 M€
tm-board-tie-rule = 동점이면 남은 M€이 많은 쪽이 이깁니다.
tm-board-tie-decided = 동점입니다. 남은 M€이 많은 쪽이 이기고, 남은 M€도 같으면 공동 승리입니다.
tm-board-action-used = 이번 세대에 행동을 수행함
tm-board-goals = 업적과 기업상
tm-board-review = 지난 세대 결산 보기
tm-board-choose-corporation = 내 기업
tm-board-choose-keep =
    { $n ->
        [0] 카드 고르지 않기
       *[other] 카드 { $n }장 고르기
    }
tm-board-choose-sell = 카드 { $n }장 매각
tm-board-selling = 매각할 카드를 고르세요.
tm-board-sold = 카드 { $n }장 매각 · { $gain } M€ 획득
tm-board-lists = 일반 프로젝트, 업적, 기업상
tm-board-offworld-city = { $name }: { $owner }
tm-board-good = { $thing }: { $n }, 생산력 { $made }
tm-board-cost = 추진 비용(M€)
tm-board-needs = 추진 조건

# 업적과 기업상의 기준
tm-board-goal-milestone = { $counts } { $goal } 이상 · { $price } M€ · 승점 5점
tm-board-goal-award =
    { $players ->
        [2] { $counts }: 게임 종료 시 1위 승점 5점
       *[other] { $counts }: 게임 종료 시 1위 승점 5점, 2위 승점 2점
    }
tm-board-goal-price = 제정 비용 { $price } M€
tm-board-goal-gone = 더 이상 고를 수 없음
tm-board-goal-missing = { $n } 부족
tm-board-goal-behind = 1위와 { $n } 차이
tm-board-goal-reached = 달성 선언 가능
tm-board-counts-terraformer = 테라포밍 등급
tm-board-counts-mayor = 자신의 도시
tm-board-counts-gardener = 자신의 녹지
tm-board-counts-builder = 건물 태그
tm-board-counts-planner = 손에 든 카드
tm-board-counts-landlord = 자신의 타일
tm-board-counts-banker = 메가크레딧 생산력
tm-board-counts-scientist = 과학 태그
tm-board-counts-thermalist = 열 자원
tm-board-counts-miner = 강철과 티타늄 자원

# 카드의 그림
tm-board-row-first = 기업의 첫 행동
tm-board-row-first-mark = 첫 행동
tm-board-row-action = 행동: 한 세대에 한 번, 왼쪽을 내고 오른쪽을 얻습니다.
tm-board-row-lasting = 지속 효과: 왼쪽 조건을 충족할 때마다 오른쪽이 적용됩니다.
tm-board-sign-tag = { $tag } 태그
tm-board-sign-production = { $thing } 생산력
tm-board-sign-any = { $sign }(아무 플레이어)
tm-board-sign-star = { $sign }(카드 글 참고)
tm-board-picture-event = 사건
tm-board-picture-cube-any = 카드 위 자원
tm-board-picture-tile-any = 타일
tm-board-picture-temperature = 기온
tm-board-picture-oxygen = 산소 농도
tm-board-picture-rating = 테라포밍 등급
tm-board-picture-points = 승점
tm-board-picture-card = 카드
tm-board-picture-look = 살펴볼 카드
tm-board-picture-next = 이번 세대의 다음 카드
tm-board-picture-project = 일반 프로젝트
tm-board-picture-requirement = 기온·산소 농도·해수량 조건 단계
tm-board-picture-claim = 선점한 구역
tm-board-picture-copy = 복사할 생산력 변화
tm-board-picture-protect = 다른 플레이어로부터 보호
tm-board-picture-or = 또는
tm-board-picture-per = 하나당
tm-board-picture-then = 그다음

# 한곳에서 여러 가지를 할 수 있을 때 무엇을 할지
tm-verb-play = 카드 사용
tm-verb-use = 카드 행동
tm-verb-take-corporation = 기업 선택
tm-verb-keep = 고르기
tm-verb-discard = 버리기
tm-verb-on = 지정
tm-verb-copy = 복사
tm-verb-build = 일반 프로젝트
tm-verb-claim = 업적 달성 선언
tm-verb-fund = 기업상 제정
tm-verb-place = 놓기
tm-verb-target = 플레이어 지정
tm-verb-choose = 고르기
tm-verb-first = 먼저 처리할 것
