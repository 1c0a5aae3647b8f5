// Random play for property tests: any sequence of legal and illegal commands by players, host and clock.

import fc from 'fast-check';
import type { Command } from '#core/authority/index.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { modeOf } from '#core/modes/registry.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { GAME_TYPES, type GameType, type PlayMode } from '#core/room/phase.ts';
import { FEATURE_SAMPLES } from '#core/testing/featureSamples.ts';
import { Game, SAMPLE_QUESTIONS } from '#core/testing/game.ts';
import { QUESTION_SAMPLES } from '#core/questions/authority.ts';
import { BUSY_KINDS, commandOf, STEP_KINDS, type Step } from '#core/testing/randomSteps.ts';

const QUICK_WAITS: fc.Arbitrary<number> = fc.constantFrom(0, 10, 400, 2_000);

/** Mostly short: a game that ends right away shows nothing. */
const WAITS: fc.Arbitrary<number> = fc.oneof(
  { weight: 60, arbitrary: QUICK_WAITS },
  { weight: 20, arbitrary: fc.constantFrom(3_000, 10_000) },
  { weight: 6, arbitrary: fc.constantFrom(31_000, 70_000) },
  { weight: 1, arbitrary: fc.constant(90_000_000) },
);

/** No longer than a question. */
const BUSY_WAITS: fc.Arbitrary<number> = fc.constantFrom(0, 0, 0, 10, 400, 2_000, 16_000);

function stepsOf(
  kinds: readonly Step['kind'][],
  players: number,
  waits: fc.Arbitrary<number>,
  most = 150,
): fc.Arbitrary<readonly Step[]> {
  return fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      who: fc.nat(players - 1),
      what: fc.nat(1_000),
      ms: waits,
    }),
    { minLength: 10, maxLength: most, size: 'max' },
  );
}

export const steps = stepsOf(STEP_KINDS, 6, WAITS);

/** A player's actions on questions, and little else. */
export const busySteps = stepsOf(BUSY_KINDS, 2, BUSY_WAITS);

/** Quick steps of a teacher-paced game. */
export const ledSteps = (...others: readonly Step['kind'][]): fc.Arbitrary<readonly Step[]> =>
  stepsOf(['join', 'host', 'host', 'host', 'drop', 'return', ...others], 6, QUICK_WAITS, 60);

export interface Setting {
  readonly type: GameType;
  readonly playMode?: PlayMode;
  readonly options: Partial<GameOptions>;
  readonly seed: readonly [number, number];
  readonly questions?: readonly AuthoredQuestion[];
}

/** Every game type in each way it can be played: live, assigned, solo. */
const KINDS_OF_GAME: readonly Pick<Setting, 'type' | 'playMode'>[] = GAME_TYPES.flatMap((type) =>
  modeOf({ type }).playModes.map((playMode) => ({ type, playMode })),
);

/** Gives each question its group; undefined for none. */
export function grouped(
  questions: readonly AuthoredQuestion[],
  groups: readonly (string | undefined)[],
): readonly AuthoredQuestion[] {
  return questions.map((question, index) => {
    const group = groups[index];
    return group === undefined ? question : { ...question, group };
  });
}

/** Group labels, with gaps, for `count` questions. */
export function groupings(count: number): fc.Arbitrary<readonly (string | undefined)[]> {
  return fc.array(fc.constantFrom(undefined, undefined, 'GROUP-A', 'GROUP-B'), {
    minLength: count,
    maxLength: count,
  });
}

/** A sample of each question type that the usual questions lack. */
const FURTHER = QUESTION_SAMPLES.map(({ authored }) => authored).filter(
  ({ type }) => !SAMPLE_QUESTIONS.some((usual) => usual.type === type),
);

/** Only a few per game, because longer games never finish. */
const further = fc.subarray(FURTHER, {
  minLength: Math.min(1, FURTHER.length),
  maxLength: Math.min(2, FURTHER.length),
});

/** Mostly the default, as in most quizzes. */
const marks = fc.array(fc.constantFrom(undefined, undefined, 1, 3, 100), {
  minLength: SAMPLE_QUESTIONS.length + 2,
  maxLength: SAMPLE_QUESTIONS.length + 2,
});

const quizzes = fc.tuple(further, groupings(SAMPLE_QUESTIONS.length + 2), marks).map(([more, groups, each]) =>
  grouped([...SAMPLE_QUESTIONS, ...more], groups).map((question, index): AuthoredQuestion => {
    const own = each[index];
    return own === undefined ? question : { ...question, marks: own };
  }),
);

