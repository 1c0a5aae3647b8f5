// The views of core/views as strict schemas: the last gate of what leaves the server, and how the client checks what it gets.

import * as z from 'zod/mini';
import { REATTEMPTS } from '#core/features/mastery/mastery.ts';
import { EXTRA_LIFE_STATES } from '#core/features/extraLife/extraLife.ts';
import { GAME_TYPES, PLAY_MODES } from '#core/room/phase.ts';
import { HOST_CONTROLS } from '#core/views/hostView.ts';
import { Count, PlayerId, QuestionId, QuizId, RoomHash, TeamId, Time } from '#protocol/schemas/common.ts';
import { Answer, Distribution, Question, Reveal } from '#protocol/schemas/question.ts';

export const Breakup = z.strictObject({ base: Count, timer: Count, streak: Count, total: Count });
export const ResponseState = z.enum([
  'attempted',
  'attemptedSilently',
  'autoAttempted',
  'timedOut',
  'passed',
  'seen',
  'draft',
]);
export const ResponseResult = z.enum(['correct', 'partial', 'incorrect', 'none']);
export const SlideState = z.enum(['inactive', 'active', 'waiting', 'reveal', 'completed']);
const Approval = z.enum(['approved', 'pending', 'rejected']);
export const Percent = z.int().check(z.minimum(0), z.maximum(100));

export const GameOptions = z.strictObject({
  jumble: z.boolean(),
  jumbleAnswers: z.boolean(),
  showAnswers: z.enum(['always', 'partial', 'never']),
  studentQuizReview: z.enum(['yes', 'qonly', 'no']),
  isAnswerExplanationEnabled: z.boolean(),
  studentLeaderboard: z.enum(['yes', 'no']),
  timer: z.enum(['classic', 'strict', 'off']),
  redemption: z.enum(['yes', 'no']),
  extraLife: z.enum(['enabled', 'disabled']),
  areHintsEnabled: z.boolean(),
  reviewAndSubmit: z.boolean(),
  masteryReattempts: z.enum(REATTEMPTS),
  limitAttempts: Count,
  questionsPerAttempt: Count,
  raiseHands: z.boolean(),
  reactions: z.boolean(),
  focusMode: z.boolean(),
  isNoFrills: z.boolean(),
  requestJoinApproval: z.boolean(),
  nicknameGenerator: z.boolean(),
  memes: z.boolean(),
  memeset: z.string(),
  studentMusic: z.boolean(),
  reduceMotion: z.boolean(),
});

export const RoomInfo = z.strictObject({
  hash: RoomHash,
  code: z.string(),
  title: z.string(),
  type: z.enum(GAME_TYPES),
  playMode: z.enum(PLAY_MODES),
  state: z.enum(['waiting', 'running', 'paused', 'scheduled', 'completed', 'stopped', 'archived']),
  questionCount: Count,
  totalAnswerableQuestions: Count,
  playerCount: Count,
  locked: z.boolean(),
  teams: z.array(z.strictObject({ name: z.nullable(z.string()), players: Count })),
  challenge: z.nullable(
    z.strictObject({
      by: z.union([PlayerId, z.literal('')]),
      climbing: z.array(PlayerId),
      rematch: z.nullable(z.strictObject({ hash: RoomHash, code: z.string() })),
    }),
  ),
  options: GameOptions,
  opensAt: z.nullable(Time),
  dueAt: z.nullable(Time),
  countdownEndsAt: z.nullable(Time),
});

export const OwnState = z.strictObject({
  playerId: PlayerId,
  name: z.string(),
  renamed: z.boolean(),
  character: Count,
  approval: Approval,
  deleted: z.boolean(),
  score: Count,
  rank: z.nullable(Count),
  previousRank: z.nullable(Count),
  streak: Count,
  longestStreak: Count,
  accuracy: Percent,
  totalCorrect: Count,
  answered: Count,
  responses: Count,
  repeated: Count,
  extraLife: z.nullable(z.enum(EXTRA_LIFE_STATES)),
  hasMastered: z.boolean(),
  isOver: z.boolean(),
  attempt: Count,
  remainingAttempts: z.nullable(Count),
  allowedUntil: z.nullable(Time),
  hand: z.nullable(Count),
  team: z.nullable(Count),
});

const Feedback = z.strictObject({
  state: ResponseState,
  result: z.nullable(ResponseResult),
  breakup: z.nullable(Breakup),
  reveal: z.nullable(Reveal),
  explanation: z.nullable(z.string()),
  comesAgain: z.boolean(),
  timeTakenMs: Count,
  missedBefore: Count,
});

const timing = { openedAt: z.nullable(Time), deadline: z.nullable(Time), pausedLeftMs: z.nullable(Count) };

