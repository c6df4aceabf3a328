# Red Dust Rebellion: Events, Assets, Campaigns.

rd-event-green-new-deal = 그린 뉴딜
rd-event-earthgov-declares-emergency = 지구 정부, 비상사태 선포
rd-event-terran-loyalties-tested = 시험대에 오른 지구인의 충성
rd-event-usss-challenger = USSS 챌린저
rd-event-satellite-network-updated = 위성 네트워크 개선
rd-event-the-aldrin-cycler = 올드린 사이클러
rd-event-letters-from-home = 고향에서 온 편지
rd-event-tenzing = 텐징
rd-event-targeting-cyclists = 사이클리스트 겨냥
rd-event-bicentennial-day = 200주년 기념일
rd-event-the-security-of-mars-act = 화성 보안법
rd-event-red-wednesday-riots = 붉은 수요일 폭동
rd-event-the-bombing-of-maglev-77 = 자기 부상 열차 77호 폭파
rd-event-the-rodgers-line = 로저스 선
rd-event-the-automation-rebellion = 자동화 반란
rd-event-shenzhou = 선저우
rd-event-the-water-crisis = 물 위기
rd-event-corporate-militarization = 기업 무장화
rd-event-corporations-quell-dissent = 기업의 반대 여론 진압
rd-event-the-spin-zone = 여론 조작 지대
rd-event-future-of-law-enforcement = 치안의 미래
rd-event-the-one-card = 원 카드
rd-event-the-slush-fund-scandal = 비자금 스캔들
rd-event-the-24-66-hour-news-cycle = 24.66시간 뉴스
rd-event-nano-surveillance-drones = 나노 감시 드론
rd-event-emissions-law-reform-passed = 배출법 개정안 통과
rd-event-green-mars-campaign = 초록 화성 캠페인
rd-event-refugee-crisis = 난민 위기
rd-event-printing-weapons = 무기 프린팅
rd-event-homesteaders-revolt = 개척민 봉기
rd-event-martian-nationalism = 화성 민족주의
rd-event-shepard-tereshkova = 셰퍼드-테레쉬코바
rd-event-the-red-dahlia = 레드 달리아
rd-event-long-range-patrols = 장거리 정찰대
rd-event-the-tombs-of-mars = 화성의 무덤
rd-event-outpost-discovery = 전초기지 발견
rd-event-bipartisan-resolution = 초당적 결의안
rd-event-the-arteries-of-mars = 화성의 동맥
rd-event-hammer-the-machines = 기계를 부숴라
rd-event-spaceport-strikes = 우주항구 파업
rd-event-gandhi-sharma = 간디-샤르마
rd-event-the-martians = 화성인
rd-event-the-tubes = 용암 터널
rd-event-new-cordoba = 뉴 코르도바
rd-event-the-red-desert = 붉은 사막
rd-event-the-mystery-of-outpost-27 = 27번 전초기지의 수수께끼
rd-event-sudden-storm = 갑작스러운 폭풍
rd-event-europa = 유로파
rd-event-dust-storm-1 = 먼지 폭풍
rd-event-dust-storm-2 = 먼지 폭풍
rd-event-dust-storm-3 = 먼지 폭풍
rd-card-green-new-deal-text =
    음영 없음: COIN 진영이 통제하는 모든 구역의 피해를 없애고 하나마다 이익 +1. 그중 최대 2구역을 지지 쪽으로 1단계.
    음영 있음: 이익 −5, 화성 정부 자원 −9.
rd-card-earthgov-declares-emergency-text =
    음영 없음: 지구에 보급 4 또는 지구 정부 부대 4를 놓고 올드린 사이클러를 진행.
    음영 있음: 이익 −5.
rd-card-terran-loyalties-tested-text =
    음영 없음: 지구 정부 부대가 있는 2구역에서 반란군 기지를 모두 제거.
    음영 있음: 기업은 지지 구역 하나를 착취할 수 있음. 화성 정부 병력 수는 따지지 않음.
rd-card-usss-challenger-text =
    음영 없음: 반란군 병력이 없는 지하도시에 지구 정부 부대를 최대 8 배치.
    음영 있음: 포보스와 화성의 한 구역에 있는 지구 정부 부대를 모두 가용으로.
