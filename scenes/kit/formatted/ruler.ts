// Ruler for letters, as the canvas draws them.

import { CanvasTextMetrics } from 'pixi.js';
import { formulaChanges, formulaOf } from '#scenes/stage/formulas.ts';
import type { Letters, Ruler } from '#scenes/kit/formatted/setting.ts';
import { formattingLoaded } from '#scenes/stage/formatting.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

export function fontOf({ font }: ThemeTokens, { size, weight, italic, mono }: Letters): string {
  const faces = mono ? font.mono : [font.family, ...font.fallback];
  const families = faces.map((face) =>
    /^(ui-monospace|system-ui|monospace|sans-serif)$/.test(face) ? face : `"${face}"`,
  );
  return `${italic ? 'italic ' : ''}${weight} ${size}px ${families.join(',')}`;
}

/** Cache size: words are measured again and again during the search for a size. */
const KEPT = 4_000;
const widths = new Map<string, number>();

let changes = 0;

/** Changes whenever fonts or formulas have loaded: earlier measurements may be outdated. */
export const rulerChanges = (): string => `${changes}|${formulaChanges()}`;

document.fonts.addEventListener('loadingdone', () => {
  widths.clear();
  changes += 1;
  formattingLoaded();
});

let context: CanvasRenderingContext2D | null = null;

function measured(font: string, letterSpacing: string, text: string): number {
  context ??= document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  context.font = font;
  context.letterSpacing = letterSpacing;
  return context.measureText(text).width;
}

/** The reader's space between letters, as canvas contexts take it. */
export const letterSpacingOf = ({ font }: ThemeTokens): string => `${font.letterSpacing ?? 0}px`;

export function rulerOf(tokens: ThemeTokens): Ruler {
  const letterSpacing = letterSpacingOf(tokens);
  return {
    width(letters, text) {
      if (text === '') return 0;
      const font = fontOf(tokens, letters);
      const key = `${font}|${letterSpacing}|${text}`;
      const found = widths.get(key);
      if (found !== undefined) return found;
      if (widths.size > KEPT) widths.clear();
      const width = measured(font, letterSpacing, text);
      widths.set(key, width);
      return width;
    },
    reach: (letters) => CanvasTextMetrics.measureFont(fontOf(tokens, letters)),
    formula: formulaOf,
    graphemes: (text) => CanvasTextMetrics.graphemeSegmenter(text),
  };
}
