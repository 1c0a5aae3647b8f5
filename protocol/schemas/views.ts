// Strict schemas of the views in core/views: the last gate for what leaves the server, and the client's check
// of what it gets.

import { FormattedText } from '#protocol/questions/played.ts';
import * as z from 'zod/mini';
import { UPLOADED_MEDIA } from '#core/content/media.ts';
import { OPTIONS } from '#core/features/options.ts';
import type { GameOptions as Values } from '#core/room/gameOptions.ts';
import type { OptionAliases } from '#core/room/feature.ts';
import { namesOf, type OptionAlias } from '#core/room/option.ts';
import { GAME_TYPES, PLAY_MODES } from '#core/room/phase.ts';
import { TIERS } from '#core/scoring/tiers.ts';
import { ROOM_CONTROLS } from '#core/views/hostView.ts';
import type { FeatureFields } from '#protocol/feature.ts';
import * as FEATURES from '#protocol/features/registry.ts';
import { mergedPart } from '#protocol/merged.ts';
import { questionType } from '#protocol/questions/registry.ts';
import { Character, Count, PlayerId, QuizId, RoomHash, Time } from '#protocol/schemas/common.ts';
import { Answer, Distribution, Question, Reveal } from '#protocol/schemas/question.ts';

/** Fields that features add to a part. */
export const fieldsOf = <Part extends Exclude<keyof FeatureFields, 'errors'>>(part: Part) =>
  mergedPart(FEATURES, part);

export const Breakup = z.strictObject({
  base: Count,
  timer: Count,
  streak: Count,
  extra: z.optional(z.int()),
  total: z.int(),
});
export const ResponseState = z.enum([
  'attempted',
  'attemptedSilently',
  'autoAttempted',
  'timedOut',
  'passed',
  'seen',
  'draft',
]);
/** The state as people see it. */
export const ShownState = z.enum([...ResponseState.options, 'closed']);
export const ResponseResult = z.enum(['correct', 'partial', 'incorrect', 'none']);
export const SlideState = z.enum(['inactive', 'active', 'waiting', 'reveal', 'completed']);
const Approval = z.enum(['approved', 'pending', 'rejected']);
export const Percent = z.int().check(z.minimum(0), z.maximum(100));

type OptionSchemas = { readonly [Name in keyof Values]: z.ZodMiniType<Values[Name]> };

/** Schema of each option, regardless of the game it's used in. */
export const OPTION_SCHEMAS = Object.fromEntries(
  namesOf(OPTIONS).map((name) => {
    const { usual, choices }: { readonly usual: unknown; readonly choices?: readonly unknown[] } =
      OPTIONS[name];
    const isWord = typeof usual === 'string';
    if (isWord && choices) return [name, z.enum(choices as readonly string[])];
    return [name, isWord ? z.string() : typeof usual === 'number' ? Count : z.boolean()];
  }),
) as OptionSchemas;

export const GameOptions = z.strictObject(OPTION_SCHEMAS);

type AliasSchemas = {
  readonly [Name in keyof OptionAliases]: z.ZodMiniOptional<z.ZodMiniType<OptionAliases[Name]>>;
};

/** Also under their other names. */
const ShownOptions = z.extend(
  GameOptions,
  Object.fromEntries(
    namesOf(OPTIONS).flatMap((name) => {
      const { alias }: { readonly alias?: OptionAlias<unknown> } = OPTIONS[name];
      return alias ? [[alias.name, z.optional(z.enum(Object.keys(alias.values)))]] : [];
    }),
  ) as unknown as AliasSchemas,
);

export const RoomInfo = z.strictObject({
  hash: RoomHash,
  code: z.string(),
  title: z.string(),
  language: z.optional(z.string()),
  type: z.enum(GAME_TYPES),
  playMode: z.enum(PLAY_MODES),
  state: z.enum(['waiting', 'running', 'paused', 'scheduled', 'completed', 'stopped', 'archived']),
  questionCount: Count,
  totalAnswerableQuestions: Count,
  questionTypes: z.array(questionType),
  playerCount: Count,
  locked: z.boolean(),
  options: ShownOptions,
  opensAt: z.nullable(Time),
  dueAt: z.nullable(Time),
  countdownEndsAt: z.nullable(Time),
  ...fieldsOf('room'),
});

