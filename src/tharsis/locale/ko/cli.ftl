# 명령줄

cli-help = 규칙서를 그대로 구현한 전략 보드게임입니다.
cli-games-help = 설치된 게임과 게임별 선택 규칙을 보여 줍니다.
cli-bots-help = 게임의 봇마다 진행 방식, 레이팅, 생각하는 시간을 보여 줍니다.
cli-play-help = 이 터미널에서 봇이나 옆 사람과 게임을 합니다.
cli-arena-help = 모든 코어에서 봇끼리 게임을 하고 누가 더 강한지 알려 줍니다.
cli-balance-help = 봇끼리 한 게임으로 누가 이기는지, 언제 어떻게 끝나는지, 무엇이 승리로 이어지는지 알려 줍니다.
cli-dataset-help = 많은 게임의 국면, 가능한 행동, 선택, 결과를 학습용 Parquet 파일로 저장합니다.
cli-train-help = 스스로 게임을 하며 배우는 신경망을 학습시킵니다.
cli-train-run-help = 폴더에 저장된 학습을 이어서 하거나 새로 시작합니다. 나누어 하거나 컴퓨터를 바꾸어 할 수 있습니다.
cli-train-begin-help = 내보낸 신경망에서 학습을 시작합니다. 함께 제공되는 신경망도 쓸 수 있습니다.
cli-train-imitate-help = 사전 학습: 데이터셋의 결정을 먼저 배웁니다.
cli-train-export-help = 폴더의 신경망을 봇이 쓸 수 있는 ONNX 파일로 저장합니다.
cli-replay-help = 기록된 게임을 검증하고 행동을 하나씩 보여 줍니다.
cli-analyse-help = 기록된 게임을 분석합니다. 행동별 승률, 가장 큰 승률 변화, 봇이라면 했을 행동을 보여 줍니다.
cli-import-help = 다른 프로그램의 기록을 이 프로그램의 규칙으로 진행하고 서로 어긋나는 곳을 알려 줍니다.
cli-cards-help = 게임의 카드를 보여 줍니다. 전체, 한 종류, 또는 이름으로 한 장을 볼 수 있습니다.
cli-board-help = 게임판의 칸과 이웃한 칸, 트랙을 보여 줍니다. 전체, 또는 이름으로 하나를 볼 수 있습니다.
cli-rules-help = 풀어 쓴 규칙과, 규칙을 구현한 코드와 테스트를 보여 줍니다.
cli-rules-show-help = 규칙 전체, 또는 규칙 하나와 그 아래 규칙을 보여 줍니다.
cli-rules-coverage-help = 규칙별로 관련 코드와 테스트를 보여 주고, 판정과 자체 값을 덧붙입니다.
cli-bench-help = 게임의 속도를 무작위 체스 게임과의 비율로 측정합니다.
cli-serve-help = 서버를 열어 브라우저에서 게임을 할 수 있게 합니다.
cli-worker-help = 어느 컴퓨터에서든 서버를 대신해 봇을 진행하고 기록을 읽습니다.
cli-tables-help = 서버의 테이블을 관리합니다.
cli-people-help = 서버의 사용자를 관리합니다.
cli-mcp-help = 게임을 Model Context Protocol 도구로 제공하여 언어 모델이 게임을 할 수 있게 합니다.

