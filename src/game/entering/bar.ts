// What keeps a device out of a room for good (specification 1, section 8).

import { type FailureType, RequestError } from '#src/platform/requests/requestError.ts';

/** Why trying the same again is of no use, as a key of `join:barred`. */
export const BARRED_KINDS = {
  'room.COMPLETED': 'over',
  'room.STOPPED': 'stopped',
  'room.CLOSED': 'closed',
  'room.EXPIRED': 'expired',
  'player.DELETED': 'removed',
} as const satisfies Partial<Record<FailureType, string>>;
type BarredKind = (typeof BARRED_KINDS)[keyof typeof BARRED_KINDS] | 'friends';

/** How a game among friends answers that nobody can join any more: its door closes with its start, and then it answers like a wrong code. */
const SHUT: readonly FailureType[] = ['room.NOT_FOUND', 'room.CLOSED', 'room.COMPLETED', 'room.STOPPED'];

export interface Bar {
  /** Key of `join:barred`. */
  readonly kind: BarredKind;
  /** Server time in ms since which it is so; null where it is not told. */
  readonly since: number | null;
}

/** What keeps this device out for good; null where it is something else, which may pass. `byFriends`: a player runs the room, for friends. */
export function barOf(error: unknown, byFriends: boolean): Bar | null {
  if (!(error instanceof RequestError)) return null;
  const { type, endedAt: since } = error;
  if (byFriends && SHUT.includes(type)) return { kind: 'friends', since };
  return type in BARRED_KINDS ? { kind: BARRED_KINDS[type as keyof typeof BARRED_KINDS], since } : null;
}
