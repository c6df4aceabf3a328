# 명령줄

cli-help = 묵직한 전략 보드게임을 규칙서 그대로.
cli-games-help = 설치된 게임을 보여 줍니다.
cli-bots-help = 게임의 봇을 보여 줍니다: 진행 방식, 레이팅, 생각하는 시간.
cli-play-help = 이 터미널에서 봇이나 옆 사람과 게임을 합니다.
cli-arena-help = 모든 코어에서 봇끼리 게임을 하고 누가 더 강한지 알려 줍니다.
cli-balance-help = 봇끼리 한 게임에서 누가 이기는지, 어떻게 언제 끝나는지, 무엇이 승리와 함께 가는지 알려 줍니다.
cli-dataset-help = 많은 게임의 국면, 할 수 있는 행동, 선택, 결과를 학습용 Parquet으로 씁니다.
cli-train-help = 스스로와 대국하며 게임을 배우는 신경망.
cli-train-run-help = 폴더에 있는 데서 이어 학습하거나 새로 시작합니다. 여러 번 나누어, 어느 컴퓨터에서든 할 수 있습니다.
cli-train-begin-help = 내보낸 신경망(예: 함께 제공되는 신경망)에서 학습을 시작합니다.
cli-train-imitate-help = 사전 학습: 데이터 집합의 결정을 먼저 배웁니다.
cli-train-export-help = 폴더의 신경망을 봇이 쓸 수 있는 ONNX로 저장합니다.
cli-replay-help = 기록된 게임을 확인하고 한 수씩 봅니다.
cli-analyse-help = 기록된 게임을 판단합니다. 행동별 승률, 가장 큰 승률 변화, 봇이라면 했을 행동을 보여 줍니다.
cli-import-help = 다른 프로그램의 기록을 우리 규칙으로 따라 하고 어긋나는 곳을 알려 줍니다.
cli-cards-help = 게임의 카드와 그 효과를 보여 줍니다.
cli-board-help = 게임판의 칸과 그 이웃을 보여 줍니다.
cli-rules-help = 우리 말로 쓴 규칙과, 규칙을 담은 코드와 테스트.
cli-rules-show-help = 규칙 전체, 또는 한 규칙과 그 아래 규칙을 보여 줍니다.
cli-rules-coverage-help = 규칙마다 그것을 인용하는 코드와 시험하는 테스트, 판정과 자체 값을 보여 줍니다.
cli-bench-help = 게임의 속도를 무작위 체스 게임에 견주어 잽니다.
cli-serve-help = 브라우저에서 하는 테이블을 엽니다.
cli-worker-help = 어느 기계에서든 서버를 위해 봇을 두고 기록을 읽습니다.
cli-tables-help = 서버의 테이블을 돌봅니다.
cli-people-help = 서버의 사람들을 돌봅니다.
cli-mcp-help = 언어 모델이 게임을 합니다. 게임을 Model Context Protocol 도구로 제공합니다.

