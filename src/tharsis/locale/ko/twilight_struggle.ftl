# 황혼의 투쟁

ts-side-us = 미국
ts-side-ussr = 소련

# 할 수 있는 일
ts-do-place = { $country }에 영향력 놓기
ts-do-remove = { $country }에서 영향력 제거하기
ts-do-realign = { $country } 재조정
ts-do-influence = 영향력 배치
ts-do-coup-attempt = 쿠데타
ts-do-realignment = 재조정
ts-do-coup = { $country }에서 쿠데타
ts-do-target = { $country } 고르기
ts-do-headline = 헤드라인: { $card }
ts-do-play = { $card } 사용하기
ts-do-discard = { $card } 버리기
ts-do-take = { $card } 가져오기
ts-do-give = { $card } 건네주기
ts-do-event = 사건
ts-do-ops = 작전
ts-do-event-first = 사건 먼저, 그다음 작전
ts-do-ops-first = 작전 먼저, 그다음 사건
ts-do-space = 우주 경쟁
ts-do-pass = 넘기기
ts-do-done = 마치기
ts-do-decline = 하지 않기
ts-do-return = 카드 돌려주기
ts-do-take-part = 참가
ts-do-boycott = 참석 거부(보이콧)
ts-do-end-game = 게임 끝내기
ts-do-defcon = 데프콘을 { $level }{ JOSA($level, "으로/로") } 정하기
ts-do-region = { $region } 지정하기
ts-do-cancel-crisis = 위기 끝내기: { $country }에서 영향력 2 제거

# 무엇을 묻는가
ts-ask-setup = 준비: { $side } 영향력을 { $left }개 더 놓으세요.
ts-ask-handicap = 추가 영향력: { $side } 영향력을 { $left }개 더 놓으세요.
ts-ask-headline = { $side }의 헤드라인 카드를 고르세요.
ts-ask-headline-first = { $side }의 헤드라인 카드를 고르세요. 상대는 이 카드를 보고 나서 고릅니다.
ts-ask-headline-after = { $side }의 헤드라인 카드를 고르세요. 상대의 헤드라인 카드는 { $card }입니다.
ts-ask-card = 액션 라운드 { $round }: { $side }{ JOSA($side, "이/가") } 사용할 카드를 고르세요.
ts-ask-trapped = { $trap }: { $side }{ JOSA($side, "이/가") } 버릴 카드를 작전 점수 2 이상인 카드 가운데 고르세요.
ts-ask-mode = { $side }{ JOSA($side, "은/는") } { $card }{ JOSA($card, "을/를") } 어떻게 사용하겠습니까?
ts-ask-ops = { $side }{ JOSA($side, "은/는") } 작전 점수 { $points }점을 어디에 쓰겠습니까?
ts-ask-place = { $side } 영향력을 놓으세요. 남은 작전 점수: { $left }점
ts-ask-realign = { $side }{ JOSA($side, "이/가") } 재조정할 국가를 고르세요. 남은 횟수: { $left }번
ts-ask-coup = { $side }{ JOSA($side, "이/가") } 쿠데타를 시도할 국가를 고르세요. 작전 점수: { $points }점
ts-ask-free-coup = { $side }{ JOSA($side, "은/는") } 자유 쿠데타나 재조정을 할 수 있습니다. 작전 점수: { $points }점
ts-ask-add = { $card }: { $side } 영향력을 놓으세요. 놓을 영향력: { $left }개
ts-ask-take-away = { $card }: { $side }{ JOSA($side, "이/가") } 영향력을 제거할 국가를 고르세요. 제거할 영향력: { $left }개
ts-ask-war = { $card }: { $side }{ JOSA($side, "이/가") } 공격할 국가를 고르세요.
ts-ask-crisis = { $side }: 쿠바 미사일 위기를 끝낼 수 있는 마지막 영향력이 { $country }에서 사라지려 합니다. 지금 위기를 끝내겠습니까?
ts-ask-held-card = { $side }{ JOSA($side, "은/는") } 남겨 둔 카드 한 장을 버릴 수 있습니다.
ts-ask-event-discard = { $card }: { $side }{ JOSA($side, "은/는") } 작전 점수 { $needed } 이상인 카드 한 장을 버릴 수 있습니다.
ts-ask-discard-any = { $card }: { $side }{ JOSA($side, "은/는") } 손에 든 카드를 원하는 만큼 버릴 수 있습니다.
ts-ask-take = { $card }: { $side }{ JOSA($side, "은/는") } 버린 카드 더미에서 어느 카드를 고르겠습니까?
ts-ask-give = 미사일 선망: { $side }{ JOSA($side, "은/는") } 작전 점수가 가장 높은 카드 가운데 어느 것을 건네주겠습니까?
ts-ask-cancel-event = 유엔 개입: { $side }{ JOSA($side, "이/가") } 사건을 취소할 카드를 고르세요.
ts-ask-grain-sales = 대소련 곡물 수출: { $card }{ JOSA($card, "을/를") } 사용하거나 돌려주세요.
ts-ask-olympic-games = 올림픽: { $side }{ JOSA($side, "은/는") } 참가하겠습니까?
ts-ask-defcon = { $card }: { $side }{ JOSA($side, "이/가") } 정할 데프콘 단계를 고르세요.
ts-ask-region = { $card }: { $side }{ JOSA($side, "이/가") } 지정할 지역을 고르세요.
ts-ask-wargames = 워게임즈: { $side }{ JOSA($side, "은/는") } 상대에게 승점 6점을 주고 게임을 끝내겠습니까?
ts-ask-shuttle-diplomacy = 셔틀 외교: { $region } 승점 계산에서 제외할 소련의 핵심 국가를 고르세요.
ts-ask-norad = 북미방공사령부(NORAD): 미국 영향력이 있는 국가에 영향력 1을 더 놓으세요.

