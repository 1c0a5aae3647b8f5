// Extra life: when it is offered in an attempt, and what becomes of it (specification 2, section 4).

import { streaksOf } from '#core/authority/countResponse.ts';
import { whyCannotAct } from '#core/authority/refusals.ts';
import { type Decision, accepted, NOTHING, refused } from '#core/authority/decision.ts';
import { isOver } from '#core/authority/dueTimes.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { ByPlayer, SeatEvent } from '#core/authority/origins.ts';
import type { StepContext } from '#core/authority/sample.ts';
import type { Feature, PlayerTurn } from '#core/authority/ruleSet.ts';
import { questionOpening } from '#core/authority/rules/attempts.ts';
import { questionIdOf } from '#core/authority/seats.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { toOtherDevices } from '#core/authority/announcements.ts';
import { at } from '#core/collections/list.ts';
import { EXTRA_LIFE, type ExtraLifeState, offersExtraLife } from '#core/features/extraLife/extraLife.ts';
import { ROOM_TIMING, isAttempt, isFinished } from '#core/room/phase.ts';

/** An extra life offered for the last answered question. */
export interface LifeOffer {
  readonly q: number;
  /** Until when the player may take it, in ms on the server's clock; null without a timer. */
  readonly until: number | null;
  /** The streak that the answer ended, restored if the player takes the offer. */
  readonly streak: number;
}

interface ByExtraLife {
  /** True if the question is asked because of the extra life. */
  readonly byExtraLife?: true;
}

interface ExtraLifeTypes {
  readonly attempt: {
    /** The offer the player has to decide on; null if there is none. */
    readonly lifeOffer: LifeOffer | null;
  };
  readonly open: ByExtraLife;
  readonly response: ByExtraLife;
  /** Uses the extra life on the offered question, or declines. */
  readonly playerCommand: {
    readonly type: 'extraLife';
    readonly questionId: string;
    readonly use: boolean;
  } & ByPlayer;
  readonly event:
    | ({
        /** Follows the answer it is offered for. */
        readonly type: 'extraLifeOffered';
        readonly at: number;
        readonly offer: LifeOffer;
      } & SeatEvent)
    /** The player keeps the extra life, and the answer is final. */
    | ({ readonly type: 'extraLifeDeclined'; readonly at: number } & SeatEvent);
  readonly refusal: 'response.OFFER_OVER';
}

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly extraLife: ExtraLifeTypes;
  }
}

export const extraLife: Feature<'extraLife'> = {
  version: 1,
  priority: 1,
  fresh: { attempt: { lifeOffer: null } },
  playerCommands: { extraLife: decide },
  evolve: {
    extraLifeOffered: (room, { seat, offer }, rules) =>
      rules.withSeat(room, seat, { ...(at(room.seats, seat) as Seat), lifeOffer: offer }),
    extraLifeDeclined: (room, { seat }, rules) =>
      rules.withSeat(room, seat, { ...(at(room.seats, seat) as Seat), lifeOffer: null }),
  },
  tells: { extraLifeOffered: toldOfOffer, extraLifeDeclined: toldOfOffer },
  views: {
    me: (room, _index, seat) => ({ extraLife: extraLifeOf(room, seat) }),
    slide: (_room, { open }, { response }) => ({
      byExtraLife: (open ?? response)?.byExtraLife === true,
    }),
    summaryItem: (response) => ({ byExtraLife: response?.byExtraLife === true }),
    choice(room, _index, seat) {
      const offer = openOffer(room, seat);
      return { lifeOffer: offer && { until: room.pausedAt === null ? offer.until : null } };
    },
    reportResponse: ({ byExtraLife }) => ({ byExtraLife: byExtraLife === true }),
  },
  choice: {
    isPending: (room, _index, seat) => openOffer(room, seat) !== null,
    keepsAttemptOpen: (_room, _index, seat) => seat.lifeOffer !== null,
    onNext(turn) {
      const offer = openOffer(turn.room, turn.seat);
      // A late or repeated command must not make the choice, but it may record that the time for it is over.
      return { stop: offer && isPast(offer, turn.now) ? accepted(...declining(turn)) : NOTHING };
    },
  },
  hooks: {
    shifted: (seat, by) =>
      seat.lifeOffer
        ? {
            ...seat,
            lifeOffer: { ...seat.lifeOffer, until: seat.lifeOffer.until && seat.lifeOffer.until + by },
          }
        : seat,
    // Takes back the answer that ended the streak.
    opened: (seat, open) =>
      open.byExtraLife && seat.lifeOffer ? { lifeOffer: null, streak: seat.lifeOffer.streak } : {},
    beforeRejudging: (seat, { q, byExtraLife }) =>
      byExtraLife ? { ...seat, streak: streakBefore(seat, q) } : seat,
    // What turned out to be correct needs no extra life.
    corrected: (_room, _before, seat) =>
      seat.lifeOffer && seat.responses.at(-1)?.result !== 'incorrect' ? { ...seat, lifeOffer: null } : seat,
    answered: (seat) => (seat.lifeOffer ? { ...seat, lifeOffer: null } : seat),
    finished: (_room, seat) => (seat.lifeOffer ? { ...seat, lifeOffer: null } : seat),
    response: ({ open }, { asking }) =>
      asking !== undefined && open?.byExtraLife === true ? { byExtraLife: true } : {},
    afterAnswer: offering,
    // Even after its time is over: if the player gets more time, the offer is open again.
    mayAskAgain: (_room, seat, response) => seat.lifeOffer?.q === response.q,
    askings: (room) => ({ inAll: Number(offersExtraLife(room)) }),
  },
  sample: {
    player: {
      extraLife: (context) => ({
        type: 'extraLife',
        playerId: context.playerId,
        questionId: lastAnswered(context),
        use: context.what % 3 > 0,
      }),
    },
    busy: ['extraLife'],
    options: { extraLife: ['enabled', 'enabled', 'disabled'] },
  },
};

