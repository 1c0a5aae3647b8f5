import * as z from 'zod/mini';
import { DIFFICULTIES, FORMS, GAMES, RESULTS, RUNES } from '#core/features/mysticPeak/games/ids.ts';
import { ROLES, STOPS, SUMMIT_WAYS } from '#core/features/mysticPeak/ids.ts';
import { TIERS } from '#core/scoring/tiers.ts';
import { POWERUP_IDS } from '#core/features/powerups/ids.ts';
import { Character, Count, PlayerId, QuestionId, Time } from '#protocol/schemas/common.ts';
import { Answer } from '#protocol/schemas/question.ts';

export const Role = z.enum(ROLES);
export const Form = z.enum(FORMS);
export const Difficulty = z.enum(DIFFICULTIES);
const Result = z.nullable(z.enum(RESULTS));
const Rune = z.enum(RUNES);
const Stop = z.enum(STOPS);

const inStop = { camp: Count, until: z.nullable(Time) };
const PastCamp = z.strictObject({ role: Role, points: z.int(), firstGoes: Count, of: Count, passed: Count });

const zone = { centre: Count, zone: Count };
const RopeAnswer = z.enum(['hit', 'just', 'missed', 'late']);
const GameView = z.union([
  z.strictObject({
    game: z.literal('steppingStones'),
    difficulty: Difficulty,
    form: Form,
    at: Time,
    count: Count,
    row: z.nullable(z.array(Count)),
    steps: z.array(Count),
    held: Count,
    next: z.nullable(Count),
  }),
  z.strictObject({
    game: z.literal('ropeThrow'),
    difficulty: Difficulty,
    form: z.literal('moving'),
    open: z.nullable(z.strictObject({ j: Count, startsAt: Time, period: Count, phase: Count, ...zone })),
    marks: z.array(z.strictObject({ ...zone, answer: RopeAnswer, x: z.nullable(Count) })),
  }),
  z.strictObject({
    game: z.literal('ropeThrow'),
    difficulty: Difficulty,
    form: z.enum(['still', 'spoken']),
    throws: z.array(
      z.strictObject({ value: Count, answer: z.enum(['hit', 'short', 'far']), isJust: z.boolean() }),
    ),
    ledge: z.nullable(Count),
  }),
  z.strictObject({
    game: z.literal('runeMatch'),
    difficulty: Difficulty,
    form: Form,
    cards: z.array(
      z.union([
        z.strictObject({ state: z.literal('closed') }),
        z.strictObject({ state: z.enum(['open', 'found', 'missed']), face: Rune }),
      ]),
    ),
    turnsLeft: Count,
    pairsLeft: Count,
  }),
]);

const miniGame = { id: z.string(), game: z.enum(GAMES), difficulty: Difficulty, points: Count };
const offers = z.array(z.enum(POWERUP_IDS));

const StopView = z.union([
  z.strictObject({
    kind: z.literal('levelUp'),
    ...inStop,
    past: PastCamp,
    campGame: z.nullable(z.strictObject(miniGame)),
    offers,
  }),
  z.strictObject({
    kind: z.literal('pathFinder'),
    ...inStop,
    paths: z.array(
      z.strictObject({
        role: Role,
        rests: z.boolean(),
        forecast: z.nullable(z.int()),
        taken: z.nullable(Count),
      }),
    ),
    ahead: z.array(z.strictObject({ questions: Count, outOfTen: z.nullable(Count) })),
    form: z.strictObject({ right: Count, of: Count }),
  }),
  z.strictObject({ kind: z.literal('summit'), ...inStop, ridge: Count }),
  z.strictObject({
    kind: z.literal('powerupSelection'),
    ...inStop,
    offers,
  }),
  z.strictObject({
    kind: z.literal('obstacle'),
    ...inStop,
    obstacle: z.strictObject({
      ...miniGame,
      form: z.nullable(Form),
      moves: Count,
      view: z.nullable(GameView),
      result: Result,
      practice: z.boolean(),
    }),
  }),
]);

