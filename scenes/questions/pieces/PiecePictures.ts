// The pictures of the pieces of one question, as they come.

import type { Texture } from 'pixi.js';
import { uploadAtWidth } from '#core/content/media.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { ScenePorts } from '#scenes/ports.ts';

export class PiecePictures {
  readonly #ports: ScenePorts;
  readonly #width: number;
  readonly #onCome: () => void;
  #come = new Map<string, Texture>();

  /** `width`: as many pixels of each are asked for. */
  constructor(ports: ScenePorts, width: number, onCome: () => void) {
    this.#ports = ports;
    this.#width = width;
    this.#onCome = onCome;
  }

  /** Those of these from now on. */
  load(items: readonly Option[]): void {
    const come = new Map<string, Texture>();
    this.#come = come;
    for (const { media } of items) {
      if (media?.type !== 'image') continue;
      void this.#ports.assets.picture(uploadAtWidth(media.url, this.#width)).then((texture) => {
        // Another question may stand there by now.
        if (!texture || this.#come !== come) return;
        come.set(media.url, texture);
        this.#onCome();
      });
    }
  }

  of({ media }: Option): Texture | null {
    return (media && this.#come.get(media.url)) ?? null;
  }
}
