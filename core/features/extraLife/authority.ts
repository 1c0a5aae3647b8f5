// When a player is offered the extra life of the present attempt, and what has become of it (specification 2, section 4).

import { notActing } from '#core/authority/acting.ts';
import { type Decision, events, NOTHING, refused } from '#core/authority/decision.ts';
import { isOver } from '#core/authority/dueTimes.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { ByPlayer, OfSeat } from '#core/authority/origins.ts';
import type { StepContext } from '#core/authority/sample.ts';
import type { Feature, PlayerTurn } from '#core/authority/ruleSet.ts';
import { reopening } from '#core/authority/rules/attempts.ts';
import { questionIdOf } from '#core/authority/seats.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { toOtherDevices } from '#core/authority/tells.ts';
import { at } from '#core/collections/list.ts';
import { EXTRA_LIFE, type ExtraLifeState, offersExtraLife } from '#core/features/extraLife/extraLife.ts';
import { BEAT, isAttempt, isFinished } from '#core/room/phase.ts';

/** The extra life as it is offered for the question that was answered last. */
export interface LifeOffer {
  readonly q: number;
  /** Until when the player may take it, in ms of the server's clock; null without a timer. */
  readonly until: number | null;
  /** The streak that the answer has ended: who takes the offer has it again. */
  readonly streak: number;
}

interface ByExtraLife {
  /** Whether the question is asked by the extra life. */
  readonly byExtraLife?: true;
}

interface ExtraLifeTypes {
  readonly attempt: {
    /** While the player has to decide whether to take it; null where it is not offered. */
    readonly lifeOffer: LifeOffer | null;
  };
  readonly open: ByExtraLife;
  readonly response: ByExtraLife;
  /** Uses the extra life on the question that it is offered for, or does without it there. */
  readonly playerCommand: {
    readonly type: 'extraLife';
    readonly questionId: string;
    readonly use: boolean;
  } & ByPlayer;
  readonly event:
    | ({
        /** Behind the answer that it is offered for. */
        readonly type: 'extraLifeOffered';
        readonly at: number;
        readonly offer: LifeOffer;
      } & OfSeat)
    /** The player keeps it: the answer is final. */
    | ({ readonly type: 'extraLifeDeclined'; readonly at: number } & OfSeat);
  readonly refusal: 'response.OFFER_OVER';
}

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly extraLife: ExtraLifeTypes;
  }
}

export const extraLife: Feature<'extraLife'> = {
  version: 1,
  turn: 1,
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
    stands: (room, _index, seat) => openOffer(room, seat) !== null,
    holds: (_room, _index, seat) => seat.lifeOffer !== null,
    onNext(turn) {
      const offer = openOffer(turn.room, turn.seat);
      // A call that comes late or twice must not make the choice, but it may note that the time for it is over.
      return { stop: offer && isPast(offer, turn.now) ? events(...declining(turn)) : NOTHING };
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
    // The answer that ended the streak is taken back.
    opened: (seat, open) =>
      open.byExtraLife && seat.lifeOffer ? { lifeOffer: null, streak: seat.lifeOffer.streak } : {},
    answered: (seat) => (seat.lifeOffer ? { ...seat, lifeOffer: null } : seat),
    finished: (_room, seat) => (seat.lifeOffer ? { ...seat, lifeOffer: null } : seat),
    response: ({ open }, { asking }) =>
      asking !== undefined && open?.byExtraLife === true ? { byExtraLife: true } : {},
    afterAnswer: offering,
    // Also where its time is over: with more of it, the offer that stood open stands again.
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

function toldOfOffer({ seat }: { readonly seat: number }) {
  return {
    players: [toOtherDevices(seat)],
    soon: ['board'],
    host: { name: 'playerResponded' },
  } as const;
}

/** Uses the extra life on the question that it is offered for, or does without it there. The same wish twice is one. */
function decide(
  turn: PlayerTurn,
  { questionId, use }: { readonly questionId: string; readonly use: boolean },
): Decision {
  const { room, seat, now } = turn;
  const { open } = seat;
  if (use && open?.byExtraLife && questionIdOf(room, open.q) === questionId) return NOTHING;
  const offer = openOffer(room, seat);
  const isOffered = offer !== null && questionIdOf(room, offer.q) === questionId;
  // Whoever goes on has gone on already.
  if (!isOffered && !use) return NOTHING;
  const reason = notActing(room, seat, now);
  if (reason) return refused(reason);
  if (!isOffered || (use && isPast(offer, now, BEAT.networkAllowanceMs)))
    return refused('response.OFFER_OVER');
  if (!use) return events(...declining(turn));
  return events({ ...reopening(turn, offer.q), byExtraLife: true });
}

/** The player does without: the answer is final, and the last one ends the game. */
function declining({ room, seat, index, now, rules }: PlayerTurn): readonly RoomEvent[] {
  const declined: RoomEvent = { type: 'extraLifeDeclined', seat: index, at: now };
  return rules.hasNothingLeft(room, index, { ...seat, lifeOffer: null })
    ? [declined, ...rules.finishing(room, index, now)]
    : [declined];
}

/** What the player has to decide now; null where there is nothing. */
function openOffer(room: Room, seat: Seat): LifeOffer | null {
  return isFinished(room.state) || isOver(room, seat) ? null : seat.lifeOffer;
}

/** null where the game has none. */
function extraLifeOf(room: Room, { open, responses }: Seat): ExtraLifeState | null {
  if (!offersExtraLife(room)) return null;
  if (open?.byExtraLife) return 'inProgress';
  return responses.some(({ byExtraLife }) => byExtraLife) ? 'utilised' : 'available';
}

/**
 * The offer that follows from this response; none where it was not missed, or the question was asked before. `before`: the seat
 * as it was before it, `after`: as it is now. Robots take no offers: they are there to try the game out.
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

/** Whether the time to decide is over; `graceMs`: what a decision may be late by. */
function isPast({ until }: LifeOffer, now: number, graceMs = 0): boolean {
  return until !== null && now >= until + graceMs;
}

/** The id of the question that the player answered last: the one that an extra life may be offered for. */
function lastAnswered({ game: { room }, playerId }: StepContext): string {
  const q = room.seats
    .flat()
    .find(({ id }) => id === playerId)
    ?.responses.at(-1)?.q;
  return room.questions[q ?? -1]?.question.id ?? 'x';
}
