# 서버가 직접 하는 말: 전자우편 알림, 링크가 든 편지

server-mail-subject = { $game }: 당신 차례입니다
server-mail-hello = { $name } 님, { $game } 테이블이 기다리고 있습니다. 지난번에 두신 뒤로 이런 일이 있었습니다:

server-verify-subject = Tharsis: 이메일 주소를 확인해 주세요
server-verify-text = { $name } 님, 이 주소로 알림과 비밀번호 안내를 받으려면 아래 링크를 여세요. 링크는 3일 동안 쓸 수 있습니다.
server-reset-subject = Tharsis: 새 비밀번호
server-reset-text = { $name } 님, 아래 링크에서 새 비밀번호를 정하세요. 링크는 한 시간 안에 한 번만 쓸 수 있습니다.
server-letter-not-you = 요청한 적이 없다면 이 편지는 무시해도 됩니다.

# 정보를 삭제한 사람
server-somebody = 어떤 사람
