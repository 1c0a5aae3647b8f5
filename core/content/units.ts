// Numbers and their units, which belong on one line.

import type { FormattedText } from '#core/content/formattedText.ts';

/** Those that people write after a space; a word that only begins like one is none. */
const UNIT =
  /(?<=[\d\]½¼¾]) (?=(?:%|‰|°\p{L}?|€|[YZEPTGMkhdcmµμnp]?(?:m|g|s|L|l|A|V|W|J|N|K|Pa|Hz|mol|bar|cal|Wh|t|B)[²³]?|h|min|Ω|ft|in|mi|yd|lb|oz|mph|ha)(?![\p{L}\p{N}]))/gu;

/** The text with a no-break space before each unit. */
export function withUnitsKept<T extends FormattedText>(read: T): T {
  return { ...read, text: read.text.replace(UNIT, '\u00a0') };
}
