# 황혼의 투쟁: 말로 옮긴 게임판

# 게임의 상황
ts-told-game = 게임
ts-told-when = { $phase ->
        [setup] 준비 중입니다. 게임은 { $last }턴까지입니다.
        [headline] { $last }턴 중 { $turn }턴, { $era }: 헤드라인 단계입니다.
        [action] { $last }턴 중 { $turn }턴, { $era }: 액션 라운드 { $rounds }번 중 { $round }번째, { $side }의 차례입니다.
       *[end] { $last }턴 중 { $turn }턴, { $era }: 턴이 끝나는 중입니다.
    }
ts-told-over = { $turn }턴에 게임이 끝났습니다. { $winner ->
        [us] 미국이 이겼습니다
        [ussr] 소련이 이겼습니다
       *[nobody] 승자가 없습니다
    }. { $how }.
ts-told-you = 내 진영: { $side }.
ts-told-watching = 관전하고 있습니다.
ts-told-score = 승점: { SIGN($lead) ->
        [plus] 미국이 { $lead }점 앞섭니다
        [minus] 소련이 { SIZE($lead) }점 앞섭니다
       *[zero] 동점입니다
    }.
ts-told-enough = 승점이 { $enough }점 앞서면 바로 이깁니다.
ts-told-how-won = 유럽을 조종한 채 유럽의 승점을 계산해도 이깁니다. { $last }턴 뒤에는 모든 지역의 승점을 계산해 앞선 쪽이 이깁니다. 자신의 액션 라운드에 데프콘이 1이 되면 집니다.
ts-told-rounds = 이번 턴의 액션 라운드: 미국 { $us }번, 소련 { $ussr }번.
ts-told-crisis = { $card }: { $threatened ->
        [us] 미국이 쿠데타를 시도하면 집니다. 서독이나 터키에서 영향력 2를 제거하면 위기가 끝납니다
       *[ussr] 소련이 쿠데타를 시도하면 집니다. 쿠바에서 영향력 2를 제거하면 위기가 끝납니다
    }.
ts-told-owed = { $side }{ JOSA($side, "은/는") } 다음 액션 라운드에 { $card }{ JOSA($card, "을/를") } 작전으로 사용해야 합니다.
ts-told-trapped = { $card }: { $side }{ JOSA($side, "은/는") } 액션 라운드마다 작전 점수 2 이상인 카드를 버리고 주사위를 굴립니다. 1~4가 나오면 벗어납니다.
ts-told-operation = { $side }{ JOSA($side, "이/가") } { $kind ->
        [influence] 영향력을 배치합니다
        [realignment] 재조정합니다
        [coup] 쿠데타를 시도합니다
       *[any] 작전을 수행합니다
    }. 작전 점수 { $points }점 중 { $left }점이 남았습니다.
ts-told-operation-bound = 그중 1점은 작전 점수를 모두 { $region }에 쓸 때만 더합니다.

# 트랙
ts-told-tracks = 트랙
ts-told-defcon-open = 데프콘 { $level }: 모든 지역에서 쿠데타와 재조정을 할 수 있습니다.
ts-told-defcon = 데프콘 { $level }: { $regions }에서는 쿠데타와 재조정을 할 수 없습니다.
ts-told-brink = 한 단계 더 강화되면 핵전쟁이 일어나고, 그때의 진행 플레이어가 집니다.
ts-told-milops-short = 턴이 끝날 때 모자란 군사작전 점수 1점당 상대가 승점 1점을 얻습니다.
ts-told-space = 우주 경쟁, { $side }: { $box ->
        [0] 출발 전입니다
       *[other] { $box }번 칸 { $place }
    }.
ts-told-space-next = 다음은 { $box }번 칸 { $place }{ $vp ->
        [0] { "" }
       *[other] (승점 { $vp }점)
    }: 작전 점수 { $ops } 이상인 카드, 주사위 1~{ $roll }.
ts-told-tries = 이번 턴 시도: { $allowed }번 중 { $tries }번.
ts-told-abilities = 앞서 있는 동안의 특별 기능: { $abilities }.
ts-told-china = { $card }: { $side }{ JOSA($side, "이/가") } 가지고 있으며, { $ready ->
        [yes] 사용할 수 있습니다
       *[no] 턴이 끝날 때까지 뒷면입니다
    }.
ts-told-china-nobody = { $card }: 소련이 중국 국공내전에서 이길 때까지 아무도 가지지 못합니다.

# 카드
ts-told-card = 카드
ts-told-event = { $side ->
        [us] 미국 사건
        [ussr] 소련 사건
       *[neutral] 양측 사건
    }{ $starred ->
        [yes] , 한 번만 발생
       *[no] { "" }
    }
ts-told-in-play = 처리 중인 카드
ts-told-headline = { $side }의 헤드라인
ts-told-looked-at = 살펴보는 카드
ts-told-hand = 손에 든 카드
ts-told-hand-of = { $side }{ JOSA($side, "이/가") } 손에 든 카드
ts-told-hand-count = { $n ->
        [0] 없습니다.
       *[other] { $n }장입니다.
    }
ts-told-hand-china = 따로 { $card }{ JOSA($card, "을/를") } 가지고 있습니다.
ts-told-hand-scoring = 이번 턴에 사용해야 하는 승점 카드: { $cards }.
ts-told-hand-known = 그중 알고 있는 카드: { $cards }.

