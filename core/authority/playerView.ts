// What one player may see. Results come with the feedback of an answer that is final, and never before the game tells them.

import { missesBefore } from '#core/authority/misses.ts';
import { countingResponses, timesByQuestion } from '#core/authority/askings.ts';
import { inTime, isOutOfTime, isOver, timeOf } from '#core/authority/dueTimes.ts';
import { extraLifeOf, standingOffer } from '#core/features/extraLife/authority.ts';
import { hintsFor, NO_HINTS } from '#core/features/hints/authority.ts';
import { momentsOf } from '#core/authority/moments.ts';
import { mayComeAgain } from '#core/authority/comesAgain.ts';
import { secondChances } from '#core/features/redemption/authority.ts';
import { RULES } from '#core/authority/rules.ts';
import { reviewFor, standingAnswer } from '#core/features/review/authority.ts';
import { attemptsLeft } from '#core/authority/attemptsLeft.ts';
import { askedInAttempt, orderOf } from '#core/authority/order/draw.ts';
import { comesAgain as isAskedAgain, doneCount, standsAt } from '#core/authority/order/order.ts';
import { isPlaying, optionStream, questionIdOf } from '#core/authority/seats.ts';
import { mayPostpone, skippableOf } from '#core/features/answerLater/authority.ts';
import { handOf } from '#core/features/hands/authority.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { earlierBest } from '#core/authority/standings.ts';
import {
  boardOf,
  distributionOf,
  explanationOf,
  lobbyOf,
  placeOf,
  playerCountOf,
  resultsHidden,
  revealOf,
  roomInfo,
  timing,
  type ViewContext,
} from '#core/authority/viewParts.ts';
import { at } from '#core/collections/list.ts';
import { isTeacherPaced, modeOf } from '#core/modes/registry.ts';
import { authorityOf } from '#core/questions/authority.ts';
import type { KeyedQuestion } from '#core/questions/authorityTypes.ts';
import type { Question } from '#core/questions/question.ts';
import { isAttempt, isFinished } from '#core/room/phase.ts';
import { accuracyOf } from '#core/scoring/score.ts';
import type {
  Feedback,
  LifeOfferView,
  LobbyPlayer,
  OwnState,
  PlayerSlide,
  PlayerView,
  SecondChance,
  Summary,
  SummaryItem,
} from '#core/views/playerView.ts';

export function playerView(room: Room, seatIndex: number, context: ViewContext): PlayerView {
  return {
    seq: room.seq,
    room: roomInfo(room),
    me: ownState(room, seatIndex, context),
    lobby: playerLobby(room, seatIndex),
    slide: playerSlide(room, seatIndex, context),
    board: playerBoard(room, seatIndex, context),
    summary: summaryOf(room, seatIndex, context),
  };
}

/** Who is not let in yet sees nobody and nothing of the game. */
export function playerLobby(room: Room, seatIndex: number): readonly LobbyPlayer[] {
  return isPlaying(at(room.seats, seatIndex) as Seat) ? lobbyOf(room) : [];
}

export function ownState(room: Room, seatIndex: number, context: ViewContext): OwnState {
  const seat = at(room.seats, seatIndex) as Seat;
  const hidden = resultsHidden(room);
  const ranked = !hidden && room.options.studentLeaderboard === 'yes';
  return {
    playerId: seat.id,
    name: seat.name,
    renamed: seat.typedName !== null,
    character: seat.character,
    approval: seat.approval,
    deleted: seat.deleted,
    score: hidden ? 0 : seat.score,
    ...(ranked ? placeOf(room, seatIndex, context) : NO_PLACE),
    streak: hidden ? 0 : seat.streak,
    longestStreak: hidden ? 0 : seat.longestStreak,
    accuracy: hidden ? 0 : accuracyOf(seat.marks, seat.possible, seat.responses.length),
    totalCorrect: hidden ? 0 : seat.totalCorrect,
    answered: doneCount(room, seat),
    responses: seat.responses.length,
    repeated: seat.repeated,
    extraLife: extraLifeOf(room, seat),
    hasMastered: !hidden && hasMastered(room, seat),
    isOver: isOver(room, seat),
    attempt: seat.attempt,
    remainingAttempts: isOutOfTime(room, seat) ? 0 : attemptsLeft(room, seat, RULES),
    allowedUntil: seat.allowedUntil === undefined ? null : timeOf(room, seat),
    hand: handOf(room, seatIndex) || null,
    team: seat.team ?? null,
  };
}

const NO_PLACE = { rank: null, previousRank: null } as const;

/** Mastery: whether the game is over for the seat with every question right, or without a right answer. */
function hasMastered(room: Room, { isOver, responses }: Seat): boolean {
  if (modeOf(room).order !== 'untilMastered' || !isOver) return false;
  const counting = [...countingResponses(responses).values()];
  const isDone = ({ state, result }: Response): boolean =>
    isAttempt(state) && (result === 'correct' || result === 'none');
  return counting.length === askedInAttempt(room) && counting.every(isDone);
}