# 왜 안 되는가
ts-why-setup-area = { $side }의 초기 영향력은 자기 진영의 유럽(미국은 서유럽, 소련은 동유럽)에만 놓을 수 있습니다.
ts-why-handicap-area = 추가 영향력은 이미 { $side } 영향력이 있는 국가에만 놓을 수 있습니다.
ts-why-reach = 이번 액션 라운드가 시작될 때 { $country }{ JOSA($country, "과/와") } 그 인접국에 영향력이 없었습니다.
ts-why-points = { $country }에 영향력을 놓으려면 작전 점수 { $cost }점이 필요하지만 { $left }점밖에 남지 않았습니다.
ts-why-chernobyl = 체르노빌의 효과로, 이번 턴에 소련은 작전으로 { $region }에 영향력을 놓을 수 없습니다.
ts-why-variant-space = 중국 국공내전 칸에는 소련의 작전으로만 영향력을 놓을 수 있습니다.
ts-why-realign-empty = { $country }에는 재조정할 상대 영향력이 없습니다.
ts-why-coup-empty = 쿠데타를 시도하려면 { $country }에 상대 영향력이 있어야 합니다.
ts-why-defcon-region = 데프콘이 { $level }일 때는 { $region }에서 쿠데타와 재조정을 시도할 수 없습니다.
ts-why-nato = 북대서양조약기구가 { $country }{ JOSA($country, "을/를") } 보호하고 있습니다.
ts-why-japan-pact = 미일 상호 방위 조약이 일본을 보호하고 있습니다.
ts-why-reformer = 개혁가가 발생한 뒤로 소련은 유럽에서 쿠데타를 시도할 수 없습니다.
ts-why-rolls-spent = 시도할 수 있는 재조정을 모두 시도했습니다.
ts-why-operation-first = 먼저 영향력 배치, 쿠데타, 재조정 가운데 하나를 골라야 합니다.
ts-why-no-target = 지금은 대상이 될 수 있는 국가가 없습니다.
ts-why-operation-kind = 이 사건으로는 다른 종류의 작전만 수행할 수 있습니다.
ts-why-spend-all = 작전 점수는 쓸 수 있는 한 모두 써야 합니다.
ts-why-event-area = { $country }{ JOSA($country, "은/는") } 이 사건의 대상이 아닙니다.
ts-why-event-limit = 이 사건으로는 { $country }에서 영향력을 { $limit }개까지만 놓거나 제거할 수 있습니다.
ts-why-enemy-controls = { $country }{ JOSA($country, "은/는") } 상대가 조종하고 있습니다.
ts-why-nothing-there = { $country }에는 제거할 영향력이 없습니다.
ts-why-own-influence = { $country }에는 이 사건에 필요한 영향력이 없습니다.
ts-why-event-compulsory = 사건은 할 수 있는 만큼 모두 실행해야 합니다.
ts-why-not-in-hand = { $card }{ JOSA($card, "은/는") } 손에 없는 카드입니다.
ts-why-must-score =
    { $rounds ->
        [0] 아직 승점 카드 { $cards }장을 사용해야 하는데 이번 라운드가 마지막 액션 라운드입니다.
       *[other] 아직 승점 카드 { $cards }장을 사용해야 하는데 이번 라운드 뒤로는 액션 라운드가 { $rounds }번밖에 남지 않습니다.
    }
