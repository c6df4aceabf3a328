# 레드 더스트 리벨리언: 말로 전하는 게임 보드

rd-told-now = 게임 상황
rd-told-watching = 관전하고 있습니다.
rd-told-playing = { $n ->
    [1] 맡은 진영: { $factions }.
   *[other] 맡은 진영: { $factions }. 두 진영 중 더 낮은 승리 점수 차이를 사용합니다.
}
rd-told-goal-mg = 화성 정부는 먼지 폭풍 라운드 때 총 지지 점수와 지구 정부 신뢰도의 합이 { $goal }{ JOSA($goal, "을/를") } 넘으면 승리합니다.
rd-told-goal-corp = 기업은 먼지 폭풍 라운드 때 이익이 { $goal }{ JOSA($goal, "을/를") } 넘으면 승리합니다.
rd-told-goal-rd = 레드 더스트는 먼지 폭풍 라운드 때 총 반대 점수와 자신의 기지 수의 합이 { $goal }{ JOSA($goal, "을/를") } 넘으면 승리합니다.
rd-told-goal-cr = 구원자는 먼지 폭풍 라운드 때 통제하는 구역 수와 자신의 기지 수의 합이 화성에 있는 다른 모든 기지의 수(지금 { $goal }개)를 넘으면 승리합니다.
rd-told-final = 세 번째 먼지 폭풍 라운드 뒤에는 승리 점수 차이가 가장 큰 진영이 승리합니다. 동점이면 구원자, 화성 정부, 레드 더스트 순으로 앞섭니다.
rd-told-alone = 혼자서 세 논플레이어와 겨룰 때는 세 번째 먼지 폭풍 라운드에서만 승리할 수 있습니다.
rd-told-current = { $n ->
    [0] 현재 이벤트: { $event }
   *[other] 현재 이벤트: { $event }(급변 사태 { $n })
}
rd-told-next = { $n ->
    [0] 다음 이벤트: { $event }.
   *[other] 다음 이벤트: { $event }(급변 사태 { $n }).
}
rd-told-order = 진영 순서: { $factions }.
rd-told-first-did-op = 1순위 적격 진영이 작전만 수행했습니다. 2순위 적격 진영은 제한 작전을 수행할 수 있습니다.
rd-told-first-did-op-and-special = 1순위 적격 진영이 작전과 특수 활동을 수행했습니다. 2순위 적격 진영은 제한 작전을 수행하거나 이벤트를 실행할 수 있습니다.
rd-told-first-did-event = 1순위 적격 진영이 이벤트를 실행했습니다. 2순위 적격 진영은 작전과 특수 활동을 수행할 수 있습니다.
rd-told-acting = 행동 중인 진영: { $faction }.
rd-told-chosen = 지금까지 고른 구역: { $spaces }.
rd-told-owed = 지금까지의 비용: 자원 { $n }개.
rd-told-pledged = 다른 진영이 따로 둔 자원: { $n }개.

rd-told-tracks = 트랙
rd-told-figures = { $left ->
    [0] 급변 사태 { $bolt }칸 중 { $flashpoint }칸, 먼지 폭풍 라운드 3번 중 { $storms }번, 이익 { $profits }, 난민 상자의 인구 마커 { $displaced }개, 남은 이벤트 카드 없음.
   *[other] 급변 사태 { $bolt }칸 중 { $flashpoint }칸, 먼지 폭풍 라운드 3번 중 { $storms }번, 이익 { $profits }, 난민 상자의 인구 마커 { $displaced }개, 남은 이벤트 카드 { $left }장.
}
rd-told-confidence = 지구 정부 신뢰도: { $value }(0~{ $top }번 칸 중 { $box }번 칸), 마커 { $marker }, { $commander }.
rd-told-sends = 다음 급변 사태 때 마커가 { $box }번 칸으로 이동하고 지구에 { $goods }{ JOSA($goods, "을/를") } 놓습니다.
rd-told-sends-nothing = 다음 급변 사태 때 마커가 { $box }번 칸으로 이동하고 지구에 아무것도 놓지 않습니다.
rd-told-casualties = 사상자: { $pieces }

