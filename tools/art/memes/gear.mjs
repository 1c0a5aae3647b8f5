/** Climbers' gear and the obstacles in their way. Each is placed by its foot or center. */
import {
  INK,
  SNOW,
  GLOW,
  EMBER,
  GOLD,
  WOOD,
  BARK,
  ROCK,
  mix,
  path,
  line,
  circle,
  ellipse,
  rect,
  group,
  at,
  turned,
  faint,
  glow,
} from './kit.mjs';
import { rays, flame } from './props.mjs';

/** A post with boards: each [dy, angle, direction, color]. */
export function signpost(x, y, h, boards) {
  return (
    ellipse(x, y + 2, 26, 6, INK, 'opacity="0.25"') +
    rect(x - 6, y - h, 12, h, 4, BARK) +
    rect(x + 1, y - h, 5, h, 3, INK, 'opacity="0.15"') +
    boards
      .map(([dy, angle, way, color]) =>
        turned(
          x,
          y - h + dy,
          angle,
          path(
            way > 0 ? 'M-26-14H44L62 0L44 14H-26Z' : 'M26-14H-44L-62 0L-44 14H26Z',
            color,
            `stroke="${mix(color, INK, 0.45)}" stroke-width="3" stroke-linejoin="round"`,
          ),
          circle(way > 0 ? -18 : 18, 0, 3, INK),
          line(way > 0 ? 'M-4 0H30' : 'M4 0H-30', mix(color, INK, 0.45), 4),
        ),
      )
      .join('')
  );
}

/** A question mark, `h` high, with its foot at (x, y). */
export function query(x, y, h, color = SNOW) {
  const s = h / 100;
  return group(
    `translate(${x} ${y}) scale(${s})`,
    line('M-24-72C-24-104 28-104 26-68C25-48 0-48 0-28', color, 15),
    circle(0, -6, 9.5, color),
  );
}

export function bang(x, y, h, color = SNOW, turn = 0) {
  return turned(
    x,
    y,
    turn,
    path(
      `M${-h * 0.1} ${-h}h${h * 0.2}l${-h * 0.05} ${h * 0.68}h${-h * 0.1}Z`,
      color,
      `stroke="${color}" stroke-width="${h * 0.07}" stroke-linejoin="round"`,
    ),
    circle(0, -h * 0.08, h * 0.1, color),
  );
}

/** Letters that rise from a sleeper. */
export function zzz(x, y, size, color = SNOW) {
  const z = (dx, dy, s) => line(`M${x + dx} ${y + dy}h${s}l${-s} ${s}h${s}`, color, s * 0.24);
  return z(0, 0, size) + z(size * 1.2, -size * 1.4, size * 0.78) + z(size * 2.1, -size * 2.5, size * 0.58);
}

export function lantern(x, y, h) {
  return (
    glow(x, y - h * 0.45, h * 1.9, '#FFD27A', 0.85) +
    line(
      `M${x - h * 0.2} ${y - h * 0.75}Q${x} ${y - h * 1.25} ${x + h * 0.2} ${y - h * 0.75}`,
      '#5A4632',
      4,
    ) +
    rect(x - h * 0.24, y - h * 0.78, h * 0.48, h * 0.12, 4, '#8A5A2B') +
    rect(x - h * 0.2, y - h * 0.68, h * 0.4, h * 0.54, 5, '#FFE7A8') +
    rect(x - h * 0.26, y - h * 0.16, h * 0.52, h * 0.14, 4, '#8A5A2B') +
    flame(x, y - h * 0.2, h * 0.36)
  );
}

/** A light bulb that just lit up. */
export function bulb(x, y, r) {
  return (
    glow(x, y, r * 3.6, '#FFE08A', 0.9) +
    rays(x, y, r * 2.5, '#FFF4CF', 0.35, 12) +
    path(
      `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0c0 ${r * 0.6} ${-r * 0.5} ${r * 0.7} ${-r * 0.5} ${r * 1.2}h${-r}c0 ${-r * 0.5} ${-r * 0.5} ${-r * 0.6} ${-r * 0.5} ${-r * 1.2}Z`,
      '#FFE27A',
      `stroke="#B57A0B" stroke-width="${r * 0.09}"`,
    ) +
    line(
      `M${x - r * 0.4} ${y + r * 0.1}l${r * 0.25} ${r * 0.3}l${r * 0.15} ${-r * 0.35}l${r * 0.15} ${r * 0.35}l${r * 0.25} ${-r * 0.3}`,
      '#C4721A',
      r * 0.1,
    ) +
    ellipse(x - r * 0.42, y - r * 0.45, r * 0.2, r * 0.3, '#FFFFFF', 'opacity="0.85"') +
    rect(x - r * 0.48, y + r * 1.15, r * 0.96, r * 0.2, 3, '#7F97A1') +
    rect(x - r * 0.4, y + r * 1.4, r * 0.8, r * 0.2, 3, '#5E757F')
  );
}

