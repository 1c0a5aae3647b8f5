import { describe, expect, it } from 'vitest';
import { completeTokens } from '#scenes/theme/completeTokens.ts';
import { DEFAULT_TOKENS } from '#scenes/theme/defaultTheme.ts';
import { FAMILY_OPTION } from '#scenes/features/powerups/colors.ts';
import { type Family, familyLook } from '#scenes/features/powerups/look.ts';
import { mix } from '#scenes/kit/color.ts';
import { contrast } from '#scenes/kit/contrast.ts';
import { onCrowd, onIncorrect, onNight, onPanel, onQuiet, onSpent } from '#scenes/theme/grounds.ts';
import { optionLetter, optionLook, type OwnTokens } from '#scenes/theme/tokens.ts';
import { OPTION_SHAPES } from '#scenes/kit/shapes.ts';

const AA = 4.5;
const AAA = 7;
const AA_LARGE = 3;
/** Themes for those who need more than the usual contrast. */
const STRONG = ['highcontrast'];

const themes = import.meta.glob<OwnTokens>('../../assets/themes/*/tokens.json', {
  eager: true,
  import: 'default',
});

describe.each(Object.entries(themes))('%s', (path, own) => {
  const tokens = completeTokens(DEFAULT_TOKENS, own);
  const { color, schemes, options, sky } = tokens;
  const { play } = schemes;
  const isStrong = STRONG.some((id) => path.includes(`/${id}/`));
  const least = isStrong ? AAA : AA;
  const check = (text: string, ground: string, most = least): void =>
    expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(most);

  it.each(Object.entries(schemes))(
    'keeps text legible on every background of the %s scheme',
    (name, scheme) => {
      const text = name === 'play' ? least : AA;
      for (const ground of [scheme.canvas, scheme.surface, scheme.raised, scheme.sunken]) {
        for (const words of [scheme.text, scheme.textMuted, scheme.accentText]) check(words, ground, text);
        check(scheme.lineStrong, ground, AA_LARGE);
        check(scheme.focus, ground, AA_LARGE);
      }
      check(scheme.onAccent, scheme.accent, text);
      for (const role of ['success', 'danger', 'warning', 'info'] as const) {
        check(scheme[role], scheme[`${role}Surface`], text);
        check(scheme[role], scheme.surface, text);
      }
    },
  );

  it('keeps words legible on everything scenes lay them on', () => {
    for (const on of [onPanel, onNight, onSpent, onIncorrect, onQuiet]) {
      const { fill, text, muted } = on(tokens);
      check(text, fill);
      check(muted, fill);
    }
    // Corrections on pieces that have lost their color, and places gained or lost in a list.
    check(onCrowd(tokens).text, onCrowd(tokens).fill);
    for (const on of [onSpent, onIncorrect]) check(play.success, on(tokens).fill);
    check(play.danger, onIncorrect(tokens).fill, AA_LARGE);
    check(play.success, play.raised);
    check(play.danger, play.raised);
    for (const { fill } of options) {
      const dimmed = mix(play.raised, fill, tokens.tile.tint);
      check(play.textMuted, dimmed);
      check(play.text, mix(dimmed, fill, 0.25));
    }
    for (const role of ['danger', 'warning'] as const) {
      const slab = mix(play.surface, play[`${role}Surface`], tokens.tile.verdict);
      check(play.text, slab);
      check(play[role], slab);
    }
    check(play.text, mix(play.raised, color.ember, 0.3));
    check(color.inkMuted, color.snow);
    check(color.inkMuted, color.paper);
    check(color.emberEdge, color.snow);
    check(color.ink, color.paper);
  });

  it('keeps words legible on the cards of power-ups', () => {
    for (const family of Object.keys(FAMILY_OPTION) as Family[]) {
      const { fill, deep } = familyLook(tokens, family);
      check(color.ink, fill, AAA);
      check(onNight(tokens).text, deep);
      check(onNight(tokens).muted, deep, AA);
    }
  });

  it('keeps ink legible on every tile, and every tile distinct from its background', () => {
    const tiles = options.map(({ fill }) => fill);
    const rest = [color.snow, color.glow, color.success, color.danger, color.warning, color.gold];
    for (const fill of [...tiles, ...rest]) check(color.ink, fill, AAA);
    const skies = sky.question.stops.filter(({ at }) => at < 1).map((stop) => stop.color);
    const isOutlined = tokens.tile.outline > 0;
    for (const { fill, edge } of options) {
      // On light ground, the line around a tile sets it apart; elsewhere its fill does.
      for (const ground of skies) check(isOutlined ? edge : fill, ground, isOutlined ? 4.2 : AA_LARGE);
      if (!isOutlined) check(fill, play.raised, AA);
      expect(contrast(fill, edge), edge).toBeGreaterThanOrEqual(1.8);
    }
    for (const fill of tiles) check(fill, color.night700, AA);
  });

  it('keeps text legible on the sky wherever it may go', () => {
    for (const { stops } of [sky.lobby, sky.podium])
      for (const stop of stops.filter(({ at }) => at <= 0.3)) check(play.text, stop.color);
    for (const stop of sky.question.stops.filter(({ at }) => at < 1)) {
      check(play.text, stop.color, AAA);
      check(play.textMuted, stop.color);
    }
    for (const ridge of sky.question.ridges) check(play.text, ridge);
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
