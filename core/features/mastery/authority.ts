// Mastery: turns a running game into a mastery game (specification 2, section 4 "Mastery mode can be turned
// on for an existing game").

import { isAnswerable } from '#core/authority/answerable.ts';
import { countedResponses } from '#core/authority/countedResponses.ts';
import { controlsOf } from '#core/authority/controls.ts';
import { accepted, refused } from '#core/authority/decision.ts';
import { isOutOfTime } from '#core/authority/dueTimes.ts';
import { askedInAttempt, orderOf } from '#core/authority/order/draw.ts';
import { willRepeat } from '#core/authority/order/order.ts';
import type { CausedByHost, ByHost } from '#core/authority/origins.ts';
import type { Feature } from '#core/authority/ruleSet.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { toAll, WHOLE_VIEW } from '#core/authority/announcements.ts';
import { mapped } from '#core/collections/list.ts';
import { type Reattempts, REATTEMPTS } from '#core/features/mastery/mastery.ts';
import { offersReview } from '#core/features/review/review.ts';
import { queueAfterCorrection, untilMastered } from '#core/features/mastery/authorityOrder.ts';
import { asksUntilRight, modeOf } from '#core/modes/registry.ts';
import { isAttempt } from '#core/room/phase.ts';
import { showsResults } from '#core/room/results.ts';

interface MasteryTypes {
  readonly attempt: {
    /** Unfinished questions in the order they come, including the open one; null before the first answer. */
    readonly queue: readonly number[] | null;
  };
  /** Turns the running game into a mastery game. */
  readonly hostCommand: { readonly type: 'turnOnMastery'; readonly reattempts: Reattempts } & ByHost;
  readonly event: { readonly type: 'masteryTurnedOn'; readonly reattempts: Reattempts } & CausedByHost;
}

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly mastery: MasteryTypes;
  }
}

export const mastery: Feature<'mastery'> = {
  version: 1,
  fresh: { attempt: { queue: null } },
  hostCommands: {
    turnOnMastery: ({ room, now, rules }, { reattempts, commandId }) =>
      controlsOf(room, rules).includes('turnOnMastery')
        ? accepted({ type: 'masteryTurnedOn', reattempts, commandId, at: now })
        : refused('room.WRONG_STATE'),
  },
  evolve: { masteryTurnedOn: (room, { reattempts }) => withMastery(room, reattempts) },
  tells: {
    // Players who had finished lose their summary and continue.
    masteryTurnedOn: () => ({
      players: [{ ...toAll('updateGameOptions', ...WHOLE_VIEW), exact: true }],
      host: { name: 'updateGameOptions', immediate: true, seats: 'all' },
    }),
  },
  views: { me: (room, _index, seat) => ({ hasMastered: showsResults(room) && hasMastered(room, seat) }) },
  orders: { untilMastered },
  hooks: {
    corrected: (room, _before, seat) => (asksUntilRight(room) ? queueAfterCorrection(room, seat) : seat),
    controls: (room) =>
      (room.state === 'running' || room.state === 'paused') && canTurnOnMastery(room)
        ? ['turnOnMastery']
        : [],
  },
  sample: {
    host: {
      turnOnMastery: ({ commandId, what }) => ({
        type: 'turnOnMastery',
        commandId,
        reattempts: REATTEMPTS[what % REATTEMPTS.length] ?? 'unlimited',
      }),
    },
    options: { masteryReattempts: REATTEMPTS },
  },
};

/** True if the seat has finished with every question correct, apart from those without a correct answer. */
function hasMastered(room: Room, { isOver, responses }: Seat): boolean {
  if (!asksUntilRight(room) || !isOver) return false;
  const counting = [...countedResponses(responses).values()].filter(({ q }) => isAnswerable(room, q));
  const isDone = ({ state, result }: Response): boolean =>
    isAttempt(state) && (result === 'correct' || result === 'none');
  return counting.length === askedInAttempt(room) && counting.every(isDone);
}

/**
 * True if the host can still turn on mastery. Not in solo games, or if answers are reviewed before
 * submission.
 */
function canTurnOnMastery(room: Room): boolean {
  return !asksUntilRight(room) && room.playMode !== 'solo' && !offersReview(room);
}

/**
 * Returns the room as a mastery game. Missed questions come back for everyone, including players who had
 * finished.
 */
function withMastery(room: Room, masteryReattempts: Reattempts): Room {
  const type = 'mastery_mode';
  const options = { ...room.options, masteryReattempts };
  const changed: Room = {
    ...room,
    type,
    options: { ...options, ...modeOf({ type }).normalize?.(options) },
  };
  return { ...changed, seats: mapped(room.seats, (seat, index) => withMasteryQueue(changed, index, seat)) };
}

/**
 * Orders the queue: first the questions the seat hasn't met, then those it missed, then those it postponed.
 */
function withMasteryQueue(room: Room, seatIndex: number, seat: Seat): Seat {
  const given = countedResponses(seat.responses);
  const waiting = new Set((seat.later ?? []).map(({ q }) => q));
  const order = orderOf(room, seatIndex);
  const isMissed = (q: number): boolean => {
    const response = given.get(q);
    return response !== undefined && willRepeat(room, response);
  };
  const queue = [
    ...order.filter((q) => !given.has(q) && !waiting.has(q)),
    ...order.filter(isMissed),
    ...waiting,
  ];
  const playsOn = queue.length > 0 && isPlaying(seat) && !isOutOfTime(room, seat);
  return { ...seat, queue, lifeOffer: null, isOver: seat.isOver && !playsOn };
}
