// Clears this device's games for the next person who uses it.

import { DRAFTS_PREFIX } from '#src/platform/storage/drafts.ts';
import type { Kv } from '#src/platform/storage/kv.ts';
import { OUTBOX_PREFIX } from '#src/platform/storage/outbox.ts';
import { isRemovedSeat, SEATS_PREFIX } from '#src/platform/storage/seats.ts';

/** Of readings, which only games with passages load (readings.ts). */
export const READINGS_PREFIX = 'reading:';

/**
 * Deletes all seats, even finished ones, with their drafts, marks in passages and unsent answers. A seat that a host removed
 * stays, without its name and hidden from lists: its ticket keeps this device out of that game, and clearing
 * must not let the player back in.
 */
export async function forgetGames(kv: Kv): Promise<void> {
  for (const prefix of [SEATS_PREFIX, DRAFTS_PREFIX, READINGS_PREFIX, OUTBOX_PREFIX])
    for (const [key, value] of await kv.entriesWithLongTimeout(prefix))
      if (isRemovedSeat(value)) await kv.set(key, { ...value, name: '' });
      else await kv.delete(key);
}
