# 언어 모델을 위한 서버

mcp-instructions =
    번호가 붙은 테이블에서 보드게임을 합니다. list_games로 어떤 게임이 있는지 보고, start_game으로 봇과 겨루는 테이블을 만들거나 join_table로 Tharsis 서버의 자리에 앉으세요. 그다음 look으로 게임판을 보고, 게임이 끝날 때까지 move로 행동하세요. 응답에는 언제나 그동안 일어난 일과 다음 물음이 번호가 붙은 선택지와 함께 나옵니다. 번호, 선택지의 글, 표기 중 하나로 답하세요. 자신의 자리에서 볼 수 있는 것만 보입니다. why는 행동을 할 수 없는 이유를, rules와 card는 인쇄된 규칙과 카드를 알려 줍니다.

mcp-tool-list-games = 할 수 있는 게임. 게임별 자리, 봇, 선택 규칙도 보여 줍니다.
mcp-tool-list-tables = 앉아 있는 테이블. 그중 어디에서 결정할 차례인지도 알려 줍니다.
mcp-tool-start-game = 여기서 봇과 겨루는 게임을 시작합니다. 테이블 번호, 자신의 자리에서 본 게임판, 첫 물음을 알려 줍니다.
mcp-tool-join-table = 링크로 Tharsis 서버의 테이블에 앉습니다.
mcp-tool-leave-table = 테이블을 떠납니다. 여기서 진행하던 게임은 사라지고, 서버의 자리는 그대로 남습니다.
mcp-tool-look = 자신의 자리에서 본 게임판, 마지막 행동 이후에 일어난 일, 지금 받은 물음을 알려 줍니다. 짧게, 길게, 또는 한 부분만 볼 수 있습니다.
mcp-tool-legal = 지금 할 수 있는 행동을 번호가 붙은 선택지로 보여 줍니다. 규칙으로 알 수 있는 확률과 비용도 함께 나옵니다.
mcp-tool-why = 어떤 행동을 할 수 없는 이유를 규칙 번호와 함께 알려 줍니다.
mcp-tool-move = 선택지 하나를 고릅니다. 일어난 일과 다음 물음, 또는 결과를 알려 줍니다. 게임에서 지거나 낭비가 되는 행동은 확인한 뒤에만 진행합니다.
mcp-tool-undo = 마지막 행동을 되돌립니다. 그 뒤에 새로운 정보가 공개되었거나, 주사위를 굴렸거나, 다른 결정이 내려졌으면 되돌릴 수 없습니다.
mcp-tool-wait = 다른 사람과 함께하는 테이블에서 차례가 올 때까지 기다립니다.
mcp-tool-log = 테이블에서 일어난 일을 번호가 붙은 줄로 보여 줍니다.
mcp-tool-rules = 우리말로 풀어 쓴 게임 규칙. 번호가 없으면 목차를, 있으면 그 규칙과 하위 규칙을 보여 줍니다.
mcp-tool-card = 인쇄된 카드의 숫자와 글을 보여 줍니다.

mcp-arg-game = 게임 ID. 예: twilight-struggle.
mcp-arg-table = 테이블 번호.
mcp-arg-seat = 앉을 자리. 1부터 셉니다.
mcp-arg-seats = 자리 수. 0이면 2개, 또는 게임에서 허용하는 가장 가까운 수입니다.
mcp-arg-bots = 다른 자리에 앉을 봇. 자리 순서대로 적거나, 모든 자리에 앉을 봇 하나만 적습니다. 비우면 기본 봇이 앉습니다.
mcp-arg-options = 게임의 선택 규칙과 그 값.
mcp-arg-seed = 모든 무작위 결과를 정하는 시드. 같은 게임을 되풀이할 때 씁니다. 비우면 게임을 시작할 때마다 새로 정해집니다.
mcp-arg-language = 사용할 언어: en 또는 ko.
mcp-arg-link = 자리 링크(https://…/seat/KEY)나 테이블 링크(https://…/table/ID).
mcp-arg-key = 그 서버에 등록된 사람의 토큰. 비우면 손님으로 앉습니다.
mcp-arg-player-name = 손님으로 앉을 때 쓸 이름.
mcp-arg-part = 게임판에서 이름이 이렇게 시작하는 부분만 봅니다: 유럽, 손에 든 카드, 구역이나 플레이어의 이름.
mcp-arg-long = 다음 결정에 필요한 것만이 아니라, 자신의 자리에서 볼 수 있는 것을 모두 봅니다.
mcp-arg-notation = 선택지에 짧은 표기를 함께 적습니다.
mcp-arg-action = 선택지의 번호나 글, 또는 행동의 표기.
mcp-arg-confirmed = 잃는 것이 있다는 경고를 받고도 그대로 진행합니다.
mcp-arg-seconds = 기다릴 최대 시간(초).
mcp-arg-since = 마지막으로 읽은 줄의 번호. 0이면 모든 줄을 봅니다.
mcp-arg-number = 규칙 번호. 예: 6.3.
mcp-arg-name = 카드 이름, 또는 이름에 들어 있는 낱말의 앞부분.

mcp-game-seats = 자리: { $seats }
mcp-game-sides = 자리가 { $n }개일 때 맡는 진영: { $sides }
mcp-game-bots = 봇: { $bots }
mcp-game-option = 선택 규칙 { $option }: { $help } 고를 수 있는 값: { $choices }. 기본값: { $default }.

mcp-seated = { $table }번 테이블에 앉았습니다: { $game }.
mcp-left = { $table }번 테이블을 떠났습니다.
mcp-not-made = 손해를 보는 행동이라 아직 진행하지 않았습니다. 그래도 진행하려면 confirmed를 넣어 다시 호출하세요.
mcp-table = { $table }번 테이블: { $game }, { $how ->
        [waiting] 플레이어를 기다리는 중
        [unreachable] 서버에서 응답이 없음
        [over] 끝남
        [yours] 결정할 차례
       *[others] 다른 플레이어가 결정하는 중
    }
mcp-you-decide = 결정할 차례입니다({ $player }).
mcp-others-decide = 다른 플레이어가 결정하는 중입니다({ $players }).
mcp-not-started = 테이블이 아직 시작되지 않았습니다. 플레이어를 기다리고 있습니다.
mcp-so-far = 지금까지:
mcp-no-news = 그 뒤로 아무 일도 일어나지 않았습니다.
mcp-no-tables = 앉아 있는 테이블이 없습니다. 게임을 시작하거나 테이블에 앉으세요.

mcp-no-table = { $table }번 테이블은 없습니다. 앉아 있는 테이블: { $known }.
mcp-too-many = 이미 테이블 { $most }개에 앉아 있습니다. 먼저 한 테이블을 떠나세요.
mcp-no-seat = 그런 자리는 없습니다. 1~{ $last } 중에서 고르세요.
mcp-bad-bots = 다른 자리는 { $others }개인데 봇을 { $named }개 적었습니다. 자리 하나당 봇 하나를 적거나, 모든 자리에 앉을 봇 하나만 적으세요.
mcp-bad-link = { $link }{ JOSA($link, "은/는") } 자리 링크(https://…/seat/KEY)도 테이블 링크(https://…/table/ID)도 아닙니다.
mcp-refused = 서버가 요청을 거절했습니다: { $detail }
mcp-unreachable = { $address }에서 응답이 없습니다. 주소를 확인하거나 다시 시도하세요.
