// Typed texts are counted as they are compared, and shown as they were first typed.

import { bucketEntries, lookUp } from '#core/collections/buckets.ts';
import type { Tally } from '#core/questions/tally.ts';

/** How the counted text was first typed. */
export function spellingOf({ spellings }: Tally, text: string): string {
  return (spellings && lookUp(spellings, text)) ?? text;
}

/** The counted text that is shown like this; undefined if nobody gives it. */
export function textShownAs(tally: Tally, shown: string): string | undefined {
  for (const [text] of bucketEntries(tally.texts ?? [])) if (spellingOf(tally, text) === shown) return text;
  return undefined;
}
