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
