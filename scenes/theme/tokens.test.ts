import { describe, expect, it } from 'vitest';
import { completeTokens } from '#scenes/theme/completeTokens.ts';
import { DEFAULT_TOKENS } from '#scenes/theme/defaultTheme.ts';
import { contrast } from '#scenes/kit/contrast.ts';
import { optionLetter, optionLook, type OwnTokens } from '#scenes/theme/tokens.ts';
import { OPTION_SHAPES } from '#scenes/kit/shapes.ts';

const AA = 4.5;
const AA_LARGE = 3;

const themes = import.meta.glob<OwnTokens>('../../assets/themes/*/tokens.json', {
  eager: true,
  import: 'default',
});

describe.each(Object.entries(themes))('%s', (_path, own) => {
  const tokens = completeTokens(DEFAULT_TOKENS, own);
  const { color, schemes, options } = tokens;

  it.each(Object.entries(schemes))(
    'keeps text legible on every background of the %s scheme',
    (_name, scheme) => {
      for (const ground of [scheme.canvas, scheme.surface, scheme.raised, scheme.sunken]) {
        for (const text of [scheme.text, scheme.textMuted, scheme.accentText]) {
          expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(AA);
        }
        expect(contrast(scheme.lineStrong, ground), `line on ${ground}`).toBeGreaterThanOrEqual(AA_LARGE);
        expect(contrast(scheme.focus, ground), `focus on ${ground}`).toBeGreaterThanOrEqual(AA_LARGE);
      }
      expect(contrast(scheme.onAccent, scheme.accent)).toBeGreaterThanOrEqual(AA);
      for (const role of ['success', 'danger', 'warning', 'info'] as const) {
        expect(contrast(scheme[role], scheme[`${role}Surface`]), role).toBeGreaterThanOrEqual(AA);
        expect(contrast(scheme[role], scheme.surface), role).toBeGreaterThanOrEqual(AA);
      }
    },
  );

  it('keeps ink legible on every tile, and every tile distinct from the night background', () => {
    const tiles = [
      ...options.map((option) => option.fill),
      color.snow,
      color.glow,
      color.success,
      color.danger,
    ];
    for (const fill of tiles) {
      expect(contrast(color.ink, fill), `ink on ${fill}`).toBeGreaterThanOrEqual(7);
      expect(contrast(fill, color.night700), `${fill} on night`).toBeGreaterThanOrEqual(AA);
    }
    for (const { fill, edge } of options) expect(contrast(fill, edge), edge).toBeGreaterThanOrEqual(1.8);
  });

  it('keeps text legible on the sky wherever it may go', () => {
    for (const [name, sky] of Object.entries(tokens.sky)) {
      for (const stop of sky.stops.filter(({ at }) => at <= 0.3)) {
        expect(contrast(schemes.play.text, stop.color), name).toBeGreaterThanOrEqual(AA);
      }
    }
    for (const stop of tokens.sky.question.stops.filter(({ at }) => at < 1)) {
      expect(contrast(schemes.play.text, stop.color)).toBeGreaterThanOrEqual(7);
    }
  });

  it('has one option look for each known shape', () => {
    const shapes = options.map((option) => option.shape);
    expect(new Set(shapes)).toEqual(new Set(OPTION_SHAPES));
    expect(shapes).toHaveLength(OPTION_SHAPES.length);
  });

  it('starts over after the last option look', () => {
    expect(optionLook(tokens, options.length)).toEqual(options[0]);
  });
});

it('letters options from A to Z, then from AA', () => {
  expect([0, 3, 25, 26, 51, 52].map(optionLetter)).toEqual(['A', 'D', 'Z', 'AA', 'AZ', 'BA']);
});