cli-arg-game = 게임 ID. tharsis games로 볼 수 있습니다.
cli-arg-one-game = 이 ID의 게임만 보여 줍니다.
cli-arg-card = 이름이 이와 같거나, 이름의 한 낱말이 이렇게 시작하는 카드만 보여 줍니다.
cli-arg-kind = 이 종류의 카드만 보여 줍니다. 파란색, 승점 카드, 설계도처럼 카드 글 밖에 적힌 것을 씁니다. 여러 번 쓸 수 있습니다.
cli-arg-tag = 이 태그가 있는 카드만 보여 줍니다. 여러 번 쓸 수 있습니다.
cli-arg-search = 이 글이 적힌 카드만 보여 줍니다.
cli-arg-part = 이 이름의 부분이나 칸만 보여 줍니다.
cli-arg-notation = 행동의 표기도 보여 줍니다.
cli-arg-json = 데이터를 JSON으로 출력합니다.
cli-arg-seats = 자리 수. 0이면 2개, 또는 게임에서 가능한 가장 가까운 수입니다.
cli-arg-seed = 모든 무작위 결과를 정하는 시드
cli-arg-option = 게임의 선택 규칙. 여러 번 쓸 수 있습니다.
cli-arg-file = 읽을 파일
cli-arg-files = 읽을 파일. 여러 개를 쓸 수 있습니다.
cli-arg-version = 버전을 알려 줍니다. 컴파일된 버전인지 순수 파이썬 버전인지도 나옵니다.
cli-arg-lang = 출력할 언어. 명령줄 어디에나 쓸 수 있습니다.
cli-arg-games = 최소 게임 수. 같은 배분으로 모든 자리 배치를 한 번씩 진행합니다.
cli-arg-bots = 게임을 할 봇. 쉼표로 구분합니다.
cli-arg-players = 자리 순서대로 누가 앉는지 적습니다. human 또는 봇의 이름을 쉼표로 구분합니다.
cli-arg-seconds = 탐색하는 봇이 결정 하나에 쓰는 시간(초)
cli-arg-limit = 결정을 이만큼 해도 끝나지 않는 게임은 중단합니다. 0이면 게임이 정한 만큼입니다.
cli-arg-workers = 프로세스 수. 0이면 모든 코어를 씁니다.
cli-arg-engine = 게임을 진행하는 곳. 이 컴퓨터(local) 또는 Ray 클러스터(ray)입니다.
cli-arg-pairing = 대진 방식. 봇 둘씩 모두(round-robin), 한 테이블에 앉아 자리를 돌아가며(rotations), 한 테이블의 모든 배치(all-seats), 마지막에 적은 봇들을 혼자서 상대(field), 적은 순서대로(seated) 중에서 고릅니다.
cli-arg-error = 차이가 확실해진 봇끼리는 더 겨루지 않습니다. 그 결론에서 허용할 오류 확률을 적으세요. 0이면 모든 게임을 합니다.
cli-arg-arena-out = 게임을 이 폴더에 Parquet으로 저장하고 보고서를 씁니다. 같은 명령을 다시 쓰면 멈춘 곳부터 이어집니다.
cli-arg-ladder = 이웃한 두 단계의 결과를 이 레이팅 기록 파일에 적습니다.
cli-arg-decisions = 결정도 하나당 한 줄씩 저장합니다.
cli-arg-train-folder = 학습 폴더. 체크포인트, 학습 곡선, 보고서를 저장합니다.
cli-arg-recipe = 게임의 기본 설정 대신 쓸 학습 설정 파일
cli-arg-minutes = 학습할 시간(분, 대략). 없으면 학습 설정을 마칠 때까지 합니다.
cli-arg-train-workers = 게임을 할 프로세스 수. 0이면 이 프로세스 안에서 합니다.
cli-arg-train-data = tharsis dataset으로 만든 데이터셋
cli-arg-epochs = 데이터셋을 학습할 횟수
cli-arg-train-network = tharsis train export로 저장한 신경망
cli-arg-train-out = 저장할 파일
cli-arg-dataset-out = 새로 만들 폴더
cli-arg-dataset-files = 읽을 게임. 리플레이 파일이나 다른 프로그램의 기록을 씁니다.
cli-arg-dataset-games = 데이터셋을 위해 봇끼리 할 최소 게임 수
cli-arg-database = 서버의 끝난 테이블도 읽습니다: sqlite:///파일 또는 postgresql://…
cli-arg-forced = 답이 하나뿐인 결정도 저장합니다.
cli-arg-markdown = 표를 이 파일에 저장합니다.
cli-arg-resume = 저장한 게임을 이어서 합니다.
cli-arg-replay = 게임을 리플레이 파일로 저장합니다. 게임이 여럿이면 이 폴더에 저장합니다.
cli-arg-step = 행동마다 Enter를 기다립니다.
cli-arg-at = 이 번호의 행동까지 진행한 테이블을 보여 줍니다.
cli-arg-seat = 이 자리에서 보이는 대로 보여 줍니다. 지정하지 않으면 관전자입니다.
cli-arg-analyse-bot = 선택을 물어볼 봇이나 단계. 없으면 바로 결정하는 가장 강한 봇입니다.
cli-arg-analyse-seat = 이 자리의 결정만 분석합니다. 지정하지 않으면 모든 자리입니다.
cli-arg-swings = 보여 줄 가장 큰 승률 변화의 수
cli-arg-tests = 테스트가 있는 폴더
cli-arg-number = 규칙 번호
cli-arg-bench-games = 측정할 게임. 없으면 모두 측정합니다.
cli-arg-bench-seconds = 측정 한 번의 시간(초)
cli-arg-record = 기록된 비율이 있는 파일
cli-arg-out = 표와 JSON을 이 폴더에 저장합니다.
cli-arg-update = 이번 비율을 기록에 적습니다.
cli-arg-http = 표준 입출력 대신 이 컴퓨터의 이 포트로 제공합니다.

