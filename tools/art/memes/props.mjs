/** Lights, marks, and small props. Each is placed by its foot or center. */
import {
  INK,
  SNOW,
  EMBER,
  GOLD,
  BARK,
  ROCK,
  fresh,
  dice,
  mix,
  path,
  line,
  circle,
  ellipse,
  rect,
  group,
  turned,
  glow,
} from './kit.mjs';

const PARTY = ['#FF9474', '#FFCB4D', '#74CDF7', '#74E0A4', '#F6A5D8', '#FFF9EF'];

/** Confetti across the whole picture, down to `foot`. */
export function confetti(seed, count = 60, foot = 360) {
  const roll = dice(seed);
  return Array.from({ length: count }, () => {
    const color = PARTY[Math.floor(roll() * PARTY.length)];
    const [x, y, turn, long] = [roll() * 600, roll() * foot, roll() * 180, 7 + roll() * 8];
    return roll() < 0.3
      ? circle(x, y, 3 + roll() * 2.5, color)
      : turned(x, y, Math.round(turn), rect(-long / 2, -2.6, long, 5.2, 1.5, color));
  }).join('');
}

export function sparkle(x, y, r, color = SNOW) {
  const q = r * 0.16;
  return path(
    `M${x} ${y - r}Q${x + q} ${y - q} ${x + r} ${y}Q${x + q} ${y + q} ${x} ${y + r}Q${x - q} ${y + q} ${x - r} ${y}Q${x - q} ${y - q} ${x} ${y - r}Z`,
    color,
  );
}

export function star(x, y, r, color = GOLD, edge = '#B57A0B') {
  const points = Array.from({ length: 10 }, (_, index) => {
    const [reach, angle] = [index % 2 ? r * 0.5 : r, (index * Math.PI) / 5 - Math.PI / 2];
    return `${(x + reach * Math.cos(angle)).toFixed(1)} ${(y + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return path(
    `M${points.join('L')}Z`,
    color,
    `stroke="${edge}" stroke-width="${(r * 0.12).toFixed(1)}" stroke-linejoin="round"`,
  );
}

/** Rays from a center, drawn behind the subject. */
export function rays(x, y, r, color, alpha = 0.35, count = 14) {
  const wedge = Array.from({ length: count }, (_, index) => {
    const [a, b] = [(index / count) * 2 * Math.PI, ((index + 0.5) / count) * 2 * Math.PI];
    const to = (angle) => `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
    return `M${x} ${y}L${to(a)}L${to(b)}Z`;
  });
  const id = fresh('rays');
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}"><stop offset="0.25" stop-color="${color}" stop-opacity="${alpha}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>${path(wedge.join(''), `url(#${id})`)}`;
}

export function flag(x, y, h, color = EMBER) {
  return (
    rect(x - 3, y - h, 6, h, 3, SNOW) +
    rect(x, y - h, 3, h, 1, '#DCCDB4') +
    circle(x, y - h, 5, GOLD) +
    path(
      `M${x + 3} ${y - h + 6}q${h * 0.2} ${-h * 0.07} ${h * 0.34} 0t${h * 0.34} 0v${h * 0.34}q${-h * 0.17} ${h * 0.07} ${-h * 0.34} 0t${-h * 0.34} 0Z`,
      color,
    ) +
    path(
      `M${x + 3 + h * 0.34} ${y - h + 6}q${h * 0.17} ${h * 0.07} ${h * 0.34} 0v${h * 0.34}q${-h * 0.17} ${h * 0.07} ${-h * 0.34} 0Z`,
      INK,
      'opacity="0.14"',
    )
  );
}

export function flame(x, y, h) {
  const s = h / 100;
  return group(
    `translate(${x} ${y}) scale(${s})`,
    path(
      'M0 0C-40 0-46-38-26-62C-22-48-14-48-12-56C-14-78 0-92 10-104C8-84 40-68 40-34C40-12 24 0 0 0Z',
      '#E8562F',
    ),
    path(
      'M0 0C-28 0-32-28-18-46C-14-36-8-38-6-46C-4-60 4-70 10-78C10-60 28-50 28-26C28-8 16 0 0 0Z',
      '#FF9A3D',
    ),
    path('M2 0C-14 0-18-16-8-28C-4-22 0-26 2-38C14-28 18-20 18-12C18-4 10 0 2 0Z', '#FFE08A'),
  );
}

export function campfire(x, y, h) {
  return (
    glow(x, y - h * 0.4, h * 2.1, '#FFA64D', 0.75) +
    ellipse(x, y + 3, h * 0.7, h * 0.13, INK, 'opacity="0.3"') +
    flame(x, y, h) +
    turned(x, y, 14, rect(-h * 0.5, -6, h, 13, 6, BARK) + circle(h * 0.48, 0, 6, '#D9AE83')) +
    turned(
      x,
      y,
      -14,
      rect(-h * 0.5, -6, h, 13, 6, mix(BARK, INK, 0.2)) + circle(-h * 0.48, 0, 6, '#D9AE83'),
    ) +
    [-0.62, -0.36, 0.36, 0.62]
      .map(
        (dx) =>
          ellipse(x + dx * h, y + 7, h * 0.13, h * 0.09, ROCK) +
          ellipse(x + dx * h - 2, y + 5, h * 0.08, h * 0.04, '#8FA7B2'),
      )
      .join('')
  );
}

export function mound(x, y, half, h, color = '#FFFFFF', under = '#CFE4EE') {
  return (
    path(
      `M${x - half} ${y}C${x - half * 0.8} ${y - h * 0.9} ${x - half * 0.35} ${y - h} ${x} ${y - h}S${x + half * 0.8} ${y - h * 0.8} ${x + half} ${y}Z`,
      color,
    ) +
    path(
      `M${x + half} ${y}C${x + half * 0.8} ${y - h * 0.8} ${x + half * 0.5} ${y - h * 0.98} ${x + half * 0.2} ${y - h}C${x + half * 0.5} ${y - h * 0.5} ${x + half * 0.3} ${y - h * 0.15} ${x - half * 0.3} ${y}Z`,
      under,
      'opacity="0.75"',
    )
  );
}

/** Sunglasses, `w` wide. */
export function shades(x, y, w) {
  const lens = (dx) =>
    path(
      `M${x + dx} ${y - w * 0.1}h${w * 0.44}q0 ${w * 0.3} ${-w * 0.22} ${w * 0.3}t${-w * 0.22} ${-w * 0.3}Z`,
      INK,
    ) + line(`M${x + dx + w * 0.1} ${y + w * 0.02}l${w * 0.1} ${-w * 0.08}`, '#8FB3BF', w * 0.03);
  return (
    lens(-w * 0.5) + lens(w * 0.06) + line(`M${x - w * 0.08} ${y - w * 0.07}h${w * 0.16}`, INK, w * 0.06)
  );
}
