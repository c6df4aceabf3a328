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
ts-board-effects = 효과가 남은 카드
ts-board-none = 없음
ts-board-until-turn = 이번 턴까지
ts-board-until-game = 게임 끝까지
ts-board-until-scoring = 다음 승점 계산까지
ts-board-until-released = 풀려날 때까지
ts-board-until-next-round = 다음 액션 라운드까지
ts-board-deck = 덱
ts-board-discard = 버린 카드
ts-board-removed = 제거된 카드
ts-board-face-up = 사용 가능
ts-board-face-down = 다음 턴
ts-board-win = 승리
ts-board-net = 지금 계산하면 미국 { $us }, 소련 { $ussr }
ts-board-defcon = 데프콘 { $n }
ts-board-milops-title = 군사작전
ts-board-milops = 군사작전: 미국 { $us }, 소련 { $ussr }, 필요 { $n }
ts-board-space-title = 우주 경쟁
ts-board-space = 우주 경쟁: 미국 { $us }번 칸, 소련 { $ussr }번 칸
ts-board-space-box = 작전 점수 { $ops } 이상인 카드, 주사위 1~{ $roll }
ts-space-1 = 인공위성
ts-space-2 = 동물 우주 비행
ts-space-2-ability = 턴마다 두 번 시도
ts-space-3 = 유인 우주 비행
ts-space-4 = 지구 궤도 선회 비행
ts-space-4-ability = 상대가 헤드라인을 먼저 공개
ts-space-5 = 달 궤도 선회 비행
ts-space-6 = 인류 달 착륙
ts-space-6-ability = 남겨 둔 카드 한 장을 버릴 수 있음
ts-space-7 = 우주왕복선
ts-space-8 = 우주정거장
ts-space-8-ability = 액션 라운드 8번
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
ts-board-early = 초기 냉전
ts-board-mid = 중기 냉전
ts-board-late = 후기 냉전
ts-board-early-mark = 초
ts-board-mid-mark = 중
ts-board-late-mark = 후
ts-board-starred = 사건이 발생하면 게임에서 제거
ts-board-us-event = 미국 사건
ts-board-ussr-event = 소련 사건
ts-board-neutral-event = 양측 사건
ts-board-hand = 카드
ts-board-headline-chosen = 헤드라인 선택함
ts-board-trapped = 묶여 있음
ts-board-space-odds = 주사위가 1~{ $roll }이면 { $box }번 칸에 도달: { $succeeds }%
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
ts-board-realign-odds = 예상: 상대 { $gain } 감소, 나 { $loss } 감소 · 보정 미국 { $us }, 소련 { $ussr }
ts-verb-place = 영향력 놓기
ts-verb-coup = 쿠데타
ts-verb-realign = 재조정
ts-board-southeast-asia = 동남아시아

# 국가 칸에 맞는 짧은 이름
ts-plate-united-kingdom = 영국
ts-plate-west-germany = 서독
ts-plate-east-germany = 동독
ts-plate-czechoslovakia = 체코슬로바키아
ts-plate-spain-portugal = 스페인/포르투갈
ts-plate-dominican-republic = 도미니카공
ts-plate-west-african-states = 서아프리카
ts-plate-saharan-states = 사하라
ts-plate-se-african-states = 동남아프리카
ts-plate-laos-cambodia = 라오스/캄보디아
ts-plate-saudi-arabia = 사우디
ts-plate-south-africa = 남아공
