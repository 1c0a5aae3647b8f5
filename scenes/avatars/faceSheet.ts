// An avatar's sheet of faces: for those who act, where faces change.

import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import type { AvatarConfig } from '#core/avatars/avatar.ts';
import { compose, LAYERS, type GameFace, type PartLayer } from '#core/avatars/compose.ts';
import { canvasOf, figureTexture } from '#scenes/avatars/CellPages.ts';
import {
  drawAvatar,
  drawLayer,
  drawPart,
  GRID,
  outlineOf,
  tintsOf,
  type DrawOptions,
} from '#scenes/avatars/drawAvatar.ts';
import { layersOfPart, type DrawnLayer } from '#scenes/avatars/parts.ts';
import type { FaceName, Faces, FigurePart } from '#scenes/ports.ts';

const FACES: readonly FaceName[] = ['calm', 'closed', 'look', 'happy', 'wow', 'wobble'];
/** Pixels of a unit of the grid, frames in a row, and the faces that are drawn. */
const SHEETS = {
  usual: { scale: 4 / 3, columns: 4, faces: FACES },
  large: { scale: 2, columns: 2, faces: ['calm', 'happy'] },
} as const satisfies Readonly<Record<string, unknown>>;
/** The box around the mitt and its cuff, in units. */
const MITT = { x: 170, y: 202, side: 48 } as const;
/** From the collar down, and its fold. */
const SCARF = [
  ['#FF7F5C', 'M50 184Q120 206 190 184V212Q120 234 50 212Z'],
  ['#B8452A', 'M50 202Q120 224 190 202V212Q120 234 50 212Z'],
] as const;

type Moving = Omit<FigurePart, 'texture'> & {
  readonly layers: readonly (readonly [DrawnLayer, PartLayer])[];
};

/** The textures share a source, which is freed with any of them. `isLarge`: see `AssetsPort`. */
export function drawFaces(config: AvatarConfig, isLarge: boolean): Faces {
  const { scale, columns, faces }: { scale: number; columns: number; faces: readonly FaceName[] } =
    SHEETS[isLarge ? 'large' : 'usual'];
  const [width, height] = [GRID.width * scale, GRID.height * scale];
  const moving = movingOf(config);
  const without = new Set(moving.flatMap(({ layers }) => layers.map(([drawn]) => drawn)));
  const frames = faces.length + 2 + moving.length;
  const sheet = canvasOf(columns * width, Math.ceil(frames / columns) * height);
  const source = new CanvasSource({ resource: sheet.canvas, autoGenerateMipmaps: true });
  const tints = tintsOf(config);
  let used = 0;

  /** Draws the next frame on the grid, moved to the left and up by `x` and `y`. Returns its corner in pixels. */
  const frame = (draw: () => void, x = 0, y = 0): readonly [left: number, top: number] => {
    const corner = [(used % columns) * width, Math.floor(used / columns) * height] as const;
    used += 1;
    sheet.save();
    sheet.setTransform(scale, 0, 0, scale, corner[0] - x * scale, corner[1] - y * scale);
    draw();
    sheet.restore();
    return corner;
  };
  const figure = (draw: () => void): Texture => figureTexture(source, ...frame(draw), scale);
  const layer = (only: NonNullable<DrawOptions['only']>): HTMLCanvasElement => {
    const context = canvasOf(width, height);
    context.scale(scale, scale);
    drawAvatar(context, config, { only, without });
    return context.canvas;
  };
  const [under, over] = [layer('under'), layer('over')];
  const worn = (face: FaceName): Texture =>
    figure(() => {
      sheet.drawImage(under, 0, 0, GRID.width, GRID.height);
      drawAvatar(sheet, config, { only: 'face', ...(face !== 'calm' && { face: face satisfies GameFace }) });
      sheet.drawImage(over, 0, 0, GRID.width, GRID.height);
    });
  const drawn: Partial<Record<FaceName, Texture>> & { readonly calm: Texture } = {
    calm: worn('calm'),
    ...Object.fromEntries(faces.slice(1).map((face) => [face, worn(face)])),
  };
  const [x, y] = frame(() => drawPart(sheet, { part: 'body', layer: 'mitt' }, tints), MITT.x, MITT.y);
  const side = MITT.side * scale;
  return {
    ...(Object.fromEntries(FACES.map((face) => [face, drawn[face] ?? drawn.calm])) as Record<
      FaceName,
      Texture
    >),
    mitt: new Texture({ source, frame: new Rectangle(x, y, side, side) }),
    scarf: figure(() => {
      sheet.clip(outlineOf('coat'));
      for (const [fill, path] of SCARF) {
        sheet.fillStyle = fill;
        sheet.fill(new Path2D(path));
      }
    }),
    parts: moving.map(({ layers, ...part }) => ({
      ...part,
      texture: figure(() => {
        for (const [each, placed] of layers) drawLayer(sheet, each, placed, tints);
      }),
    })),
  };
}

/** Parts of an avatar that move on their own, back to front. */
function movingOf(config: AvatarConfig): readonly Moving[] {
  const all = compose(config).flatMap((placed) =>
    layersOfPart(placed.part)
      .filter(([layer]) => layer === placed.layer)
      .map((drawn) => [drawn, placed] as const),
  );
  const isInHand = ({ layer }: PartLayer): boolean => layer === 'hand-item' || layer === 'mitt';
  const held = all.filter(([[, , , moves], placed]) => !moves && isInHand(placed));
  const parts = all.flatMap(([drawn, placed]): readonly Moving[] => {
    const moves = drawn[3];
    // A hat holds the hair down.
    if (!moves || (placed.part.startsWith('hair.') && config.headgear !== undefined)) return [];
    const isBehind = LAYERS.indexOf(placed.layer) < LAYERS.indexOf('feet');
    return [{ moves, isBehind, isHeld: isInHand(placed), layers: [[drawn, placed]] }];
  });
  // Costumes that hold something keep it where it is: no mitt is drawn with it.
  return held.some(([, { layer }]) => layer === 'mitt')
    ? [{ moves: null, isBehind: false, isHeld: true, layers: held }, ...parts]
    : parts;
}
