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

/** What has lost its color at the reveal: out of play. */
export const onSpent = ({ schemes: { play } }: ThemeTokens): Ground => ({
  fill: mix(play.raised, play.lineStrong, 0.14),
  side: mix(play.side, play.lineStrong, 0.14),
  text: play.text,
  muted: play.textMuted,
});

/** An incorrect answer: spent, or in a light theme the surface of its meaning. */
export const onIncorrect = (tokens: ThemeTokens): Ground => {
  const { tile, schemes } = tokens;
  const { dangerSurface, danger } = schemes.play;
  const spent = onSpent(tokens);
  return {
    ...spent,
    fill: mix(spent.fill, dangerSurface, tile.verdict),
    side: mix(spent.side, mix(dangerSurface, danger, 0.4), tile.verdict),
  };
};

/** True where play is light, so that pale figures need a shadow. */
export const isLight = ({ tile }: ThemeTokens): boolean => tile.outline > 0;

/** Behind a crowd: names are legible on it, and pale figures visible. */
export const onCrowd = (tokens: ThemeTokens): Pick<Ground, 'fill' | 'text'> => {
  const { line, sunken, text } = tokens.schemes.play;
  return { fill: isLight(tokens) ? line : sunken, text };
};

/** What can be pressed, but isn't the one thing to press. */
export const onQuiet = ({ schemes: { play } }: ThemeTokens): Ground => ({
  fill: mix(play.raised, play.lineStrong, 0.25),
  side: mix(play.side, play.lineStrong, 0.25),
  text: play.text,
  muted: play.text,
});
