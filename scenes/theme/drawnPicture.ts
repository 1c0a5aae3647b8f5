// A world's picture: an SVG, painted at any size, whose landmark can be taken apart to move.

import { Container, Sprite, Texture } from 'pixi.js';
import { toColor } from '#scenes/kit/color.ts';
import { contrast } from '#scenes/kit/contrast.ts';
import type { Rect } from '#scenes/ports.ts';
import type { Color } from '#scenes/theme/tokens.ts';
import type { Ease, Gesture, GestureName, Gestures, WorldPicture } from '#scenes/theme/world.ts';

/** What lies behind the moving part, the part, and what lies in front of it. */
const PARTS = ['behind', 'mover', 'front'] as const;
type PartName = (typeof PARTS)[number];

/** Area around the landmark's cell of 400 x 460 that its moving part never leaves, in units of the cell. */
const REACH = { x: -200, y: -160, width: 800, height: 720 } as const;
const RADIANS = Math.PI / 180;

/** Of a picture on the screen: its corner, and pixels per unit. */
interface Placing {
  readonly x: number;
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

/**
 * CSS pixels per sample of a picture, and about how many are looked at below words. Then the least contrast of words
 * with it, the largest contrast within it, and the share of samples that may be lighter or darker than that.
 */
const TONE = 3;
const SAMPLES = 500;
const LEGIBLE = 4.5;
const EVEN = 2.2;
const STRAY = 0.03;

export class DrawnPicture implements WorldPicture {
  readonly loaded: Promise<void>;
  readonly #gestures: Gestures;
  #svg: SVGSVGElement | null = null;
  #image: HTMLImageElement | null = null;
  #parts: Promise<Readonly<Record<PartName, HTMLImageElement>>> | null = null;
  /** Its samples at the size that was last asked about. */
  #tones: ImageData | null = null;

  constructor(address: string, gestures: Gestures) {
    this.#gestures = gestures;
    this.loaded = this.#load(address).catch(() => new Promise<never>(() => undefined));
  }

  get isLoaded(): boolean {
    return this.#image !== null;
  }

  draw(context: CanvasRenderingContext2D, width: number, height: number): void {
    if (this.#image) this.#put(context, this.#image, this.#place(width, height));
  }

  carries(
    { x, y, width, height }: Rect,
    ink: Color,
    size: { readonly width: number; readonly height: number },
  ): boolean {
    // Until then there is nothing but its sky.
    const tones = this.isLoaded
      ? this.#sample(Math.ceil(size.width / TONE), Math.ceil(size.height / TONE))
      : null;
    if (!tones) return true;
    const [left, top] = [Math.max(0, Math.floor(x / TONE)), Math.max(0, Math.floor(y / TONE))];
    const right = Math.min(tones.width, Math.ceil((x + width) / TONE));
    const bottom = Math.min(tones.height, Math.ceil((y + height) / TONE));
    const step = Math.max(1, Math.round(Math.sqrt(((right - left) * (bottom - top)) / SAMPLES)));
    const found: number[] = [];
    for (let row = top; row < bottom; row += step)
      for (let column = left; column < right; column += step) {
        const [red = 0, green = 0, blue = 0] = tones.data.subarray((row * tones.width + column) * 4);
        found.push(contrast(ink, toColor(red, green, blue)));
      }
    const sorted = found.toSorted((a, b) => a - b);
    const stray = Math.floor(sorted.length * STRAY);
    const [worst = 0, best = 0] = [sorted[stray], sorted.at(-1 - stray)];
    return worst >= LEGIBLE && best / worst <= EVEN;
  }

  #sample(width: number, height: number): ImageData | null {
    if (this.#tones?.width === width && this.#tones.height === height) return this.#tones;
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [width, height];
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context) this.draw(context, width, height);
    this.#tones = context?.getImageData(0, 0, width, height) ?? null;
    return this.#tones;
  }

