"""Axial coordinates for hex maps: a cell is a pair (q, r)."""

from typing import Final

Hex = tuple[int, int]

#: East, north-east, north-west, west, south-west, south-east.
DIRECTIONS: Final[tuple[Hex, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))


def neighbour(cell: Hex, direction: int) -> Hex:
    dq, dr = DIRECTIONS[direction]
    return cell[0] + dq, cell[1] + dr


def neighbours(cell: Hex) -> list[Hex]:
    """The six cells around one.

    >>> neighbours((0, 0))[0]
    (1, 0)
    """
    return [neighbour(cell, direction) for direction in range(6)]


def distance(a: Hex, b: Hex) -> int:
    """Steps from one cell to another.

    >>> distance((0, 0), (2, -1))
    2
    """
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def ring(centre: Hex, radius: int) -> list[Hex]:
    """The cells at one distance, once around from the south-west corner.

    >>> len(ring((0, 0), 3))
    18
    """
    if radius == 0:
        return [centre]
    cell = (centre[0] + DIRECTIONS[4][0] * radius, centre[1] + DIRECTIONS[4][1] * radius)
    cells: list[Hex] = []
    for direction in range(6):
        for _ in range(radius):
            cells.append(cell)
            cell = neighbour(cell, direction)
    return cells


def disc(centre: Hex, radius: int) -> list[Hex]:
    """All cells within a distance, from the centre outwards.

    >>> len(disc((0, 0), 4))
    61
    """
    cells: list[Hex] = []
    for r in range(radius + 1):
        cells.extend(ring(centre, r))
    return cells


def adjacency(cells: list[Hex]) -> list[list[int]]:
    """For each cell of a map, the indices of its neighbours on the map."""
    index = {cell: i for i, cell in enumerate(cells)}
    return [[index[n] for n in neighbours(cell) if n in index] for cell in cells]
