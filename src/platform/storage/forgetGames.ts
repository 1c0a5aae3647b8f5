// What this device keeps of games, given up for who uses it next.

import { DRAFTS_PREFIX } from '#src/platform/storage/drafts.ts';
import type { Kv } from '#src/platform/storage/kv.ts';
import { OUTBOX_PREFIX } from '#src/platform/storage/outbox.ts';
import { isRemovedSeat, SEATS_PREFIX } from '#src/platform/storage/seats.ts';

/**
 * Takes away every seat, also those that are over, with the answers that are being made or on their way. A seat that a host removed stays
 * without its name, and no list shows it: its ticket keeps this device out of that game, and a press here must not open the door again.
 */
export async function forgetGames(kv: Kv): Promise<void> {
  for (const prefix of [SEATS_PREFIX, DRAFTS_PREFIX, OUTBOX_PREFIX])
    for (const [key, value] of await kv.entriesPatiently(prefix))
      if (isRemovedSeat(value)) await kv.set(key, { ...value, name: '' });
      else await kv.delete(key);
}
