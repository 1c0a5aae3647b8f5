// Mini-games of Mystic Peak: what players know of their rules, and player views (specification 2, section 9 "Mystic Peak").
// Deals and judging stay on the server.

import type { Difficulty, Form, GameId, Rune } from '#core/features/mysticPeak/games/ids.ts';

/** Constants of the mini-games that players' pages use; `rules.ts` has the others. Times are in ms. */
export const MINI_GAMES = {
  steppingStones: {
    /** Stones per row, and number of rows. */
    side: 3,
    /** From the start until the first stone is shown. */
    leadMs: 1_500,
    shown: {
      easy: { count: 4, litMs: 700, darkMs: 250 },
      medium: { count: 5, litMs: 600, darkMs: 200 },
      hard: { count: 6, litMs: 700, darkMs: 250 },
    },
    spoken: {
      /** Numbers read as one group. */
      groups: { easy: [5], medium: [6], hard: [3, 4] },
      numberMs: 900,
      /** From the last number of a group to the first of the next. */
      groupMs: 1_200,
      /** Allowance for the lag of a screen reader. */
      lagMs: 1_000,
    },
  },
  ropeThrow: {
    throws: 3,
    /** Hits needed to win. */
    hits: 2,
    /** The scale runs from 0 to this. */
    scale: 1_000,
    /** From the marker's start until the throw runs out. */
    openMs: 7_000,
    /** Earliest throw after the marker's start. */
    minMs: 400,
  },
  /** The rope throw's still and spoken forms. */
  estimate: {
    throws: 3,
    scale: 100,
    ledge: { from: 5, to: 95 },
    /** Maximum distance from the ledge that counts as a hit. */
    within: { easy: 4, medium: 2, hard: 1 },
    /** Additional distance that still counts as near. */
    justBy: 10,
  },
  runeMatch: {
    columns: 4,
    levels: {
      easy: { pairs: 4, turns: 7 },
      medium: { pairs: 6, turns: 11 },
      hard: { pairs: 6, turns: 10 },
    },
  },
} as const;

/** A move; the caller numbers the moves. */
export type Move =
  /** A step onto a stone, 1 to 9. */
  | { readonly stone: number }
  /** Throw `j` (0-based), `t` ms after the marker's start on the clock that drew it. */
  | { readonly j: number; readonly t: number }
  /** Throw `j` (0-based) in the still and spoken forms; `value` is the estimate, 0 to 100. */
  | { readonly j: number; readonly value: number }
  /** A card to turn, 0-based in reading order. */
  | { readonly card: number };

/** Accuracy of a throw. just: a near miss, by less than the zone's width. late: time ran out. */
export type RopeAnswer = 'hit' | 'just' | 'missed' | 'late';

/** Outcome of a move, or of a timed step (shown, late, closed). */
export type Outcome =
  | { readonly answer: 'shown' }
  | { readonly answer: 'holds' }
  | { readonly answer: 'slips'; readonly next: number }
  /** again: the timing was doubtful, so another throw is open. */
  | { readonly answer: RopeAnswer | 'again' }
  | { readonly answer: 'hit' | 'short' | 'far'; readonly isJust: boolean }
  | { readonly answer: 'turned' | 'pair' | 'noPair'; readonly face: Rune }
  | { readonly answer: 'closed' };

interface ViewOf<Game extends GameId> {
  readonly game: Game;
  readonly difficulty: Difficulty;
}

export interface SteppingStonesView extends ViewOf<'steppingStones'> {
  readonly form: Form;
  /** Start time in ms on the server's clock; `showing` has the schedule. */
  readonly at: number;
  readonly count: number;
  /** The stones in order; null after they were shown. */
  readonly row: readonly number[] | null;
  /** Stones stepped on, including one that slipped. */
  readonly steps: readonly number[];
  /** Number of correct steps. */
  readonly held: number;
  /** The stone that would have been next; null if none was left, or the game isn't over. */
  readonly next: number | null;
}

/** Motion of a marker. */
export interface Swing {
  /** Milliseconds for one full swing back and forth. */
  readonly period: number;
  /** Milliseconds by which the swing is ahead at the start. */
  readonly phase: number;
}

/** A throw's zone on the scale. */
export interface Zone {
  readonly centre: number;
  /** Full width. */
  readonly zone: number;
}

