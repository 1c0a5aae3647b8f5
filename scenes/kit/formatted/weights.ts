// How heavy the letters are.

import type { FormattedText } from '#core/content/formattedText.ts';
import type { Setting } from '#scenes/kit/formatted/layout.ts';
import type { ThemeTokens } from '#scenes/kit/tokens.ts';

/** Bold is the heaviest face that there is: where something is bold, what stands around it is light, or nobody would see it. */
export function weightsOf(
  tokens: ThemeTokens,
  { marks = [] }: FormattedText,
  usual: number,
): Setting['weights'] {
  const { body, display } = tokens.font.weight;
  const isContrasted = marks.some(({ style }) => style === 'bold');
  return { normal: isContrasted ? Math.min(usual, body) : usual, bold: display };
}