cli-arg-game = 게임의 이름표. tharsis games로 볼 수 있습니다
cli-arg-json = 데이터를 JSON으로 출력합니다.
cli-arg-seats = 자리 수. 0이면 둘, 또는 게임이 허락하는 가장 가까운 수입니다.
cli-arg-seed = 모든 우연을 정하는 씨앗.
cli-arg-option = 게임의 선택 사항. 여러 번 쓸 수 있습니다.
cli-arg-file = 읽을 파일.
cli-arg-files = 읽을 파일들.
cli-arg-version = 어떤 판이 도는지, 컴파일된 것인지 알려 줍니다.
cli-arg-lang = 쓸 언어.
cli-arg-games = 최소 게임 수. 같은 배분을 모든 자리 배치로 한 번씩 진행합니다.
cli-arg-bots = 게임할 봇을 쉼표로 적습니다.
cli-arg-players = 누가 앉는지 쉼표로: human 또는 봇.
cli-arg-seconds = 탐색하는 봇이 한 번 결정할 때 생각하는 시간(초).
cli-arg-limit = 이만큼 결정해도 끝나지 않는 게임은 그만둡니다. 0이면 게임이 정한 만큼입니다.
cli-arg-workers = 프로세스 수. 0이면 모든 코어입니다.
cli-arg-engine = 게임을 하는 곳: 이 컴퓨터 또는 Ray 클러스터.
cli-arg-pairing = 대진 방식: 봇 둘씩 모두(round-robin), 한 테이블을 돌아가며(rotations), 한 테이블을 모든 배치로(all-seats), 마지막에 적은 봇이 나머지 자리를 모두 맡고 다른 봇이 하나씩 상대(field), 적은 순서대로(seated).
cli-arg-error = 차이가 확실한 봇끼리는 더 겨루지 않습니다. 그 판정이 틀릴 확률을 적으세요. 0이면 모든 게임을 합니다.
cli-arg-arena-out = 게임을 이 폴더에 Parquet으로 저장하고 보고서를 씁니다. 같은 명령으로 멈춘 곳부터 이어집니다.
cli-arg-ladder = 이웃한 두 단계의 결과를 이 단계 기록 파일에 적습니다.
cli-arg-decisions = 결정 하나당 한 줄도 저장합니다.
cli-arg-train-folder = 학습 폴더: 체크포인트, 학습 곡선, 보고서가 들어 있습니다.
cli-arg-recipe = 게임의 기본값 대신 쓸 학습 설정 파일.
cli-arg-minutes = 대략 몇 분 동안 학습할지. 없으면 설정이 끝날 때까지 합니다.
cli-arg-train-workers = 게임을 할 프로세스 수. 0이면 이 프로세스 안에서 합니다.
cli-arg-train-data = tharsis dataset으로 만든 데이터 집합.
cli-arg-epochs = 데이터 집합을 몇 번 학습할지.
cli-arg-train-network = tharsis train export로 저장한 신경망.
cli-arg-train-out = 저장할 파일.
cli-arg-dataset-out = 새로 쓸 폴더.
cli-arg-dataset-files = 읽을 게임: 리플레이 파일 또는 다른 프로그램의 기록.
cli-arg-dataset-games = 봇끼리 할 최소 게임 수.
cli-arg-database = 서버의 끝난 테이블도 읽습니다: sqlite:///파일 또는 postgresql://…
cli-arg-forced = 답이 하나뿐인 결정도 저장합니다.
cli-arg-markdown = 표를 이 파일에 씁니다.
cli-arg-resume = 저장한 게임을 이어서 합니다.
cli-arg-replay = 게임을 기록 파일로 씁니다. 여러 게임이면 이 폴더에 씁니다.
cli-arg-step = 한 수마다 Enter를 기다립니다.
cli-arg-at = 이만큼 둔 뒤의 테이블을 보여 줍니다.
cli-arg-seat = 이 자리의 눈으로 봅니다. -1은 관전자입니다.
cli-arg-analyse-bot = 선택을 물어볼 봇이나 수준. 적지 않으면 바로 대답하는 가장 좋은 봇입니다.
cli-arg-analyse-seat = 이 자리의 결정만 물어봅니다. -1이면 모든 자리입니다.
cli-arg-swings = 보여 줄 큰 승률 변화의 개수.
cli-arg-tests = 테스트가 있는 폴더.
cli-arg-number = 규칙 번호.
cli-arg-bench-games = 잴 게임. 없으면 모두입니다.
cli-arg-bench-seconds = 한 번 재는 시간(초).
cli-arg-record = 기록된 비율이 있는 파일.
cli-arg-out = 표와 JSON을 이 폴더에 씁니다.
cli-arg-update = 이번 비율을 기록에 씁니다.
cli-arg-http = 표준 입출력 대신 이 컴퓨터의 이 포트로 제공합니다.

cli-error = 오류:
cli-internal-error = Tharsis 안에서 문제가 생겼습니다: { $error }. THARSIS_TRACEBACK=1로 어디인지 볼 수 있습니다.
cli-bad-option = { $pair }{ JOSA($pair, "은/는") } 선택 사항이 아닙니다. NAME=VALUE로 쓰세요.
cli-bad-language = { $languages } 가운데 하나를 고르세요.
cli-bad-player = { $name }{ JOSA($name, "이라는/라는") } 선수는 없습니다. { $known } 가운데 고르세요.
cli-bad-players = 자리는 { $seats }개인데 { $names }명이 적혀 있습니다. 자리마다 하나씩 적으세요.
cli-bad-record = { $file }에는 기록된 비율이 없습니다.
cli-no-games = 아직 설치된 게임이 없습니다. 게임은 tharsis.games 진입점이 있는 파이썬 패키지입니다.
cli-no-cards = { $game } 게임에는 카드가 없습니다.
cli-no-board = { $game } 게임에는 게임판이 없습니다.
cli-no-importer = { $game } 게임은 다른 프로그램의 기록을 읽지 않습니다.
cli-replays-no-folder = { $path }{ JOSA($path, "은/는") } 폴더가 아닙니다. 여러 게임의 기록을 쓸 폴더를 --replay로 알려 주세요.
cli-replays-same-name = 기록 둘이 같은 파일 { $path }에 쓰이게 됩니다. 하나의 이름을 바꾸거나 하나씩 가져오세요.
cli-no-rule = { $game } 규칙서에는 규칙 { $number }{ JOSA($number, "이/가") } 없습니다.
cli-no-tests = { $folder } 폴더가 없습니다. --tests로 테스트를 알려 주세요.
cli-not-text = { $file }{ JOSA($file, "은/는") } 텍스트 파일이 아닙니다.
cli-analyse-unknown = { $file }{ JOSA($file, "은/는") } 리플레이 파일도, 게임이 읽을 수 있는 기록도 아닙니다: { $reasons }.
cli-other-game = 이 파일은 { $game } 게임입니다.
cli-update-what = --record로 고칠 기록을 알려 주세요.

