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
    음영 없음: COIN 진영이 통제하는 모든 구역의 피해를 제거하고, 제거한 피해 1개당 이익 1을 얻습니다. 피해를 제거한 구역 중 최대 2곳을 지지 쪽으로 한 단계 바꿉니다.
    음영 있음: 이익이 5, 화성 정부 자원이 9개 줄어듭니다.
rd-card-earthgov-declares-emergency-text =
    음영 없음: 지구에 보급 마커 4개 또는 지구 정부 부대 4개를 놓습니다. 그다음 올드린 사이클러를 활성화합니다.
    음영 있음: 이익이 5 줄어듭니다.
rd-card-terran-loyalties-tested-text =
    음영 없음: 지구 정부 부대가 있는 구역 2곳에서 반란군 기지를 모두 제거합니다.
    음영 있음: 기업은 지지 상태인 구역 1곳을 착취할 수 있습니다. 이때 기업 병력이 화성 정부 병력보다 많지 않아도 됩니다.
rd-card-usss-challenger-text =
    음영 없음: 반란군 진영의 병력이 없는 지하도시에 지구 정부 부대를 최대 8개 배치합니다.
    음영 있음: 포보스와 화성의 구역 1곳에 있는 지구 정부 부대를 모두 가용 영역으로 옮깁니다.
rd-card-satellite-network-updated-text =
    음영 없음: 궤도에 있는 위성 1개당 지구 정부 신뢰도를 한 칸 높입니다. 그다음 모든 위성을 궤도로 이동합니다.
    음영 있음: 레드 더스트나 구원자는 자신의 병력이 위성과 함께 있는 모든 구역에서 비용 없이 공격할 수 있습니다.
rd-card-the-aldrin-cycler-text =
    음영 없음: 지구에 보급 마커 3개를 놓습니다. 그다음 올드린 사이클러를 활성화합니다.
    음영 있음: 화성 정부의 자원 최대 6개를 레드 더스트에게 넘기거나, 수송 경로의 보급 마커를 모두 제거합니다.
rd-card-letters-from-home-text =
    음영 없음: 지구에 인구 마커 2개를 놓습니다. 지지 상태인 구역 1곳에서 수용할 수 있습니다.
    음영 있음: 지지 상태가 아닌 구역에서 화성 정부 부대를 최대 6개 제거합니다.
rd-card-tenzing-text =
    음영 없음: 텐징을 지지 쪽으로 두 단계 바꾸고 그곳의 반란군을 모두 활성화합니다. 화성 정부는 텐징에서 비용 없이 강습할 수 있습니다.
    음영 있음: 텐징을 중립으로 바꿉니다. 레드 더스트는 텐징의 인구만큼 자원을 얻고, 구원자는 자산 카드 1장을 뽑습니다.
rd-card-targeting-cyclists-text =
    음영 없음: 반란군 진영의 병력이 없는 지하도시 1곳당 보급 마커 1개를 지구에 놓습니다.
    음영 있음: 반란군 진영의 병력이 있는 지하도시 1곳당 보급 마커 1개를 지구에서 제거합니다.
rd-card-bicentennial-day-text =
    음영 없음: 구역 2곳을 지지 쪽으로 한 단계 바꿉니다.
    음영 있음: 구역 2곳을 반대 쪽으로 한 단계 바꾸고 반란군을 2개씩 배치합니다.
rd-card-the-security-of-mars-act-text =
    음영 없음: 지하도시 1곳의 반란군을 모두 활성화합니다. 그곳에 병력이 더 많은 반란군 진영은 다음 라운드까지 부적격이 됩니다.
    음영 있음: 지하도시 최대 2곳에서 화성 정부 부대나 보안부대 4개씩을 COIN 진영 기지가 있는 구역으로 이동합니다.
rd-card-red-wednesday-riots-text =
    음영 없음: 특수부대가 있는 구역 1곳에서 특수부대와 반란군을 모두 활성화합니다. 기업은 그곳에서 비용 없이 강습할 수 있습니다.
    음영 있음: 레드 더스트는 지하도시 1곳에 반란군을 최대 2개 배치하고 그곳에서 비용 없이 매복할 수 있습니다. 그다음 그곳의 반란군을 모두 은신 상태로 바꿉니다.