ts-why-missile-envy = 지금은 미사일 선망을 작전으로 사용해야 합니다.
ts-why-trapped = { $trap }의 효과로, 작전 점수 2 이상인 카드 버리기와 승점 카드 사용만 할 수 있습니다.
ts-why-must-play = 손에 카드가 있으면 한 장을 사용해야 합니다.
ts-why-china-headline = 차이나 카드는 헤드라인 카드로 사용할 수 없습니다.
ts-why-un-headline = 유엔 개입은 헤드라인 카드로 사용할 수 없습니다.
ts-why-owed-headline = 미사일 선망은 작전으로 사용해야 하므로 헤드라인 카드로 사용할 수 없습니다.
ts-why-china-elsewhere = 차이나 카드를 가지고 있지 않습니다.
ts-why-china-face-down = 차이나 카드는 턴이 끝날 때까지 뒷면이라 사용할 수 없습니다.
ts-why-china-discard = 차이나 카드는 버릴 수 없습니다.
ts-why-value-too-low = 작전 점수가 { $needed }점 이상이어야 하는데 { $card }{ JOSA($card, "은/는") } { $value }점입니다.
ts-why-scoring-discard = { $card }{ JOSA($card, "은/는") } 승점 카드라 작전 점수가 없으므로 버릴 수 없습니다.
ts-why-ascending = 카드는 번호순으로 골라야 합니다.
ts-why-higher-value = { $card }{ JOSA($card, "은/는") } 손에 든 카드 가운데 작전 점수가 가장 높은 카드가 아닙니다.
ts-why-no-enemy-event = { $card }에는 상대 사건이 없습니다.
ts-why-scoring-take = { $card }{ JOSA($card, "은/는") } 승점 카드라 고를 수 없습니다.
ts-why-not-discarded = { $card }{ JOSA($card, "은/는") } 버린 카드 더미에 없습니다.
ts-why-enemy-event = { $card }{ JOSA($card, "은/는") } 상대 사건이므로 작전으로만 사용할 수 있고, 그때 사건도 발생합니다.
ts-why-china-event = 차이나 카드에는 사건이 없습니다.
ts-why-owed-event = 미사일 선망은 작전으로 사용해야 하므로 사건으로 사용할 수 없습니다.
ts-why-event-prevented = { $by }의 효과로 { $card } 카드의 사건은 발생하지 않습니다.
ts-why-event-needs = { $card } 카드의 사건이 발생할 조건이 갖추어지지 않았습니다.
ts-why-event-variant = 소련이 중국 국공내전에서 이기기 전에는 { $card }{ JOSA($card, "을/를") } 사건으로 사용할 수 없습니다.
ts-why-event-order = { $card }{ JOSA($card, "은/는") } 상대 사건이 아니므로 순서를 정하지 않습니다.
ts-why-ops-order = { $card }{ JOSA($card, "은/는") } 상대 사건이므로 사건과 작전의 순서를 정해야 합니다.
ts-why-scoring-ops = { $card }{ JOSA($card, "은/는") } 승점 카드라 작전으로 사용할 수 없습니다.
ts-why-space-tries = 우주 경쟁은 한 턴에 { $tries }번만 시도할 수 있으며 이번 턴에는 모두 시도했습니다.
ts-why-space-ops = 우주 경쟁의 다음 칸에는 작전 점수 { $needed }점이 필요한데 이 카드는 { $value }점입니다.
ts-why-space-end = 우주 경쟁 마커가 이미 마지막 칸에 있습니다.
ts-why-space-owed = 이 작전은 우주 경쟁에 쓸 수 없습니다.
ts-why-defcon-step = 데프콘은 지금의 { $now }에서 한 단계만 움직일 수 있습니다.
ts-why-no-crisis = 지금은 쿠바 미사일 위기의 대상이 아닙니다.
ts-why-crisis-country = { $country }의 영향력을 제거해서는 위기를 끝낼 수 없습니다.
ts-why-crisis-influence = 위기를 끝내려면 { $country }에서 영향력 2를 제거해야 합니다.

