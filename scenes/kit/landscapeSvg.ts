// The landscape as image files for pages: assets/themes/<id>/<sky>-<wide|tall>.svg.

import { composeLandscape } from '#scenes/kit/landscape.ts';
import type { Paint, Shape } from '#scenes/kit/paint.ts';
import type { Sky } from '#scenes/theme/tokens.ts';

/** Fractions of the height that a page's bar covers; in a wide picture, also what a wider window cuts off. */
const CLEAR = { wide: 0.18, tall: 0.08 } as const;

/** An SVG document that covers its box from the bottom up; peak and flag stay below a page's bar. */
export function landscapeSvg(sky: Sky, width: number, height: number): string {
  const paints: string[] = [];
  const body = composeLandscape(sky, width, height, height * CLEAR[width > height ? 'wide' : 'tall']).map(
    (shape) => element(shape, paints),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMax slice">`,
    `<defs>${paints.join('')}</defs>`,
    ...body,
    '</svg>',
    '',
  ].join('\n');
}

function element(shape: Shape, paints: string[]): string {
  return `<path d="${shape.kind === 'discs' ? shape.discs.map(disc).join('') : outline(shape.points)}" ${fill(shape.paint, paints)}/>`;
}

function outline(points: readonly number[]): string {
  const pairs: string[] = [];
  for (let index = 0; index < points.length; index += 2) {
    pairs.push(`${short(points[index] ?? 0)} ${short(points[index + 1] ?? 0)}`);
  }
  return `M${pairs.join(' ')}Z`;
}

function disc({ x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number }): string {
  const r = short(radius);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${short(radius * 2)} 0a${r} ${r} 0 1 0 ${short(-radius * 2)} 0Z`;
}

function fill(paint: Paint, paints: string[]): string {
  if (paint.kind === 'flat')
    return paint.alpha < 1
      ? `fill="${paint.color}" opacity="${short(paint.alpha)}"`
      : `fill="${paint.color}"`;
  const id = `p${paints.length}`;
  const stops = paint.stops
    .map(
      ({ at, color, alpha }) =>
        `<stop offset="${at}" stop-color="${color}"${alpha === undefined ? '' : ` stop-opacity="${alpha}"`}/>`,
    )
    .join('');
  paints.push(
    paint.kind === 'down'
      ? `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${short(paint.from)}" y2="${short(paint.to)}">${stops}</linearGradient>`
      : `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${short(paint.x)}" cy="${short(paint.y)}" r="${short(paint.radius)}">${stops}</radialGradient>`,
  );
  return `fill="url(#${id})"`;
}

function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}
