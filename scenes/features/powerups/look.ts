// The colors of a power-up, by its family.

import type { PowerupId } from '#core/features/powerups/ids.ts';
import type { Powerup } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { FAMILY_OPTION } from '#scenes/features/powerups/colors.ts';
import { mix } from '#scenes/kit/color.ts';
import { type Color, optionLook, type ThemeTokens } from '#scenes/theme/tokens.ts';

export type Family = Powerup['family'];

export interface FamilyLook {
  readonly fill: Color;
  readonly edge: Color;
  /** The face of its cards. */
  readonly deep: Color;
}

export const familyOf = (powerup: PowerupId): Family => POWERUPS[powerup].family;

export function familyLook(tokens: ThemeTokens, family: Family): FamilyLook {
  const { fill, edge } = optionLook(tokens, FAMILY_OPTION[family]);
  return { fill, edge, deep: mix(edge, tokens.color.night950, 0.58) };
}
