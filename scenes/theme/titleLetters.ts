// Letters of a theme's title face.

import type { ThemeTokens } from '#scenes/theme/tokens.ts';

/** Latin letters and punctuation: what the first file of each face has, if anything. */
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}‘’“”–—…•€`;

/** The tokens with the letters that the title face has, once it has loaded; unchanged without a face of its own. */
export async function withTitleLetters(tokens: ThemeTokens): Promise<ThemeTokens> {
  const { font } = tokens;
  const { family, weight } = font.title;
  if (family === font.family) return tokens;
  const faces = await document.fonts.load(`${weight} 28px "${family}"`, LATIN).catch(() => []);
  if (faces.length === 0) return tokens;
  const context = document.createElement('canvas').getContext('2d');
  const widthsIn = (fallback: string): readonly number[] => {
    if (!context) return [];
    context.font = `${weight} 96px "${family}", ${fallback}`;
    return Array.from(LATIN, (letter) => context.measureText(letter).width);
  };
  // A letter that the face lacks is as wide as in the font that stands in.
  const [one, other] = [widthsIn('monospace'), widthsIn('serif')];
  const letters = Array.from(LATIN)
    .filter((_, index) => one[index] === other[index])
    .join('');
  return { ...tokens, font: { ...font, title: { ...font.title, letters } } };
}

function range(from: number, to: number): string {
  const codes = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return String.fromCodePoint(...codes);
}
