# Red Dust Rebellion: 브라우저 게임판의 말

rd-board-label = 화성 지도
rd-board-population = 인구 { $n }
rd-board-damage = 피해 { $n }
rd-board-chosen = 이번 작전에서 고름
rd-board-control-coin = COIN 진영 통제
rd-board-control-rd = 레드 더스트 통제
rd-board-control-cr = 구원자 교회 통제
rd-board-storm-approaching = 폭풍 접근
rd-board-storm-raging = 성난 폭풍
rd-board-standing = { $who } { $n }, 넘어야 할 값 { $goal }, 승리 점수 차이 { $margin }
rd-board-faction = 진영
rd-board-score = 점수
rd-board-goal = 넘어야 할 값
rd-board-margin = 승리 점수 차이
rd-board-story = 그동안의 일
rd-board-story-help = 지난 차례 뒤에 다른 진영들이 한 일
rd-board-story-why = 모든 단계와 이유
rd-board-story-back = 이전 차례
rd-board-story-on = 다음 차례
rd-board-sequence = 이번 카드의 차례
rd-board-acting = 행동 중
rd-board-acted = 행동함
rd-board-eligible = 적격
rd-board-ineligible = 부적격
rd-board-nonplayer = 논플레이어
rd-board-has-resources = 자원 { $n }
rd-board-has-assets = 자산 { $n }장
rd-board-total-mg = 보급 총합 { $n }
rd-board-total-corp = 총합 { $n }
rd-board-total-rd = 선동 총합 { $n }
rd-board-total-cr = 자산 총합 { $n }
rd-board-flashpoint = 급변 사태
rd-board-confidence = 지구 정부 신뢰도
rd-board-earthgov = 지구 정부
rd-board-controller = 통제 진영: { $who }
rd-board-nobody = 통제 진영 없음
rd-board-casualties = 사상자
rd-board-available = 가용 게임말
rd-board-legend = 게임말의 종류
rd-board-displaced = 난민
rd-board-profits = 이익
rd-board-storms = 폭풍 라운드
rd-board-events-left = 남은 카드
rd-board-haboob = 모래폭풍
rd-board-current = 현재 이벤트
rd-board-next = 다음
rd-board-staying = 진행 중인 효과
rd-board-played = 진행한 이벤트
rd-board-spent = 사용한 자산
rd-board-event-card = 이벤트
rd-board-campaign-card = 여론전
rd-board-dust-storm = 먼지 폭풍
rd-board-asset-capability = 자산: 능력
rd-board-asset-event = 자산: 이벤트
rd-board-asset-resource = 자산: 자원
rd-board-worth = { $operation }에는 { $n }의 가치
rd-sector-tharsis-montes = 타르시스 화산군
rd-sector-arabia-terra = 아라비아 대지
rd-sector-hellas-planitia = 헬라스 평원

# 한곳에서 여러 가지를 할 수 있을 때 무엇을 할지
rd-verb-event = 이벤트
rd-verb-asset = 자산 실행
rd-verb-discard = 버리기
rd-verb-pay = 지불
rd-verb-give = 사용
rd-verb-pick = 구역 고르기
rd-verb-ambush = 매복
rd-verb-suppress = 제압
rd-verb-house = 수용
rd-verb-repair = 수리
rd-verb-shift = 여론 이동
rd-verb-move = 이동
rd-verb-remove = 게임말 고르기
rd-verb-place = 배치
rd-verb-name = 진영 지정
rd-verb-campaign = 여론전 카드
rd-verb-line = 자기부상선
rd-verb-request = 자원 요청
rd-verb-offer = 자원 제안
rd-verb-propose = 합의 제안