cli-column-game = 게임
cli-column-name = 이름
cli-column-seats = 자리
cli-column-bots = 봇
cli-column-bot = 봇
cli-column-style = 진행 방식
cli-column-rating = 레이팅
cli-column-thinks = 시간
cli-column-options = 선택 사항
cli-column-rule = 규칙
cli-column-title = 제목
cli-column-code = 코드
cli-column-tests = 테스트
cli-column-variant = 변형
cli-column-ratio = 체스 한 판에 몇 판
cli-column-rate = 초당 게임
cli-column-decisions = 초당 결정
cli-column-at-72 = … 기준이 72일 때
cli-column-vector = 여러 판을 한꺼번에 둘 때
cli-column-length = 게임당 결정

cli-no-test = 테스트 없음
cli-coverage = 규칙 { $rules }개 가운데 { $covered }개에 테스트가 있습니다.
cli-card-coverage = 카드 { $cards }장 가운데 { $covered }장에 테스트가 있습니다.
cli-ruling = 판정
cli-own-value = 자체 값
cli-rulings = 판정 { $n }개:
cli-own-values = * 자체 값 { $n }개:
cli-unknown-mark = 테스트에 규칙 { $number }{ JOSA($number, "이/가") } 있지만 규칙서에는 없습니다.
cli-arena-played = { $game } { $games }판, 한 판에 결정 { $decisions }번
cli-arena-stopped = { $game } { $wanted }판 가운데 { $games }판: 나머지는 필요하지 않았습니다. 한 판에 결정 { $decisions }번
cli-decisions-where = 결정을 저장할 폴더를 --out으로 알려 주세요.
cli-dataset-empty = 무엇을 읽을지 적으세요: 봇의 게임은 --games, 파일, 또는 --database.
cli-dataset-written = { $games }판의 국면 { $positions }개를 { $path }에 저장했습니다.
cli-train-season = 시즌 { $season }: 결정 { $decisions }번, 엔트로피 { $entropy }
cli-train-trial = { "  " }{ $table }: { $games }판 가운데 { $won } 승리
cli-train-begun = { $path }에서 이 신경망으로 학습을 시작합니다.
cli-train-foreseen = 배우지 않은 결정 { $decisions }개 가운데 { $share }를 맞혔습니다.
cli-train-exported = { $path }에 저장했습니다: { $size } MB.
cli-train-report = 체크포인트, 학습 곡선, 보고서를 { $path }에 저장했습니다.
cli-arena-report = 보고서를 { $path }에 저장했습니다.
cli-unfinished = 끝나지 않음
cli-replay-good = { $game }: { $moves }수 모두 맞습니다.
cli-replay-older = 이 게임은 규칙 { $rules }판을 따르고 지금은 { $present }판입니다. 국면은 견주지 않습니다.
cli-press-enter = [Enter]
cli-imported = 숫자 { $checked }개 확인, { $contradictions }개 어긋남
cli-import-line = { $file }: 숫자 { $checked }개 확인, { $contradictions }개 어긋남, 경고 { $warnings }개
cli-import-bad = { $file }: 가져오지 못했습니다: { $error }
cli-import-total = 기록 { $files }개 가운데 { $failed }개 실패: 숫자 { $checked }개 확인, { $contradictions }개 어긋남, 경고 { $warnings }개
cli-bench-loss = { $variant }: 체스 한 판에 { $before }판에서 { $now }판으로 느려졌습니다.
cli-bench-missed = { $variant }: 목표에 미치지 못했습니다. { $goal }
cli-yardstick = { $build }. 이 코어에서 무작위 체스는 초당 { $games }판이었습니다.

