toy-name = 등불

toy-do-bid = { $card } 내기
toy-do-roll = 동전을 위해 굴리기
toy-do-raid = { $victim }번 자리 습격하기
toy-do-omen = 징조 읽기
toy-do-bury = { $card } 묻기
toy-do-done = 끝
toy-do-pay = 동전 두 닢 내기
toy-do-yield = { $card } 넘기기
toy-do-peek = { $victim }번 자리에 등불 비추기

toy-why-not-held = { $card }{ JOSA($card, "을/를") } 들고 있지 않습니다.
toy-why-self-raid = 자신은 습격할 수 없습니다.
toy-why-no-such-seat = 그 자리에는 보여 줄 카드를 든 사람이 없습니다.
toy-why-poor = 동전이 { $n }닢뿐입니다.
toy-why-not-drawn = 남은 징조 가운데 이 카드는 없습니다.
toy-why-no-lantern = 남은 등불이 없습니다.

toy-ask-bid = { $round }라운드: 카드를 내세요
toy-ask-prize = 상을 고르세요
toy-ask-raid = { $seat }{ JOSA($seat, "이/가") } 습격합니다: 동전을 내거나 카드를 넘기세요
toy-ask-omen = 징조를 원하는 만큼 묻으세요

toy-log-bid = { $seat }{ JOSA($seat, "이/가") } { $card }{ JOSA($card, "을/를") } 냈습니다.
toy-log-roll = { $seat }{ JOSA($seat, "이/가") } { $n }{ JOSA($n, "을/를") } 굴렸습니다.
toy-log-raid = { $seat }{ JOSA($seat, "이/가") } { $victim }번 자리를 습격했습니다.
toy-log-pay = { $seat }{ JOSA($seat, "이/가") } 동전을 냈습니다.
toy-log-yield = { $seat }{ JOSA($seat, "이/가") } { $card }{ JOSA($card, "을/를") } 넘겼습니다.
toy-log-yield-hidden = { $seat }{ JOSA($seat, "이/가") } 카드를 넘겼습니다.
toy-log-omen = { $seat }{ JOSA($seat, "이/가") } { $card }{ JOSA($card, "과/와") } { $other }{ JOSA($other, "을/를") } 보았습니다.
toy-log-omen-hidden = { $seat }{ JOSA($seat, "이/가") } 징조를 읽었습니다.
toy-log-bury = { $seat }{ JOSA($seat, "이/가") } { $card }{ JOSA($card, "을/를") } 묻었습니다.
toy-log-peek = { $seat }{ JOSA($seat, "이/가") } { $victim }번 자리의 { $card }{ JOSA($card, "을/를") } 보았습니다.
toy-log-peek-hidden = { $seat }{ JOSA($seat, "이/가") } { $victim }번 자리에 등불을 비추었습니다.

toy-end-rounds = 모든 라운드가 끝났습니다.
toy-end-rich = 누군가 동전 서른 닢을 모았습니다.

toy-card-c0 = 새벽의 갈대
toy-card-c1 = 새벽의 돌
toy-card-c2 = 새벽의 강
toy-card-c3 = 새벽의 폭풍
toy-card-c4 = 새벽의 왕관
toy-card-c5 = 한낮의 갈대
toy-card-c6 = 한낮의 돌
toy-card-c7 = 한낮의 강
toy-card-c8 = 한낮의 폭풍
toy-card-c9 = 한낮의 왕관
toy-card-c10 = 해질녘의 갈대
toy-card-c11 = 해질녘의 돌
toy-card-c12 = 해질녘의 강
toy-card-c13 = 해질녘의 폭풍
toy-card-c14 = 해질녘의 왕관
toy-card-c15 = 한밤의 갈대
toy-card-c16 = 한밤의 돌
toy-card-c17 = 한밤의 강
toy-card-c18 = 한밤의 폭풍
toy-card-c19 = 한밤의 왕관

toy-tally-clock = 라운드
toy-tally-bid = 낸 카드
toy-tally-bury = 묻은 카드
