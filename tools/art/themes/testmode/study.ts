// What belongs to a quiet desk: lamp, books, window, plant, cat.

import {
  at,
  circle,
  ellipse,
  group,
  line,
  mix,
  path,
  polygon,
  random,
  rect,
  repeat,
  shaded,
} from '#tools/art/themes/kit.ts';
import type { Color } from '#scenes/theme/tokens.ts';

export const LIGHT = '#FFC878';
export const LIGHT_SHADE = '#C9924A';
export const PAPER = '#F6EFE2';
export const PAPER_SHADE = mix('#F6EFE2', '#8C7859', 0.4);
export const NIGHT = '#10151B';
export const WOOD = '#8A5A36';
export const WOOD_LIT = '#C98F5E';
export const EMBER = '#FF7F5C';
export const METAL = '#7F97A1';
export const METAL_LIT = '#D5E1E6';
const SLATE = '#3D4B59';

/** Covers of books: tile fills, calmed down. */
export const COVERS: readonly Color[] = [
  '#74CDF7',
  '#FF9474',
  '#74E0A4',
  '#E2D3BF',
  '#BFB8FF',
  '#FFCB4D',
].map((fill) => mix(fill, SLATE, 0.42));
const cover = (index: number): Color => COVERS[index % COVERS.length] ?? SLATE;

/** A book lying with its spine to the viewer; (x, y) is its lower left corner. */
export function lyingBook(
  x: number,
  y: number,
  width: number,
  tall: number,
  index: number,
  air: Color = NIGHT,
  haze = 0,
): string {
  const color = mix(cover(index), air, haze);
  const band = mix(color, PAPER, 0.45);
  const [left, right] = [x + width * 0.09, x + width * 0.86];
  return [
    rect(x, y - tall, width, tall, color, tall * 0.16),
    rect(x + 2, y - tall * 0.34, width - 4, tall * 0.34, shaded(color, NIGHT), tall * 0.14),
    rect(x + tall * 0.1, y - tall, width - tall * 0.2, tall * 0.13, mix(color, PAPER, 0.34), tall * 0.06),
    rect(left, y - tall, tall * 0.14, tall, band),
    rect(right, y - tall, tall * 0.14, tall, band),
    index % 3 === 0 ? rect(left + tall * 0.26, y - tall, tall * 0.07, tall, band) : '',
    index % 2 === 0
      ? rect(x + width * 0.32, y - tall * 0.6, width * 0.34, tall * 0.16, band, tall * 0.08)
      : polygon(
          [
            x + width * 0.46,
            y - tall * 0.72,
            x + width * 0.52,
            y - tall * 0.46,
            x + width * 0.46,
            y - tall * 0.2,
            x + width * 0.4,
            y - tall * 0.46,
          ],
          band,
        ),
  ].join('');
}

/** `count` books lying on each other, from (x, y) upward; x is their middle. */
export const pile = (
  x: number,
  y: number,
  width: number,
  count: number,
  seed: number,
  air: Color = NIGHT,
  haze = 0,
): string =>
  repeat(count, (i) => {
    const wide = width * (0.8 + 0.24 * random(seed, i));
    return lyingBook(
      x - wide / 2 + width * 0.1 * (random(seed + 1, i) - 0.5),
      y - width * 0.2 * i,
      wide,
      width * 0.2,
      seed + i,
      air,
      haze,
    );
  });

/** Books that stand side by side from (x, y), the last one leaning on the others. */
export const standing = (
  x: number,
  y: number,
  tall: number,
  count: number,
  seed: number,
  air: Color = NIGHT,
  haze = 0,
): string => {
  let left = x;
  return repeat(count, (i) => {
    const [wide, high] = [tall * (0.17 + 0.1 * random(seed, i)), tall * (0.8 + 0.2 * random(seed + 1, i))];
    const color = mix(cover(seed + i), air, haze);
    const leans = i === count - 1;
    const book =
      rect(0, -high, wide, high, color, 2) +
      rect(wide * 0.7, -high, wide * 0.3, high, shaded(color, NIGHT), 2) +
      rect(0, -high, wide * 0.16, high, mix(color, PAPER, 0.3), 2) +
      rect(0, -high * 0.86, wide, high * 0.05, mix(color, PAPER, 0.5)) +
      rect(0, -high * 0.24, wide, high * 0.09, mix(color, PAPER, 0.5));
    const placed = group(
      `translate(${Math.round(left + (leans ? wide * 0.5 : 0))} ${Math.round(y)})${leans ? ' rotate(-13)' : ''}`,
      book,
    );
    left += wide + 1;
    return placed;
  });
};

