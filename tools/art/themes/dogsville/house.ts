// The landmark of Dogsville: the house whose dog looks out, in the landmark's cell.

import { circle, group, line, mix, path, polygon, rect, repeat } from '#tools/art/themes/kit.ts';
import type { Spot } from '#tools/art/themes/outlines.ts';
import {
  bone,
  bowl,
  CORAL,
  CORAL_SHADE,
  DOORWAY,
  GLOW,
  hydrant,
  INK,
  paw,
  SKY,
  SKY_SHADE,
  SNOW,
  SUN,
  tulip,
  WALL,
  WALL_SHADE,
} from '#tools/art/themes/dogsville/town.ts';

export function house(): string {
  const boards = repeat(5, (index) => rect(48, 282 + index * 36, 284, 3, WALL_SHADE, 0, 0.7));
  const shingles = (from: Spot, side: number): string =>
    repeat(4, (row) => {
      const share = 0.2 + row * 0.21;
      return line(
        `M${Math.round(190 + (from[0] - 190) * share)} ${Math.round(52 + (from[1] - 52) * share)}l${side * -20} 34`,
        CORAL_SHADE,
        5,
        0.7,
      );
    });
  return [
    polygon([332, 450, 470, 450, 372, 400, 332, 330], INK, 0.14),
    // A chimney shaped like the town's favorite thing.
    rect(278, 92, 44, 92, CORAL_SHADE) +
      rect(278, 92, 18, 92, CORAL) +
      rect(270, 84, 60, 14, WALL_SHADE, 4) +
      rect(270, 84, 30, 14, WALL, 4),
    rect(48, 236, 284, 214, WALL) + rect(262, 236, 70, 214, WALL_SHADE),
    polygon([48, 240, 190, 98, 332, 240], WALL) + polygon([198, 106, 332, 240, 262, 240], WALL_SHADE),
    boards,
    // Window boxes left and right of the door.
    rect(62, 300, 34, 46, '#FFFBF2', 5) +
      rect(66, 304, 26, 38, SKY, 3) +
      path('M66 342V320L92 304V316Z', SNOW, 0.7) +
      rect(58, 344, 42, 12, CORAL_SHADE, 4) +
      circle(66, 342, 6, '#F6A5D8') +
      circle(79, 340, 7, SUN) +
      circle(92, 342, 6, CORAL),
    rect(286, 300, 32, 46, '#FFFBF2', 5) +
      rect(290, 304, 24, 38, SKY_SHADE, 3) +
      path('M290 342V322L314 306V318Z', SNOW, 0.4) +
      rect(282, 344, 40, 12, CORAL_SHADE, 4) +
      circle(292, 342, 6, SUN) +
      circle(306, 341, 6, '#F6A5D8'),
    path('M98 450V362A92 92 0 0 1 282 362V450Z', '#FFFBF2') +
      path('M230 280A92 92 0 0 1 282 362V450H262Z', WALL_SHADE),
    path('M110 450V362A80 80 0 0 1 270 362V450Z', DOORWAY) +
      path('M110 450V362A80 80 0 0 1 172 284C142 312 136 350 136 450Z', mix(DOORWAY, GLOW, 0.35)) +
      path('M110 450L136 424H256L270 450Z', mix(DOORWAY, INK, 0.35)),
    // A picture of a bone hangs inside.
    rect(146, 292, 40, 26, mix(DOORWAY, WALL, 0.5), 3) +
      group('translate(166 305)', bone(24, WALL, WALL_SHADE)),
    body(),
    polygon([-6, 262, 190, 62, 386, 262, 362, 284, 190, 118, 18, 284], INK, 0.14),
    polygon([-6, 254, 190, 50, 386, 254, 358, 278, 190, 110, 22, 278], CORAL_SHADE),
    polygon([-6, 246, 190, 42, 190, 98, 22, 268], CORAL) +
      polygon([190, 42, 386, 246, 358, 268, 190, 98], mix(CORAL, CORAL_SHADE, 0.6)),
    polygon([-6, 246, 190, 42, 190, 53, 0, 251], mix(CORAL, SNOW, 0.35)),
    shingles([0, 254], -1) + shingles([380, 254], 1),
    group('translate(190 196) rotate(-3)', bone(112, SNOW, '#D7DBE4')),
    group('translate(190 242)', circle(0, 0, 15, SKY_SHADE), circle(-1, -1, 12, SKY), paw(17, SNOW)),
    rect(92, 444, 196, 14, WALL_SHADE, 5) + rect(92, 444, 120, 9, '#FFFBF2', 4),
    // Bushes at the corners of the walls.
    circle(50, 446, 26, '#4C9656') +
      circle(26, 452, 20, '#2E6B48') +
      circle(44, 438, 14, '#6DB36A') +
      tulip(66, 456, 26, '#FF9474', '#2E6B48') +
      tulip(34, 460, 22, '#F6A5D8', '#2E6B48'),
    group('translate(374 450)', hydrant()),
    group('translate(326 456) scale(0.6)', bowl(SKY, SKY_SHADE)),
  ].join('');
}

/** The chest below the head, with a collar and its tag. */
const body = (): string =>
  path('M140 450C140 412 158 396 190 396S240 412 240 450Z', '#FFF9EF') +
  path('M206 398C228 402 240 420 240 450H220C222 430 218 410 206 398Z', mix('#FFF9EF', '#C98F5E', 0.35));

/** They hang over the sill, below the collar. */
export const paws = (): string =>
  path('M152 416C170 430 210 430 228 416L230 430C210 442 170 442 150 430Z', CORAL) +
  circle(190, 440, 9, SUN) +
  circle(188, 438, 4, SNOW, 0.8) +
  [150, 214]
    .map(
      (x) => rect(x, 432, 34, 22, '#FFF9EF', 11) + line(`M${x + 12} 453V446M${x + 22} 453V446`, '#C98F5E', 3),
    )
    .join('');