/** Returns the streak before the question was first answered. */
function streakBefore({ responses }: Seat, q: number): number {
  return streaksOf(
    responses.slice(
      0,
      responses.findIndex((response) => response.q === q),
    ),
  ).streak;
}

function toldOfOffer({ seat }: { readonly seat: number }) {
  return {
    players: [toOtherDevices(seat)],
    soon: ['board'],
    host: { name: 'playerResponded' },
  } as const;
}

/** Uses the extra life on the offered question, or declines. Repeating the same decision does nothing. */
function decide(
  turn: PlayerTurn,
  { questionId, use }: { readonly questionId: string; readonly use: boolean },
): Decision {
  const { room, seat, now } = turn;
  const { open } = seat;
  if (use && open?.byExtraLife && questionIdOf(room, open.q) === questionId) return NOTHING;
  const offer = openOffer(room, seat);
  const isOffered = offer !== null && questionIdOf(room, offer.q) === questionId;
  // Declining has no effect if the player has already continued.
  if (!isOffered && !use) return NOTHING;
  const reason = whyCannotAct(room, seat, now);
  if (reason) return refused(reason);
  if (!isOffered || (use && isPast(offer, now, ROOM_TIMING.networkAllowanceMs)))
    return refused('response.OFFER_OVER');
  if (!use) return accepted(...declining(turn));
  return accepted({ ...questionOpening(turn, offer.q), byExtraLife: true });
}

/** Declines the offer: the answer becomes final, and the last one ends the game. */
function declining({ room, seat, index, now, rules }: PlayerTurn): readonly RoomEvent[] {
  const declined: RoomEvent = { type: 'extraLifeDeclined', seat: index, at: now };
  return rules.hasNothingLeft(room, index, { ...seat, lifeOffer: null })
    ? [declined, ...rules.finishing(room, index, now)]
    : [declined];
}

/** Returns the offer the player has to decide on; null if there is none. */
function openOffer(room: Room, seat: Seat): LifeOffer | null {
  return isFinished(room.state) || isOver(room, seat) ? null : seat.lifeOffer;
}

/** null if the game has no extra life. */
function extraLifeOf(room: Room, { open, responses }: Seat): ExtraLifeState | null {
  if (!offersExtraLife(room)) return null;
  if (open?.byExtraLife) return 'inProgress';
  return responses.some(({ byExtraLife }) => byExtraLife) ? 'utilised' : 'available';
}

/**
 * Returns the offer that follows this response; none if it wasn't a miss or the question was asked before.
 * `before` and `after` are the seat before and after the response. Bots get no offers, because they are only
 * there to try the game out.
 */
function offering(
  room: Room,
  seatIndex: number,
  before: Seat,
  after: Seat,
  { q, state, result, asking, at: now }: Response,
): readonly RoomEvent[] {
  const missed = result === 'incorrect' && (isAttempt(state) || state === 'timedOut');
  if (!missed || asking || after.open || after.robot !== undefined) return [];
  if (extraLifeOf(room, after) !== 'available') return [];
  const until = room.options.timer === 'off' ? null : now + EXTRA_LIFE.offerMs;
  return [{ type: 'extraLifeOffered', seat: seatIndex, at: now, offer: { q, until, streak: before.streak } }];
}

/** True if the time to decide is over; `graceMs` is how late a decision may be. */
function isPast({ until }: LifeOffer, now: number, graceMs = 0): boolean {
  return until !== null && now >= until + graceMs;
}

/** Returns the id of the player's last answered question, which an extra life may be offered for. */
function lastAnswered({ game: { room }, playerId }: StepContext): string {
  const q = room.seats
    .flat()
    .find(({ id }) => id === playerId)
    ?.responses.at(-1)?.q;
  return room.questions[q ?? -1]?.question.id ?? 'x';
}