/** The peak in the evening, in a window of 420 x 330 with its upper left corner at (0, 0). */
export const window = (wall: Color): string => {
  const frame = mix(wall, PAPER, 0.3);
  return [
    rect(-16, -16, 452, 362, mix(wall, NIGHT, 0.35), 8),
    rect(-12, -14, 444, 354, frame, 6),
    rect(0, 0, 420, 330, '#124053'),
    path('M0 120H420V330H0Z', '#2C6A7A'),
    path('M0 186Q120 168 220 178T420 166V330H0Z', mix('#2C6A7A', '#FF9F73', 0.5)),
    path('M0 222Q140 202 260 216T420 206V330H0Z', mix('#FF9F73', '#B98A7C', 0.45)),
    repeat(13, (i) =>
      circle(14 + 392 * random(3, i), 10 + 118 * random(4, i), 1.2 + (i % 3) * 0.7, PAPER, 0.8),
    ),
    path('M0 262L70 226L122 246L196 196L300 250L420 214V330H0Z', '#A35B58'),
    // The peak: lit flank, shaded flank, snow with a ragged edge.
    path(
      'M96 330L150 238L196 186L236 92L262 62L280 96L300 138L344 214L410 330Z',
      mix('#D98B84', '#B9675C', 0.4),
    ),
    path('M262 62L280 96L300 138L344 214L410 330H262L284 246L256 196L272 138L254 110Z', '#3B5560'),
    path('M262 62L236 92L214 146L232 138L240 162L258 134L272 152L288 132L304 146L280 96Z', '#FFEBD3'),
    path('M262 62L254 110L272 138L272 152L288 132L304 146L280 96Z', mix('#FFEBD3', '#3B5560', 0.42)),
    line('M262 62V40', PAPER, 3),
    path('M263 40L284 45L279 50L284 56L263 56Z', EMBER),
    path('M0 300Q90 266 180 290T420 272V330H0Z', '#173845'),
    repeat(11, (i) => {
      const [x, tall] = [18 + 38 * i + 12 * random(6, i), 26 + 22 * random(7, i)];
      return i % 4 === 2 ? '' : polygon([x - 9, 306, x, 306 - tall, x + 9, 306], '#0A1F29');
    }),
    path('M0 306Q140 292 420 304V330H0Z', '#0A1F29'),
    path('M0 0H150L0 210ZM196 0H250L40 330H0V306Z', PAPER, 0.05),
    rect(204, 0, 12, 330, frame),
    rect(0, 118, 420, 9, frame),
    rect(204, 0, 4, 330, mix(frame, PAPER, 0.3)),
    rect(0, 0, 420, 7, shaded(wall, NIGHT)),
    rect(-34, 338, 488, 20, mix(wall, PAPER, 0.4), 4),
    rect(-34, 352, 488, 12, mix(wall, NIGHT, 0.3), 4),
  ].join('');
};

/** A curtain tied back, 110 x 390, hanging from (0, 0). */
export const curtain = (color: Color): string =>
  path('M-20 0H104C100 90 84 170 30 232C24 280 40 330 58 392H-20Z', color) +
  path(
    'M8 0H30C28 90 20 170 4 230V0ZM54 0H80C74 90 62 160 26 222C44 150 54 80 54 0Z',
    mix(color, PAPER, 0.16),
  ) +
  path(
    'M30 240C24 280 40 330 58 392H36C22 340 14 290 22 238ZM-20 240H0C-4 300 4 350 10 392H-20Z',
    shaded(color, NIGHT),
  ) +
  path('M-20 224C4 236 22 234 38 222L34 244C18 250 0 250 -20 244Z', LIGHT_SHADE);

/** Asleep, 110 wide, on (0, 0). */
export const cat = (fur: Color): string =>
  path('M-52 0C-60 -34 -30 -54 4 -52C40 -50 60 -28 54 0Z', fur) +
  path('M10 -52C42 -48 60 -28 54 0H26C46 -18 36 -42 10 -52Z', shaded(fur, NIGHT)) +
  path(
    'M54 -4C74 2 66 16 40 8C14 2 -8 4 -22 6C-30 8 -30 -4 -20 -4C4 -8 30 -8 54 -4Z',
    mix(fur, PAPER, 0.14),
  ) +
  path(
    'M-64 0C-72 -16 -66 -30 -60 -44L-50 -32C-44 -34 -38 -34 -32 -32L-20 -42C-16 -28 -12 -12 -24 0Z',
    mix(fur, PAPER, 0.1),
  ) +
  path('M-60 -44L-50 -32L-57 -27Z', EMBER, 0.5) +
  line('M-56 -16q5 4 9 0M-38 -16q5 4 9 0M-47 -9q4 3 8 0', NIGHT, 2.4) +
  line('M-14 -46C-4 -40 -2 -30 -6 -20M6 -50C16 -44 18 -34 14 -24', shaded(fur, NIGHT), 4);

