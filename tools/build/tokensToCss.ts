// Design tokens as CSS custom properties, so that React and the canvas agree.
//
// color.night900 --qp-color-night900 options[0].fill --qp-option-1-fill (and -edge) schemes.<s>.textMuted
// --qp-text-muted (and --qp-plate, from two of them) font.size.title --qp-size-title (rem) space.4 --qp-space-4 (rem) radius.large
// --qp-radius-large depth.shadows.mid --qp-shadow-mid motion.seconds.* --qp-duration-<name> depth.edge
// --qp-edge depth.line --qp-slab-border depth.corner --qp-slab-clip motion.ease.* --qp-ease-<name> sky.lobby --qp-sky-lobby-wide (and -tall: the theme's pictures of
// it)
//
// A scheme belongs to an element: play is the page's default, [data-scheme='work'] switches a subtree to where a
// teacher works. A page for work in its dark appearance has the values of play.
// Paper is light, so everything printed uses work.

import { contrast } from '#scenes/kit/contrast.ts';
import type { Scheme, ThemeTokens } from '#scenes/theme/tokens.ts';

/**
 * Returns the style sheet of a theme.
 * `id`: the theme a page must use for it to apply; null for the default theme.
 */
export function tokensToCss(tokens: ThemeTokens, id: string | null = null): string {
  const { play, work } = tokens.schemes;
  const worn = id === null ? '' : `[data-theme="${id}"]`;
  const below = id === null ? '' : `${worn} `;
  const rules = [
    block(`:root${worn}`, tokensToProperties(tokens)),
    block(`:root${worn},\n${below}[data-scheme="work"]`, {
      'color-scheme': 'light',
      ...schemeProperties(work),
    }),
    '@media not print {',
    indented(
      block(
        `:root${worn}:not([data-scheme="work"]),\n:root${worn}[data-appearance="dark"],\n${below}[data-scheme="play"]`,
        {
          'color-scheme': isLight(play.canvas) ? 'light' : 'dark',
          ...schemeProperties(play),
        },
      ),
    ),
    '}',
    // Option colors, set wherever an option is. The rules are the same in every theme; only the values
    // differ.
    ...(id === null ? optionColors() : []),
  ];
  return `@layer tokens {\n${indented(rules.join('\n'))}\n}\n`;
}

/** A ninth option looks like the fifth, a tenth like the sixth. */
const optionColors = (): readonly string[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((place) => {
    const look = place > 8 ? place - 4 : place;
    return block(`[data-option="${place}"]`, {
      '--option-fill': `var(--qp-option-${look}-fill)`,
      '--option-edge': `var(--qp-option-${look}-edge)`,
    });
  });

/** Custom properties (name to value) that don't depend on the scheme. */
export function tokensToProperties(tokens: ThemeTokens): Readonly<Record<string, string>> {
  const { font, depth, motion } = tokens;
  return {
    ...named('color', tokens.color, String),
    ...Object.fromEntries(
      tokens.options.flatMap(({ fill, edge }, index) => [
        [`--qp-option-${index + 1}-fill`, fill],
        [`--qp-option-${index + 1}-edge`, edge],
      ]),
    ),
    '--qp-font': families([font.family, ...font.fallback]),
    '--qp-font-mono': families(font.mono),
    '--qp-font-title': families([font.title.family]),
    ...named('weight', font.weight, String),
    ...named('line', font.lineHeight, String),
    ...named('size', font.size, rem),
    ...named('space', tokens.space, rem),
    ...named('radius', tokens.radius, (value) => `${value}px`),
    '--qp-edge': `${depth.edge}px`,
    '--qp-slab-border': `${depth.line}px solid ${depth.rim.color}`,
    '--qp-slab-clip': slabClip(depth.corner),
    ...named('shadow', depth.shadows, ({ y, blur, alpha }) => `0 ${y}px ${blur}px rgb(7 21 28 / ${alpha})`),
    ...named('duration', motion.seconds, (seconds) => `${Math.round(seconds * 1000)}ms`),
    ...named('ease', motion.ease, ({ css }) => css),
    ...Object.fromEntries(
      Object.keys(tokens.sky).flatMap((sky) =>
        ['wide', 'tall'].map((shape) => [`--qp-sky-${sky}-${shape}`, `url("./${sky}-${shape}.svg")`]),
      ),
    ),
  };
}

/** True if black is easier to read on it than white. */
const isLight = (color: string): boolean => contrast('#000000', color) > contrast('#FFFFFF', color);

/** Pixels by which a clip leaves room around its element, for a shadow and the focus ring. */
const AROUND = 99;

/** A clip-path that takes off an element's corners as the theme does (scenes/kit/Panel.ts), and nothing else. */
function slabClip(corner: string): string {
  const out = `${-AROUND}px`;
  const far = `calc(100% + ${AROUND}px)`;
  if (corner === 'cut') {
    // On along the cut, which is at 45 degrees.
    const cut = 14 + AROUND;
    return `polygon(${out} ${out}, calc(100% - ${cut}px) ${out}, ${far} ${cut}px, ${far} ${far}, ${out} ${far})`;
  }
  if (corner !== 'stepped') return 'none';
  const [left, more, less, right] = ['4px', '8px', 'calc(100% - 8px)', 'calc(100% - 4px)'];
  const top = [`${more} ${out}`, `${less} ${out}`, `${less} ${left}`, `${right} ${left}`, `${right} ${more}`];
  const side = [
    `${far} ${more}`,
    `${far} ${less}`,
    `${right} ${less}`,
    `${right} ${right}`,
    `${less} ${right}`,
  ];
  const bottom = [
    `${less} ${far}`,
    `${more} ${far}`,
    `${more} ${right}`,
    `${left} ${right}`,
    `${left} ${less}`,
  ];
  const back = [`${out} ${less}`, `${out} ${more}`, `${left} ${more}`, `${left} ${left}`, `${more} ${left}`];
  return `polygon(${[...top, ...side, ...bottom, ...back].join(', ')})`;
}

const indented = (css: string): string => css.replaceAll(/^/gm, '  ');

function schemeProperties(scheme: Scheme): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(Object.entries(scheme).map(([name, value]) => [`--qp-${kebab(name)}`, value])),
    // What lies flat on a surface: where raised is as white as the surface, only something darker shows.
    '--qp-plate': isLight(scheme.surface) ? scheme.sunken : scheme.raised,
  };
}

function named<Value>(
  group: string,
  values: Readonly<Record<string, Value>>,
  show: (value: Value) => string,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`--qp-${group}-${kebab(name)}`, show(value)]),
  );
}

function block(selector: string, properties: Readonly<Record<string, string>>): string {
  const lines = Object.entries(properties).map(
    ([name, value]) => `  ${name}: ${value.startsWith('#') ? value.toLowerCase() : value};`,
  );
  return `${selector} {\n${lines.join('\n')}\n}`;
}

function families(names: readonly string[]): string {
  return names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');
}

/** Sizes follow the user's own base font size. */
function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
