// Player view: what one player may see. Results come with the feedback on a final answer, and never before
// the game reveals them.

import {
  choiceParts,
  summaryItemParts,
  ownParts,
  slideParts,
  summaryParts,
} from '#core/authority/engine/featureViews.ts';
import type { ShownQuestion } from '#core/authority/ruleSet.ts';
import { isMarked, shownResult } from '#core/authority/grade.ts';
import { isAnswerable } from '#core/authority/answerable.ts';
import { marksOf, showsMarks } from '#core/authority/marks.ts';
import { missesBefore } from '#core/authority/misses.ts';
import { countedResponses, timesByQuestion } from '#core/authority/countedResponses.ts';
import { earnedByQuestion } from '#core/authority/earnedPoints.ts';
import { asPlayerSees, isOutOfTime, isOver, deadlineOfSeat } from '#core/authority/dueTimes.ts';
import { firstTryAccuracy } from '#core/authority/firstTries.ts';
import { highlightsOf } from '#core/authority/highlights.ts';
import { mayRepeat } from '#core/authority/engine/mayRepeat.ts';
import { mediaAhead } from '#core/authority/mediaAhead.ts';
import { showsPlaces } from '#core/authority/places.ts';
import { rematchFor } from '#core/authority/rematch.ts';
import { RULES } from '#core/authority/engine/rules.ts';
import { tieredRank } from '#core/authority/engine/tieredRank.ts';
import { attemptsLeft } from '#core/authority/attemptsLeft.ts';
import { askedInAttempt, questionCountInAttempt, orderOf } from '#core/authority/order/draw.ts';
import { willRepeat as comesByOrder, finishedCount, positionOf } from '#core/authority/order/order.ts';
import { isPlaying, optionStream } from '#core/authority/seats.ts';
import { shownState } from '#core/authority/shownState.ts';
import type { OpenQuestion, Response, Room, Seat } from '#core/authority/state.ts';
import { betterEarlierAttempt, standingOf } from '#core/authority/standing.ts';
import { shownAttempt } from '#core/authority/attemptSummary.ts';
import type { ViewContext } from '#core/authority/viewContext.ts';
import { boardOf, placeOf, playerCountOf } from '#core/authority/engine/board.ts';
import {
  distributionOf,
  explanationOf,
  lobbyOf,
  parentOf,
  revealOf,
  roomInfo,
  timing,
} from '#core/authority/engine/viewParts.ts';
import { assembler } from '#core/collections/assembler.ts';
import { firstAnswer } from '#core/collections/firstAnswer.ts';
import { at } from '#core/collections/list.ts';
import type { ViewParts } from '#core/room/feature.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { authorityOf, type KeyedQuestion } from '#core/questions/authority.ts';
import { kindOf } from '#core/questions/kinds.ts';
import type { Answer, Question } from '#core/questions/question.ts';
import { isAttempt, isFinished } from '#core/room/phase.ts';
import { accuracyOf } from '#core/scoring/score.ts';
import type {
  Feedback,
  LobbyPlayer,
  OwnState,
  PlayerSlide,
  PlayerView,
  Summary,
  SummaryItem,
} from '#core/views/playerView.ts';
import { showsResults } from '#core/room/results.ts';

export function playerView(room: Room, seatIndex: number, context: ViewContext): PlayerView {
  const slide = playerSlide(room, seatIndex, context);
  return {
    seq: room.seq,
    room: roomInfo(room, isPlaying(at(room.seats, seatIndex) as Seat)),
    me: ownState(room, seatIndex, context),
    lobby: playerLobby(room, seatIndex),
    slide,
    parent: playerParent(room, slide),
    board: playerBoard(room, seatIndex, context),
    summary: summaryOf(room, seatIndex, context),
  };
}

/**
 * The question that holds the one on this slide; undefined if it stands alone. A section of its own, because
 * a passage is long and stays the same from question to question.
 */
export function playerParent(room: Room, slide: PlayerSlide | null): Question | undefined {
  const { parent } = slide?.question ?? {};
  return parent === undefined ? undefined : parentOf(room, parent);
}

/** Empty until the player is let in. */
export function playerLobby(room: Room, seatIndex: number): readonly LobbyPlayer[] {
  return isPlaying(at(room.seats, seatIndex) as Seat) ? lobbyOf(room) : [];
}