cli-play-welcome = { $game }. 번호나 선택지의 글, 표기로 답하세요. look은 게임판을, help는 다른 명령을 보여 줍니다.
cli-play-goodbye = 안녕히 가세요.
cli-play-commands =
    번호, 글 또는 표기   그 행동을 합니다
    look                 게임판. look all은 볼 수 있는 모든 것, look 유럽처럼 쓰면 그 부분만
    card 이름            카드에 적힌 값과 글
    odds                 선택지를 확률, 비용, 표기와 함께 다시
    why 행동             행동을 할 수 없는 까닭
    log                  최근에 일어난 일. log all은 처음부터 모두
    rules [번호]         규칙 전체, 또는 하나
    undo                 마지막 행동을 되돌립니다
    save [파일]          게임을 파일로 저장합니다. --resume 파일로 이어서 합니다
    quit                 나갑니다
cli-hand-over = 이제 { $seat } 차례입니다. 맞는 사람이 앉으면 Enter를 누르세요.
cli-rule = · 규칙 { $number }
cli-why-what = 어떤 행동인지 적으세요: why 행동
cli-card-what = 어떤 카드인지 적으세요: card 이름
cli-why-allowed = 할 수 있습니다.
cli-saved = { $file }{ JOSA($file, "으로/로") } 저장했습니다.
cli-replay-written = 리플레이를 { $path }에 저장했습니다.
cli-mcp-open = 언어 모델은 { $url }에서 게임을 찾을 수 있습니다

# 아레나의 표와 그림

arena-report = { $game }: 봇끼리 한 게임
arena-described = { $variant } { $games }판, 규칙 { $rules }판, 시드 { $seed }, { $pairing }
arena-pairing-round-robin = 봇 둘씩 모두, 자리를 바꾸어
arena-pairing-rotations = 한 테이블, 모든 순환 배치
arena-pairing-all-seats = 한 테이블, 모든 배치
arena-pairing-field = 마지막에 적은 봇들을 하나씩 상대
arena-pairing-seated = 적은 순서대로
arena-certain = { $bot }{ JOSA($bot, "이/가") } 더 강합니다
arena-open = 미정

arena-title-bots = 봇
arena-title-pairs = 둘씩 비교
arena-title-seats = 자리
arena-title-seats-by-bot = 자리와 봇
arena-title-endings = 게임이 끝나는 방식
arena-title-clock = 게임이 끝나는 때
arena-title-deeds = 승리와 함께 가는 것

arena-column-bot = 봇
arena-column-rating = 평점
arena-column-played = 참가
arena-column-games = 게임
arena-column-wins = 승률
arena-column-interval = 95% 구간
arena-column-score = 점수
arena-column-seconds = 게임당 초
arena-column-first = 첫째
arena-column-second = 둘째
arena-column-deals = 배분
arena-column-share = 비율
arena-column-verdict = 판정
arena-column-seat = 자리
arena-column-ending = 끝난 방식
arena-column-thing = 대상
arena-column-done = 해당 게임
arena-column-beyond = 자리 대비
arena-axis-beyond = 자리 승률과의 차이(%p)
arena-axis-decisions = 게임당 결정

arena-plot-ladder = 평점
arena-plot-seats = 자리별 승률
arena-plot-length = 게임 길이
arena-plot-clock = 게임이 끝나는 때
arena-plot-scores = 점수

# 기록된 게임에 대한 봇의 판단

analysis-described = { $game }, 되돌리지 않은 행동 { $moves }번. 승률은 { $by }, 선택은 { $bot }의 판단입니다.
analysis-by-network = 게임의 신경망
analysis-by-advisor = 게임의 조언자
analysis-unfinished = 게임이 끝나기 전에 기록이 끝나므로 승률과 비교할 결과가 없습니다.
analysis-chance = 있음
analysis-whole = 전체

analysis-title-moves = 행동별 승률
analysis-title-swings = 가장 큰 승률 변화
analysis-title-agreement = 봇의 선택과 같은 행동의 비율
analysis-title-brier = 브라이어 점수(0이 가장 좋음)

analysis-column-player = 플레이어
analysis-column-move = 행동
analysis-column-choice = 봇의 선택
analysis-column-chance = 우연
analysis-column-decisions = 결정
analysis-column-first = 1순위와 같음
analysis-column-ordered = 순위를 매긴 결정
analysis-column-five = 5순위 안에 있음
analysis-column-blind = … 무작위라면
analysis-column-positions = 국면
analysis-column-odds = 승률
analysis-column-plain = 점수만 볼 때
cli-warn-again = 아직 아무것도 하지 않았습니다. 그래도 하려면 다시 입력하세요.
