/** The game's characters, with any face and with arms. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Avatar, Style } from '@dicebear/core';
import { INK, fresh, mix, line, circle, group, at, shadow, n } from './kit.mjs';

const require = createRequire(import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const recipes = new Map(read('../characters.json').map((recipe) => [recipe.id, recipe]));
const styles = Object.fromEntries(
  ['critters', 'sprouts'].map((name) => [
    name,
    new Style(JSON.parse(readFileSync(require.resolve(`@dicebear/styles/${name}.json`), 'utf8'))),
  ]),
);

/**
 * Inset of the side where arms begin, by body or pot shape: its distance from the widest shape's side, in
 * hundredths.
 */
const INSET = {
  dome: 6,
  block: 2,
  tower: 18,
  chimney: 18,
  squat: 0,
  blob: 4,
  round: 0,
  tilt: 12,
  lean: 13,
  peak: 8,
  bell: 9,
  wedge: 14,
  wedgeInv: 13,
  steps: 4,
  taper: 17,
  cylinder: 18,
  bowl: 16,
  tub: 14,
  bag: 18,
  rim: 20,
};

/**
 * A character `size` units high with its feet at (x, y), with any of the style's eyes and mouths.
 * `arms`: up to two, each [shoulder x, y, elbow x, y, hand x, y] in hundredths of the size from the
 * character's top left corner;
 * `lean`: degrees about the feet; `flip`: faces the other way.
 */
export function who(
  id,
  {
    x,
    y,
    size = 150,
    eyes,
    mouth,
    cheeks,
    arms = [],
    lean = 0,
    flip = false,
    ground = true,
    behind = [],
    front = [],
  },
) {
  const recipe = recipes.get(id);
  const critter = recipe.style === 'critters';
  const drawn = new Avatar(styles[recipe.style], {
    seed: id,
    size: 100,
    backgroundColor: '#00000000',
    inkColor: INK,
    animationVariant: 'none',
    eyesVariant: eyes ?? recipe.eyes,
    mouthVariant: mouth ?? recipe.mouth,
    patternVariant: recipe.pattern,
    patternProbability: 100,
    cheeksVariant: cheeks ?? recipe.cheeks ?? 'blush',
    cheeksProbability: (cheeks ?? recipe.cheeks) ? 100 : 0,
    ...(critter
      ? {
          bodyVariant: recipe.body,
          topVariant: recipe.top,
          topProbability: 100,
          bodyColor: recipe.color,
          accentColor: recipe.accent,
        }
      : {
          plantVariant: recipe.plant,
          potVariant: recipe.pot,
          potColor: recipe.color,
          plantColor: recipe.accent,
          bloomColor: recipe.bloom,
        }),
  }).toString();
  const own = fresh('c');
  const body = drawn
    .replace(/<metadata[\s\S]*?<\/metadata>/, '')
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replaceAll(/id="([^"]+)"/g, `id="${own}$1"`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${own}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${own}$1)`);
  const s = size / 100;
  const inset = INSET[recipe.body ?? recipe.pot];
  const limb = ([x1, y1, cx, cy, x2, y2]) =>
    at(
      x1 < 50 ? inset : -inset,
      0,
      line(`M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`, mix(recipe.color, INK, 0.34), 10.5),
      line(`M${x1} ${y1}Q${cx} ${cy} ${x2} ${y2}`, mix(recipe.color, INK, 0.08), 8.5),
      circle(x2, y2, 6.6, mix(recipe.color, INK, 0.34)),
      circle(x2, y2, 5.6, mix(recipe.color, '#FFFFFF', 0.16)),
    );
  return [
    ground ? shadow(x + size * 0.03, y + 1, size * 0.44) : '',
    group(
      `translate(${n(x)} ${n(y)}) rotate(${lean}) scale(${flip ? -s : s} ${s}) translate(-50 -100)`,
      ...behind,
      `<g fill="none">${body}</g>`,
      ...arms.map(limb),
      ...front,
    ),
  ].join('');
}

/** Arm poses for `who`. */
export const UP = [
  [14, 74, -6, 62, -6, 38],
  [86, 74, 106, 62, 106, 38],
];
export const WAVE = [[86, 74, 108, 66, 108, 36]];
export const SHRUG = [
  [12, 76, -10, 84, -16, 66],
  [88, 76, 110, 84, 116, 66],
];
export const HIPS = [
  [12, 72, -8, 84, 16, 90],
  [88, 72, 108, 84, 84, 90],
];
