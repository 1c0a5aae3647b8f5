// Raised hands: a player asks for the teacher, who sees them in the order in which they were raised.

import { finishedReason } from '#core/authority/acting.ts';
import { type Decision, events, NOTHING, refused } from '#core/authority/decision.ts';
import type { ByHost, ByPlayer, OfSeat } from '#core/authority/origins.ts';
import type { Feature, HostTurn, PlayerTurn } from '#core/authority/ruleSet.ts';
import { isPlaying, seatIndexOf } from '#core/authority/seats.ts';
import type { Room } from '#core/authority/state.ts';
import { toAll } from '#core/authority/tells.ts';
import { memoized } from '#core/collections/memoized.ts';
import { isFinished } from '#core/room/phase.ts';

export interface Hand {
  /** Seat index. */
  readonly seat: number;
  /** Rises from hand to hand of a room. */
  readonly ticket: number;
}

interface HandsTypes {
  readonly room: {
    /** Raised hands, the first one first. */
    readonly hands: readonly Hand[];
  };
  readonly playerCommand: { readonly type: 'raiseHand'; readonly raised: boolean } & ByPlayer;
  /** Without a player: every hand. */
  readonly hostCommand: { readonly type: 'lowerHand'; readonly playerId: string | null } & ByHost;
  readonly event:
    | ({ readonly type: 'handRaised' } & OfSeat)
    /** By the player, or by the host. */
    | ({ readonly type: 'handLowered'; readonly commandId: string | null } & OfSeat)
    | { readonly type: 'handsLowered'; readonly commandId: string };
}

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly hands: HandsTypes;
  }
}

export const hands: Feature<'hands'> = {
  version: 1,
  fresh: { room: { hands: [] } },
  playerCommands: { raiseHand },
  hostCommands: { lowerHand },
  evolve: {
    handRaised: (room, { seat }) => ({ ...room, hands: [...room.hands, { seat, ticket: room.seq + 1 }] }),
    handLowered: (room, { seat }) => ({ ...room, hands: withoutHand(room.hands, seat) }),
    handsLowered: (room) => ({ ...room, hands: [] }),
  },
  tells: {
    handRaised: ({ seat }) => ({ players: [toldOfHand([seat])], host: { name: 'raiseHand' } }),
    handLowered: ({ seat }, { room }) => ({
      players: [toldOfHand([seat])],
      soonToSeats: comeForward(room),
      host: { name: 'raiseHand' },
    }),
    handsLowered(_event, { before }) {
      const seats = before.hands.map(({ seat }) => seat);
      return { players: [toldOfHand(seats)], host: { name: 'raiseHand', seats } };
    },
  },
  views: {
    me: (room, index) => ({ hand: handOf(room, index) || null }),
    hostRow: (room, index) => ({ hand: room.hands[handOf(room, index) - 1]?.ticket ?? null }),
  },
  alsoTells: {
    playerRemoved: (_event, { room }) => ({ soonToSeats: comeForward(room) }),
    optionsChanged: (_event, { room, before }) =>
      room.hands === before.hands
        ? {}
        : { host: { name: 'raiseHand', seats: before.hands.map(({ seat }) => seat) } },
  },
  hooks: {
    removing: (room, seat) => ({ ...room, hands: withoutHand(room.hands, seat) }),
    ended: (room) => ({ ...room, hands: [] }),
    // What can't be raised any more does not stay up.
    optionsChanged: (room) =>
      room.options.raiseHands || room.hands.length === 0 ? room : { ...room, hands: [] },
  },
  sample: {
    player: {
      raiseHand: ({ playerId, what }) => ({ type: 'raiseHand', playerId, raised: what % 3 !== 0 }),
    },
    host: {
      lowerHand: ({ commandId, playerId, what }) => ({
        type: 'lowerHand',
        commandId,
        playerId: what % 3 === 0 ? null : playerId,
      }),
    },
    options: { raiseHands: [true, false] },
  },
};

function toldOfHand(seats: readonly number[]) {
  return { ...toAll('raiseHand', 'me'), seats };
}

/** Those behind a hand that is gone. */
function comeForward({ hands: raised }: Room) {
  return { name: 'raiseHand', seats: raised.map(({ seat }) => seat) } as const;
}

function withoutHand(raised: Room['hands'], seat: number): Room['hands'] {
  return raised.some((hand) => hand.seat === seat) ? raised.filter((hand) => hand.seat !== seat) : raised;
}

/** Many views of one moment ask for the same: kept beside the hands, which never change. */
const places = new WeakMap<Room['hands'], ReadonlyMap<number, number>>();

/** Place of the seat's hand among the raised ones, 1-based; 0 where it is not raised. */
export function handOf({ hands: raised }: Room, seatIndex: number): number {
  const placeOf = memoized(places, raised, () => new Map(raised.map(({ seat }, index) => [seat, index + 1])));
  return placeOf.get(seatIndex) ?? 0;
}

/** In any moment of an open live game, also for who is over: the teacher is there to see it. */
function raiseHand({ room, seat, index }: PlayerTurn, { raised }: { readonly raised: boolean }): Decision {
  const isUp = handOf(room, index) > 0;
  if (raised === isUp) return NOTHING;
  if (!raised) return events({ type: 'handLowered', seat: index, commandId: null });
  if (!isPlaying(seat)) return refused('player.NOT_APPROVED');
  if (isFinished(room.state)) return refused(finishedReason(room));
  if (room.playMode !== 'live' || !room.options.raiseHands) return refused('room.WRONG_STATE');
  return events({ type: 'handRaised', seat: index });
}

function lowerHand(
  { room }: HostTurn,
  { playerId, commandId }: { readonly playerId: string | null; readonly commandId: string },
): Decision {
  if (playerId === null) return room.hands.length > 0 ? events({ type: 'handsLowered', commandId }) : NOTHING;
  const seat = seatIndexOf(room, playerId);
  if (seat < 0) return refused('player.NOT_FOUND');
  return handOf(room, seat) > 0 ? events({ type: 'handLowered', seat, commandId }) : NOTHING;
}
