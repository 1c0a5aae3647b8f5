// The style sheet of each theme says what its tokens say.

import { expect, it } from 'vitest';
import type { ThemeTokens } from '#scenes/index.ts';
import { tokensToCss, tokensToProperties } from '#src/platform/theme/tokensToCss.ts';
import { DEFAULT_THEME } from '#src/platform/theme/themes.ts';
import tokens from '#default-theme/tokens.json' with { type: 'json' };

const themes = import.meta.glob<ThemeTokens>('../../../assets/themes/*/tokens.json', {
  eager: true,
  import: 'default',
});

it.each(Object.entries(themes))(
  'is the committed style sheet of %s (after a change of tokens: vitest run --project unit src/platform/theme -u)',
  async (path, each) => {
    const [, id = ''] = /([\w-]+)\/tokens\.json$/.exec(path) ?? [];
    const css = tokensToCss(each, id === DEFAULT_THEME ? null : id);
    await expect(css).toMatchFileSnapshot(path.replace('tokens.json', 'theme.css'));
  },
);

it('writes each token once, with its unit', () => {
  const properties = tokensToProperties(tokens);
  expect(properties).toMatchObject({
    '--qp-color-night900': tokens.color.night900,
    '--qp-option-1-fill': tokens.options[0]?.fill,
    '--qp-size-body': '1rem',
    '--qp-space-5': '1.5rem',
    '--qp-duration-base': '260ms',
    '--qp-ease-out': tokens.motion.ease.out.css,
    '--qp-sky-lobby-wide': 'url("./lobby-wide.svg")',
  });
  expect(properties['--qp-font']).toMatch(/^"Quicksand Variable", /);
});

it('has the same roles by day and by night', () => {
  const css = tokensToCss(tokens);
  for (const role of Object.values(tokens.schemes.day)) expect(css).toContain(role.toLowerCase());
  expect(css.match(/--qp-text-muted:/g)).toHaveLength(2);
});