export const PlayerSlide = z.strictObject({
  index: Count,
  total: Count,
  state: SlideState,
  question: z.nullable(Question),
  ...timing,
  answer: z.nullable(Answer),
  answered: z.boolean(),
  feedback: z.nullable(Feedback),
  draft: z.nullable(Answer),
  mayPostpone: z.boolean(),
  postponed: Count,
  wasPostponed: z.boolean(),
  asking: Count,
  skippable: z.array(QuestionId),
  byExtraLife: z.boolean(),
  hints: z.strictObject({ taken: z.array(z.string()), left: Count }),
  lifeOffer: z.nullable(z.strictObject({ until: z.nullable(Time) })),
  secondChances: z.array(z.strictObject({ questionId: QuestionId, index: Count, text: z.string() })),
  review: z.array(
    z.strictObject({
      questionId: QuestionId,
      index: Count,
      text: z.string(),
      isAnswered: z.boolean(),
      mayRevise: z.boolean(),
    }),
  ),
  distribution: z.nullable(Distribution),
});

const LobbyPlayer = z.strictObject({
  id: PlayerId,
  name: z.string(),
  character: Count,
  team: z.nullable(Count),
});

export const Board = z.strictObject({
  rows: z.array(
    z.strictObject({
      id: z.union([PlayerId, TeamId]),
      name: z.string(),
      character: Count,
      origin: z.enum(['bot', 'web']),
      score: Count,
      rank: Count,
      previousRank: z.nullable(Count),
      accuracy: Percent,
      streak: Count,
      team: z.nullable(z.strictObject({ index: Count, players: Count })),
    }),
  ),
  total: Count,
});

const Moment = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('streak'), count: Count }),
  z.strictObject({ kind: z.literal('quickest'), number: Count, timeMs: Count }),
  z.strictObject({ kind: z.literal('rare'), number: Count, right: Count, answered: Count }),
  z.strictObject({ kind: z.literal('comeback'), number: Count, misses: Count }),
  z.strictObject({ kind: z.literal('madeUp'), count: Count }),
]);

export const Summary = z.strictObject({
  items: z.array(
    z.strictObject({
      index: Count,
      question: z.nullable(Question),
      answer: z.nullable(Answer),
      state: z.nullable(ResponseState),
      result: z.nullable(ResponseResult),
      reveal: z.nullable(Reveal),
      explanation: z.nullable(z.string()),
      asking: Count,
      byExtraLife: z.boolean(),
      score: Count,
      timeTakenMs: Count,
    }),
  ),
  accuracy: z.nullable(Percent),
  score: Count,
  best: z.nullable(z.strictObject({ attempt: Count, score: Count })),
  rank: z.nullable(Count),
  playerCount: Count,
  team: z.nullable(z.strictObject({ rank: Count, score: Count, count: Count })),
  totalCorrect: Count,
  partial: Count,
  incorrect: Count,
  unanswered: Count,
  notPlayed: Count,
  longestStreak: Count,
  averageTimeMs: Count,
  moments: z.array(Moment),
});

export const PlayerView = z.strictObject({
  seq: Count,
  room: RoomInfo,
  me: OwnState,
  lobby: z.array(LobbyPlayer),
  slide: z.nullable(PlayerSlide),
  board: z.nullable(Board),
  summary: z.nullable(Summary),
});

const HostPlayerRow = z.strictObject({
  id: PlayerId,
  name: z.string(),
  typedName: z.nullable(z.string()),
  character: Count,
  approval: Approval,
  isRobot: z.boolean(),
  connected: z.boolean(),
  isOver: z.boolean(),
  atSecondChances: z.boolean(),
  atReview: z.boolean(),
  attempt: Count,
  answered: Count,
  responses: Count,
  totalCorrect: Count,
  accuracy: z.nullable(Percent),
  score: Count,
  rank: z.nullable(Count),
  streak: Count,
  hand: z.nullable(Count),
  focus: z.nullable(z.strictObject({ lost: Count, awayMs: Count, away: z.boolean() })),
  attemptsAllowed: z.nullable(Count),
  allowedUntil: z.nullable(Time),
  outOfTime: z.boolean(),
  team: z.nullable(Count),
});

const HostQuestionRow = z.strictObject({
  index: Count,
  question: Question,
  reveal: Reveal,
  distribution: Distribution,
  hiddenTexts: z.array(z.string()),
  withheldTexts: z.array(z.string()),
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
  controls: z.array(z.enum(HOST_CONTROLS)),
  players: z.array(HostPlayerRow),
  questions: z.array(HostQuestionRow),
  slide: z.nullable(HostSlide),
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
      explanation: z.nullable(z.string()),
    }),
  ),
  board: z.nullable(Board),
  progress: Percent,
});