/** A plant in a pot, 120 high, standing at (0, 0). */
export const plant = (air: Color, haze: number): string => {
  const [leaf, pot] = [
    mix(mix('#178A55', SLATE, 0.4), air, haze),
    mix(mix('#B84F31', SLATE, 0.3), air, haze),
  ];
  return (
    path(
      'M0 -44C-30 -60 -52 -88 -50 -112C-24 -104 -4 -78 0 -44ZM2 -44C0 -84 14 -116 36 -128C42 -100 28 -66 2 -44ZM-2 -46C-14 -86 -10 -116 -2 -136C10 -114 10 -80 -2 -46Z',
      leaf,
    ) +
    path(
      'M4 -42C22 -62 44 -66 60 -60C52 -44 28 -38 4 -42ZM2 -44C0 -84 14 -116 36 -128C26 -100 16 -70 2 -44Z',
      shaded(leaf, NIGHT),
    ) +
    line('M-46 -108C-28 -88 -12 -68 0 -44M-2 -130C-4 -100 -2 -70 -1 -46', mix(leaf, PAPER, 0.25), 2.5) +
    path('M-30 -46H32L24 0H-22Z', pot) +
    path('M12 -46H32L24 0H8Z', shaded(pot, NIGHT)) +
    rect(-34, -52, 70, 13, mix(pot, PAPER, 0.14), 4)
  );
};

/** Pencils in a mug, standing at (0, 0). */
export const mug = (color: Color): string =>
  line('M-14 -50L-26 -104M2 -50L0 -116M14 -50L30 -98', LIGHT, 8) +
  line('M-11 -50L-22 -100M5 -50L3 -110M17 -50L33 -96', LIGHT_SHADE, 3) +
  polygon([-31, -102, -28, -116, -21, -104], WOOD_LIT) +
  polygon([-4, -114, 0, -130, 4, -114], WOOD_LIT) +
  polygon([26, -97, 34, -110, 35, -95], EMBER) +
  `<path d="M26 -46q22 0 20 20t-24 16" fill="none" stroke="${shaded(color, NIGHT)}" stroke-width="8"/>` +
  path('M-30 -58H30L27 -4Q0 4 -27 -4Z', color) +
  path('M10 -58H30L27 -4Q18 0 8 0Z', shaded(color, NIGHT)) +
  path('M-30 -58H-20L-18 -2Q-24 -3 -27 -4Z', mix(color, PAPER, 0.4)) +
  ellipse(0, -58, 30, 5, shaded(color, NIGHT)) +
  path('M-14 -40L-2 -24L10 -40L4 -18H-10Z', mix(color, PAPER, 0.5));

/** A pencil that lies, its point to the right of (0, 0). */
export const pencil = (x: number, y: number, long: number, turn: number): string =>
  group(
    `translate(${x} ${y}) rotate(${turn})`,
    rect(-long, 3, long, 4, NIGHT, 2, 0.35) +
      rect(-long, -5, long, 5, LIGHT) +
      rect(-long, 0, long, 4, LIGHT_SHADE) +
      rect(-long - 8, -5, 10, 9, EMBER, 3) +
      polygon([0, -5, 15, -0.5, 0, 4], PAPER) +
      polygon([10, -2, 15, -0.5, 10, 1.4], NIGHT),
  );

