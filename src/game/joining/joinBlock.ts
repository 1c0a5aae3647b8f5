// Permanent reasons why a device can't join a room (specification 1, section 8).

import { type FailureType, RequestError } from '#src/platform/requests/requestError.ts';

/** Reasons that make trying again pointless, as keys of `join:barred`. */
export const JOIN_BLOCK_KINDS = {
  'room.COMPLETED': 'over',
  'room.STOPPED': 'stopped',
  'room.CLOSED': 'closed',
  'room.EXPIRED': 'expired',
  'player.DELETED': 'removed',
} as const satisfies Partial<Record<FailureType, string>>;
type BarredKind = (typeof JOIN_BLOCK_KINDS)[keyof typeof JOIN_BLOCK_KINDS] | 'friends';

/**
 * Errors that mean a game among friends can't be joined anymore: joining closes when it starts, and from then
 * on the code looks wrong.
 */
const SHUT: readonly FailureType[] = ['room.NOT_FOUND', 'room.CLOSED', 'room.COMPLETED', 'room.STOPPED'];

export interface JoinBlock {
  /** Key of `join:barred`. */
  readonly kind: BarredKind;
  /** Server time in ms from which this applies; null if unknown. */
  readonly since: number | null;
}

/**
 * Returns what keeps this device out permanently; null for anything temporary. `byFriends`: a player runs the
 * room, for friends.
 */
export function joinBlockOf(error: unknown, byFriends: boolean): JoinBlock | null {
  if (!(error instanceof RequestError)) return null;
  const { type, endedAt: since } = error;
  if (byFriends && SHUT.includes(type)) return { kind: 'friends', since };
  return type in JOIN_BLOCK_KINDS
    ? { kind: JOIN_BLOCK_KINDS[type as keyof typeof JOIN_BLOCK_KINDS], since }
    : null;
}