rd-card-satellite-network-updated-text =
    음영 없음: 궤도의 위성마다 신뢰도 한 칸 상승, 그 뒤 모든 위성을 궤도로.
    음영 있음: 레드 더스트나 구원자는 위성과 함께 있는 구역마다 비용 없이 공격 가능.
rd-card-the-aldrin-cycler-text =
    음영 없음: 지구에 보급 3을 놓고 올드린 사이클러를 진행.
    음영 있음: 화성 정부의 자원을 최대 6 레드 더스트로 옮기거나, 수송 경로의 보급을 모두 제거.
rd-card-letters-from-home-text =
    음영 없음: 지구에 인구 2를 놓고, 지지 구역 하나에서 수용 가능.
    음영 있음: 지지가 아닌 구역에서 화성 정부 부대를 최대 6 제거.
rd-card-tenzing-text =
    음영 없음: 텐징을 지지 쪽으로 2단계, 그곳의 반란군 활성화. 화성 정부는 그곳에서 비용 없이 강습 가능.
    음영 있음: 텐징을 중립으로. 레드 더스트는 그 인구만큼 자원, 구원자는 카드 1장.
rd-card-targeting-cyclists-text =
    음영 없음: 반란군 병력이 없는 지하도시마다 지구에 보급 1.
    음영 있음: 반란군 병력이 있는 지하도시마다 지구의 보급 1 제거.
rd-card-bicentennial-day-text =
    음영 없음: 2구역을 지지 쪽으로 1단계.
    음영 있음: 2구역을 반대 쪽으로 1단계, 각각 반란군 2 배치.
rd-card-the-security-of-mars-act-text =
    음영 없음: 한 지하도시의 반란군을 모두 활성화. 병력이 더 많은 반란 진영은 다음 라운드까지 부적격.
    음영 있음: 최대 2지하도시에서 화성 정부 부대나 보안부대를 4씩 COIN 진영 기지가 있는 구역으로.
rd-card-red-wednesday-riots-text =
    음영 없음: 특수부대가 있는 한 구역에서 특수부대와 반란군을 모두 활성화. 기업은 그곳에서 비용 없이 강습 가능.
    음영 있음: 레드 더스트는 한 지하도시에 반란군을 최대 2 놓고 비용 없이 매복 가능. 그 뒤 그곳의 반란군은 모두 은신.
rd-card-the-bombing-of-maglev-77-text =
    음영 없음: 자기 부상 선로에 닿은 한 구역에 보안부대를 최대 6 모으고 반란군 활성화. 기업은 그곳에서 비용 없이 강습 가능.
    음영 있음: 한 자기 부상 선로에 닿은 모든 구역을 반대 쪽으로 1단계.
rd-card-the-rodgers-line-text =
    음영 없음: 로저스 선 개통. 유로파와 테레쉬코바를 지지 쪽으로 1단계, 이익 +6. 화성 정부나 기업이 각각에서 수용 가능.
    음영 있음: 유로파와 테레쉬코바를 반대 쪽으로 1단계. 이익 −3, 화성 정부 자원 −6.
rd-card-the-automation-rebellion-text =
    음영 없음: 2사막을 반대 쪽으로 2단계. 사막의 기업 기지마다 이익 +1.
    음영 있음: 이익 −6. 사막에서 기업 기지를 최대 2 제거.
rd-card-shenzhou-text =
    음영 없음: 선저우의 반란군을 모두 제거하고 중립으로. 인접 구역의 반란군 활성화. 이익 +3 또는 보급 3.
    음영 있음: 선저우에 피해 1. 난민 마커를 원하는 만큼 제거.
rd-card-the-water-crisis-text =
    음영 없음: 2사막을 중립 쪽으로 1단계. 이익 +3 또는 보급 3.
    음영 있음: 2사막을 반대 쪽으로 1단계. 레드 더스트는 여론전 카드를 뽑아 진행 가능.
rd-card-corporate-militarization-text =
    음영 없음: 한 사막에 특수부대 2, 보안부대 2, 기업 기지 1을 놓고 반란군 활성화.
    음영 있음: 가용 특수부대를 최대 4 게임에서 제거. 이익 −4.
rd-card-corporations-quell-dissent-text =
    음영 없음: 피해와 보안부대가 함께 있는 모든 구역을 지지 쪽으로 1단계. 이익 +3.
    음영 있음: 기업 병력이 있는 지하도시마다 화성 정부 자원 −3.