/** The room in which a finished game continues. */
const Rematch = z.nullable(z.strictObject({ hash: RoomHash, code: z.string() }));

const TieredRank = z.nullable(z.enum(TIERS));

export const OwnState = z.strictObject({
  playerId: PlayerId,
  name: z.string(),
  renamed: z.boolean(),
  character: Character,
  approval: Approval,
  deleted: z.boolean(),
  score: Count,
  rankedScore: Count,
  rank: z.nullable(Count),
  previousRank: z.nullable(Count),
  tieredRank: TieredRank,
  placesAt: z.nullable(Time),
  streak: Count,
  longestStreak: Count,
  accuracy: Percent,
  totalCorrect: Count,
  answered: Count,
  responses: Count,
  repeated: Count,
  isOver: z.boolean(),
  attempt: Count,
  remainingAttempts: z.nullable(Count),
  allowedUntil: z.nullable(Time),
  rematch: Rematch,
  corrections: z.optional(
    z.array(
      z.strictObject({ number: Count, points: z.int(), at: Time, isMark: z.optional(z.literal(true)) }),
    ),
  ),
  ...fieldsOf('me'),
});

const Feedback = z.strictObject({
  state: ShownState,
  result: z.nullable(ResponseResult),
  breakup: z.nullable(Breakup),
  reveal: z.nullable(Reveal),
  explanation: z.nullable(FormattedText),
  timeTakenMs: Count,
  missedBefore: Count,
  parts: z.optional(z.strictObject({ right: Count, of: Count })),
  ...fieldsOf('feedback'),
});

const timing = { openedAt: z.nullable(Time), deadline: z.nullable(Time), pausedLeftMs: z.nullable(Count) };

const choiceFields = fieldsOf('choice');

const MediaAhead = z.optional(z.array(z.string().check(z.regex(UPLOADED_MEDIA))));

export const PlayerSlide = z.strictObject({
  index: Count,
  total: Count,
  state: SlideState,
  question: z.nullable(Question),
  ...timing,
  answer: z.nullable(Answer),
  answered: z.boolean(),
  feedback: z.nullable(Feedback),
  asking: Count,
  mediaAhead: MediaAhead,
  distribution: z.nullable(Distribution),
  ...fieldsOf('slide'),
  ...choiceFields,
});

/** The part of the slide that an answer changes. */
export const AnsweredSlide = z.strictObject({
  index: PlayerSlide.shape.index,
  state: PlayerSlide.shape.state,
  answer: PlayerSlide.shape.answer,
  answered: PlayerSlide.shape.answered,
  feedback: PlayerSlide.shape.feedback,
  ...choiceFields,
});

export const LobbyPlayer = z.strictObject({
  id: PlayerId,
  name: z.string(),
  character: Character,
  ...fieldsOf('lobbyPlayer'),
});

export const Board = z.strictObject({
  rows: z.array(
    z.strictObject({
      name: z.string(),
      character: Character,
      score: Count,
      rank: Count,
      previousRank: z.nullable(Count),
      accuracy: Percent,
      streak: Count,
      ...fieldsOf('boardRow'),
    }),
  ),
  total: Count,
});

const Highlight = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('streak'), count: Count }),
  z.strictObject({ kind: z.literal('quickest'), number: Count, timeMs: Count }),
  z.strictObject({ kind: z.literal('rare'), number: Count, right: Count, answered: Count }),
  z.strictObject({ kind: z.literal('comeback'), number: Count, misses: Count }),
  z.strictObject({ kind: z.literal('madeUp'), count: Count }),
]);

/** In steps of 0.01. */
export const Marks = z.number().check(z.minimum(0), z.multipleOf(0.01));
const EarnedMarks = z.strictObject({ earned: Marks, possible: Marks });

