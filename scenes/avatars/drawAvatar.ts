// Draws an avatar on a 2D canvas, on a grid of 240 by 300 units with its feet at 288.

import type { AvatarConfig } from '#core/avatars/avatar.ts';
import { CATALOG, itemOf } from '#core/avatars/catalog.ts';
import { compose, LAYERS, type GameFace, type PartLayer } from '#core/avatars/compose.ts';
import { DARK_HAIR, HAIR_COLORS } from '#core/avatars/hairColors.ts';
import { MOVES } from '#scenes/avatars/movingParts.ts';
import { layersOfPart, type DrawnLayer, type Shape } from '#scenes/avatars/parts.ts';

export const GRID = { width: 240, height: 300 } as const;
/** The body without what is worn on it: the box that counts as the avatar's size. */
export const BODY = { x: 48, y: 84, width: 144, height: 204 } as const;

/** Outlines that layers are cut off at. */
export const OUTLINES = {
  coat: 'M54 280V152C54 104 82 80 120 80C158 80 186 104 186 152V280Z',
  body: 'M58 276V152C58 108 84 84 120 84C156 84 182 108 182 152V276Z',
} as const;
/** Layers of clothes that have a color for sleeves. */
const CHEST: readonly string[] = ['top', 'bottom', 'pattern'];
const FACE_LINES = { ink: '#0D2530', snow: '#FFF9EF' } as const;
/** Laid over a color for its darker and its lighter tone: the color, and how much of it. */
const VEILS: Readonly<Record<string, readonly [color: string, opacity: number]>> = {
  shade: ['#193F4F', 0.22],
  lit: ['#FFF3DC', 0.3],
  rim: ['#FFF3DC', 0.45],
};
/** Shift of dark hair off its rim, to the right and down: light comes from the upper left. */
export const RIM_SHIFT = [5, 4] as const;

export interface DrawOptions {
  /** In place of the avatar's own. */
  readonly face?: GameFace;
  /** Only the layers behind the face, the face, or what is over it. */
  readonly only?: 'under' | 'face' | 'over';
  /** Left out, because they are drawn elsewhere. */
  readonly without?: ReadonlySet<DrawnLayer>;
}

/**
 * Colors of the wearer, by the names that stand for them in drawings. `rim`: only if the hair has one. `sleeve`:
 * only if there are clothes.
 */
export type Tints = Readonly<Record<string, string>>;

/** `layersOf`: as `layersOfPart`. */
export function tintsOf(config: AvatarConfig, layersOf = layersOfPart): Tints {
  const { skin, hairColor = 1 } = config;
  const { fill, face } = itemOf('skin', skin) ?? CATALOG.skin[0] ?? { fill: '#74E0A4', face: 'ink' };
  const hair = HAIR_COLORS[hairColor - 1] ?? HAIR_COLORS[0];
  const sleeve = sleeveOf(config, layersOf);
  return {
    skin: fill,
    hair,
    face: FACE_LINES[face],
    ...(DARK_HAIR.includes(hairColor) && { rim: hair }),
    ...(sleeve !== undefined && { sleeve }),
  };
}

/** The main color of what is worn on the chest. */
function sleeveOf(config: AvatarConfig, layersOf: typeof layersOfPart): string | undefined {
  const worn = compose(config).find(
    ({ part, layer }) => layer === 'top' && /^(?:topwear|costume|halloween)/.test(part),
  );
  const layers = worn ? layersOf(worn.part) : [];
  const chest = layers.find(([layer]) => CHEST.includes(layer));
  return chest?.[2].find(([fill, , opacity = 1]) => fill.startsWith('#') && opacity === 1)?.[0];
}

/** True if the shape is a part of the hair's outline, and none of the marks on it. */
export const isHairShape = ([fill, , opacity = 1, width]: Shape): boolean =>
  (fill === 'hair' || fill === 'hair-shade') && opacity === 1 && width === undefined;

/** Layers of hair with a common outline. */
const FRINGE: readonly string[] = ['hair-front', 'hair-crown'];

/** Shapes that leave the rim of a layer of hair free once moved by `RIM_SHIFT`: a fringe has none within the hair above it. */
export function hairOver(layers: readonly DrawnLayer[], layer: string): readonly Shape[] {
  const names = FRINGE.includes(layer) ? FRINGE : [layer];
  return layers
    .filter(([name]) => names.includes(name))
    .flatMap(([, , shapes]) => shapes.filter(isHairShape));
}

/** What a shape's fill is painted with, one over the other: colors, and how much of each. */
export function coatsOf(fill: string, tints: Tints): readonly (readonly [color: string, opacity: number])[] {
  const [tint = '', tone = ''] = fill.split('-');
  if (tint === 'sleeve' && !tints['sleeve']) return [];
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
  { face, only, without }: DrawOptions = {},
): void {
  const tints = tintsOf(config);
  for (const placed of compose(config, face))
    if (only === undefined || place(placed.layer) === only) drawPart(context, placed, tints, without);
}

/** Draws one layer of one part; nothing if the part has no such layer. */
export function drawPart(
  context: CanvasRenderingContext2D,
  placed: PartLayer,
  tints: Tints,
  without?: ReadonlySet<DrawnLayer>,
): void {
  const layers = layersOfPart(placed.part);
  for (const drawn of layers)
    if (drawn[0] === placed.layer && isSeenAtRest(drawn) && !without?.has(drawn))
      drawLayer(context, drawn, placed, tints);
}

export const isSeenAtRest = ([, , , moves]: DrawnLayer): boolean => !moves || MOVES[moves[0]].isAtRest;

export function drawLayer(
  context: CanvasRenderingContext2D,
  [, clip, shapes]: DrawnLayer,
  { part, layer, shift: [right, down] = [0, 0] }: PartLayer,
  tints: Tints,
): void {
  context.save();
  context.translate(right, down);
  if (clip !== '') context.clip(outlineOf(clip));
  const hair = tints['rim'] ? shapes.filter(isHairShape) : [];
  if (hair.length > 0) drawRimmed(context, hair, hairOver(layersOfPart(part), layer), tints);
  paint(context, hair.length > 0 ? shapes.filter((shape) => !isHairShape(shape)) : shapes, tints);
  context.restore();
}

function paint(context: CanvasRenderingContext2D, shapes: readonly Shape[], tints: Tints): void {
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
}

let scratch: CanvasRenderingContext2D | null = null;

/** Dark hair in the light of its rim, and on top of that the hair, moved off the light but within its outline. */
function drawRimmed(
  context: CanvasRenderingContext2D,
  hair: readonly Shape[],
  over: readonly Shape[],
  tints: Tints,
): void {
  const { a: scale, e, f } = context.getTransform();
  const [x, y] = [Math.floor(e), Math.floor(f)];
  scratch ??= document.createElement('canvas').getContext('2d');
  if (!scratch) return;
  // Setting its size also clears it.
  scratch.canvas.width = Math.ceil(GRID.width * scale) + 1;
  scratch.canvas.height = Math.ceil(GRID.height * scale) + 1;
  scratch.setTransform(scale, 0, 0, scale, e - x, f - y);
  paint(
    scratch,
    hair.map(([, path]) => ['rim-rim', path]),
    tints,
  );
  scratch.globalCompositeOperation = 'source-atop';
  scratch.translate(...RIM_SHIFT);
  paint(scratch, over, tints);
  context.save();
  context.resetTransform();
  context.drawImage(scratch.canvas, x, y);
  context.restore();
}
