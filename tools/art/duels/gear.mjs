/**
 * Gear of duels: snow, and what is thrown and built of it. One sheet in the style of the power-ups' gear: lit
 * from the upper left, three tones, no outline, one odd detail. Keep the order in step with
 * scenes/features/duels/gear.ts.
 */
import { gearSheet } from '../gearSheet.mjs';
import { circle, line, moved, path } from '../powerups/kit.mjs';

const SNOW = { lit: '#FFFFFF', fill: '#F4F8FF', half: '#D6E4F5', shade: '#A9C0DE' };
const MIST = { lit: '#EAF2FF', fill: '#B9CDE6', shade: '#8BA6CC' };
const ICE = { lit: '#F4FAFF', fill: '#BFE6FA', half: '#8CCBEA', edge: '#4F97C2' };
const ROPE = { fill: '#F0D9AE', shade: '#B98F52' };
const WOOD = { lit: '#E0B084', fill: '#C98F5E', shade: '#8A5A36' };
const STRIKE = { lit: '#FFB29E', fill: '#FF7F5C', edge: '#B8452A' };
const SKIP = { fill: '#E2D3BF', edge: '#8C7859' };
const GOLD = { lit: '#FFE7A3', fill: '#FFD062', edge: '#B37A0C' };
const INK = '#10244A';

const round = (value) => Number(value.toFixed(1));
const puffs = (tone, ...at) => at.map(([x, y, r]) => circle(round(x), round(y), round(r), tone)).join('');
/** A snowball; the dimple is where a finger pressed it. */
const ball = (x, y, r) =>
  puffs(SNOW.shade, [x, y, r]) +
  puffs(SNOW.half, [x - r * 0.07, y - r * 0.08, r * 0.91]) +
  puffs(SNOW.lit, [x - r * 0.16, y - r * 0.18, r * 0.76]) +
  `<ellipse cx="${round(x + r * 0.28)}" cy="${round(y + r * 0.3)}" rx="${round(r * 0.2)}" ry="${round(r * 0.13)}" fill="${SNOW.shade}"/>`;

const block = (x, y, width, height) =>
  moved(
    `translate(${x} ${y})`,
    path(`M3 0h${width - 6}q3 0 3 3v${height - 6}q0 3-3 3H3q-3 0-3-3V3q0-3 3-3Z`, SNOW.shade),
    path(`M3 0h${width - 6}q3 0 3 3v${height - 9}q0 2-3 2H3q-3 0-3-2V3q0-3 3-3Z`, SNOW.fill),
    path(`M${width - 6} 0h3q3 0 3 3v${height - 8}q0 1-2 1h-4Z`, SNOW.half),
    path(`M3 0h${width - 9}v3H2q0-3 1-3Z`, SNOW.lit),
  );

const arrow = (d, head, { fill, edge }) =>
  moved('translate(0 2)', line(d, edge, 9), path(head, edge)) + line(d, fill, 9) + path(head, fill);

const REACH = [1, 0.84, 1.06, 0.8, 1.04, 0.9, 1, 0.82, 1.06];
/** Nine lobes around (32, 32), uneven like something that burst. */
const splat = (radius) =>
  REACH.map((share, index) => {
    const turn = (index / REACH.length) * 2 * Math.PI - 1.4;
    const far = radius * share * 0.76;
    return [32 + Math.cos(turn) * far, 32 + Math.sin(turn) * far, radius * 0.24 * share];
  });
const lobes = (radius, fill, dx = 0, dy = 0) =>
  moved(`translate(${dx} ${dy})`, puffs(fill, ...splat(radius), [32, 32, radius * 0.62]));