export function tent(x, y, w, color = EMBER) {
  const h = w * 0.66;
  const dark = mix(color, INK, 0.3);
  return (
    ellipse(x, y + 2, w * 0.6, w * 0.06, INK, 'opacity="0.25"') +
    path(`M${x - w * 0.5} ${y}L${x - w * 0.08} ${y - h}L${x + w * 0.5} ${y}Z`, color) +
    path(`M${x - w * 0.08} ${y - h}L${x + w * 0.5} ${y}H${x + w * 0.16}Z`, dark) +
    path(`M${x - w * 0.08} ${y - h}L${x + w * 0.06} ${y}H${x - w * 0.26}Z`, '#3A2A2A') +
    path(`M${x - w * 0.08} ${y - h}L${x - w * 0.26} ${y}h${-w * 0.07}Z`, mix(color, '#FFFFFF', 0.4)) +
    line(
      `M${x - w * 0.5} ${y}l${-w * 0.12} ${w * 0.02}M${x + w * 0.5} ${y}l${w * 0.12} ${w * 0.02}`,
      '#DCCDB4',
      3,
    )
  );
}

export function crown(x, y, w) {
  const h = w * 0.62;
  return (
    path(
      `M${x - w / 2} ${y}L${x - w * 0.56} ${y - h * 0.85}L${x - w * 0.24} ${y - h * 0.42}L${x} ${y - h}L${x + w * 0.24} ${y - h * 0.42}L${x + w * 0.56} ${y - h * 0.85}L${x + w / 2} ${y}Z`,
      GOLD,
      `stroke="#B57A0B" stroke-width="${w * 0.035}" stroke-linejoin="round"`,
    ) +
    rect(x - w * 0.5, y - h * 0.2, w, h * 0.2, 2, '#E5A628') +
    circle(x, y - h * 0.1, w * 0.05, EMBER) +
    circle(x - w * 0.3, y - h * 0.1, w * 0.045, '#74CDF7') +
    circle(x + w * 0.3, y - h * 0.1, w * 0.045, '#74E0A4')
  );
}

export function trophy(x, y, h) {
  const s = h / 100;
  return group(
    `translate(${x} ${y}) scale(${s})`,
    line('M-28-84C-58-84-54-48-22-46M28-84C58-84 54-48 22-46', '#D99A1C', 8),
    path('M-32-96H32C32-52 20-38 6-34V-18H-6V-34C-20-38-32-52-32-96Z', GOLD),
    path('M10-96H32C32-52 20-38 6-34V-18H0C10-40 12-70 10-96Z', '#D99A1C'),
    rect(-32, -100, 64, 9, 4, '#FFE08A'),
    path('M-22-18H22L28 0H-28Z', '#8A5A2B'),
    rect(-14, -13, 28, 8, 2, GOLD),
    path('M-22-88q0 26 8 38', 'none', 'stroke="#FFF4CF" stroke-width="6" stroke-linecap="round"'),
  );
}

export function stopwatch(x, y, r, minute = 300) {
  const hand = (angle, long) =>
    `M${x} ${y}l${(long * Math.sin((angle * Math.PI) / 180)).toFixed(1)} ${(-long * Math.cos((angle * Math.PI) / 180)).toFixed(1)}`;
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    return `M${(x + r * 0.7 * Math.sin(a)).toFixed(1)} ${(y - r * 0.7 * Math.cos(a)).toFixed(1)}L${(x + r * 0.8 * Math.sin(a)).toFixed(1)} ${(y - r * 0.8 * Math.cos(a)).toFixed(1)}`;
  });
  return (
    rect(x - r * 0.13, y - r * 1.32, r * 0.26, r * 0.3, 3, '#C4721A') +
    rect(x - r * 0.24, y - r * 1.4, r * 0.48, r * 0.16, 5, GLOW) +
    turned(x, y, 38, rect(-r * 0.1, -r * 1.2, r * 0.2, r * 0.2, 3, '#C4721A')) +
    circle(x, y + r * 0.05, r, '#C4721A') +
    circle(x, y, r, GLOW) +
    circle(x, y, r * 0.86, SNOW) +
    path(
      `M${x} ${y}V${y - r * 0.86}A${r * 0.86} ${r * 0.86} 0 1 1 ${x - r * 0.75} ${y - r * 0.42}Z`,
      EMBER,
      'opacity="0.3"',
    ) +
    line(ticks.join(''), INK, r * 0.05) +
    line(hand(minute, r * 0.62), INK, r * 0.07) +
    circle(x, y, r * 0.08, INK) +
    path(
      `M${x - r * 0.6} ${y - r * 0.3}A${r * 0.68} ${r * 0.68} 0 0 1 ${x - r * 0.1} ${y - r * 0.66}`,
      'none',
      `stroke="#FFFFFF" stroke-width="${r * 0.07}" stroke-linecap="round"`,
    )
  );
}