cli-error = 오류:
cli-internal-error = Tharsis 안에서 문제가 생겼습니다: { $error }. THARSIS_TRACEBACK=1을 설정하면 어디인지 볼 수 있습니다.
cli-bad-option = { $pair }{ JOSA($pair, "은/는") } 선택 규칙이 아닙니다. 이름=값 꼴로 쓰세요.
cli-bad-value = 선택 규칙 { $name }에 { $value }{ JOSA($value, "을/를") } 쓸 수 없습니다. { $choices } 중에서 고르세요.
cli-no-game = { $wanted }{ JOSA($wanted, "이라는/라는") } 게임은 없습니다. 설치된 게임: { $games }.
cli-no-option = { $game } 게임에는 { $name }{ JOSA($name, "이라는/라는") } 선택 규칙이 없습니다. { $names } 중에서 고르세요.
cli-no-options = { $game } 게임에는 선택 규칙이 없습니다.
cli-bad-language = --lang 뒤에 { $languages } 중 하나를 쓰세요.
cli-bad-player = { $name }{ JOSA($name, "이라는/라는") } 플레이어는 없습니다. { $known } 중에서 고르세요.
cli-bad-players = 자리는 { $seats }개인데 플레이어는 { $names }명을 적었습니다. 자리마다 하나씩 적으세요.
cli-bad-record = { $file }에는 기록된 비율이 없습니다.
cli-no-games = 아직 설치된 게임이 없습니다. 게임은 tharsis.games 진입점이 있는 파이썬 패키지입니다.
cli-no-cards = { $game } 게임에는 카드가 없습니다.
cli-no-such-cards = 조건에 맞는 카드가 없습니다.
cli-no-tags = { $game } 게임의 카드에는 태그가 없습니다.
cli-no-tag = { $tag } 태그는 없습니다. { $tags } 중에서 고르세요.
cli-no-board = { $game } 게임에는 게임판이 없습니다.
cli-board-untold = { $game } 게임의 게임판을 설명하는 글이 없습니다. --json으로 데이터를 볼 수 있습니다.
cli-no-importer = { $game } 게임은 다른 프로그램의 기록을 읽지 않습니다.
cli-replays-no-folder = { $path }{ JOSA($path, "은/는") } 폴더가 아닙니다. 여러 게임의 리플레이를 저장할 폴더를 --replay로 지정하세요.
cli-replays-same-name = 두 기록의 리플레이가 같은 파일 { $path }에 저장됩니다. 한쪽의 이름을 바꾸거나 하나씩 가져오세요.
cli-no-rule = { $game } 규칙서에는 규칙 { $number }{ JOSA($number, "이/가") } 없습니다.
cli-no-tests = { $folder } 폴더가 없습니다. 테스트가 있는 폴더를 --tests로 지정하세요.
cli-not-text = { $file }{ JOSA($file, "은/는") } 텍스트 파일이 아닙니다.
cli-analyse-unknown = { $file }{ JOSA($file, "은/는") } 리플레이 파일도, 게임이 읽을 수 있는 기록도 아닙니다: { $reasons }
cli-other-game = 이 파일은 { $game } 게임입니다.
cli-update-what = 고칠 기록을 --record로 지정하세요.

cli-column-bot = 봇
cli-column-write = 쓰는 법
cli-column-card = 카드
cli-column-printed = 적힌 값
cli-column-text = 글
cli-column-rule = 규칙
cli-column-title = 제목
cli-column-code = 코드
cli-column-tests = 테스트
cli-column-variant = 구성
cli-column-ratio = 체스 1판을 두는 동안의 판 수
cli-column-rate = 초당 게임
cli-column-decisions = 초당 결정
cli-column-at-72 = … 기준이 72일 때
cli-column-vector = 여러 게임을 함께 진행할 때
cli-column-length = 게임당 결정
cli-column-part-clone = 복제 µs
cli-column-part-redeal = 다시 나누기 µs
cli-column-part-view = 시야 µs
cli-column-part-observation = 관측 µs
cli-column-part-save = 저장 µs
cli-column-part-load = 불러오기 µs
cli-build-compiled = 컴파일된 버전
cli-build-pure = 순수 파이썬 버전

cli-game-seats = { $n ->
   *[other] { $span }명이 합니다.
}
cli-game-bots = 봇: { $bots }.
cli-option-seats = { $n ->
   *[other] { $span }명이 할 때만 쓰입니다.
}
cli-option-switch = { $first } 또는 { $last }. 기본값은 { $usual }입니다.
cli-option-number = { $first }부터 { $last }까지. 기본값은 { $usual }입니다.
cli-option-usual = { $meaning } (기본값)
cli-cards-count = 카드 { $of }장 중 { $n }장.
cli-no-test = 테스트 없음
cli-coverage = 규칙 { $rules }개 중 { $covered }개에 테스트가 있습니다.
cli-card-coverage = 카드 { $cards }장 중 { $covered }장에 테스트가 있습니다.
cli-ruling = 판정
cli-own-value = 자체 값
cli-rulings = 판정 { $n }개:
cli-own-values = * 자체 값 { $n }개:
cli-unknown-mark = 테스트에 있는 규칙 { $number }{ JOSA($number, "은/는") } 규칙서에 없습니다.
cli-arena-played = { $game } { $games }판, 게임당 결정 { $decisions }번
cli-arena-stopped = { $game } { $wanted }판 중 { $games }판. 나머지는 더 할 필요가 없었습니다. 게임당 결정 { $decisions }번
cli-decisions-where = 결정을 저장할 폴더를 --out으로 지정하세요.
cli-dataset-empty = 무엇을 읽을지 적으세요: 봇끼리 한 게임은 --games, 서버의 게임은 --database, 아니면 파일을 씁니다.
cli-dataset-written = 게임 { $games }판의 국면 { $positions }개를 { $path }에 저장했습니다.
cli-train-season = 시즌 { $season }: 결정 { $decisions }번, 엔트로피 { $entropy }
cli-train-trial = { "  " }{ $table }: { $games }판 중 { $won } 승리
cli-train-begun = { $path }에서 이 신경망으로 학습을 시작합니다.
cli-train-foreseen = 배우지 않은 결정 { $decisions }개 중 { $share }{ JOSA($share, "을/를") } 맞혔습니다.
cli-train-exported = { $path }에 저장했습니다: { $size } MB.
cli-train-report = 체크포인트, 학습 곡선, 보고서를 { $path }에 저장했습니다.
cli-arena-report = 보고서를 { $path }에 저장했습니다.
cli-unfinished = 끝나지 않음
cli-replay-good = { $game }: 행동 { $moves }번이 모두 맞습니다.
cli-replay-older = 이 게임은 규칙 { $rules }판을 따르고 지금은 { $present }판입니다. 국면은 비교하지 않습니다.
cli-press-enter = [Enter]
cli-imported = 확인한 수치 { $checked }개, 어긋남 { $contradictions }개
cli-import-line = { $file }: 확인한 수치 { $checked }개, 어긋남 { $contradictions }개, 경고 { $warnings }개
cli-import-bad = { $file }: 가져오지 못했습니다: { $error }
cli-import-total = 기록 { $files }개 중 { $failed }개 실패: 확인한 수치 { $checked }개, 어긋남 { $contradictions }개, 경고 { $warnings }개
cli-bench-loss = { $variant }: 체스 1판을 두는 동안 { $before }판에서 { $now }판으로 줄었습니다.
cli-bench-missed = { $variant }: 목표를 이루지 못했습니다: { $goal }
cli-yardstick = { $build }. 이 코어에서 무작위 체스 게임은 초당 { $games }판이었습니다.

