// An avatar's sheet of faces: for those who act, where faces change.

import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import type { AvatarConfig } from '#core/avatars/avatar.ts';
import type { GameFace } from '#core/avatars/compose.ts';
import { canvasOf, figureTexture } from '#scenes/avatars/CellPages.ts';
import {
  drawAvatar,
  drawPart,
  GRID,
  outlineOf,
  tintsOf,
  type DrawOptions,
} from '#scenes/avatars/drawAvatar.ts';
import type { FaceName, Faces } from '#scenes/ports.ts';

const FACES: readonly FaceName[] = ['calm', 'closed', 'look', 'happy', 'wow', 'wobble'];
const COLUMNS = 4;
/** Pixels of a unit of the grid. */
const SCALE = 4 / 3;
const [WIDTH, HEIGHT] = [GRID.width * SCALE, GRID.height * SCALE];
/** The box around the mitt, in units. */
const MITT = { x: 174, y: 206, side: 40 } as const;
/** From the collar down, and its fold. */
const SCARF = [
  ['#FF7F5C', 'M50 184Q120 206 190 184V212Q120 234 50 212Z'],
  ['#B8452A', 'M50 202Q120 224 190 202V212Q120 234 50 212Z'],
] as const;

/** The textures share a source, which is freed with any of them. */
export function drawFaces(config: AvatarConfig): Faces {
  const sheet = canvasOf(COLUMNS * WIDTH, 2 * HEIGHT);
  const layer = (only: NonNullable<DrawOptions['only']>): HTMLCanvasElement => {
    const context = canvasOf(WIDTH, HEIGHT);
    context.scale(SCALE, SCALE);
    drawAvatar(context, config, { only });
    return context.canvas;
  };
  const [under, over] = [layer('under'), layer('over')];
  const corner = (index: number): readonly [x: number, y: number] => [
    (index % COLUMNS) * WIDTH,
    Math.floor(index / COLUMNS) * HEIGHT,
  ];
  const source = new CanvasSource({ resource: sheet.canvas, autoGenerateMipmaps: true });
  const faces = FACES.map((face, index) => {
    const [x, y] = corner(index);
    sheet.resetTransform();
    sheet.drawImage(under, x, y);
    sheet.setTransform(SCALE, 0, 0, SCALE, x, y);
    drawAvatar(sheet, config, { only: 'face', ...(face !== 'calm' && { face: face satisfies GameFace }) });
    sheet.resetTransform();
    sheet.drawImage(over, x, y);
    return [face, figureTexture(source, x, y, SCALE)] as const;
  });
  return { ...Object.fromEntries(faces), ...drawMitt(), ...drawScarf() } as Faces;

  function drawMitt(): Pick<Faces, 'mitt'> {
    const [x, y] = corner(FACES.length);
    sheet.setTransform(SCALE, 0, 0, SCALE, x - MITT.x * SCALE, y - MITT.y * SCALE);
    drawPart(sheet, { part: 'body', layer: 'mitt' }, tintsOf(config));
    const side = MITT.side * SCALE;
    return { mitt: new Texture({ source, frame: new Rectangle(x, y, side, side) }) };
  }

  function drawScarf(): Pick<Faces, 'scarf'> {
    const [x, y] = corner(FACES.length + 1);
    sheet.setTransform(SCALE, 0, 0, SCALE, x, y);
    sheet.clip(outlineOf('coat'));
    for (const [fill, path] of SCARF) {
      sheet.fillStyle = fill;
      sheet.fill(new Path2D(path));
    }
    return { scarf: figureTexture(source, x, y, SCALE) };
  }
}
