// Fixtures of obstacles: each game in each of its forms, from start to end.

import { type GameView, MINI_GAMES, type RuneCard, showing } from '#core/features/mysticPeak/games/game.ts';
import { type Difficulty, type Result } from '#core/features/mysticPeak/games/ids.ts';
import type { ClimbView } from '#core/features/mysticPeak/views.ts';
import type { ObstacleStageView } from '#scenes/features/mysticPeak/obstacles/ObstacleScene.ts';
import { FIXTURE_NOW, ownStateFixture, playerFixture, roomFixture } from '#scenes/player/playerFixtures.ts';
import type { SceneFixtures } from '#scenes/sceneFixtures.ts';

interface More {
  readonly result?: Result | null;
  readonly moves?: number;
  /** Seconds left. */
  readonly left?: number;
  readonly paused?: boolean;
  /** A practice game, played while waiting on the peak. */
  readonly practice?: boolean;
}

/** A climber in this game. */
export function obstacleFixture(
  view: GameView,
  { result = null, moves = 0, left = 22, paused = false, practice = false }: More = {},
): ObstacleStageView {
  const { game, difficulty, form } = view;
  const climb: ClimbView = {
    camp: 2,
    settled: 1,
    of: 5,
    height: 240,
    role: 'LEADER',
    earned: 1_300,
    possible: 7_000,
    swept: 0,
    past: [],
    stop: {
      kind: 'obstacle',
      camp: 2,
      until: FIXTURE_NOW + (result === null ? left * 1_000 : 10_000),
      obstacle: {
        id: `o${game}`,
        game,
        difficulty,
        form,
        moves,
        view,
        result,
        points: result === 'WIN' && !practice ? 200 : 0,
        practice,
      },
    },
    practices: 0,
    due: [],
    ridge: null,
    peakAt: null,
    flagAt: null,
    mastered: false,
  };
  return {
    player: playerFixture({
      room: roomFixture({
        type: 'normal',
        mountain: { camps: [5, 5, 4], avalanche: null },
        state: paused ? 'paused' : 'running',
      }),
      me: ownStateFixture({ climb }),
    }),
  };
}

type Stones = Extract<GameView, { readonly game: 'steppingStones' }>;
type Rope = Extract<GameView, { readonly form: 'moving'; readonly game: 'ropeThrow' }>;
type Guess = Exclude<Extract<GameView, { readonly game: 'ropeThrow' }>, Rope>;
type Runes = Extract<GameView, { readonly game: 'runeMatch' }>;

const ROW = [3, 7, 1, 8, 5];

/** `shownMs`: time since the showing started. */
export function stones(shownMs: number, changes: Partial<Stones> = {}): Stones {
  const form = changes.form ?? 'moving';
  const difficulty: Difficulty = 'medium';
  const isShown = shownMs >= showing(form, difficulty).ends;
  const { length } = showing(form, difficulty).from;
  return {
    game: 'steppingStones',
    form,
    difficulty,
    at: FIXTURE_NOW - shownMs,
    count: length,
    row: isShown ? null : [...ROW, 2].slice(0, length),
    steps: [],
    held: 0,
    next: null,
    ...changes,
  };
}

const SHOWN = 9_000;
const ZONE = { centre: 640, zone: 105 } as const;
const open = (j: number, startsIn: number): Rope['open'] => ({
  j,
  startsAt: FIXTURE_NOW + startsIn,
  period: 2_000,
  phase: 340,
  centre: 460,
  zone: 105,
});

export const rope = (changes: Partial<Rope> = {}): Rope => ({
  game: 'ropeThrow',
  form: 'moving',
  difficulty: 'medium',
  open: open(0, 800),
  marks: [],
  ...changes,
});

export const guess = (changes: Partial<Guess> = {}): Guess => ({
  game: 'ropeThrow',
  form: 'still',
  difficulty: 'medium',
  throws: [],
  ledge: null,
  ...changes,
});

const closed: RuneCard = { state: 'closed' };
const FACES = [
  'sun',
  'leaf',
  'moon',
  'peak',
  'leaf',
  'drop',
  'sun',
  'flag',
  'moon',
  'flag',
  'peak',
  'drop',
] as const;

/** `states`: one letter per card: c closed, o open, f found, m missed. */
export function runes(states: string, turnsLeft: number, form: Runes['form'] = 'moving'): Runes {
  const STATES = { o: 'open', f: 'found', m: 'missed' } as const;
  const cards = [...states].map((letter, index): RuneCard => {
    if (letter === 'c') return closed;
    return { state: STATES[letter as 'o' | 'f' | 'm'], face: FACES[index] ?? 'sun' };
  });
  const pairsLeft = cards.filter(({ state }) => state !== 'found').length / 2;
  return { game: 'runeMatch', form, difficulty: 'medium', cards, turnsLeft, pairsLeft };
}

const at = obstacleFixture;
const hit = { answer: 'hit', x: 655, ...ZONE } as const;
const just = { answer: 'just', x: 560, ...ZONE } as const;
const missed = { answer: 'missed', x: 210, ...ZONE } as const;
const short = { value: 30, answer: 'short', isJust: false } as const;
const far = { value: 75, answer: 'far', isJust: true } as const;