cli-play-welcome = { $game }. 번호나 선택지의 글로 답하세요. look을 쓰면 게임판을, help를 쓰면 다른 명령을 보여 줍니다.
cli-play-goodbye = 안녕히 가세요.
cli-play-commands =
    번호 또는 글     그 행동을 합니다. 앞부분만 써도 되고, Tab을 누르면 완성됩니다
    글자             긴 선택지 목록의 한 부분을 펼칩니다
    look             게임판을 보여 줍니다. look all은 볼 수 있는 모든 것을, look 유럽은 그 부분만 보여 줍니다
    card 이름        카드에 적힌 값과 글을 보여 줍니다
    options          물음과 선택지를 다시 보여 줍니다
    odds             모든 선택지를 한 줄에 하나씩, 확률과 비용과 함께 다시 보여 줍니다
    why 행동         그 행동을 할 수 없는 이유를 알려 줍니다
    log              최근에 일어난 일을 보여 줍니다. log all은 처음부터 모두 보여 줍니다
    rules [번호]     규칙 전체나 하나를 보여 줍니다
    undo             마지막 행동을 되돌립니다
    save [파일]      게임을 파일로 저장합니다. --resume 파일을 쓰면 이어서 합니다
    quit             나갑니다
    표기로도 답할 수 있습니다. --notation으로 시작하면 선택지 옆에 표기를 보여 줍니다.
cli-play-parts = 글자를 쓰면 그 부분의 선택지를 보여 줍니다. 번호나 글로 바로 고를 수도 있고, odds를 쓰면 모두 보여 줍니다.
cli-part-count = 선택지 { $n }개
cli-news-before = 그 앞의 { $n }줄은 log에서 볼 수 있습니다.
cli-hand-over = 이제 { $seat } 차례입니다. 그 사람이 앉으면 Enter를 누르세요.
cli-rule = · 규칙 { $number }
cli-why-what = 어떤 행동인지 적으세요: why 행동
cli-card-what = 어떤 카드인지 적으세요: card 이름
cli-why-allowed = 할 수 있습니다.
cli-saved = { $file }에 저장했습니다.
cli-replay-written = 리플레이를 { $path }에 저장했습니다.
cli-mcp-open = 언어 모델은 { $url }에서 게임을 할 수 있습니다.

# 아레나의 표와 그림

arena-report = { $game }: 봇끼리 한 게임
arena-described = { $variant } { $games }판, 규칙 { $rules }판, 시드 { $seed }, { $pairing }
arena-pairing-round-robin = 봇 둘씩 모두, 자리를 바꾸어
arena-pairing-rotations = 한 테이블, 모든 순환 배치
arena-pairing-all-seats = 한 테이블, 모든 배치
arena-pairing-field = 마지막에 적은 봇들을 혼자서 상대
arena-pairing-seated = 적은 순서대로
arena-certain = { $bot }{ JOSA($bot, "이/가") } 더 강함
arena-open = 미정

arena-title-bots = 봇
arena-title-pairs = 둘씩 비교
arena-title-seats = 자리
arena-title-seats-by-bot = 봇별 자리
arena-title-endings = 게임이 끝나는 방식
arena-title-clock = 게임이 끝나는 때
arena-title-deeds = 승리로 이어지는 것

arena-column-bot = 봇
arena-column-rating = 레이팅
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
arena-column-verdict = 결론
arena-column-seat = 자리
arena-column-ending = 끝난 방식
arena-column-thing = 대상
arena-column-done = 해당 게임
arena-column-beyond = 자리 대비
arena-axis-beyond = 자리 승률과의 차이(%p)
arena-axis-decisions = 게임당 결정

arena-plot-ladder = 레이팅
arena-plot-seats = 자리별 승률
arena-plot-length = 게임 길이
arena-plot-clock = 게임이 끝나는 때
arena-plot-scores = 점수

# 기록된 게임에 대한 봇의 판단

