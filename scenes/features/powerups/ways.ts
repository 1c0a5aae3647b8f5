// Ways over the question that cover none of its words: along the answers' edge, and over the upper edge of the question's card.

import type { Spots } from '#scenes/features/questionLayer.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Way {
  /** The point at a share of its length. */
  readonly at: (share: number) => Point;
  /** Shares between which it leads past words: there is little room. */
  readonly narrow: readonly [from: number, to: number];
  /** Width of what fits through there. */
  readonly room: number;
}

/** Tiles begin with so many pixels free of words. */
const TILE_FREE = 11;
/** Between the question and the answers on a short screen. */
const BETWEEN = 14;
const ROOM = { least: 16, most: 36 } as const;
/** How round its corners are. */
const CORNER = 16;
const CORNER_STEPS = 6;

type Lane = Pick<Way, 'room'> & { readonly x: number };

/** Beside the answers, where no word begins yet: left of them, on a short screen between them and the question. */
function laneOf({ shape, part }: Spots): Lane {
  if (shape === 'short') return { x: part.x - BETWEEN / 2, room: BETWEEN };
  const room = Math.max(ROOM.least, Math.min(ROOM.most, part.x + TILE_FREE - 1));
  return { x: Math.max(room / 2, Math.min(part.x / 2, part.x + TILE_FREE - room / 2)), room };
}

/** Beside an answer. */
export function besideAnswer(spots: Spots, y: number): Point {
  return { x: laneOf(spots).x, y };
}

/** Where the way along the answers comes out above the question. */
export function aboveQuestion(spots: Spots): Point {
  const { card, hud } = spots;
  const { x, room } = laneOf(spots);
  const bottom = hud.y + hud.height;
  return { x, y: card.y - room * 0.6 > hud.y ? card.y - room * 0.6 : bottom - room / 2 };
}

/** From one point to another. */
export function wayBetween(spots: Spots, from: Point, to: Point): Way {
  const { x, room } = laneOf(spots);
  const isLow = ({ y }: Point): boolean => y > Math.max(spots.card.y, spots.hud.y + spots.hud.height) + 8;
  const corners = [
    from,
    ...(isLow(from) ? [{ x, y: from.y }] : []),
    ...(isLow(from) === isLow(to) ? [] : [aboveQuestion(spots)]),
    ...(isLow(to) ? [{ x, y: to.y }] : []),
    to,
  ].filter((each, index, all) => index === 0 || distance(each, all[index - 1] as Point) > 1);
  const points = rounded(corners);
  const ends = lengths(points);
  const whole = ends.at(-1) ?? 0;
  const past = lengths(corners);
  const share = (length: number | undefined): number =>
    whole === 0 ? 0 : Math.min(1, (length ?? 0) / (past.at(-1) ?? 1));
  const leaves = isLow(from) ? share(past[1]) : 0;
  const arrives = isLow(to) ? 1 : share(past.at(-2));
  return {
    at: (goal) => pointAt(points, ends, goal * whole),
    narrow: isLow(from) || isLow(to) ? [leaves, arrives] : [0, 0],
    room,
  };
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** The length of the line up to each of its points. */
function lengths(points: readonly Point[]): readonly number[] {
  let sum = 0;
  return points.map((point, index) => (sum += index === 0 ? 0 : distance(point, points[index - 1] as Point)));
}

function rounded(corners: readonly Point[]): readonly Point[] {
  return corners.flatMap((corner, index) => {
    const [before, after] = [corners[index - 1], corners[index + 1]];
    if (!before || !after) return [corner];
    const near = (to: Point): Point =>
      between(corner, to, Math.min(0.5, CORNER / Math.max(1, distance(corner, to))));
    const [enter, leave] = [near(before), near(after)];
    return Array.from({ length: CORNER_STEPS + 1 }, (_, step) => {
      const share = step / CORNER_STEPS;
      return between(between(enter, corner, share), between(corner, leave, share), share);
    });
  });
}

function pointAt(points: readonly Point[], ends: readonly number[], length: number): Point {
  const next = ends.findIndex((end) => end >= length);
  const [from, to] = [points[next - 1], points[next]];
  if (!to) return points.at(-1) as Point;
  if (!from) return to;
  const [start, end] = [ends[next - 1] ?? 0, ends[next] ?? 0];
  return between(from, to, end === start ? 1 : (length - start) / (end - start));
}
