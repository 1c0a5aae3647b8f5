// Raised hands: players ask for the teacher, who sees them in the order they were raised.

import { finishedReason } from '#core/authority/refusals.ts';
import { type Decision, accepted, NOTHING, refused } from '#core/authority/decision.ts';
import type { ByHost, ByPlayer, SeatEvent } from '#core/authority/origins.ts';
import type { Feature, HostTurn, PlayerTurn } from '#core/authority/ruleSet.ts';
import { isPlaying, seatIndexOf } from '#core/authority/seats.ts';
import type { Room } from '#core/authority/state.ts';
import { toAll } from '#core/authority/announcements.ts';
import { memoized } from '#core/collections/memoized.ts';
import { isFinished } from '#core/room/phase.ts';

export interface Hand {
  /** Seat index. */
  readonly seat: number;
  /** Increases with each hand in a room. */
  readonly ticket: number;
}

interface HandsTypes {
  readonly room: {
    /** Raised hands, earliest first. */
    readonly hands: readonly Hand[];
  };
  readonly playerCommand: { readonly type: 'raiseHand'; readonly raised: boolean } & ByPlayer;
  /** A null `playerId` lowers every hand. */
  readonly hostCommand: { readonly type: 'lowerHand'; readonly playerId: string | null } & ByHost;
  readonly event:
    | ({ readonly type: 'handRaised' } & SeatEvent)
    /** By the player (`commandId` null) or the host. */
    | ({ readonly type: 'handLowered'; readonly commandId: string | null } & SeatEvent)
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
      soonToSeats: movedUp(room),
      host: { name: 'raiseHand' },
    }),
    handsLowered(_event, { before }) {
      const seats = before.hands.map(({ seat }) => seat);
      return { players: [toldOfHand(seats)], host: { name: 'raiseHand', seats } };
    },
  },
  views: {
    me: (room, index) => ({ hand: handPlace(room, index) || null }),
    hostRow: (room, index) => ({ hand: room.hands[handPlace(room, index) - 1]?.ticket ?? null }),
  },
  alsoTells: {
    playerRemoved: (_event, { room }) => ({ soonToSeats: movedUp(room) }),
    optionsChanged: (_event, { room, before }) =>
      room.hands === before.hands
        ? {}
        : { host: { name: 'raiseHand', seats: before.hands.map(({ seat }) => seat) } },
  },
  hooks: {
    removing: (room, seat) => ({ ...room, hands: withoutHand(room.hands, seat) }),
    ended: (room) => ({ ...room, hands: [] }),
    // Hands that can't be raised anymore go down.
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

/** Tells everyone still in the queue, since places may have moved up. */
function movedUp({ hands: raised }: Room) {
  return { name: 'raiseHand', seats: raised.map(({ seat }) => seat) } as const;
}

function withoutHand(raised: Room['hands'], seat: number): Room['hands'] {
  return raised.some((hand) => hand.seat === seat) ? raised.filter((hand) => hand.seat !== seat) : raised;
}

/** Many views of the same state ask for it, so it is cached by the immutable list of hands. */
const places = new WeakMap<Room['hands'], ReadonlyMap<number, number>>();

/** Returns the 1-based place of the seat's hand; 0 if it isn't raised. */
export function handPlace({ hands: raised }: Room, seatIndex: number): number {
  const placeOf = memoized(places, raised, () => new Map(raised.map(({ seat }, index) => [seat, index + 1])));
  return placeOf.get(seatIndex) ?? 0;
}

/** Allowed at any time in an open live game, even after finishing, because the teacher is there to see it. */
function raiseHand({ room, seat, index }: PlayerTurn, { raised }: { readonly raised: boolean }): Decision {
  const isUp = handPlace(room, index) > 0;
  if (raised === isUp) return NOTHING;
  if (!raised) return accepted({ type: 'handLowered', seat: index, commandId: null });
  if (!isPlaying(seat)) return refused('player.NOT_APPROVED');
  if (isFinished(room.state)) return refused(finishedReason(room));
  if (room.playMode !== 'live' || !room.options.raiseHands) return refused('room.WRONG_STATE');
  return accepted({ type: 'handRaised', seat: index });
}

function lowerHand(
  { room }: HostTurn,
  { playerId, commandId }: { readonly playerId: string | null; readonly commandId: string },
): Decision {
  if (playerId === null)
    return room.hands.length > 0 ? accepted({ type: 'handsLowered', commandId }) : NOTHING;
  const seat = seatIndexOf(room, playerId);
  if (seat < 0) return refused('player.NOT_FOUND');
  return handPlace(room, seat) > 0 ? accepted({ type: 'handLowered', seat, commandId }) : NOTHING;
}
