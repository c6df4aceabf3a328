# 레드 더스트 리벨리언: 글 밖에 카드에 적힌 것

rd-printed-deck = { $value ->
    [event] { rd-board-event-card }
    [campaign] { rd-board-campaign-card }
   *[asset] { "" }
}
rd-printed-number = { $value }번
rd-printed-flashpoint = { $value ->
    [0] { "" }
   *[other] { rd-board-flashpoint } { $value }
}
rd-printed-order = 진영 순서: { $value }
rd-printed-order-one = { $value ->
    [mg] { rd-faction-mg }
    [corp] { rd-faction-corp }
    [rd] { rd-faction-rd }
   *[cr] { rd-faction-cr }
}
rd-printed-kind = { $value ->
    [capability] { rd-board-asset-capability }
    [event] { rd-board-asset-event }
   *[resource] { rd-board-asset-resource }
}
rd-printed-value = 가치 { $value }
rd-printed-operation = 작전: { $value ->
    [preach] { rd-operation-preach }
    [attack] { rd-operation-attack }
    [travel] { rd-operation-travel }
   *[rally] { rd-operation-rally }
}
rd-printed-storm = { rd-board-dust-storm }

# 게임 보드에 적힌 것
rd-told-printed-population = { $n }, 회색 칸 { $boxes }개
rd-told-box-head = 칸
rd-told-receives = 지구에 { $goods }{ JOSA($goods, "을/를") } 놓습니다
