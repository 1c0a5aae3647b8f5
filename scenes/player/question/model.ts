// Text of the question screen around the question and its answers: the bar above, the footer, and the sheet
// before.

import type { FormattedText } from '#core/content/formattedText.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { kindOf, missingParts, sortOf } from '#core/questions/kinds.ts';
import type { Question } from '#core/questions/question.ts';
import type { Character } from '#core/room/characters.ts';
import type { ResponseResult, ShownState } from '#core/room/phase.ts';
import { showsResults } from '#core/room/results.ts';
import { SCORING } from '#core/scoring/config.ts';
import {
  type Feedback,
  type OwnState,
  type PlayerSlide,
  type PlayerView,
  shownResult,
} from '#core/views/playerView.ts';
import type { ScoreBreakup } from '#core/scoring/score.ts';
import { allOf, firstOf } from '#scenes/parts/model.ts';
import type { ExtraPoints, Offer } from '#scenes/parts/scenePart.ts';
import type { Mark } from '#scenes/kit/Badge.ts';
import { numberMessage, message, type Message, type Words } from '#scenes/message.ts';
import { QUESTION_CLOSED, QUESTION_OF } from '#scenes/model.ts';
import { NEXT, WAIT_FOR_TEACHER } from '#scenes/player/model.ts';
import type { Draft, PlayerStageView } from '#scenes/player/view.ts';

export const SUBMIT: Message = message('scenes:question.submit');

/** An answer of parts wasn't fully correct, and can be changed. */
export const TRIED: Message = message('kinds:pieces.tried');

/** What the button says that submits this draft; null while there is nothing to submit. */
export function submitWords(question: Question, { answer, anyway }: Draft): Message | null {
  const { can, chosenCount } = kindOf(question.type);
  const count = chosenCount(answer);
  if (count === 0) return null;
  const missing = missingParts(question, answer);
  if (missing > 0 && count !== null)
    return anyway
      ? message('kinds:pieces.submitAnyway')
      : message('kinds:pieces.submitSome', { count, total: count + missing });
  return count === null || can.parts ? SUBMIT : message('scenes:question.submitTicked', { count });
}

export const UNDO: Message = message('scenes:question.undo');
export const SENDING: Message = message('scenes:question.sending', undefined, 'play:sending');
const KEPT: Message = message('scenes:question.kept', undefined, 'play:kept');
/** The classic timer is at zero. */
export const OVERTIME: Message = message('scenes:question.overtime', undefined, 'play:timer.overtime');
/** The answer is stored on the device, but time is up. */
const KEPT_LATE: Message = message('scenes:question.keptLate', undefined, 'play:keptLate');
/** The question was closed and revealed before the player joined. */
const JOINED_LATE: Message = message('scenes:question.joinedLate');

// ---------------------------------------------------------------- the bar above

/** The group a player plays for: a character and its name. */
export interface Group {
  readonly character: Character;
  readonly name: Words;
}

/** null if the player plays alone. */
export function groupOf({ me, room }: PlayerView): Group | null {
  const badge = firstOf((part) => part.badge?.(me));
  const name = firstOf((part) => part.groupName?.(room, me));
  return badge && name !== null ? { character: badge.character, name } : null;
}

/** The number of the question, without what it is worth. */
export const PROGRESS = 'scenes:question.progress';

export interface HudModel {
  /** The question's number. */
  readonly place: Message;
  readonly score: number;
  readonly showScore: boolean;
  /** The streak; 0 while it is too short to show. */
  readonly streak: number;
  readonly sign: Mark | null;
  /** The player's group; null for none. */
  readonly group: Group | null;
  /**
   * The number of questions, and of correct answers; null if there are no questions, and while the game
   * withholds results.
   */
  readonly trail: { readonly total: number; readonly lit: number } | null;
}

