# 게임을 둘러싼 페이지

web-home = Tharsis, 로비로
web-language = View in English
web-theme = 밝게 또는 어둡게
web-profile = 내 정보
web-loading = 불러오는 중 …
web-close = 닫기
web-cancel = 취소
web-yes = 예
web-no = 아니요
web-empty = 비어 있습니다

# 로비
web-welcome = 앉아서 한 판 하세요
web-welcome-text = 네 가지 묵직한 전략 게임을 규칙서 그대로: 봇과 바로, 친구와 실시간으로 또는 며칠에 걸쳐.
web-games = 게임
web-no-games = 아직 설치된 게임이 없습니다.
web-players-count = { $n }인
web-play = 바로 시작
web-set-up = 설정
web-guided = 따라 하는 첫 게임
web-my-tables = 내 테이블
web-my-tables-empty = 내 게임이 여기에 나타납니다.
web-open-tables = 상대를 기다리는 테이블
web-open-tables-empty = 기다리는 사람이 없습니다. 빈자리가 있는 테이블을 만들어 보세요.
web-running-tables = 진행 중
web-running-tables-empty = 진행 중인 공개 게임이 없습니다.
web-finished-tables = 끝난 게임
web-finished-tables-empty = 아직 끝난 게임이 없습니다.
web-join = 참가
web-watch = 관전
web-back = 이어 하기
web-your-turn = 내 차례
web-replay = 다시 보기
web-import = 기록된 게임 가져오기
web-import-text = 여기서 저장한 리플레이, 또는 다른 프로그램의 { $games } 기록을 고르세요.
web-import-kind = 기록의 게임
web-import-file = 파일
web-import-warnings = 게임을 가져왔지만 읽지 못한 기록이 있습니다.
web-import-open = 게임 열기
web-unofficial = 비공식 구현이며 글과 그림은 직접 만들었습니다. 출판사와 관련이 없습니다. 정품 게임을 사는 것을 권합니다.

# 새 테이블
web-table-name = 테이블 이름
web-players = 플레이어
web-me = 나
web-open-seat = 빈자리
web-clock = 시간 제한
web-clock-none = 없음
web-clock-live = 각자 45분
web-clock-slow = 각자 2시간
web-clock-days = 한 수에 3일
web-public = 로비에 표시
web-create = 테이블 열기
web-waiting-room = 모든 자리가 차면 게임이 시작됩니다.
web-sit = 여기 앉기
web-leave = 일어나기
web-invite = 링크로 초대
web-bots = 봇
web-add-bot = 봇
web-remove-table = 이 테이블 치우기

