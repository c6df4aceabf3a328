# 레드 더스트 리벨리언: 자리에 앉기 전에 읽는 글

rd-name = 레드 더스트 리벨리언

# 진영
rd-faction-mg = 화성 정부
rd-faction-corp = 기업
rd-faction-rd = 레드 더스트
rd-faction-cr = 구원자

# 선택 규칙
rd-option-factions = 진영
rd-option-factions-help = 자리 순서대로 맡는 진영입니다. 남은 진영은 논플레이어가 됩니다.
rd-option-alliance = 두 진영 맡기
rd-option-alliance-help = 2~3명일 때 논플레이어 없이 한 플레이어가 두 COIN 진영이나 두 반란군 진영을 모두 맡고, 두 진영 중 더 낮은 승리 점수 차이를 사용합니다.
rd-option-alliance-none = 없음
rd-option-alliance-coin = 화성 정부와 기업
rd-option-alliance-rebels = 레드 더스트와 구원자
rd-option-transfers = 자원 양도
rd-option-transfers-help = 받는 진영이 이벤트, 작전, 특수 활동을 수행하는 동안 합의해 자원을 양도하고, 서로의 약속을 기록할 수 있습니다.
rd-option-factions-mg-rd-corp-cr = 화성 정부, 레드 더스트, 기업, 구원자
rd-option-factions-mg-corp-cr-rd = 화성 정부, 기업, 구원자, 레드 더스트
rd-option-factions-mg-cr-rd-corp = 화성 정부, 구원자, 레드 더스트, 기업
rd-option-factions-corp-rd-cr-mg = 기업, 레드 더스트, 구원자, 화성 정부
rd-option-factions-rd-cr-mg-corp = 레드 더스트, 구원자, 화성 정부, 기업
rd-option-factions-cr-corp-mg-rd = 구원자, 기업, 화성 정부, 레드 더스트
