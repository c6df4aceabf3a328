# 황혼의 투쟁: 자리에 앉기 전에 읽는 글

ts-name = 황혼의 투쟁
ts-board-seat-0 = 미국
ts-board-seat-1 = 소련

# 선택 규칙
ts-option-optional-cards = 추가 카드
ts-option-optional-cards-help = 추가 카드 일곱 장(104~110번)을 덱에 섞습니다.
ts-option-tournament = 토너먼트 규칙
ts-option-tournament-help = 턴이 끝날 때마다 손에 남은 카드를 공개하며, 승점 카드를 들고 있으면 집니다.
ts-option-chinese-civil-war = 중국 국공내전
ts-option-chinese-civil-war-help = 소련이 중국 국공내전에서 이겨야 차이나 카드가 게임에 나옵니다.
ts-option-handicap-side = 추가 영향력을 받는 진영
ts-option-handicap-side-help = 게임 준비가 끝난 뒤 추가 영향력을 놓는 진영입니다.
ts-option-handicap-side-us = { ts-board-seat-0 }
ts-option-handicap-side-ussr = { ts-board-seat-1 }
ts-option-handicap = 추가 영향력
ts-option-handicap-help = 그 진영의 영향력이 이미 있는 국가에 더 놓는 영향력의 수입니다.
