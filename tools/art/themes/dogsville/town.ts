// The town: houses of dogs, who lives in them, and what stands between them. Feet are at y 0.

import { circle, ellipse, group, line, mix, path, polygon, rect, repeat } from '#tools/art/themes/kit.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export const WALL = '#FFE7BE';
export const WALL_SHADE = '#E8C48C';
export const CORAL = '#D9694A';
export const CORAL_SHADE = '#B04E36';
export const SKY = '#74CDF7';
export const SKY_SHADE = '#1F6E96';
export const SNOW = '#FFFFFF';
export const CLOUD_SHADE = mix('#FFFFFF', '#A9D3EA', 0.45);
export const INK = '#1B2340';
export const SUN = '#FFCB4D';
export const DOORWAY = mix('#8A5A36', '#1B2340', 0.35);
export const GLOW = '#FF9D5C';
const WOOD = '#C98F5E';
const BARK = '#8A5A36';

type Roof = readonly [fill: Color, shade: Color];
export const ROOFS: readonly Roof[] = [
  [CORAL, CORAL_SHADE],
  [SKY, SKY_SHADE],
  [SUN, '#A8521A'],
  ['#74E0A4', '#1F7A4A'],
  ['#F6A5D8', '#9A437A'],
  ['#BFB8FF', '#5A4FA8'],
];

/** `length` wide, its middle at (0, 0). */
export function bone(length: number, fill: Color, shade: Color): string {
  const r = length * 0.13;
  const h = length / 2 - r;
  const shape = (color: Color): string =>
    rect(-h, -r * 0.72, h * 2, r * 1.44, color) +
    [
      [-h, -r * 0.8],
      [-h, r * 0.8],
      [h, -r * 0.8],
      [h, r * 0.8],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, r, color))
      .join('');
  return (
    group(`translate(${Math.round(length * 0.02)} ${Math.round(length * 0.035 * 10) / 10})`, shape(shade)) +
    shape(fill)
  );
}

/** A pad and four toes, `size` high, its middle at (0, 0). */
export const paw = (size: number, fill: Color, alpha = 1): string =>
  group(
    `scale(${Math.round((size / 32) * 100) / 100})`,
    path('M-9 9C-11 2 -5 -3 0 -3S11 2 9 9C7 14 3 11 0 11S-7 14 -9 9Z', fill, alpha) +
      ellipse(-11, -4, 4, 5.5, fill, alpha) +
      ellipse(-4.5, -11, 4, 5.5, fill, alpha) +
      ellipse(4.5, -11, 4, 5.5, fill, alpha) +
      ellipse(11, -4, 4, 5.5, fill, alpha),
  );

/** A doghouse 100 wide and 110 high. Whoever lives there has gone out, or looks out. */
export function doghouse([roof, shade]: Roof, who?: Color): string {
  return [
    polygon([44, 0, 78, 0, 52, -14, 44, -40], INK, 0.16),
    rect(-40, -62, 80, 62, WALL) + polygon([16, 0, 40, 0, 40, -62, 22, -62], WALL_SHADE),
    polygon([-40, -60, 0, -98, 40, -60], WALL) + polygon([4, -94, 40, -60, 22, -60], WALL_SHADE),
    path('M-22 0V-30A22 22 0 0 1 22 -30V0Z', DOORWAY) +
      path('M-22 0V-30A22 22 0 0 1 -6 -51C-12 -40 -14 -20 -14 0Z', mix(DOORWAY, WALL, 0.3)),
    who ? group('translate(0 -2) scale(0.34)', head(who)) : '',
    polygon([-54, -52, 0, -106, 54, -52, 46, -44, 0, -88, -46, -44], shade),
    polygon([-54, -54, 0, -108, 2, -92, -46, -46], roof) +
      polygon([0, -108, 54, -54, 46, -46, 0, -91], mix(roof, shade, 0.55)),
    group('translate(0 -66)', bone(30, SNOW, '#D7DBE4')),
  ].join('');
}

/** A dog's head, 104 wide, its chin at (0, 0); ears hang. */
export function head(patch: Color = WOOD): string {
  const fur = '#FFF9EF';
  const ear = mix(patch, BARK, 0.35);
  const earOf = (side: number): string =>
    group(
      `translate(${side * 40} -92) rotate(${side * -16})`,
      path(
        `M${-side * 14} -6C${side * 8} -16 ${side * 26} 0 ${side * 25} 30C${side * 24} 58 ${side * 8} 72 ${-side * 2} 58C${-side * 10} 44 ${-side * 18} 10 ${-side * 14} -6Z`,
        ear,
      ) +
        path(
          `M${side * 4} 6C${side * 16} 10 ${side * 18} 34 ${side * 12} 52C${side * 4} 44 0 20 ${side * 4} 6Z`,
          mix(ear, INK, 0.25),
        ),
    );
  return [
    circle(0, -52, 52, fur),
    path('M18 -101A52 52 0 0 1 18 -3C34 -20 40 -40 36 -62C34 -80 26 -94 18 -101Z', mix(fur, WOOD, 0.32)),
    // One eye has a patch; the other hasn't.
    path('M4 -103.500A52 52 0 0 1 50 -64C44 -42 16 -38 7 -52C1 -66 6 -84 4 -103.500Z', patch),
    earOf(-1) + earOf(1),
    ellipse(0, -26, 27, 22, SNOW) +
      path('M8 -6C22 -8 28 -18 27 -28C22 -18 16 -12 8 -6Z', mix(fur, WOOD, 0.32)),
    circle(-19, -62, 8.5, INK) +
      circle(-22, -65, 3, SNOW) +
      circle(20, -62, 8.5, INK) +
      circle(17, -65, 3, SNOW),
    path('M-12 -42C-12 -48 12 -48 12 -42C12 -34 4 -30 0 -30S-12 -34 -12 -42Z', INK) +
      ellipse(-4, -43, 4, 2, '#7388B4'),
    path('M-7 -17C-6 -2 8 -2 8 -17Z', '#F6A5D8') +
      line('M0 -30V-22M-15 -22C-12 -14 -2 -14 0 -22C2 -14 12 -14 15 -22', INK, 4),
  ].join('');
}