# 무슨 일이 있었는가
ts-log-turn = { $turn }턴이 시작됩니다.
ts-log-defcon = 데프콘이 { $level }{ JOSA($level, "이/가") } 됩니다.
ts-log-cards-join = 새 카드 { $cards }장이 덱에 들어갑니다.
ts-log-reshuffle = 버린 카드 { $cards }장을 섞어 새 덱을 만듭니다.
ts-log-dealt = { $side }{ JOSA($side, "이/가") } 카드 { $cards }장을 받습니다.
ts-log-headline = { $side }{ JOSA($side, "이/가") } 헤드라인 카드로 { $card }{ JOSA($card, "을/를") } 공개합니다.
ts-log-headline-cancelled = { $side }의 헤드라인 카드 { $card }{ JOSA($card, "이/가") } 취소됩니다.
ts-log-round = { $side }의 액션 라운드 { $round }{ JOSA($round, "이/가") } 시작됩니다.
ts-log-pass = { $side }{ JOSA($side, "은/는") } 카드를 사용하지 않습니다.
ts-log-play-event = { $side }{ JOSA($side, "이/가") } { $card }{ JOSA($card, "을/를") } 사건으로 사용합니다.
ts-log-play-ops = { $side }{ JOSA($side, "이/가") } { $card }{ JOSA($card, "을/를") } 작전으로 사용합니다.
ts-log-play-space = { $side }{ JOSA($side, "이/가") } { $card }{ JOSA($card, "을/를") } 우주 경쟁에 사용합니다.
ts-log-event = { $card } 카드의 사건이 발생합니다.
ts-log-no-event = { $card } 카드의 사건은 발생하지 않습니다.
ts-log-effect-ends = { $card }의 효과가 끝납니다.
ts-log-removed = { $card }{ JOSA($card, "이/가") } 게임에서 제거됩니다.
ts-log-discarded = { $side }{ JOSA($side, "이/가") } { $card }{ JOSA($card, "을/를") } 버립니다.
ts-log-influence =
    { SIGN($change) ->
        [minus] { $country }에서 { $side } 영향력이 { SIZE($change) } 줄어 { $now }{ JOSA($now, "이/가") } 됩니다.
       *[plus] { $country }에서 { $side } 영향력이 { $change } 늘어 { $now }{ JOSA($now, "이/가") } 됩니다.
    }
ts-log-realign = { $side }{ JOSA($side, "이/가") } { $country }{ JOSA($country, "을/를") } 재조정합니다: 미국은 주사위 { $us_die }, 합계 { $us_total }이고 소련은 주사위 { $ussr_die }, 합계 { $ussr_total }입니다.
ts-log-coup =
    { SIGN($margin) ->
        [plus] { $side }의 { $country } 쿠데타가 { $margin } 차이로 성공합니다: 작전 점수 { $ops }, 주사위 { $die }, 보정 { SIGN($modifier) ->
            [plus] +{ $modifier }
            [minus] −{ SIZE($modifier) }
           *[zero] 0
        }.
       *[zero] { $side }의 { $country } 쿠데타가 실패합니다: 작전 점수 { $ops }, 주사위 { $die }, 보정 { SIGN($modifier) ->
            [plus] +{ $modifier }
            [minus] −{ SIZE($modifier) }
           *[zero] 0
        }.
    }
ts-log-war = { $side }{ JOSA($side, "이/가") } { $country }{ JOSA($country, "을/를") } 공격합니다: 주사위 숫자{ $minus ->
        [0] 는 { $die }이며
       *[other] { " " }{ $die }에서 { $minus }{ JOSA($minus, "을/를") } 뺀 값이
    } { $needed } 이상이면 이깁니다.
ts-log-space = { $side }{ JOSA($side, "이/가") } 우주 경쟁을 시도합니다: 주사위 숫자는 { $die }이며 { $needed } 이하이면 성공합니다.
ts-log-advance = { $side }{ JOSA($side, "이/가") } 우주 경쟁 { $box }번 칸에 도달합니다.
ts-log-military-ops = { $side }의 군사작전 점수가 { $now }점이 됩니다.
ts-log-military-ops-short = { $side }의 군사작전 점수가 { $short }점 모자랍니다.
ts-log-vp = { $side }{ JOSA($side, "이/가") } 승점 { $points }점을 얻습니다: { SIGN($now) ->
        [plus] 미국이 { $now }점 앞섭니다.
        [minus] 소련이 { SIZE($now) }점 앞섭니다.
       *[zero] 동점입니다.
    }