/** Number of the question, out of how many. */
export function placeInGame(player: PlayerView): { readonly number: number; readonly total: number } {
  const { slide, room } = player;
  return {
    number: firstOf((part) => part.place?.(player)) ?? (slide?.index ?? 0) + 1,
    total: slide?.total ?? room.questionCount,
  };
}

export function hudModel(player: PlayerView): HudModel {
  const { slide, me, room } = player;
  const marks = slide?.question?.worth;
  const values = placeInGame(player);
  return {
    place: marks
      ? message('scenes:question.worth', { ...values, marks })
      : message(PROGRESS, values, QUESTION_OF),
    score: me.score,
    showScore: showsResults(room),
    group: groupOf(player),
    trail:
      showsResults(room) && values.total > 0
        ? { total: values.total, lit: Math.min(values.total, me.totalCorrect) }
        : null,
    streak: me.streak >= SCORING.flameFrom ? me.streak : 0,
    sign: firstOf((part) => part.sign?.(me)),
  };
}

// ---------------------------------------------------------------- before the question

export interface ReadyModel {
  readonly title: Message;
  readonly line: Message | null;
  /** The attempt that starts with it; null if there's no need to mention it. */
  readonly attempt: Message | null;
  /** Label of the button that opens the question; null if the teacher opens it. */
  readonly go: Message | null;
  /** For screen readers: the heading, and a note below it if there is anything to add. */
  readonly heading: Message;
  readonly note: Message | null;
}

/** null while a question is shown. */
export function readyModel(player: PlayerView): ReadyModel | null {
  const { slide, room } = player;
  if (slide?.question) return null;
  const isOwn = slide !== null && !isTeacherPaced(room);
  const instead = slide && firstOf((part) => part.readyLine?.(slide));
  const isNext = isOwn && instead === null;
  const values = placeInGame(player);
  const attempt = isNext ? attemptToBegin(player) : null;
  const title = message(QUESTION_OF, values);
  const line = instead ?? readyLine(player);
  return {
    title,
    line,
    attempt,
    go: isOwn ? message('scenes:ready.go', undefined, 'play:question.go') : null,
    heading: isNext ? title : (line ?? title),
    note: isNext ? line : null,
  };
}

/** null if there's no clock to mention. */
function readyLine({ slide, room }: PlayerView): Message | null {
  if (slide === null || isTeacherPaced(room))
    return message('scenes:ready.paced', undefined, 'play:question.soon');
  return room.options.timer === 'off' ? null : message('scenes:ready.own');
}

/** The attempt that the first question starts, if attempts are limited; otherwise null. */
function attemptToBegin({ me }: PlayerView): Message | null {
  if (me.remainingAttempts === null || me.responses > 0) return null;
  return message('scenes:ready.attempt', { number: me.attempt, count: me.attempt + me.remainingAttempts });
}

// ---------------------------------------------------------------- the outcome of the answer

export type Mood = 'correct' | 'partial' | 'incorrect' | 'passed' | 'neutral';

/** A button below a verdict. */
export type VerdictButton = Offer['buttons'][number];

export type PointsPart = 'base' | 'timer' | 'streak' | 'extra';

export interface VerdictModel {
  readonly kind: 'verdict';
  readonly mood: Mood;
  readonly title: Message;
  /** The points it earned, and where they come from; null if it earned none. */
  readonly points: {
    readonly total: number;
    readonly words: Message;
    readonly parts: readonly { readonly name: PointsPart; readonly words: Message }[];
    /**
     * All extra points combined, for when there are several and little room; null if there is nothing to
     * combine.
     */
    readonly together: Message | null;
  } | null;
  readonly explanation: FormattedText | null;
  /** Offer made to the player now; null for none. */
  readonly offer: Offer | null;
  /** The line below, if there is nothing to press. */
  readonly wait: Message | null;
  /** Empty if the player moves on with everyone else. */
  readonly buttons: readonly VerdictButton[];
}