rd-card-the-bombing-of-maglev-77-text =
    음영 없음: 자기 부상 선로에 닿은 구역 1곳으로 보안부대를 최대 6개 이동하고 그곳의 반란군을 모두 활성화합니다. 기업은 그곳에서 비용 없이 강습할 수 있습니다.
    음영 있음: 자기 부상 선로 1개에 닿은 모든 구역을 반대 쪽으로 한 단계 바꿉니다.
rd-card-the-rodgers-line-text =
    음영 없음: 로저스 선이 개통됩니다. 유로파와 테레쉬코바를 지지 쪽으로 한 단계 바꿉니다. 이익 6을 얻습니다. 화성 정부나 기업은 두 곳에서 각각 수용할 수 있습니다.
    음영 있음: 유로파와 테레쉬코바를 반대 쪽으로 한 단계 바꿉니다. 이익이 3, 화성 정부 자원이 6개 줄어듭니다.
rd-card-the-automation-rebellion-text =
    음영 없음: 사막 2곳을 반대 쪽으로 두 단계 바꿉니다. 사막에 있는 기업 기지 1개당 이익 1을 얻습니다.
    음영 있음: 이익이 6 줄어듭니다. 사막에서 기업 기지를 최대 2개 제거합니다.
rd-card-shenzhou-text =
    음영 없음: 선저우에서 반란군을 모두 제거하고 선저우를 중립으로 바꿉니다. 인접한 구역의 반란군을 모두 활성화합니다. 이익 3을 얻거나 지구에 보급 마커 3개를 놓습니다.
    음영 있음: 선저우에 피해 1개를 놓습니다. 그다음 난민 상자에서 인구 마커를 원하는 만큼 제거합니다.
rd-card-the-water-crisis-text =
    음영 없음: 사막 2곳을 중립 쪽으로 한 단계 바꿉니다. 이익 3을 얻거나 지구에 보급 마커 3개를 놓습니다.
    음영 있음: 사막 2곳을 반대 쪽으로 한 단계 바꿉니다. 레드 더스트는 여론전 카드 1장을 뽑아 플레이할 수 있습니다.
rd-card-corporate-militarization-text =
    음영 없음: 사막 1곳에 특수부대 2개, 보안부대 2개, 기업 기지 1개를 배치하고 그곳의 반란군을 모두 활성화합니다.
    음영 있음: 가용 특수부대 최대 4개를 게임에서 제거합니다. 이익이 4 줄어듭니다.
rd-card-corporations-quell-dissent-text =
    음영 없음: 피해와 보안부대가 함께 있는 모든 구역을 지지 쪽으로 한 단계 바꿉니다. 이익 3을 얻습니다.
    음영 있음: 기업 병력이 있는 지하도시 1곳당 화성 정부 자원이 3개 줄어듭니다.
rd-card-the-spin-zone-text =
    음영 없음: 지하도시 2곳을 지지 쪽으로 한 단계 바꿉니다. 이익 3을 얻습니다.
    음영 있음: 기업 병력이 있는 구역 최대 4곳을 반대 쪽으로 한 단계 바꿉니다.
rd-card-future-of-law-enforcement-text =
    음영 없음: 지하도시 1곳에 화성 정부 부대 6개 또는 지구 정부 부대 4개를 배치합니다. 이익 3을 얻습니다.
    음영 있음: 화성 정부 부대와 보안부대 중 최대 6개를 반란군으로 교체합니다.
rd-card-the-one-card-text =
    음영 없음: COIN 진영이 통제하는 지하도시의 반란군을 모두 활성화합니다. 화성 정부나 기업은 그중 1곳에서 비용 없이 강습할 수 있습니다.
    음영 있음: 지하도시 2곳을 반대 쪽으로 한 단계 바꿉니다. 지하도시 1곳당 반란군 2개를 그 지하도시나 인접한 구역에 배치합니다.
