# 모든 게임이 함께 쓰는 말

seat = { $number }번 자리
guest = 손님 { $number }

why-unknown-action = 그런 행동은 없습니다.
why-game-over = 게임이 끝났습니다.
why-not-your-decision = 지금은 다른 플레이어가 결정할 차례입니다.
why-not-now = 지금은 할 수 없는 행동입니다.

bot-novice = 초보
bot-novice-help = 규칙은 알지만, 할 수 있는 행동 중 일부를 놓치고 좋아하는 계획에 매달립니다.
bot-regular = 보통
bot-regular-help = 행동 하나 앞을 내다보며 기본 원칙에 따라 진행합니다.
bot-strong = 상급
bot-strong-help = 수많은 게임에서 배운 대로 진행하고, 끝이 가까우면 끝까지 계산합니다.
bot-master = 고수
bot-master-help = 배운 것을 바탕으로, 앞을 내다본 다음 결정합니다.
bot-heuristic = 휴리스틱
bot-heuristic-help = 연구용: ‘보통’ 단계와 같은 방식으로 진행합니다.
bot-random = 무작위
bot-random-help = 연구용: 할 수 있는 행동 중 하나를 무작위로 고릅니다.
bot-search = 탐색
bot-search-help = 연구용: 앞으로 펼쳐질 수 있는 수많은 게임을 내다봅니다.
bot-rating = 레이팅 { $rating }
bot-rating-between = 레이팅 { $rating } ({ $low }~{ $high })
bot-unrated = 아직 레이팅이 없습니다
bot-at-once = 바로 결정합니다
bot-thinks = 결정 하나에 최대 { $seconds }초 동안 생각합니다

told-both = { $many }, { $last }
told-news = 내 마지막 행동 이후:
told-no-section = 게임판에 “{ $wanted }” 항목이 없습니다. 볼 수 있는 항목: { $titles }.
told-nothing = 이 게임에는 게임판을 설명하는 글이 없습니다.
told-meanwhile = 다른 플레이어가 결정하는 동안 할 수 있는 행동:
told-no-such-number = 1~{ $last } 중에서 번호를 고르세요.
told-no-action = “{ $line }”에 맞는 행동이 없습니다. 선택지의 번호나 글, 또는 표기로 답하세요.
told-which = “{ $line }”에 맞는 선택지가 여럿입니다. 번호로 고르세요: { $numbers }.
told-no-undo = 되돌릴 수 없습니다. 마지막 행동 뒤에 새로운 정보가 공개되었거나, 주사위를 굴렸거나, 다른 결정이 내려졌습니다.
told-no-card = 이름이 “{ $wanted }”인 카드가 없습니다.
told-no-kind = “{ $wanted }” 종류의 카드가 없습니다. 있는 종류: { $kinds }.
told-meant = 비슷한 이름: { $names }.
told-cards = 이름에 “{ $wanted }”{ JOSA($wanted, "이/가") } 들어가는 카드 { $n }장:
told-rank = { $rank }위 { $player }
told-end-resign = { $player }{ JOSA($player, "이/가") } 기권했습니다.
told-end-time = { $player }의 제한 시간이 다 되었습니다.
told-end-abandoned = 모두 동의하여 결과 없이 게임을 끝냈습니다.
