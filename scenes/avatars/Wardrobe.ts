// The stage's wardrobe: pictures of all avatars that are on it, drawn a few at a time.

import type { Texture } from 'pixi.js';
import { formatAvatar, type AvatarConfig } from '#core/avatars/avatar.ts';
import { lookOf } from '#core/avatars/looks.ts';
import type { Character } from '#core/room/characters.ts';
import { compose } from '#core/avatars/compose.ts';
import { CellPages } from '#scenes/avatars/CellPages.ts';
import { tintsOf } from '#scenes/avatars/drawAvatar.ts';
import { drawFaces } from '#scenes/avatars/faceSheet.ts';
import { hasParts, loadParts } from '#scenes/avatars/parts.ts';
import type { Faces, MittLook } from '#scenes/ports.ts';

export interface WardrobeHooks {
  /** Runs `task` at the next frame. */
  readonly frame: (task: () => void) => void;
  /** Called when pictures that were missing are there. */
  readonly drawn: () => void;
}

/** Avatars drawn in a frame: each takes up to 4 ms on a slow phone. */
const PER_FRAME = 6;
/** A page is about 4 MB on the graphics card. */
const SIZES = [
  { scale: 0.45, columns: 9, rows: 7, maxPages: 8 },
  { scale: 1, columns: 4, rows: 3, maxPages: 3 },
  { scale: 2, columns: 2, rows: 2, maxPages: 1 },
] as const;
/** How much a picture may be enlarged before a larger one is drawn. */
const ENLARGED = 1.25;
/** Sheets of faces kept from scene to scene, of 4 MB each. */
const MAX_SHEETS = 6;

interface Wanted {
  readonly key: string;
  readonly config: AvatarConfig;
  readonly pages: CellPages;
}

export class Wardrobe {
  readonly #hooks: WardrobeHooks;
  readonly #sizes = SIZES.map((size) => new CellPages(size));
  readonly #sheets = new Map<string, Promise<Faces | null>>();
  /** By avatar and size. */
  readonly #wanted = new Map<string, Wanted>();
  #round = 0;
  #hasDrawn = false;
  #isScheduled = false;
  #isDestroyed = false;

  constructor(hooks: WardrobeHooks) {
    this.#hooks = hooks;
  }

  get debug(): { readonly cells: number; readonly bytes: number; readonly wanted: number } {
    const sum = (of: (pages: CellPages) => number): number =>
      this.#sizes.reduce((total, pages) => total + of(pages), 0);
    return { cells: sum(({ cells }) => cells), bytes: sum(({ bytes }) => bytes), wanted: this.#wanted.size };
  }

  /**
   * Returns the picture of an avatar, for a body of this height in pixels; null for a monster, and until it
   * has been drawn. `isDisguised`: monsters are dressed up.
   */
  figure(character: Character, height: number, isDisguised: boolean): Texture | null {
    const config = lookOf(character, isDisguised);
    if (!config) return null;
    const key = formatAvatar(config);
    const [crowd] = this.#sizes;
    const best = this.#sizes.find(({ bodyHeight }) => height <= bodyHeight * ENLARGED) ?? this.#sizes.at(-1);
    for (const pages of new Set([best, crowd])) {
      const texture = pages?.get(key, this.#round);
      if (texture) return texture;
      if (pages) this.#want({ key, config, pages });
    }
    return null;
  }

  /** Colors of an avatar's mitts and whether it holds something; null for a monster, and until it can be drawn. */
  mitt(character: Character, isDisguised: boolean): MittLook | null {
    const config = lookOf(character, isDisguised);
    if (!config || !hasParts(config)) return null;
    const { skin = '', sleeve = null } = tintsOf(config);
    return { fill: skin, cuff: sleeve, isHolding: compose(config).some(({ layer }) => layer === 'mitt') };
  }

  /** Resolves with the faces of an avatar; null for a monster, and offline. */
  faces(character: Character, isDisguised: boolean, isLarge: boolean): Promise<Faces | null> {
    const config = lookOf(character, isDisguised);
    if (!config) return Promise.resolve(null);
    const key = `${formatAvatar(config)}${isLarge ? ' large' : ''}`;
    const known = this.#sheets.get(key) ?? this.#drawSheet(key, config, isLarge);
    // The last one is the one wanted last.
    this.#sheets.delete(key);
    this.#sheets.set(key, known);
    return known;
  }

  /** Frees the sheets of faces that were wanted longest ago. Nothing may show them any more. */
  trim(): void {
    for (const [key, sheet] of [...this.#sheets].slice(0, Math.max(0, this.#sheets.size - MAX_SHEETS))) {
      this.#sheets.delete(key);
      void sheet.then((faces) => faces?.calm.source.destroy());
    }
  }

  async #drawSheet(key: string, config: AvatarConfig, isLarge: boolean): Promise<Faces | null> {
    try {
      await loadParts(config);
      return this.#isDestroyed ? null : drawFaces(config, isLarge);
    } catch {
      // Offline: the next one who asks may have more luck.
      this.#sheets.delete(key);
      return null;
    }
  }

  #want(wanted: Wanted): void {
    const id = `${wanted.key} ${wanted.pages.bodyHeight}`;
    if (this.#wanted.has(id)) return;
    this.#wanted.set(id, wanted);
    loadParts(wanted.config).then(
      () => this.#schedule(),
      () => this.#wanted.delete(id),
    );
  }

  #schedule(): void {
    if (this.#isScheduled || this.#isDestroyed) return;
    this.#isScheduled = true;
    this.#hooks.frame(() => {
      this.#isScheduled = false;
      if (!this.#isDestroyed) this.#draw();
    });
  }

  #draw(): void {
    let left = PER_FRAME;
    for (const [id, { key, config, pages }] of this.#wanted) {
      if (left === 0) return this.#schedule();
      if (!hasParts(config)) continue;
      this.#wanted.delete(id);
      if (!pages.draw(key, config, this.#round)) continue;
      this.#hasDrawn = true;
      left -= 1;
    }
    this.#round += 1;
    if (!this.#hasDrawn) return;
    this.#hasDrawn = false;
    this.#hooks.drawn();
  }

  destroy(): void {
    this.#isDestroyed = true;
    for (const pages of this.#sizes) pages.destroy();
    for (const sheet of this.#sheets.values()) void sheet.then((faces) => faces?.calm.source.destroy());
  }
}
