// The stage's own small textures: a dot and a slip of paper, for particles.

import { Graphics, type Renderer, type Texture } from 'pixi.js';
import { createBakedTextures } from '#scenes/stage/bakedTextures.ts';

export interface OwnTextures {
  readonly dot: () => Texture;
  readonly paper: () => Texture;
  readonly rebuild: () => void;
  readonly destroy: () => void;
}

export function createOwnTextures(renderer: Renderer): OwnTextures {
  const baked = createBakedTextures(renderer);
  return {
    dot: () => baked.bake('dot', () => new Graphics().circle(9, 9, 9).fill(0xffffff)),
    paper: () => baked.bake('paper', () => new Graphics().roundRect(0, 0, 16, 10, 2).fill(0xffffff)),
    rebuild: baked.rebuild,
    destroy: baked.destroy,
  };
}