  async play(name: GestureName, shown: Sprite, ease: Ease): Promise<void> {
    const gesture = this.#gestures[name];
    const mover = this.#svg?.querySelector<SVGGElement>(':scope > #mover');
    if (!gesture || !mover) return;
    this.#parts ??= this.#takeApart();
    const parts = await this.#parts;
    // Its scene may have ended.
    if (shown.destroyed || !shown.parent) return;
    const { parent, texture, width, height } = shown;
    const cell = mover.transform.baseVal.consolidate()?.matrix ?? new DOMMatrix();
    const placing = this.#place(width, height);
    const toScreen = (x: number, y: number) => ({
      x: placing.x + (cell.e + x * cell.a) * placing.across,
      y: placing.y + (cell.f + y * cell.d) * placing.down,
    });
    const corner = toScreen(REACH.x, REACH.y);
    const area = within(
      {
        ...corner,
        width: REACH.width * cell.a * placing.across,
        height: REACH.height * cell.d * placing.down,
      },
      width,
      height,
    );
    const fine = texture.source.width / width;
    const layer = new Container({ label: 'landmark' });
    const [, moving] = PARTS.map((part) => layer.addChild(this.#patch(parts[part], placing, area, fine)));
    const [x = 0, y = 0] = this.#gestures.pivot ?? [];
    const pivot = toScreen(x, y);
    moving?.pivot.set((pivot.x - area.x) * fine, (pivot.y - area.y) * fine);
    parent.addChildAt(layer, parent.getChildIndex(shown) + 1);
    const unit = { x: cell.a * placing.across, y: cell.d * placing.down };
    ease(
      (share) => {
        if (layer.destroyed) return;
        if (moving) pose(moving, gesture, share, pivot, unit, 1 / fine);
        if (share === 1) layer.destroy({ children: true, texture: true, textureSource: true });
      },
      { duration: gesture.duration / 1_000, steady: true },
    );
  }

  /** A cut-out of a picture of this size on the screen. `fine`: pixels of the cut-out per pixel of the screen. */
  #patch(image: HTMLImageElement, placing: Placing, area: Rect, fine: number): Sprite {
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(area.width * fine));
    canvas.height = Math.max(1, Math.round(area.height * fine));
    const context = canvas.getContext('2d');
    context?.setTransform(fine, 0, 0, fine, -area.x * fine, -area.y * fine);
    if (context) this.#put(context, image, placing);
    const sprite = new Sprite(Texture.from(canvas, true));
    sprite.position.set(area.x, area.y);
    sprite.scale.set(1 / fine);
    return sprite;
  }

  #put(context: CanvasRenderingContext2D, image: HTMLImageElement, { x, y, across, down }: Placing): void {
    const { width, height } = this.#size;
    context.drawImage(image, x, y, width * across, height * down);
  }

  /** As the picture's own preserveAspectRatio says: stretched, or covering the area, with its bottom in view. */
  #place(width: number, height: number): Placing {
    const size = this.#size;
    const [across, down] = [width / size.width, height / size.height];
    const aspect = this.#svg?.getAttribute('preserveAspectRatio') ?? '';
    if (aspect === 'none') return { x: 0, y: 0, across, down };
    const scale = Math.max(across, down);
    return {
      x: (width - size.width * scale) * (aspect.startsWith('xMax') ? 1 : 0.5),
      y: height - size.height * scale,
      across: scale,
      down: scale,
    };
  }

  get #size(): { readonly width: number; readonly height: number } {
    return this.#svg?.viewBox.baseVal ?? { width: 1, height: 1 };
  }

  async #load(address: string): Promise<void> {
    // oxlint-disable-next-line no-restricted-globals -- the loader that scenes go through
    const response = await fetch(address);
    if (!response.ok) throw new Error(`a picture can't be loaded: ${response.status}`);
    const parsed = new DOMParser().parseFromString(await response.text(), 'image/svg+xml');
    const svg = parsed.documentElement as unknown as SVGSVGElement;
    this.#svg = svg;
    this.#image = await imageOf(svg);
  }

  async #takeApart(): Promise<Readonly<Record<PartName, HTMLImageElement>>> {
    const [behind, mover, front] = await Promise.all(
      PARTS.map((part) => imageOf(this.#svg as SVGSVGElement, part)),
    );
    return { behind, mover, front } as Readonly<Record<PartName, HTMLImageElement>>;
  }
}

/** The picture, or one of its parts, as an image with a size of its own: without one, it wouldn't be drawn everywhere. */
async function imageOf(svg: SVGSVGElement, part?: PartName): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const { width, height } = copy.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  if (part) {
    const children = [...copy.children];
    const moves = children.findIndex(({ id }) => id === 'mover');
    for (const [index, child] of children.entries()) {
      const at: PartName = index < moves ? 'behind' : index > moves ? 'front' : 'mover';
      if (at !== part && child.localName !== 'defs') child.remove();
    }
  }
  const address = URL.createObjectURL(
    new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' }),
  );
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
  } finally {
    URL.revokeObjectURL(address);
  }
  return image;
}

/** Shows how far the part is on its way, there and back. `unit`: CSS pixels per unit of its cell. */
function pose(
  part: Sprite,
  { x = 0, y = 0, rotation = 0, scale = 1, alpha = 1, times = 1 }: Gesture,
  share: number,
  rest: { readonly x: number; readonly y: number },
  unit: { readonly x: number; readonly y: number },
  size: number,
): void {
  const out = (1 - Math.cos(share * times * 2 * Math.PI)) / 2;
  part.position.set(rest.x + x * out * unit.x, rest.y + y * out * unit.y);
  part.rotation = rotation * RADIANS * out;
  part.scale.set(size * (1 + (scale - 1) * out));
  part.alpha = 1 + (alpha - 1) * out;
}

function within({ x, y, width, height }: Rect, most: number, high: number): Rect {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return {
    x: left,
    y: top,
    width: Math.max(1, Math.min(most, x + width) - left),
    height: Math.max(1, Math.min(high, y + height) - top),
  };
}
