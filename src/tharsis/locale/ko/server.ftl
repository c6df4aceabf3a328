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
