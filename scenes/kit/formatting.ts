// Loader for text formatting: the code loads with the first text that has marks, and until then only the
// words show.

import type { FormattedText } from '#core/content/formattedText.ts';
import { formattingLoaded } from '#scenes/stage/formatting.ts';

type Formatting = typeof import('#scenes/kit/formatted/parts.ts');

let parts: Formatting | null = null;
let coming: Promise<void> | null = null;

async function bring(): Promise<void> {
  parts ??= await import('#scenes/kit/formatted/parts.ts').catch(() => null);
  // After a failure, the next text to be drawn tries again.
  coming = null;
  if (parts) formattingLoaded();
}

export async function loadFormatting(): Promise<void> {
  if (!parts) await (coming ??= bring());
}

/** The code that draws these words; null when they have no marks or it hasn't loaded. */
export function loadedFormatting({ marks }: FormattedText): Formatting | null {
  if (marks && !parts) void loadFormatting();
  return marks ? parts : null;
}
