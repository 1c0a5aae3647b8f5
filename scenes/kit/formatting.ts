// The way to what draws words with marks: it comes with the first text that has some, and until then the words stand there alone.

import type { FormattedText } from '#core/content/formattedText.ts';
import { formattingCame } from '#scenes/stage/formatting.ts';

type Formatting = typeof import('#scenes/kit/formatted/parts.ts');

let parts: Formatting | null = null;
let coming: Promise<void> | null = null;

async function bring(): Promise<void> {
  parts ??= await import('#scenes/kit/formatted/parts.ts').catch(() => null);
  // Whoever draws next asks again for what can't be had.
  coming = null;
  if (parts) formattingCame();
}

export async function loadFormatting(): Promise<void> {
  if (!parts) await (coming ??= bring());
}

/** What draws these words; null where they have no marks, and until it is there. */
export function formattingOf({ marks }: FormattedText): Formatting | null {
  if (marks && !parts) void loadFormatting();
  return marks ? parts : null;
}
