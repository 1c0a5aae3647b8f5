// How a reader likes text: typeface, size and spacing, for the page and for the canvas.

import type { ThemeTokens } from '#scenes/index.ts';
import { addFace } from '#src/platform/fonts/faces.ts';
import { type Reading, textScale } from '#src/platform/fonts/textScale.ts';

/** CSS pixels between letters and between words, and the height of a line (specification 3, section 9). */
const SPACINGS = {
  s: null,
  m: { letter: 0.35, word: 1.25, line: 2 },
  h: { letter: 0.54, word: 1.5, line: 2 },
} as const;

let latest: Reading | null = null;

/** Applies it to the page. Style sheets read these properties of the root. */
export async function readPageAs(reading: Reading): Promise<void> {
  const { fontFamily } = reading;
  const { style } = document.documentElement;
  const set = (name: string, value: string | null): void => {
    if (value === null) style.removeProperty(name);
    else style.setProperty(name, value);
  };
  const scale = textScale(reading);
  set('--qp-text-scale', scale === 1 ? null : String(scale));
  const spacing = SPACINGS[reading.fontSpacing];
  set('letter-spacing', spacing && `${spacing.letter}px`);
  set('word-spacing', spacing && `${spacing.word}px`);
  set('--qp-line-body', spacing && String(spacing.line));
  latest = reading;
  if (fontFamily !== null) await addFace(fontFamily);
  // Another choice may have loaded sooner.
  if (reading === latest) set('--qp-font-reading', fontFamily && `"${fontFamily}"`);
}

/**
 * The theme's tokens with the reader's spacing and typeface, which also replaces the theme's own for titles. Lines
 * stay as close as they are: in a scene's boxes of a fixed height, wider ones would cost the words half of their size.
 */
export async function readTokensAs(
  tokens: ThemeTokens,
  { fontFamily, fontSpacing }: Reading,
): Promise<ThemeTokens> {
  const spacing = SPACINGS[fontSpacing];
  const font = { ...tokens.font, ...(spacing && { letterSpacing: spacing.letter }) };
  if (fontFamily === null) return { ...tokens, font };
  await addFace(fontFamily);
  return {
    ...tokens,
    font: {
      ...font,
      family: fontFamily,
      fallback: [font.family, ...font.fallback],
      title: { family: fontFamily, weight: font.weight.display },
    },
  };
}