rd-told-available = { $faction }의 가용 게임말: { $pieces }
rd-told-no-pieces = 게임말 없음
rd-told-hand = 손에 든 카드
rd-told-hand-hidden = 구원자가 손에 든 자산 카드 { $n }장은 공개되지 않았습니다.
rd-told-drawn-hidden = 레드 더스트가 뽑은 여론전 카드 { $n }장은 공개되지 않았습니다.
rd-told-card = 카드
rd-told-value = 가치
rd-told-asset-event = 이벤트. { $text }
rd-told-asset-resource = 자원. { $text }
rd-told-worth = 가치 { $n }
rd-told-worth-more = 가치 { $n }, { $operation } 비용으로는 { $more }

rd-told-bases = 화성의 기지 수
rd-told-you = 자신
rd-told-resources = 자원 { $n }개
rd-told-profits = 이익 { $n }

rd-told-beyond = 섹터 밖
rd-told-space = 구역
rd-told-labyrinth = 지하도시
rd-told-desert = 사막
rd-told-population = 인구
rd-told-settled = { $n }(회색 칸 { $boxes }개 중 { $settlers }개에 거주)
rd-told-empty = 병력이 없는 구역
rd-told-empty-space = { $space }({ $marks })
rd-told-uncontrolled = 통제되지 않음

rd-told-haboob = 모래폭풍: 다음 이벤트가 먼지 폭풍인 동안 정찰과 행군을 수행할 수 없습니다.
rd-told-rodgers = 유로파와 테레쉬코바를 잇는 로저스 선이 개통되었습니다.
rd-told-rodgers-unbuilt = 로저스 선은 아직 개통되지 않았습니다.

rd-told-gone = 게임에서 제외
rd-told-decks = 덱과 버린 카드
rd-told-asset-deck = { $n ->
    [0] 자산 덱에 남은 카드가 없습니다.
   *[other] 자산 덱에 카드 { $n }장이 남았습니다.
}
rd-told-campaigns-gone = 게임에서 제외된 여론전 카드
rd-told-curiosity = 덱 아래에 놓인 큐리오시티 카드
rd-told-borders = 인접한 구역
rd-told-room = 기지 한도
rd-told-adjacent = 인접 구역
rd-told-lines = 자기 부상 선로

rd-told-pieces-mg-troop = 화성 정부 부대 { $n }개
rd-told-pieces-fortified = 요새화한 부대 { $n }개
rd-told-pieces-mg-base = 화성 정부 기지 { $n }개
rd-told-pieces-security = 보안부대 { $n }개
rd-told-pieces-specops = 은신 특수부대 { $n }개
rd-told-pieces-active-specops = 활성 특수부대 { $n }개
rd-told-pieces-corp-base = 기업 기지 { $n }개
rd-told-pieces-terraforming = 테라포밍 기지 { $n }개
rd-told-pieces-eg-troop = 지구 정부 부대 { $n }개
rd-told-pieces-satellite = 위성 { $n }개
rd-told-pieces-rd-rebel = 은신 레드 더스트 반란군 { $n }개
rd-told-pieces-active-rd = 활성 레드 더스트 반란군 { $n }개
rd-told-pieces-rd-base = 레드 더스트 기지 { $n }개
rd-told-pieces-dug-in = 매복 진지 { $n }개
rd-told-pieces-cr-rebel = 은신 구원자 반란군 { $n }개
rd-told-pieces-active-cr = 활성 구원자 반란군 { $n }개
rd-told-pieces-cr-base = 구원자 기지 { $n }개
rd-told-pieces-conversion = 전환 센터 { $n }개
rd-told-pieces-supply = 보급 마커 { $n }개
rd-told-pieces-population = 인구 마커 { $n }개
rd-told-dice-removes = { $n ->
    [0] 제거 없음
   *[other] 적 병력 최대 { $n }개 제거
 }
rd-told-dice-damage = 피해
rd-told-dice-no-damage = 피해 없음
