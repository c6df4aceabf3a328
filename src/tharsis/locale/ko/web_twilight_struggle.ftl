# 황혼의 투쟁: 브라우저 보드의 말

ts-board-label = 세계 지도
ts-board-us = 미국
ts-board-ussr = 소련
ts-board-country = { $name }, 안정도 { $stability }{ $battleground ->
        [yes] , 핵심 국가
       *[no] { "" }
    }, 미국 { $us }, 소련 { $ussr }{ $control ->
        [us] , 미국 조종
        [ussr] , 소련 조종
       *[none] { "" }
    }
ts-board-effects = 효과가 이어지는 카드
ts-board-none = 없음
ts-board-until-turn = 이번 턴까지
ts-board-until-game = 게임 끝까지
ts-board-until-scoring = 다음 승점 계산까지
ts-board-until-released = 벗어날 때까지
ts-board-until-next-round = 다음 액션 라운드까지
ts-board-deck = 덱
ts-board-discard = 버린 카드
ts-board-removed = 제거된 카드
ts-board-face-up = 사용 가능
ts-board-face-down = 다음 턴
ts-board-net = 지금 계산하면 미국 { $us }점, 소련 { $ussr }점
ts-board-stability = 안정도 { $n }
ts-board-battleground = 핵심 국가
ts-board-control = { $side ->
        [us] 미국 조종
        [ussr] 소련 조종
       *[none] 조종하는 진영 없음
    }
ts-board-neighbours = 인접국
ts-board-values = 개입 { $presence } · 우세 { $domination } · 조종 { $control ->
        [0] 게임 승리
       *[other] { $control }
    }
ts-board-scored-now = 지금 승점을 계산하면
ts-board-standing = { $degree ->
        [presence] 개입
        [domination] 우세
        [control] 조종
       *[none] 없음
    } · 국가 { $countries }곳 · 핵심 국가 { $battlegrounds }곳 · 승점 { $vp }점
ts-board-countries-score = 국가 { $countries }곳 · 승점 { $vp }점
ts-board-defcon = 데프콘 { $n }
ts-board-defcon-title = 데프콘
ts-board-milops-title = 군사작전
ts-board-milops = 군사작전: 미국 { $us }, 소련 { $ussr }, 필요 { $n }
ts-board-space-title = 우주 경쟁
ts-board-space = 우주 경쟁: 미국 { $us }번 칸, 소련 { $ussr }번 칸
ts-board-space-box = 작전 점수 { $ops } 이상인 카드, 주사위 1~{ $roll }
ts-board-space-vp = 먼저 도달하면 승점 { $first }점, 나중이면 { $second }점
ts-space-1 = 인공위성
ts-space-2 = 동물 우주 비행
ts-space-2-ability = 한 턴에 두 번 시도
ts-space-3 = 유인 우주 비행
ts-space-4 = 지구 궤도 선회 비행
ts-space-4-ability = 상대가 헤드라인을 먼저 공개
ts-space-5 = 달 궤도 선회 비행
ts-space-6 = 인류 달 착륙
ts-space-6-ability = 남겨 둔 카드 한 장을 버릴 수 있음
ts-space-7 = 우주왕복선
ts-space-8 = 우주정거장
ts-space-8-ability = 액션 라운드 8번
ts-board-turn-title = 턴
ts-board-round = 라운드
ts-board-turn = { $turn }턴, 액션 라운드 { $round }
ts-board-when = { $turn }턴{ $round ->
        [0] { "" }
       *[other] , { $round }라운드
    }
ts-board-vp = 승점: { $side ->
        [us] 미국 +{ $n }
        [ussr] 소련 +{ $n }
       *[even] 동점
    }
ts-board-lead = { $side ->
        [us] 미국 +{ $n }
        [ussr] 소련 +{ $n }
       *[even] 승점 0
    }
ts-board-scoring = 승점 카드
ts-board-ops = 작전 점수 { $n }
ts-board-result-countries = 조종한 국가
ts-board-result-battlegrounds = 그중 핵심 국가
ts-board-result-vp = 승점
ts-board-summary-cards = 사용한 카드
ts-board-summary-defcon = 데프콘
ts-board-summary-unscored = 승점을 계산한 지역이 없습니다.
ts-board-early = 초기 냉전
ts-board-mid = 중기 냉전
ts-board-late = 후기 냉전
ts-board-early-mark = 초
ts-board-mid-mark = 중
ts-board-late-mark = 후
ts-board-starred = 사건이 발생하면 게임에서 제거
ts-board-lasting = 효과가 이어지는 사건
ts-board-us-event = 미국 사건
ts-board-ussr-event = 소련 사건
ts-board-neutral-event = 양측 사건
ts-board-hand = 카드
ts-board-headline-chosen = 헤드라인 선택 완료
ts-board-trapped = 함정에 빠짐
ts-board-space-odds = 주사위가 1~{ $roll }{ JOSA($roll, "이면/면") } { $box }번 칸에 도달: { $succeeds }%
ts-board-cost = 작전 점수 { $n }점
ts-board-coup-odds = 작전 점수 { $ops }점 · 성공 { $succeeds }% · 조종 { $controls }% · 평균 변화 { $average } · 보정 { $modifier }{ $defcon ->
        [falls] { " · 데프콘 강화" }
       *[stays] { "" }
    }
