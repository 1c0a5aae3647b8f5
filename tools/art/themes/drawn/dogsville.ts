// Dogsville: a sunny town where dogs own the houses and keep the doors open.

import {
  circle,
  ellipse,
  type Frame,
  group,
  line,
  mix,
  path,
  polygon,
  random,
  rect,
  repeat,
  type ThemeArt,
} from '#tools/art/themes/kit.ts';
import { land, sector, type Spot, tuft } from '#tools/art/themes/outlines.ts';
import { climb } from '#tools/art/themes/dogsville/climb.ts';
import { house, paws } from '#tools/art/themes/dogsville/house.ts';
import { pieces } from '#tools/art/themes/dogsville/pieces.ts';
import {
  bone,
  DOORWAY,
  bowl,
  cloud,
  CLOUD_SHADE,
  CORAL,
  CORAL_SHADE,
  doghouse,
  fence,
  head,
  INK,
  paw,
  ROOFS,
  SKY,
  SKY_SHADE,
  SNOW,
  SUN,
  tree,
  tulip,
  WALL,
  WALL_SHADE,
} from '#tools/art/themes/dogsville/town.ts';

const art: ThemeArt = {
  top: [-10, 48, 420, 226],
  landmark: () => house(),
  mover: {
    draw: () => group('translate(190 428) rotate(-4)', head()) + paws(),
    pivot: [190, 428],
    go: { y: -16, rotation: -12, duration: 900 },
    idle: { rotation: 14, duration: 1100 },
  },
  echo: ({ isWide, near, planes }) => {
    const unit = isWide ? 1 : 0.42;
    const trees = [
      [60, 18, 1],
      [258, 20, 0.8],
      [640, 16, 1.15],
    ];
    return [
      trees
        .map(([x = 0, y = 0, size = 0]) =>
          group(
            `translate(${Math.round(x * unit)} ${near + y * unit}) scale(${unit * size})`,
            tree(planes[2], planes[3]),
          ),
        )
        .join(''),
      (
        [
          [168, 0, 1.15, 'coral'],
          [352, 6, 0.92, 'sky'],
          [514, 2, 1.3, 'coral'],
        ] as const
      )
        .map(([x, y, size, roof], index) =>
          group(
            `translate(${Math.round(x * unit)} ${near + (y + 14) * unit}) scale(${unit * size})`,
            doghouse(
              roof === 'coral' ? [CORAL, CORAL_SHADE] : [SKY, SKY_SHADE],
              index === 1 ? '#8A5A36' : undefined,
            ),
          ),
        )
        .join(''),
    ].join('');
  },
  plane: (name, frame) => {
    switch (name) {
      case 'sky':
        return heavens(frame);
      case 'far':
        return town(frame);
      case 'mid':
        return hedges(frame);
      case 'near':
        return lawn(frame);
      case 'front':
        return frame.sky === 'question' ? groundOnly(frame) : bushes(frame);
    }
  },
  lamp: () =>
    circle(0, 0, 210, SNOW, 0.22) +
    circle(0, 0, 168, SNOW, 0.3) +
    repeat(16, (index) =>
      path(sector(0, 0, 112, index % 2 === 0 ? 146 : 132, index * 22.5 - 5, index * 22.5 + 5), SUN),
    ) +
    circle(0, 0, 104, SUN) +
    circle(-8, -8, 90, mix(SUN, SNOW, 0.3)) +
    circle(-20, -22, 60, mix(SUN, SNOW, 0.5)),
  climb,
  pieces,
};

