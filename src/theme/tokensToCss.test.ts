// The style sheet says what the tokens say.

import { expect, it } from 'vitest';
import { CLASSIC_TOKENS } from '#scenes/kit/tokens.ts';
import { tokensToCss, tokensToProperties } from '#src/theme/tokensToCss.ts';

it('is the committed style sheet (after a change of tokens: vitest run --project unit src/theme -u)', async () => {
  await expect(tokensToCss(CLASSIC_TOKENS)).toMatchFileSnapshot('./tokens.css');
});

it('writes each token once, with its unit', () => {
  const properties = tokensToProperties(CLASSIC_TOKENS);
  expect(properties).toMatchObject({
    '--qp-color-night900': CLASSIC_TOKENS.color.night900,
    '--qp-option-1-fill': CLASSIC_TOKENS.options[0]?.fill,
    '--qp-size-body': '1rem',
    '--qp-space-5': '1.5rem',
    '--qp-duration-base': '260ms',
    '--qp-ease-out': CLASSIC_TOKENS.motion.ease.out.css,
  });
  expect(properties['--qp-font']).toMatch(/^"Quicksand Variable", /);
});

it('has the same roles by day and by night', () => {
  const css = tokensToCss(CLASSIC_TOKENS);
  for (const role of Object.values(CLASSIC_TOKENS.schemes.day)) expect(css).toContain(role.toLowerCase());
  expect(css.match(/--qp-text-muted:/g)).toHaveLength(2);
});
