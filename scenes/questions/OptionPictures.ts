// The pictures of one question's options, as they come.

import type { Texture } from 'pixi.js';
import { uploadAtWidth } from '#core/content/media.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { Drawer } from '#scenes/kit/Drawer.ts';

export class OptionPictures extends Drawer {
  readonly #width: number;
  readonly #onCome: () => void;
  #key = '';
  #come = new Map<string, Texture>();

  /** `width`: as many pixels of each are asked for. */
  constructor(ports: ScenePorts, width: number, onCome: () => void) {
    super(ports);
    this.#width = width;
    this.#onCome = onCome;
  }

  /** Those of this question from now on; the same ones, in whatever order, stay. */
  sync(questionId: string, options: readonly Option[]): void {
    const urls = options.flatMap(({ media }) => (media?.type === 'image' ? media.url : [])).sort();
    const key = [questionId, ...urls].join(' ');
    if (key === this.#key) return;
    this.#key = key;
    const come = new Map<string, Texture>();
    this.#come = come;
    for (const url of urls)
      void this.ports.assets.picture(uploadAtWidth(url, this.#width)).then((texture) => {
        // Another question may stand there by now.
        if (!texture || this.#come !== come) return;
        come.set(url, texture);
        this.#onCome();
      });
  }

  of({ media }: Option): Texture | null {
    return (media && this.#come.get(media.url)) ?? null;
  }
}
