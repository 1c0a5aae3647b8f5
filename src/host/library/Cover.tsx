// The face of a quiz: a range of peaks in colours that its id decides, so that one finds it again at a glance.

import type { ReactNode } from 'react';

/** Pairs of option colours that stand well beside each other, and the sky behind them. */
const PALETTES = [
  { back: 1, front: 2, sky: 'night800' },
  { back: 3, front: 4, sky: 'night700' },
  { back: 2, front: 4, sky: 'night600' },
  { back: 6, front: 3, sky: 'night900' },
  { back: 5, front: 6, sky: 'night700' },
  { back: 4, front: 7, sky: 'night800' },
  { back: 1, front: 5, sky: 'night600' },
  { back: 3, front: 6, sky: 'night800' },
] as const;
const HEIGHT = 96;
const NARROW = 320;
const WIDE = 1_200;
/** Mean distance between two peaks. */
const STRIDE = 84;

/** A small number from a text, the same for the same text. */
function spread(text: string): number {
  let hash = 7;
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 100_003;
  return hash;
}

/** One ridge: peaks and dips whose places and heights are drawn from `seed`. */
function ridge(seed: number, width: number, base: number, rise: number): string {
  const points: string[] = [];
  let state = seed;
  const draw = () => {
    state = (state * 137 + 4_241) % 9_973;
    return state / 9_973;
  };
  let x = -STRIDE * draw();
  while (x < width + STRIDE) {
    points.push(`${x.toFixed(0)} ${(base - rise * 0.3 * draw()).toFixed(0)}`);
    const step = STRIDE * (0.6 + 0.8 * draw());
    points.push(
      `${(x + step * (0.35 + 0.3 * draw())).toFixed(0)} ${(base - rise * (0.5 + 0.5 * draw())).toFixed(0)}`,
    );
    x += step;
  }
  return `M-90 ${HEIGHT}L${points.join('L')}L${width + 180} ${HEIGHT}Z`;
}

export interface CoverProps {
  readonly id: string;
  /** For the head of a page instead of a card. */
  readonly wide?: boolean;
}

export function Cover({ id, wide = false }: CoverProps): ReactNode {
  const seed = spread(id);
  const width = wide ? WIDE : NARROW;
  const { back, front, sky } = PALETTES[seed % PALETTES.length] ?? PALETTES[0];
  const sun = width * (0.12 + ((seed * 7) % 100) * 0.0076);
  return (
    <svg
      className="cover"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width={width} height={HEIGHT} fill={`var(--qp-color-${sky})`} />
      <circle cx={sun} cy={24 + (seed % 3) * 7} r="14" fill="var(--qp-color-glow)" />
      <path d={ridge(seed, width, 78, 52)} fill={`var(--qp-option-${back}-edge)`} />
      <path d={ridge(seed + 17, width, 92, 42)} fill={`var(--qp-option-${back}-fill)`} />
      <path d={ridge(seed + 43, width, 102, 36)} fill={`var(--qp-option-${front}-fill)`} />
    </svg>
  );
}
