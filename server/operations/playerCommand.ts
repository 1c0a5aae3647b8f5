// Shared part of a player's calls: a command to the room, answered with the player's new view.

import { type PlayerCommand, playerView, type Room } from '#core/authority/index.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { TokenBuckets } from '#server/limits/tokenBucket.ts';
import { chargeSummary, throwIfLimited } from '#server/operations/access.ts';
import type { PlayerCall, Caller, Services } from '#server/operations/context.ts';
import { unwrap } from '#server/operations/unwrap.ts';
import type { RoomSession } from '#server/rooms/roomSession.ts';

/** The context for views at the current time. */
export function contextOf(session: RoomSession) {
  return session.ranks.context(session.room, Date.now());
}

export function seatAnswer(session: RoomSession, room: Room, seat: number) {
  const now = Date.now();
  return { view: playerView(room, seat, session.ranks.context(room, now)), now };
}

/** Returns the handler with more fields in its answer. */
export function answeringAlso<Request, Answer extends object, More extends object>(
  handler: (request: Request, caller: Caller & PlayerCall, services: Services) => Promise<Answer>,
  moreOf: (answer: Answer, caller: PlayerCall, request: Request) => More,
) {
  return async (
    request: Request,
    caller: Caller & PlayerCall,
    services: Services,
  ): Promise<Answer & More> => {
    const answer = await handler(request, caller, services);
    return { ...answer, ...moreOf(answer, caller, request) };
  };
}

/** Charges a call to the seat's own budget. */
export function chargeSeat(buckets: TokenBuckets, { session, playerId }: PlayerCall): void {
  throwIfLimited(buckets.take(`${session.room.hash}:${playerId}`, Date.now()));
}

/** The fields of a command of this type, without its sender. */
type Parts<Type extends PlayerCommand['type']> = Omit<
  Extract<PlayerCommand, { readonly type: Type }>,
  'type' | 'playerId'
>;

/**
 * Returns the handler of a player's call that submits this command, built from its request. `budgetOf` is the
 * seat's budget for such calls, if any.
 */
export function playerCommand<Type extends PlayerCommand['type'], Request>(
  type: Type,
  partsOf: (request: Request, caller: Caller) => Parts<Type>,
  budgetOf?: (limits: Limits) => TokenBuckets,
) {
  return async (request: Request, caller: Caller & PlayerCall, services: Services) => {
    const { session, seat, playerId } = caller;
    chargeSummary(session.room, seat, caller, services);
    if (budgetOf) chargeSeat(budgetOf(services.limits), caller);
    // A type with its fields is one of the commands; TypeScript can't follow that through a generic type.
    const command = { type, playerId, ...partsOf(request, caller) } as PlayerCommand;
    const { room } = await unwrap(session.submit(command));
    return seatAnswer(session, room, seat);
  };
}
