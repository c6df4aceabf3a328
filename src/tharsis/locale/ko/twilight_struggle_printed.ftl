# 황혼의 투쟁: 글 밖에 카드에 적힌 것

ts-printed-side = { $value ->
    [us] { ts-board-us-event }
    [ussr] { ts-board-ussr-event }
   *[neutral] { ts-board-neutral-event }
}
ts-printed-ops = { $value ->
    [0] { ts-board-scoring }
   *[other] 작전 점수 { $value }
}
ts-printed-era = { $value ->
    [early] { ts-board-early }
    [mid] { ts-board-mid }
   *[late] { ts-board-late }
}
ts-printed-starred = { ts-board-starred }
ts-printed-war = 전쟁 카드
ts-printed-optional = 추가 카드
