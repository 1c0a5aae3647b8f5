// How heavy the letters are.

import type { FormattedText } from '#core/content/formattedText.ts';
import type { Setting } from '#scenes/kit/formatted/setting.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

/** In sizes: by so much letters are outlined that can't be heavier otherwise. */
const OUTLINE = 0.036;

/**
 * Bold is the heaviest face that there is. Where words are as heavy already, what stands around bold ones is a step lighter, and these are
 * outlined in their own colour, or nobody would see the difference.
 */
export function weightsOf(
  tokens: ThemeTokens,
  { marks = [] }: FormattedText,
  usual: number,
): Setting['weights'] {
  const { body, strong, display } = tokens.font.weight;
  const isContrasted = marks.some(({ style }) => style === 'bold');
  return {
    normal: isContrasted ? Math.min(usual, strong) : usual,
    bold: display,
    outline: usual > body ? OUTLINE : 0,
    code: Math.min(usual, body),
  };
}