rd-card-the-slush-fund-scandal-text =
    음영 없음: 반란군 최대 4개를 보안부대나 화성 정부 부대로 교체합니다.
    음영 있음: 구역 1곳에서 기업 기지 1개와 기업 유닛 최대 4개를 제거하고 그 구역을 반대 쪽으로 한 단계 바꿉니다. 이익이 2 줄어듭니다.
rd-card-the-24-66-hour-news-cycle-text =
    음영 없음: 구역 최대 3곳을 지지 쪽으로 한 단계 바꿉니다. 그다음 적극 지지 상태인 구역 1곳당 이익 1을 얻습니다.
    음영 있음: 구역 1곳에서 큐브를 최대 4개 제거하며, 지구 정부 부대는 마지막에 제거합니다. 그 구역에 큐브가 남지 않으면 반대 쪽으로 한 단계 바꿉니다.
rd-card-nano-surveillance-drones-text =
    음영 없음: 기업 기지가 있는 구역의 반란군을 모두 활성화합니다. 화성 정부나 기업은 그중 1곳에서 비용 없이 강습할 수 있습니다.
    음영 있음: 지하도시 1곳에서 지지 상태인 다른 지하도시로 화성 정부 부대와 보안부대를 최대 6개 이동합니다.
rd-card-emissions-law-reform-passed-text =
    음영 없음: 사막에 있는 기업 기지 1개당 이익 1을 얻습니다. 그중 최대 2개를 테라포밍 기지로 업그레이드합니다.
    음영 있음: 구역 1곳에서 테라포밍 기지가 있는 구역으로 비용 없이 행군하거나 여행합니다. 그곳의 반란군을 모두 활성화하고 그 수만큼 기업 병력을 제거하며, 기지는 마지막에 제거합니다.
rd-card-green-mars-campaign-text =
    음영 없음: 사람이 살지 않는 사막 1곳당 기업 기지 1개를 테라포밍 기지로 업그레이드할 수 있습니다.
    음영 있음: 지구의 보급 마커를 모두 제거합니다. 레드 더스트는 여론전 카드 1장을 뽑아 플레이할 수 있습니다.
rd-card-refugee-crisis-text =
    음영 없음: 화성 정부나 기업은 지하도시 1곳에서 수용할 수 있습니다. 그다음 난민 상자에 인구 마커를 최대 3개 추가하거나, 난민 상자에서 인구 마커를 최대 3개 제거합니다.
    음영 있음: 레드 더스트는 구역 1곳에서 수용할 수 있습니다. 그다음 난민 상자의 인구 마커를 모두 제거하고, 제거한 인구 마커 3개당 지하도시 1곳을 반대 쪽으로 한 단계 바꿉니다.
rd-card-printing-weapons-text =
    음영 없음: 레드 더스트가 자원 5개를 잃거나, 구원자가 무작위로 자산 카드 2장을 버립니다. 그 진영은 다음 라운드까지 부적격이 됩니다.
    음영 있음: 사막 1곳에 반란군 4개와 업그레이드 면의 반란군 기지 1개를 배치합니다.
rd-card-homesteaders-revolt-text =
    음영 없음: 사막 2곳을 중립으로 바꾸고 반란군 진영의 병력을 최대 2개씩 제거하며, 기지는 마지막에 제거합니다.
    음영 있음: 사막 3곳을 반대 쪽으로 한 단계 바꾸고 반란군 1개와 반란군 기지 1개씩을 배치합니다.
rd-card-martian-nationalism-text =
    음영 없음: 포보스에 지구 정부 부대 4개를 배치합니다. 활성 상태인 여론전 카드 1장을 제거합니다.
    음영 있음: 인구 밀집 구역에 반란군 3개를 배치합니다. 레드 더스트는 자원 6개를 얻습니다.
rd-card-shepard-tereshkova-text =
    음영 없음: 셰퍼드와 테레쉬코바 중 1곳에 반란군 2개를 배치하고 반대 쪽으로 두 단계 바꿉니다. 다른 1곳에는 화성 정부 부대 2개를 배치하고 지지 쪽으로 두 단계 바꿉니다. 둘 중 1곳에서 비용 없이 강습하거나 공격할 수 있습니다.