ts-board-odds-end = 게임이 끝납니다: { $how }{ $winner ->
        [us] { " · 미국 승리" }
        [ussr] { " · 소련 승리" }
       *[nobody] { "" }
    }
ts-board-war-odds = { $side ->
        [us] 미국
       *[ussr] 소련
    } 승리 { $wins }%, 승점 { $vp }점 · 보정 { $modifier }
ts-board-realign-odds = 예상 영향력 변화: 상대 { $gain } 감소, 자신 { $loss } 감소 · 보정 미국 { $us }, 소련 { $ussr }
ts-verb-place = 영향력 놓기
ts-verb-coup = 쿠데타
ts-verb-realign = 재조정
ts-verb-remove = 영향력 제거
ts-verb-target = 고르기
ts-verb-cancel-crisis = 위기 끝내기
ts-verb-headline = 헤드라인
ts-verb-play = 사용하기
ts-verb-discard = 버리기
ts-verb-take = 가져오기
ts-verb-give = 건네주기
ts-verb-region = 지역 지정하기
ts-board-southeast-asia = 동남아시아

# 국가 칸에 맞는 짧은 이름
ts-plate-united-kingdom = 영국
ts-plate-west-germany = 서독
ts-plate-east-germany = 동독
ts-plate-czechoslovakia = 체코슬로바키아
ts-plate-spain-portugal = 스페인/포르투
ts-plate-dominican-republic = 도미니카
ts-plate-west-african-states = 서아프리카
ts-plate-saharan-states = 사하라
ts-plate-se-african-states = 동남아프리카
ts-plate-laos-cambodia = 라오스/캄보
ts-plate-saudi-arabia = 사우디
ts-plate-south-africa = 남아공
ts-plate-north-korea = 북한
ts-plate-south-korea = 남한
ts-plate-gulf-states = 걸프국
ts-plate-chinese-civil-war = 국공내전
ts-plate-central-america = 중앙아메리카
ts-plate-south-america = 남아메리카
ts-plate-southeast-asia = 동남아시아