rd-card-the-spin-zone-text =
    음영 없음: 2지하도시를 지지 쪽으로 1단계. 이익 +3.
    음영 있음: 기업 병력이 있는 최대 4구역을 반대 쪽으로 1단계.
rd-card-future-of-law-enforcement-text =
    음영 없음: 한 지하도시에 화성 정부 부대 6 또는 지구 정부 부대 4. 이익 +3.
    음영 있음: 화성 정부 부대나 보안부대를 최대 6 반란군으로 교체.
rd-card-the-one-card-text =
    음영 없음: COIN 진영이 통제하는 지하도시의 반란군을 모두 활성화. 화성 정부나 기업은 그중 하나에서 비용 없이 강습 가능.
    음영 있음: 2지하도시를 반대 쪽으로 1단계. 각각 그곳이나 인접 구역에 반란군 2 배치.
rd-card-the-slush-fund-scandal-text =
    음영 없음: 반란군을 최대 4 보안부대나 화성 정부 부대로 교체.
    음영 있음: 한 구역에서 기업 기지 1과 기업 유닛을 최대 4 제거하고 반대 쪽으로 1단계. 이익 −2.
rd-card-the-24-66-hour-news-cycle-text =
    음영 없음: 최대 3구역을 지지 쪽으로 1단계. 그 뒤 적극 지지 구역마다 이익 +1.
    음영 있음: 한 구역에서 큐브를 최대 4 제거하되 지구 정부 부대는 마지막. 큐브가 없어지면 반대 쪽으로 1단계.
rd-card-nano-surveillance-drones-text =
    음영 없음: 기업 기지가 있는 구역의 반란군을 모두 활성화. 화성 정부나 기업은 그중 하나에서 비용 없이 강습 가능.
    음영 있음: 한 지하도시의 화성 정부 부대와 보안부대를 최대 6 지지 상태인 다른 지하도시로.
rd-card-emissions-law-reform-passed-text =
    음영 없음: 사막의 기업 기지마다 이익 +1. 그중 최대 2를 테라포밍 기지로.
    음영 있음: 한 구역에서 테라포밍 기지가 있는 구역으로 비용 없이 행군 또는 여행. 그곳의 반란군을 모두 활성화하고 그 수만큼 기업 병력 제거, 기지는 마지막.
rd-card-green-mars-campaign-text =
    음영 없음: 사람이 살지 않는 사막마다 기업 기지 하나를 테라포밍 기지로 만들 수 있음.
    음영 있음: 지구의 보급을 모두 제거. 레드 더스트는 여론전 카드를 뽑아 진행 가능.
rd-card-refugee-crisis-text =
    음영 없음: 화성 정부나 기업은 한 지하도시에서 수용 가능. 그 뒤 난민 마커를 최대 3 더하거나 뺌.
    음영 있음: 레드 더스트는 한 구역에서 수용 가능. 그 뒤 난민을 모두 제거하고 3개마다 지하도시 하나를 반대 쪽으로 1단계.
rd-card-printing-weapons-text =
    음영 없음: 레드 더스트의 자원 −5, 또는 구원자가 무작위로 카드 2장 버림. 그 진영은 다음 라운드까지 부적격.
    음영 있음: 한 사막에 반란군 4와 상급면의 반란군 기지 1 배치.
rd-card-homesteaders-revolt-text =
    음영 없음: 2사막을 중립으로 하고 각각 반란군 병력을 최대 2 제거, 기지는 마지막.
    음영 있음: 3사막을 반대 쪽으로 1단계, 각각 반란군 1과 반란군 기지 1 배치.
rd-card-martian-nationalism-text =
    음영 없음: 포보스에 지구 정부 부대 4. 진행 중인 여론전 카드 하나 종료.
    음영 있음: 인구 밀집 구역에 반란군 3 배치. 레드 더스트 자원 +6.
rd-card-shepard-tereshkova-text =
    음영 없음: 셰퍼드와 테레쉬코바 중 하나에 반란군 2, 반대 쪽으로 2단계. 다른 하나에 화성 정부 부대 2, 지지 쪽으로 2단계. 둘 중 하나에서 비용 없이 강습 또는 공격 가능.
rd-card-the-red-dahlia-text =
    음영 없음: 모든 레드 더스트 반란군 활성화.
    음영 있음: 레드 더스트는 원하는 지하도시마다 비용 없이 매복 가능. 그곳의 레드 더스트 반란군은 모두 활성화.
