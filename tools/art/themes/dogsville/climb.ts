// The climb of Dogsville: the street up the hill, past twelve doghouses to the biggest one.

import {
  type ClimbFrame,
  ellipse,
  group,
  line,
  mix,
  path,
  polygon,
  random,
  rect,
  repeat,
  at,
} from '#tools/art/themes/kit.ts';
import { headingOf, land, type Spot, turnsOf, tuft, flag, inPieces } from '#tools/art/themes/outlines.ts';
import {
  bone,
  bowl,
  cloud,
  CLOUD_SHADE,
  CORAL,
  CORAL_SHADE,
  doghouse,
  fence,
  hydrant,
  INK,
  paw,
  ROOFS,
  SNOW,
  SUN,
  tree,
  tulip,
  WALL,
  WALL_SHADE,
} from '#tools/art/themes/dogsville/town.ts';

export function climb(frame: ClimbFrame): string {
  const { width, height, isWide, mountain, planes } = frame;
  const { peak, unit } = mountain;
  const sky = (
    isWide
      ? [
          [170, 236, 1.4],
          [400, 320, 1.1],
          [1060, 210, 1.3],
          [1560, 130, 1.8],
          [1800, 330, 1.3],
          [80, 420, 1.2],
        ]
      : [
          [120, 130, 1.2],
          [660, 90, 1.4],
          [80, 420, 1],
          [740, 360, 1],
        ]
  )
    .map(([x = 0, y = 0, size = 0]) => group(`translate(${x} ${y}) scale(${size})`, cloud(SNOW, CLOUD_SHADE)))
    .join('');
  const far = path(
    land(
      [
        [-20, peak.foot - 130 * unit],
        [width * 0.2, peak.foot - 190 * unit],
        [width * 0.45, peak.foot - 150 * unit],
        [width * 0.72, peak.foot - 230 * unit],
        [width + 20, peak.foot - 150 * unit],
      ],
      height,
    ),
    planes[0],
  );
  const homes = repeat(9, (index) =>
    group(
      `translate(${Math.round(width * (0.67 + index * 0.04))} ${Math.round(peak.foot - (150 + 60 * random(4, index)) * unit)}) scale(${0.5 * unit})`,
      doghouse(ROOFS[index % 2] ?? [CORAL, CORAL_SHADE]),
    ),
  );
  return [
    sky,
    far,
    isWide ? homes : '',
    hill(frame),
    street(frame),
    houses(frame),
    goal(frame),
    park(frame),
  ].join('');
}

/** A round hill with lawns in steps between the bends. */
function hill({ width, height, mountain, planes }: ClimbFrame): string {
  const { peak, unit } = mountain;
  const high = peak.foot - peak.top;
  const turns = turnsOf(mountain.path);
  const slope = (grow: number): readonly Spot[] => {
    const half = (share: number): number =>
      Math.min(
        (0.1 + 0.23 * Math.min(1, share / 0.09) ** 0.6 + 0.36 * share ** 0.9) * high + grow,
        width * 0.5 + 60,
      );
    const rows = [0, 0.012, 0.04, 0.09, 0.2, 0.36, 0.54, 0.74, 1.04];
    const left = rows
      .toReversed()
      .map(
        (share): Spot => [
          peak.x - (share === 0 ? 40 * unit : half(share)) - 12 * Math.sin(share * 20) * unit,
          peak.top + 12 * unit + share * high,
        ],
      );
    const right = rows.map(
      (share): Spot => [
        peak.x + (share === 0 ? 40 * unit : half(share)) + 12 * Math.cos(share * 17) * unit,
        peak.top + 12 * unit + share * high,
      ],
    );
    return [...left, ...right];
  };
  const lawns = turns
    .map(([, y], index) => {
      const fill = mix(planes[2], index % 2 === 0 ? planes[3] : SNOW, index % 2 === 0 ? 0.28 : 0.1);
      const side = index % 2 === 0 ? 1 : -1;
      const reach = (0.42 + 0.42 * ((y - peak.top) / high)) * high;
      return path(
        `M${Math.round(peak.x - reach)} ${Math.round(y + side * 34 * unit)}Q${Math.round(peak.x)} ${Math.round(y - 26 * unit)} ${Math.round(peak.x + reach)} ${Math.round(y - side * 30 * unit)}L${Math.round(peak.x + reach * 1.02)} ${Math.round(y + 60 * unit)}H${Math.round(peak.x - reach * 1.02)}Z`,
        fill,
      );
    })
    .toReversed()
    .join('');
  return [
    `<clipPath id="hill"><path d="${land(slope(0), height)}"/></clipPath>`,
    path(land(slope(0), height), planes[2]),
    `<g clip-path="url(#hill)">`,
    lawns,
    path(
      `M${Math.round(peak.x + high * 0.12)} ${Math.round(peak.top)}C${Math.round(peak.x + high * 0.4)} ${Math.round(peak.top + high * 0.3)} ${Math.round(peak.x + high * 0.46)} ${Math.round(peak.top + high * 0.7)} ${Math.round(peak.x + high * 0.5)} ${height}H${width + 40}V${Math.round(peak.top)}Z`,
      planes[4],
      0.2,
    ),
    '</g>',
  ].join('');
}