# 테이블에서
web-decision = 결정할 것
web-hand = 손패
web-log = 기록
web-log-empty = 아직 아무 일도 없었습니다.
web-chat = 대화
web-chat-empty = 아직 나눈 말이 없습니다.
web-chat-placeholder = 말하기
web-notice-agreed-undo = 모두 동의하여 한 수를 물렀습니다.
web-notice-agreed-abandon = 모두 동의하여 결과 없이 게임을 끝냅니다.
web-notice-agreed-bot = 모두 동의하여 자리를 비운 사람 대신 봇이 앉습니다.
web-notice-resign = 한 사람이 기권했습니다.
web-notice-resign-bot = 한 사람이 기권했습니다. 봇이 이어서 합니다.
web-notice-time = 한 사람의 시간이 다 되었습니다.
web-notice-time-bot = 한 사람의 시간이 다 되었습니다. 봇이 이어서 합니다.
web-notice-left-bot = 한 사람이 떠났습니다. 봇이 이어서 합니다.
web-notice-rules-changed = 규칙이 바뀌었습니다. 게임은 마지막으로 매듭지어진 곳에서 이어집니다.
web-notice-rules-changed-replayed = 규칙이 바뀌었습니다. 게임은 지금도 맞는 마지막 수 다음부터 이어집니다.
web-notice-rules-changed-anew = 규칙이 많이 바뀌어 게임을 처음부터 다시 시작합니다.
web-send = 보내기
web-rules = 규칙
web-rules-search = 규칙 검색
web-rules-nothing = 그런 말이 있는 규칙이 없습니다.
web-note-ruling = 판정
web-note-own-value = 자체 값
web-open-rule = 규칙 { $rule } 열기
web-on-table = 테이블 위
web-face-down = 뒤집힌 카드
web-enlarge = { $name } 크게 보기
web-sheet = 테이블의 부분
web-toggle-seats = 플레이어 보이기/숨기기
web-toggle-side = 기록, 대화, 규칙 보이기/숨기기
web-you = 나
web-away = 자리 비움
web-thinking = 생각 중
web-look-as = { $name }{ JOSA($name, "으로/로") } 두기
web-then-chance = 주사위나 가려진 카드가 결과를 정합니다
web-then-waits = 다음은 { $who } 차례
web-watching = 다른 플레이어의 수를 보는 중 …
web-waiting = { $who }{ JOSA($who, "을/를") } 기다리는 중
web-skip = 건너뛰기
web-verbs = 할 일
web-undo = 되돌리기
web-undo-ask = 되돌리기 요청
web-since = 내 마지막 수 이후
web-guide = 따라 하는 게임
web-guide-wait = 이제 일어나는 일을 보세요. 다음 안내가 이어집니다.
web-guide-free = 이제 마음대로 해 보세요. 알맞은 때에 다음 안내가 나옵니다.
web-guide-end = 이제 게임을 알게 되었습니다. 계속하거나 새로 시작하세요.
web-seat-lost = 봇이 당신의 자리에서 계속합니다. 시간이 다 되었거나 다른 사람들이 그렇게 정했습니다.
web-refused-4408 = 페이지가 제때 인사하지 못했습니다. 다시 연결하는 중입니다.
web-refused-4420 = 다른 탭이나 창에 열린 테이블이 너무 많습니다. 몇 개를 닫아 주세요. 이 테이블은 저절로 다시 연결됩니다.
web-refused-4429 = 한꺼번에 너무 많은 메시지를 보내 서버가 연결을 끊었습니다. 다시 연결하는 중입니다.
web-gone = 이 테이블은 더 이상 없습니다.
web-lost = 연결이 끊겼습니다. 다시 연결하는 중이며, 고른 것은 사라지지 않습니다.
web-asks-undo = { $who }{ JOSA($who, "이/가") } 마지막 수를 되돌리자고 합니다.
web-asks-abandon = { $who }{ JOSA($who, "이/가") } 결과 없이 게임을 끝내자고 합니다.
web-asks-bot = { $who }{ JOSA($who, "이/가") } 빠진 자리를 봇에게 맡기자고 합니다.
web-asked = 요청했습니다. { $who }{ JOSA($who, "을/를") } 기다리는 중
web-result = 결과
web-wins = { $who } 승리
web-draw = 무승부
web-ended-resign = 기권
web-ended-time = 시간 초과
web-ended-abandoned = 결과 없이 종료
web-rematch = 다시 하기
web-lobby = 로비

# 테이블 설정
web-table-menu = 설정
web-pace = 다른 플레이어의 수
web-pace-calm = 천천히
web-pace-quick = 빠르게
web-pace-instant = 즉시
web-confirm = 확인
web-confirm-final = 되돌릴 수 없는 것만
web-confirm-always = 모든 수
web-confirm-never = 하지 않음
web-sound = 부드러운 소리
web-whole = 보드 전체 보기
web-closer = 가까이 보기
web-remind-me = 이 브라우저에서 알리기
web-seat-link = 내 자리 링크
web-delete-table = 이 테이블 삭제
web-delete-table-named = { $name } 테이블 삭제
web-delete-table-sure = 이 테이블을 완전히 삭제할까요? 진행 중인 게임은 끝납니다.
web-abandon = 결과 없이 끝내기
web-abandon-sure = 결과 없이 끝내자고 다른 플레이어에게 요청할까요?
web-resign = 기권
web-resign-sure = 이 게임을 포기할까요?

# 단축키
web-keys = 단축키
web-key-fit = 보드를 화면에 맞추기
web-key-undo = 되돌리기, 선택 취소
web-key-enter = 선택, 확인
web-key-escape = 선택 취소
web-key-arrows = 고를 수 있는 곳으로 이동
web-key-tab = 다음 항목
web-key-words = 글로 보는 게임판
web-key-help = 이 단축키 목록

