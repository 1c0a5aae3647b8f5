// The school before the moon, with its leaning tower.

import {
  circle,
  ellipse,
  type Frame,
  line,
  mix,
  path,
  random,
  rect,
  repeat,
  shaded,
} from '#tools/art/themes/kit.ts';
import {
  bat,
  books,
  CAP,
  CHALK,
  CHALK_SHADE,
  EMBER,
  ghost,
  GLASSES,
  INK,
  LIME,
  PALE,
  PENCIL,
  ROOF,
  ROOF_LIT,
  WALL,
  WALL_SHADE,
  WARM,
  WOOD_LIT,
} from '#tools/art/themes/halloween2024/school.ts';

export const moon = (x: number, y: number, r: number): string =>
  circle(x, y, r * 1.62, LIME, 0.08) +
  circle(x, y, r * 1.3, LIME, 0.14) +
  circle(x, y, r, LIME) +
  path(
    `M${x + r * 0.34} ${y - r * 0.94}A${r} ${r} 0 1 1 ${x - r * 0.8} ${y + r * 0.6}A${r * 1.06} ${r * 1.06} 0 0 0 ${x + r * 0.34} ${y - r * 0.94}Z`,
    mix(LIME, '#6E8416', 0.26),
  ) +
  ellipse(x - r * 0.36, y - r * 0.3, r * 0.24, r * 0.2, mix(LIME, CHALK, 0.5)) +
  ellipse(x + r * 0.22, y + r * 0.1, r * 0.16, r * 0.13, mix(LIME, '#6E8416', 0.3)) +
  ellipse(x - r * 0.2, y + r * 0.42, r * 0.2, r * 0.16, mix(LIME, '#6E8416', 0.2)) +
  ellipse(x + r * 0.5, y - r * 0.46, r * 0.1, r * 0.08, mix(LIME, '#6E8416', 0.3));

/** 34 x 46 with its upper left corner at (x, y). */
const window = (x: number, y: number, isLit: boolean, inside = ''): string =>
  rect(x - 5, y - 5, 44, 57, shaded(WALL_SHADE, INK), 3) +
  rect(x, y, 34, 46, isLit ? WARM : ROOF, 2) +
  (isLit
    ? path(`M${x} ${y}H${x + 34}L${x} ${y + 34}Z`, CHALK, 0.45)
    : path(`M${x} ${y + 20}L${x + 20} ${y}H${x + 30}L${x} ${y + 32}Z`, CHALK_SHADE, 0.3)) +
  inside +
  line(`M${x + 17} ${y}v46M${x} ${y + 20}h34`, shaded(WALL_SHADE, INK), 3) +
  rect(x - 8, y + 48, 50, 7, mix(WALL, CHALK, 0.3), 2);

const scales = (x: number, y: number, count: number, rows: number): string =>
  repeat(rows, (row) =>
    line(
      `M${x - row * 9 + (row % 2) * 8} ${y + row * 17}${'q8 9 16 0'.repeat(count + row)}`,
      ROOF_LIT,
      3,
      0.9,
    ),
  );

