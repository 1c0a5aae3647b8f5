// Sprites of a strike on the projector, large enough for the back of a hall; baked once, lit from the upper
// left.

import { Container, Graphics, Sprite } from 'pixi.js';
import { FIELD } from '#scenes/features/duels/colors.ts';
import { mix } from '#scenes/kit/color.ts';
import type { Head } from '#scenes/avatars/characters.ts';
import { seededRandom } from '#scenes/kit/landscape.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { SNOW, ROPE, NIGHT, WOOD } from '#scenes/kit/materials.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

/** What is thrown, and what walls are built of. */
type Stuff = ThemeTokens['stuff'];

const ICE = { lit: SNOW[0], fill: '#BFE6FA', shade: '#5FA3C7' } as const;

/**
 * Design pixels: the radius of a player's window, the radius of its glass, and how far below the center the
 * ground is.
 */
export const WINDOW = { radius: 100, glass: 88, ground: 40 } as const;

const THINGS = {
  window,
  ball: (g: Graphics, { fill, shade }: Stuff) =>
    g
      .circle(0, 0, 34)
      .fill(shade)
      .circle(-3, -4, 30)
      .fill(fill)
      .circle(12, 10, 5)
      .circle(-8, 14, 4)
      .circle(14, -10, 3)
      .fill(mix(fill, shade, 0.5)),
  crumb: (g: Graphics, { fill }: Stuff) => g.poly([-7, -3, -1, -8, 7, -4, 6, 5, -2, 8, -8, 4]).fill(fill),
  splat,
  block(g: Graphics, { fill, shade, block: { radius, bars } }: Stuff) {
    g.roundRect(-34, -22, 68, 44, radius).fill(shade).roundRect(-34, -22, 64, 36, radius).fill(fill);
    for (const [x = 0, y = 0, width = 0, height = 0] of bars)
      g.roundRect(x, y, width, height, Math.min(2, radius)).fill(mix(fill, shade, 0.5));
  },
  mirror: (g: Graphics) =>
    g
      .poly([-26, -74, 40, -58, 30, 70, -38, 54])
      .fill(ICE.shade)
      .poly([-30, -74, 32, -60, 22, 64, -40, 52])
      .fill(ICE.fill)
      .poly([-30, -74, 6, -67, -34, 12])
      .fill(ICE.lit),
  basket,
  mist: (g: Graphics) =>
    [
      [-62, 16, 38],
      [-22, -8, 50],
      [34, -4, 46],
      [70, 20, 32],
      [4, 24, 44],
    ].reduce(
      (drawn, [x = 0, y = 0, r = 0]) => drawn.circle(x, y, r).fill({ color: '#DCE9F8', alpha: 0.8 }),
      g,
    ),
  icicle: (g: Graphics) =>
    g
      .poly([-70, -24, -34, -27, 8, -17, 88, 0, 8, 17, -34, 27, -70, 24, -58, 0])
      .fill(ICE.shade)
      .poly([-70, -24, -34, -27, 8, -17, 88, 0, -34, 8, -66, 10, -58, 0])
      .fill(ICE.fill)
      .poly([-64, -20, -34, -22, 8, -13, 60, -4, -30, -6])
      .fill(ICE.lit)
      .poly([-36, -27, -28, -26, -26, 26, -34, 27])
      .poly([2, -18, 8, -17, 10, 16, 4, 17])
      .fill({ color: ICE.lit, alpha: 0.6 }),
  loop: (g: Graphics) =>
    g
      .ellipse(0, 0, 52, 22)
      .stroke({ width: 11, color: ROPE[1] })
      .ellipse(-1, -2, 52, 22)
      .stroke({ width: 6, color: ROPE[0] }),
  cap,
  snowman,
} as const;

export type ThingName = keyof typeof THINGS;

/** Anchored at its center. `unit`: CSS pixels per design pixel. */
export function strikeSprite({ assets, theme }: ScenePorts, name: ThingName, unit: number): Sprite {
  const texture = assets.baked(`duels:${name}`, () => {
    const drawn = new Graphics();
    THINGS[name](drawn, theme.tokens.stuff);
    return new Container({ children: [drawn] });
  });
  const sprite = new Sprite({ texture, anchor: 0.5 });
  sprite.scale.set(unit);
  return sprite;
}

/**
 * A snow hat: its width relative to the head below it, and how far its center is above the top of the head,
 * relative to its height. It ends above the eyes.
 */
const HAT = { broad: 1.12, above: 0.3 } as const;

