// Question pictures: loaded through an image element, shared by address, freed when the scene ends.

import { ImageSource, Texture } from 'pixi.js';

export interface Pictures {
  /** Resolves with null when the picture can't be loaded; never settles once the scene has ended. */
  readonly load: (url: string) => Promise<Texture | null>;
  /** Starts another turn and frees the pictures last requested before the previous one. */
  readonly nextTurn: () => void;
  readonly count: number;
  readonly destroy: () => void;
}

/** Longest edge of a texture, in pixels: phones refuse larger ones. */
const LONGEST_EDGE = 2048;

/** Never settles: the scene has ended. */
const ENDED = new Promise<never>(() => undefined);

/** Milliseconds until a picture on a line that hangs is given up (specification 2, section 9 "media probe time-out"). */
const TIMEOUT_MS = 20_000;

async function decode(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  // Without this, a picture from another origin taints the texture and WebGL rejects it.
  image.crossOrigin = 'anonymous';
  image.src = url;
  const timer = setTimeout(() => {
    // Rejects the decoding.
    image.src = '';
  }, TIMEOUT_MS);
  await image.decode().finally(() => clearTimeout(timer));
  return image;
}

/** SVG has no size of its own and photos may be too large, so both are drawn on a canvas that fits. */
function fit(image: HTMLImageElement): HTMLImageElement | HTMLCanvasElement {
  const width = image.naturalWidth || 512;
  const height = image.naturalHeight || 512;
  const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
  if (scale === 1 && image.naturalWidth > 0 && !image.src.includes('.svg')) return image;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

interface Entry {
  readonly loading: Promise<Texture | null>;
  texture: Texture | null;
  /** The last turn in which it was requested. */
  turn: number;
}

export function createPictures(): Pictures {
  const entries = new Map<string, Entry>();
  let turn = 0;
  let destroyed = false;
  /** True if it was requested in this turn or the one before. */
  const isRecent = (entry: Entry): boolean => entry.turn >= turn - 1;

  async function read(url: string, isWanted: () => boolean): Promise<Texture | null> {
    try {
      const resource = fit(await decode(url));
      if (destroyed) return ENDED;
      if (!isWanted()) return null;
      return new Texture({ source: new ImageSource({ resource, autoGenerateMipmaps: true }) });
    } catch {
      // Offline, deleted or not a picture: the scene shows its alternative text.
      return destroyed ? ENDED : null;
    }
  }

  function add(url: string): Entry {
    const isWanted = () => entries.get(url) === entry;
    const entry: Entry = { loading: read(url, isWanted), texture: null, turn };
    entries.set(url, entry);
    void entry.loading.then((texture) => {
      entry.texture = texture;
      // The next request may have more luck.
      if (texture === null && isWanted()) entries.delete(url);
    });
    return entry;
  }

  return {
    load(url) {
      const entry = entries.get(url) ?? add(url);
      entry.turn = turn;
      return entry.loading;
    },
    nextTurn() {
      turn += 1;
      for (const [url, entry] of entries) {
        if (isRecent(entry)) continue;
        // Unloaded, not destroyed: anything still leaving the screen puts it back on the graphics card, from
        // which the next turn, or the end of the scene, takes it for good.
        entry.texture?.source.unload();
        if (entry.turn < turn - 2) entries.delete(url);
      }
    },
    get count() {
      let count = 0;
      for (const entry of entries.values()) if (entry.texture && isRecent(entry)) count += 1;
      return count;
    },
    destroy() {
      destroyed = true;
      for (const { texture } of entries.values()) texture?.destroy(true);
      entries.clear();
    },
  };
}
