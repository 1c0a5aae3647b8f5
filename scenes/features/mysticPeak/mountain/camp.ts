// Things people have put up on a mountain: shelters, signposts, bridges, ropes and lanterns.

import type { MountainKind, Palette } from '#scenes/features/mysticPeak/mountain/kinds.ts';
import { type CampPlace, type Place, rope } from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { NIGHT, ROPE, shaded, WOOD, METAL } from '#scenes/kit/materials.ts';
import { cutter, flat, line, round, stroke } from '#scenes/kit/outlines.ts';
import { mix } from '#scenes/kit/color.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import type { Path } from '#scenes/kit/path.ts';
import type { Color } from '#scenes/theme/tokens.ts';

const CLOTHS = ['#FF7F5C', '#7CD0F5', '#FFD062', '#74E0A4', '#F6A5D8'] as const;
export const clothOf = (camp: number): string => CLOTHS[camp % CLOTHS.length] ?? CLOTHS[0];

/** A camp's shelter with its base centered on (x, y); it glows from inside in the dark. */
export function shelter(
  kind: MountainKind,
  x: number,
  y: number,
  size: number,
  cloth: Color,
  palette: Palette,
  isLit: boolean,
): Shape[] {
  const inside = isLit ? mix('#FFD062', palette.light, 0.25) : NIGHT;
  const [lit, dark] = [mix(cloth, palette.light, 0.4), shaded(cloth, 0.36)];
  const put = cutter(x, y, size / 100);
  const shade = put('-40 0 62 5 90 2 50 -4', NIGHT, 0.28);
  if (kind === 'fuji')
    return [
      shade,
      put('-42 0 -42 -36 42 -36 42 0', shaded(WOOD[0], 0.12)),
      put('10 0 10 -36 42 -36 42 0', shaded(WOOD[1], 0.2)),
      put('-22 0 -22 -28 4 -28 4 0', inside, isLit ? 1 : 0.8),
      put('-10 0 -10 -28 -7 -28 -7 0', WOOD[1]),
      put('-66 -30 -46 -40 -24 -62 -10 -72 12 -72 28 -60 48 -40 68 -30 42 -33 -42 -33', shaded(cloth, 0.1)),
      put('2 -33 12 -72 28 -60 48 -40 68 -30 42 -33', dark),
      put('-66 -30 -46 -40 -24 -62 -10 -72 -6 -67 -20 -55 -42 -36', lit),
      // Stones hold the roof down.
      ...[-30, -2, 30].map((at) =>
        put(`${at - 7} -46 ${at - 3} -52 ${at + 5} -51 ${at + 8} -45`, mix(palette.lit, palette.shade, 0.4)),
      ),
    ];
  if (kind === 'kilimanjaro')
    return [
      shade,
      put('-56 0 -52 -26 -36 -50 -6 -62 24 -54 46 -32 56 0', cloth),
      put('8 0 14 -32 -6 -62 24 -54 46 -32 56 0', dark),
      put('-52 -26 -36 -50 -6 -62 -12 -54 -34 -42 -46 -22', lit),
      put('-24 0 -20 -26 -8 -36 3 -26 6 0', inside, isLit ? 1 : 0.8),
      put('26 -26 38 -22 37 -10 26 -13', lit, 0.7),
    ];
  return [
    shade,
    put('-62 0 -6 -74 38 -68 92 -4 44 0', dark),
    put('-62 0 -6 -74 44 0', cloth),
    put('-62 0 -6 -74 -1 -68 -52 0', lit),
    put('-20 0 -6 -50 13 0', inside, isLit ? 1 : 0.8),
    put('17 -24 28 -27 31 -16 20 -13', lit, 0.8),
    stroke([x - size * 0.62, y], [x - size * 0.78, y + size * 0.04], size * 0.025, ROPE[1]),
  ];
}

/** Two shelters, a signpost, and logs around the fire. */
export function campThings(
  kind: MountainKind,
  { x, y, unit, camp }: CampPlace,
  palette: Palette,
  isDark: boolean,
): Shape[] {
  const put = cutter(x, y, unit);
  const tent = (right: number, down: number, size: number, cloth: number): Shape[] =>
    shelter(kind, x + right * unit, y + down * unit, size * unit, clothOf(cloth), palette, isDark);
  return [
    ...(isDark ? glow(x - 62 * unit, y - 25 * unit, 96 * unit, palette.accent, 0.08) : []),
    ...tent(-78, 4, 84, camp),
    ...tent(-142, 15, 66, camp + 2),
    put('51 4 51 -42 57 -42 57 4', WOOD[1]),
    put('34 -42 72 -42 82 -34 72 -26 34 -26', WOOD[0]),
    put('34 -32 76 -31 72 -26 34 -26', WOOD[1]),
    put('34 -42 72 -42 75 -39 34 -39', mix(WOOD[0], palette.light, 0.6)),
    // Logs to sit on.
    put('-34 13 -2 10 1 15 -1 20 -33 23', WOOD[1]),
    put('-34 13 -2 10 -1 13 -34 17', WOOD[0]),
  ];
}

