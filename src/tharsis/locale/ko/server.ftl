# 서버가 직접 하는 말: 전자우편 알림

server-mail-subject = { $game }: 당신 차례입니다
server-mail-hello = { $name } 님, { $game } 테이블이 기다리고 있습니다. 지난번에 두신 뒤로 이런 일이 있었습니다:
