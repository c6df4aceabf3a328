# 모든 게임에 공통인 말

seat = { $number }번 자리

why-unknown-action = 그런 행동은 없습니다.
why-game-over = 게임이 끝났습니다.
why-not-your-decision = 지금은 당신이 결정할 때가 아닙니다.
why-not-now = 지금 결정하는 일이 아닙니다.

bot-novice = 초보
bot-novice-help = 규칙은 알지만 할 수 있는 행동을 일부 놓치고 좋아하는 계획에 매달립니다.
bot-regular = 보통
bot-regular-help = 한 행동 앞을 내다보며 기본 원칙에 따라 진행합니다.
bot-strong = 상급
bot-strong-help = 많은 게임을 하며 배운 대로 진행하고, 끝이 가까우면 끝까지 계산합니다.
bot-master = 고수
bot-master-help = 배운 것을 바탕으로 앞을 내다본 뒤 결정합니다.
bot-heuristic = 휴리스틱
bot-heuristic-help = 연구용: ‘보통’ 단계와 같은 방식으로 진행합니다.
bot-random = 무작위
bot-random-help = 연구용: 가능한 행동 가운데 아무것이나 고릅니다.
bot-search = 탐색
bot-search-help = 연구용: 가능한 여러 게임을 내다봅니다.
bot-rating = 레이팅 { $rating }
bot-rating-between = 레이팅 { $rating } ({ $low }~{ $high })
bot-unrated = 아직 레이팅이 없습니다
bot-at-once = 바로 결정합니다
bot-thinks = 결정 하나에 최대 { $seconds }초 동안 생각합니다

told-both = { $many }, { $last }
told-news = 지난 내 차례 이후:
told-no-section = 게임판에 “{ $wanted }”(이)라는 것은 없습니다. 볼 수 있는 것: { $titles }.
told-nothing = 이 게임에는 게임판을 설명하는 글이 없습니다.
told-meanwhile = 다른 플레이어가 결정하는 동안 할 수 있는 행동:
told-no-such-number = 1에서 { $last }까지의 번호를 고르세요.
told-no-action = “{ $line }”에 맞는 행동이 없습니다. 선택지의 번호나 글, 또는 표기로 답하세요.
told-which = “{ $line }”에 맞는 선택지가 여럿입니다. 번호로 고르세요: { $numbers }.
told-no-undo = 되돌릴 수 없습니다. 마지막 행동 뒤에 무언가 공개되었거나, 주사위를 굴렸거나, 다른 결정이 내려졌습니다.
told-no-card = 이름이 “{ $wanted }”인 카드가 없습니다.
told-no-kind = “{ $wanted }” 종류의 카드가 없습니다. 있는 것: { $kinds }.
told-meant = 혹시 { $names }?
told-cards = 이름에 “{ $wanted }”이(가) 들어가는 카드 { $n }장:
told-rank = { $rank }위 { $player }
told-end-resign = { $player }{ JOSA($player, "이/가") } 기권했습니다.
told-end-time = { $player }의 시간이 다 되었습니다.
told-end-abandoned = 모두 동의하여 결과 없이 게임을 끝냈습니다.