/** null where students see no leaderboard, and where it would tell a result too early. */
export function playerBoard(room: Room, seatIndex: number, context: ViewContext) {
  if (room.options.studentLeaderboard === 'no' || resultsHidden(room) || room.state === 'waiting')
    return null;
  if (!isPlaying(at(room.seats, seatIndex) as Seat)) return null;
  return boardOf(room, context, seatIndex);
}

/** The question as this player meets it: its options in the player's own order. */
export function questionFor(room: Room, seatIndex: number, q: number): Question {
  const { question } = room.questions[q] as KeyedQuestion;
  if (!room.options.jumbleAnswers) return question;
  return authorityOf(question.type).shuffle(question as never, optionStream(room, seatIndex, q));
}

export function feedbackOf(room: Room, seat: Seat, response: Response): Feedback {
  const { showAnswers } = room.options;
  const keyed = room.questions[response.q] as KeyedQuestion;
  const told = showAnswers !== 'never';
  // Once this answer is final: where the question may come again, the summary has it.
  const comesAgain = mayComeAgain(room, seat, response);
  const tellsKey = showAnswers === 'always' && !comesAgain;
  return {
    state: response.state,
    result: told ? response.result : null,
    breakup: told ? response.breakup : null,
    reveal: tellsKey ? revealOf(keyed) : null,
    explanation: tellsKey ? explanationOf(room, keyed) : null,
    comesAgain: told && isAskedAgain(room, response) && comesAgain,
    timeTakenMs: response.timeMs,
    missedBefore: told ? missesBefore(seat.responses, seat.responses.lastIndexOf(response)) : 0,
  };
}

/** What the player can choose from now; the index is the place in the player's own order. */
export function chancesFor(room: Room, seatIndex: number): readonly SecondChance[] {
  const seat = at(room.seats, seatIndex) as Seat;
  if (RULES.choiceOf(room, seatIndex, seat) !== 'redemption') return [];
  const chances = secondChances(room, seat);
  const order = orderOf(room, seatIndex);
  return chances.map((q) => {
    const { question } = room.questions[q] as KeyedQuestion;
    return {
      questionId: question.id,
      index: order.indexOf(q),
      text: question.text || (question.media?.alt ?? ''),
    };
  });
}

/** What the player has to decide now about the extra life. */
export function lifeOfferFor(room: Room, seat: Seat): LifeOfferView | null {
  const offer = standingOffer(room, seat);
  return offer && { until: room.pausedAt === null ? offer.until : null };
}

const UNOPENED: PlayerSlide = {
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
  mayPostpone: false,
  postponed: 0,
  wasPostponed: false,
  asking: 1,
  skippable: [],
  byExtraLife: false,
  hints: NO_HINTS,
  lifeOffer: null,
  secondChances: [],
  review: [],
};

export function playerSlide(room: Room, seatIndex: number, context: ViewContext): PlayerSlide | null {
  const seat = at(room.seats, seatIndex) as Seat;
  if (!isPlaying(seat) || room.startedAt === null) return null;
  return isTeacherPaced(room)
    ? pacedSlide(room, seatIndex, seat, context)
    : ownSlide(room, seatIndex, inTime(room, seat));
}

/** Student-paced: the open question, else the feedback of the last one, else the first one unopened. */
function ownSlide(room: Room, seatIndex: number, seat: Seat): PlayerSlide {
  const { open, later, responses } = seat;
  const { index, state } = standsAt(room, seatIndex, seat);
  const slide = { ...UNOPENED, index, total: askedInAttempt(room), state, postponed: later?.length ?? 0 };
  if (open)
    return {
      ...slide,
      question: questionFor(room, seatIndex, open.q),
      draft: open.postponed?.draft ?? standingAnswer(room, seat),
      mayPostpone: mayPostpone(room, seat),
      wasPostponed: open.postponed !== undefined,
      asking: open.asking ?? 1,
      skippable: skippableOf(room, seat).flatMap((q) => questionIdOf(room, q) ?? []),
      byExtraLife: open.byExtraLife === true,
      hints: hintsFor(room, seat, open.q),
      ...timing(room, open.openedAt, open.deadline),
    };
  const last = responses[responses.length - 1];
  if (!last || state === 'inactive') return { ...slide, secondChances: chancesFor(room, seatIndex) };
  return {
    ...slide,
    question: questionFor(room, seatIndex, last.q),
    answer: last.answer,
    answered: true,
    // By the seat as it is: what stood open when the time ended may stand open again.
    feedback: feedbackOf(room, at(room.seats, seatIndex) as Seat, last),
    asking: last.asking ?? 1,
    byExtraLife: last.byExtraLife === true,
    lifeOffer: lifeOfferFor(room, seat),
    secondChances: chancesFor(room, seatIndex),
    review: reviewFor(room, seatIndex, seat),
  };
}