/** The lamp alone, in the landmark's cell: foot, two arms with a spring, shade, bulb. */
export const lamp = (): string =>
  [
    ellipse(334, 466, 78, 8, NIGHT, 0.4),
    path('M262 466C264 446 292 436 324 436C356 436 384 446 386 466Z', METAL),
    path('M330 436C358 438 384 446 386 466H340C352 456 348 444 330 436Z', shaded(METAL, NIGHT)),
    path('M270 458C278 446 300 440 324 440C306 444 290 450 284 462Z', METAL_LIT),
    line('M324 440L350 230', METAL, 15),
    line('M319 440L345 232', METAL_LIT, 4),
    line('M350 230L214 92', METAL, 13),
    line('M348 224L214 88', METAL_LIT, 4),
    line('M336 340L344 262M318 204L274 158', NIGHT, 5, 0.5),
    circle(350, 230, 19, shaded(METAL, NIGHT)),
    circle(347, 227, 14, METAL),
    circle(345, 224, 6, METAL_LIT),
    // The shade, tilted towards the book.
    group(
      'rotate(12 180 110)',
      ellipse(180, 158, 58, 17, PAPER) +
        path(
          'M108 158C112 98 140 60 168 58H194C222 60 248 98 252 158C232 168 206 170 180 170C154 170 128 168 108 158Z',
          LIGHT,
        ) +
        path('M194 58C222 60 248 98 252 158C240 164 226 167 212 168C222 124 212 82 194 58Z', LIGHT_SHADE) +
        path(
          'M108 158C112 98 140 60 164 58C142 78 130 116 130 166C122 164 114 161 108 158Z',
          mix(LIGHT, PAPER, 0.55),
        ) +
        path('M108 158C130 170 230 170 252 158C236 178 206 184 180 184C154 184 124 178 108 158Z', PAPER) +
        rect(166, 42, 32, 20, METAL, 5) +
        rect(166, 42, 10, 20, METAL_LIT, 4) +
        circle(226, 132, 6, mix(LIGHT_SHADE, WOOD, 0.5)),
    ),
  ].join('');

/** The open book, 320 wide, in the landmark's cell. */
export const openBook = (): string =>
  [
    ellipse(186, 458, 182, 9, NIGHT, 0.45),
    path('M12 448L22 408L178 420L338 408L350 448L180 460Z', WOOD),
    path('M12 448L180 460V452L14 440Z', shaded(WOOD, NIGHT)),
    path(
      'M24 440C62 418 132 418 180 440C228 418 298 418 338 440L330 396C290 372 226 374 180 398C134 374 70 372 32 396Z',
      PAPER_SHADE,
    ),
    path('M30 432C66 412 134 412 180 434V398C134 374 72 372 36 394Z', PAPER),
    path('M180 434C226 412 294 412 332 432L326 394C288 372 226 374 180 398Z', mix(PAPER, PAPER_SHADE, 0.25)),
    path('M162 390C170 393 176 396 180 398V434C176 432 171 429 166 427Z', PAPER_SHADE, 0.8),
    line(
      'M58 398C88 388 116 388 142 396M56 408C86 398 118 398 144 406M54 418C84 408 104 408 126 412',
      '#687A8C',
      3,
      0.7,
    ),
    path('M216 406L240 384L252 394L266 380L294 402C266 394 240 396 216 406Z', '#687A8C', 0.75),
    line('M216 420C248 408 276 408 302 416', '#687A8C', 3, 0.7),
    path('M186 398L202 396L210 468L200 460L192 470Z', EMBER),
    path('M194 397L202 396L210 468L200 460Z', '#B8452A'),
  ].join('');

/** Light that falls from the shade, in two tones. */
export const cone = (): string =>
  path('M96 164L256 192L420 470H-66Z', LIGHT, 0.14) + path('M116 168L238 188L330 470H10Z', LIGHT, 0.18);

export const glow = (x: number, y: number, r: number): string =>
  circle(x, y, r * 2.4, LIGHT, 0.05) + circle(x, y, r * 1.6, LIGHT, 0.07) + circle(x, y, r, LIGHT, 0.1);

/** A pressed leaf in a frame, 90 x 120, around (0, 0). */
export const herbarium = (wall: Color): string =>
  at(
    0,
    0,
    rect(-45, -60, 96, 126, NIGHT, 3, 0.3) +
      rect(-48, -63, 96, 126, WOOD, 3) +
      rect(-48, -63, 96, 6, WOOD_LIT, 3) +
      rect(-38, -53, 76, 106, mix(PAPER, wall, 0.25)) +
      path('M0 40C-30 16 -30 -18 0 -42C30 -18 30 16 0 40Z', mix('#178A55', wall, 0.35)) +
      path('M0 40C30 16 30 -18 0 -42Z', shaded(mix('#178A55', wall, 0.35), NIGHT)) +
      line('M0 46V-36M0 20L-14 6M0 20L14 6M0 0L-14 -14M0 0L14 -14', mix(PAPER, wall, 0.4), 2.5),
  );