# 손에 든 카드에 다 적을 수 없는 내용의 짧은 글
ts-card-asia-scoring-short = 개입 3점, 우세 7점, 조종 9점이며 핵심 국가와 적 인접국 하나당 1점을 더합니다.
ts-card-europe-scoring-short = 개입 3점, 우세 7점이며 조종하면 이깁니다. 핵심 국가와 적 인접국 하나당 1점을 더합니다.
ts-card-middle-east-scoring-short = 개입 3점, 우세 5점, 조종 7점이며 핵심 국가 하나당 1점을 더합니다.
ts-card-five-year-plan-short = 소련이 카드 한 장을 무작위로 버립니다. 미국 사건이면 즉시 발생합니다.
ts-card-the-china-card-short = 작전 점수 4점, 모두 아시아에 쓰면 5점입니다. 사용한 뒤 뒷면으로 상대에게 넘깁니다. 10턴이 끝날 때 승점 1점입니다.
ts-card-socialist-governments-short = 소련이 서유럽에서 미국 영향력 3을 제거합니다(국가당 2개까지).
ts-card-vietnam-revolts-short = 베트남에 소련 영향력 2를 놓습니다. 이번 턴 동남아시아에 쓰는 소련의 작전 점수가 1점 늘어납니다.
ts-card-korean-war-short = 소련이 남한을 공격합니다. 미국이 조종하는 인접국 하나당 1을 빼고 4 이상이면 승점 2점을 얻고 미국 영향력을 차지합니다.
ts-card-arab-israeli-war-short = 소련이 이스라엘을 공격합니다. 미국이 조종하는 이스라엘·인접국 하나당 1을 빼고 4 이상이면 승점 2점을 얻고 미국 영향력을 차지합니다.
ts-card-warsaw-pact-formed-short = 소련이 동유럽 4곳의 미국 영향력을 모두 제거하거나, 동유럽에 소련 영향력 5를 놓습니다(국가당 2개까지).
ts-card-de-gaulle-leads-france-short = 프랑스에서 미국 영향력 2를 제거하고 소련 영향력 1을 놓습니다. 프랑스는 ‘북대서양조약기구’의 보호를 잃습니다.
ts-card-olympic-games-short = 상대가 참가하면 주사위에 2를 더해 승점 2점을 겨루고, 거부하면 데프콘이 강화되고 작전 점수 4점을 얻습니다.
ts-card-nato-short = ‘마셜 플랜’이나 ‘바르샤바조약기구’ 뒤에 발생합니다. 소련은 미국이 조종하는 유럽 국가에서 쿠데타나 재조정을 할 수 없습니다.
ts-card-independent-reds-short = 유고슬라비아, 루마니아, 불가리아, 헝가리, 체코 중 한 곳에서 미국 영향력이 소련과 같아집니다.
ts-card-marshall-plan-short = 소련이 조종하지 않는 서유럽 7곳에 미국 영향력을 1개씩 놓습니다.
ts-card-indo-pakistani-war-short = 인도나 파키스탄을 공격합니다. 상대가 조종하는 인접국 하나당 1을 빼고 4 이상이면 승점 2점을 얻고 상대 영향력을 차지합니다.
ts-card-us-japan-mutual-defense-pact-short = 미국이 일본을 조종합니다. 소련은 일본에서 쿠데타나 재조정을 할 수 없습니다.
ts-card-suez-crisis-short = 소련이 프랑스, 영국, 이스라엘에서 미국 영향력 4를 제거합니다(국가당 2개까지).
ts-card-east-european-unrest-short = 동유럽 3곳에서 소련 영향력을 1개씩, 8~10턴에는 2개씩 제거합니다.
ts-card-un-intervention-short = 상대 사건 카드와 함께 사용해 그 사건을 취소하고 작전 점수를 씁니다.
ts-card-de-stalinization-short = 소련이 영향력을 4개까지 미국이 조종하지 않는 국가로 옮길 수 있습니다(국가당 2개까지).
ts-card-formosan-resolution-short = 미국이 조종하는 대만을 핵심 국가로 칩니다. 미국이 차이나 카드를 사용하면 끝납니다.
ts-card-brush-war-short = 안정도 1~2인 국가를 공격합니다. 상대가 조종하는 인접국 하나당 1을 빼고 3 이상이면 승점 1점을 얻고 상대 영향력을 차지합니다.
ts-card-central-america-scoring-short = 개입 1점, 우세 3점, 조종 5점이며 핵심 국가와 적 인접국 하나당 1점을 더합니다.
ts-card-arms-race-short = 군사작전 점수가 상대보다 많으면 승점 1점, 필요한 만큼도 채웠으면 3점을 얻습니다.
ts-card-cuban-missile-crisis-short = 데프콘이 2가 됩니다. 이번 턴에 상대가 영향력 2를 제거하지 않고 쿠데타를 시도하면 집니다.
ts-card-quagmire-short = 미국은 라운드마다 작전 점수 2 이상인 카드를 버리고 주사위를 굴려 1~4면 벗어납니다. ‘북미방공사령부(NORAD)’의 효과가 끝납니다.
ts-card-salt-negotiations-short = 데프콘이 두 단계 완화되고 이번 턴 쿠데타에서 1을 뺍니다. 버린 카드 한 장을 가져올 수 있습니다.
ts-card-bear-trap-short = 소련은 라운드마다 작전 점수 2 이상인 카드를 버리고 주사위를 굴려 1~4면 벗어납니다.
ts-card-summit-short = 양측이 주사위를 굴려 우세한 지역 하나당 1을 더합니다. 이긴 쪽이 승점 2점을 얻고 데프콘을 바꿀 수 있습니다.
ts-card-junta-short = 중남미 한 곳에 영향력 2를 놓고, 중남미에서 자유 쿠데타나 재조정을 합니다.
ts-card-missile-envy-short = 상대의 작전 점수가 가장 높은 카드와 바꿔, 자신의 사건이면 발생시키고 아니면 작전으로 사용합니다.
ts-card-we-will-bury-you-short = 데프콘이 강화됩니다. 미국이 다음 라운드에 ‘유엔 개입’을 사용하지 않으면 소련이 승점 3점을 얻습니다.
ts-card-willy-brandt-short = 소련이 승점 1점을 얻고 서독에 영향력 1을 놓습니다. 서독은 ‘북대서양조약기구’의 보호를 잃습니다.
ts-card-muslim-revolution-short = 수단, 이란, 이라크, 이집트, 리비아, 사우디, 시리아, 요르단 중 두 곳에서 미국 영향력을 모두 제거합니다.
ts-card-cultural-revolution-short = 소련이 차이나 카드를 앞면으로 가져옵니다. 이미 가졌으면 승점 1점을 얻습니다.
ts-card-flower-power-short = 미국이 전쟁 카드를 사용할 때마다 소련이 승점 2점을 얻습니다.
ts-card-opec-short = 소련이 조종하는 이집트, 이란, 리비아, 사우디, 이라크, 걸프, 베네수엘라 하나당 승점 1점을 얻습니다.
ts-card-camp-david-accords-short = 미국이 승점 1점을 얻고 이스라엘, 요르단, 이집트에 영향력을 1개씩 놓습니다. ‘중동 전쟁’을 막습니다.
ts-card-grain-sales-to-soviets-short = 미국이 소련의 카드 한 장을 무작위로 보고 사용하거나, 돌려주고 작전 점수 2점을 얻습니다.
ts-card-john-paul-ii-elected-pope-short = 폴란드에서 소련 영향력 2를 제거하고 미국 영향력 1을 놓습니다. ‘연대자유노조’가 발생할 수 있습니다.
ts-card-latin-american-death-squads-short = 이번 턴 중남미 쿠데타에서 자신은 1을 더하고 상대는 1을 뺍니다.
ts-card-shuttle-diplomacy-short = 다음 아시아나 중동 승점 계산에서 소련의 핵심 국가 하나를 제외합니다.
ts-card-ussuri-river-skirmish-short = 미국이 차이나 카드를 가져옵니다. 이미 가졌으면 아시아에 영향력 4를 놓습니다(국가당 2개까지).
ts-card-africa-scoring-short = 개입 1점, 우세 4점, 조종 6점이며 핵심 국가 하나당 1점을 더합니다.
ts-card-south-america-scoring-short = 개입 2점, 우세 5점, 조종 6점이며 핵심 국가 하나당 1점을 더합니다.
ts-card-iranian-hostage-crisis-short = 이란의 미국 영향력을 모두 제거하고 소련 영향력 2를 놓습니다. ‘테러리즘’이 강해집니다.
ts-card-the-iron-lady-short = 미국이 승점 1점을 얻습니다. 소련은 아르헨티나에 영향력 1을 놓고 영국에서 모두 잃습니다. ‘사회주의 정부’를 막습니다.
ts-card-star-wars-short = 우주 경쟁에서 앞서면 미국이 버린 카드의 사건을 발생시킵니다.
ts-card-north-sea-oil-short = ‘석유수출국기구’를 막습니다. 미국은 이번 턴에 액션 라운드를 8번 수행할 수 있습니다.
ts-card-the-reformer-short = 소련이 유럽에 영향력 4(승점에서 앞서면 6)를 국가당 2개까지 놓고, 유럽에서 쿠데타를 할 수 없습니다.
ts-card-soviets-shoot-down-kal-007-short = 데프콘이 강화되고 미국이 승점 2점을 얻습니다. 남한을 조종하면 영향력 배치나 재조정에 작전 점수 4점을 씁니다.
ts-card-glasnost-short = 소련이 승점 2점을 얻고 데프콘이 완화됩니다. ‘개혁가’가 있으면 영향력 배치나 재조정에 작전 점수 4점을 씁니다.
ts-card-ortega-elected-in-nicaragua-short = 니카라과의 미국 영향력을 모두 제거합니다. 소련이 인접국에서 자유 쿠데타를 시도할 수 있습니다.
ts-card-latin-american-debt-crisis-short = 미국이 작전 점수 3 이상인 카드를 버리지 않으면 소련이 남미 두 곳에서 영향력을 두 배로 늘립니다.
ts-card-tear-down-this-wall-short = 동독에 미국 영향력 3을 놓고 유럽에서 자유 쿠데타나 재조정을 합니다. ‘빌리 브란트’의 효과가 끝납니다.
ts-card-an-evil-empire-short = 미국이 승점 1점을 얻습니다. ‘히피 반전운동’의 효과가 끝납니다.
ts-card-iran-iraq-war-short = 이란이나 이라크를 공격합니다. 상대가 조종하는 인접국 하나당 1을 빼고 4 이상이면 승점 2점을 얻고 상대 영향력을 차지합니다.
ts-card-defectors-short = 미국의 헤드라인 카드이면 소련의 헤드라인 카드를 취소합니다. 소련이 사용하면 미국이 승점 1점을 얻습니다.
ts-card-the-cambridge-five-short = 미국이 승점 카드를 공개하고 소련이 그 지역에 영향력 1을 놓을 수 있습니다(8~10턴 제외).
ts-card-special-relationship-short = 영국을 조종하면 그 인접국에 미국 영향력 1을, ‘북대서양조약기구’ 뒤라면 서유럽에 2를 놓고 승점 2점을 얻습니다.
ts-card-norad-short = 데프콘이 2가 되고 캐나다를 조종하면 미국이 자신의 영향력이 있는 국가에 1을 더 놓을 수 있습니다.
ts-card-che-short = 소련이 아프리카나 중남미의 일반 국가에서 쿠데타를, 미국 영향력을 제거하면 한 번 더 시도합니다.
ts-card-our-man-in-tehran-short = 중동 국가를 조종하면 미국이 덱에서 다섯 장을 보고 원하는 만큼 버립니다.