export const obstacleFixtures: readonly SceneFixtures[] = [
  {
    group: 'stones',
    scene: 'obstacle',
    fixtures: {
      before: at(stones(200), { left: 29 }),
      lit: at(stones(1_800), { left: 28 }),
      dark: at(stones(2_220), { left: 28 }),
      still: at(stones(3_400, { form: 'still' }), { left: 26 }),
      spoken: at(stones(1_700, { form: 'spoken' }), { left: 88 }),
      go: at(stones(SHOWN)),
      held: at(stones(SHOWN, { steps: [3, 7, 1], held: 3 }), { moves: 3, left: 14 }),
      last: at(stones(SHOWN, { steps: [3, 7, 1, 8], held: 4 }), { moves: 4, left: 4 }),
      paused: at(stones(SHOWN), { paused: true }),
      across: at(stones(SHOWN, { steps: ROW, held: 5 }), { result: 'WIN', moves: 5 }),
      slipped: at(stones(SHOWN, { steps: [3, 7, 1, 8, 6], held: 4, next: 5 }), { result: 'LOSE', moves: 5 }),
      slippedFirst: at(stones(SHOWN, { steps: [2], held: 0, next: 3 }), { result: 'LOSE', moves: 1 }),
      timeUp: at(stones(SHOWN, { steps: [3, 7], held: 2, next: 1 }), { result: 'TIME_UP', moves: 2 }),
      forFun: at(stones(SHOWN, { steps: ROW, held: 5 }), { result: 'WIN', moves: 5, practice: true }),
    },
    after: {
      held: 'stones/go',
      last: 'stones/held',
      across: 'stones/last',
      slipped: 'stones/last',
      timeUp: 'stones/held',
    },
  },
  {
    group: 'rope',
    scene: 'obstacle',
    fixtures: {
      ready: at(rope(), { left: 29 }),
      running: at(rope({ open: open(0, -900) }), { left: 27 }),
      hit: at(rope({ open: open(1, 1_100), marks: [hit] }), { moves: 1, left: 24 }),
      just: at(rope({ open: open(1, 1_100), marks: [just] }), { moves: 1, left: 24 }),
      deciding: at(rope({ open: open(2, -1_400), marks: [hit, missed] }), { moves: 2, left: 5 }),
      again: at(rope({ open: open(2, 1_100), marks: [just] }), { moves: 2, left: 20 }),
      won: at(rope({ open: null, marks: [hit, just, hit] }), { result: 'WIN', moves: 3 }),
      lost: at(rope({ open: null, marks: [hit, missed, just] }), { result: 'LOSE', moves: 3 }),
      late: at(rope({ open: null, marks: [missed, { answer: 'late', x: null, ...ZONE }] }), {
        result: 'LOSE',
        moves: 2,
      }),
    },
    after: {
      hit: 'rope/running',
      just: 'rope/running',
      again: 'rope/just',
      won: 'rope/deciding',
      lost: 'rope/deciding',
    },
  },
  {
    group: 'estimate',
    scene: 'obstacle',
    fixtures: {
      first: at(guess()),
      near: at(guess({ throws: [short, far] }), { moves: 2, left: 12 }),
      spoken: at(guess({ form: 'spoken', throws: [short] }), { moves: 1, left: 70 }),
      won: at(guess({ throws: [short, far, { value: 67, answer: 'hit', isJust: false }], ledge: 66 }), {
        result: 'WIN',
        moves: 3,
      }),
      lost: at(guess({ throws: [short, far, { value: 61, answer: 'short', isJust: true }], ledge: 66 }), {
        result: 'LOSE',
        moves: 3,
      }),
    },
    after: { near: 'estimate/first', won: 'estimate/near', lost: 'estimate/near' },
  },
  {
    group: 'runes',
    scene: 'obstacle',
    fixtures: {
      closed: at(runes('cccccccccccc', MINI_GAMES.runeMatch.levels.medium.turns), { left: 30 }),
      easy: at({ ...runes('cfocfccc', 5), difficulty: 'easy' }, { moves: 5, left: 20 }),
      one: at(runes('occccccccccc', 11), { moves: 1 }),
      noPair: at(runes('occocccccccc', 10), { moves: 2 }),
      pair: at(runes('fcccccfccccc', 9), { moves: 4 }),
      last: at(runes('ffofffffcfff', 1, 'still'), { moves: 21, left: 3 }),
      all: at(runes('ffffffffffff', 1), { result: 'WIN', moves: 22 }),
      short: at(runes('ffmfffffmfff', 0), { result: 'LOSE', moves: 22 }),
      timeUp: at(runes('fmmmmffmmmmf', 4), { result: 'TIME_UP', moves: 14 }),
    },
    after: {
      one: 'runes/closed',
      noPair: 'runes/one',
      pair: 'runes/one',
      all: 'runes/last',
      short: 'runes/last',
    },
  },
];
