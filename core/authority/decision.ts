// Result of deciding a command.

import type { Refusal } from '#core/authority/commands.ts';
import type { RoomEvent } from '#core/authority/events.ts';

export type Decision =
  | { readonly ok: true; readonly events: readonly RoomEvent[] }
  | { readonly ok: false; readonly reason: Refusal };

/** Allowed, but already done. */
export const NOTHING: Decision = { ok: true, events: [] };

export function refused(reason: Refusal): Decision {
  return { ok: false, reason };
}

export function accepted(...list: readonly RoomEvent[]): Decision {
  return { ok: true, events: list };
}
