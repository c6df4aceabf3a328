# 온 마스: 글 밖에 카드에 적힌 것

om-printed-kind = { $value ->
    [blueprint] { om-board-kind-blueprint }
    [scientist] { om-board-kind-scientist }
    [contract] { om-board-kind-contract }
    [mission] { om-board-kind-mission }
    [goal] { om-board-kind-goal }
    [reward] { om-board-kind-reward }
    [settler] { om-board-kind-settler }
    [task] { om-board-kind-task }
   *[tile] { om-board-kind-tile }
}
om-printed-level = { $value }레벨
om-printed-building =
    개선할 수 있는 건물: { $value ->
        [mine] { om-building-mine }
        [generator] { om-building-generator }
        [water_extractor] { om-building-water-extractor }
        [greenhouse] { om-building-greenhouse }
        [oxygen_condenser] { om-building-oxygen-condenser }
       *[shelter] { om-building-shelter }
    }
om-printed-gain = 얻는 것: { $value ->
    [mineral] { om-item-mineral }
    [battery] { om-item-battery }
    [water] { om-item-water }
    [plant] { om-item-plant }
    [oxygen] { om-item-oxygen }
   *[crystal] { om-item-crystal }
}
om-printed-works-in =
    작업하는 건물: { $value ->
        [mine] { om-building-mine }
        [generator] { om-building-generator }
        [water_extractor] { om-building-water-extractor }
        [greenhouse] { om-building-greenhouse }
        [oxygen_condenser] { om-building-oxygen-condenser }
       *[shelter] { om-building-shelter }
    }
om-printed-scores =
    OP를 얻는 건물: { $value ->
        [mine] { om-building-mine }
        [generator] { om-building-generator }
        [water_extractor] { om-building-water-extractor }
        [greenhouse] { om-building-greenhouse }
        [oxygen_condenser] { om-building-oxygen-condenser }
       *[shelter] { om-building-shelter }
    }
om-printed-crystals = 수정 { $value }개
om-printed-buildings = 건물: { $value }
om-printed-buildings-one = { $value ->
    [mine] { om-building-mine }
    [generator] { om-building-generator }
    [water_extractor] { om-building-water-extractor }
    [greenhouse] { om-building-greenhouse }
    [oxygen_condenser] { om-building-oxygen-condenser }
   *[shelter] { om-building-shelter }
}
om-printed-own-value = { $value ->
    [inferred] { om-board-own-inferred }
   *[designed] { om-board-own-designed }
}

# 게임보드에 적힌 것
om-told-hexes-of = { $column }열
om-told-starts-mine = 시작 광산
om-told-starts-building = 시작 건물 4개 중 하나
om-told-starts-shelter = 거주지(인원수에 따라)
om-told-buildings = 건물
om-told-head-gives = 생산:
om-told-ship-cost = 수송선 1개를 맞이하는 비용: { $cost }.
om-told-quarters = 게임 종료 시 생활 구역의 이주민으로 얻는 OP: { $steps }.
om-told-quarters-from = { $n }개부터 { $op } OP