/** By name, in sheet order. */
export const gear = {
  snowball: ball(32, 32, 28),
  mistBall:
    puffs(MIST.shade, [18, 40, 15], [44, 46, 15], [31, 51, 12]) +
    ball(34, 28, 23) +
    puffs(MIST.fill, [15, 39, 12], [28, 48, 12], [43, 45, 12], [53, 39, 7]) +
    puffs(MIST.lit, [12, 36, 6], [26, 45, 6], [41, 42, 5]),
  icicle: moved(
    'rotate(45 32 32)',
    path('M-3 26q5-7 14-6l16 2 36 9-36 11-16 2q-9 1-14-6 4-6 0-12Z', ICE.edge),
    path('M-3 26q5-7 14-6l16 2 36 9-34 2-18 4q-8 1-12-3 2-4-2-8Z', ICE.fill),
    path('M2 26q4-5 11-4l14 2 18 5-20 0-12 2q-6 0-11-5Z', ICE.lit),
    path('M12 20l6 12-5 13h-5l4-13-5-12ZM27 22l4 10-4 10-3 .5 3.500-10.500-4-10.500Z', ICE.half),
  ),
  lasso:
    line('M50 44C64 56 48 66 34 60 18 53 4 58 4 46', ROPE.shade, 6) +
    line('M50 43C63 54 48 63 34 58 18 51 5 56 4 46', ROPE.fill, 4) +
    ball(31, 26, 22) +
    line('M10 20q20 16 43 4', ROPE.shade, 6) +
    line('M10 18q20 16 43 4', ROPE.fill, 4) +
    line('M53 22q6 10-3 21', ROPE.fill, 4) +
    circle(52, 24, 4.5, ROPE.shade),
  mitt:
    path('M14 34q-9-7-5-13 5-5 11 3l4-13q3-10 18-9 17 2 17 20 0 12-7 20v8H20v-8q-2-4-6-8Z', STRIKE.edge) +
    path('M14 32q-9-7-5-12 5-4 11 4l4-13q3-9 16-9 15 2 15 18 0 12-7 20H20q-2-4-6-8Z', STRIKE.fill) +
    path('M28 13q3-8 12-7 7 1 9 5-12-3-16 8l-4 9q-3-7-1-15Z', STRIKE.lit) +
    path('M17 46h38v13q0 4-4 4H21q-4 0-4-4Z', SNOW.shade) +
    path('M17 46h30v13q0 3-3 3H21q-4 0-4-4Z', SNOW.fill) +
    line('M24 49v10M32 49v10M40 49v10', SNOW.half, 2.5),
  splat:
    lobes(31, SNOW.shade, 0.5, 1) +
    lobes(28, SNOW.half, -0.5, -0.5) +
    lobes(22, SNOW.lit, -2, -2.5) +
    puffs(SNOW.shade, [40, 40, 3.5], [25, 42, 2]),
  cap:
    path(
      'M2 56Q0 44 10 42 8 26 24 25q8-13 21-5 12 1 12 16 7 3 5 18-8 7-15 2-8 7-16 1-8 6-15 0-7 5-14-1Z',
      SNOW.shade,
    ) +
    path(
      'M2 54Q1 44 11 41 9 27 24 26q8-11 20-4 5 1 7 6-9-2-11 8-6-3-10 3 5 4 2 10-7 0-9 5-4 3-8 1-7 4-14-1Z',
      SNOW.fill,
    ) +
    path('M14 36q1-8 11-8 6-7 15-4-9 1-12 8-9-2-14 4Z', SNOW.lit),
  block: block(4, 14, 56, 40),
  // Three blocks, the lower two separate from the upper one.
  wall:
    block(15, 4, 36, 29) +
    block(0, 34, 31, 29) +
    block(32.5, 34, 31.5, 29) +
    path('M19 5q12-7 24 0l-3 3q-8-3-18 0Z', SNOW.lit),
  drift:
    puffs(MIST.shade, [13, 48, 13], [33, 44, 18], [52, 50, 11]) +
    puffs(MIST.fill, [12, 44, 11], [30, 37, 16], [48, 45, 12], [36, 52, 10]) +
    puffs(MIST.lit, [9, 41, 6], [25, 31, 8], [45, 41, 6]) +
    line('M6 57q9-4 16 0t16 0 18-1', MIST.lit, 3) +
    line('M30 42q8-8 13 0 1 6-6 5', MIST.shade, 3),
  // A broad pane, as high as the character behind it, leaning back and reflecting the sky.
  slab:
    path('M5 57 18 5 59 1 62 6 53 57Z', ICE.edge) +
    path('M5 57 18 5 59 1 49 53Z', ICE.fill) +
    path('M11 52 22 9 53 6 45 49Z', ICE.half) +
    path('M14 50 25 9h12L25 50.500Z', ICE.lit) +
    path('M31 50 43 7.500h5L36 49.500Z', ICE.fill) +
    path('M46 20q1 5 5 6-4 1-5 6-1-5-5-6 4-1 5-6Z', ICE.lit) +
    path('M0 62q1-8 10-8 5-5 11-1 5-4 10 0 7-4 12 0 9-1 13 9Z', SNOW.fill) +
    path('M16 62q7-4 13-2 8-3 13 2Z', SNOW.shade),
  basket:
    `<path d="M6 26q26-24 52 0l-4 4q-22-16-44 0Z" fill="${GOLD.fill}" opacity=".5"/>` +
    line('M10 30Q32-8 54 30', WOOD.shade, 5) +
    line('M10 28Q32-9 54 28', WOOD.fill, 3.5) +
    path('M6 30h52l-6 28q-1 5-6 5H18q-5 0-6-5Z', WOOD.shade) +
    path('M6 30h46l-5 28q-1 3-5 3H18q-5 0-6-5Z', WOOD.fill) +
    path('M9 36h12v7H11ZM27 36h11v7H27ZM18 46h11v7H19ZM34 46h10l-1 7h-9Z', WOOD.lit) +
    path('M3 26h58q3 0 3 4t-3 4H3q-3 0-3-4t3-4Z', STRIKE.edge) +
    path('M3 26h56q2 0 1 3H20q-9 2-19 0 0-3 2-3Z', STRIKE.fill) +
    path('M46 33h9v13l-4-4-5 4Z', STRIKE.fill),
  steam:
    line('M16 58q-10-9 0-18t1-20', SNOW.half, 7) +
    line('M32 58q-10-12 1-23t0-27', SNOW.fill, 8) +
    line('M49 58q-9-10 0-19t0-18', SNOW.half, 6),
  mist:
    puffs(MIST.fill, [14, 36, 11], [32, 31, 15], [50, 36, 11], [24, 42, 10], [42, 43, 9]) +
    puffs(MIST.lit, [11, 33, 6], [28, 26, 8], [47, 33, 6]) +
    line('M4 52q8-5 15 0t15 0 15 0 11-2', MIST.lit, 3.5),
  loop:
    '<ellipse cx="32" cy="34" rx="27" ry="15" fill="none" stroke="#B98F52" stroke-width="6"/>' +
    '<ellipse cx="32" cy="32" rx="27" ry="15" fill="none" stroke="#F0D9AE" stroke-width="4"/>' +
    line('M10 24l5 4M22 18l3 5M42 18l-3 5M54 24l-5 4M12 42l5-4M52 42l-5-4', ROPE.shade, 2) +
    circle(58, 33, 5, ROPE.shade),
  snowman:
    circle(31, 45, 18, SNOW.shade) +
    circle(29.5, 43.5, 16.5, SNOW.fill) +
    circle(32, 21, 13, SNOW.shade) +
    circle(30.5, 19.5, 11.5, SNOW.lit) +
    path('M20 9q12 5 23 0l-2-8q-9-3-18 0Z', INK) +
    path('M15 8q17 7 33 0l1 4q-17 6-34 0Z', INK) +
    path('M31 22l13 3-13 3Z', STRIKE.fill) +
    circle(26, 20, 2, INK) +
    circle(35, 19.5, 2, INK) +
    path('M19 31q12 6 25 0l1 5q-13 6-26 0Z', STRIKE.fill) +
    circle(29, 44, 2, INK) +
    circle(29, 52, 2, INK),
  uTurn: arrow('M10 20h30q14 0 14 13T40 46H24', 'M27 32 8 46l19 14Z', STRIKE),
  bentArrow:
    path('M26 56h24l6 6H20Z', ICE.edge) +
    path('M26 56h24l3 3H23Z', ICE.lit) +
    arrow('M6 18 34 47 46 22', 'M34 20 54 4 60 28Z', STRIKE),
  twoArrows: arrow('M8 20h32', 'M36 7 56 20 36 33Z', STRIKE) + arrow('M56 46H24', 'M28 33 8 46l20 13Z', GOLD),
  blocksApart:
    moved('rotate(-16 14 50)', block(0, 38, 25, 20)) +
    moved('rotate(12 52 48)', block(38, 38, 25, 20)) +
    moved('rotate(22 34 16)', block(21, 8, 25, 20)) +
    puffs(SNOW.half, [31, 42, 3], [33, 54, 2], [12, 26, 2.5], [54, 26, 3]),
  // A warning before the strike: the snow it throws up at the edge of the screen.
  mark:
    path('M4 8 30 32 4 56q12-24 0-48Z', STRIKE.edge) +
    path('M4 8 30 32H10Q11 19 4 8Z', STRIKE.fill) +
    path('M30 8 58 32 30 56q12-24 0-48Z', STRIKE.edge) +
    path('M30 8 58 32H36Q37 19 30 8Z', STRIKE.lit),
  skip:
    path('M12 6h5v54h-5Z', WOOD.shade) +
    path('M12 6h2.500v54H12Z', WOOD.lit) +
    path('M17 8h26l-6 9 6 10H17Z', SKIP.edge) +
    path('M17 8h24l-6 7H17Z', SKIP.fill) +
    moved(
      'translate(0 2)',
      line('M24 54q8-8 16-6t12-6', SKIP.edge, 5),
      path('M45 31l17 4-9 16Z', SKIP.edge),
    ) +
    line('M24 54q8-8 16-6t12-6', SKIP.fill, 5) +
    path('M45 31l17 4-9 16Z', SKIP.fill),
  footprint:
    path('M10 38q0-10 16-10 20-2 29 3 6 5 0 10-10 7-27 6-18 0-18-9Z', SNOW.shade) +
    path('M17 39q2-5 12-5 14-1 21 2-6 5-18 6-13 1-15-3Z', MIST.shade),
  crack:
    line('M30 6l-8 14 10 8-12 14 8 16M32 28l14-6 4-10M20 42 8 38M32 28l12 12 10 0', ICE.edge, 4) +
    line('M29 6l-8 14 10 8-12 14', ICE.lit, 2),
};

export const sheet = gearSheet(gear);