rd-card-long-range-patrols-text =
    음영 없음: 함께 있는 자신의 유닛을 최대 3, 이어진 사막 최대 3곳을 지나 이동. 마지막 사막에서 정찰과 행군을 뺀 작전을 비용 없이 가능.
rd-card-the-tombs-of-mars-text =
    음영 없음: 화성 정부나 기업은 한 구역에서 수용 가능. 인구 마커가 있는 사막 최대 2곳을 지지 쪽으로 1단계.
    음영 있음: 레드 더스트는 한 사막에서 수용하고 그곳에 기지를 놓을 수 있음. 레드 더스트 자원 +4.
rd-card-outpost-discovery-text =
    음영 없음: 반란군 기지가 있는 사막으로 화성의 COIN 진영 유닛을 원하는 만큼 이동. 화성 정부나 기업은 그곳에서 비용 없이 정찰하고 강습 가능.
    음영 있음: 레드 더스트나 구원자는 자기 기지가 있는 사막으로 COIN 진영 유닛을 최대 6 끌어들인 뒤, 그 기지와 원하는 만큼의 반란군을 인접한 사막으로 옮길 수 있음.
rd-card-bipartisan-resolution-text =
    음영 없음: 반란군 6 제거, 가능하면 양쪽 같은 수로.
    음영 있음: 구원자 반란군 최대 3이 레드 더스트 병력이 있는 인접 구역으로. 그곳에서 비용 없이 매복하거나 레드 더스트 반란군으로 교체.
rd-card-the-arteries-of-mars-text =
    음영 없음: 이익 +3. 자기 부상 선로에 닿은 최대 3구역에 보안부대 2씩.
    음영 있음: 한 자기 부상 선로의 두 지하도시에 피해 1과 반란군 1씩. 레드 더스트 자원 +3.
rd-card-hammer-the-machines-text =
    음영 없음: 기업은 한 지하도시의 반란군을 모두 활성화하고 강습 가능. 반란군 기지를 제거하면 이익 +4.
    음영 있음: 이익 −3. 3지하도시를 반대 쪽으로 1단계, 피해 1씩.
rd-card-spaceport-strikes-text =
    음영 없음: 지구에 보급 4, 올드린 사이클러 진행, 이익 +2.
    음영 있음: 이익 −3, 화성 정부 자원 −9.
rd-card-gandhi-sharma-text =
    음영 없음: 간디와 샤르마를 지지 쪽으로 1단계. 레드 더스트는 다음 라운드까지 부적격.
    음영 있음: 간디와 샤르마를 반대 쪽으로 1단계. 샤르마의 화성 정부 말을 모두 레드 더스트로 교체.
rd-card-the-martians-text =
    음영 없음: 지구 정부 부대가 있는 2구역을 지지 쪽으로 1단계.
    음영 있음: 지구 정부 부대가 있는 2구역을 반대 쪽으로 1단계.
rd-card-the-tubes-text =
    음영 없음: 화성 정부나 기업은 한 사막의 COIN 진영 병력을 인접한 사막으로 옮기고 그곳에서 비용 없이 정찰 또는 강습 가능.
    음영 있음: 레드 더스트나 구원자는 반란군 기지를 최대 3 인접한 사막으로 옮길 수 있음.
rd-card-new-cordoba-text =
    음영 없음: 뉴 코르도바에서 반란군 병력을 최대 6 제거, 기지는 마지막.
    음영 있음: 뉴 코르도바를 반대 쪽으로 1단계. 뉴 코르도바, 러더퍼드, 트루벨로에 반란군 2씩.
rd-card-the-red-desert-text =
    음영 없음: 화성 정부나 기업은 한 사막 주위의 COIN 진영 유닛을 그곳에 모으고 반란군을 활성화한 뒤 비용 없이 강습 가능.
    음영 있음: 레드 더스트는 행군, 구원자는 여행으로 비용 없이 한 사막에 가서 매복 가능. 은신한 반란군이 없어도 됨.
rd-card-the-mystery-of-outpost-27-text =
    음영 없음: 사람이 살지 않는 사막 하나에서 기업 기지 1과 모든 유닛 제거. 이익 +6, 기업은 적격 유지.
    음영 있음: 반란군 병력과 함께 있는 기업 기지마다 이익 −1.
