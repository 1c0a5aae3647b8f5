// A running game that becomes a mastery game (specification 2, section 4 "Mastery mode can be turned on for an existing game").

import { asks } from '#core/authority/asked.ts';
import { countingResponses } from '#core/authority/askings.ts';
import { controlsOf } from '#core/authority/controls.ts';
import { events, refused } from '#core/authority/decision.ts';
import { isOutOfTime } from '#core/authority/dueTimes.ts';
import { askedInAttempt, orderOf } from '#core/authority/order/draw.ts';
import { comesAgain } from '#core/authority/order/order.ts';
import type { AtHost, ByHost } from '#core/authority/origins.ts';
import type { Feature } from '#core/authority/ruleSet.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { toAll, WHOLE_VIEW } from '#core/authority/tells.ts';
import { mapped } from '#core/collections/list.ts';
import { type Reattempts, REATTEMPTS } from '#core/features/mastery/mastery.ts';
import { offersReview } from '#core/features/review/review.ts';
import { untilMastered } from '#core/features/mastery/authorityOrder.ts';
import { asksUntilRight, modeOf } from '#core/modes/registry.ts';
import { isAttempt } from '#core/room/phase.ts';
import { tellsResults } from '#core/room/results.ts';

interface MasteryTypes {
  readonly attempt: {
    /** The questions that are not over, in the order in which they come, the open one too; null before the first answer. */
    readonly queue: readonly number[] | null;
  };
  /** Makes a mastery game of one that runs. */
  readonly hostCommand: { readonly type: 'turnOnMastery'; readonly reattempts: Reattempts } & ByHost;
  readonly event: { readonly type: 'masteryTurnedOn'; readonly reattempts: Reattempts } & AtHost;
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
        ? events({ type: 'masteryTurnedOn', reattempts, commandId, at: now })
        : refused('room.WRONG_STATE'),
  },
  evolve: { masteryTurnedOn: (room, { reattempts }) => withMastery(room, reattempts) },
  tells: {
    // Who was over has no summary any more, and plays on.
    masteryTurnedOn: () => ({
      players: [{ ...toAll('updateGameOptions', ...WHOLE_VIEW), exact: true }],
      host: { name: 'updateGameOptions', atOnce: true, seats: 'all' },
    }),
  },
  views: { me: (room, _index, seat) => ({ hasMastered: tellsResults(room) && hasMastered(room, seat) }) },
  orders: { untilMastered },
  hooks: {
    controls: (room) =>
      (room.state === 'running' || room.state === 'paused') && turnsToMastery(room) ? ['turnOnMastery'] : [],
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

/** Whether the game is over for the seat with every question right, or without a right answer. */
function hasMastered(room: Room, { isOver, responses }: Seat): boolean {
  if (!asksUntilRight(room) || !isOver) return false;
  const counting = [...countingResponses(responses).values()].filter(({ q }) => asks(room, q));
  const isDone = ({ state, result }: Response): boolean =>
    isAttempt(state) && (result === 'correct' || result === 'none');
  return counting.length === askedInAttempt(room) && counting.every(isDone);
}

/** Whether the host can still choose it: players are under way at an own pace, each for oneself, and not looking over what they hand in. */
function turnsToMastery(room: Room): boolean {
  return !asksUntilRight(room) && room.playMode !== 'solo' && !offersReview(room);
}

/** The room as a mastery game: what was missed so far comes again to everybody, also to who was over. */
function withMastery(room: Room, masteryReattempts: Reattempts): Room {
  const type = 'mastery_mode';
  const options = { ...room.options, masteryReattempts };
  const changed: Room = {
    ...room,
    type,
    options: { ...options, ...modeOf({ type }).normalize?.(options) },
  };
  return { ...changed, seats: mapped(room.seats, (seat, index) => requeued(changed, index, seat)) };
}

/** First what the seat has not met, then what it missed, at last what it left for later. */
function requeued(room: Room, seatIndex: number, seat: Seat): Seat {
  const given = countingResponses(seat.responses);
  const waiting = new Set((seat.later ?? []).map(({ q }) => q));
  const order = orderOf(room, seatIndex);
  const isMissed = (q: number): boolean => {
    const response = given.get(q);
    return response !== undefined && comesAgain(room, response);
  };
  const queue = [
    ...order.filter((q) => !given.has(q) && !waiting.has(q)),
    ...order.filter(isMissed),
    ...waiting,
  ];
  const playsOn = queue.length > 0 && isPlaying(seat) && !isOutOfTime(room, seat);
  return { ...seat, queue, lifeOffer: null, isOver: seat.isOver && !playsOn };
}
