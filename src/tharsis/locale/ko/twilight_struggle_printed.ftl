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

# 게임판에 적힌 것
ts-told-variant-only = 중국 국공내전 변형 규칙에서만
ts-told-box-head = 칸
ts-told-box = { $box }번 칸
ts-told-box-vp = { $first ->
    [0] { "" }
   *[other] { $second ->
        [0] 먼저 도달하면 { $first }점
       *[other] 먼저 도달하면 { $first }점, 나중이면 { $second }점
    }
}
ts-told-advantage-head = 혼자 도달한 동안:
ts-told-turns = { $era }: { $first }~{ $last }턴.
