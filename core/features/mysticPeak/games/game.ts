// The mini-games of the mountain: their words, their numbers, and what a player sees of them
// (specification 2, section 9 "Mystic Peak"). What is dealt and how it is judged stays on the server.

export const GAMES = ['steppingStones', 'ropeThrow', 'runeMatch'] as const;
export type GameId = (typeof GAMES)[number];

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** still: nothing moves; spoken: played by ear. */
export const FORMS = ['moving', 'still', 'spoken'] as const;
export type Form = (typeof FORMS)[number];

export const RESULTS = ['WIN', 'LOSE', 'TIME_UP'] as const;
export type Result = (typeof RESULTS)[number];

/** What a rune shows: the shapes of the options. */
export const RUNES = ['peak', 'sun', 'drop', 'crystal', 'flag', 'moon', 'leaf', 'stone'] as const;
export type Rune = (typeof RUNES)[number];

/** All numbers of the mini-games; times in ms. */
export const MINI_GAMES = {
  steppingStones: {
    /** Stones lie in rows of so many, and so many rows. */
    side: 3,
    /** From the start to the first stone that is shown. */
    leadMs: 1_500,
    /** A step may come so much before its time. */
    earlyMs: 250,
    /** From a step to the next one, at least. */
    stepMs: 120,
    shown: {
      easy: { count: 4, litMs: 700, darkMs: 250 },
      medium: { count: 5, litMs: 600, darkMs: 200 },
      hard: { count: 6, litMs: 700, darkMs: 250 },
    },
    spoken: {
      /** How many numbers are read in one go. */
      groups: { easy: [5], medium: [6], hard: [3, 4] },
      numberMs: 900,
      /** From the last number of a group to the first one of the next. */
      groupMs: 1_200,
      /** A screen reader may lag behind so much. */
      lagMs: 1_000,
    },
  },
  ropeThrow: {
    throws: 3,
    /** So many hits win. */
    hits: 2,
    /** The scale runs from 0 to here. */
    scale: 1_000,
    /** From a throw's opening to the marker's start, and from there until it has run out. */
    leadMs: 1_200,
    openMs: 7_000,
    /** No throw comes sooner behind the marker's start. */
    leastMs: 400,
    /** A claimed instant may be off by so much and half the round trip; never by more than that. */
    doubtMs: 60,
    mostDoubtMs: 250,
    /** So often a throw with a doubtful instant is dealt anew. */
    again: 2,
    /** A period is longer or shorter by so much at most. */
    periodByMs: 100,
    centre: { from: 200, to: 800 },
    levels: {
      easy: { periodMs: 2_400, zone: 125 },
      medium: { periodMs: 2_000, zone: 105 },
      hard: { periodMs: 1_600, zone: 95 },
    },
  },
  /** The rope throw's still and spoken form. */
  estimate: {
    throws: 3,
    scale: 100,
    ledge: { from: 5, to: 95 },
    /** The ledge is hit within so much. */
    within: { easy: 4, medium: 2, hard: 1 },
    /** A miss by so much more is a near one. */
    justBy: 10,
    /** From a throw to the next one, at least. */
    leastMs: 400,
  },
  runeMatch: {
    columns: 4,
    levels: {
      easy: { pairs: 4, turns: 7 },
      medium: { pairs: 6, turns: 11 },
      hard: { pairs: 6, turns: 10 },
    },
    /** From a card to the next one, at least; the first may come so much before the start. */
    cardMs: 250,
    earlyMs: 250,
    /** Two that differ lie open for so long. */
    openMs: 900,
    /** So much of a card's round trip is added to the clock, and so much in all. */
    backMs: 500,
    backInAllMs: 6_000,
  },
} as const;

/** One move; the caller numbers them. */
export type Move =
  /** A step onto a stone, 1 to 9. */
  | { readonly stone: number }
  /** Throw `j` (0-based), `t` ms behind the marker's start by the clock to which it was drawn. */
  | { readonly j: number; readonly t: number }
  /** Throw `j` (0-based) of the estimate, 0 to 100. */
  | { readonly j: number; readonly value: number }
  /** A card to turn, 0-based in reading order. */
  | { readonly card: number };

/** How near a throw was. just: missed by less than the zone's width. late: it ran out. */
export type RopeAnswer = 'hit' | 'just' | 'missed' | 'late';

/** What came of a move, or (shown, late, closed) of time. */
export type Outcome =
  | { readonly answer: 'shown' }
  | { readonly answer: 'holds' }
  | { readonly answer: 'slips'; readonly next: number }
  /** again: the instant was doubtful; another throw is open. */
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
  /** When it began, in ms of the server's clock; `showing` says what is shown when. */
  readonly at: number;
  readonly count: number;
  /** The stones in order; null once they were shown. */
  readonly row: readonly number[] | null;
  /** Stones that were stepped on, with the one that slipped. */
  readonly steps: readonly number[];
  /** How many of the steps were right. */
  readonly held: number;
  /** Once it is over without all stones: the one that was next. */
  readonly next: number | null;
}

/** How a marker runs to and fro. */
export interface Swing {
  /** Ms for once to and fro. */
  readonly period: number;
  /** Ms by which the swing is ahead at the start. */
  readonly phase: number;
}

/** A throw's zone on the scale. */
export interface Zone {
  readonly centre: number;
  /** Its whole width. */
  readonly zone: number;
}

export interface OpenThrow extends Swing, Zone {
  readonly j: number;
  /** In ms of the server's clock. */
  readonly startsAt: number;
}

/** Where a throw has hit; `x` is null for one that ran out. */
export interface RopeMark extends Zone {
  readonly answer: RopeAnswer;
  readonly x: number | null;
}

export interface RopeThrowView extends ViewOf<'ropeThrow'> {
  readonly form: 'moving';
  /** null once it is over. */
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
  /** Where the ledge was, once it is over. */
  readonly ledge: number | null;
}

/** missed: shown at the end, because its pair was not found. */
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

/** When each stone is shown, and when the showing ends: ms from the start. */
export interface Showing {
  readonly from: readonly number[];
  readonly litMs: number;
  readonly ends: number;
}

/** What is shown when; still shows each stone until the next one, spoken is the announcer's pace. */
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

/** Where the marker is, 0 to 1,000, `t` whole ms behind its start. */
export function markerAt({ period, phase }: Swing, t: number): number {
  const { scale } = MINI_GAMES.ropeThrow;
  const u = (t + phase) % period;
  const x = Math.floor((2 * scale * u) / period);
  return 2 * u < period ? x : 2 * scale - x;
}

/** How near the marker at `x` was. */
export function nearness({ centre, zone }: Zone, x: number): RopeAnswer {
  const off = 2 * Math.abs(x - centre);
  if (off <= zone) return 'hit';
  return off <= 3 * zone ? 'just' : 'missed';
}

/** Where the ledge can still be, after these throws: whole numbers, both ends belong to it. */
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