export const landmark = (frame: Frame): string =>
  [
    frame.sky === 'podium' ? '' : moon(292, 122, 116) + bat(372, 74, 0.9, ROOF) + bat(340, 44, 0.55, ROOF),
    ellipse(212, 452, 214, 13, INK, 0.45),
    // The wings, one a little lower than the other.
    path('M36 262L32 452H204V258Z', WALL),
    path('M204 254L372 266L366 452H204Z', WALL_SHADE),
    path('M36 262L32 452H44L48 262Z', mix(WALL, CHALK, 0.28)),
    repeat(16, (i) =>
      rect(
        54 + 300 * random(61, i),
        276 + 160 * random(62, i),
        20,
        7,
        i % 2 === 0 ? mix(WALL, CHALK, 0.14) : shaded(WALL_SHADE, INK),
        2,
        0.7,
      ),
    ),
    path('M6 274Q40 262 62 194L160 190V270Q80 262 6 274Z', ROOF),
    path('M6 274Q40 262 62 194L80 193Q62 258 24 270Z', ROOF_LIT),
    path('M240 270V196L338 204Q358 264 396 280Q320 266 240 270Z', shaded(ROOF, INK)),
    scales(76, 206, 4, 4),
    scales(256, 216, 4, 3),
    // A chimney with a cap of its own, and a round window under the roof.
    path('M96 198L92 146H122L120 198Z', WALL),
    path('M110 198L108 146H122L120 198Z', WALL_SHADE),
    rect(86, 138, 42, 12, ROOF_LIT, 3),
    path(
      'M104 134C92 120 116 112 102 96C96 86 108 78 104 66C122 84 106 94 116 106C126 118 108 124 112 134Z',
      CHALK_SHADE,
      0.35,
    ),
    circle(306, 236, 15, shaded(WALL_SHADE, INK)),
    circle(306, 236, 10, WARM),
    // Eight windows: two dark, and one with a reader.
    window(56, 282, true),
    window(106, 280, true, ghost(123, 330, 0.42, GLASSES)),
    window(56, 366, false),
    window(106, 366, true),
    window(264, 284, true),
    window(316, 288, false),
    window(264, 368, true, books(281, 413, 24, 3, 2)),
    window(314, 370, true),
    // The tower leans.
    path('M156 62L148 452H252L246 62Z', WALL),
    path('M214 62L212 452H252L246 62Z', WALL_SHADE),
    path('M156 62L148 452H160L168 62Z', mix(WALL, CHALK, 0.28)),
    rect(142, 238, 118, 10, ROOF_LIT, 3),
    rect(148, 130, 106, 10, mix(WALL, CHALK, 0.3), 3),
    path('M170 130V92A30 30 0 0 1 232 92V130Z', INK),
    path('M178 130V94A23 23 0 0 1 224 94V130Z', mix(LIME, '#150B1C', 0.4)),
    // The roof of the tower, bent at its tip.
    path('M132 72Q176 54 192 -4L206 -10Q218 48 268 70Q200 58 132 72Z', ROOF),
    path('M132 72Q176 54 192 -4L199 -7Q196 46 160 66Z', ROOF_LIT),
    line('M199 -6V-44', ROOF_LIT, 5),
    path('M199 -42C216 -50 228 -34 246 -42L240 -28L248 -16C230 -12 216 -26 199 -18Z', EMBER),
    path('M199 -28C216 -36 228 -22 243 -27L248 -16C230 -12 216 -26 199 -18Z', '#B8452A'),
    // The clock shows midnight, nearly.
    circle(200, 190, 34, shaded(WALL_SHADE, INK)),
    circle(200, 188, 29, ROOF_LIT),
    circle(199, 187, 25, PALE),
    line('M199 168v4M199 202v4M180 187h4M214 187h4', INK, 3),
    line('M199 187L196 172M199 187L188 175', INK, 4),
    // Bunting, for the first night of term.
    line('M150 252Q200 284 252 250', ROOF, 3),
    path('M160 257L174 263L164 277ZM214 268L230 263L226 280Z', EMBER),
    path('M178 265L194 269L184 283Z', LIME),
    path('M197 269L211 268L204 284ZM234 261L247 254L246 270Z', WARM),
    // The door, and the light that falls out of it.
    path('M160 452V412A40 40 0 0 1 240 412V452Z', ROOF),
    path('M172 452V414A28 28 0 0 1 228 414V452Z', WARM),
    path('M172 452V414A28 28 0 0 1 200 386V452Z', CHALK, 0.5),
    path('M228 452V414L246 406V460Z', WOOD_LIT),
    window(183, 300, true),
    rect(140, 446, 120, 8, mix(WALL, CHALK, 0.3), 3),
    rect(130, 453, 140, 9, WALL, 3),
    frame.sky === 'question' ? '' : ghost(-96, 256, 1, CAP + PENCIL, -6),
  ].join('');

export const bell = (): string =>
  line('M201 66V78', WOOD_LIT, 5) +
  path('M178 122C186 112 184 80 201 78C218 80 216 112 224 122Z', WARM) +
  path('M206 79C218 84 216 112 224 122H208C212 104 212 92 206 79Z', '#B57A0B') +
  path('M176 122H226L222 129H180Z', '#FFE9A0') +
  circle(201, 131, 7, '#B57A0B');