/** A bridge across the second run: planks on ropes, red and arched on Fuji, logs on Kilimanjaro. */
export function bridge(
  kind: MountainKind,
  path: Path,
  palette: Palette,
  unit: number,
  deep: number,
): Shape[] {
  const isRed = kind === 'fuji';
  const reach = (62 * unit) / path.length;
  const [from, to] = [path.at(0.42 - reach), path.at(0.42 + reach)];
  const [right, down] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(right, down);
  const count = Math.max(5, Math.round(far / (13 * unit)));
  const at = (share: number, up = 0): [number, number] => [
    from.x + right * share,
    from.y + down * share + Math.sin(Math.PI * share) * far * (isRed ? -0.1 : 0.045) - up * unit,
  ];
  const [wood, under] = isRed ? (['#FF7F5C', '#B8452A'] as const) : WOOD;
  // The gap below, with its left wall in the light.
  const chasm = (outline: string, color: Color): Shape =>
    flat(
      line(outline).flatMap(([share, below]) => [
        from.x + right * share,
        from.y + down * share + below * (below < 0 ? 100 * unit : Math.min(100 * unit, deep / 1.28)),
      ]),
      color,
    );
  const rail = (up: number): Shape[] =>
    isRed
      ? Array.from({ length: 8 }, (_, index) =>
          stroke(at(index / 8, up), at((index + 1.05) / 8, up), 4 * unit, under),
        )
      : rope({ x: from.x, y: from.y - up * unit }, { x: to.x, y: to.y - up * unit }, 4 * unit, 0.07);
  return [
    chasm('1 -19 99 -19 93 34 82 52 74 98 55 128 40 92 27 74 16 40 6 26', mix(palette.shade, NIGHT, 0.5)),
    chasm('1 -19 6 26 16 40 27 74 40 92 55 128 46 60 30 36 18 -19', mix(palette.shade, NIGHT, 0.28)),
    chasm('99 -19 93 34 82 52 86 10 90 -19', mix(palette.lit, palette.shade, 0.4)),
    ...rail(30),
    ...Array.from({ length: count }, (_, index) => {
      const put = cutter(...at((index + 0.5) / count), unit);
      return [
        put('-5.6 -13 5.2 -14 5.6 15 -5 16', under),
        put('-5.6 -13 5.2 -14 5.2 10 -5.4 11', index % 3 === 1 ? mix(wood, '#FFF6E4', 0.16) : wood),
      ];
    }).flat(),
    ...[from, to].flatMap(({ x, y }) => {
      const put = cutter(x, y, unit);
      return [put('-3.5 12 -2.1 -38 2.1 -38 3.5 12', under), put('-3 10 -2.4 -38 -.6 -38 0 10', wood)];
    }),
    ...rail(22),
  ];
}

/** A knotted rope down the face between two turns on the same side, for people in a hurry. */
export function fixedRope(lower: Place, upper: Place, unit: number): Shape[] {
  const from = { x: upper.x - 6 * unit, y: upper.y + 12 * unit };
  const to = { x: upper.x + 8 * unit, y: lower.y - 22 * unit };
  const ball = (share: number, size: number, [light, shade]: readonly [Color, Color]): Shape[] => {
    const [x, y] = [from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share];
    return [round([x, y, size * unit], shade), round([x - unit, y - unit, size * unit * 0.6], light)];
  };
  return [
    ...rope(from, to, 4 * unit, 0),
    ...[0.2, 0.42, 0.64, 0.86].flatMap((share) => ball(share, 4.6, ROPE)),
    ...ball(0, 6, METAL),
  ];
}

/** Light around (x, y), brighter near it. */
export const glow = (x: number, y: number, radius: number, color: Color, alpha = 0.12): Shape[] => [
  round([x, y, radius], color, alpha),
  round([x, y, radius * 0.64], color, alpha * 1.8),
];

/** A lit lantern centered on (x, y); on Fuji it is made of paper. */
export function lantern(kind: MountainKind, x: number, y: number, unit: number): Shape[] {
  const isPaper = kind === 'fuji';
  const put = cutter(x, y, unit);
  return [
    ...glow(x, y, 26 * unit, '#FFD062'),
    isPaper
      ? put('-6 -11 6 -11 10 -5 10 5 6 11 -6 11 -10 5 -10 -5', '#FF7F5C')
      : put('-6 -10 6 -10 9 8 -9 8', '#FFD062'),
    put(isPaper ? '-5 -8 2 -8 2 8 -5 8 -8 4 -8 -4' : '-5 -8 1 -8 1 6 -7 6', '#FFF2CF', 0.8),
    put('-7 -12 7 -12 7 -9 -7 -9', WOOD[1]),
    put('-8 9 8 9 8 12 -8 12', WOOD[1]),
  ];
}