rd-card-the-red-dahlia-text =
    음영 없음: 레드 더스트 반란군을 모두 활성화합니다.
    음영 있음: 레드 더스트는 지하도시를 원하는 만큼 골라 비용 없이 매복할 수 있습니다. 고른 지하도시의 레드 더스트 반란군을 모두 활성화합니다.
rd-card-long-range-patrols-text =
    음영 없음: 같은 구역에 있는 자신의 유닛 최대 3개가 이어진 사막 최대 3곳을 따라 이동합니다. 마지막 사막에서 정찰과 행군을 제외한 작전을 비용 없이 수행할 수 있습니다.
rd-card-the-tombs-of-mars-text =
    음영 없음: 화성 정부나 기업은 구역 1곳에서 수용할 수 있습니다. 인구 마커가 있는 사막 최대 2곳을 지지 쪽으로 한 단계 바꿉니다.
    음영 있음: 레드 더스트는 사막 1곳에서 수용하고 그곳에 기지를 배치할 수 있습니다. 레드 더스트는 자원 4개를 얻습니다.
rd-card-outpost-discovery-text =
    음영 없음: 화성에 있는 COIN 진영 유닛을 반란군 기지가 있는 사막 1곳으로 원하는 만큼 이동합니다. 화성 정부나 기업은 그곳에서 비용 없이 정찰한 뒤 강습할 수 있습니다.
    음영 있음: 레드 더스트나 구원자는 COIN 진영 유닛 최대 6개를 자신의 기지가 있는 사막 1곳으로 이동할 수 있습니다. 그다음 그 기지와 원하는 만큼의 자신의 반란군을 인접한 사막으로 이동합니다.
rd-card-bipartisan-resolution-text =
    음영 없음: 반란군 6개를 제거하며, 가능하면 레드 더스트와 구원자 반란군을 같은 수만큼 제거합니다.
    음영 있음: 구원자 반란군 최대 3개를 레드 더스트 병력이 있는 인접한 구역으로 이동합니다. 그다음 그곳에서 비용 없이 매복하거나, 이동한 반란군을 레드 더스트 반란군으로 교체합니다.
rd-card-the-arteries-of-mars-text =
    음영 없음: 이익 3을 얻습니다. 자기 부상 선로에 닿은 구역 최대 3곳에 보안부대를 2개씩 배치합니다.
    음영 있음: 자기 부상 선로 1개의 양 끝 지하도시에 피해 1개와 반란군 1개씩을 놓습니다. 레드 더스트는 자원 3개를 얻습니다.
rd-card-hammer-the-machines-text =
    음영 없음: 기업은 지하도시 1곳의 반란군을 모두 활성화하고 그곳에서 강습할 수 있습니다. 반란군 기지를 제거하면 이익 4를 얻습니다.
    음영 있음: 이익이 3 줄어듭니다. 지하도시 3곳을 반대 쪽으로 한 단계 바꾸고 피해를 1개씩 놓습니다.
rd-card-spaceport-strikes-text =
    음영 없음: 지구에 보급 마커 4개를 놓습니다. 그다음 올드린 사이클러를 활성화합니다. 이익 2를 얻습니다.
    음영 있음: 이익이 3, 화성 정부 자원이 9개 줄어듭니다.
rd-card-gandhi-sharma-text =
    음영 없음: 간디와 샤르마를 지지 쪽으로 한 단계 바꿉니다. 레드 더스트는 다음 라운드까지 부적격이 됩니다.
    음영 있음: 간디와 샤르마를 반대 쪽으로 한 단계 바꿉니다. 샤르마에 있는 화성 정부 게임말을 모두 레드 더스트 게임말로 교체합니다.
rd-card-the-martians-text =
    음영 없음: 지구 정부 부대가 있는 구역 2곳을 지지 쪽으로 한 단계 바꿉니다.
    음영 있음: 지구 정부 부대가 있는 구역 2곳을 반대 쪽으로 한 단계 바꿉니다.
