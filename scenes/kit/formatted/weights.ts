// Font weights for formatted text.

import type { FormattedText } from '#core/content/formattedText.ts';
import type { Setting } from '#scenes/kit/formatted/setting.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

/** Outline of letters that can't get any heavier, as a multiple of the font size. */
const OUTLINE = 0.036;

/**
 * Bold is the heaviest weight there is. When words are already that heavy, those around bold ones become a
 * step lighter, and bold ones get an outline in their own color; otherwise the difference wouldn't show.
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