analysis-described = { $game }, 되돌리지 않은 행동 { $moves }번. 승률은 { $by }, 선택은 { $bot } 봇의 판단입니다.
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
analysis-column-chance = 무작위
analysis-column-decisions = 결정
analysis-column-first = 1순위와 같음
analysis-column-ordered = 순위를 매긴 결정
analysis-column-five = 5순위 안에 있음
analysis-column-blind = … 무작위라면
analysis-column-positions = 국면
analysis-column-odds = 승률
analysis-column-plain = 점수만 볼 때
cli-warn-again = 아직 아무것도 하지 않았습니다. 그래도 하려면 다시 입력하세요.

# 명령을 쓰는 법과 도움말

cli-usage = 사용법:
cli-try-help = { $command } --help로 자세히 볼 수 있습니다.
cli-help-arguments = 인자
cli-help-options = 옵션
cli-help-commands = 명령
cli-help-default = 기본값: { $value }
cli-help-required = 필수
cli-span = { $low }~{ $high }
cli-span-from = { $low } 이상
cli-span-to = { $high } 이하
cli-metavar-options = 옵션
cli-metavar-command = 명령 ...
cli-metavar-game = 게임
cli-metavar-name = 이름
cli-metavar-file = 파일
cli-metavar-folder = 폴더
cli-metavar-path = 경로
cli-metavar-network = 신경망
cli-metavar-dataset = 데이터셋
cli-metavar-port = 포트
cli-metavar-pair = 이름=값
cli-metavar-rule = 규칙
cli-metavar-number = 수
cli-metavar-text = 글
cli-metavar-address = 주소
cli-metavar-table = 테이블
cli-metavar-person = 사용자
cli-metavar-report = 신고
cli-arg-help = 이 도움말을 보여 줍니다.
cli-arg-install-completion = 이 셸에서 Tab을 누르면 명령과 이름이 완성되게 합니다.
cli-arg-show-completion = 이 셸의 Tab 완성에 필요한 스크립트를 출력합니다. 원하는 곳에 둘 수 있습니다.
cli-completion-installed = { $shell }{ JOSA($shell, "을/를") } 새로 열면 Tab을 눌러 명령과 이름을 완성할 수 있습니다. 필요한 스크립트는 { $path }에 있습니다.

cli-from-to = { $low }~{ $high }

# 명령줄의 잘못

cli-aborted = 아무것도 하지 않았습니다.
cli-yes-or-no = [y/N]
# "예"로 받아들이는 모든 답
cli-yes = y yes 예 네 ㅇ
cli-no-command = { $wanted }{ JOSA($wanted, "이라는/라는") } 명령은 없습니다.
cli-no-such-option = 이 명령에는 { $option } 옵션이 없습니다.
cli-option-needs-value = { $option } 뒤에 값을 쓰세요.
cli-missing-argument = { $name }{ JOSA($name, "이/가") } 빠졌습니다.
cli-missing-option = { $option } 옵션이 빠졌습니다.
cli-too-many-words = 필요하지 않은 것이 적혀 있습니다: { $words }.
cli-not-a-choice = { $name } 값은 { $choices } 중 하나여야 합니다.
cli-not-a-number = { $name } 값은 수여야 합니다.
cli-not-a-number-within = { $name } 값은 { $span }의 수여야 합니다.

# 파일의 잘못

cli-file-missing = { $file } 파일이 없습니다.
cli-file-forbidden = { $file }에 대한 권한이 없어 읽거나 쓸 수 없습니다.
cli-file-folder = { $file }{ JOSA($file, "은/는") } 파일이 아니라 폴더입니다.
cli-file-no-folder = { $file }의 상위 경로가 폴더가 아닙니다.
cli-file-there = { $file }{ JOSA($file, "이/가") } 이미 있습니다.
cli-file-broken = { $file }{ JOSA($file, "을/를") } 쓸 수 없습니다: { $error }
cli-system-error = 운영 체제에서 거부했습니다: { $error }

# 서버: tharsis serve, worker

cli-serve-about = 서버를 열어 브라우저에서 게임을 할 수 있게 합니다. 모든 설정은 THARSIS_PORT 같은 환경 변수로도 할 수 있습니다.
cli-worker-about = 서버의 Redis에 연결할 수 있는 컴퓨터라면 어디에서든 서버를 대신해 봇을 진행하고, 기록을 읽고, 게임을 분석합니다. 데이터베이스와 비밀 키는 필요하지 않습니다. 모든 설정은 THARSIS_REDIS 같은 환경 변수로도 할 수 있습니다.
cli-serve-at = Tharsis 주소: { $url }
cli-serve-no-games = 설치된 게임이 없어 로비가 비어 있습니다.
cli-serve-port-taken = { $host }의 { $port }번 포트는 이미 다른 프로그램이 쓰고 있습니다. --port로 다른 포트를 지정하세요.
cli-serve-port-forbidden = { $host }의 { $port }번 포트를 열 권한이 없습니다. --port로 1024 이상의 포트를 지정하세요.
cli-serve-no-address = 주소 { $host }, 포트 { $port }에서 서버를 열 수 없습니다. --host로 이 컴퓨터의 주소를 지정하세요.
cli-bad-setting = { $name }에 { $value }{ JOSA($value, "을/를") } 쓸 수 없습니다.
cli-arg-host = 서버를 열 주소
cli-arg-port = 서버를 열 포트
cli-arg-server-database = 데이터베이스: sqlite:///파일 또는 postgresql://…
cli-arg-redis = 서버 프로세스가 여럿일 때 필요한 redis://…
cli-arg-server-workers = 서버 프로세스 수
cli-arg-server-data = 데이터베이스와 비밀 키를 두는 폴더
cli-arg-worker-redis = 서버가 쓰는 redis://…
cli-arg-worker-processes = 작업 종류 하나당 프로세스 수. 없으면 코어 수만큼입니다.
cli-arg-worker-kinds = 맡을 작업: bots(봇), analysis(분석), 또는 bots,analysis

