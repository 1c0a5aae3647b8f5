// Grounds: what words lie on, each with the colors that are legible on it in every theme.

import { mix } from '#scenes/kit/color.ts';
import type { Color, ThemeTokens } from '#scenes/theme/tokens.ts';

export interface Ground {
  /** Face and lower side of a slab. */
  readonly fill: Color;
  readonly side: Color;
  readonly text: Color;
  readonly muted: Color;
}

/** Sheets and panels of play; light in a light theme. Its words are legible on sky and open ground too. */
export const onPanel = ({ schemes: { play } }: ThemeTokens): Ground => ({
  fill: play.surface,
  side: play.side,
  text: play.text,
  muted: play.textMuted,
});

/** Pills, badges, clocks and straps: dark in every theme. */
export const onNight = ({ color }: ThemeTokens): Ground => ({
  fill: color.night950,
  side: color.night950,
  text: color.snow,
  muted: mix(color.night300, color.snow, 0.4),
});

/** What has lost its color at the reveal: out of play, or incorrect. */
export const onSpent = ({ schemes: { play } }: ThemeTokens): Ground => ({
  fill: mix(play.raised, play.text, 0.1),
  side: mix(play.side, play.text, 0.12),
  text: play.text,
  muted: play.textMuted,
});

/** What can be pressed, but isn't the one thing to press. */
export const onQuiet = ({ schemes: { play } }: ThemeTokens): Ground => ({
  fill: mix(play.raised, play.lineStrong, 0.25),
  side: mix(play.side, play.lineStrong, 0.25),
  text: play.text,
  muted: play.text,
});