/** Puts a snow hat on the head of a character of this size whose feet are at (x, y). */
export function placeSnowHat(
  hat: Sprite,
  { top, reach }: Head,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  hat.scale.set((2 * reach * size * HAT.broad) / hat.texture.width);
  hat.position.set(x, y - size * top - hat.height * HAT.above);
}

/** A round view of a snow field before dawn. */
function window(g: Graphics): void {
  const { radius, glass, ground } = WINDOW;
  const angle = Math.asin(ground / glass);
  g.circle(4, 7, radius)
    .fill({ color: NIGHT, alpha: 0.28 })
    .circle(0, 0, radius)
    .fill(FIELD.shade)
    .circle(-1, -2, radius - 2)
    .fill(FIELD.fill)
    .circle(0, 0, glass)
    .fill('#3D68A6')
    .poly([-77, 40, -46, -6, -20, 22, 14, -30, 48, 12, 77, 40])
    .fill('#2E4F7A')
    .poly([-46, -6, -20, 22, -34, 40, -77, 40])
    .poly([14, -30, 20, 2, 4, 40, -30, 40])
    .fill('#4F6E9E')
    .arc(0, 0, glass, angle, Math.PI - angle)
    .closePath()
    .fill(FIELD.fill)
    .ellipse(0, ground + 18, 46, 9)
    .fill({ color: NIGHT, alpha: 0.35 });
}

/** Nine lobes, each different. */
function splat(g: Graphics, { fill, shade }: Stuff): void {
  for (const [color, dx, dy, smaller] of [
    [shade, 4, 5, 0],
    [fill, 0, 0, 3],
  ] as const) {
    g.circle(dx, dy, 42 - smaller);
    for (let lobe = 0; lobe < 9; lobe += 1) {
      const angle = ((lobe + seededRandom(61, lobe) * 0.5) / 9) * 2 * Math.PI;
      const far = 40 + seededRandom(62, lobe) * 26;
      const size = 11 + seededRandom(63, lobe) * 9 - smaller;
      g.circle(Math.cos(angle) * far + dx, Math.sin(angle) * far + dy, size);
      g.circle(Math.cos(angle) * far * 0.66 + dx, Math.sin(angle) * far * 0.66 + dy, size + 4);
    }
    g.fill(color);
  }
  g.circle(-14, 10, 7)
    .circle(18, -12, 5)
    .circle(8, 20, 4)
    .fill(mix(fill, shade, 0.5));
}

function basket(g: Graphics): void {
  for (const [radius, alpha] of [
    [92, 0.12],
    [74, 0.22],
  ] as const)
    g.circle(0, -10, radius).fill({ color: '#FFD062', alpha });
  g.poly([-66, -26, 66, -26, 50, 44, -50, 44]).fill(WOOD[1]);
  for (let row = 0; row < 3; row += 1)
    for (let column = 0; column < 5; column += 1) {
      const x = -50 + column * 21 + (row % 2) * 8;
      g.roundRect(x, -16 + row * 19, 17, 12, 4).fill(WOOD[0]);
    }
  g.roundRect(-74, -38, 148, 18, 9).fill(ROPE[1]).roundRect(-74, -40, 144, 13, 6).fill(ROPE[0]);
}

/** Hangs over the brow, lower on the left. */
function cap(g: Graphics, { fill, shade }: Stuff): void {
  for (const [color, drop, smaller] of [
    [shade, 5, 0],
    [fill, 0, 2],
  ] as const)
    g.ellipse(0, drop, 56 - smaller, 26)
      .ellipse(-22, drop - 16, 28 - smaller, 18)
      .ellipse(14, drop - 20, 32 - smaller, 20)
      .ellipse(-40, drop + 15, 14 - smaller, 19)
      .ellipse(-8, drop + 13, 15 - smaller, 16)
      .ellipse(32, drop + 14, 15 - smaller, 20)
      .fill(color);
}

/** A hidden thrower. */
function snowman(g: Graphics, { fill, shade }: Stuff): void {
  for (const [color, at, smaller] of [
    [shade, 3, 0],
    [fill, 0, 3],
  ] as const)
    g.circle(at, 34 + at, 44 - smaller)
      .circle(at, -28 + at, 32 - smaller)
      .fill(color);
  g.circle(-11, -34, 4.5).circle(11, -34, 4.5).circle(0, 22, 4).circle(0, 40, 4).fill('#193F4F');
  g.poly([0, -28, 30, -20, 0, -19]).fill('#FF7F5C');
  g.roundRect(-34, -62, 68, 9, 4).roundRect(-21, -94, 42, 36, 6).fill('#2E4F7A');
  g.rect(-21, -70, 42, 7).fill('#FF7F5C');
}