ts-log-scored = { $region } 승점 계산 결과는 미국 { $us_points }점, 소련 { $ussr_points }점입니다.
ts-log-scored-southeast = 동남아시아 승점 계산 결과는 미국 { $us_points }점, 소련 { $ussr_points }점입니다.
ts-log-china = 차이나 카드가 { $side }{ JOSA($side, "으로/로") } 넘어갑니다.
ts-log-china-up = { $side }{ JOSA($side, "이/가") } 차이나 카드를 앞면으로 뒤집습니다.
ts-log-civil-war-won = 소련이 중국 국공내전에서 이깁니다.
ts-log-hands-shown = 양측이 손에 남은 카드를 공개합니다.
ts-log-hand-shown = { $side }{ JOSA($side, "이/가") } 손에 든 카드를 공개합니다.
ts-log-card-shown = { $side }{ JOSA($side, "이/가") } { $card }{ JOSA($card, "을/를") } 공개합니다.
ts-log-trap-die = { $side }{ JOSA($side, "이/가") } 함정에서 벗어나려고 주사위를 굴립니다: 주사위 숫자는 { $die }입니다.
ts-log-dice = { $card }의 주사위 합계는 미국 { $us_total }, 소련 { $ussr_total }입니다.
ts-log-boycott = { $side }{ JOSA($side, "이/가") } 올림픽 참석을 거부(보이콧)합니다.
ts-log-take-part = { $side }{ JOSA($side, "이/가") } 올림픽에 참가합니다.
ts-log-given = { $side }{ JOSA($side, "이/가") } { $card }{ JOSA($card, "을/를") } 건네줍니다.
ts-log-taken = { $side }{ JOSA($side, "이/가") } { $card }{ JOSA($card, "을/를") } 가져갑니다.
ts-log-returned = { $side }{ JOSA($side, "이/가") } { $card }{ JOSA($card, "을/를") } 돌려받습니다.
ts-log-cancelled = { $side }{ JOSA($side, "이/가") } { $card } 카드의 사건을 취소합니다.
ts-log-looked-at = 미국이 덱 맨 위의 카드 { $cards }장을 살펴봅니다.
ts-log-kept = { $cards ->
        [0] 그중 덱으로 돌아가는 카드는 없습니다.
       *[other] 그중 { $cards }장이 덱으로 돌아갑니다.
    }
ts-log-drawn = { $side }{ JOSA($side, "이/가") } 카드 { $cards }장을 뽑습니다.
ts-log-region-named = { $region }{ JOSA($region, "이/가") } 지정됩니다.
ts-log-ignored = { $country }{ JOSA($country, "이/가") } 이번 승점 계산에서 제외됩니다.
ts-log-crisis-cancelled = { $side }{ JOSA($side, "이/가") } { $country }에서 영향력을 제거해 위기를 끝냅니다.
ts-log-declined = { $side }{ JOSA($side, "은/는") } 하지 않기로 합니다.