rd-card-the-tubes-text =
    음영 없음: 화성 정부나 기업은 사막 1곳의 COIN 진영 병력을 인접한 사막으로 이동하고, 그 사막에서 비용 없이 정찰하거나 강습할 수 있습니다.
    음영 있음: 레드 더스트나 구원자는 반란군 기지 최대 3개를 인접한 사막으로 이동할 수 있습니다.
rd-card-new-cordoba-text =
    음영 없음: 뉴 코르도바에서 반란군 진영의 병력을 최대 6개 제거하며, 기지는 마지막에 제거합니다.
    음영 있음: 뉴 코르도바를 반대 쪽으로 한 단계 바꿉니다. 뉴 코르도바, 러더퍼드, 트루벨로에 반란군을 2개씩 배치합니다.
rd-card-the-red-desert-text =
    음영 없음: 화성 정부나 기업은 인접한 구역의 COIN 진영 유닛을 사막 1곳으로 이동하고, 그곳의 반란군을 모두 활성화한 뒤 비용 없이 강습할 수 있습니다.
    음영 있음: 레드 더스트는 행군으로, 구원자는 여행으로 비용 없이 사막 1곳에 이동한 뒤 그곳에서 매복할 수 있습니다. 이때 은신 반란군이 없어도 됩니다.
rd-card-the-mystery-of-outpost-27-text =
    음영 없음: 사람이 살지 않는 사막 1곳에서 기업 기지 1개와 모든 유닛을 제거합니다. 이익 6을 얻습니다. 기업은 적격으로 남습니다.
    음영 있음: 반란군 진영의 병력과 함께 있는 기업 기지 1개당 이익 1을 잃습니다.
rd-card-sudden-storm-text =
    음영 없음: 지도에 없는 폭풍 마커를 모두 성난 폭풍 면으로 원하는 구역에 놓습니다. 이 이벤트를 실행한 진영은 적격으로 남습니다.
rd-card-europa-text =
    음영 없음: 유로파를 지지 쪽으로 두 단계 바꿉니다. 지구에 보급 마커 3개를 놓습니다.
    음영 있음: 유로파를 반대 쪽으로 두 단계 바꿉니다. 레드 더스트는 여론전 카드 4장을 뽑아 1장을 플레이합니다.