export interface StatusModel {
  readonly kind: 'status';
  readonly line: Message;
}

const CONTINUE_BUTTONS: readonly VerdictButton[] = [
  { id: 'next', words: NEXT, intent: { type: 'next' }, quiet: false },
];
/** null while the player can answer. `timeUp`: time is up for good. */
export function outcomeModel(
  { player, draft }: PlayerStageView,
  timeUp = false,
): VerdictModel | StatusModel | null {
  const { slide, room, me } = player;
  if (!slide?.question) return null;
  const paced = isTeacherPaced(room);
  // Seen, which nobody judges.
  if (slide.answered && !sortOf(slide.question).asks)
    return paced ? { kind: 'status', line: WAIT_FOR_TEACHER } : null;
  if (slide.feedback) return verdictModel(slide, me, slide.feedback, paced);
  const line = statusLine(slide, draft, paced, timeUp);
  return line && { kind: 'status', line };
}

function statusLine(slide: PlayerSlide, draft: Draft, paced: boolean, timeUp: boolean): Message | null {
  if (cameLate(slide) && paced && slide.index + 1 < slide.total) return JOINED_LATE;
  // Out of time: an empty answer on its way is no answer.
  const isOut = slide.answered ? slide.answer === null : draft.state !== 'open' && draft.answer === null;
  if (slide.answered && !isOut)
    return paced
      ? message('scenes:question.lockedWait', undefined, 'play:answeredWait')
      : message('scenes:question.locked', undefined, 'play:answered');
  if (isOut) return QUESTION_CLOSED;
  if (draft.state === 'kept') return timeUp ? KEPT_LATE : KEPT;
  if (draft.state === 'sending') return SENDING;
  return slide.state !== 'active' ? QUESTION_CLOSED : null;
}

/**
 * True if the player joined late: once a question is revealed, everyone who was asked has a response, given
 * or timed out.
 */
function cameLate({ answered, state }: PlayerSlide): boolean {
  return !answered && (state === 'reveal' || state === 'completed');
}

function verdictModel(slide: PlayerSlide, me: OwnState, feedback: Feedback, paced: boolean): VerdictModel {
  const { state, result, breakup, explanation } = feedback;
  const { index, total } = slide;
  const offer = firstOf((part) => part.offer?.(slide));
  const told = shownResult(feedback);
  const failed = state === 'timedOut' ? 'incorrect' : null;
  const unjudged = state === 'passed' ? 'passed' : 'neutral';
  const isRight = state === 'attempted' && result === 'correct';
  return {
    kind: 'verdict',
    mood: told !== null && told !== 'none' && !offer ? (failed ?? told) : unjudged,
    title: isRight
      ? correctTitle(me, breakup)
      : (firstOf((part) => part.verdict?.(slide)) ??
        repeatTitle(slide, feedback) ??
        resultWords(slide, feedback)),
    points: pointsModel(
      breakup,
      allOf((part) => part.points?.(slide)),
      firstOf((part) => part.pointsTogether?.(slide)),
    ),
    explanation,
    wait: paced ? waitLine(index + 1 < total) : null,
    offer,
    buttons: paced ? [] : (offer?.buttons ?? CONTINUE_BUTTONS),
  };
}

const COMES_AGAIN = message('scenes:verdict.comesAgain');
const PUT_OFF = message('scenes:verdict.putOff');

/** For a question that will be asked again; null if it won't, or if the usual words will do. */
function repeatTitle(slide: PlayerSlide, feedback: Feedback): Message | null {
  const { comesAgain, state, result } = feedback;
  if (!comesAgain) return null;
  if (state === 'passed') return PUT_OFF;
  if (state !== 'attempted') return null;
  if (result === 'partial')
    return message('scenes:verdict.partialComesAgain', { result: resultWords(slide, feedback) });
  return result === 'incorrect' ? COMES_AGAIN : null;
}

const MARKED = message('scenes:verdict.marked');