export interface OpenThrow extends Swing, Zone {
  readonly j: number;
  /** In ms on the server's clock. */
  readonly startsAt: number;
}

/** Landing point of a throw; `x` is null if time ran out. */
export interface RopeMark extends Zone {
  readonly answer: RopeAnswer;
  readonly x: number | null;
}

export interface RopeThrowView extends ViewOf<'ropeThrow'> {
  readonly form: 'moving';
  /** null once the game is over. */
  readonly open: OpenThrow | null;
  readonly marks: readonly RopeMark[];
}

export interface Estimate {
  readonly value: number;
  readonly answer: 'hit' | 'short' | 'far';
  readonly isJust: boolean;
}

export interface EstimateView extends ViewOf<'ropeThrow'> {
  readonly form: 'still' | 'spoken';
  readonly throws: readonly Estimate[];
  /** Position of the ledge; null until the game is over. */
  readonly ledge: number | null;
}

/** missed: revealed at the end because its pair wasn't found. */
export type RuneCard =
  | { readonly state: 'closed' }
  | { readonly state: 'open' | 'found' | 'missed'; readonly face: Rune };

export interface RuneMatchView extends ViewOf<'runeMatch'> {
  readonly form: Form;
  /** In reading order. */
  readonly cards: readonly RuneCard[];
  readonly turnsLeft: number;
  readonly pairsLeft: number;
}

export type GameView = SteppingStonesView | RopeThrowView | EstimateView | RuneMatchView;

/** Times at which each stone is shown and the showing ends, in ms after the start. */
export interface Showing {
  readonly from: readonly number[];
  readonly litMs: number;
  readonly ends: number;
}

/**
 * Returns the schedule of the showing. The still form shows each stone until the next one; the spoken form
 * follows the announcer's pace.
 */
export function showing(form: Form, difficulty: Difficulty): Showing {
  const { leadMs, shown, spoken } = MINI_GAMES.steppingStones;
  if (form === 'spoken') {
    const groups: readonly number[] = spoken.groups[difficulty];
    const from: number[] = [];
    let next: number = leadMs;
    for (const count of groups) {
      for (let i = 0; i < count; i += 1) from.push(next + i * spoken.numberMs);
      next += (count - 1) * spoken.numberMs + spoken.groupMs;
    }
    return { from, litMs: spoken.numberMs, ends: leadMs + from.length * spoken.numberMs + spoken.lagMs };
  }
  const { count, litMs, darkMs } = shown[difficulty];
  const eachMs = litMs + darkMs;
  return {
    from: Array.from({ length: count }, (_, i) => leadMs + i * eachMs),
    litMs: form === 'still' ? eachMs : litMs,
    ends: leadMs + count * eachMs,
  };
}

/** Returns the marker's position, 0 to 1,000, `t` whole ms after its start. */
export function markerAt({ period, phase }: Swing, t: number): number {
  const { scale } = MINI_GAMES.ropeThrow;
  const u = (t + phase) % period;
  const x = Math.floor((2 * scale * u) / period);
  return 2 * u < period ? x : 2 * scale - x;
}

/** Judges how close the marker at `x` was. */
export function judgeThrow({ centre, zone }: Zone, x: number): RopeAnswer {
  const off = 2 * Math.abs(x - centre);
  if (off <= zone) return 'hit';
  return off <= 3 * zone ? 'just' : 'missed';
}

/** Returns the ledge's possible range after these throws, in whole numbers with both ends included. */
export function possibleLedge(
  throws: readonly Estimate[],
  difficulty: Difficulty,
): { readonly from: number; readonly to: number } {
  const { ledge, within, justBy } = MINI_GAMES.estimate;
  const [missed, near] = [within[difficulty] + 1, within[difficulty] + justBy];
  let from: number = ledge.from;
  let to: number = ledge.to;
  for (const { value, answer, isJust } of throws) {
    const [least, most] = isJust ? [missed, near] : [near + 1, MINI_GAMES.estimate.scale];
    if (answer === 'short') [from, to] = [Math.max(from, value + least), Math.min(to, value + most)];
    if (answer === 'far') [from, to] = [Math.max(from, value - most), Math.min(to, value - least)];
  }
  return { from, to };
}
