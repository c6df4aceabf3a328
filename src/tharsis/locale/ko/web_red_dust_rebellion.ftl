# 레드 더스트 리벨리언: 브라우저 게임 보드의 말

rd-board-label = 화성 지도
rd-board-population = 인구 { $n }
rd-board-damage = 피해 { $n }
rd-board-chosen = 이번 작전에서 고른 구역
rd-board-pieces = { $kind } { $n }개
rd-board-control-coin = COIN 진영 통제
rd-board-control-rd = 레드 더스트 통제
rd-board-control-cr = 구원자 통제
rd-board-storm-approaching = 폭풍 접근
rd-board-storm-raging = 성난 폭풍
rd-board-standing = { $who } { $n }, 넘어야 할 값 { $goal }, 승리 점수 차이 { $margin }
rd-board-faction = 진영
rd-board-score = 점수
rd-board-goal = 넘어야 할 값
rd-board-margin = 승리 점수 차이
rd-board-story = 그동안의 일
rd-board-story-help = 자신의 지난 차례 뒤에 다른 진영이 한 행동
rd-board-story-why = 모든 단계와 이유
rd-board-story-back = 이전 차례
rd-board-story-on = 다음 차례
rd-board-sequence = 이번 카드의 진영 순서
rd-board-acting = 행동 중
rd-board-acted = 행동 완료
rd-board-eligible = 적격
rd-board-ineligible = 부적격
rd-board-nonplayer = 논플레이어
rd-board-has-resources = 자원 { $n }
rd-board-has-assets = 자산 카드 { $n }장
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
rd-board-storms = 먼지 폭풍 라운드
rd-board-events-left = 남은 카드
rd-board-haboob = 모래폭풍
rd-board-current = 현재 이벤트
rd-board-next = 다음 이벤트
rd-board-staying = 지속 중인 효과
rd-board-played = 지나간 이벤트
rd-board-spent = 버린 자산 카드
rd-board-event-card = 이벤트
rd-board-campaign-card = 여론전
rd-board-dust-storm = 먼지 폭풍
rd-board-asset-capability = 자산: 능력
rd-board-asset-event = 자산: 이벤트
rd-board-asset-resource = 자산: 자원
rd-board-worth = { $operation } 비용으로는 가치 { $n }
rd-sector-tharsis-montes = 타르시스 화산군
rd-sector-arabia-terra = 아라비아 대지
rd-sector-hellas-planitia = 헬라스 평원

# 한곳에서 여러 가지를 할 수 있을 때 무엇을 할지
rd-verb-event = 이벤트
rd-verb-asset = 자산 이벤트 실행
rd-verb-discard = 버리기
rd-verb-pay = 지불
rd-verb-give = 사용
rd-verb-pick = 구역 고르기
rd-verb-ambush = 매복
rd-verb-suppress = 제압
rd-verb-house = 수용
rd-verb-repair = 수리
rd-verb-shift = 여론 바꾸기
rd-verb-move = 이동
rd-verb-remove = 게임말 고르기
rd-verb-place = 배치
rd-verb-name = 진영 지정
rd-verb-campaign = 여론전 카드
rd-verb-line = 자기 부상 선로
rd-verb-request = 자원 요청
rd-verb-offer = 자원 제안
rd-verb-propose = 합의 제안