/** Light stone with curbs, and the prints of who went up before. */
function street({ mountain, planes }: ClimbFrame): string {
  const { path: way, unit } = mountain;
  const wide = (share: number): number => (54 - 22 * share) * unit;
  const span = (draw: (d: string, share: number) => string): string => inPieces(way, draw);
  const prints = repeat(84, (index) => {
    const share = (index + 0.5) / 84;
    const { x, y } = way.at(share);
    const [dx, dy] = headingOf(way, share);
    const off = (index % 2 === 0 ? 1 : -1) * 8 * unit * (1 - 0.4 * share);
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI + 90;
    return group(
      `translate(${Math.round(x - dy * off)} ${Math.round(y + dx * off)}) rotate(${Math.round(turn)})`,
      paw((15 - 5 * share) * unit, '#A8521A', 0.5),
    );
  });
  return [
    group(
      `translate(0 ${9 * unit})`,
      span((d, share) => line(d, mix(planes[4], planes[3], 0.4), wide(share) + 8 * unit)),
    ),
    span((d, share) => line(d, '#FFFBF2', wide(share) + 8 * unit)),
    span((d, share) => line(d, mix(WALL, WALL_SHADE, 0.5), wide(share) - 2 * unit)),
    group(
      `translate(0 ${-2 * unit})`,
      span((d, share) => line(d, WALL, wide(share) - 8 * unit)),
    ),
    prints,
  ].join('');
}

/** Beside the street, where there is most room above it: after each turn. */
function houses({ mountain, planes, isWide }: ClimbFrame): string {
  const { path: way, peak, unit } = mountain;
  const high = peak.foot - peak.top;
  const ends = [way.at(0), ...turnsOf(way).map(([x, y]) => ({ x, y })), way.at(1)];
  const places = ends.slice(0, -2).flatMap((from, leg) => {
    const to = ends[leg + 1] ?? from;
    const shares = leg === 0 ? [0.26, 0.46] : leg < 5 ? [0.1, 0.36] : [0.2];
    return shares.map((share) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
      leg,
      share,
    }));
  });
  return places
    .slice(0, 15)
    .map(({ x, y, leg, share }, index) => {
      const near = (y - peak.top) / high;
      const size = (0.46 + 0.5 * near) * (share > 0.3 ? 0.74 : 1) * unit * (isWide ? 1 : 0.95);
      const foot = y - (30 * near + 15) * unit;
      const body =
        leg > 0 && index % 6 === 3
          ? tree(planes[2], planes[4])
          : doghouse(
              ROOFS[(index * 5 + leg) % 6] ?? [CORAL, CORAL_SHADE],
              index % 4 === 1 ? ['#C98F5E', '#8A5A36', INK][index % 3] : undefined,
            );
      return group(
        `translate(${Math.round(x)} ${Math.round(foot)}) scale(${Math.round(size * 100) / 100})`,
        body,
      );
    })
    .toReversed()
    .join('');
}

