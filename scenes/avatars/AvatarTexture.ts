// A large picture of one avatar for the canvas, drawn anew whenever its clothes or its face change.

import { CanvasSource, Texture } from 'pixi.js';
import type { AvatarConfig } from '#core/avatars/avatar.ts';
import type { GameFace } from '#core/avatars/compose.ts';
import { canvasOf } from '#scenes/avatars/CellPages.ts';
import { drawAvatar, GRID } from '#scenes/avatars/drawAvatar.ts';
import { LEDGE, paintLedge, type LedgeColors } from '#scenes/avatars/ledge.ts';

export class AvatarTexture {
  readonly texture: Texture;
  readonly #context: CanvasRenderingContext2D;

  /** `scale`: pixels of a unit of the grid. */
  constructor(scale: number) {
    this.#context = canvasOf(Math.ceil(GRID.width * scale), Math.ceil(GRID.height * scale));
    this.#context.scale(scale, scale);
    this.texture = new Texture({ source: new CanvasSource({ resource: this.#context.canvas }) });
  }

  /** `face`: in place of the avatar's own. Parts that aren't loaded are left out. */
  draw(config: AvatarConfig, face?: GameFace): void {
    this.#context.clearRect(0, 0, GRID.width, GRID.height);
    drawAvatar(this.#context, config, face ? { face } : {});
    this.texture.source.update();
  }

  destroy(): void {
    this.texture.destroy(true);
  }
}

/** The ledge, to be freed together with its source. */
export function ledgeTexture(scale: number, colors: LedgeColors): Texture {
  const context = canvasOf(Math.ceil(LEDGE.width * scale), Math.ceil(LEDGE.height * scale));
  context.setTransform(scale, 0, 0, scale, -LEDGE.x * scale, -LEDGE.y * scale);
  paintLedge(context, colors);
  return new Texture({ source: new CanvasSource({ resource: context.canvas }) });
}
