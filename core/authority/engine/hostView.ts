// Host view: everything that helps the host run the room, answer keys included.

import { isAnswerable } from '#core/authority/answerable.ts';
import type { ViewContext } from '#core/authority/viewContext.ts';
import { hostParts, hostRowParts } from '#core/authority/engine/featureViews.ts';
import { controlsOf as controlsBy } from '#core/authority/controls.ts';
import { RULES } from '#core/authority/engine/rules.ts';
import { isOutOfTime, isOver } from '#core/authority/dueTimes.ts';
import { slideFigures } from '#core/authority/figures.ts';
import { firstTries, firstTryAccuracy } from '#core/authority/firstTries.ts';
import { markingOf } from '#core/authority/marking.ts';
import { finishedCount, mostFinished } from '#core/authority/order/order.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { betterEarlierAttempt, standingOf } from '#core/authority/standing.ts';
import { distributionOf, revealOf, roomInfo, timing } from '#core/authority/engine/viewParts.ts';
import { isPlaying } from '#core/authority/seats.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import { memoized } from '#core/collections/memoized.ts';
import { isFinished } from '#core/room/phase.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import { authorityOf, type KeyedQuestion, type Tally } from '#core/questions/authority.ts';
import type { HostPlayerRow, HostQuestionRow, HostSlide, HostView } from '#core/views/hostView.ts';

/** Returns the host controls that would be accepted now. */
export function controlsOf(room: Room) {
  return controlsBy(room, RULES);
}

export function hostView(room: Room, context: ViewContext): HostView {
  const players: HostPlayerRow[] = [];
  for (const index of seatsInOrder(room, context)) players.push(hostPlayerRow(room, index, context));
  return {
    seq: room.seq,
    room: roomInfo(room),
    quizId: room.quizId,
    controls: controlsOf(room),
    players,
    questions: room.questions.map((_, q) => hostQuestionRow(room, q, context)),
    flood: floodOf(room),
    slide: hostSlide(room),
    ...hostParts(room),
  };
}

export function floodOf({ flood }: Room): HostView['flood'] {
  return flood ? { first: flood.first, last: flood.last } : null;
}

/** True if the host's list includes this seat. */
export function isListed(seat: Seat): boolean {
  return !seat.deleted && seat.approval !== 'rejected';
}

function* seatsInOrder(room: Room, context: ViewContext): Generator<number> {
  const ranked = context.leaderboard?.order ?? [];
  for (const index of ranked) if (isListed(at(room.seats, index) as Seat)) yield index;
  for (const [index, seat] of entriesOf(room.seats)) {
    if (isListed(seat) && !context.leaderboard?.rankOf.has(index)) yield index;
  }
}

export function hostPlayerRow(room: Room, index: number, context: ViewContext): HostPlayerRow {
  const seat = at(room.seats, index) as Seat;
  const { score, accuracy } = standingOf(seat);
  const pending = Number(seat.pending !== null && isAnswerable(room, seat.pending.q));
  return {
    id: seat.id,
    name: seat.name,
    typedName: seat.typedName,
    character: seat.character,
    approval: seat.approval,
    connected: seat.connected,
    isOver: isOver(room, seat),
    attempt: seat.attempt,
    answered: finishedCount(room, seat) + pending,
    done: mostFinished(room, seat) + pending,
    responses: seat.responses.length,
    totalCorrect: seat.totalCorrect,
    // No accuracy yet if everything so far was a poll or an open question.
    accuracy: seat.possible === 0 && !seat.past?.length ? null : accuracy,
    ...firstTryAccuracy(room, (betterEarlierAttempt(seat) ?? seat).responses),
    score,
    rank: room.startedAt === null ? null : (context.leaderboard?.rankOf.get(index) ?? null),
    streak: seat.streak,
    attemptsAllowed: seat.attemptsAllowed ?? null,
    allowedUntil: seat.allowedUntil ?? null,
    outOfTime: !seat.isOver && isOutOfTime(room, seat),
    ...hostRowParts(room, index, seat),
  };
}

export function hostQuestionRow(room: Room, q: number, context: ViewContext): HostQuestionRow {
  const keyed = room.questions[q] as KeyedQuestion;
  const distribution = distributionOf(room, q, 'host');
  const { moderate, mark } = authorityOf(keyed.question.type).can;
  const correction = room.corrections?.[q];
  return {
    index: q,
    question: keyed.question,
    reveal: revealOf(keyed),
    distribution,
    hiddenTexts: moderate?.hidden((room.tallies[q] as Tally).counts) ?? [],
    withheldTexts:
      moderate && isTeacherPaced(room) && room.options.showAnswers !== 'never'
        ? moderate.withheld(distribution.spread, context.mayBeShown)
        : [],
    firstRight: firstTryCorrect(room)?.get(q) ?? null,
    ...(correction && { correction: { at: correction.at, isFullMarks: correction.fullMarks === true } }),
    ...(mark && { marking: markingOf(room, q) }),
  };
}

const knownFirstTries = new WeakMap<Room['seats'], ReadonlyMap<number, number>>();

/**
 * Number of players who answered correctly on the first try, by question. In a game that repeats missed
 * questions, nothing else shows what was hard. Null before the end; empty if nothing was repeated.
 */
function firstTryCorrect(room: Room): ReadonlyMap<number, number> | null {
  const { seats, state } = room;
  if (!isFinished(state)) return null;
  return memoized(knownFirstTries, seats, () => {
    const responses = [...seats].flat().flatMap((seat) => (isPlaying(seat) ? seat.responses : []));
    const right = new Map<number, number>();
    for (const { q, result } of firstTries(room, responses) ?? [])
      right.set(q, (right.get(q) ?? 0) + Number(result === 'correct'));
    return right;
  });
}

export function hostSlide(room: Room): HostSlide | null {
  const { slide } = room;
  if (!slide) return null;
  const { index, state, openedAt, deadline } = slide;
  const shown = state === 'reveal' || state === 'completed';
  return {
    index,
    total: room.questions.length,
    state,
    ...timing(room, openedAt, shown ? null : deadline),
    ...slideFigures(room, slide),
  };
}
