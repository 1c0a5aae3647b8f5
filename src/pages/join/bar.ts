// What keeps a device out of a room for good (specification 1, section 8).

import { type FailureType, RequestError } from '#src/services/requests/requestError.ts';

/** Why trying the same again is of no use, as a key of `join:barred`. */
export const BARRED_KINDS = {
  'room.COMPLETED': 'over',
  'room.STOPPED': 'stopped',
  'room.CLOSED': 'closed',
  'room.EXPIRED': 'expired',
  'player.DELETED': 'removed',
} as const satisfies Partial<Record<FailureType, string>>;
type BarredType = keyof typeof BARRED_KINDS;

export interface Bar {
  readonly type: BarredType;
  /** Server time in ms since which it is so; null where it is not told. */
  readonly since: number | null;
}

/** What keeps this device out for good; null where it is something else, which may pass. */
export function barOf(error: unknown): Bar | null {
  if (!(error instanceof RequestError) || !(error.type in BARRED_KINDS)) return null;
  return { type: error.type as BarredType, since: error.endedAt };
}
