// How someone reads a passage on this device: its size, the place in it, and what is marked.

import { READINGS_PREFIX } from '#src/platform/storage/forgetGames.ts';
import type { Kv } from '#src/platform/storage/kv.ts';

/** A marked range of the passage, in UTF-16 units of its text on the page. */
export interface Chalk {
  readonly from: number;
  readonly to: number;
  readonly color: number;
}

export interface Reading {
  /** Share of the room, 0 if it is closed; null if nobody has changed it. */
  readonly share: number | null;
  /** How far it is scrolled, 0 to 1. */
  readonly place: number;
  /** Apart from each other, in order. */
  readonly marks: readonly Chalk[];
}

export const NEW_READING: Reading = { share: null, place: 0, marks: [] };

/** Rooms live for 15 days at most. */
const KEPT_MS = 16 * 24 * 60 * 60_000;

/** `id` of the question, which is random for each room. Null if nothing is stored. */
export async function loadReading(kv: Kv, id: string, now = Date.now()): Promise<Reading | null> {
  let found: Reading | null = null;
  for (const [key, value] of await kv.entries(READINGS_PREFIX)) {
    const kept = { ...NEW_READING, ...(value as object) } as Reading & { readonly keptAt: number };
    const { keptAt, ...reading } = kept;
    if (!(keptAt > now - KEPT_MS && isReading(reading))) await kv.delete(key);
    else if (key === READINGS_PREFIX + id) found = reading;
  }
  return found;
}

export function keepReading(kv: Kv, id: string, reading: Reading, now = Date.now()): Promise<void> {
  return kv.set(READINGS_PREFIX + id, { ...reading, keptAt: now });
}

/** Anything else would break the passage each time it is opened. */
function isReading({ share, place, marks }: Readonly<Record<keyof Reading, unknown>>): boolean {
  return (
    (share === null || Number.isFinite(share)) &&
    Number.isFinite(place) &&
    Array.isArray(marks) &&
    marks.every(
      (mark: Partial<Chalk> | null) =>
        mark &&
        [mark.from, mark.to, mark.color].every((number = -1) => Number.isInteger(number) && number >= 0),
    )
  );
}