/**
 * The result; of an answer with parts that was partially correct or handed in automatically, how many of them
 * are wrong.
 */
export function resultWords({ question }: PlayerSlide, { state, result, parts }: Feedback): Message {
  if (question && kindOf(question.type).sort === 'selfMarked' && state === 'attempted') return MARKED;
  const isHandedIn = state === 'autoAttempted';
  if (!question || !parts || !(isHandedIn || result === 'partial'))
    return verdictWords(state, result, question?.hasCorrectAnswer);
  const key = isHandedIn ? 'handedInParts' : 'parts';
  return message(`kinds:verdict.${key}.${question.type}`, {
    count: parts.of - parts.right,
    right: parts.right,
    total: parts.of,
  });
}

/** From this share of the full time bonus on, an answer was quick. */
const QUICK = 0.9;

/** The title for a correct answer, with what is special about it. */
function correctTitle({ streak, totalCorrect }: OwnState, breakup: ScoreBreakup | null): Message {
  if (streak >= SCORING.flameFrom) return message('scenes:verdict.inARow', { count: streak });
  if (totalCorrect === 1) return message('scenes:verdict.first');
  if ((breakup?.timer ?? 0) >= SCORING.timerBonus * QUICK) return message('scenes:verdict.quick');
  return verdictWords('attempted', 'correct');
}

/** `isJudged`: whether the question has a correct answer, as far as that is known. */
export function verdictWords(
  state: ShownState,
  result: ResponseResult | null,
  isJudged = result === null,
): Message {
  const open = state === 'seen' || state === 'draft' ? 'play:verdict.postponed' : undefined;
  if (state === 'timedOut' || state === 'closed') return message(`scenes:verdict.${state}`);
  if (state === 'passed') return message('scenes:verdict.passed', undefined, 'play:verdict.passed');
  if (result === 'correct') return message('scenes:verdict.correct', undefined, open);
  if (result === 'partial')
    return message('scenes:verdict.partial', undefined, open ?? 'play:verdict.partial');
  if (result === 'incorrect') return message('scenes:verdict.incorrect', undefined, open);
  return isJudged
    ? message('scenes:verdict.sent', undefined, open)
    : message('scenes:verdict.thanks', undefined, open);
}

/** True if something took points because of this answer. */
export function costPoints(slide: PlayerSlide): boolean {
  return allOf((part) => part.points?.(slide)).some(({ points }) => points < 0);
}

function waitLine(isMoreToCome: boolean): Message {
  return isMoreToCome
    ? WAIT_FOR_TEACHER
    : message('scenes:verdict.lastQuestion', undefined, 'play:lastQuestion');
}

/** Points, as they count up. */
export function pointsWords(count: number): Message {
  return message('scenes:verdict.points', { points: numberMessage(count), count }, 'play:points');
}

function pointsModel(
  breakup: ScoreBreakup | null,
  extra: readonly ExtraPoints[],
  together: Message | null,
): VerdictModel['points'] {
  if (!breakup || (breakup.total <= 0 && extra.length === 0)) return null;
  const { base, timer, streak, total } = breakup;
  const of = (count: number) => ({ points: numberMessage(count), count });
  const parts = [
    { name: 'base', count: base, words: message('scenes:verdict.base', of(base), 'play:breakup.base') },
    { name: 'timer', count: timer, words: message('scenes:verdict.timer', of(timer), 'play:breakup.timer') },
    {
      name: 'streak',
      count: streak,
      words: message('scenes:verdict.streak', of(streak), 'play:breakup.streak'),
    },
  ] as const;
  return {
    total,
    words: total < 0 ? message('scenes:verdict.lost', of(-total)) : pointsWords(total),
    parts: [
      ...parts.filter(({ count }) => count > 0),
      ...extra.map(({ words }) => ({ name: 'extra' as const, words })),
    ],
    together: extra.length > 1 ? together : null,
  };
}