function heavens({ width, isWide, near, sky }: Frame): string {
  const unit = isWide ? 1 : 0.6;
  const isQuestion = sky === 'question';
  const put = (x: number, y: number, size: number, alpha: number): string =>
    group(
      `translate(${Math.round(x * width)} ${Math.round(y * near)}) scale(${Math.round(size * unit * 100) / 100})`,
      `<g opacity="${alpha}">`,
      cloud(SNOW, CLOUD_SHADE),
      '</g>',
    );
  if (isQuestion) return put(0.06, 0.3, 1, 0.5) + put(0.95, 0.2, 1.2, 0.5);
  // Below the titles.
  const [x, y] = [width * (isWide ? 0.14 : 0.2), near * 0.39];
  const sun =
    sky === 'lobby'
      ? circle(x, y, 96 * unit, SNOW, 0.25) +
        circle(x, y, 74 * unit, SNOW, 0.3) +
        circle(x, y, 52 * unit, SUN) +
        circle(x - 5 * unit, y - 5 * unit, 44 * unit, mix(SUN, SNOW, 0.35))
      : '';
  return (
    sun +
    put(0.04, 0.5, 1.3, 0.9) +
    put(0.29, isWide ? 0.41 : 0.46, 1.05, 0.95) +
    put(0.62, 0.52, 1.5, 0.7) +
    put(0.94, isWide ? 0.2 : 0.42, 1.15, 0.9) +
    // On the podium the sun stands there.
    (sky === 'lobby' ? boneCloud(width * (isWide ? 0.43 : 0.52), near * (isWide ? 0.5 : 0.39), unit) : '')
  );
}

/** One cloud has grown into a bone. */
const boneCloud = (x: number, y: number, unit: number): string =>
  group(
    `translate(${Math.round(x)} ${Math.round(y)}) rotate(-9) scale(${unit})`,
    `<g opacity="0.9">`,
    bone(150, SNOW, CLOUD_SHADE),
    '</g>',
  );

/** A hill with small houses, in rows that follow its crest. */
function town({ width, isWide, near, planes }: Frame): string {
  const unit = isWide ? 1 : 0.5;
  const crest = (x: number): number =>
    near - (46 + 64 * Math.sin(x / (width * 0.21) + 0.6) ** 2 + 20 * Math.sin(x / (width * 0.09))) * unit;
  const shares = Array.from({ length: 41 }, (_, index) => (index / 40) * 1.2 - 0.1);
  const hill =
    path(
      land(
        shares.map((share): Spot => [share * width, crest(share * width)]),
        near + 30,
      ),
      planes[0],
    ) +
    path(
      land(
        shares.map((share): Spot => [share * width, crest(share * width) + 30 * unit]),
        near + 30,
      ),
      mix(planes[0], planes[2], 0.25),
    );
  const homes = repeat(isWide ? 21 : 15, (index) => {
    const x = (index / (isWide ? 20 : 14)) * width + (random(5, index) - 0.5) * 40 * unit;
    const size = (0.3 + 0.14 * random(6, index)) * (isWide ? 1 : 0.62);
    const y = crest(x) + (index % 2 === 0 ? 4 : 34) * unit;
    const [w, h] = [70 * size, 62 * size];
    const roof = index % 4 === 2 ? mix(SKY, planes[0], 0.35) : mix(planes[1], planes[0], 0.12);
    return index % 5 === 3
      ? circle(x, y - 12 * unit, 15 * unit, mix(planes[2], planes[0], 0.4)) +
          circle(x + 14 * unit, y - 6 * unit, 12 * unit, mix(planes[2], planes[0], 0.25))
      : rect(x - w / 2, y - h, w, h, mix(WALL, planes[0], 0.2)) +
          rect(x + w * 0.14, y - h, w * 0.36, h, mix(WALL_SHADE, planes[0], 0.2)) +
          polygon([x - w * 0.68, y - h * 0.92, x, y - h * 1.75, x + w * 0.68, y - h * 0.92], roof) +
          polygon(
            [x, y - h * 1.75, x + w * 0.68, y - h * 0.92, x + w * 0.14, y - h * 0.92],
            mix(roof, CORAL_SHADE, 0.3),
          ) +
          path(
            `M${Math.round(x - w * 0.18)} ${Math.round(y)}v${-Math.round(h * 0.4)}a${Math.round(w * 0.18)} ${Math.round(w * 0.18)} 0 0 1 ${Math.round(w * 0.36)} 0v${Math.round(h * 0.4)}Z`,
            mix(DOORWAY, planes[0], 0.2),
          );
  });
  return hill + homes;
}