export function ownState(room: Room, seatIndex: number, context: ViewContext): OwnState {
  const seat = at(room.seats, seatIndex) as Seat;
  const told = shownAttempt(room, seat);
  const hidden = !showsResults(room);
  const ranked = !hidden && showsPlaces(room, context);
  const place = ranked ? placeOf(room, seatIndex, context) : NO_PLACE;
  return {
    playerId: seat.id,
    name: seat.name,
    renamed: seat.typedName !== null,
    character: seat.character,
    approval: seat.approval,
    deleted: seat.deleted,
    score: hidden ? 0 : told.score,
    rankedScore: hidden ? 0 : rankedScoreOf(room, seat),
    ...place,
    tieredRank: tieredRank(room, seat, place.rank),
    placesAt: room.podiumAt ?? null,
    streak: hidden ? 0 : told.streak,
    longestStreak: hidden ? 0 : told.longestStreak,
    accuracy: hidden ? 0 : accuracyOf(told.marks, told.possible, told.responses.length),
    totalCorrect: hidden ? 0 : told.totalCorrect,
    answered: finishedCount(room, told),
    responses: told.responses.length,
    repeated: told.repeated,
    isOver: isOver(room, seat),
    attempt: seat.attempt,
    remainingAttempts: isOutOfTime(room, seat) ? 0 : attemptsLeft(room, seat, RULES),
    allowedUntil: seat.allowedUntil === undefined ? null : deadlineOfSeat(room, seat),
    rematch: rematchFor(room, seat),
    corrections: hidden ? undefined : correctionsOf(room, seatIndex, seat),
    ...ownParts(room, seatIndex, seat),
  };
}

function correctionsOf(room: Room, seatIndex: number, { corrections }: Seat): OwnState['corrections'] {
  return corrections?.map(({ q, attempt, points, at: when, isMark }) => ({
    number: orderOf(room, seatIndex, attempt).indexOf(q) + 1,
    points,
    at: when,
    ...(isMark && { isMark }),
  }));
}

/** Solo games rank every attempt; other games rank the best one. */
function rankedScoreOf(room: Room, seat: Seat): number {
  return room.playMode === 'solo' ? seat.score : standingOf(seat).score;
}

const NO_PLACE = { rank: null, previousRank: null } as const;

/**
 * Null when students see no leaderboard, or when it would give away a result or a place too early. Also while
 * the player has a question open: what they see after their answer has to be from after it.
 */
export function playerBoard(room: Room, seatIndex: number, context: ViewContext) {
  if (!showsPlaces(room, context) || !showsResults(room) || room.state === 'waiting') return null;
  const seat = at(room.seats, seatIndex) as Seat;
  if (!isPlaying(seat) || (seat.open && !isOver(room, seat) && !isFinished(room.state))) return null;
  return boardOf(room, context, seatIndex);
}

/** The question with its options in this player's own order. */
export function questionFor(room: Room, seatIndex: number, q: number): Question {
  const keyed = room.questions[q] as KeyedQuestion;
  if (!room.options.jumbleAnswers) return keyed.question;
  return authorityOf(keyed.question.type).shuffle(keyed, optionStream(room, seatIndex, q)).question;
}

export function feedbackOf(room: Room, seat: Seat, response: Response): Feedback {
  const { showAnswers } = room.options;
  const keyed = room.questions[response.q] as KeyedQuestion;
  const told = showAnswers !== 'never';
  // Only once this answer is final; if the question may be asked again, the summary has the key later.
  const comesAgain = mayRepeat(room, seat, response);
  const tellsKey = showAnswers === 'always' && !comesAgain;
  return {
    state: shownState(room, response),
    result: told ? shownResult(response) : null,
    breakup: told ? response.breakup : null,
    reveal: tellsKey ? revealOf(keyed) : null,
    explanation: tellsKey ? explanationOf(room, keyed) : null,
    comesAgain: told && comesAgain && comesByOrder(room, response),
    timeTakenMs: response.timeMs,
    missedBefore: told ? missesBefore(seat.responses, seat.responses.lastIndexOf(response)) : 0,
    ...(told && partsOf(keyed, response)),
  };
}

/** The number of fully correct parts, which doesn't give away any of them. */
function partsOf(keyed: KeyedQuestion, { answer, state }: Response): Pick<Feedback, 'parts'> {
  const { type } = keyed.question;
  const isGraded = answer && isAttempt(state) && kindOf(type).can.parts;
  if (!isGraded) return {};
  const { right, of } = authorityOf(type).grade(keyed, answer);
  return { parts: { right: Math.floor(right), of } };
}