# 서버: tharsis tables

cli-tables-list-help = 모든 테이블을 최신순으로 보여 줍니다.
cli-tables-export-help = 끝난 테이블의 리플레이 파일을 내보냅니다.
cli-tables-rerun-help = 진행 중인 테이블을 지금 규칙으로 다시 진행하고 결과를 알려 줍니다.
cli-tables-delete-help = 테이블과 그 테이블의 모든 행동을 삭제합니다.
cli-arg-table = 테이블 ID
cli-arg-rerun-table = 테이블 ID. 없으면 진행 중인 모든 테이블입니다.
cli-arg-table-state = 이 상태의 테이블만 보여 줍니다.
cli-arg-table-broken = 열 수 없는 테이블만 보여 줍니다.
cli-arg-export-to = 저장할 파일. 없으면 화면에 출력합니다.
cli-arg-yes = 묻지 않고 진행합니다.
cli-column-table = 테이블
cli-column-game = 게임
cli-column-state = 상태
cli-column-seats = 자리
cli-column-moved = 마지막 행동
cli-column-broken-why = 열 수 없는 이유
cli-state-open = 모집 중
cli-state-running = 진행 중
cli-state-finished = 종료
cli-state-broken = { $state }, 열 수 없음
cli-seat-open = 빈자리
cli-table-unreadable = 읽을 수 없습니다
cli-no-table = { $table }{ JOSA($table, "이라는/라는") } 테이블은 없습니다.
cli-no-running-table = { $table }{ JOSA($table, "이라는/라는") } 진행 중인 테이블은 없습니다.
cli-export-unfinished = 끝난 게임만 내보낼 수 있습니다. 진행 중인 게임을 내보내면 비공개 정보가 드러납니다.
cli-export-none = 이 게임에는 리플레이 파일이 없습니다. 준비된 국면에서 시작했거나 도중에 규칙이 바뀐 게임입니다.
cli-rerun-done = 규칙 { $rules }판, 행동 { $moves }번: { $opened }
cli-rerun-as-it-was = 모든 행동이 규칙에 맞습니다
cli-rerun-quiet = 마지막으로 저장된 지점부터 이어서 진행합니다
cli-rerun-replayed = 규칙에 맞는 마지막 행동 다음부터 이어서 진행합니다
cli-rerun-anew = 처음부터 다시 시작합니다
cli-rerun-waits = 아직 시작하지 않았습니다
cli-rerun-broken = 열 수 없습니다: { $why }
cli-delete-table = 테이블 { $table }{ JOSA($table, "을/를") } 영구히 삭제하겠습니까?
cli-table-deleted = 테이블 { $table }{ JOSA($table, "을/를") } 삭제했습니다.

# 서버: tharsis people

cli-people-list-help = 서버의 사용자를 최신순으로 보여 줍니다.
cli-people-show-help = 운영자가 알아야 할 사용자 정보를 JSON으로 출력합니다.
cli-people-ban-help = 사용자의 이용을 막습니다. 실행 중인 서버는 몇 초 안에 연결을 끊습니다.
cli-people-unban-help = 사용자의 이용 제한을 풉니다.
cli-people-mute-help = 사용자의 채팅을 막습니다. 게임은 할 수 있습니다.
cli-people-unmute-help = 사용자의 채팅 제한을 풉니다.
cli-people-delete-help = 사용자와 모든 개인 정보를 삭제합니다. 진행 중인 게임의 자리는 봇이 맡습니다.
cli-people-reports-help = 사용자의 신고를 최신순으로 보여 줍니다.
cli-people-settle-help = 신고를 처리한 것으로 표시합니다.
cli-people-audit-help = 감사 기록을 최신순으로 보여 줍니다.
cli-arg-person = 사용자 ID 또는 계정 이름
cli-arg-most = 보여 줄 최대 개수
cli-arg-days = 기간(일). 없으면 무기한입니다.
cli-arg-people-search = 이름에 이 글이 들어가는 사용자만 보여 줍니다.
cli-arg-people-banned = 이용이나 채팅이 제한된 사용자만 보여 줍니다.
cli-arg-ban-reason = 이유. 그 사용자에게 알립니다.
cli-arg-mute-reason = 이유. 감사 기록에 남깁니다.
cli-arg-reports-settled = 처리한 신고도 보여 줍니다.
cli-arg-report = 신고 번호
cli-arg-settle-note = 어떻게 처리했는지 적습니다.
cli-arg-audit-person = 이 ID와 관련된 것만 보여 줍니다.
cli-no-person = { $person }{ JOSA($person, "이라는/라는") } 사용자는 없습니다. 사용자 ID나 계정 이름을 쓰세요.
cli-no-open-report = 처리하지 않은 { $number }번 신고는 없습니다.
cli-delete-person = { $person } 사용자와 모든 개인 정보를 영구히 삭제하겠습니까?
cli-person-forgotten = { $person } 사용자를 삭제했습니다.
cli-report-settled = { $number }번 신고를 처리했습니다.
cli-operator = 운영자 { $name }
cli-field = { $name }: { $value }
cli-field-true = 예
cli-field-false = 아니요
cli-field-for-good = 무기한
cli-field-id = ID
cli-field-name = 이름
cli-field-account = 계정
cli-field-banned = 이용 제한
cli-field-ban-reason = 제한 이유
cli-field-muted = 채팅 제한
cli-field-created = 가입
cli-field-number = 번호
cli-field-at = 시각
cli-field-by = 신고한 사용자
cli-field-person = 대상
cli-field-table = 테이블
cli-field-said = 채팅
cli-field-reason = 이유
cli-field-settled = 처리
cli-field-who = 한 사람
cli-field-what = 한 일
cli-field-note = 메모
cli-deed-password = 비밀번호 변경
cli-deed-reset-asked = 새 비밀번호 요청
cli-deed-reset = 메일로 비밀번호 변경
cli-deed-ban = 이용 제한
cli-deed-unban = 이용 제한 해제
cli-deed-mute = 채팅 제한
cli-deed-unmute = 채팅 제한 해제
cli-deed-delete = 사용자 삭제
cli-deed-settle = 신고 처리
cli-deed-table-rerun = 테이블 다시 진행
cli-deed-table-delete = 테이블 삭제

