# 테라포밍 마스: 자리에 앉기 전에 읽는 글

tm-name = 테라포밍 마스

# 선택 규칙
tm-option-corporate-era = 대기업시대
tm-option-corporate-era-help = 카드 208장과 기업 12개를 모두 쓰고 생산력 0에서 시작합니다. 끄면 더 짧은 기본 게임입니다.
tm-option-draft = 카드 드래프트
tm-option-draft-help = 연구 단계에서 카드 4장 중 1장을 보관하고 나머지를 넘깁니다. 각자 4장을 보관하면 그중에서 구입합니다.
tm-option-beginner-1 = 1번 자리는 초보자
tm-option-beginner-1-help = 초보자용 기업을 받아 42 M€과 무료 카드 10장으로 시작합니다.
tm-option-beginner-2 = 2번 자리는 초보자
tm-option-beginner-2-help = 초보자용 기업을 받아 42 M€과 무료 카드 10장으로 시작합니다.
tm-option-beginner-3 = 3번 자리는 초보자
tm-option-beginner-3-help = 초보자용 기업을 받아 42 M€과 무료 카드 10장으로 시작합니다.
tm-option-beginner-4 = 4번 자리는 초보자
tm-option-beginner-4-help = 초보자용 기업을 받아 42 M€과 무료 카드 10장으로 시작합니다.
tm-option-beginner-5 = 5번 자리는 초보자
tm-option-beginner-5-help = 초보자용 기업을 받아 42 M€과 무료 카드 10장으로 시작합니다.
