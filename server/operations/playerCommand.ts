// What the calls of a player have in common: a command to the room, and the player's view then.

import { type PlayerCommand, playerView, type Room } from '#core/authority/index.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { TokenBuckets } from '#server/limits/tokenBucket.ts';
import { chargeSummary, limited } from '#server/operations/access.ts';
import type { AsPlayer, Caller, Services } from '#server/operations/context.ts';
import { unwrap } from '#server/operations/unwrap.ts';
import type { RoomSession } from '#server/rooms/roomSession.ts';

/** A view's context at this moment. */
export function contextOf(session: RoomSession) {
  return session.ranks.context(session.room, Date.now());
}

export function seatAnswer(session: RoomSession, room: Room, seat: number) {
  const now = Date.now();
  return { view: playerView(room, seat, session.ranks.context(room, now)), now };
}

/** Takes a call from a budget that each seat has. */
export function chargeSeat(buckets: TokenBuckets, { session, playerId }: AsPlayer): void {
  limited(buckets.take(`${session.room.hash}:${playerId}`, Date.now()));
}

/** What a command of this type says, besides who sends it. */
type Parts<Type extends PlayerCommand['type']> = Omit<
  Extract<PlayerCommand, { readonly type: Type }>,
  'type' | 'playerId'
>;

/** The handler of a player's call that is this command, made of its request. `budgetOf`: of the seat, where there is one for such calls. */
export function playerCommand<Type extends PlayerCommand['type'], Request>(
  type: Type,
  partsOf: (request: Request, caller: Caller) => Parts<Type>,
  budgetOf?: (limits: Limits) => TokenBuckets,
) {
  return async (request: Request, caller: Caller & AsPlayer, services: Services) => {
    const { session, seat, playerId } = caller;
    chargeSummary(session.room, seat, caller, services);
    if (budgetOf) chargeSeat(budgetOf(services.limits), caller);
    // A type with its parts is one of the commands; TypeScript can't follow that through a generic type.
    const command = { type, playerId, ...partsOf(request, caller) } as PlayerCommand;
    const { room } = await unwrap(session.submit(command));
    return seatAnswer(session, room, seat);
  };
}