export const Summary = z.strictObject({
  items: z.array(
    z.strictObject({
      index: Count,
      question: z.nullable(Question),
      answer: z.nullable(Answer),
      state: z.nullable(ShownState),
      result: z.nullable(ResponseResult),
      reveal: z.nullable(Reveal),
      explanation: z.nullable(FormattedText),
      asking: Count,
      ...fieldsOf('summaryItem'),
      /** Total over all the times it was asked; negative if more points were taken than given. */
      score: z.int(),
      marks: z.optional(EarnedMarks),
      timeTakenMs: Count,
    }),
  ),
  accuracy: z.nullable(Percent),
  firstTryAccuracy: z.optional(Percent),
  marks: z.optional(EarnedMarks),
  score: Count,
  attempt: Count,
  best: z.nullable(z.strictObject({ attempt: Count, score: Count })),
  rank: z.nullable(Count),
  tieredRank: TieredRank,
  playerCount: Count,
  totalCorrect: Count,
  partial: Count,
  incorrect: Count,
  unjudged: Count,
  couldBeRight: Count,
  unanswered: Count,
  notPlayed: Count,
  longestStreak: Count,
  averageTimeMs: Count,
  moments: z.array(Highlight),
  ...fieldsOf('summary'),
});

export const PlayerView = z.strictObject({
  seq: Count,
  room: RoomInfo,
  me: OwnState,
  lobby: z.array(LobbyPlayer),
  slide: z.nullable(PlayerSlide),
  parent: z.optional(Question),
  board: z.nullable(Board),
  summary: z.nullable(Summary),
});

const HostPlayerRow = z.strictObject({
  id: PlayerId,
  name: z.string(),
  typedName: z.nullable(z.string()),
  character: Character,
  approval: Approval,
  connected: z.boolean(),
  isOver: z.boolean(),
  attempt: Count,
  answered: Count,
  done: Count,
  responses: Count,
  totalCorrect: Count,
  accuracy: z.nullable(Percent),
  firstTryAccuracy: z.optional(Percent),
  score: Count,
  rank: z.nullable(Count),
  streak: Count,
  attemptsAllowed: z.nullable(Count),
  allowedUntil: z.nullable(Time),
  outOfTime: z.boolean(),
  ...fieldsOf('hostRow'),
});

const HostQuestionRow = z.strictObject({
  index: Count,
  question: Question,
  reveal: Reveal,
  distribution: Distribution,
  hiddenTexts: z.array(z.string()),
  withheldTexts: z.array(z.string()),
  firstRight: z.nullable(Count),
  correction: z.optional(z.strictObject({ at: Time, isFullMarks: z.boolean() })),
  marking: z.optional(z.strictObject({ marked: Count, waiting: Count })),
});
export const HostSlide = z.strictObject({
  index: Count,
  total: Count,
  state: SlideState,
  ...timing,
  answered: Count,
  expected: Count,
});

export const HostView = z.strictObject({
  seq: Count,
  room: RoomInfo,
  quizId: QuizId,
  controls: z.array(z.enum([...ROOM_CONTROLS, ...Object.values(fieldsOf('controls'))])),
  players: z.array(HostPlayerRow),
  questions: z.array(HostQuestionRow),
  slide: z.nullable(HostSlide),
  flood: z.nullable(z.strictObject({ first: Count, last: Count })),
  ...fieldsOf('host'),
});

export const ProjectorView = z.strictObject({
  seq: Count,
  room: RoomInfo,
  lobby: z.array(LobbyPlayer),
  slide: z.nullable(
    z.strictObject({
      index: Count,
      total: Count,
      state: SlideState,
      question: z.nullable(Question),
      ...timing,
      answered: Count,
      expected: Count,
      reveal: z.nullable(Reveal),
      distribution: z.nullable(Distribution),
      explanation: z.nullable(FormattedText),
      parent: z.optional(z.strictObject({ title: FormattedText, number: Count, count: Count })),
    }),
  ),
  board: z.nullable(Board),
  progress: Percent,
  ...fieldsOf('projector'),
  summit: z.nullable(Count),
  rematch: Rematch,
  mediaAhead: MediaAhead,
  climbers: z.array(z.extend(LobbyPlayer, { height: Count })),
});