rd-card-dust-storm-1-text = 다음 이벤트인 동안 모래폭풍이 불어 정찰과 행군을 수행할 수 없습니다. 현재 이벤트가 되면 먼지 폭풍 라운드를 진행합니다. 세 번째 먼지 폭풍 라운드가 끝나면 게임이 종료됩니다.
rd-card-dust-storm-2-text = 다음 이벤트인 동안 모래폭풍이 불어 정찰과 행군을 수행할 수 없습니다. 현재 이벤트가 되면 먼지 폭풍 라운드를 진행합니다. 세 번째 먼지 폭풍 라운드가 끝나면 게임이 종료됩니다.
rd-card-dust-storm-3-text = 다음 이벤트인 동안 모래폭풍이 불어 정찰과 행군을 수행할 수 없습니다. 현재 이벤트가 되면 먼지 폭풍 라운드를 진행합니다. 세 번째 먼지 폭풍 라운드가 끝나면 게임이 종료됩니다.
rd-asset-subdermal-weaponry = 피하 이식 무기
rd-card-subdermal-weaponry-text = 능력. 구원자가 공격할 때 적 병력을 제거하는 주사위 1개당 적 병력 1개를 더 제거합니다.
rd-asset-dust-adaptation = 먼지 적응
rd-card-dust-adaptation-text = 능력. 구원자는 모든 행동에서 성난 폭풍이 있는 구역도 고를 수 있습니다.
rd-asset-enhanced-metabolism = 강화된 신진대사
rd-card-enhanced-metabolism-text = 능력. 구원자 병력을 제거한 강습이 끝나면, 병력이 제거된 구역 중 1곳에 구원자 반란군 1개를 배치할 수 있습니다.
rd-asset-the-mind-twister = 마인드 트위스터
rd-card-the-mind-twister-text = 능력. 정화할 때 구역 1곳당 적 유닛 1개를 더 교체합니다.
rd-asset-neural-conditioning = 신경 조건화
rd-card-neural-conditioning-text = 능력. 기지가 없는 구역에서 집결할 때도 반란군을 인구만큼까지 배치하거나 반란군을 모두 은신 상태로 바꿀 수 있습니다.
rd-asset-deep-tunneling = 심층 굴착
rd-card-deep-tunneling-text = 능력. 폭격으로 구원자 병력을 제거할 수 없습니다.
rd-asset-children-of-the-desert = 사막의 아이들
rd-card-children-of-the-desert-text = 사막 1곳과 인접한 사막들로 비용 없이 여행합니다. 그다음 도착한 모든 구역에서 비용 없이 공격합니다.
rd-asset-weaponized-asteroid = 무기화된 소행성
rd-card-weaponized-asteroid-text = 지하도시 1곳에 피해 2개를 놓고 그곳에 있는 유닛의 절반(올림)을 제거합니다.
rd-asset-the-reclaimer-faith = 구원자 신앙
rd-card-the-reclaimer-faith-text = 다른 진영의 병력이 없는 구역 3곳에 구원자 기지를 1개씩 배치합니다.
rd-asset-converts = 개종자
rd-card-converts-text = 레드 더스트 반란군 최대 4개를 구원자 반란군으로 교체합니다.
rd-asset-church-assets = 교회 자산
rd-card-church-assets-text = 구원자 병력이 있는 지하도시 1곳당 자산 카드 1장을 뽑습니다. 그다음 지하도시 2곳에 구원자 기지를 1개씩 배치합니다.
rd-asset-the-lost-patrol = 사라진 정찰대
rd-card-the-lost-patrol-text = 사막 1곳의 COIN 진영 유닛을 모두 제거합니다. 그 사막에 인접한 지하도시 1곳에 피해 1개를 놓습니다.
rd-asset-the-maadim = 마아딤
rd-card-the-maadim-text = 구원자 반란군을 모두 은신 상태로 바꿉니다. 그다음 구원자 반란군 최대 6개를 사막 1곳으로 이동합니다.
rd-asset-the-trackless-wastes = 길 없는 황야
rd-card-the-trackless-wastes-text = 여행 비용으로 사용하면 가치를 5로 계산합니다.
rd-asset-water-reserves = 비축 식수
rd-card-water-reserves-text = 집결 비용으로 사용하면 가치를 5로 계산합니다.
rd-asset-hidden-forces = 숨은 병력
rd-card-hidden-forces-text = 집결 비용으로 사용하면 가치를 5로 계산합니다.
rd-asset-storm-riders = 폭풍을 타는 자들
rd-card-storm-riders-text = 여행 비용으로 사용하면 가치를 5로 계산합니다.
rd-asset-tipoff = 밀고
rd-card-tipoff-text = 공격 비용으로 사용하면 가치를 5로 계산합니다.
rd-asset-re-engineering = 재설계
rd-card-re-engineering-text = 이 카드를 버려 구원자가 1순위 적격 진영이 되면 자산 카드 1장을 뽑습니다.
rd-asset-ideologues = 이론가들
rd-card-ideologues-text = 전도 비용으로 사용하면 가치를 5로 계산합니다.
rd-asset-sympathizers = 동조자들
rd-card-sympathizers-text = 전도 비용으로 사용하면 가치를 5로 계산합니다.
rd-asset-secret-donors = 비밀 후원자
rd-card-secret-donors-text = 이 카드를 버려 구원자가 1순위 적격 진영이 되면 자산 카드 1장을 뽑습니다.
rd-asset-mps-uplink-hacked = MPS 업링크 해킹
rd-card-mps-uplink-hacked-text = 능력. 구원자가 작전을 수행할 때 위성이 있는 구역에는 구원자 기지가 1개 더 있는 것으로 봅니다.
rd-asset-ai-unleashed = 풀려난 AI
rd-card-ai-unleashed-text = 능력. 약탈할 때마다 화성 정부 자원 3개 또는 기업의 이익 1도 빼앗습니다.
rd-asset-genetic-masking = 유전자 위장
rd-card-genetic-masking-text = 능력. 구원자 기지가 있는 구역에서 보안과 정찰로 활성화할 반란군의 수를 정할 때 COIN 진영 유닛을 2개 적게 셉니다.
rd-asset-ares-rockets = 아레스 로켓
rd-card-ares-rockets-text = 능력. 구원자가 공격할 때 화성의 어느 구역에 있는 위성이든 제거할 수 있습니다.
rd-asset-loyalty = 충성심
rd-card-loyalty-text = 지지 상태가 아닌 구역 4곳에서 화성 정부 부대나 보안부대를 최대 2개씩 제거합니다.
rd-asset-remote-base = 외딴 기지
rd-card-remote-base-text = 사람이 살지 않는 사막 1곳에 전환 센터 1개와 구원자 반란군 2개를 배치합니다. 자산 카드 1장을 뽑습니다.
rd-asset-pilgrimage = 순례
rd-card-pilgrimage-text = 두 구역 이내의 구원자 반란군 최대 4개를 지하도시 1곳으로 이동하고 그 지하도시에 피해 1개를 놓습니다. 난민 상자에서 인구 마커를 최대 3개 제거합니다.
rd-asset-weapons-cache = 무기 은닉처
rd-card-weapons-cache-text = 공격 비용으로 사용하면 가치를 5로 계산합니다.
rd-campaign-construction-workers-guild = 건설 노동자 길드
rd-card-construction-workers-guild-text = 레드 더스트 기지를 매복 진지 면으로 배치합니다.
rd-campaign-prison-labor-revolt = 강제 노역 봉기
rd-card-prison-labor-revolt-text = 기업이 배치하는 기지 1개당 이익 1을 잃습니다.
rd-campaign-dock-workers-lockout = 부두 노동자 직장 폐쇄
rd-card-dock-workers-lockout-text = 포보스에 도착한 보급 마커의 절반(올림)을 잃습니다.
rd-campaign-transport-workers = 운송 노동자
rd-card-transport-workers-text = 보안 작전에서 자기 부상 선로를 이용할 수 없습니다.
rd-campaign-water-reclamation-workers = 물 재생 노동자
rd-card-water-reclamation-workers-text = 지하도시의 여론을 적극 지지로 바꿀 수 없습니다.
rd-campaign-mothers-of-mars = 화성의 어머니들
rd-card-mothers-of-mars-text = 강습하려고 고른 지하도시를 반대 쪽으로 한 단계 바꿉니다.
rd-campaign-torture-video-leaks = 고문 영상 유출
rd-card-torture-video-leaks-text = 지하도시의 통제를 판단할 때 기업 유닛을 세지 않습니다.
rd-campaign-earth-based-endorsements = 지구의 지지 선언
rd-card-earth-based-endorsements-text = 포보스에 도착한 보급 마커 1개당 화성 정부가 자원 2개, 레드 더스트가 자원 1개를 얻습니다.
rd-campaign-legal-injunctions = 법원의 금지 명령
rd-card-legal-injunctions-text = 반대 상태인 구역에서 보안 작전을 수행하면 화성 정부가 자원 6개를 지불합니다.
rd-campaign-general-strike = 총파업
rd-card-general-strike-text = 지지 상태가 아닌 구역에서 화성 정부가 작전을 수행하는 비용이 자원 1개 늘어납니다.
rd-campaign-comms-cutoff = 통신 두절
rd-card-comms-cutoff-text = 물류 작전에서 수송 경로를 고를 수 없습니다. 기업이 패스해도 올드린 사이클러가 활성화되지 않습니다.
rd-campaign-red-wave-elections = 붉은 물결 선거
rd-card-red-wave-elections-text = 소극 지지에서 중립으로 바뀌는 구역은 소극 반대까지 바뀝니다.
