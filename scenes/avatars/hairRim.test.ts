import { expect, it } from 'vitest';
import { DARK_HAIR, HAIR_COLORS } from '#core/avatars/hairColors.ts';
import { coatsOf, tintsOf } from '#scenes/avatars/drawAvatar.ts';
import { mix } from '#scenes/kit/color.ts';
import { contrast } from '#scenes/kit/contrast.ts';
import { DEFAULT_TOKENS } from '#scenes/theme/defaultTheme.ts';

const NIGHT = DEFAULT_TOKENS.color.night900;

it('carries dark hair against the night, and leaves all other hair without a rim', () => {
  for (const hairColor of HAIR_COLORS.keys()) {
    const tints = tintsOf({ skin: 1, expression: 1, hair: 1, hairColor: hairColor + 1 }, () => []);
    const isDark = DARK_HAIR.includes(hairColor + 1);
    expect('rim' in tints).toBe(isDark);
    const coats = coatsOf(isDark ? 'rim-rim' : 'hair', tints);
    const seen = coats.reduce((below, [color, share]) => mix(below, color, share), NIGHT);
    expect(contrast(seen, NIGHT)).toBeGreaterThan(isDark ? 3 : 2.5);
  }
});
