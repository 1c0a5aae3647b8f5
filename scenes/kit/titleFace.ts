// Title face: a theme's own letters, for few and large words.

import type { Text } from 'pixi.js';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

type Font = ThemeTokens['font'];

const titles = new WeakMap<Text, Font>();

/** From now on, `wearTitleFace` sets this text in the title face. */
export function asTitle(text: Text, font: Font): void {
  if (font.title.family !== font.family) titles.set(text, font);
}

/** A title that lacks a letter in its face is set in the usual one as a whole; other texts stay as they are. */
export function wearTitleFace(text: Text, content: string): void {
  const font = titles.get(text);
  if (!font) return;
  const { family, weight } = hasLetters(font.title.family, content)
    ? font.title
    : { family: font.family, weight: font.weight.display };
  const { style } = text;
  if (style.fontFamily[0] === family) return;
  style.fontFamily = [family, font.family, ...font.fallback];
  style.fontWeight = String(weight) as `${700}`;
}

/** Latin letters and punctuation: none of the faces is used beyond. */
const LATIN = /^[\u0020-\u024F\u2010-\u2027\u2030-\u203A\u20AC]*$/;

/** False as well while a face is loading. A letter that it lacks is as wide as in the font that stands in. */
function hasLetters(family: string, content: string): boolean {
  if (!LATIN.test(content)) return false;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  const widths = (standIn: string): readonly number[] => {
    context.font = `96px "${family}", ${standIn}`;
    return [...content].map((letter) => context.measureText(letter).width);
  };
  const others = widths('serif');
  return widths('monospace').every((width, index) => width === others[index]);
}
