// Cover of a quiz: its picture, or a landscape derived from its id, so that the quiz is easy to recognize.

import { type ReactNode, useState } from 'react';
import { PICTURE_WIDTH, uploadAtWidth } from '#core/content/media.ts';
import '#src/areas/library/cover.css';

/** Pairs of option colors that go well together, and the sky behind them. */
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

/** Hashes a text to a small number. */
function spread(text: string): number {
  let hash = 7;
  for (const char of text) hash = (hash * 31 + (char.codePointAt(0) ?? 0)) % 100_003;
  return hash;
}

type Land = 'peaks' | 'hills' | 'waves';
const LANDS: readonly Land[] = ['peaks', 'hills', 'waves'];
const SKIES = [Sun, Moon, Balloon, Clouds] as const;

/**
 * Path of one mountain range: tops and dips drawn from `seed`, with edges for peaks and curves for hills and
 * waves.
 */
function range(land: Land, seed: number, width: number, base: number, rise: number): string {
  let state = seed;
  const draw = () => {
    state = (state * 137 + 4_241) % 9_973;
    return state / 9_973;
  };
  const stride = land === 'waves' ? STRIDE * 0.6 : STRIDE;
  const height = land === 'waves' ? rise * 0.45 : rise;
  let path = `M-90 ${HEIGHT}L-90 ${base}`;
  let x = -stride * draw();
  let y = base;
  const to = (nextX: number, nextY: number) => {
    const middle = ((x + nextX) / 2).toFixed(0);
    path +=
      land === 'peaks'
        ? `L${nextX.toFixed(0)} ${nextY.toFixed(0)}`
        : `C${middle} ${y.toFixed(0)} ${middle} ${nextY.toFixed(0)} ${nextX.toFixed(0)} ${nextY.toFixed(0)}`;
    [x, y] = [nextX, nextY];
  };
  while (x < width + stride) {
    const step = stride * (0.6 + 0.8 * draw());
    const start = x;
    to(start + step * (0.35 + 0.3 * draw()), base - height * (0.5 + 0.5 * draw()));
    to(start + step, base - height * 0.3 * draw());
  }
  return `${path}L${width + 180} ${HEIGHT}Z`;
}

interface SkyProps {
  readonly x: number;
  readonly y: number;
}

function Sun({ x, y }: SkyProps): ReactNode {
  return <circle cx={x} cy={y} r="14" fill="var(--qp-color-glow)" />;
}

function Moon({ x, y }: SkyProps): ReactNode {
  const stars = [
    [-46, -6, 1.6],
    [-26, 14, 1.2],
    [34, 6, 1.4],
    [58, -8, 1.8],
    [86, 10, 1.2],
  ] as const;
  return (
    <g fill="var(--qp-color-snow)">
      <path d={`M${x + 4} ${y - 14}a14 14 0 1 0 10 22a12 12 0 0 1 -10 -22Z`} />
      {stars.map(([dx, dy, r]) => (
        <circle key={dx} cx={x + dx} cy={y + dy} r={r} />
      ))}
    </g>
  );
}

function Balloon({ x, y }: SkyProps): ReactNode {
  return (
    <g>
      <path
        d={`M${x - 3} ${y + 16}L${x - 13} ${y + 3}A14 14 0 1 1 ${x + 13} ${y + 3}L${x + 3} ${y + 16}Z`}
        fill="var(--qp-option-1-fill)"
      />
      <path
        d={`M${x - 2} ${y + 16}Q${x - 9} ${y - 4} ${x} ${y - 17}Q${x + 9} ${y - 4} ${x + 2} ${y + 16}Z`}
        fill="var(--qp-color-snow)"
      />
      <rect x={x - 4} y={y + 19} width="8" height="6" rx="1.5" fill="var(--qp-color-glow)" />
    </g>
  );
}

function Clouds({ x, y }: SkyProps): ReactNode {
  const cloud = (cx: number, cy: number, k: number) =>
    `M${cx - 22 * k} ${cy}a${8 * k} ${8 * k} 0 0 1 ${6 * k} ${-13 * k}a${12 * k} ${12 * k} 0 0 1 ${22 * k} ${-3 * k}a${9 * k} ${9 * k} 0 0 1 ${12 * k} ${16 * k}Z`;
  return (
    <g>
      <circle cx={x + 14} cy={y - 4} r="12" fill="var(--qp-color-glow)" />
      <path d={cloud(x, y + 8, 1)} fill="var(--qp-color-snow)" />
      <path d={cloud(x + 74, y - 2, 0.6)} fill="var(--qp-color-snow)" opacity="0.7" />
    </g>
  );
}

export interface CoverProps {
  readonly id: string;
  /** URL of the picture. */
  readonly picture?: string | undefined;
  /** Alternative text; empty if the picture only decorates the title next to it. */
  readonly alt?: string | undefined;
  /** For a page header instead of a card. */
  readonly wide?: boolean;
}

/** Shows the landscape until the picture has loaded, and if it can't be loaded. */
export function Cover({ id, picture, alt = '', wide = false }: CoverProps): ReactNode {
  const [missing, setMissing] = useState<string | null>(null);
  const land = <Landscape id={id} wide={wide} />;
  if (picture === undefined || picture === '') return land;
  return (
    <div className="cover cover--pictured" data-wide={wide}>
      {land}
      {picture !== missing && (
        <img
          className="cover-picture overlay"
          src={wide ? picture : uploadAtWidth(picture, PICTURE_WIDTH.card)}
          alt={alt}
          loading={wide ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setMissing(picture)}
        />
      )}
    </div>
  );
}

function Landscape({ id, wide }: { readonly id: string; readonly wide: boolean }): ReactNode {
  const seed = spread(id);
  const width = wide ? WIDE : NARROW;
  const { back, front, sky } = PALETTES[seed % PALETTES.length] ?? PALETTES[0];
  const land = LANDS[(seed >> 3) % LANDS.length] ?? 'peaks';
  const Sky = SKIES[(seed >> 5) % SKIES.length] ?? Sun;
  return (
    <svg
      className="cover"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width={width} height={HEIGHT} fill={`var(--qp-color-${sky})`} />
      <Sky x={width * (0.2 + ((seed * 7) % 100) * 0.0055)} y={26 + (seed % 3) * 5} />
      <path d={range(land, seed, width, 78, 52)} fill={`var(--qp-option-${back}-edge)`} />
      <path d={range(land, seed + 17, width, 92, 42)} fill={`var(--qp-option-${back}-fill)`} />
      <path d={range(land, seed + 43, width, 102, 36)} fill={`var(--qp-option-${front}-fill)`} />
    </svg>
  );
}
