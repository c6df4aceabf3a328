# 테라포밍 마스: 글 밖에 카드에 적힌 것

tm-printed-cost = { $value } M€
tm-printed-tags = 태그: { $value }
tm-printed-tags-one = { $value ->
    [building] { tm-tag-building }
    [space] { tm-tag-space }
    [power] { tm-tag-power }
    [science] { tm-tag-science }
    [jovian] { tm-tag-jovian }
    [earth] { tm-tag-earth }
    [plant] { tm-tag-plant }
    [microbe] { tm-tag-microbe }
    [animal] { tm-tag-animal }
    [city] { tm-tag-city }
   *[event] 사건
}
tm-printed-color = { $value ->
    [green] 초록색 카드
    [blue] 파란색 카드
    [red] 사건형 카드
   *[corporation] 기업 카드
}
tm-printed-resource = 모으는 자원: { $value ->
    [animal] { tm-cube-animal }
    [microbe] { tm-cube-microbe }
    [science] { tm-cube-science }
   *[fighter] { tm-cube-fighter }
}
tm-printed-action = { tm-board-action }

# 게임판에 적힌 것
tm-told-row = { $n }번째 줄
tm-told-head-next-to = 인접 구역
tm-told-head-start = 시작
tm-told-ground-land = 육지
tm-told-ground-volcano = 육지, 화산
tm-told-ground-ocean = 해양 전용
tm-told-ground-noctis = 녹티스 시티 전용
tm-told-milestone-price = 3개까지 달성을 선언할 수 있으며, 하나당 { $price } M€을 냅니다. 업적 하나당 승점 5점입니다.
tm-told-award-prices = 3개까지 제정할 수 있으며, 첫째는 { $first } M€, 둘째는 { $second } M€, 셋째는 { $third } M€을 냅니다.
