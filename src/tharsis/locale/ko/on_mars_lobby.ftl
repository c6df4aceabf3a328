# 온 마스: 자리에 앉기 전에 읽는 글

om-name = 온 마스

# 선택 규칙
om-option-length = 게임 길이
om-option-length-help = 임무 카드: 단기 2장과 장기 1장, 또는 단기 1장과 장기 2장.
om-option-length-short = 짧은 게임
om-option-length-long = 긴 게임
om-option-first-settlers = 최초 이주민 변형 규칙
om-option-first-settlers-help = 첫 게임용: 정해진 임무, 나눠 받는 순번 칸, 작은 과제 카드.
om-option-short-ending = 우주 변종 변형 규칙
om-option-short-ending-help = 종료 조건이 발동된 개척 단계가 끝나면 바로 게임이 끝납니다.
om-option-solo-goal = 솔로 목표
om-option-solo-goal-help = 혼자 플레이할 때 라세르다를 이기기 위해 달성할 목표: 아무 목표나 하나, 또는 지금 고른 목표.
om-option-solo-goal-any = 넷 중 아무거나 하나
om-option-solo-goal-first-colonists = 최초 이주민
om-option-solo-goal-next-generation = 다음 세대
om-option-solo-goal-hunky-dory = 더할 나위 없다
om-option-solo-goal-martian-potato = 화성 감자 생존 시나리오
