// Random steps for property tests, and the commands they turn into.

import { authoredIn, revised } from '#core/testing/revised.ts';
import { textsIn } from '#core/testing/typedAnswers.ts';
import type { Command, HostCommand } from '#core/authority/index.ts';
import type { Seat } from '#core/authority/state.ts';
import type { FeatureWords } from '#core/authority/featureTypes.ts';
import { entriesOf } from '#core/collections/list.ts';
import { merged } from '#core/collections/merged.ts';
import { OPTIONS } from '#core/features/options.ts';
import { changeableOptions } from '#core/features/options.ts';
import { isFinished } from '#core/room/phase.ts';
import type { Answer, Question } from '#core/questions/question.ts';
import type { StepContext } from '#core/authority/sample.ts';
import { FEATURE_COMMANDS, FEATURE_SAMPLES, HOST_TYPES, PLAYER_TYPES } from '#core/testing/featureSamples.ts';
import type { Game } from '#core/testing/game.ts';
import { QUESTION_SAMPLES, sampleOf } from '#core/questions/authority.ts';

/** Steps of every room; features add theirs. */
const ROOM_KINDS = [
  'join',
  'open',
  'answer',
  'timeOut',
  'skip',
  'finish',
  'attempt',
  'drop',
  'return',
  'host',
  'wait',
  'repeat',
  'forge',
] as const;

/**
 * One step of random play. Numbers are taken modulo the available choices, so every sequence means something.
 */
export interface Step {
  readonly kind: (typeof ROOM_KINDS)[number] | 'character' | FeatureWords<'playerCommand'>['type'];
  readonly who: number;
  readonly what: number;
  readonly ms: number;
}

/** All kinds of steps; those that advance a game come more often. */
export const STEP_KINDS: readonly Step['kind'][] = [
  ...ROOM_KINDS,
  'answer',
  'answer',
  'host',
  'wait',
  ...PLAYER_TYPES,
];
/** Steps of a player who is busy with questions. */
export const BUSY_KINDS: readonly Step['kind'][] = [
  'open',
  'open',
  'open',
  'open',
  'answer',
  'answer',
  'answer',
  'timeOut',
  'skip',
  'attempt',
  'drop',
  'repeat',
  ...FEATURE_SAMPLES.flatMap(({ busy = [] }) => busy),
];

const ANSWERING: readonly Step['kind'][] = ['answer', 'timeOut', 'skip', 'answerLater'];

type RoomHostType = Exclude<HostCommand['type'], FeatureWords<'hostCommand'>['type']>;

/** Host commands of every room; features add theirs. */
const ROOM_HOST: {
  readonly [T in RoomHostType]: (context: StepContext) => Extract<Command, { readonly type: T }>;
} = {
  start: ({ commandId }) => ({ type: 'start', commandId }),
  next: ({ commandId }) => ({ type: 'next', commandId }),
  open: ({ commandId }) => ({ type: 'open', commandId }),
  pause: ({ commandId }) => ({ type: 'pause', commandId }),
  resume: ({ commandId }) => ({ type: 'resume', commandId }),
  addTime: ({ commandId }) => ({ type: 'addTime', commandId, ms: 60_000 }),
  setDueDate: ({ commandId, what }) => ({ type: 'setDueDate', commandId, expiresAt: what * 100_000 }),
  lock: ({ commandId, what }) => ({ type: 'lock', commandId, locked: what % 2 === 0 }),
  changeOptions: ({ game, commandId, what }) => {
    const names = changeableOptions(game.room);
    const name = names[what % Math.max(1, names.length)] ?? 'jumble';
    const { usual, choices } = OPTIONS[name];
    const value: unknown = typeof usual === 'string' ? (choices ?? ['', 'dusk'])[what % 2] : what % 3 === 0;
    return { type: 'changeOptions', commandId, options: { [name]: value } };
  },
  approve: ({ commandId, playerId, what }) => ({
    type: 'approve',
    commandId,
    playerId: what % 2 === 0 ? null : playerId,
    approved: what % 3 !== 0,
  }),
  remove: ({ commandId, playerId }) => ({ type: 'remove', commandId, playerId }),
  removeMany: ({ commandId, playerId, what }) => ({
    type: 'removeMany',
    commandId,
    playerIds: what % 3 === 0 ? null : [playerId],
  }),
  restore: ({ game, commandId }) => ({
    type: 'restore',
    commandId,
    playerIds: [...entriesOf(game.room.seats)].map(([, { id }]) => id),
  }),
  allowAttempts: ({ commandId, playerId, what }) => ({
    type: 'allowAttempts',
    commandId,
    playerId,
    attempts: what % 4 === 3 ? null : what % 4,
  }),
  allowUntil: ({ game, commandId, playerId, what }) => ({
    type: 'allowUntil',
    commandId,
    playerId,
    until: what % 3 === 0 ? null : game.room.expiresAt + what * 100_000,
  }),
  correctQuestion,
  updateQuiz: ({ game, commandId, who, what }) => ({
    type: 'updateQuiz',
    commandId,
    questions: authoredIn(game).flatMap((question, q) =>
      (q + what) % (2 + who) === 0 ? { q, question: revised(question, what) } : [],
    ),
  }),
  // `what` also decides which command it is.
  hideText: (context) => ({ ...aText(context), type: 'hideText', hidden: context.who % 3 !== 0 }),
  mergeText: (context) => ({
    ...aText(context),
    type: 'mergeText',
    into: context.who % 3 === 0 ? null : aText({ ...context, what: context.what + 1 }).text,
  }),
  end: ({ commandId, what }) => ({
    type: 'end',
    commandId,
    ...(what % 2 === 0 && { isProjected: true as const }),
  }),
  hostRematch: ({ commandId }) => ({ type: 'hostRematch', commandId, hash: 'c'.repeat(24), code: '765432' }),
};

