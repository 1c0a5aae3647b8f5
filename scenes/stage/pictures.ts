// Pictures of questions: loaded through an image element, shared by address, given back when the scene ends.

import { ImageSource, Texture } from 'pixi.js';

export interface Pictures {
  /** null when the picture can't be had; never settles once the scene has ended. */
  readonly load: (url: string) => Promise<Texture | null>;
  readonly count: number;
  readonly destroy: () => void;
}

/** Longest edge of a texture, in pixels: phones refuse larger ones. */
const LONGEST_EDGE = 2048;

/** Nobody is left to be told. */
const ENDED = new Promise<never>(() => undefined);

async function decode(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  // Without it a picture from elsewhere taints the texture and WebGL refuses it.
  image.crossOrigin = 'anonymous';
  image.src = url;
  await image.decode();
  return image;
}

/** SVG has no size of its own and photographs may be too large: both are drawn on a canvas that fits. */
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

export function createPictures(): Pictures {
  const loading = new Map<string, Promise<Texture | null>>();
  const textures: Texture[] = [];
  let destroyed = false;

  async function read(url: string): Promise<Texture | null> {
    try {
      const resource = fit(await decode(url));
      if (destroyed) return ENDED;
      const source = new ImageSource({ resource, autoGenerateMipmaps: true });
      const texture = new Texture({ source });
      textures.push(texture);
      return texture;
    } catch {
      // Offline, deleted or no picture at all: the scene shows its alternative text.
      return destroyed ? ENDED : null;
    }
  }

  return {
    load(url) {
      const known = loading.get(url) ?? read(url);
      loading.set(url, known);
      return known;
    },
    get count() {
      return textures.length;
    },
    destroy() {
      destroyed = true;
      for (const texture of textures) texture.destroy(true);
      textures.length = 0;
      loading.clear();
    },
  };
}
