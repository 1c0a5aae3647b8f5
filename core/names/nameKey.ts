// Name key: typed names with the same key count as one person's (player.DUPLICATE_NAME).

import { cleanName } from '#core/names/cleanName.ts';
import { foldLookAlikes } from '#core/names/lookAlikes.ts';

/**
 * Equal for names that differ only in case, width, spaces, invisible characters, or look-alike letters. Never
 * shown.
 */
export function nameKey(name: string): string {
  return foldLookAlikes(cleanName(name)).replace(/\s+/gu, ' ').trim();
}
