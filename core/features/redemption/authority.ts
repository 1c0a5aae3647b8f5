// Second chances: which wrong answers a player can retry now, once each after every segment (specification 2,
// section 4 "Redemption").

import { slidesSeen } from '#core/authority/answerable.ts';
import { replacedResponse, isCounted } from '#core/authority/countedResponses.ts';
import { accepted, NOTHING, refused } from '#core/authority/decision.ts';
import { isOver } from '#core/authority/dueTimes.ts';
import { askedInAttempt, orderOf } from '#core/authority/order/draw.ts';
import { answeredCount } from '#core/authority/order/askOnce.ts';
import type { SeatEvent } from '#core/authority/origins.ts';
import type { Choice, Feature } from '#core/authority/ruleSet.ts';
import { questionOpening } from '#core/authority/rules/attempts.ts';
import { questionIdOf } from '#core/authority/seats.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { announceNothing } from '#core/authority/announcements.ts';
import { at } from '#core/collections/list.ts';
import { offersExtraLife } from '#core/features/extraLife/extraLife.ts';
import { endsSegment, offersRedemption } from '#core/features/redemption/redemption.ts';
import type { SecondChance } from '#core/features/redemption/index.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';
import { isAttempt, isFinished } from '#core/room/phase.ts';

interface RedemptionTypes {
  readonly attempt: {
    /** Index of the first response that second chances still cover. */
    readonly redeemableFrom: number;
  };
  readonly opening: {
    /** An id opens that second chance; null declines all of them. */
    readonly redemptionId?: string | null | undefined;
  };
  /** The player continues without the remaining second chances. */
  readonly event: { readonly type: 'redemptionDeclined' } & SeatEvent;
}

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly redemption: RedemptionTypes;
  }
}

/** Once postponed questions are being asked, nothing can be redeemed anymore. */
const NOTHING_REDEEMABLE = Number.MAX_SAFE_INTEGER;

const choice: Choice = {
  isPending: (room, _index, seat) => secondChances(room, seat).length > 0,
  keepsAttemptOpen: (room, _index, seat) => secondChances(room, seat).length > 0,
  botCommand: (playerId) => ({ type: 'openQuestion', playerId, redemptionId: null }),
  isAsked: ({ redemptionId }) => typeof redemptionId === 'string',
  onNext(turn, { redemptionId }) {
    const { room, seat, index } = turn;
    if (typeof redemptionId === 'string') {
      const chosen = secondChances(room, seat).find((q) => questionIdOf(room, q) === redemptionId);
      return {
        stop:
          chosen === undefined ? refused('response.WRONG_QUESTION') : accepted(questionOpening(turn, chosen)),
      };
    }
    // A late or repeated command must not make the choice.
    if (redemptionId === undefined) return { stop: NOTHING };
    return { first: [{ type: 'redemptionDeclined', seat: index }] };
  },
};

export const redemption: Feature<'redemption'> = {
  version: 1,
  priority: 3,
  fresh: { attempt: { redeemableFrom: 0 } },
  evolve: {
    redemptionDeclined(room, { seat: index }, rules) {
      const seat = at(room.seats, index) as Seat;
      return rules.withSeat(room, index, { ...seat, redeemableFrom: seat.responses.length });
    },
  },
  tells: { redemptionDeclined: announceNothing },
  views: {
    choice: (room, index, seat) => ({ secondChances: chancesFor(room, index, seat) }),
    hostRow: (room, _index, seat) => ({
      atSecondChances:
        hasMoreChances(room) &&
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
    /** Takes one of the second chances, or declines them. */
    opening({ game, playerId, what }) {
      const chances = game.viewOf(playerId)?.slide?.secondChances ?? [];
      if (chances.length === 0 || what % 5 === 0) return null;
      const chance = what % 2 === 0 ? chances[what % chances.length] : undefined;
      return { redemptionId: chance?.questionId ?? null };
    },
    options: { redemption: ['yes', 'no'] },
  },
};

/** Returns the second chances as question indexes, in the order they were answered. */
export function secondChances(room: Room, seat: Seat): readonly number[] {
  if (!offersRedemption(room) || isFinished(room.state) || seat.open || isOver(room, seat)) return [];
  const met = answeredCount(seat) - slidesSeen(room, seat) + (seat.later?.length ?? 0);
  if (!endsSegment(met, askedInAttempt(room))) return [];
  const taken = new Set(seat.responses.filter(isRedemption).map(({ q }) => q));
  const again = seat.responses.find((response) => response.byExtraLife && isCounted(response));
  return seat.responses
    .slice(seat.redeemableFrom)
    .filter((response) => response === again || response.q !== again?.q)
    .flatMap((response) => (isWrong(response) && !taken.has(response.q) ? response.q : []));
}

/** Returns the second chances the player can choose now; `index` is the place in the player's own order. */
function chancesFor(room: Room, seatIndex: number, seat: Seat): readonly SecondChance[] {
  // The extra life has to be decided first.
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

/** True if any question can be asked again in this game. */
function hasMoreChances(room: Room): boolean {
  return offersRedemption(room) || offersExtraLife(room);
}

/** True if the response is a second chance that was taken. */
function isRedemption({ asking, byExtraLife }: Response): boolean {
  return asking !== undefined && !byExtraLife;
}

function mayAskAgain(room: Room, seat: Seat, response: Response): boolean {
  if (!offersRedemption(room) || isRedemption(response)) return false;
  // A failed extra life leaves the earlier answer in place.
  const stands = isCounted(response) ? response : replacedResponse(seat, response);
  if (!stands || !isWrong(stands)) return false;
  const place = seat.responses.indexOf(stands);
  return (
    place >= seat.redeemableFrom &&
    !seat.responses.some((other) => other.q === response.q && isRedemption(other))
  );
}

/** True if it was answered incorrectly, rather than skipped or timed out. */
function isWrong({ state, result }: Response): boolean {
  return isAttempt(state) && result === 'incorrect';
}