const UNOPENED = {
  index: 0,
  total: 0,
  state: 'inactive',
  question: null,
  openedAt: null,
  deadline: null,
  pausedLeftMs: null,
  answer: null,
  answered: false,
  feedback: null,
  distribution: null,
  draft: null,
  asking: 1,
} as const;

const NOTHING_SHOWN: ShownQuestion = { q: null, open: false, response: null };

export function playerSlide(room: Room, seatIndex: number, context: ViewContext): PlayerSlide | null {
  const seat = at(room.seats, seatIndex) as Seat;
  if (!isPlaying(seat) || room.startedAt === null) return null;
  return isTeacherPaced(room)
    ? pacedSlide(room, seatIndex, seat, context)
    : ownSlide(room, seatIndex, asPlayerSees(room, seat));
}

/** Student-paced: the open question, else the feedback on the last one, else the first unopened one. */
function ownSlide(room: Room, seatIndex: number, seat: Seat): PlayerSlide {
  const { open, responses } = seat;
  const { index, state } = positionOf(room, seatIndex, seat);
  const last = state === 'inactive' || open ? null : (responses[responses.length - 1] ?? null);
  const shown: ShownQuestion = open
    ? { q: open.q, open: true, response: null }
    : { ...NOTHING_SHOWN, q: last?.q ?? null, response: last };
  const place = { index, total: questionCountInAttempt(room, seatIndex), state };
  return slideOf(
    mediaAhead(room, seatIndex, seat),
    open ? openSlide(room, seatIndex, seat, place, open) : closedSlide(room, seatIndex, place, last),
    slideParts(room, seat, shown),
    choiceParts(room, seatIndex, seat),
  );
}

type SlideBase = Omit<PlayerSlide, keyof (ViewParts<'slide'> & ViewParts<'choice'>)>;
type Place = Pick<PlayerSlide, 'index' | 'total' | 'state'>;

const slideOf = assembler();

function openSlide(room: Room, seatIndex: number, seat: Seat, place: Place, open: OpenQuestion): SlideBase {
  return {
    ...UNOPENED,
    ...place,
    question: questionFor(room, seatIndex, open.q),
    draft: draftOf(room, seat),
    asking: open.asking ?? 1,
    ...timing(room, open.openedAt, open.deadline),
  };
}

function closedSlide(room: Room, seatIndex: number, place: Place, last: Response | null): SlideBase {
  if (!last) return { ...UNOPENED, ...place };
  return {
    ...UNOPENED,
    ...place,
    question: questionFor(room, seatIndex, last.q),
    answer: last.answer,
    answered: true,
    // Uses the stored seat: a question cut off when time ran out may open again.
    feedback: feedbackOf(room, at(room.seats, seatIndex) as Seat, last),
    asking: last.asking ?? 1,
  };
}

/** The draft of the answer to the open question. */
function draftOf(room: Room, seat: Seat): Answer | null {
  return firstAnswer(RULES.hooks.draft, (draft) => draft(room, seat));
}

/** Teacher-paced: the shared slide. Until the reveal, a player learns only that the answer was received. */
function pacedSlide(room: Room, seatIndex: number, seat: Seat, context: ViewContext): PlayerSlide {
  const total = room.questions.length;
  const { slide } = room;
  if (!slide)
    return slideOf(
      { ...UNOPENED, total },
      slideParts(room, seat, NOTHING_SHOWN),
      choiceParts(room, seatIndex, seat),
    );
  const isShown = slide.state === 'reveal' || slide.state === 'completed';
  const response = seat.pending ?? seat.responses.find((given) => given.q === slide.index) ?? null;
  const tells = isShown && room.options.showAnswers === 'always';
  const shown: SlideBase = {
    ...UNOPENED,
    index: slide.index,
    total,
    state: slide.state,
    question: questionFor(room, seatIndex, slide.index),
    ...timing(room, slide.openedAt, isShown ? null : slide.deadline),
    answer: response?.answer ?? null,
    answered: response !== null,
    feedback: isShown && response ? feedbackOf(room, seat, response) : null,
    distribution: tells ? distributionOf(room, slide.index, context.mayBeShown) : null,
  };
  return slideOf(
    shown,
    slideParts(room, seat, { q: slide.index, open: !isShown, response }),
    choiceParts(room, seatIndex, seat),
  );
}

/**
 * The player's results; null before the player is done, or if not let in. Answer keys appear only for
 * questions this player has answered, or once the game is finished for everyone.
 */
