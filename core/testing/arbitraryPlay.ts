// Random play for property tests: any sequence of legal and illegal commands, by players, host and clock.

import fc from 'fast-check';
import type { Command } from '#core/authority/index.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { SOLO_TYPES } from '#core/solo/solo.ts';
import type { GameOptions } from '#core/room/options.ts';
import { REATTEMPTS } from '#core/modes/mastery_mode/mastery.ts';
import { GAME_TYPES, type GameType, type PlayMode } from '#core/room/phase.ts';
import { Game } from '#core/testing/game.ts';

/** One step of random play. Numbers are taken modulo what there is, so that every sequence means something. */
export interface Step {
  readonly kind:
    | 'join'
    | 'open'
    | 'answer'
    | 'timeOut'
    | 'skip'
    | 'later'
    | 'life'
    | 'hint'
    | 'finish'
    | 'hand'
    | 'focus'
    | 'attempt'
    | 'drop'
    | 'return'
    | 'host'
    | 'challenge'
    | 'wait'
    | 'repeat'
    | 'forge';
  readonly who: number;
  readonly what: number;
  readonly ms: number;
}
import { commandOf, type Step } from '#core/testing/randomSteps.ts';

const KINDS: readonly Step['kind'][] = [
  'join',
  'open',
  'answer',
  'answer',
  'answer',
  'timeOut',
  'skip',
  'skipMany',
  'later',
  'life',
  'hint',
  'finish',
  'hand',
  'focus',
  'attempt',
  'drop',
  'return',
  'host',
  'host',
  'challenge',
  'wait',
  'wait',
  'repeat',
  'forge',
];
const BUSY_KINDS: readonly Step['kind'][] = [
  'open',
  'open',
  'open',
  'open',
  'answer',
  'answer',
  'answer',
  'life',
  'hint',
  'timeOut',
  'skip',
  'skipMany',
  'later',
  'later',
  'later',
  'attempt',
  'drop',
  'repeat',
];
const ANSWERING: readonly Step['kind'][] = ['answer', 'timeOut', 'skip', 'later'];
const HOST_TYPES = [
  'start',
  'next',
  'next',
  'next',
  'pause',
  'resume',
  'addTime',
  'rehearse',
  'setDueDate',
  'lock',
  'approve',
  'remove',
  'lowerHand',
  'hideText',
  'setTeams',
  'shuffleTeams',
  'nameTeam',
  'moveToTeam',
  'allowAttempts',
  'turnOnMastery',
  'allowUntil',
] as const;

/** Mostly short: a play that is over at once shows nothing. */
const WAITS: fc.Arbitrary<number> = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom(0, 10, 400, 2_000) },
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
): fc.Arbitrary<readonly Step[]> {
  return fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      who: fc.nat(players - 1),
      what: fc.nat(1_000),
      ms: waits,
    }),
    { minLength: 10, maxLength: 150, size: 'max' },
  );
}

export const steps = stepsOf(KINDS, 6, WAITS);

/** What one player does at questions, and little else. */
export const busySteps = stepsOf(BUSY_KINDS, 2, BUSY_WAITS);

export interface Setting {
  readonly type: GameType;
  readonly playMode?: PlayMode;
  readonly options: Partial<GameOptions>;
  readonly seed: readonly [number, number];
  readonly questions?: readonly AuthoredQuestion[];
}

/** Every type live, and those that players play at their own pace assigned too, and alone where that is possible. */
const KINDS_OF_GAME: readonly Pick<Setting, 'type' | 'playMode'>[] = [
  ...GAME_TYPES.map((type) => ({ type })),
  { type: 'normal', playMode: 'async' },
  { type: 'test', playMode: 'async' },
  { type: 'mastery_mode', playMode: 'async' },
  ...SOLO_TYPES.map((type) => ({ type, playMode: 'solo' as const })),
];

/** Games at an own pace with everything that a player can do at a question. */
export const busySettings: fc.Arbitrary<Setting> = fc.record({
  type: fc.constantFrom('normal', 'team', 'test'),
  options: fc.record({
    jumble: fc.boolean(),
    showAnswers: fc.constantFrom('always', 'always', 'partial', 'never'),
    studentQuizReview: fc.constantFrom('yes', 'qonly'),
    timer: fc.constantFrom('classic', 'strict', 'off'),
    redemption: fc.constantFrom('yes', 'no'),
    extraLife: fc.constantFrom('enabled', 'enabled', 'disabled'),
    areHintsEnabled: fc.constantFrom(true, true, false),
    limitAttempts: fc.nat(2),
  }),
  seed: fc.tuple(fc.nat(0xffffffff), fc.nat(0xffffffff)),
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
          studentLeaderboard: fc.constantFrom('yes', 'no'),
          timer: fc.constantFrom('classic', 'strict', 'off'),
          redemption: fc.constantFrom('yes', 'no'),
          extraLife: fc.constantFrom('enabled', 'disabled'),
          areHintsEnabled: fc.boolean(),
          reviewAndSubmit: fc.boolean(),
          masteryReattempts: fc.constantFrom(...REATTEMPTS),
          limitAttempts: fc.nat(3),
          questionsPerAttempt: fc.nat(4),
          requestJoinApproval: fc.boolean(),
          raiseHands: fc.boolean(),
          focusMode: fc.boolean(),
          reactions: fc.boolean(),
          isNoFrills: fc.boolean(),
        },
        { requiredKeys: [] },
      ),
      seed: fc.tuple(fc.nat(0xffffffff), fc.nat(0xffffffff)),
    }),
  )
  .map(([kind, rest]) => ({ ...kind, ...rest }));