# 지도
ts-told-map = 지도 위의 영향력
ts-told-stands = { $region }, { $side }: { $standing }.
ts-told-standing = { $degree ->
        [control] 조종
        [domination] 우세
        [presence] 개입
       *[none] 개입 없음
    }{ $wins ->
        [yes] , 지금 계산하면 게임에서 승리
       *[no] { $vp ->
            [0] { "" }
           *[other] , 지금 계산하면 승점 { $vp }점
        }
    }
ts-told-battlegrounds = 조종하는 핵심 국가: { $countries }.
ts-told-others = 조종하는 일반 국가: { $countries }.
ts-told-strength = { $country } { $own }{ $enemy ->
        [0] { "" }
       *[other] { " " }대 { $enemy }
    }
ts-told-footholds = 영향력만 있는 국가: { $countries }.
ts-told-foothold = { $country } { $own }{ $battleground ->
        [yes] (핵심 국가)
       *[no] { "" }
    }
ts-told-contested = { $region }, 양측이 맞선 국가: { $countries }.
ts-told-contest = { $country } 미국 { $us } 대 소련 { $ussr }{ $battleground ->
        [yes] (핵심 국가)
       *[no] { "" }
    }
ts-told-southeast = { $region }: 지금 계산하면 미국 { $us }점, 소련 { $ussr }점.
ts-told-free-battlegrounds = 영향력이 없는 핵심 국가: { $countries }.
ts-told-country = 국가
ts-told-stability = 안정도
ts-told-battleground = 핵심 국가
ts-told-subregion = { $part ->
        [west] 서유럽
        [east] 동유럽
        [both] 서유럽과 동유럽
       *[southeast] 동남아시아
    }
ts-told-control = { $side } 조종
ts-told-beside = 인접국
ts-told-values = 개입하면 { $presence }점, 우세하면 { $domination }{ $wins ->
        [yes] 점을 얻고, 조종하면 게임에서 이깁니다
       *[no] 점, 조종하면 { $control }점을 얻습니다
    }. 조종하는 핵심 국가 하나당 1점, 적 초강대국에 인접한 조종 국가 하나당 1점을 더합니다.
ts-told-standing-line = { $side }: { $standing }. 조종하는 국가 { $countries }곳, 그중 핵심 국가 { $battlegrounds }곳, 적 초강대국에 인접한 국가 { $beside }곳.
ts-told-net = { SIGN($net) ->
        [plus] 지금 계산하면 미국이 승점 { $net }점을 얻습니다.
        [minus] 지금 계산하면 소련이 승점 { SIZE($net) }점을 얻습니다.
       *[zero] 지금 계산하면 아무도 승점을 얻지 못합니다.
    }
ts-told-southeast-members = { $countries }: 승점 계산 때 국가 하나당 1점, 태국은 2점입니다.
ts-told-southeast-line = { $side }: 조종하는 국가 { $countries }곳, 지금 계산하면 승점 { $vp }점.

# 남은 효과와 카드 더미
ts-told-effect = { $until }{ $side ->
        [us] , 미국에 유리
        [ussr] , 소련에 유리
       *[either] { "" }
    }: { $text }
ts-told-effect-in = { $card }({ $region })
ts-told-lasting = { $cards }: { $until }.
ts-told-other-cards = 다른 카드
ts-told-piles = 카드 더미
ts-told-piles-count = 덱 { $deck }장, 버린 카드 { $discards }장, 게임에서 제거된 카드 { $removed }장.
ts-told-options = 적용 중인 규칙
ts-told-option = 규칙
ts-told-switch = { $on ->
        [yes] 적용
       *[no] 적용하지 않음
    }

# 확률과 비용
ts-told-cost = 작전 점수 { $n }점
ts-told-coup = { $least ->
        [1] 반드시 성공
        [6] 6이면 성공: { $succeeds }%
        [7] 성공할 수 없음
       *[other] { $least }~6이면 성공: { $succeeds }%
    }, 조종 { $controls }%, 영향력 변화 평균 { $average }, 작전 점수 { $ops }점{ SIGN($modifier) ->
        [plus] , 보정 +{ $modifier }
        [minus] , 보정 −{ SIZE($modifier) }
       *[zero] { "" }
    }, 이후 데프콘 { $defcon }
ts-told-coup-ends = 게임이 끝납니다: { $how }, { $winner ->
        [us] 미국 승리
        [ussr] 소련 승리
       *[nobody] 승자 없음
    }
ts-told-realign = 평균 상대 영향력 { $gain } 감소, 자신 { $loss } 감소, 보정 미국 { $us }, 소련 { $ussr }
ts-told-war = { $side ->
        [us] 미국
       *[ussr] 소련
    } { $least ->
        [1] 반드시 승리, 승점 { $vp }점
        [6] 6이면 승리: { $wins }%, 승점 { $vp }점
        [7] 승리할 수 없음
       *[other] { $least }~6이면 승리: { $wins }%, 승점 { $vp }점
    }
ts-told-try-space = 1~{ $roll }{ JOSA($roll, "이면/면") } { $box }번 칸에 도달: { $succeeds }%{ $vp ->
        [0] { "" }
       *[other] , 승점 { $vp }점
    }