rd-card-sudden-storm-text =
    음영 없음: 지도에 없는 폭풍 마커를 모두 성난 면으로 원하는 구역에 배치. 실행한 진영은 적격 유지.
rd-card-europa-text =
    음영 없음: 유로파를 지지 쪽으로 2단계. 지구에 보급 3.
    음영 있음: 유로파를 반대 쪽으로 2단계. 레드 더스트는 여론전 카드 4장을 뽑아 1장 진행.
rd-card-dust-storm-1-text = 다음 이벤트일 때는 모래폭풍: 정찰과 행군 불가. 현재 이벤트가 되면 먼지 폭풍 라운드를 진행하며, 세 번째가 게임을 끝냄.
rd-card-dust-storm-2-text = 다음 이벤트일 때는 모래폭풍: 정찰과 행군 불가. 현재 이벤트가 되면 먼지 폭풍 라운드를 진행하며, 세 번째가 게임을 끝냄.
rd-card-dust-storm-3-text = 다음 이벤트일 때는 모래폭풍: 정찰과 행군 불가. 현재 이벤트가 되면 먼지 폭풍 라운드를 진행하며, 세 번째가 게임을 끝냄.
rd-asset-subdermal-weaponry = 피하 이식 무기
rd-card-subdermal-weaponry-text = 능력. 구원자의 공격에서 명중한 주사위마다 적을 하나 더 제거.
rd-asset-dust-adaptation = 먼지 적응
rd-card-dust-adaptation-text = 능력. 구원자는 성난 폭풍이 있는 구역도 모든 행동의 대상으로 고를 수 있음.
rd-asset-enhanced-metabolism = 강화된 신진대사
rd-card-enhanced-metabolism-text = 능력. 구원자 병력을 제거한 강습이 끝나면 그 구역 중 하나에 구원자 반란군 1을 놓을 수 있음.
rd-asset-the-mind-twister = 마인드 트위스터
rd-card-the-mind-twister-text = 능력. 정화할 때 구역마다 적을 하나 더 전환.
rd-asset-neural-conditioning = 신경 조건화
rd-card-neural-conditioning-text = 능력. 기지가 없는 구역에서 집결해도 인구만큼 반란군을 놓거나 모두 은신할 수 있음.
rd-asset-deep-tunneling = 심층 굴착
rd-card-deep-tunneling-text = 능력. 폭격으로 구원자 병력을 제거할 수 없음.
rd-asset-children-of-the-desert = 사막의 아이들
rd-card-children-of-the-desert-text = 한 사막과 그 주위 사막으로 비용 없이 여행하고, 도착한 구역마다 비용 없이 공격.
rd-asset-weaponized-asteroid = 무기화된 소행성
rd-card-weaponized-asteroid-text = 한 지하도시에 피해 2, 그곳 유닛의 절반(올림)을 제거.
rd-asset-the-reclaimer-faith = 구원자 신앙
rd-card-the-reclaimer-faith-text = 다른 진영의 병력이 없는 3구역에 구원자 기지 1씩.
rd-asset-converts = 개종자
rd-card-converts-text = 레드 더스트 반란군을 최대 4 구원자 반란군으로 교체.
rd-asset-church-assets = 교회 자산
rd-card-church-assets-text = 구원자 병력이 있는 지하도시마다 카드 1장. 그 뒤 2지하도시에 구원자 기지 1씩.
rd-asset-the-lost-patrol = 사라진 정찰대
rd-card-the-lost-patrol-text = 한 사막의 COIN 진영 유닛을 모두 제거하고 인접한 지하도시에 피해 1.
rd-asset-the-maadim = 마아딤
rd-card-the-maadim-text = 구원자 반란군을 모두 은신하고 최대 6을 한 사막으로.
rd-asset-the-trackless-wastes = 길 없는 황야
rd-card-the-trackless-wastes-text = 여행에는 5로 계산.
rd-asset-water-reserves = 비축 식수
rd-card-water-reserves-text = 집결에는 5로 계산.
rd-asset-hidden-forces = 숨은 병력
rd-card-hidden-forces-text = 집결에는 5로 계산.
rd-asset-storm-riders = 폭풍을 타는 자들
rd-card-storm-riders-text = 여행에는 5로 계산.
rd-asset-tipoff = 밀고
rd-card-tipoff-text = 공격에는 5로 계산.
rd-asset-re-engineering = 재설계
rd-card-re-engineering-text = 이 카드를 버려 구원자가 1순위 적격이 되면 카드 1장.
rd-asset-ideologues = 이론가들
rd-card-ideologues-text = 전도에는 5로 계산.
rd-asset-sympathizers = 동조자들
rd-card-sympathizers-text = 전도에는 5로 계산.
rd-asset-secret-donors = 비밀 후원자
rd-card-secret-donors-text = 이 카드를 버려 구원자가 1순위 적격이 되면 카드 1장.
rd-asset-mps-uplink-hacked = MPS 업링크 해킹
rd-card-mps-uplink-hacked-text = 능력. 구원자의 작전에서 위성이 있는 구역은 구원자 기지가 하나 더 있는 것으로 봄.
rd-asset-ai-unleashed = 풀려난 AI
rd-card-ai-unleashed-text = 능력. 약탈할 때마다 화성 정부 자원 3 또는 이익 1도 빼앗음.
rd-asset-genetic-masking = 유전자 위장
rd-card-genetic-masking-text = 능력. 구원자 기지가 있는 구역에서 보안과 정찰의 활성화 수를 셀 때 COIN 진영 유닛을 둘 적게 셈.
rd-asset-ares-rockets = 아레스 로켓
rd-card-ares-rockets-text = 능력. 구원자의 공격으로 화성 어디의 위성이든 제거할 수 있음.
rd-asset-loyalty = 충성심
rd-card-loyalty-text = 지지가 아닌 4구역에서 화성 정부 부대나 보안부대를 최대 2씩 제거.
rd-asset-remote-base = 외딴 기지
rd-card-remote-base-text = 사람이 살지 않는 사막에 전환 센터 1과 구원자 반란군 2. 카드 1장.
rd-asset-pilgrimage = 순례
rd-card-pilgrimage-text = 두 구역 안의 구원자 반란군을 최대 4 한 지하도시로 옮기고 그곳에 피해 1. 난민 마커를 최대 3 제거.
rd-asset-weapons-cache = 무기 은닉처
rd-card-weapons-cache-text = 공격에는 5로 계산.
rd-campaign-construction-workers-guild = 건설 노동자 길드
rd-card-construction-workers-guild-text = 레드 더스트 기지를 매복 진지 면으로 배치.
rd-campaign-prison-labor-revolt = 강제 노역 봉기
rd-card-prison-labor-revolt-text = 기업 기지를 놓을 때마다 이익 −1.
rd-campaign-dock-workers-lockout = 부두 노동자 직장 폐쇄
rd-card-dock-workers-lockout-text = 포보스에 도착한 보급의 절반(올림)을 잃음.
rd-campaign-transport-workers = 운송 노동자
rd-card-transport-workers-text = 보안 작전에서 자기 부상 선로를 쓸 수 없음.
rd-campaign-water-reclamation-workers = 물 재생 노동자
rd-card-water-reclamation-workers-text = 지하도시는 적극 지지로 옮길 수 없음.
rd-campaign-mothers-of-mars = 화성의 어머니들
rd-card-mothers-of-mars-text = 강습한 지하도시는 반대 쪽으로 1단계.
rd-campaign-torture-video-leaks = 고문 영상 유출
rd-card-torture-video-leaks-text = 지하도시의 통제를 셀 때 기업 유닛을 세지 않음.
rd-campaign-earth-based-endorsements = 지구의 지지 선언
rd-card-earth-based-endorsements-text = 포보스에 도착한 보급은 화성 정부에 2, 레드 더스트에 1의 자원.
rd-campaign-legal-injunctions = 법원의 금지 명령
rd-card-legal-injunctions-text = 반대 구역의 보안 작전은 화성 정부에게 자원 6.
rd-campaign-general-strike = 총파업
rd-card-general-strike-text = 지지가 아닌 구역에서 화성 정부의 작전 비용 +1.
rd-campaign-comms-cutoff = 통신 두절
rd-card-comms-cutoff-text = 물류에서 수송 경로를 고를 수 없고, 기업의 패스로 사이클러가 움직이지 않음.
rd-campaign-red-wave-elections = 붉은 물결 선거
rd-card-red-wave-elections-text = 소극 지지에서 중립으로 옮길 때 소극 반대까지 옮김.