/** Teacher-paced: everybody's slide. Until the reveal an answer is only known to be in. */
function pacedSlide(room: Room, seatIndex: number, seat: Seat, context: ViewContext): PlayerSlide {
  const total = room.questions.length;
  const { slide } = room;
  if (!slide) return { ...UNOPENED, total };
  const shown = slide.state === 'reveal' || slide.state === 'completed';
  const response = seat.pending ?? seat.responses.find((given) => given.q === slide.index) ?? null;
  const tells = shown && room.options.showAnswers === 'always';
  return {
    ...UNOPENED,
    index: slide.index,
    total,
    state: slide.state,
    question: questionFor(room, seatIndex, slide.index),
    ...timing(room, slide.openedAt, shown ? null : slide.deadline),
    hints: response || shown ? NO_HINTS : hintsFor(room, seat, slide.index),
    answer: response?.answer ?? null,
    answered: response !== null,
    feedback: shown && response ? feedbackOf(room, seat, response) : null,
    distribution: tells ? distributionOf(room, slide.index, context.mayBeShown) : null,
  };
}

/**
 * What the player did; null before the player is over, and for who was not let in. Right answers appear only for what this
 * player has answered, or once the game is finished for all.
 */
export function summaryOf(room: Room, seatIndex: number, context: ViewContext): Summary | null {
  const seat = at(room.seats, seatIndex) as Seat;
  // Of a game that never began there is nothing to tell: it may be played tomorrow.
  if (room.startedAt === null || !isPlaying(seat)) return null;
  if (!(isOver(room, seat) || isFinished(room.state))) return null;
  const hidden = resultsHidden(room);
  const own = ownState(room, seatIndex, context);
  const given = countingResponses(seat.responses);
  const answered = [...given.values()].filter((response) => response.answer !== null);
  const count = (wanted: Response['result']): number =>
    hidden ? 0 : answered.filter(({ result }) => result === wanted).length;
  // Alone, each attempt is ranked among others: the present one counts.
  const best = hidden || room.playMode === 'solo' ? undefined : earlierBest(seat);
  // What a teacher-paced game never came to stays unseen: it may be tomorrow's lesson.
  const reached = orderOf(room, seatIndex).filter(
    (q) => !isTeacherPaced(room) || q <= (room.slide?.index ?? -1),
  );
  const times = timesByQuestion(seat.responses);
  const totalTime = answered.reduce((sum, { q }) => sum + (times.get(q) ?? 0), 0);
  return {
    items:
      room.options.studentQuizReview === 'no'
        ? []
        : reached.map((q, index) => ({
            ...summaryItem(room, seatIndex, given.get(q) ?? null, q, index),
            timeTakenMs: times.get(q) ?? 0,
          })),
    accuracy: seat.possible === 0 && !hidden ? null : own.accuracy,
    score: own.score,
    best: best ? { attempt: best.attempt, score: best.standing.score } : null,
    rank: own.rank,
    playerCount: playerCountOf(room),
    team: own.rank === null ? null : teamPlace(seat, context),
    totalCorrect: own.totalCorrect,
    partial: count('partial'),
    incorrect: count('incorrect'),
    unanswered: given.size - answered.length,
    notPlayed: reached.length - given.size,
    longestStreak: own.longestStreak,
    averageTimeMs: answered.length === 0 ? 0 : Math.round(totalTime / answered.length),
    moments: hidden ? [] : momentsOf(room, seat, given, reached),
  };
}

function teamPlace({ team }: Seat, { standings }: ViewContext): Summary['team'] {
  const place = standings?.teams.find((each) => each.team === team);
  return place ? { rank: place.rank, score: place.score, count: standings?.teams.length ?? 0 } : null;
}

function summaryItem(
  room: Room,
  seatIndex: number,
  response: Response | null,
  q: number,
  index: number,
): Omit<SummaryItem, 'timeTakenMs'> {
  const keyed = room.questions[q] as KeyedQuestion;
  const finished = isFinished(room.state);
  const seat = at(room.seats, seatIndex) as Seat;
  const { showAnswers, studentQuizReview } = room.options;
  const met = response !== null || finished;
  const tellsResult = response !== null && (finished || showAnswers !== 'never');
  const tellsKey =
    studentQuizReview === 'yes' &&
    (finished || (response !== null && showAnswers === 'always' && !mayComeAgain(room, seat, response)));
  return {
    index,
    question: met ? questionFor(room, seatIndex, q) : null,
    answer: response?.answer ?? null,
    state: response?.state ?? null,
    result: tellsResult ? response.result : null,
    reveal: tellsKey ? revealOf(keyed) : null,
    explanation: tellsKey ? explanationOf(room, keyed) : null,
    asking: response?.asking ?? 1,
    byExtraLife: response?.byExtraLife === true,
    score: tellsResult ? response.breakup.total : 0,
  };
}