# 안내를 따라 하는 첫 게임
ts-lesson-first-headline = 당신은 소련입니다. 승점이 20점 앞서거나, 유럽 승점 계산 때 유럽을 조종하거나, 10턴 뒤에 승점이 앞서면 이깁니다. 자신이 진행 플레이어일 때 데프콘이 1이 되면 바로 집니다. 매 턴은 양측이 비밀리에 고르는 헤드라인 카드로 시작합니다. 베트남 독립전쟁은 베트남에 영향력을 놓고, 이번 턴 동안 동남아시아에 쓰는 작전 점수를 높여 줍니다.
ts-lesson-first-card = 이제 액션 라운드마다 카드를 한 장씩 사용합니다. 핵실험 금지는 작전 점수가 4점으로 손에 든 카드 가운데 가장 높습니다. 데프콘 때문에 중동에서 쿠데타를 시도할 수 없게 되기 전에 쓰면 좋습니다.
ts-lesson-first-ops = 카드는 사건이나 작전으로 사용합니다. 작전을 고르고 사건은 다음 기회로 미루세요.
ts-lesson-first-kind = 작전 점수는 영향력 배치, 쿠데타, 재조정 가운데 하나에 씁니다. 쿠데타는 효과가 빠르고, 턴이 끝날 때 필요한 군사작전 점수도 채워 줍니다.
ts-lesson-first-coup = 이란은 미국 영향력이 적은 핵심 국가입니다. 쿠데타로 미국을 몰아내면 중동으로 나아갈 길이 열립니다. 데프콘은 한 단계 강화됩니다.
ts-lesson-first-own-event = 탈식민지화는 소련 카드이므로 당신의 사건입니다. 영향력이 닿지 않는 먼 국가에도 영향력을 놓을 수 있습니다.
ts-lesson-first-event = 자신의 사건은 작전 점수보다 값질 때가 많습니다. 이번에는 사건을 고르세요.
ts-lesson-first-spread = 동남아시아에서는 태국의 승점이 가장 높습니다. 그다음에는 아직 아무도 없는 국가에 놓으세요.
ts-lesson-first-enemy-card = 덕 앤 커버는 미국 카드입니다. 작전으로 사용하면 그 사건도 발생합니다. 하지만 피할 길이 있습니다.
ts-lesson-first-space = 우주 경쟁에 사용한 카드의 사건은 발생하지 않습니다. 턴마다 불리한 카드를 한 장씩 우주 경쟁에 사용하세요. 운이 좋으면 마커가 나아가고 승점도 얻습니다.
ts-lesson-first-scoring = 지역의 승점은 승점 카드를 사용할 때 얻습니다. 승점 카드는 받은 턴에 사용해야 하니 그 지역이 가장 유리할 때, 늦어도 마지막 라운드에는 사용하세요. 지금 아시아 승점 계산을 사용하세요.
ts-lesson-first-score = 지역에서 개입, 우세, 조종을 이루면 승점을 얻고, 조종하는 핵심 국가 하나당 승점을 더 얻습니다. 아시아의 승점을 계산하고 기록에서 결과를 확인하세요.
ts-lesson-first-influence = 남은 라운드에는 지도에서 세력을 넓힙니다. 작전 점수를 쓸 카드로 올림픽을 고르세요.
ts-lesson-first-points = 사건으로 사용하면 상대가 참가하거나 참석을 거부(보이콧)하고, 거부하면 데프콘이 강화됩니다. 작전을 고르세요.
ts-lesson-first-place = 영향력 배치는 조용히 세력을 넓히는 방법입니다. 이미 영향력이 있는 국가나 그 인접국에 놓습니다. 자신의 영향력이 상대보다 안정도 이상 많으면 그 국가를 조종합니다. 핵심 국가에 가까운 국가에 놓으세요.
ts-lesson-first-last-round = 이번 턴의 마지막 카드입니다. 한 장은 다음 턴까지 남겨 둘 수 있지만 승점 카드는 남길 수 없습니다. 나세르를 사용하세요.
ts-lesson-first-turn-ends = 사건을 고르세요. 그러면 턴이 끝납니다. 군사작전 점수가 데프콘보다 적으면 모자란 만큼 상대에게 승점을 주고, 손에 든 카드를 채운 뒤 헤드라인 단계로 새 턴을 시작합니다. 이것이 게임의 전부입니다. 이제 혼자 진행해 보세요!

# 어떻게 끝났는가
ts-end-twenty-points = 승점 20점으로 승리
ts-end-europe = 유럽 조종으로 승리
ts-end-nuclear-war = 핵전쟁
ts-end-crisis-coup = 쿠바 미사일 위기 중의 쿠데타로 핵전쟁
ts-end-held-scoring-card = 승점 카드를 남겨 두어 패배
ts-end-wargames = 워게임즈로 게임 종료
ts-end-final-scoring = 최종 승점 계산

# 지도의 이름
ts-region-europe = 유럽
ts-region-asia = 아시아
ts-region-middle-east = 중동
ts-region-africa = 아프리카
ts-region-central-america = 중앙아메리카
ts-region-south-america = 남아메리카