export function sled(x, y, w, color = EMBER) {
  return (
    line(
      `M${x - w * 0.55} ${y}H${x + w * 0.42}Q${x + w * 0.62} ${y} ${x + w * 0.6} ${y - w * 0.2}`,
      '#5A4632',
      w * 0.045,
    ) +
    line(`M${x - w * 0.35} ${y}v${-w * 0.13}M${x + w * 0.25} ${y}v${-w * 0.13}`, '#5A4632', w * 0.04) +
    rect(x - w * 0.52, y - w * 0.2, w * 1.05, w * 0.08, w * 0.04, color) +
    rect(x - w * 0.52, y - w * 0.15, w * 1.05, w * 0.03, w * 0.015, INK, 'opacity="0.2"')
  );
}

/** Speed lines to the left of (x, y). */
export function speed(x, y, long, gap, count = 5, color = SNOW) {
  return faint(
    0.8,
    Array.from({ length: count }, (_, index) =>
      line(
        `M${x - (index % 2) * long * 0.25} ${y + index * gap}h${-long * (0.6 + ((index * 37) % 5) / 10)}`,
        color,
        4,
      ),
    ).join(''),
  );
}

/** A lump of rock with a lit side, its foot at (x, y). */
export function boulder(x, y, w, h, color = ROCK) {
  return (
    ellipse(x, y, w * 0.56, h * 0.09, INK, 'opacity="0.25"') +
    path(
      `M${x - w * 0.5} ${y}L${x - w * 0.44} ${y - h * 0.5}L${x - w * 0.2} ${y - h * 0.92}L${x + w * 0.14} ${y - h}L${x + w * 0.42} ${y - h * 0.64}L${x + w * 0.5} ${y}Z`,
      color,
    ) +
    path(
      `M${x - w * 0.44} ${y - h * 0.5}L${x - w * 0.2} ${y - h * 0.92}L${x + w * 0.14} ${y - h}L${x - w * 0.04} ${y - h * 0.6}Z`,
      mix(color, '#FFFFFF', 0.32),
    ) +
    path(
      `M${x - w * 0.04} ${y - h * 0.6}L${x + w * 0.14} ${y - h}L${x + w * 0.42} ${y - h * 0.64}L${x + w * 0.5} ${y}H${x + w * 0.1}Z`,
      INK,
      'opacity="0.2"',
    )
  );
}

export function mug(x, y, h, color = '#74CDF7') {
  return (
    line(
      `M${x + h * 0.4} ${y - h * 0.75}q${h * 0.4} ${h * 0.2} 0 ${h * 0.5}`,
      mix(color, INK, 0.3),
      h * 0.12,
    ) +
    rect(x - h * 0.4, y - h, h * 0.8, h, h * 0.14, color) +
    rect(x + h * 0.14, y - h, h * 0.26, h, h * 0.14, INK, 'opacity="0.14"') +
    ellipse(x, y - h * 0.96, h * 0.38, h * 0.1, '#7E4B2A') +
    faint(
      0.7,
      line(
        `M${x - h * 0.12} ${y - h * 1.2}q${h * 0.16} ${-h * 0.16} 0 ${-h * 0.34}t0 ${-h * 0.34}M${x + h * 0.16} ${y - h * 1.2}q${h * 0.16} ${-h * 0.16} 0 ${-h * 0.34}`,
        SNOW,
        h * 0.09,
      ),
    )
  );
}

export const drop = (x, y, r, color = '#9BDDF5') =>
  path(
    `M${x} ${y - r * 1.6}C${x + r * 1.5} ${y} ${x + r} ${y + r} ${x} ${y + r}S${x - r * 1.5} ${y} ${x} ${y - r * 1.6}Z`,
    color,
  );

/** A round cable car; (x, y) is the point on the rope above it. */
export function cabin(x, y, w, color, ...inside) {
  const h = w * 0.78;
  return at(
    x,
    y,
    line(`M0 0V${w * 0.3}`, '#3B5560', 5) +
      circle(0, 0, 7, '#3B5560') +
      rect(-w / 2, w * 0.28, w, h, w * 0.2, color) +
      rect(-w * 0.42, w * 0.38, w * 0.84, h * 0.46, w * 0.12, '#D9F1F8') +
      inside.join('') +
      rect(-w / 2, w * 0.28 + h * 0.62, w, h * 0.1, 0, SNOW) +
      path(
        `M${-w / 2} ${w * 0.28 + h * 0.8}h${w}q0 ${h * 0.2} ${-w * 0.2} ${h * 0.2}h${-w * 0.6}q${-w * 0.2} 0 ${-w * 0.2} ${-h * 0.2}Z`,
        INK,
        'opacity="0.18"',
      ) +
      line(`M${-w * 0.02} ${w * 0.38}v${h * 0.46}`, color, 4),
  );
}

export function board(x, y, w, angle) {
  return turned(
    x,
    y,
    angle,
    rect(-w / 2, -7, w, 14, 4, WOOD),
    rect(-w / 2, 1, w, 6, 3, BARK, 'opacity="0.5"'),
    circle(-w * 0.42, 0, 2.4, INK),
    circle(w * 0.42, 0, 2.4, INK),
  );
}
