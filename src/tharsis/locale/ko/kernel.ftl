# 모든 게임에 공통인 말

seat = { $number }번 자리

why-unknown-action = 그런 행동은 없습니다.
why-game-over = 게임이 끝났습니다.
why-not-your-decision = 지금은 당신이 결정할 때가 아닙니다.
why-not-now = 지금 결정하는 일이 아닙니다.

bot-random = 무작위
bot-random-help = 가능한 행동 가운데 아무것이나 고릅니다.
bot-heuristic = 숙련자
bot-heuristic-help = 게임을 알고 바로 대답합니다.
bot-search = 생각하는 봇
bot-search-help = 가능한 여러 게임을 내다봅니다.

told-both = { $many }, { $last }
told-news = 지난 내 차례 이후:
told-no-section = 게임판에 “{ $wanted }”(이)라는 것은 없습니다. 볼 수 있는 것: { $titles }.
