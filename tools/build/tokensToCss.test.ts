import { expect, it } from 'vitest';
import { tokensToCss, tokensToProperties } from './tokensToCss.ts';
import tokens from '#default-theme/tokens.json' with { type: 'json' };

it('applies another theme only to pages that use it', () => {
  expect(tokensToCss(tokens)).toContain(':root,\n  [data-scheme="work"] {');
  const other = tokensToCss(tokens, 'dusk');
  expect(other).toContain(':root[data-theme="dusk"],\n  [data-theme="dusk"] [data-scheme="work"] {');
  expect(other).not.toContain(':root,');
});

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
    '--qp-slab-clip': 'none',
    '--qp-slab-border': `0px solid ${tokens.depth.rim.color}`,
  });
  expect(properties['--qp-font']).toMatch(/^"Quicksand Variable", /);
});

it('has the same roles in the dark and light schemes', () => {
  const css = tokensToCss(tokens);
  for (const role of Object.values(tokens.schemes.work)) expect(css).toContain(role.toLowerCase());
  expect(css.match(/--qp-text-muted:/g)).toHaveLength(2);
});

it('sets plates off from their surface in the light and in the dark', () => {
  const { play, work } = tokens.schemes;
  const css = tokensToCss(tokens);
  expect([...css.matchAll(/--qp-plate: (.*);/g)].map(([, color]) => color)).toEqual([
    work.sunken.toLowerCase(),
    play.raised.toLowerCase(),
  ]);
});
