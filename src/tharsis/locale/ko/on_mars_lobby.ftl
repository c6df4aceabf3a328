# 온 마스: 자리에 앉기 전에 읽는 글

om-name = 온 마스

# 선택 규칙
om-option-length = 게임 길이
om-option-length-help = 임무 카드의 구성입니다. 짧은 게임은 단기 임무 2장과 장기 임무 1장, 긴 게임은 단기 임무 1장과 장기 임무 2장을 사용합니다.
om-option-length-short = 짧은 게임
om-option-length-long = 긴 게임
om-option-first-settlers = 최초 이주민 변형 규칙
om-option-first-settlers-help = 처음 게임을 진행할 때 알맞습니다. 정해진 임무를 사용하고, 순번 칸을 무작위로 나눠 받으며, 과제 카드를 추가합니다.
om-option-short-ending = 우주 변종 변형 규칙
om-option-short-ending-help = 게임 종료 조건이 발동되면 그 개척 단계까지만 진행합니다.
om-option-solo-goal = 솔로 목표
om-option-solo-goal-help = 솔로 게임에서 라세르다에게 승리하려면 달성해야 하는 목표입니다. 네 목표 중 아무거나 하나로 하거나, 지금 하나를 정할 수 있습니다.
om-option-solo-goal-any = 넷 중 아무거나 하나
om-option-solo-goal-first-colonists = 최초 이주민
om-option-solo-goal-next-generation = 다음 세대
om-option-solo-goal-hunky-dory = 더할 나위 없다
om-option-solo-goal-martian-potato = 화성 감자 생존 시나리오
