// Title face: a theme's own letters, for few and large words.

import type { Text } from 'pixi.js';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

const titles = new WeakMap<Text, ThemeTokens['font']>();

/** From now on, `wearTitleFace` sets this text in the title face, if the theme has one. */
export function asTitle(text: Text, font: ThemeTokens['font']): void {
  if (font.title.letters) titles.set(text, font);
}

/** A title with a letter that its face lacks is set in the usual one as a whole. Other texts stay as they are. */
export function wearTitleFace(text: Text, content: string): void {
  const font = titles.get(text);
  if (!font) return;
  const { family, weight, letters } = font.title;
  const isWhole = [...content].every((letter) => letters?.includes(letter));
  text.style.fontFamily = [...(isWhole ? [family] : []), font.family, ...font.fallback];
  text.style.fontWeight = String(isWhole ? weight : font.weight.display) as `${700}`;
}