const controls = { givePass: 'givePass' } as const;
const room = {
  mountain: z.nullable(
    z.strictObject({
      camps: z.array(Count),
      avalanche: z.nullable(z.strictObject({ camp: Count, by: z.string(), fallsAt: Time })),
    }),
  ),
};
const host = { mysticPeakLevelMap: z.nullable(z.record(QuestionId, Count)) };
const projector = { peakArrivals: z.array(PlayerId) };
const me = {
  climb: z.nullable(
    z.strictObject({
      camp: Count,
      settled: Count,
      of: Count,
      height: Count,
      role: z.nullable(Role),
      earned: z.int(),
      possible: Count,
      swept: Count,
      past: z.array(PastCamp),
      stop: z.nullable(StopView),
      practices: Count,
      due: z.array(Stop),
      ridge: z.nullable(Count),
      peakAt: z.nullable(Time),
      flagAt: z.nullable(Time),
      mastered: z.boolean(),
    }),
  ),
};
const slide = {
  passing: z.nullable(z.enum(['later', 'behind'])),
  begun: z.nullable(Answer),
  given: z.boolean(),
};
const choice = { climbed: z.nullable(z.strictObject({ way: Role, go: Count })) };
const hostRow = {
  climb: z.nullable(
    z.strictObject({
      camp: Count,
      settled: Count,
      height: Count,
      role: z.nullable(Role),
      stop: z.nullable(Stop),
      since: Time,
      tries: Count,
      openQuestionId: z.nullable(QuestionId),
      possible: Count,
      past: z.array(PastCamp),
      won: Count,
      played: Count,
      swept: Count,
      peakAt: z.nullable(Time),
      mastered: z.boolean(),
    }),
  ),
};
const replayMark = {
  peak: z.union([
    z.strictObject({ type: z.literal('way'), role: Role }),
    z.strictObject({ type: z.literal('camp'), camp: Count }),
    z.strictObject({ type: z.literal('peak') }),
    z.strictObject({
      type: z.enum(['obstacle', 'campGame']),
      game: z.enum(GAMES),
      difficulty: Difficulty,
    }),
    z.strictObject({ type: z.literal('result'), result: z.enum(RESULTS) }),
    z.strictObject({ type: z.literal('powerup') }),
    z.strictObject({ type: z.literal('avalanche'), camp: Count }),
    z.strictObject({ type: z.literal('pass') }),
  ]),
};

const toldStop = { camp: Count, at: Time, tookMs: z.nullable(Count) };
const avalanches = z.strictObject({ count: Count, points: Count });
const reportPlayer = {
  climb: z.strictObject({
    stops: z.array(
      z.union([
        z.strictObject({ kind: z.literal('levelUp'), ...toldStop }),
        z.strictObject({
          kind: z.literal('pathFinder'),
          ...toldStop,
          role: z.nullable(Role),
          byClock: z.boolean(),
        }),
        z.strictObject({
          kind: z.literal('powerupSelection'),
          ...toldStop,
          powerup: z.nullable(z.enum(POWERUP_IDS)),
          byClock: z.boolean(),
        }),
        z.strictObject({
          kind: z.literal('summit'),
          ...toldStop,
          way: z.nullable(z.enum(SUMMIT_WAYS)),
        }),
        z.strictObject({
          kind: z.literal('obstacle'),
          ...toldStop,
          game: z.enum(GAMES),
          difficulty: Difficulty,
          form: z.nullable(Form),
          result: Result,
          points: Count,
          isCampGame: z.boolean(),
        }),
      ]),
    ),
    avalanches: z.strictObject({ given: avalanches, suffered: avalanches }),
  }),
};

export const PeakRow = z.strictObject({
  playerId: PlayerId,
  name: z.string(),
  character: Character,
  rank: Count,
  score: Count,
  tier: z.nullable(z.enum(TIERS)),
  camp: Count,
  height: Count,
});

/** Errors that only this feature's operations return, with their HTTP status. */
const errors = {
  'peak.WRONG_STOP': 409,
  'peak.PATH_RESTS': 409,
  'obstacle.OVER': 409,
  'obstacle.TOO_FAST': 429,
  'obstacle.BAD_MOVE': 409,
} as const;

export const mysticPeakFields = {
  errors,
  room,
  host,
  projector,
  me,
  slide,
  choice,
  controls,
  hostRow,
  replayMark,
  reportPlayer,
};
