// The key under which two typed names are one person's name (player.DUPLICATE_NAME).

import { cleanName } from '#core/names/cleanName.ts';
import { foldLookAlikes } from '#core/names/lookAlikes.ts';

/** Equal for names that differ in case, width, spaces, invisible characters or look-alike letters only. Never shown. */
export function nameKey(name: string): string {
  return foldLookAlikes(cleanName(name)).replace(/\s+/gu, ' ').trim();
}
