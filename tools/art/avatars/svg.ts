// Reader of the avatar drawings: turns a part's SVG into the list of shapes that a canvas draws with `Path2D`.

import svgpath from 'svgpath';
import { LAYERS } from '#core/avatars/compose.ts';
import { OUTLINES } from '#scenes/avatars/drawAvatar.ts';
import { MOVES } from '#scenes/avatars/movingParts.ts';
import type { DrawnLayer, Shape } from '#scenes/avatars/parts.ts';
import type { Moves } from '#scenes/ports.ts';

type Clip = DrawnLayer[1];
const CLIPS: readonly string[] = Object.keys(OUTLINES);
const TINTS = 'skin skin-shade skin-lit hair hair-shade hair-lit face sleeve sleeve-shade'.split(' ');

type Attributes = Readonly<Record<string, string>>;
interface Inherited {
  readonly transforms: readonly string[];
  readonly opacity: number;
}

const TAG = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>|<!--.*?-->|([^\s<][^<]*)/gs;
/** What each element may have besides `transform`, `fill` and `opacity`. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  svg: ['xmlns', 'viewBox'],
  g: ['id', 'data-clip', 'data-moves'],
  path: ['d', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  rect: ['x', 'y', 'width', 'height', 'rx'],
  polygon: ['points'],
};

/**
 * Reads one part.
 * @param svg the drawing, on a grid of 240 by 300 units
 * @returns its layers in draw order; throws, saying what is wrong, if the drawing has anything a canvas can't draw
 */
export function readPart(svg: string): DrawnLayer[] {
  const layers: [string, Clip, Shape[], Moves?][] = [];
  const groups: Inherited[] = [];
  for (const [tag, closing, name = '', list = '', empty, text] of svg.matchAll(TAG)) {
    if (text !== undefined) throw new Error(`text: ${text.trim()}`);
    if (name === '') continue;
    if (closing) {
      if (name === 'g') groups.pop();
      continue;
    }
    const attributes = attributesOf(name, list);
    if (name === 'svg') {
      if (attributes['viewBox'] !== '0 0 240 300') throw new Error('viewBox is not 0 0 240 300');
      continue;
    }
    const outer = groups.at(-1);
    const inherited = inherit(outer, attributes);
    if (name === 'g') {
      if (!outer) layers.push(layerOf(attributes));
      if (!empty) groups.push(inherited);
      continue;
    }
    if (!outer) throw new Error(`outside a layer: ${tag}`);
    layers.at(-1)?.[2].push(shapeOf(name, attributes, inherited));
  }
  return layers.toSorted(([a], [b]) => LAYERS.indexOf(a) - LAYERS.indexOf(b));
}

function attributesOf(name: string, list: string): Attributes {
  const attributes = Object.fromEntries(
    [...list.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
  const allowed = ALLOWED[name];
  if (!allowed) throw new Error(`<${name}> is not allowed`);
  const extra = Object.keys(attributes).filter(
    (key) => !['transform', 'fill', 'opacity', ...allowed].includes(key),
  );
  if (extra.length > 0) throw new Error(`<${name}> may not have ${extra.join()}`);
  return attributes;
}

function layerOf({
  id = '',
  'data-clip': clip = '',
  'data-moves': moves,
}: Attributes): [string, Clip, Shape[], Moves?] {
  if (!LAYERS.includes(id)) throw new Error(`no such layer: ${id}`);
  if (clip !== '' && !CLIPS.includes(clip)) throw new Error(`no such clip: ${clip}`);
  return moves === undefined ? [id, clip as Clip, []] : [id, clip as Clip, [], movesOf(moves)];
}

/** From how it moves and about which point, as in `spin 120 46`. */
function movesOf(text: string): Moves {
  const [kind = '', x, y] = text.split(' ');
  if (!(kind in MOVES) || !(Number(x) > 0) || !(Number(y) > 0)) throw new Error(`no such move: ${text}`);
  return [kind as Moves[0], Number(x), Number(y)];
}

function inherit(outer: Inherited | undefined, { transform, opacity = '1' }: Attributes): Inherited {
  return {
    transforms: [...(outer?.transforms ?? []), ...(transform === undefined ? [] : [transform])],
    opacity: (outer?.opacity ?? 1) * Number(opacity),
  };
}

function shapeOf(name: string, attributes: Attributes, { transforms, opacity }: Inherited): Shape {
  const isLine = attributes['stroke'] !== undefined;
  if (isLine && (attributes['fill'] !== 'none' || attributes['stroke-linecap'] !== 'round'))
    throw new Error('a line needs fill="none" and stroke-linecap="round"');
  const color = colorOf(attributes[isLine ? 'stroke' : 'fill']);
  // Applied from the innermost to the outermost.
  const path = transforms.reduceRight(
    (drawn, each) => drawn.transform(each),
    svgpath(outline(name, attributes)),
  );
  // Twice, as rounding relative coordinates carries the error on and absolute ones take more room.
  const d = path.abs().round(1).rel().round(1).toString();
  if (isLine) return [color, d, opacity, Number(attributes['stroke-width'])];
  return opacity === 1 ? [color, d] : [color, d, opacity];
}

function colorOf(value = ''): string {
  const tint = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (tint !== undefined && TINTS.includes(tint)) return tint;
  if (/^#[\dA-F]{6}$/i.test(value)) return value.toUpperCase();
  throw new Error(`neither a tint nor a hex color: ${value}`);
}

/** Path data of a basic shape. */
function outline(name: string, attributes: Attributes): string {
  const at = (key: string): number => Number(attributes[key] ?? 0);
  if (name === 'path') return attributes['d'] ?? '';
  if (name === 'polygon') return `M${attributes['points']}Z`;
  if (name === 'rect') {
    const [x, y, width, height] = [at('x'), at('y'), at('width'), at('height')];
    const r = Math.min(at('rx'), width / 2, height / 2);
    if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
    const corner = (dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
    const [across, down] = [width - 2 * r, height - 2 * r];
    return `M${x + r} ${y}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`;
  }
  const rx = name === 'circle' ? at('r') : at('rx');
  const ry = name === 'circle' ? at('r') : at('ry');
  return `M${at('cx') - rx} ${at('cy')}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}
