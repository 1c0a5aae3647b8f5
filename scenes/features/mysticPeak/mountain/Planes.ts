// A scenery as pictures, one per plane, painted once and freed with it.

import { Container, Sprite, Texture } from 'pixi.js';
import type { Plane, Scenery } from '#scenes/features/mysticPeak/mountain/scenery.ts';
import { paintShapes } from '#scenes/kit/paintShapes.ts';
import type { Rect } from '#scenes/ports.ts';

/** The pixels of a full HD projector; larger pictures are scaled up. */
const MAX_PIXELS = 2_100_000;

export class Planes {
  readonly scenery: Scenery;
  readonly back = new Container();
  readonly front = new Container();
  /** Behind the trail: the light of the summit. */
  readonly light = new Container();
  readonly #planes: { readonly plane: Plane; readonly sprite: Sprite }[] = [];

  /** `fine`: maximum picture pixels per screen pixel. */
  constructor(scenery: Scenery, size: Rect, fine: number) {
    this.scenery = scenery;
    const resolution = resolutionFor(size, fine);
    for (const plane of scenery.planes) {
      if (plane.name === 'trail') this.back.addChild(this.light);
      if (plane.shapes.length === 0) continue;
      const sprite = new Sprite(Texture.from(painted(plane, resolution * plane.fine), true));
      sprite.setSize(plane.box.width, plane.box.height);
      (plane.name === 'front' ? this.front : this.back).addChild(sprite);
      this.#planes.push({ plane, sprite });
    }
    this.pose(0, 0, 1, 1);
  }

  /**
   * Shows it while the camera is this many pixels off its place, with this opacity; the trail has its own,
   * because people stand on it.
   */
  pose(x: number, y: number, alpha: number, trail: number): void {
    for (const { plane, sprite } of this.#planes) {
      const { box, factor, name } = plane;
      // Planes in the back fill the picture's width, so they only move vertically.
      sprite.position.set(box.x + (factor === 1 ? x : 0), box.y + y * factor);
      sprite.alpha = name === 'trail' ? trail : alpha;
    }
    this.light.position.set(x, y);
    this.light.alpha = alpha;
  }

  destroy(): void {
    for (const { sprite } of this.#planes) sprite.texture.destroy(true);
    this.back.destroy({ children: true });
    this.front.destroy({ children: true });
  }
}

/** Picture pixels per screen pixel of a box of this size. `fine`: the maximum. */
export const resolutionFor = ({ width, height }: Rect, fine: number): number =>
  Math.min(fine, Math.sqrt(MAX_PIXELS / Math.max(1, width * height)));

export function painted({ box, shapes }: Pick<Plane, 'box' | 'shapes'>, resolution: number) {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(box.width * resolution));
  canvas.height = Math.max(1, Math.round(box.height * resolution));
  const context = canvas.getContext('2d');
  if (context) {
    context.scale(canvas.width / box.width, canvas.height / box.height);
    context.translate(-box.x, -box.y);
    paintShapes(context, shapes);
  }
  return canvas;
}