ts-country-canada = 캐나다
ts-country-united-kingdom = 영국
ts-country-norway = 노르웨이
ts-country-sweden = 스웨덴
ts-country-finland = 핀란드
ts-country-denmark = 덴마크
ts-country-benelux = 베네룩스
ts-country-france = 프랑스
ts-country-spain-portugal = 스페인/포르투갈
ts-country-italy = 이탈리아
ts-country-greece = 그리스
ts-country-turkey = 터키
ts-country-west-germany = 서독
ts-country-austria = 오스트리아
ts-country-east-germany = 동독
ts-country-poland = 폴란드
ts-country-czechoslovakia = 체코슬로바키아
ts-country-hungary = 헝가리
ts-country-romania = 루마니아
ts-country-yugoslavia = 유고슬라비아
ts-country-bulgaria = 불가리아
ts-country-lebanon = 레바논
ts-country-syria = 시리아
ts-country-israel = 이스라엘
ts-country-jordan = 요르단
ts-country-iraq = 이라크
ts-country-iran = 이란
ts-country-gulf-states = 걸프 국가들
ts-country-saudi-arabia = 사우디아라비아
ts-country-egypt = 이집트
ts-country-libya = 리비아
ts-country-afghanistan = 아프가니스탄
ts-country-pakistan = 파키스탄
ts-country-india = 인도
ts-country-burma = 버마
ts-country-laos-cambodia = 라오스/캄보디아
ts-country-thailand = 태국
ts-country-vietnam = 베트남
ts-country-malaysia = 말레이시아
ts-country-indonesia = 인도네시아
ts-country-philippines = 필리핀
ts-country-australia = 호주
ts-country-japan = 일본
ts-country-taiwan = 대만
ts-country-south-korea = 남한
ts-country-north-korea = 북한
ts-country-morocco = 모로코
ts-country-algeria = 알제리
ts-country-tunisia = 튀니지
ts-country-west-african-states = 서아프리카 국가들
ts-country-saharan-states = 사하라 국가들
ts-country-ivory-coast = 코트디부아르
ts-country-nigeria = 나이지리아
ts-country-cameroon = 카메룬
ts-country-zaire = 자이르
ts-country-angola = 앙골라
ts-country-south-africa = 남아프리카공화국
ts-country-botswana = 보츠와나
ts-country-zimbabwe = 짐바브웨
ts-country-se-african-states = 동남아프리카 국가들
ts-country-kenya = 케냐
ts-country-somalia = 소말리아
ts-country-ethiopia = 에티오피아
ts-country-sudan = 수단
ts-country-mexico = 멕시코
ts-country-guatemala = 과테말라
ts-country-el-salvador = 엘살바도르
ts-country-honduras = 온두라스
ts-country-nicaragua = 니카라과
ts-country-costa-rica = 코스타리카
ts-country-panama = 파나마
ts-country-cuba = 쿠바
ts-country-haiti = 아이티
ts-country-dominican-republic = 도미니카 공화국
ts-country-venezuela = 베네수엘라
ts-country-colombia = 콜롬비아
ts-country-ecuador = 에콰도르
ts-country-peru = 페루
ts-country-bolivia = 볼리비아
ts-country-chile = 칠레
ts-country-argentina = 아르헨티나
ts-country-paraguay = 파라과이
ts-country-uruguay = 우루과이
ts-country-brazil = 브라질
ts-country-chinese-civil-war = 중국 국공내전

# 여러 게임에 걸쳐 세는 것
ts-tally-clock = 턴
ts-tally-headline = 헤드라인
ts-tally-play-event = 사건으로 사용한 카드
ts-tally-play-ops = 작전으로 사용한 카드
ts-tally-play-space = 우주 경쟁에 사용한 카드

# 하기 전에 알리는 말.
ts-warn-nuclear-war = 자신이 진행 플레이어일 때 데프콘이 1이 됩니다. 핵전쟁이 일어나 게임에서 집니다.
ts-warn-may-nuclear-war = 자신이 진행 플레이어일 때 데프콘이 1이 될 수 있습니다. 핵전쟁이 일어나면 게임에서 집니다.
ts-warn-crisis-coup = 쿠바 미사일 위기의 대상이므로 쿠데타를 시도하면 게임에서 집니다.
ts-warn-held-scoring-card = 더는 사용할 수 없는 승점 카드가 손에 남아 게임에서 집니다.
ts-warn-may-hold-scoring-card = 더는 사용할 수 없는 승점 카드가 손에 남을 수 있습니다. 그러면 게임에서 집니다.
ts-warn-loses = 이렇게 하면 상대가 게임에서 이깁니다.
ts-warn-may-lose = 이렇게 하면 상대가 게임에서 이길 수 있습니다.
ts-warn-military-short = 마지막 라운드인데 군사작전 점수가 { $short }점 모자랍니다. { $side }{ JOSA($side, "이/가") } 승점 { $short }점을 얻습니다.
ts-warn-enemy-event = { $side } 사건입니다. 작전으로 사용하면 사건도 발생합니다.