# 게임 보드에서 보이는 것의 설명
rd-explain-standing = { SIGN($margin) ->
    [minus] 지금 { $n }점입니다. 먼지 폭풍 라운드 때 { $goal }점을 넘으면 승리합니다. { $missing }점이 부족합니다.
    [zero] 지금 { $n }점입니다. 먼지 폭풍 라운드 때 { $goal }점을 넘으면 승리합니다. 1점이 부족합니다.
   *[plus] 지금 { $n }점입니다. 넘어야 할 값 { $goal }점보다 높아 이대로면 다음 먼지 폭풍 라운드 때 승리합니다.
} 세 번째 먼지 폭풍 라운드 뒤에는 승리 점수 차이가 가장 큰 진영이 승리합니다.
rd-explain-counts-mg = 총 지지 점수와 지구 정부 신뢰도를 더합니다.
rd-explain-counts-corp = 이익이 곧 점수입니다.
rd-explain-counts-rd = 총 반대 점수와 자신의 기지 수를 더합니다.
rd-explain-counts-cr = 통제하는 구역 수와 자신의 기지 수를 더해 다른 모든 진영의 기지 수와 비교합니다.
rd-explain-flag = { $who }{ JOSA($who, "이/가") } 넘어야 할 값: { $goal }
rd-explain-flashpoint = 새 이벤트를 공개할 때마다 번개 기호 옆의 수만큼 전진합니다. 5번 칸에 도달하면 급변 사태 라운드를 진행합니다: 올드린 사이클러, 기업 사상자, 지구 정부 신뢰도, 테라포밍, 먼지 폭풍, 소모와 전환.
rd-explain-confidence = 지구 정부가 화성 정부를 신뢰하는 정도입니다. 지금은 { $value }이며 화성 정부의 점수에 더합니다. 칸의 색은 지구 정부 통제 진영을 나타냅니다. 다음 급변 사태 라운드 때 마커가 EG+이면 한 칸 올라가고 EG−이면 한 칸 내려갑니다. 지금은 { $marker }입니다.
rd-explain-profits = 기업이 얻은 이익이며 기업의 점수입니다.
rd-explain-displaced = 난민 상자에 인구 마커가 { $n }개 있습니다. 수용하지 않으면 먼지 폭풍 라운드 때마다 기업의 이익과 화성 정부의 자원이 줄어듭니다.
rd-explain-storms = 먼지 폭풍 라운드 3번 중 { $n }번이 지났습니다. 라운드마다 승리 여부를 확인하며, 세 번째 라운드가 끝나면 게임이 종료됩니다.
rd-explain-events-left = 덱에 이벤트 카드가 { $n }장 남았습니다.
rd-explain-haboob = 다음 이벤트가 먼지 폭풍이므로 정찰과 행군을 수행할 수 없습니다.
rd-explain-acting = 지금 결정하는 진영입니다.
rd-explain-acted = 이번 카드에서 행동했으며 다음 카드에서는 부적격입니다.
rd-explain-eligible = 이번 카드에서 표시된 순서대로 행동할 수 있습니다. 최대 2개 진영이 행동합니다.
rd-explain-ineligible = 이전 카드에서 행동했으므로 이번 카드에서는 행동하지 않습니다.
rd-explain-resources = 자원으로 작전 비용을 지불합니다.
rd-explain-assets = 자산 카드로 작전 비용을 지불하거나, 자산 이벤트를 실행하거나, 카드를 버려 진영 순서를 앞당깁니다.
rd-explain-flash = 급변 사태 마커를 { $n }칸 전진합니다.
rd-explain-order = 이 카드의 진영 순서: { $order }
rd-explain-cargo-supply = 보급 마커 { $n }개: 포보스에 도착하면 1개당 화성 정부 자원 3개가 됩니다.
rd-explain-passive = 인구 1당 1점으로 계산합니다.
rd-explain-active = 인구 1당 2점으로 계산합니다.
rd-explain-damaged = 우주항구를 이용할 수 없고 난민을 수용할 수 없습니다.
rd-explain-spaceport = 우주항구를 이용할 수 있습니다.
rd-explain-approaching = 다음 급변 사태 라운드 때 성난 폭풍이 됩니다.
rd-explain-raging = 사막이면 고를 수 없고, 지하도시이면 병력이 드나들 수 없습니다.
rd-explain-homes = 사람이 사는 칸이 { $lived }개, 빈칸이 { $empty }개 있습니다.
rd-explain-bases = 기지를 { $n }개 더 배치할 수 있습니다.
rd-explain-no-bases = 기지를 더 배치할 수 없습니다.
rd-dice-form = 주사위 값에 따른 결과
rd-dice-removes = { $n ->
    [0] 제거 없음
   *[other] 적 병력 최대 { $n }개 제거
}
rd-dice-damage = { $space }에 피해 1개
rd-dice-no-damage = 피해 없음
rd-dice-set = 주사위 { $die }, { $other }