# 글로 보는 게임판
web-words = 글로 보는 게임판
web-words-read = 게임판을 글로 읽기
web-words-full = 모두 보기
web-words-news = 내 마지막 행동 이후
web-words-latest = 최근에 일어난 일
web-words-no-news = 그 뒤로 일어난 일이 없습니다.
web-words-earlier = 이전 기록 { $n }개
web-words-options = 선택지 { $n }개

# 다시 보기
web-first = 처음으로
web-last = 끝으로
web-move-back = 한 수 뒤로
web-move-on = 한 수 앞으로
web-turn-back = 한 차례 뒤로
web-turn-on = 한 차례 앞으로
web-move-number = 수
web-run = 재생
web-pause = 멈춤
web-eyes = 시점
web-spectator = 관전자
web-left-out = 옛 규칙을 따르는 { $n }수는 뺐습니다.
web-share = 링크 복사
web-copied = 복사함

# 내 정보
web-name = 이름
web-email = 알림 받을 이메일
web-webhook = 알림 받을 웹훅
web-remind = 내 차례가 되면 알리기
web-save = 저장
web-saved = 저장했습니다.
web-keep-name = 이름 지키기
web-account = 내 계정
web-account-text = 비밀번호가 있으면 어느 기기에서나 내 자리에 앉을 수 있습니다.
web-password = 비밀번호
web-register = 이름 지키기
web-login = 로그인
web-logout = 로그아웃
web-welcome-back = 환영합니다.
web-logged-out = 로그아웃했습니다.

# 오류
error-bad-message = 서버가 알아듣지 못했습니다.
error-no-person = 먼저 앉아 주세요.
error-wrong-password = 이름이나 비밀번호가 다릅니다.
error-name-taken = 이미 쓰이는 이름입니다.
error-not-yours = 내 것이 아닙니다.
error-unknown = 더 이상 여기에 없습니다.
error-taken = 이미 찬 자리입니다.
error-not-open = 이 테이블에서는 할 수 없습니다.
error-finished = 게임이 끝났습니다.
error-stale = 게임이 이미 진행되었습니다.
error-not-legal = 허용되지 않는 수입니다.
error-no-undo = 되돌릴 것이 없습니다.
error-no-such-proposal = 이미 끝난 요청입니다.
error-too-many = 조금만 천천히 해 주세요.
error-too-many-tables = 끝나지 않은 내 테이블이 { $most }개 있습니다. 먼저 몇 개를 끝내거나 삭제해 주세요.
error-too-many-bot-tables = 봇끼리만 하는 내 테이블이 { $most }개 있습니다. 먼저 하나를 삭제해 주세요.
error-too-many-imports = 게임 { $most }개를 가져오는 중입니다. 하나가 끝날 때까지 기다려 주세요.
error-too-many-imports-a-day = 오늘은 게임을 { $most }개 가져왔습니다. 내일 다시 해 주세요.
error-too-many-guests = 한 시간 안에 같은 주소에서 손님이 { $most }명 들어왔습니다. 로그인하거나 잠시 뒤에 다시 해 주세요.
error-too-many-address = 한 시간 안에 같은 네트워크에서 { $most }번 했습니다. 잠시 뒤에 다시 해 주세요.
error-too-many-sockets = 다른 탭이나 창에 테이블이 { $most }개 열려 있습니다. 몇 개를 닫아 주세요.
error-too-large = 이 서버가 받기에는 너무 큽니다.
error-protocol = 페이지가 서버보다 오래되었습니다. 새로 고쳐 주세요.
error-internal = 저희 잘못입니다. 바뀐 것은 없습니다. 다시 시도해 주세요.
error-offline = 서버가 응답하지 않습니다. 다시 시도해 주세요.

# 물음의 갈래
web-picked = { $picked }개 선택, { $least ->
        [0] 최대 { $most }개
       *[other] { $least }~{ $most }개
    }
web-picked-all = { $most }개 중 { $picked }개 선택
web-left = { $left }개 남음
web-take-picked = { $n }개 확정
web-number = 수량
web-less = 하나 줄이기
web-more = 하나 늘리기