const HOST: { readonly [T in HostCommand['type']]: (context: StepContext) => Command } = {
  ...ROOM_HOST,
  ...FEATURE_COMMANDS.host,
};

/** Steps of the host with a `what` above these: the end, and what comes after it; changes of questions. */
const END_ABOVE = 985;
const UPDATE_ABOVE = 965;
const CORRECTION_ABOVE = 945;
const APART: readonly HostCommand['type'][] = ['end', 'hostRematch', 'correctQuestion', 'updateQuiz'];

/** Host commands, with those that advance a game more often. */
const HOST_KINDS: readonly HostCommand['type'][] = [
  ...(Object.keys(ROOM_HOST) as RoomHostType[]).filter((type) => !APART.includes(type)),
  'next',
  'next',
  ...HOST_TYPES,
];

/**
 * The command that a step turns into at this point of the game; null for none. `sent` lists the commands
 * before it.
 */
export function commandOf(game: Game, step: Step, sent: readonly Command[]): Command | null {
  const { who, what } = step;
  const seats = game.room.seats.flat();
  const playerId = seats[who % Math.max(1, seats.length)]?.id ?? 'nobody';
  const commandId = `random-${sent.length}`;
  const question =
    game.room.questions[seats.length > 0 ? Math.max(0, game.currentQuestion(playerId)) : 0]?.question;
  const context: StepContext = {
    game,
    playerId,
    commandId,
    who,
    what,
    question,
    anyAnswer: (each, number) => sampleOf(each.type).anyAnswer(each, number),
  };
  if (ANSWERING.includes(step.kind))
    for (const { answering } of FEATURE_SAMPLES) {
      const command = answering?.(context);
      if (command) return command;
    }
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
    case 'character':
      return { type: 'changeCharacter', playerId, character: what };
    case 'open':
      return {
        type: 'openQuestion',
        playerId,
        ...merged(FEATURE_SAMPLES.map(({ opening }) => opening?.(context) ?? {})),
      };
    case 'answer':
    case 'timeOut': {
      if (!question) return null;
      const answer = sampleOf(question.type).anyAnswer(question, what);
      const state = step.kind === 'timeOut' ? 'timedOut' : what % 5 === 0 ? 'autoAttempted' : 'attempted';
      const asking = asked(seats, who, what);
      return {
        type: 'answer',
        commandId,
        playerId,
        questionId: question.id,
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
        questionId: question?.id ?? 'x',
        state: 'attempted',
        answer: forged(what),
        networkMs: -1e9,
      };
    case 'skip':
      return {
        type: 'skip',
        commandId,
        playerId,
        questionId: question?.id ?? 'x',
        asking: asked(seats, who, what),
      };
    case 'finish':
      return { type: 'finish', playerId };
    case 'attempt':
      return { type: 'startAttempt', playerId };
    case 'drop':
      return { type: 'drop', playerId };
    case 'return':
      return { type: 'return', playerId };
    case 'host':
      return HOST[hostTypeOf(what, isFinished(game.room.state))](context);
    case 'repeat':
      return sent[what % Math.max(1, sent.length)] ?? null;
    case 'wait':
      return null;
    default:
      return FEATURE_COMMANDS.player[step.kind](context);
  }
}

function hostTypeOf(what: number, isOver: boolean): HostCommand['type'] {
  if (what > END_ABOVE) return isOver ? 'hostRematch' : 'end';
  if (what > UPDATE_ABOVE) return 'updateQuiz';
  if (what > CORRECTION_ABOVE) return 'correctQuestion';
  return HOST_KINDS[what % HOST_KINDS.length] ?? 'next';
}

/** An answer, of any kind, that no player could give. */
function forged(what: number): Answer {
  const all = QUESTION_SAMPLES.flatMap(({ forged: answer }) => answer ?? []);
  return all[what % all.length] as Answer;
}

/** Mostly the `asking` of the open question. */
function asked(seats: readonly Seat[], who: number, what: number): number | undefined {
  const { asking } = seats[who % Math.max(1, seats.length)]?.open ?? {};
  return what % 50 === 0 ? 2 : asking;
}

/** Corrects or marks any question in any way, often in one that its kind refuses. */
function correctQuestion({
  game,
  commandId,
  who,
  what,
  anyAnswer,
}: StepContext): Extract<HostCommand, { readonly type: 'correctQuestion' }> {
  const { questions } = game.room;
  const question = questions[what % questions.length]?.question as Question;
  const types = ['key', 'accept', 'dropped', 'fullMarks', 'original', 'marks'] as const;
  const type = types[(what + who) % types.length] ?? 'original';
  const given = anyAnswer(question, what);
  const credit = what % 7 === 0 ? null : (what % 11) / 10;
  const marks = [{ answer: 'text' in given ? given.text : 'x', credit }];
  return {
    type: 'correctQuestion',
    commandId,
    questionId: question.id,
    change:
      type === 'marks'
        ? { type, marks }
        : type === 'key' || type === 'accept'
          ? { type, answer: given }
          : { type },
    mayLose: who % 2 === 0,
  };
}

/** A text that was given, or one that wasn't. */
function aText({ game, commandId, what }: StepContext) {
  const given = game
    .hostView()
    .questions.flatMap(({ question, distribution }) =>
      textsIn(distribution).map(({ text }) => ({ questionId: question.id, text })),
    );
  const unknown = {
    questionId: game.room.questions[what % game.room.questions.length]?.question.id ?? '',
    text: 'x',
  };
  return { commandId, ...(given[what % Math.max(1, given.length)] ?? unknown) };
}
