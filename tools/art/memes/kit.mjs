/** Drawing kit of the built-in memes: pens, lights, skies, and mountains. Pictures are 600 by 450 units. */
export const WIDTH = 600;
export const HEIGHT = 450;
export const INK = '#0D2530';
export const SNOW = '#FFF9EF';
export const GLOW = '#FFB454';
export const EMBER = '#FF7F5C';
export const GOLD = '#FFCB47';
export const WOOD = '#B5835A';
export const BARK = '#7E5637';
export const ROCK = '#4B6573';

let made = 0;
/** Returns an id that is unique within the picture. */
export const fresh = (name) => `${name}${(made += 1)}`;

/** Returns a generator of pseudo-random numbers from 0 to 1, the same for every run with the same seed. */
export function dice(seed) {
  let state = (seed * 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

/** Mixes two colors of the form #RRGGBB; `share` is the second one's. */
export function mix(one, other, share) {
  const part = (color, at) => Number.parseInt(color.slice(1 + at * 2, 3 + at * 2), 16);
  const value = (at) => Math.round(part(one, at) * (1 - share) + part(other, at) * share);
  return `#${[0, 1, 2].map((at) => value(at).toString(16).padStart(2, '0')).join('')}`;
}

/** Rounds to a tenth, which is enough for a picture. */
export const n = (value) => Math.round(value * 10) / 10;
export const path = (d, fill = 'none', more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;
export const line = (d, color, width, more = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
export const circle = (x, y, r, fill, more = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;
export const ellipse = (x, y, rx, ry, fill, more = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
export const rect = (x, y, width, height, r, fill, more = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${r}" fill="${fill}" ${more}/>`;
export const group = (transform, ...body) => `<g transform="${transform}">${body.join('')}</g>`;
export const at = (x, y, ...body) => group(`translate(${n(x)} ${n(y)})`, ...body);
export const turned = (x, y, degrees, ...body) =>
  group(`translate(${n(x)} ${n(y)}) rotate(${degrees})`, ...body);
export const faint = (alpha, ...body) => `<g opacity="${alpha}">${body.join('')}</g>`;

/** A soft light. */
export function glow(x, y, r, color, alpha = 0.9) {
  const id = fresh('glow');
  return `<radialGradient id="${id}"><stop offset="0" stop-color="${color}" stop-opacity="${alpha}"/><stop offset="0.45" stop-color="${color}" stop-opacity="${alpha * 0.35}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>${circle(x, y, r, `url(#${id})`)}`;
}

/** A rectangle with a vertical gradient. */
export function shade(x, y, width, height, stops) {
  const id = fresh('shade');
  const list = stops
    .map(
      ([offset, color, alpha = 1]) =>
        `<stop offset="${offset}" stop-color="${color}" stop-opacity="${alpha}"/>`,
    )
    .join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${list}</linearGradient>${rect(x, y, width, height, 0, `url(#${id})`)}`;
}

/** Times of day: the sky from top to horizon, the ranges from far to near, the ground. */
const HOURS = {
  dusk: {
    sky: ['#123F54', '#4B7480', '#F08F6C', '#FFD196'],
    range: ['#B9675C', '#7F4F59', '#2C5160'],
    ground: ['#F3DCC8', '#C7A093'],
    cap: '#FFE9D2',
    light: '#FFB184',
  },
  dawn: {
    sky: ['#2B7186', '#8DB5AE', '#FFC48D', '#FFE7B8'],
    range: ['#E0A07E', '#A9746C', '#3F6570'],
    ground: ['#FFF4E0', '#E3C7A8'],
    cap: '#FFF8E6',
    light: '#FFE3AC',
  },
  day: {
    sky: ['#3FA0C8', '#83CDE8', '#C6EBF2', '#F3FAF4'],
    range: ['#A9CBDC', '#7AA6BF', '#4B7F99'],
    ground: ['#FFFFFF', '#CFE4EE'],
    cap: '#FFFFFF',
    light: '#FFF6D8',
  },
  night: {
    sky: ['#07151C', '#0E2B3A', '#174A5C', '#3E7480'],
    range: ['#1F5263', '#164150', '#0F303E'],
    ground: ['#BBD6E0', '#5F8797'],
    cap: '#8FB9C6',
    light: '#9CD8E6',
  },
  meadow: {
    sky: ['#4EB3D6', '#95D8EA', '#D7F1EC', '#FFF6DA'],
    range: ['#9CC5CE', '#6C9FA6', '#3E7C6C'],
    ground: ['#9BD773', '#4E9C5B'],
    cap: '#FFFFFF',
    light: '#FFF3C4',
  },
};

/** A jagged range from edge to edge, with snowy peaks and a shaded side. */
function range(seed, base, rise, color, cap, capShare) {
  const roll = dice(seed);
  const tops = [];
  for (let x = -70; x < WIDTH + 120; x += 70 + roll() * 70)
    tops.push([x, base - rise * (0.35 + 0.65 * roll())]);
  let d = `M-90 ${HEIGHT}`;
  let snow = '';
  let dark = '';
  tops.forEach(([x, y], index) => {
    const next = tops[index + 1];
    d += `L${n(x)} ${n(y)}`;
    if (!next) return;
    const valley = [
      (x + next[0]) / 2 + (roll() - 0.5) * 12,
      Math.max(y, next[1]) + rise * (0.15 + 0.2 * roll()),
    ];
    d += `L${n(valley[0])} ${n(valley[1])}`;
    dark += `M${n(x)} ${n(y)}L${n(valley[0])} ${n(valley[1])}L${n(x + (valley[0] - x) * 0.45)} ${n(valley[1] + rise * 0.3)}L${n(x - 4)} ${n(y + (valley[1] - y) * 0.7)}Z`;
    const depth = rise * capShare * (0.7 + 0.5 * roll());
    const slope = (valley[0] - x) / Math.max(8, valley[1] - y);
    const w = depth * Math.min(1.1, slope);
    snow += `M${n(x)} ${n(y)}L${n(x + w)} ${n(y + depth)}L${n(x + w * 0.5)} ${n(y + depth * 0.72)}L${n(x + w * 0.15)} ${n(y + depth * 1.12)}L${n(x - w * 0.35)} ${n(y + depth * 0.7)}L${n(x - w * 0.8)} ${n(y + depth)}Z`;
  });
  d += `L${WIDTH + 160} ${HEIGHT}Z`;
  return (
    path(d, color) +
    path(dark, INK, 'opacity="0.1"') +
    (capShare > 0 ? path(snow, cap, 'opacity="0.92"') : '')
  );
}

export function pine(x, y, h, color = '#1B4A4E', snowy = true) {
  const tier = (top, half, foot) =>
    `M${x} ${n(y - h * top)}L${n(x + h * half)} ${n(y - h * foot)}L${n(x - h * half)} ${n(y - h * foot)}Z`;
  return (
    rect(x - h * 0.04, y - h * 0.14, h * 0.08, h * 0.16, 1, BARK) +
    path(tier(0.72, 0.27, 0.1) + tier(0.88, 0.21, 0.38) + tier(1, 0.15, 0.64), color) +
    path(
      `M${x} ${n(y - h)}L${n(x + h * 0.15)} ${n(y - h * 0.64)}L${x} ${n(y - h * 0.64)}Z${tier(0.7, 0, 0.1)}M${x} ${n(y - h * 0.66)}L${n(x + h * 0.21)} ${n(y - h * 0.38)}L${x} ${n(y - h * 0.38)}ZM${x} ${n(y - h * 0.4)}L${n(x + h * 0.27)} ${n(y - h * 0.1)}L${x} ${n(y - h * 0.1)}Z`,
      INK,
      'opacity="0.18"',
    ) +
    (snowy
      ? path(
          `M${x} ${n(y - h)}L${n(x + h * 0.07)} ${n(y - h * 0.82)}L${n(x + h * 0.02)} ${n(y - h * 0.85)}L${n(x - h * 0.07)} ${n(y - h * 0.81)}Z`,
          SNOW,
          'opacity="0.85"',
        )
      : '')
  );
}

export function cloud(x, y, size, alpha = 0.9, color = '#FFFFFF') {
  const c = (dx, dy, r) => circle(x + dx * size, y + dy * size, r * size, color);
  return faint(
    alpha,
    c(-0.6, 0, 0.34) +
      c(-0.2, -0.22, 0.42) +
      c(0.25, -0.12, 0.36) +
      c(0.62, 0.04, 0.28) +
      rect(x - 0.92 * size, y - 0.02 * size, 1.8 * size, 0.34 * size, 0.17 * size, color),
  );
}

/**
 * A view of the mountains. `hour`: one of HOURS; `ground`: y where the near ground begins, null for none;
 * `sun`: [x, y]; `seed`: varies the range from picture to picture.
 */
export function scenery(
  hour,
  { ground = 345, sun = null, seed = 1, pines = true, clouds = true, horizon = 250 } = {},
) {
  const { sky, range: colors, ground: near, cap, light } = HOURS[hour];
  const roll = dice(seed * 7 + 3);
  const dark = hour === 'night';
  const stars =
    dark || hour === 'dusk'
      ? Array.from({ length: dark ? 46 : 16 }, () =>
          circle(
            roll() * WIDTH,
            roll() * horizon * 0.72,
            0.7 + roll() * 1.5,
            SNOW,
            `opacity="${n(0.3 + roll() * 0.6)}"`,
          ),
        ).join('')
      : '';
  const disc = sun
    ? glow(sun[0], sun[1], 190, light, 0.95) +
      circle(sun[0], sun[1], dark ? 26 : 34, dark ? '#F3F0DC' : '#FFF4CF') +
      (dark
        ? circle(sun[0] - 8, sun[1] - 5, 5, '#D9D5BD') + circle(sun[0] + 9, sun[1] + 7, 3.5, '#D9D5BD')
        : '')
    : '';
  const puffs = clouds
    ? [0, 1, 2]
        .map((index) =>
          cloud(
            70 + index * 215 + roll() * 70,
            46 + roll() * 90,
            26 + roll() * 18,
            dark ? 0.1 : 0.55,
            dark ? '#8FB3BF' : '#FFFFFF',
          ),
        )
        .join('')
    : '';
  const wood = pines
    ? Array.from({ length: 9 }, (_, index) =>
        pine(
          n(index * 72 + roll() * 44 - 12),
          (ground ?? 400) + 8 - roll() * 10,
          46 + roll() * 40,
          mix('#1B4A4E', colors[2], 0.25),
          hour !== 'meadow',
        ),
      ).join('')
    : '';
  return [
    shade(0, 0, WIDTH, HEIGHT, [
      [0, sky[0]],
      [0.3, sky[1]],
      [0.56, sky[2]],
      [0.72, sky[3]],
      [1, sky[3]],
    ]),
    stars,
    disc,
    puffs,
    range(seed + 11, horizon + 10, 150, colors[0], cap, 0.34),
    shade(0, horizon - 60, WIDTH, 160, [
      [0, sky[3], 0],
      [1, sky[3], 0.4],
    ]),
    range(seed + 23, horizon + 62, 120, colors[1], cap, 0.22),
    range(seed + 37, horizon + 100, 70, colors[2], cap, 0),
    wood,
    ground === null ? '' : snowfield(ground, near, seed, hour !== 'meadow'),
  ].join('');
}

/** The near ground: rolling, with a bright rim and soft footprints or tufts. */
export function snowfield(y, [top, foot], seed, snowy = true) {
  const id = fresh('ground');
  const roll = dice(seed + 5);
  const edge = `M0 ${y + 10}C90 ${y - 10} 170 ${y - 8} 260 ${y + 3}S440 ${y + 18} 600 ${y - 4}`;
  const marks = Array.from({ length: 9 }, () => {
    const [x, depth] = [roll() * WIDTH, y + 34 + roll() * (HEIGHT - y - 44)];
    return snowy
      ? line(
          `M${n(x)} ${n(depth)}q${n(14 + roll() * 12)} ${n(-5)} ${n(34 + roll() * 20)} 0`,
          foot,
          3,
          'opacity="0.55"',
        )
      : line(`M${n(x)} ${n(depth)}l-4-12m4 12l1-16m-1 16l6-11`, mix(foot, INK, 0.2), 3, 'opacity="0.6"');
  }).join('');
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${foot}"/></linearGradient>${path(`${edge}V450H0Z`, `url(#${id})`)}${line(edge, '#FFFFFF', 3, 'opacity="0.7"')}${marks}`;
}

/** A shadow on the ground at a character's feet. */
export const shadow = (x, y, half) => ellipse(x, y, half, half * 0.16, INK, 'opacity="0.22"');

/** A complete picture. */
export function picture(...body) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${body.flat().join('')}</svg>`;
}
