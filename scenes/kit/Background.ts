// The landscape behind a scene: painted once per size, drawn as one sprite.

import { Sprite, Texture } from 'pixi.js';
import { composeLandscape } from '#scenes/kit/landscape.ts';
import { boxOf, linearGradientShape } from '#scenes/kit/outlines.ts';
import type { Shape } from '#scenes/kit/paint.ts';
import { paintShapes } from '#scenes/kit/paintShapes.ts';
import type { Theme } from '#scenes/theme/theme.ts';
import type { Color, Sky, SkyName } from '#scenes/theme/tokens.ts';
import type { GestureName, WorldPicture } from '#scenes/theme/world.ts';
import type { Rect, ScenePorts, Viewport } from '#scenes/ports.ts';

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
 * Fills the scene from its top left corner: with the world's picture, where the theme has one. Painted on a 2D
 * canvas, which gives smooth edges without multisampling and survives a lost WebGL context; freed with the
 * sprite.
 */
export class Background extends Sprite {
  readonly #ports: ScenePorts;
  readonly #onChange: () => void;
  #drawn = '';
  #picture: WorldPicture | null = null;
  #isRead = false;

  /** `onChange`: called when a picture has replaced its sky below words. */
  constructor(ports: ScenePorts, onChange: () => void) {
    super(Texture.EMPTY);
    this.#ports = ports;
    this.#onChange = onChange;
    this.label = 'background';
  }

  set(sky: SkyName, { width, height }: Viewport, ground: Ground = {}): void {
    const key = `${sky} ${width} ${height} ${ground.clear ?? 0} ${ground.land?.id ?? ''}`;
    if (key === this.#drawn || width < 1 || height < 1) return;
    this.#drawn = key;
    const { theme } = this.#ports;
    const shape = width > height * 1.05 ? 'wide' : 'tall';
    const picture = theme.world?.picture(`${ground.land?.id ?? sky}-${shape}`) ?? null;
    this.#picture = picture;
    const show = (): void => this.#show(key, theme.tokens.sky[sky], width, height, ground);
    show();
    if (!picture || picture.isLoaded) return;
    void picture.loaded.then(() => {
      if (this.destroyed || key !== this.#drawn) return;
      show();
      if (this.#isRead) this.#onChange();
      else this.#ports.invalidate('background');
    });
  }

  /** True if words of this color read well on this area; composed mountains always keep clear of them. */
  carries(area: Rect, ink: Color): boolean {
    this.#isRead = true;
    return this.#picture?.carries(area, ink, this) ?? true;
  }

  /** Moves the landmark, where there is one that moves. */
  gesture(name: GestureName): void {
    void this.#picture?.play(name, this, (show, options) => this.#ports.motion.ease(show, options));
  }

  /** Lets the landmark move now and then, until the scene ends. */
  idle(): void {
    this.#ports.theme.world?.idle(this.#ports, () => this.gesture('idle'));
  }

  override destroy(): void {
    this.#free();
    super.destroy();
  }

  #show(key: string, sky: Sky, width: number, height: number, ground: Ground): void {
    const picture = this.#picture;
    const canvas =
      picture && !picture.isLoaded
        ? paint(width, height, (context) => paintShapes(context, [air(sky, context.canvas)]))
        : keptPicture(this.#ports.theme, key, () =>
            paint(width, height, (context, resolution) =>
              picture
                ? picture.draw(context, context.canvas.width, context.canvas.height)
                : paintShapes(context, shapesOf(sky, context.canvas, ground, resolution)),
            ),
          );
    this.#free();
    this.texture = Texture.from(canvas, true);
    this.setSize(width, height);
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

/** `draw`: gets the canvas's pixels per CSS pixel. */
function paint(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D, resolution: number) => void,
): HTMLCanvasElement {
  const resolution = Math.min(MAX_RESOLUTION, Math.sqrt(MAX_PIXELS / (width * height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * resolution));
  canvas.height = Math.max(1, Math.round(height * resolution));
  const context = canvas.getContext('2d', { alpha: false });
  // Without a 2D canvas, the background stays plain.
  if (context) draw(context, resolution);
  return canvas;
}

const shapesOf = (
  sky: Sky,
  { width, height }: HTMLCanvasElement,
  { clear = 0, land }: Ground,
  resolution: number,
): readonly Shape[] =>
  land?.compose(sky, width, height) ?? composeLandscape(sky, width, height, clear * resolution);

/** Nothing but the sky, until its picture has loaded. */
const air = (sky: Sky, { width, height }: HTMLCanvasElement): Shape =>
  linearGradientShape(boxOf(0, 0, width, height), 0, height, sky.stops);