/** Values of the options that features add. */
const featureOptions: { readonly [Name in keyof GameOptions]?: fc.Arbitrary<GameOptions[Name]> } =
  Object.fromEntries(
    FEATURE_SAMPLES.flatMap(({ options = {} }) => Object.entries(options)).map(
      ([name, values]: [string, readonly unknown[]]) => [name, fc.constantFrom(...values)],
    ),
  );

/** Student-paced games with everything a player can do on a question. */
export const busySettings: fc.Arbitrary<Setting> = fc.record({
  type: fc.constantFrom('normal', 'team', 'test'),
  options: fc.record({
    jumble: fc.boolean(),
    showAnswers: fc.constantFrom('always', 'always', 'partial', 'never'),
    studentQuizReview: fc.constantFrom('yes', 'qonly'),
    // Second chances need it off.
    isAnswerExplanationEnabled: fc.boolean(),
    timer: fc.constantFrom('classic', 'strict', 'off'),
    limitAttempts: fc.nat(2),
    ...featureOptions,
    // With a review before submitting, questions aren't asked again.
    reviewAndSubmit: fc.constant(false),
  }),
  seed: fc.tuple(fc.nat(0xffffffff), fc.nat(0xffffffff)),
  questions: quizzes,
});

export const settings: fc.Arbitrary<Setting> = fc
  .tuple(
    fc.constantFrom(...KINDS_OF_GAME),
    fc.record({
      options: fc.record(
        {
          jumble: fc.boolean(),
          jumbleAnswers: fc.boolean(),
          showAnswers: fc.constantFrom('always', 'partial', 'never'),
          studentQuizReview: fc.constantFrom('yes', 'qonly', 'no'),
          isAnswerExplanationEnabled: fc.boolean(),
          studentLeaderboard: fc.constantFrom('yes', 'no'),
          timer: fc.constantFrom('classic', 'strict', 'off'),
          limitAttempts: fc.nat(3),
          questionsPerAttempt: fc.nat(4),
          requestJoinApproval: fc.boolean(),
          isNoFrills: fc.boolean(),
          nicknameGenerator: fc.boolean(),
          ...featureOptions,
        },
        { requiredKeys: [] },
      ),
      seed: fc.tuple(fc.nat(0xffffffff), fc.nat(0xffffffff)),
      questions: quizzes,
    }),
  )
  .map(([kind, rest]) => ({ ...kind, ...rest }));

/** Teacher-paced live games, where the host leads from question to question. */
export const lessons = settings.map((setting) => ({
  ...setting,
  type: 'tp' as const,
  playMode: 'live' as const,
}));

/** Gets most plays to a running game; what a lobby allows happens here. */
const OPENING: readonly Step[] = [
  { kind: 'join', who: 0, what: 0, ms: 0 },
  { kind: 'character', who: 0, what: 5, ms: 0 },
  { kind: 'join', who: 0, what: 1, ms: 0 },
  { kind: 'host', who: 0, what: 0, ms: 0 },
  { kind: 'wait', who: 0, what: 0, ms: 3_000 },
];

/** No one can join a challenge after its start. */
const CHALLENGE_OPENING: readonly Step[] = [
  ...[0, 1, 2, 3, 4].map((what) => ({ kind: 'join', who: 0, what, ms: 0 }) as const),
  { kind: 'startChallenge', who: 0, what: 0, ms: 0 },
  { kind: 'wait', who: 0, what: 0, ms: 3_000 },
];

/**
 * Plays the steps in a new game. `each` gets the game after every step, `sent` every command with its time.
 */
export function play(
  setting: Setting,
  list: readonly Step[],
  each: (game: Game) => void,
  sent: (now: number, command: Command) => void = () => undefined,
): Game {
  const game = new Game(setting);
  const commands: Command[] = [];
  const send = (command: Command): void => {
    sent(game.now, command);
    game.send(command);
  };
  const opening = setting.type === 'challenge' ? CHALLENGE_OPENING : OPENING;
  for (const step of [...opening, ...list]) {
    game.now += step.ms;
    const command = commandOf(game, step, commands);
    if (command) {
      commands.push(command);
      send(command);
    }
    send({ type: 'deadline' });
    each(game);
  }
  return game;
}
