// Draws an avatar on a 2D canvas, on a grid of 240 by 300 units with its feet at 288.

import type { AvatarConfig } from '#core/avatars/avatar.ts';
import { itemOf } from '#core/avatars/catalog.ts';
import { compose, LAYERS, type GameFace, type PartLayer } from '#core/avatars/compose.ts';
import { HAIR_COLORS } from '#core/avatars/hairColors.ts';
import { layersOfPart, type DrawnLayer } from '#scenes/avatars/parts.ts';
import { mix } from '#scenes/kit/color.ts';
import { shaded } from '#scenes/kit/materials.ts';

export const GRID = { width: 240, height: 300 } as const;
/** The body without what is worn on it: the box that counts as the avatar's size. */
export const BODY = { x: 48, y: 84, width: 144, height: 204 } as const;

/** Outlines that layers are cut off at. */
export const OUTLINES = {
  coat: 'M54 280V152C54 104 82 80 120 80C158 80 186 104 186 152V280Z',
  body: 'M58 276V152C58 108 84 84 120 84C156 84 182 108 182 152V276Z',
} as const;
const LIGHT = '#FFF3DC';
const FACE_LINES = { ink: '#0D2530', snow: '#FFF9EF' } as const;

export interface DrawOptions {
  /** In place of the avatar's own. */
  readonly face?: GameFace;
  /** Only the layers behind the face, the face, or what is over it. */
  readonly only?: 'under' | 'face' | 'over';
}

export type Tints = Readonly<Record<string, string>>;

const tones = (name: string, fill: string): Tints => ({
  [name]: fill,
  [`${name}-shade`]: shaded(fill),
  [`${name}-lit`]: mix(fill, LIGHT, 0.3),
});

/** Colors of an avatar, by the name of the tint that stands for them in drawings. */
export function tintsOf({ skin, hairColor = 1 }: AvatarConfig): Tints {
  const { fill, face } = itemOf('skin', skin) ?? { fill: '#74E0A4', face: 'ink' };
  return {
    ...tones('skin', fill),
    ...tones('hair', HAIR_COLORS[hairColor - 1] ?? HAIR_COLORS[0]),
    face: FACE_LINES[face],
  };
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
    context.globalAlpha = opacity;
    context.fillStyle = context.strokeStyle = tints[fill] ?? fill;
    if (width === undefined) context.fill(pathOf(data));
    else {
      context.lineWidth = width;
      context.stroke(pathOf(data));
    }
  }
  context.restore();
}