function hedges({ width, isWide, near, planes }: Frame): string {
  const unit = isWide ? 1 : 0.5;
  const shares = Array.from({ length: 9 }, (_, index) => (index / 8) * 1.2 - 0.1);
  const ground = path(
    land(
      shares.map((share, index): Spot => [share * width, near - (14 + 16 * random(8, index)) * unit]),
      near + 60,
    ),
    planes[2],
  );
  const round = (x: number, count: number, seed: number): string =>
    repeat(count, (index) => {
      const [cx, r] = [x + index * 26 * unit, (18 + 12 * random(seed, index)) * unit];
      return (
        circle(cx, near - 16 * unit, r, mix(planes[3], planes[2], 0.35)) +
        circle(cx - r * 0.25, near - 16 * unit - r * 0.3, r * 0.6, mix(planes[2], SNOW, 0.16))
      );
    });
  return round(width * 0.5, 5, 11) + round(width * 0.945, 4, 13) + round(width * 0.6, 3, 17) + ground;
}

/** Mown in stripes, with the way to the door, and what dogs leave lying about. */
function lawn(frame: Frame): string {
  const { width, height, isWide, near, planes, sky } = frame;
  const unit = isWide ? 1 : 0.56;
  const small = sky === 'podium' ? 0.5 : 1;
  const door = { lobby: isWide ? 1120 : 246, podium: isWide ? 1000 : 321, question: 0 }[sky];
  const deep = height - near;
  const half = 70 * frame.scale * small;
  const bands = [0.2, 0.46, 0.74].map((share, index) =>
    path(
      `M-60 ${Math.round(near + deep * share + 10)}Q${Math.round(width * 0.5)} ${Math.round(near + deep * share - 16)} ${width + 60} ${Math.round(near + deep * share + 6)}V${height + 10}H-60Z`,
      mix(planes[2], planes[3], [0.55, 0.8, 1][index] ?? 1),
    ),
  );
  const foot = door - (isWide ? 330 : 90);
  const way = (grow: number, color: string): string =>
    path(
      `M${Math.round(door - half - grow * 0.3)} ${near - 2}C${Math.round(door - half * 1.5)} ${Math.round(near + deep * 0.35)} ${Math.round(foot - 120 * unit - grow)} ${Math.round(near + deep * 0.45)} ${Math.round(foot - 170 * unit - grow)} ${height + 6}H${Math.round(foot + 210 * unit + grow)}C${Math.round(foot + 190 * unit + grow)} ${Math.round(near + deep * 0.5)} ${Math.round(door + half * 0.8)} ${Math.round(near + deep * 0.35)} ${Math.round(door + half + grow * 0.3)} ${near - 2}Z`,
      color,
    );
  const steps = [0.12, 0.24, 0.38, 0.54, 0.72].map((share, index) => {
    const x =
      door +
      (foot + 20 * unit - door) * share ** 0.8 +
      (index % 2 === 0 ? -1 : 1) * (10 + 34 * share) * unit * small;
    return group(
      `translate(${Math.round(x)} ${Math.round(near + deep * share)}) rotate(${12 + index * 3}) scale(1 0.7)`,
      paw((16 + 34 * share) * (isWide ? 1 : 0.7), '#A8521A', 0.4),
    );
  });
  const things = isWide
    ? ball(250, near + deep * 0.42, 24) +
      group(`translate(430 ${Math.round(near + deep * 0.45)}) rotate(-14)`, bone(76, SNOW, '#D7DBE4')) +
      mound(560, near + deep * 0.34)
    : ball(46, near + deep * 0.36, 17) +
      group(`translate(96 ${Math.round(near + deep * 0.66)}) rotate(-14)`, bone(50, SNOW, '#D7DBE4')) +
      group(`translate(310 ${Math.round(near + deep * 0.5)}) scale(0.7)`, bowl(SKY, SKY_SHADE));
  const isOnWay = (x: number, share: number): boolean => {
    const middle = door + (foot + 20 * unit - door) * share ** 0.8;
    return Math.abs(x - middle) < half + 20 * unit + (isWide ? 170 : 100) * share;
  };
  const beds = repeat(42, (index) => {
    const share = 0.1 + 0.82 * random(22, index);
    const x = random(21, Math.floor(index / 3)) * width + (random(23, index) - 0.5) * 80 * unit;
    const y = near + deep * share;
    if (isOnWay(x, share)) return '';
    return index % 3 === 0
      ? tulip(x, y, (12 + 16 * share) * unit, ROOFS[index % 6]?.[0] ?? SNOW, planes[4])
      : tuft(x, y, (9 + 12 * share) * unit, mix(planes[3], index % 2 === 0 ? planes[4] : SNOW, 0.3));
  });
  return [
    rect(-40, near, width + 80, deep + 8, mix(planes[2], SNOW, 0.1)),
    bands.join(''),
    way(9 * unit, mix(planes[3], planes[4], 0.4)),
    way(0, mix(WALL, '#E8C48C', 0.45)),
    way(-26 * unit * small, WALL),
    steps.join(''),
    group(
      `translate(${isWide ? -10 : -6} ${near + 34 * unit})`,
      fence(isWide ? 25 : 16, isWide ? 27 : 11.5, isWide ? 62 : 30, isWide ? 17 : 9),
    ),
    beds,
    things,
  ].join('');
}

