// The landscape behind a scene: painted once per size, drawn as one sprite.

import { Sprite, Texture } from 'pixi.js';
import { composeLandscape } from '#scenes/kit/landscape.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import { paintShapes } from '#scenes/kit/paintShapes.ts';
import type { Theme } from '#scenes/theme/theme.ts';
import type { Sky, SkyName } from '#scenes/theme/tokens.ts';
import type { Viewport } from '#scenes/ports.ts';

export interface Ground {
  /** Pixels at the top that carry text and stay clear of the peak; none by default. */
  readonly clear?: number;
  /** Landscape under the sky; the usual one if absent. */
  readonly land?: Land;
}

/** A scene's own landscape. */
export interface Land {
  /** Unique to this landscape. */
  readonly id: string;
  /** Shapes for a picture of this size, from back to front; looks the same at any size. */
  compose(sky: Sky, width: number, height: number): readonly Shape[];
}

/** As many pixels as Full HD. Larger pictures are scaled up, which doesn't show on distant mountains. */
const MAX_PIXELS = 2_100_000;
const MAX_RESOLUTION = 1.5;

/**
 * Fills the scene from its top left corner. Painted on a 2D canvas, which gives smooth edges without
 * multisampling and survives a lost WebGL context; freed with the sprite.
 */
export class Background extends Sprite {
  readonly #theme: Theme;
  #drawn = '';

  constructor(theme: Theme) {
    super(Texture.EMPTY);
    this.#theme = theme;
    this.label = 'background';
  }

  set(sky: SkyName, { width, height }: Viewport, ground: Ground = {}): void {
    const key = `${sky} ${width} ${height} ${ground.clear ?? 0} ${ground.land?.id ?? ''}`;
    if (key === this.#drawn || width < 1 || height < 1) return;
    this.#drawn = key;
    this.#free();
    const canvas = keptPicture(this.#theme, key, () =>
      paint(this.#theme.tokens.sky[sky], width, height, ground),
    );
    this.texture = Texture.from(canvas, true);
    this.setSize(width, height);
  }

  override destroy(): void {
    this.#free();
    super.destroy();
  }

  #free(): void {
    const { texture } = this;
    this.texture = Texture.EMPTY;
    if (texture !== Texture.EMPTY) texture.destroy(true);
  }
}

/** Keeps the last few landscapes, so that changing scenes at the same size paints nothing. */
const painted = new WeakMap<Theme, Map<string, HTMLCanvasElement>>();
const KEPT = 4;

/** The kept picture with this key, or the one that `make` paints. */
export function keptPicture(theme: Theme, key: string, make: () => HTMLCanvasElement): HTMLCanvasElement {
  const kept = painted.get(theme) ?? new Map<string, HTMLCanvasElement>();
  painted.set(theme, kept);
  const canvas = kept.get(key) ?? make();
  // Most recently used last; the first is dropped next.
  kept.delete(key);
  kept.set(key, canvas);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return canvas;
}

function paint(sky: Sky, width: number, height: number, { clear = 0, land }: Ground): HTMLCanvasElement {
  const resolution = Math.min(MAX_RESOLUTION, Math.sqrt(MAX_PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * resolution));
  canvas.height = Math.max(1, Math.round(height * resolution));
  const context = canvas.getContext('2d', { alpha: false });
  // Without a 2D canvas, the background stays plain.
  if (!context) return canvas;
  const shapes =
    land?.compose(sky, canvas.width, canvas.height) ??
    composeLandscape(sky, canvas.width, canvas.height, clear * resolution);
  paintShapes(context, shapes);
  return canvas;
}
