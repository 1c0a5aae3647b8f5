// Pages of cells: pictures of many avatars in few textures, so that a crowd is drawn together.

import { CanvasSource, Rectangle, Texture } from 'pixi.js';
import type { AvatarConfig } from '#core/avatars/avatar.ts';
import { BODY, drawAvatar, GRID } from '#scenes/avatars/drawAvatar.ts';

/** Empty pixels around a picture, so that cells don't bleed into each other. */
const AIR = 2;

export interface PageSize {
  /** Pixels of a unit of the grid. */
  readonly scale: number;
  readonly columns: number;
  readonly rows: number;
  readonly maxPages: number;
}

interface Page {
  readonly context: CanvasRenderingContext2D;
  readonly source: CanvasSource;
}

interface Cell {
  readonly key: string;
  readonly index: number;
  readonly texture: Texture;
  /** The round in which it was last wanted. */
  seen: number;
}

/** A canvas to draw on; throws where there is none, as on a device without memory. */
export function canvasOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  return context;
}

/**
 * A texture of an avatar in a picture: its width and height are the body's, and hats and hair stick out of
 * it. `x` and `y`: the picture's corner in the source, in pixels.
 */
export function figureTexture(source: CanvasSource, x: number, y: number, scale: number): Texture {
  const [width, height] = [GRID.width * scale, GRID.height * scale];
  return new Texture({
    source,
    frame: new Rectangle(x, y, width, height),
    orig: new Rectangle(0, 0, BODY.width * scale, BODY.height * scale),
    trim: new Rectangle(-BODY.x * scale, -BODY.y * scale, width, height),
  });
}

export class CellPages {
  readonly #size: PageSize;
  readonly #pages: Page[] = [];
  readonly #cells = new Map<string, Cell>();

  constructor(size: PageSize) {
    this.#size = size;
  }

  /** Height of a body in pixels. */
  get bodyHeight(): number {
    return BODY.height * this.#size.scale;
  }

  /** Memory of the pages. */
  get bytes(): number {
    return this.#pages.reduce((sum, { source }) => sum + 4 * source.pixelWidth * source.pixelHeight, 0);
  }

  get cells(): number {
    return this.#cells.size;
  }

  /** `round`: counts up whenever all that is wanted has been drawn. */
  get(key: string, round: number): Texture | null {
    const cell = this.#cells.get(key);
    if (!cell) return null;
    cell.seen = round;
    return cell.texture;
  }

  /**
   * Draws an avatar in a free cell, or in place of the one that nobody has wanted for longest. Returns false if
   * all of them are wanted in this round.
   */
  draw(key: string, config: AvatarConfig, round: number): boolean {
    const index = this.#freeIndex(round);
    if (index === null) return false;
    const { scale, columns, rows } = this.#size;
    const { context, source } = this.#pageOf(Math.floor(index / (columns * rows)));
    const [width, height] = [GRID.width * scale + 2 * AIR, GRID.height * scale + 2 * AIR];
    const x = (index % columns) * width + AIR;
    const y = (Math.floor(index / columns) % rows) * height + AIR;
    context.setTransform(scale, 0, 0, scale, x, y);
    context.clearRect(0, 0, GRID.width, GRID.height);
    drawAvatar(context, config);
    source.update();
    this.#cells.set(key, { key, index, seen: round, texture: figureTexture(source, x, y, scale) });
    return true;
  }

  #freeIndex(round: number): number | null {
    const { columns, rows, maxPages } = this.#size;
    if (this.#cells.size < columns * rows * maxPages) return this.#cells.size;
    let oldest: Cell | null = null;
    for (const cell of this.#cells.values()) if (!oldest || cell.seen < oldest.seen) oldest = cell;
    if (!oldest || oldest.seen >= round) return null;
    this.#cells.delete(oldest.key);
    return oldest.index;
  }

  #pageOf(index: number): Page {
    const known = this.#pages[index];
    if (known) return known;
    const { scale, columns, rows } = this.#size;
    const context = canvasOf(
      columns * (GRID.width * scale + 2 * AIR),
      rows * (GRID.height * scale + 2 * AIR),
    );
    const page = { context, source: new CanvasSource({ resource: context.canvas }) };
    this.#pages.push(page);
    return page;
  }

  destroy(): void {
    for (const { texture } of this.#cells.values()) texture.destroy();
    for (const { source } of this.#pages) source.destroy();
  }
}