const ball = (x: number, y: number, radius: number): string =>
  group(
    `translate(${Math.round(x)} ${Math.round(y)}) scale(${radius / 24})`,
    ellipse(8, 22, 26, 6, INK, 0.18),
    circle(0, 0, 24, '#CFE36A'),
    path('M14 -19A24 24 0 0 1 -19 14A27 27 0 0 0 14 -19Z', '#5F7210', 0.5),
    line('M-20 -12C-6 -8 4 -18 4 -23M-6 23C-6 10 10 4 23 6', SNOW, 4),
  );

/** Somebody buried something here, not well. */
const mound = (x: number, y: number): string =>
  group(
    `translate(${x} ${Math.round(y)})`,
    group('translate(10 -22) rotate(-58)', bone(54, SNOW, '#D7DBE4')),
    path('M-50 4C-40 -24 -14 -30 4 -24C26 -32 46 -18 54 4Z', '#8A5A36'),
    path('M-50 4C-40 -24 -14 -30 4 -24C-14 -20 -26 -8 -30 4Z', '#C98F5E'),
  );

function groundOnly({ width, height, isWide, planes }: Frame): string {
  const top = isWide ? 704 : 784;
  const at = (down: number): string =>
    `M-20 ${top + down + 10}Q${Math.round(width * 0.4)} ${top + down - 14} ${width + 20} ${top + down + 6}V${height + 4}H-20Z`;
  return (
    group(`translate(-6 ${top + 14})`, fence(isWide ? 70 : 26, isWide ? 20 : 16, 20, 9)).replaceAll(
      '#C3D5DE',
      mix('#C3D5DE', planes[4], 0.4),
    ) +
    path(at(2), planes[2]) +
    path(at(22), planes[3]) +
    path(at(46), planes[4]) +
    repeat(7, (index) => tuft(random(51, index) * width, top + 34 + 14 * random(52, index), 12, planes[4]))
  );
}

function bushes({ width, height, isWide, planes }: Frame): string {
  const unit = isWide ? 1 : 0.6;
  const bush = (x: number, side: number): string =>
    (
      [
        [0, 8, 58],
        [side * 62, 20, 42],
        [side * 112, 30, 30],
        [side * 20, -34, 34],
      ] as const
    )
      .map(([dx, dy, r]) => circle(x + dx * unit, height + dy * unit, r * unit, planes[4]))
      .join('') +
    (
      [
        [-8, -8, 30],
        [side * 54, 6, 22],
        [side * 12, -44, 18],
      ] as const
    )
      .map(([dx, dy, r]) =>
        circle(x + dx * unit, height + dy * unit, r * unit, mix(planes[4], planes[3], 0.6)),
      )
      .join('') +
    (
      [
        [10, -18, 7],
        [side * 40, 0, 6],
        [side * 72, 2, 7],
        [side * 24, -46, 6],
      ] as const
    )
      .map(([dx, dy, r], index) =>
        circle(x + dx * unit, height + dy * unit, r * unit, ['#F6A5D8', SNOW, SUN][index % 3] ?? SNOW),
      )
      .join('');
  return bush(0, 1) + bush(width, -1);
}

export default art;
