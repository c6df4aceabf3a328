# On Mars: 브라우저 게임판의 말

om-board-label = 우주 정거장과 거주지
om-board-hex = { $hex } 칸
om-board-turn-order = { $round }라운드: 차례 순서
om-board-shuttle = 셔틀 목적지: { $side }
om-board-mission = { $left } 남음 · 결정 { $crystals }개
om-board-mission-done = 임무 완료
om-board-lss = 생명 유지 장치 · 레벨 { $level }
om-board-company = 회사 게임판
om-board-goods = 자원 (종류마다 { $limit }개까지)
om-board-crew = 개척자: 숙소 { $quarters }, 작업 { $working }, 정원 { $capacity }
om-board-ships = 우주선: 정박 { $docked }, 격납고 { $hangar }
om-board-bots = 로봇: 화성 { $on }, 남음 { $left }
om-board-lab = 연구실
om-board-executive = 임원 행동
om-board-holdings = 카드와 목표
om-board-hidden-goal = 숨은 목표
om-board-op = 점수 (지금 끝난다면)
om-board-side = 위치
om-board-colonists = 개척자
om-board-progress = 거주지 레벨 { $level } · { $round }라운드 · 남은 임무 { $missions }개
om-board-blue = 파랑
om-board-green = 초록
om-board-purple = 보라
om-board-yellow = 노랑