/** So that most plays reach a running game. */
const OPENING: readonly Step[] = [
  { kind: 'join', who: 0, what: 0, ms: 0 },
  { kind: 'join', who: 0, what: 1, ms: 0 },
  { kind: 'host', who: 0, what: 0, ms: 0 },
  { kind: 'wait', who: 0, what: 0, ms: 3_000 },
];
/** Into a challenge nobody comes after its start. */
const CHALLENGE_OPENING: readonly Step[] = [
  ...[0, 1, 2, 3, 4].map((what) => ({ kind: 'join', who: 0, what, ms: 0 }) as const),
  { kind: 'challenge', who: 0, what: 0, ms: 0 },
  { kind: 'wait', who: 0, what: 0, ms: 3_000 },
];

/** Plays the steps on a new game; `each` sees the game after every one, `sent` every command with its time. */
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

function commandOf(game: Game, step: Step, sent: readonly Command[]): Command | null {
  const { who, what } = step;
  const seats = game.room.seats.flat();
  const playerId = seats[who % Math.max(1, seats.length)]?.id ?? 'nobody';
  const commandId = `random-${sent.length}`;
  const standing =
    game.room.questions[seats.length > 0 ? Math.max(0, game.standingQuestion(playerId)) : 0]?.question;
  // On paper the host is the one to answer, mostly.
  if (isOnPaper(game.room) && ANSWERING.includes(step.kind) && what % 9 > 0)
    return sheetOf(game, step, commandId);
  switch (step.kind) {
    case 'join':
      return {
        type: 'join',
        commandId,
        name: `P${what % 9}`,
        typedName: null,
        nameKey: `p${what % 9}`,
        character: 0,
        idSuffix: 'abcdefgh',
      };
    case 'open':
      return { type: 'openQuestion', playerId, ...chosen(game, playerId, what) };
    case 'answer':
    case 'timeOut': {
      if (!standing) return null;
      const answer = answerTo(standing, what);
      const state = step.kind === 'answer' ? 'attempted' : 'timedOut';
      const asking = asked(seats, who, what);
      return {
        type: 'answer',
        commandId,
        playerId,
        questionId: standing.id,
        state,
        answer,
        networkMs: what,
        asking,
      };
    }
    case 'forge':
      return {
        type: 'answer',
        commandId,
        playerId,
        questionId: standing?.id ?? 'x',
        state: 'attempted',
        answer: what % 2 === 0 ? { type: 'MCQ', optionId: '__proto__' } : { type: 'OPEN', text: ' ' },
        networkMs: -1e9,
      };
    case 'hint':
      return { type: 'takeHint', playerId, questionId: standing?.id ?? 'x', hint: 1 + (what % 4) };
    case 'life':
      return { type: 'extraLife', playerId, questionId: lastAnswered(game, playerId), use: what % 3 > 0 };
    case 'later':
      return { type: 'answerLater', commandId, playerId, questionId: standing?.id ?? 'x', draft: null };
    case 'skip':
      return {
        type: 'skip',
        commandId,
        playerId,
        questionId: standing?.id ?? 'x',
        asking: asked(seats, who, what),
      };
    case 'finish':
      return { type: 'finish', playerId };
    case 'hand':
      return { type: 'raiseHand', playerId, raised: what % 3 !== 0 };
    case 'focus':
      return { type: 'reportFocus', playerId, away: what % 2 === 0 };
    case 'attempt':
      return { type: 'startAttempt', playerId };
    case 'drop':
      return { type: 'drop', playerId };
    case 'return':
      return { type: 'return', playerId };
    case 'host':
      return hostCommand(
        what > 985 ? 'end' : (HOST_TYPES[what % HOST_TYPES.length] ?? 'next'),
        commandId,
        playerId,
        what,
        game,
      );
    case 'challenge':
      return challengeCommand(commandId, playerId, what);
    case 'repeat':
      return sent[what % Math.max(1, sent.length)] ?? null;
    case 'wait':
      return null;
    default:
      return step.kind satisfies never;
  }
}

/** Mostly a start: an end is the end of the play. */
function challengeCommand(commandId: string, playerId: string, what: number): Command {
  if (what % 4 === 1)
    return { type: 'offerRematch', commandId, playerId, hash: 'b'.repeat(24), code: '654321' };
  return { type: what > 960 ? 'endChallenge' : 'startChallenge', commandId, playerId };
}

