# 레드 더스트 리벨리언: 자리에 앉기 전에 읽는 글

rd-name = 레드 더스트 리벨리언

# 진영
rd-faction-mg = 화성 정부
rd-faction-corp = 기업
rd-faction-rd = 레드 더스트
rd-faction-cr = 구원자 교회

# 선택 규칙
rd-option-factions = 진영
rd-option-factions-help = 자리가 진영을 맡는 순서. 남은 진영은 논플레이어가 맡습니다.
rd-option-alliance = 두 진영 맡기
rd-option-alliance-help = 둘이나 셋이 할 때: 논플레이어 없이 한 사람이 COIN 진영이나 반란군 진영 둘을 맡고 낮은 승리 점수 차이를 셉니다.
rd-option-alliance-none = 없음
rd-option-alliance-coin = 화성 정부와 기업
rd-option-alliance-rebels = 레드 더스트와 구원자
rd-option-transfers = 자원 양도
rd-option-transfers-help = 받는 쪽이 무언가를 실행하는 동안 합의하여 자원을 주고받고, 서로의 약속을 기록할 수 있습니다.
rd-option-factions-mg-rd-corp-cr = 화성 정부, 레드 더스트, 기업, 구원자
rd-option-factions-mg-corp-cr-rd = 화성 정부, 기업, 구원자, 레드 더스트
rd-option-factions-mg-cr-rd-corp = 화성 정부, 구원자, 레드 더스트, 기업
rd-option-factions-corp-rd-cr-mg = 기업, 레드 더스트, 구원자, 화성 정부
rd-option-factions-rd-cr-mg-corp = 레드 더스트, 구원자, 화성 정부, 기업
rd-option-factions-cr-corp-mg-rd = 구원자, 기업, 화성 정부, 레드 더스트
