"""Outlines as they are drawn: SVG paths of `M`, relative `l` and `z` as lists of points, and what they touch."""

import math
import re
from itertools import pairwise

Point = tuple[int, int]
Loop = list[Point]
Segment = frozenset[Point]


def loops(path: str) -> list[Loop]:
    assert re.fullmatch(r"(M-?\d+ ?-?\d+l[-\d ]+z)+", path)
    return [_loop(part) for part in path.removesuffix("z").split("z")]


def _loop(part: str) -> Loop:
    (x, y), *steps = [(int(a), int(b)) for a, b in re.findall(r"(-?\d+) ?(-?\d+)", part)]
    points = [(x, y)]
    for dx, dy in steps:
        x, y = x + dx, y + dy
        points.append((x, y))
    return points


def segments(outline: list[Loop]) -> set[Segment]:
    return {frozenset(pair) for loop in outline for pair in pairwise([*loop, loop[0]])}


def length(shared: set[Segment]) -> float:
    return sum(math.dist(*segment) for segment in shared)


def surface(outline: list[Loop]) -> float:
    """Counterclockwise loops count, clockwise ones are holes (y points down)."""
    return -sum(a[0] * b[1] - a[1] * b[0] for loop in outline for a, b in pairwise([*loop, loop[0]])) / 2


def contains(outline: list[Loop], place: tuple[float, float]) -> bool:
    x, y = place
    crossings = 0
    for loop in outline:
        for (ax, ay), (bx, by) in pairwise([*loop, loop[0]]):
            if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
                crossings += 1
    return crossings % 2 == 1


def to_segment(place: tuple[float, float], a: Point, b: Point) -> float:
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((place[0] - a[0]) * dx + (place[1] - a[1]) * dy) / (dx * dx + dy * dy)
    along = max(0.0, min(1.0, along))
    return math.dist(place, (a[0] + along * dx, a[1] + along * dy))


def to_border(outline: list[Loop], place: tuple[float, float]) -> float:
    return min(to_segment(place, a, b) for loop in outline for a, b in pairwise([*loop, loop[0]]))


def apart(one: list[Loop], other: list[Loop]) -> float:
    """How far outlines that don't cross are from each other: the least distance of a corner from a line."""
    distances = [to_border(other, point) for loop in one for point in loop]
    distances += [to_border(one, point) for loop in other for point in loop]
    return min(distances)