/** Not always one that fits. */
function answerTo(question: Question, what: number): Answer {
  const options = 'options' in question ? question.options : [];
  if (question.type === 'MCQ')
    return { type: 'MCQ', optionId: options[what % Math.max(1, options.length)]?.id ?? 'none' };
  if (question.type === 'MSQ')
    return {
      type: 'MSQ',
      optionIds: options.filter((_, index) => ((what >> index) & 1) === 1).map((option) => option.id),
    };
  return { type: question.type, text: what % 2 === 0 ? 'paris' : 'x' };
}

/** One player's sheet, of one who has none yet or of one who is there; here and there a question is blank. */
function sheetOf(game: Game, { who, what }: Step, commandId: string): Command {
  const { questions, seats } = game.room;
  const known = seats.flat()[who];
  const name = `p${what % 40}`;
  return {
    type: 'recordSheet',
    commandId,
    playerId: known && what % 4 > 0 ? known.id : null,
    name: known && what % 3 > 0 ? known.name : name,
    nameKey: known && what % 3 > 0 ? known.nameKey : name,
    character: what % 7,
    idSuffix: 'abcdefgh',
    answers: questions.flatMap(({ question }, q) => {
      const answer = answerTo(question, what + q);
      const isEmpty = answer.type === 'MSQ' && answer.optionIds.length === 0;
      return (what >> q) % 5 === 0 || isEmpty ? [] : [{ questionId: question.id, answer }];
    }),
  };
}

/** The id of the question that the player answered last: the one that an extra life may be offered for. */
function lastAnswered({ room }: Game, playerId: string): string {
  const q = room.seats
    .flat()
    .find(({ id }) => id === playerId)
    ?.responses.at(-1)?.q;
  return room.questions[q ?? -1]?.question.id ?? 'x';
}

/** Mostly the asking of the question that stands open. */
function asked(seats: readonly Seat[], who: number, what: number): number | undefined {
  const { asking } = seats[who % Math.max(1, seats.length)]?.open ?? {};
  return what % 50 === 0 ? 2 : asking;
}

/** One of the second chances, where there are any and the player wants one; one of the review, where the player is at it. */
function chosen(
  game: Game,
  playerId: string,
  what: number,
): { redemptionId?: string | null; reviewId?: string } {
  const view = game.room.seats.flat().some(({ id }) => id === playerId) ? game.view(playerId) : null;
  const chances = view?.slide?.secondChances ?? [];
  const review = view?.slide?.review ?? [];
  const again = review[what % Math.max(1, review.length)];
  if (again) return { reviewId: again.questionId };
  if (chances.length === 0 || what % 5 === 0) return {};
  const chance = what % 2 === 0 ? chances[what % chances.length] : undefined;
  return { redemptionId: chance?.questionId ?? null };
}

function hostCommand(
  type: (typeof HOST_TYPES)[number] | 'end',
  commandId: string,
  playerId: string,
  what: number,
  game: Game,
): Command {
  switch (type) {
    case 'addTime':
      return { type, commandId, ms: 60_000 };
    case 'setDueDate':
      return { type, commandId, expiresAt: what * 100_000 };
    case 'rehearse':
      return { type, commandId, robots: what % 4, accuracy: what % 101 };
    case 'lock':
      return { type, commandId, locked: what % 2 === 0 };
    case 'approve':
      return { type, commandId, playerId: what % 2 === 0 ? null : playerId, approved: what % 3 !== 0 };
    case 'remove':
      return { type, commandId, playerId };
    case 'lowerHand':
      return { type, commandId, playerId: what % 3 === 0 ? null : playerId };
    case 'allowAttempts':
      return { type, commandId, playerId, attempts: what % 4 === 3 ? null : what % 4 };
    case 'turnOnMastery':
      return { type, commandId, reattempts: REATTEMPTS[what % REATTEMPTS.length] ?? 'unlimited' };
    case 'allowUntil':
      return {
        type,
        commandId,
        playerId,
        until: what % 3 === 0 ? null : game.room.expiresAt + what * 100_000,
      };
    case 'setTeams':
      return { type, commandId, teams: what % 11 };
    case 'nameTeam':
      return { type, commandId, team: what % 9, name: what % 3 === 0 ? null : `T${what % 3}` };
    case 'moveToTeam':
      return { type, commandId, playerId, team: what % 9 };
    case 'hideText': {
      const given = game
        .hostView()
        .questions.flatMap(({ question, distribution }) =>
          distribution.texts.map(({ text }) => ({ questionId: question.id, text })),
        );
      const unknown = {
        questionId: game.room.questions[what % game.room.questions.length]?.question.id ?? '',
        text: 'x',
      };
      return {
        type,
        commandId,
        hidden: what % 3 !== 0,
        ...(given[what % Math.max(1, given.length)] ?? unknown),
      };
    }
    default:
      return { type, commandId };
  }
}