/** 44 wide and 96 high. */
export const hydrant = (): string =>
  [
    polygon([18, 0, 62, 0, 30, -26], INK, 0.16),
    rect(-22, -10, 44, 10, CORAL_SHADE, 3) + rect(-22, -10, 24, 10, CORAL, 3),
    rect(-15, -72, 30, 64, CORAL) +
      rect(5, -72, 10, 64, CORAL_SHADE) +
      rect(-12, -68, 5, 54, mix(CORAL, SNOW, 0.5), 2.5),
    rect(-22, -56, 44, 13, CORAL_SHADE, 4) +
      rect(-22, -56, 12, 13, CORAL, 4) +
      circle(0, -49, 10, SUN) +
      circle(2, -48, 6, '#A8521A'),
    path('M-18 -72C-18 -90 -8 -96 0 -96S18 -90 18 -72Z', CORAL) +
      path('M4 -96C14 -94 18 -88 18 -72H8C10 -82 8 -90 4 -96Z', CORAL_SHADE),
    rect(-21, -76, 42, 8, SUN, 3) + rect(6, -76, 15, 8, '#A8521A', 3, 0.6),
  ].join('');

/** A round tree, 100 high. */
export const tree = (leaf: Color, dark: Color): string =>
  rect(-5, -40, 11, 42, BARK, 3) +
  rect(-5, -40, 4, 42, WOOD, 2) +
  circle(-16, -50, 24, dark) +
  circle(20, -54, 26, dark) +
  circle(0, -74, 30, leaf) +
  circle(-14, -56, 20, leaf) +
  circle(14, -60, 18, leaf) +
  circle(-10, -84, 13, mix(leaf, SNOW, 0.25)) +
  circle(16, -70, 5, CORAL) +
  circle(-8, -58, 4.5, CORAL);

/** Pickets from x 0 to the right; one has come loose. */
export function fence(count: number, gap: number, tall: number, loose: number): string {
  const shade = '#C3D5DE';
  const picket = (index: number): string => {
    const w = gap * 0.56;
    const d = `M${-w / 2} 0V${-tall * 0.84}L0 ${-tall}L${w / 2} ${-tall * 0.84}V0Z`;
    return group(
      `translate(${Math.round(index * gap * 10) / 10} ${(index * 7) % 3})${index === loose ? ' rotate(13)' : ''}`,
      path(d, SNOW),
      path(`M${w * 0.14} 0V${-tall * 0.93}L${w / 2} ${-tall * 0.84}V0Z`, '#E8F0F2'),
    );
  };
  return (
    rect(-gap / 2, -tall * 0.72, count * gap, tall * 0.13, shade) +
    rect(-gap / 2, -tall * 0.34, count * gap, tall * 0.13, shade) +
    repeat(count, picket)
  );
}

/** A cloud with a flat bottom, 160 wide. */
export const cloud = (fill: Color, shade: Color): string =>
  path('M-80 0C-86 -22 -60 -30 -50 -24C-46 -50 -8 -56 4 -36C22 -50 48 -36 46 -20C66 -26 84 -14 80 0Z', fill) +
  path('M-80 0C-82 -8 -78 -14 -74 -18C-60 -8 -30 -12 -10 -8S50 -14 79 -8C81 -5 81 -2 80 0Z', shade);

/** A bowl with bones on it, 90 wide. */
export const bowl = (fill: Color, shade: Color): string =>
  ellipse(4, 0, 50, 7, INK, 0.16) +
  path('M-34 -30H34L46 0H-46Z', fill) +
  path('M12 -30H34L46 0H18Z', shade) +
  ellipse(0, -30, 34, 8, mix(fill, INK, 0.25)) +
  ellipse(0, -29, 28, 6, '#8A5A36') +
  [
    [-14, -34],
    [0, -38],
    [12, -34],
    [2, -32],
  ]
    .map(([x = 0, y = 0], index) => circle(x, y, 7, index % 2 === 0 ? '#C98F5E' : '#A8521A'))
    .join('') +
  group('translate(-6 -13)', bone(30, SNOW, shade));

export const tulip = (x: number, y: number, size: number, fill: Color, stem: Color): string =>
  group(
    `translate(${Math.round(x)} ${Math.round(y)}) scale(${Math.round(size * 5) / 100})`,
    line('M0 0V-22M0 -4C8 -6 10 -14 10 -18', stem, 4),
    path('M-9 -34L-4 -28L0 -36L4 -28L9 -34C12 -22 8 -16 0 -16S-12 -22 -9 -34Z', fill),
    path('M3 -29L9 -34C12 -22 8 -16 2 -16Z', INK, 0.16),
  );