export function summaryOf(room: Room, seatIndex: number, context: ViewContext): Summary | null {
  const seat = at(room.seats, seatIndex) as Seat;
  // A game that never started has nothing to report, and may be played tomorrow.
  if (room.startedAt === null || !isPlaying(seat)) return null;
  if (!(isOver(room, seat) || isFinished(room.state))) return null;
  const hidden = !showsResults(room);
  const own = ownState(room, seatIndex, context);
  const told = shownAttempt(room, seat);
  const given = countedResponses(told.responses);
  const asked = [...given.values()].filter(({ q }) => isAnswerable(room, q));
  const answered = asked.filter((response) => response.answer !== null);
  const count = (wanted: Response['result']): number =>
    hidden ? 0 : answered.filter((response) => shownResult(response) === wanted).length;
  const marked = hidden ? [] : answered.filter(isMarked);
  // Solo games rank every attempt, so the current one counts.
  const earlier = hidden || room.playMode === 'solo' ? undefined : betterEarlierAttempt(seat);
  const best = earlier?.attempt === told.attempt ? undefined : earlier;
  // Questions a teacher-paced game never reached stay hidden: they may be tomorrow's lesson.
  const reached = orderOf(room, seatIndex, told.attempt).filter(
    (q) => !isTeacherPaced(room) || q <= (room.slide?.index ?? -1),
  );
  const earned = earnedByQuestion(room, told.responses);
  const times = timesByQuestion(told.responses);
  const notPlayed = askedInAttempt(room) - asked.length;
  // A solo player who stops after one correct answer must not outrank one who played on.
  const isRanked = room.playMode !== 'solo' || notPlayed === 0;
  const totalTime = answered.reduce((sum, { q }) => sum + (times.get(q) ?? 0), 0);
  return {
    items:
      room.options.studentQuizReview === 'no'
        ? []
        : reached
            .map((q, index) => ({ q, index }))
            .filter(({ q }) => isAnswerable(room, q))
            .map(({ q, index }) => ({
              ...summaryItem(room, seatIndex, given.get(q) ?? null, q, index, earned.get(q)?.total ?? 0),
              timeTakenMs: times.get(q) ?? 0,
            })),
    accuracy: told.possible === 0 && !hidden ? null : own.accuracy,
    ...(!hidden && firstTryAccuracy(room, told.responses)),
    ...(!hidden && showsMarks(room) && { marks: marksOf(told) }),
    score: own.score,
    attempt: told.attempt,
    best: best ? { attempt: best.attempt, score: best.standing.score } : null,
    rank: isRanked ? own.rank : null,
    tieredRank: isRanked ? own.tieredRank : null,
    playerCount: playerCountOf(room),
    ...summaryParts(seat, own.rank === null ? { ...context, leaderboard: null } : context),
    totalCorrect: own.totalCorrect + marked.filter((response) => shownResult(response) === 'correct').length,
    partial: count('partial'),
    incorrect: count('incorrect'),
    unjudged: count('none'),
    unanswered: asked.length - answered.length,
    couldBeRight:
      [...given.keys()].filter((q) => room.questions[q]?.question.hasCorrectAnswer).length + marked.length,
    notPlayed,
    longestStreak: own.longestStreak,
    averageTimeMs: answered.length === 0 ? 0 : Math.round(totalTime / answered.length),
    moments: hidden ? [] : highlightsOf(room, told, given, reached),
  };
}

function summaryItem(
  room: Room,
  seatIndex: number,
  response: Response | null,
  q: number,
  index: number,
  earned: number,
): Omit<SummaryItem, 'timeTakenMs'> {
  const keyed = room.questions[q] as KeyedQuestion;
  const finished = isFinished(room.state);
  const seat = at(room.seats, seatIndex) as Seat;
  const { showAnswers, studentQuizReview } = room.options;
  const met = response !== null || finished;
  const tellsResult = response !== null && (finished || showAnswers !== 'never');
  const tellsKey =
    studentQuizReview === 'yes' &&
    (finished || (response !== null && showAnswers === 'always' && !mayRepeat(room, seat, response)));
  return {
    index,
    question: met ? questionFor(room, seatIndex, q) : null,
    answer: response?.answer ?? null,
    state: response && shownState(room, response),
    result: tellsResult ? shownResult(response) : null,
    ...(tellsResult && isMarked(response) && { marks: marksOf(response) }),
    reveal: tellsKey ? revealOf(keyed) : null,
    explanation: tellsKey ? explanationOf(room, keyed) : null,
    asking: response?.asking ?? 1,
    ...summaryItemParts(response),
    score: tellsResult ? earned : 0,
  };
}
