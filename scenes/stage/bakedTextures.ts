// Textures drawn by the app: redrawn after a lost WebGL context, and freed together with their scene.

import { type Container, Matrix, type Renderer, RenderTexture } from 'pixi.js';

interface Baked {
  readonly texture: RenderTexture;
  readonly draw: () => Container;
}

export interface BakedTextures {
  /**
   * The same key returns the same texture. `draw` must return a new object each time; it is destroyed after
   * drawing.
   */
  readonly bake: (key: string, draw: () => Container) => RenderTexture;
  /** Redraws all of them at the renderer's current resolution. */
  readonly rebuild: () => void;
  readonly count: number;
  readonly destroy: () => void;
}

export function createBakedTextures(renderer: Renderer): BakedTextures {
  const baked = new Map<string, Baked>();

  function paint(draw: () => Container, texture?: RenderTexture): RenderTexture {
    const container = draw();
    const bounds = container.getLocalBounds();
    const width = Math.max(1, Math.ceil(bounds.width));
    const height = Math.max(1, Math.ceil(bounds.height));
    const { resolution } = renderer;
    const target = texture ?? RenderTexture.create({ width, height, resolution, antialias: true });
    if (texture) texture.resize(width, height, resolution);
    renderer.render({
      container,
      target,
      clear: true,
      transform: new Matrix(1, 0, 0, 1, -bounds.x, -bounds.y),
    });
    container.destroy({ children: true });
    return target;
  }

  return {
    bake(key, draw) {
      const known = baked.get(key);
      if (known) return known.texture;
      const texture = paint(draw);
      baked.set(key, { texture, draw });
      return texture;
    },
    rebuild() {
      for (const { texture, draw } of baked.values()) paint(draw, texture);
    },
    get count() {
      return baked.size;
    },
    destroy() {
      for (const { texture } of baked.values()) texture.destroy(true);
      baked.clear();
    },
  };
}
