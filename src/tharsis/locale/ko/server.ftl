# 서버가 직접 하는 말: 이메일 알림, 링크가 든 메일

server-mail-subject = { $game }: 내 차례입니다
server-mail-hello = { $name } 님, { $game } 테이블에서 차례가 돌아왔습니다. 마지막으로 행동하신 뒤에 일어난 일입니다:

server-verify-subject = Tharsis: 이메일 주소를 확인해 주세요
server-verify-text = { $name } 님, 이 주소로 알림과 비밀번호 안내를 받으려면 아래 링크를 여세요. 링크는 3일 동안 쓸 수 있습니다.
server-reset-subject = Tharsis: 새 비밀번호
server-reset-text = { $name } 님, 아래 링크에서 새 비밀번호를 정하세요. 링크는 1시간 동안 한 번만 쓸 수 있습니다.
server-letter-not-you = 직접 요청하지 않았다면 이 메일은 무시하세요.

# 정보를 삭제한 플레이어
server-somebody = 탈퇴한 플레이어

# 페이지를 빌드하지 않았을 때 대신 나오는 글. 셋 다 명령이나 링크입니다
server-not-built = 서버는 실행 중이지만 이 설치본에는 웹 페이지가 들어 있지 않습니다. 프로젝트 폴더에서 { $make } 명령을 실행하거나, 터미널에서 { $play } 명령으로 플레이하세요. API 설명은 { $docs } 페이지에 있습니다.