/** The biggest doghouse, with a banner and the flag. */
function goal({ mountain, planes }: ClimbFrame): string {
  const { peak, unit } = mountain;
  return group(
    `translate(${Math.round(peak.x)} ${Math.round(peak.top + 6 * unit)}) scale(${unit})`,
    group('translate(-112 14) scale(0.8)', tree(planes[2], planes[4])),
    group('translate(104 22) scale(0.62)', tree(planes[2], planes[4])),
    group('scale(1.02)', doghouse([CORAL, CORAL_SHADE], '#C98F5E')),
    line('M0 -108V-150', SNOW, 5),
    at(3, -150, flag(CORAL, SNOW)),
    // The banner hangs between the eaves and a post.
    line('M-50 -58L-92 -74V0', '#8A5A36', 5) +
      polygon([-92, -74, -46, -58, -48, -34, -92, -48], SNOW) +
      group('translate(-70 -52) rotate(19)', bone(32, SUN, '#A8521A')),
  );
}

/** The lawn where players wait. */
function park({ width, height, isWide, mountain, planes }: ClimbFrame): string {
  const { meadow, unit } = mountain;
  const top = meadow.y - 14 * unit;
  const arc = (down: number): string =>
    `M-20 ${Math.round(top + down + 12 * unit)}Q${Math.round(width * 0.36)} ${Math.round(top + down - 26 * unit)} ${width + 20} ${Math.round(top + down + 10 * unit)}V${height + 10}H-20Z`;
  const deep = height - top;
  const [right, left] = [meadow.x + meadow.width, meadow.x];
  return [
    group(
      `translate(${Math.round(isWide ? width * 0.69 : 0)} ${Math.round(top + 20 * unit)})`,
      isWide ? fence(24, 27, 58, 6) : '',
    ),
    path(arc(0), mix(planes[2], SNOW, 0.16)),
    path(arc(9 * unit), mix(planes[3], planes[2], 0.5)),
    path(arc(deep * 0.42), planes[3]),
    isWide ? '' : path(arc(deep * 0.7), mix(planes[3], planes[4], 0.5)),
    repeat(44, (index) => {
      const [x, share] = [
        random(31, Math.floor(index / 3)) * width + (random(32, index) - 0.5) * 120 * unit,
        random(33, index),
      ];
      const y = top + 26 * unit + share * (deep - 40 * unit);
      return index % 4 === 0
        ? tulip(x, y, 22 * unit, ROOFS[index % 6]?.[0] ?? SNOW, planes[4])
        : tuft(x, y, (13 + 7 * share) * unit, mix(planes[3], index % 2 === 0 ? planes[4] : SNOW, 0.3));
    }),
    group(
      `translate(${Math.round(left + 10 * unit)} ${Math.round(meadow.y + 34 * unit)}) scale(${1.5 * unit})`,
      tree(planes[2], planes[4]),
    ),
    group(
      `translate(${Math.round(right - 10 * unit)} ${Math.round(meadow.y + 30 * unit)}) scale(${1.25 * unit})`,
      tree(planes[2], planes[4]),
    ),
    group(
      `translate(${Math.round(right - 130 * unit)} ${Math.round(meadow.y + 24 * unit)}) scale(${unit})`,
      bench(),
    ),
    group(
      `translate(${Math.round(left + 116 * unit)} ${Math.round(meadow.y + 38 * unit)}) scale(${0.8 * unit})`,
      hydrant(),
    ),
    group(
      `translate(${Math.round(left + 200 * unit)} ${Math.round(meadow.y + 52 * unit)}) scale(${0.8 * unit})`,
      bowl('#BFB8FF', '#5A4FA8'),
    ),
  ].join('');
}

const bench = (): string =>
  ellipse(4, 2, 66, 7, INK, 0.18) +
  rect(-48, -24, 8, 26, '#304066', 2) +
  rect(42, -24, 8, 26, '#304066', 2) +
  rect(-56, -30, 112, 9, '#C98F5E', 3) +
  rect(-56, -24, 112, 4, '#8A5A36', 2) +
  rect(-52, -52, 104, 8, '#C98F5E', 3) +
  rect(-52, -41, 104, 8, '#C98F5E', 3) +
  rect(10, -52, 42, 8, '#8A5A36', 3, 0.5) +
  rect(-46, -54, 6, 30, '#304066') +
  rect(40, -54, 6, 30, '#304066');