# 게임판에서 보이는 것의 설명
rd-explain-standing = { SIGN($margin) ->
    [minus] 지금 { $n }입니다. 먼지 폭풍 때 { $goal }{ JOSA($goal, "을/를") } 넘으면 이깁니다. { $missing } 모자랍니다.
    [zero] 지금 { $n }입니다. 먼지 폭풍 때 { $goal }{ JOSA($goal, "을/를") } 넘으면 이깁니다. 1 모자랍니다.
   *[plus] 지금 { $n }입니다. 넘어야 할 값 { $goal }보다 높아 다음 먼지 폭풍 때 이깁니다.
} 세 번째 먼지 폭풍 뒤에는 차이가 가장 큰 진영이 이깁니다.
rd-explain-counts-mg = 총 지지 점수와 지구 정부 신뢰도를 더합니다.
rd-explain-counts-corp = 이익을 셉니다.
rd-explain-counts-rd = 총 반대 점수와 자기 기지를 더합니다.
rd-explain-counts-cr = 자신이 통제하는 구역과 자기 기지를 더해 다른 모든 기지와 견줍니다.
rd-explain-flag = { $who }{ JOSA($who, "이/가") } 넘어야 할 값: { $goal }
rd-explain-flashpoint = 새 이벤트가 나올 때마다 번개 옆의 수만큼 나아갑니다. 5에 이르면 급변 사태 라운드를 합니다: 사이클러, 사상자, 신뢰도, 테라포밍, 폭풍, 소모와 전환.
rd-explain-confidence = 지구 정부의 신뢰도는 지금 { $value }이며 화성 정부의 점수가 됩니다. 칸의 색은 지구 정부의 게임말을 쓰는 진영입니다. 다음 급변 사태 라운드 때 EG+면 오르고 EG−면 내립니다. 지금은 { $marker }입니다.
rd-explain-profits = 기업이 벌어들인 이익입니다. 기업은 이익으로 이깁니다.
rd-explain-displaced = 집을 잃은 인구가 { $n }개 있습니다. 수용할 때까지 먼지 폭풍마다 기업과 화성 정부가 값을 치릅니다.
rd-explain-storms = 먼지 폭풍 라운드 3번 중 { $n }번이 지났습니다. 그때마다 승리를 확인하며, 세 번째에 게임이 끝납니다.
rd-explain-events-left = 덱에 이벤트 카드가 { $n }장 남았습니다.
rd-explain-haboob = 다음이 먼지 폭풍입니다. 정찰과 행군을 할 수 없습니다.
rd-explain-acting = 지금 결정하는 진영입니다.
rd-explain-acted = 이번 카드에서 행동했으며 다음 카드에서는 부적격입니다.
rd-explain-eligible = 이번 카드에서 위의 순서대로 행동할 수 있습니다. 두 진영까지 행동합니다.
rd-explain-ineligible = 지난 카드에서 행동해 이번 카드는 쉽니다.
rd-explain-resources = 자원으로 작전 비용을 냅니다.
rd-explain-assets = 자산 카드로 작전 비용을 내거나, 이벤트를 실행하거나, 버려서 먼저 행동합니다.
rd-explain-flash = 급변 사태 마커를 { $n }칸 움직입니다.
rd-explain-order = 이 카드의 진영 순서: { $order }
rd-explain-cargo-supply = 보급 { $n }개: 포보스에 닿으면 하나당 화성 정부 자원 3이 됩니다.
rd-explain-passive = 인구를 한 번 셉니다.
rd-explain-active = 인구를 두 번 셉니다.
rd-explain-damaged = 우주항구가 닫혔고 이곳에는 수용할 수 없습니다.
rd-explain-spaceport = 우주항구를 쓸 수 있습니다.
rd-explain-approaching = 다음 급변 사태 라운드 때 성난 폭풍이 됩니다.
rd-explain-raging = 사막이면 고를 수 없고, 지하도시면 드나들 수 없습니다.
rd-explain-homes = 사람이 사는 칸 { $lived }개, 빈칸 { $empty }개입니다.
rd-explain-bases = 기지를 { $n }개 더 놓을 수 있습니다.
rd-explain-no-bases = 기지를 더 놓을 수 없습니다.
rd-dice-form = 주사위로 무엇을 하겠습니까?
rd-dice-removes = { $n ->
    [0] 제거하지 않음
   *[other] 적 병력 { $n }개까지 제거
}
rd-dice-damage = { $space }에 피해
rd-dice-no-damage = 피해 없음
rd-dice-set = 주사위 { $die }, { $other }
