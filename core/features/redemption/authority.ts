// Which wrong answers a player can make up for now: after each segment, once each (specification 2, section 4 "Redemption").

import { seenIn } from '#core/authority/asked.ts';
import { countingBefore, isCounting } from '#core/authority/askings.ts';
import { events, NOTHING, refused } from '#core/authority/decision.ts';
import { isOver } from '#core/authority/dueTimes.ts';
import { askedInAttempt, orderOf } from '#core/authority/order/draw.ts';
import { answeredCount } from '#core/authority/order/once.ts';
import type { OfSeat } from '#core/authority/origins.ts';
import type { Choice, Feature } from '#core/authority/ruleSet.ts';
import { reopening } from '#core/authority/rules/attempts.ts';
import { questionIdOf } from '#core/authority/seats.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { tellsNobody } from '#core/authority/tells.ts';
import { at } from '#core/collections/list.ts';
import { offersExtraLife } from '#core/features/extraLife/extraLife.ts';
import { endsSegment, offersRedemption } from '#core/features/redemption/redemption.ts';
import type { SecondChance } from '#core/features/redemption/index.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';
import { isAttempt, isFinished } from '#core/room/phase.ts';

interface RedemptionTypes {
  readonly attempt: {
    /** Index among the responses from which on wrong answers can still be made up for by second chances. */
    readonly redeemableFrom: number;
  };
  readonly opening: {
    /** With an id one of the second chances that stand open; with null none of them. */
    readonly redemptionId?: string | null | undefined;
  };
  /** The player goes on without the second chances that are left. */
  readonly event: { readonly type: 'redemptionDeclined' } & OfSeat;
}

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly redemption: RedemptionTypes;
  }
}

/** What can be made up for after questions that were left for later are asked: nothing. */
const NOTHING_REDEEMABLE = Number.MAX_SAFE_INTEGER;

const choice: Choice = {
  stands: (room, _index, seat) => secondChances(room, seat).length > 0,
  holds: (room, _index, seat) => secondChances(room, seat).length > 0,
  byRobot: (playerId) => ({ type: 'openQuestion', playerId, redemptionId: null }),
  isAsked: ({ redemptionId }) => typeof redemptionId === 'string',
  onNext(turn, { redemptionId }) {
    const { room, seat, index } = turn;
    if (typeof redemptionId === 'string') {
      const chosen = secondChances(room, seat).find((q) => questionIdOf(room, q) === redemptionId);
      return {
        stop: chosen === undefined ? refused('response.WRONG_QUESTION') : events(reopening(turn, chosen)),
      };
    }
    // A call that comes late or twice must not make the choice.
    if (redemptionId === undefined) return { stop: NOTHING };
    return { first: [{ type: 'redemptionDeclined', seat: index }] };
  },
};

export const redemption: Feature<'redemption'> = {
  version: 1,
  turn: 3,
  fresh: { attempt: { redeemableFrom: 0 } },
  evolve: {
    redemptionDeclined(room, { seat: index }, rules) {
      const seat = at(room.seats, index) as Seat;
      return rules.withSeat(room, index, { ...seat, redeemableFrom: seat.responses.length });
    },
  },
  tells: { redemptionDeclined: tellsNobody },
  views: {
    choice: (room, index, seat) => ({ secondChances: chancesFor(room, index, seat) }),
    hostRow: (room, _index, seat) => ({
      atSecondChances:
        offersAnother(room) &&
        !isFinished(room.state) &&
        !isOver(room, seat) &&
        (seat.open?.asking !== undefined || seat.lifeOffer !== null || secondChances(room, seat).length > 0),
    }),
  },
  choice,
  hooks: {
    opened: ({ later }, { q }) =>
      later?.some((waiting) => waiting.q === q) ? { redeemableFrom: NOTHING_REDEEMABLE } : {},
    mayAskAgain,
    askings: (room) => ({ each: Number(offersRedemption(room)) }),
  },
  sample: {
    /** One of the second chances, or none of them. */
    opening({ game, playerId, what }) {
      const chances = game.viewOf(playerId)?.slide?.secondChances ?? [];
      if (chances.length === 0 || what % 5 === 0) return null;
      const chance = what % 2 === 0 ? chances[what % chances.length] : undefined;
      return { redemptionId: chance?.questionId ?? null };
    },
    options: { redemption: ['yes', 'no'] },
  },
};

/** The questions of them, as indexes in the author's order, the first answered first. */
export function secondChances(room: Room, seat: Seat): readonly number[] {
  if (!offersRedemption(room) || isFinished(room.state) || seat.open || isOver(room, seat)) return [];
  const met = answeredCount(seat) - seenIn(room, seat) + (seat.later?.length ?? 0);
  if (!endsSegment(met, askedInAttempt(room))) return [];
  const taken = new Set(seat.responses.filter(isRedemption).map(({ q }) => q));
  const again = seat.responses.find((response) => response.byExtraLife && isCounting(response));
  return seat.responses
    .slice(seat.redeemableFrom)
    .filter((response) => response === again || response.q !== again?.q)
    .flatMap((response) => (isWrong(response) && !taken.has(response.q) ? response.q : []));
}

/** What the player can choose from now; the index is the place in the player's own order. */
function chancesFor(room: Room, seatIndex: number, seat: Seat): readonly SecondChance[] {
  // First what has to be decided before.
  const chances = seat.lifeOffer ? [] : secondChances(room, seat);
  if (chances.length === 0) return [];
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

/** Whether a question can be asked once more at all. */
function offersAnother(room: Room): boolean {
  return offersRedemption(room) || offersExtraLife(room);
}

/** Whether it is a second chance that was taken. */
function isRedemption({ asking, byExtraLife }: Response): boolean {
  return asking !== undefined && !byExtraLife;
}

function mayAskAgain(room: Room, seat: Seat, response: Response): boolean {
  if (!offersRedemption(room) || isRedemption(response)) return false;
  // An extra life that came to nothing leaves the answer before it.
  const stands = isCounting(response) ? response : countingBefore(seat, response);
  if (!stands || !isWrong(stands)) return false;
  const place = seat.responses.indexOf(stands);
  return (
    place >= seat.redeemableFrom &&
    !seat.responses.some((other) => other.q === response.q && isRedemption(other))
  );
}

/** Wrongly answered, not let pass or out of time. */
function isWrong({ state, result }: Response): boolean {
  return isAttempt(state) && result === 'incorrect';
}