# 그 밖의 잘못

cli-contradiction = { $line }번째 줄: { $text }: { $figure }: 기록 { $printed }, 진행 결과 { $ours } (규칙 { $rule })
cli-unread = { $line }번째 줄: { $text }: { $why }
fault-no-record = 이 게임의 기록이 아닙니다. { $mark }{ JOSA($mark, "이/가") } 없습니다.
fault-record-card = { $line }번째 줄의 카드를 읽을 수 없어 아무것도 진행할 수 없습니다.
fault-record-parted = 기록이 처음부터 규칙과 어긋납니다: { $found }

fault-seats = { $game } 게임은 { $low }~{ $high }명이 합니다. { $count }명으로는 할 수 없습니다.
fault-extra = { $library } 라이브러리가 필요합니다: pip install 'tharsis[{ $extra }]'
fault-no-file = { $file } 파일이 없습니다.
fault-replay-unreadable = 읽을 수 있는 리플레이 파일이 아닙니다.
fault-replay-large = 파일이 너무 커서 리플레이로 읽을 수 없습니다.
fault-replay-game = 설치되지 않은 게임 { $game }의 리플레이입니다.
fault-replay-damaged = 리플레이가 손상되어 { $part } 항목을 읽을 수 없습니다.
fault-replay-line = 리플레이의 { $number }번째 행동 “{ $line }”의 형식이 틀렸습니다. “자리 행동” 또는 “자리 행동: 결과”여야 합니다.
fault-replay-outcome = 리플레이에 있을 수 없는 무작위 결과가 있습니다: { $outcome }
fault-replay-set-up = 리플레이에 기록된 대로 게임을 준비할 수 없습니다.
fault-replay-tape = { $number }번째 행동이 기록된 무작위 결과와 맞지 않습니다: { $move }
fault-replay-move = { $number }번째 행동은 규칙상 할 수 없습니다: { $move }
fault-replay-differs = { $number }번째 행동 뒤의 국면이 기록과 다릅니다. { $first }~{ $number }번째 행동을 확인하세요.
fault-replay-goes-on = 리플레이에는 결과가 있지만 { $number }번째 행동 뒤에도 게임이 끝나지 않습니다.
fault-replay-result = 게임의 결과가 리플레이에 기록된 결과와 다릅니다.
fault-replay-left = 기록된 무작위 결과 { $n }개가 쓰이지 않고 남습니다.
fault-no-bot = { $game } 게임에는 { $bot }{ JOSA($bot, "이라는/라는") } 봇이 없습니다. { $bots } 중에서 고르세요.
fault-no-judge = { $game } 게임에는 신경망도 조언자도 없어 국면을 판단할 수 없습니다.
fault-no-seat = 이 게임의 자리는 0~{ $last }입니다. { $seat }{ JOSA($seat, "은/는") } 없습니다.
fault-bad-ladder = 레이팅 기록 파일이 아닙니다.
fault-no-levels = { $game } 게임에는 봇의 단계가 없어 레이팅을 기록할 수 없습니다.
fault-no-neighbours = 레이팅은 이웃한 두 단계가 자리를 바꾸어 겨룰 때만 기록합니다. { $levels } 중 둘을 쓰세요.
fault-search-seconds = 탐색하는 봇에게는 시간이 필요합니다. --seconds에 0보다 큰 수를 쓰세요.
fault-no-network = 신경망 { $path }{ JOSA($path, "이/가") } 없습니다.
fault-bad-network = { $path }{ JOSA($path, "은/는") } 신경망이 아닙니다.
fault-other-network = 신경망 { $path }{ JOSA($path, "은/는") } 지금의 { $game } 규칙과 다른 규칙으로 만든 것입니다.
fault-no-observation = { $game } 게임에는 학습에 쓸 관측이 없습니다.
fault-no-recipe = { $game } 게임에는 학습 설정이 없습니다. 직접 써서 --recipe로 지정하세요.
fault-bad-recipe = 학습 설정이 TOML 형식이 아닙니다.
fault-recipe-unknown = 학습 설정에 { $names } 항목은 없습니다. 쓸 수 있는 항목: { $known }.
fault-recipe-lacks = 학습 설정에 { $names } 항목이 빠졌습니다.
fault-recipe-low = 학습 설정의 { $name } 값은 1 이상이어야 합니다.
fault-recipe-share = 학습 설정의 { $name } 값은 0~1이어야 합니다.
fault-recipe-width = { $path }의 너비나 블록 수가 학습 설정과 다릅니다.
fault-no-dataset = { $folder }에 데이터셋이 없습니다. tharsis dataset으로 만드세요.
fault-bad-dataset = { $file }{ JOSA($file, "이/가") } 손상되었거나 다른 버전에서 만든 것입니다. 데이터셋을 다시 만드세요.
fault-other-dataset = { $file }{ JOSA($file, "은/는") } { $game } 게임의 데이터셋입니다.
fault-older-dataset = { $file }{ JOSA($file, "은/는") } 규칙 { $rules }판을 따르고 지금은 { $present }판입니다.
fault-checkpoint-there = { $folder }에는 이미 체크포인트가 있습니다. 새 폴더를 지정하세요.
fault-no-checkpoint = { $folder }에 체크포인트가 없습니다.
fault-other-checkpoint = { $folder }의 체크포인트는 { $name } 값이 다릅니다. 다른 폴더에서 새로 시작하세요.
fault-folder-there = { $folder } 폴더가 이미 있습니다. 새 폴더를 지정하세요.
fault-no-engine = { $engine }{ JOSA($engine, "이라는/라는") } 엔진은 없습니다. { $engines } 중에서 고르세요.
fault-no-arena = { $folder }{ JOSA($folder, "은/는") } 아레나 폴더가 아닙니다. 비어 있거나 새로운 폴더를 지정하세요.
fault-other-arena = { $folder }에는 다른 작업이 있습니다. { $name } 값이 { $here }{ JOSA($here, "이/가") } 아니라 { $there }입니다. 다른 폴더를 지정하세요.
fault-busy-arena = 다른 작업이 { $folder }에 쓰고 있습니다. 끝날 때까지 기다리세요.
fault-bad-results = { $file }{ JOSA($file, "이/가") } 손상되었습니다. 다른 폴더를 지정하세요.
fault-bad-part = { $file }{ JOSA($file, "이/가") } 손상되었습니다. 삭제하고 다시 실행하면 그 게임을 새로 진행합니다.
fault-bad-chance = --error에는 1보다 작은 수를 쓰세요. 0이면 모든 게임을 합니다.
fault-bots-for-seats = 자리는 { $seats }개인데 봇은 { $bots }개를 적었습니다. 자리마다 하나씩, 또는 하나만 적으세요.
fault-large-deal = 배분 하나당 게임이 { $n }판이 됩니다. 봇을 줄이거나 rotations로 하세요.
fault-no-bots = 봇을 1개 이상 적으세요.
fault-no-pairing = { $pairing }{ JOSA($pairing, "이라는/라는") } 대진 방식은 없습니다. { $pairings } 중에서 고르세요.
fault-bots-twice = { $pairing } 대진에는 봇을 한 번씩만 적으세요. 아니면 seated로 하세요.
fault-no-games = 게임을 1판 이상 하세요.
fault-other-rules = { $game } 게임의 규칙은 지금 { $present }판이고, 저장된 규칙은 { $rules }판입니다.
fault-crash = { $game } 게임이 { $moves }번째 행동 뒤에 중단되었습니다. 게임을 { $path }에 저장했습니다.
fault-workers-database = 서버 프로세스가 여럿이면 PostgreSQL이 필요합니다. --database postgresql://…을 쓰세요.
fault-workers-redis = 서버 프로세스가 여럿이면 Redis가 필요합니다. --redis redis://…을 쓰세요.
fault-no-processes = 서버에 봇이나 가져오기 프로세스가 없으면 tharsis worker와 Redis가 필요합니다. --redis redis://…을 쓰거나 THARSIS_BOT_WORKERS와 THARSIS_IMPORT_WORKERS를 1 이상으로 하세요.
fault-no-database = { $database }{ JOSA($database, "은/는") } 쓸 수 없는 데이터베이스입니다. sqlite:///… 또는 postgresql://…을 쓰세요.
fault-short-secret = THARSIS_SECRET이 너무 짧아 안전하지 않습니다. { $n }자 이상이어야 합니다. 지정하지 않으면 자동으로 만듭니다.
fault-no-such-work = { $kinds }{ JOSA($kinds, "이라는/라는") } 작업은 없습니다. --kinds에 bots, analysis, 또는 bots,analysis를 쓰세요.
fault-no-redis = 이 명령은 Redis에서 작업을 받습니다. --redis redis://… 또는 THARSIS_REDIS를 지정하세요.
fault-redis-address = { $address }{ JOSA($address, "은/는") } Redis 주소가 아닙니다.
fault-redis-away = { $address }의 Redis에 연결할 수 없습니다. Redis가 실행 중인지, 주소가 맞는지 확인하세요.
