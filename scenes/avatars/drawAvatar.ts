// Draws an avatar on a 2D canvas, on a grid of 240 by 300 units with its feet at 288.

import type { AvatarConfig } from '#core/avatars/avatar.ts';
import { CATALOG, itemOf } from '#core/avatars/catalog.ts';
import { compose, LAYERS, type GameFace, type PartLayer } from '#core/avatars/compose.ts';
import { HAIR_COLORS } from '#core/avatars/hairColors.ts';
import { layersOfPart, type DrawnLayer } from '#scenes/avatars/parts.ts';

export const GRID = { width: 240, height: 300 } as const;
/** The body without what is worn on it: the box that counts as the avatar's size. */
export const BODY = { x: 48, y: 84, width: 144, height: 204 } as const;

/** Outlines that layers are cut off at. */
export const OUTLINES = {
  coat: 'M54 280V152C54 104 82 80 120 80C158 80 186 104 186 152V280Z',
  body: 'M58 276V152C58 108 84 84 120 84C156 84 182 108 182 152V276Z',
} as const;
const FACE_LINES = { ink: '#0D2530', snow: '#FFF9EF' } as const;
/** Laid over a color for its darker and its lighter tone: the color, and how much of it. */
const VEILS: Readonly<Record<string, readonly [color: string, opacity: number]>> = {
  shade: ['#193F4F', 0.22],
  lit: ['#FFF3DC', 0.3],
};

export interface DrawOptions {
  /** In place of the avatar's own. */
  readonly face?: GameFace;
  /** Only the layers behind the face, the face, or what is over it. */
  readonly only?: 'under' | 'face' | 'over';
}

/** Colors of the wearer, by the names that stand for them in drawings. */
export type Tints = Readonly<Record<string, string>>;

export function tintsOf({ skin, hairColor = 1 }: AvatarConfig): Tints {
  const { fill, face } = itemOf('skin', skin) ?? CATALOG.skin[0] ?? { fill: '#74E0A4', face: 'ink' };
  return { skin: fill, hair: HAIR_COLORS[hairColor - 1] ?? HAIR_COLORS[0], face: FACE_LINES[face] };
}

/** What a shape's fill is painted with, one over the other: colors, and how much of each. */
export function coatsOf(fill: string, tints: Tints): readonly (readonly [color: string, opacity: number])[] {
  const [tint = '', tone = ''] = fill.split('-');
  const veil = VEILS[tone];
  return [[tints[tint] ?? fill, 1], ...(veil ? [veil] : [])];
}

const paths = new Map<string, Path2D>();
function pathOf(data: string): Path2D {
  const path = paths.get(data) ?? new Path2D(data);
  paths.set(data, path);
  return path;
}

export const outlineOf = (name: keyof typeof OUTLINES): Path2D => pathOf(OUTLINES[name]);

const FACE = { from: LAYERS.indexOf('eyes'), to: LAYERS.indexOf('mouth') } as const;
function place(layer: string): DrawOptions['only'] {
  const at = LAYERS.indexOf(layer);
  return at < FACE.from ? 'under' : at > FACE.to ? 'over' : 'face';
}

/** `context`: one unit of the grid is one unit of its current transform. Parts that aren't loaded are left out. */
export function drawAvatar(
  context: CanvasRenderingContext2D,
  config: AvatarConfig,
  { face, only }: DrawOptions = {},
): void {
  const tints = tintsOf(config);
  for (const placed of compose(config, face))
    if (only === undefined || place(placed.layer) === only) drawPart(context, placed, tints);
}

/** Draws one layer of one part; nothing if the part has no such layer. */
export function drawPart(context: CanvasRenderingContext2D, placed: PartLayer, tints: Tints): void {
  for (const drawn of layersOfPart(placed.part))
    if (drawn[0] === placed.layer) drawLayer(context, drawn, placed, tints);
}

function drawLayer(
  context: CanvasRenderingContext2D,
  [, clip, shapes]: DrawnLayer,
  { shift: [right, down] = [0, 0] }: PartLayer,
  tints: Tints,
): void {
  context.save();
  context.translate(right, down);
  if (clip !== '') context.clip(outlineOf(clip));
  context.lineCap = context.lineJoin = 'round';
  for (const [fill, data, opacity = 1, width] of shapes) {
    const path = pathOf(data);
    context.lineWidth = width ?? 0;
    for (const [color, share] of coatsOf(fill, tints)) {
      context.globalAlpha = opacity * share;
      context.fillStyle = context.strokeStyle = color;
      if (width === undefined) context.fill(path);
      else context.stroke(path);
    }
  }
  context.restore();
}
