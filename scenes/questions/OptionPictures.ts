// Pictures of one question's options, as they load.

import type { Texture } from 'pixi.js';
import { uploadAtWidth } from '#core/content/media.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { SceneDrawer } from '#scenes/kit/SceneDrawer.ts';

export class OptionPictures extends SceneDrawer {
  readonly #width: number;
  readonly #onCome: () => void;
  #key = '';
  #come = new Map<string, Texture>();

  /** `width`: pixels to request of each picture. */
  constructor(ports: ScenePorts, width: number, onCome: () => void) {
    super(ports);
    this.#width = width;
    this.#onCome = onCome;
  }

  /** Switches to this question's pictures; the same ones, in any order, stay. */
  sync(questionId: string, options: readonly Option[]): void {
    const urls = options.flatMap(({ media }) => (media?.type === 'image' ? media.url : [])).sort();
    const key = [questionId, ...urls].join(' ');
    if (key === this.#key) return;
    this.#key = key;
    const come = new Map<string, Texture>();
    this.#come = come;
    for (const url of urls)
      void this.ports.assets.picture(uploadAtWidth(url, this.#width)).then((texture) => {
        // A different question may be shown by now.
        if (!texture || this.#come !== come) return;
        come.set(url, texture);
        this.#onCome();
      });
  }

  of({ media }: Option): Texture | null {
    return (media && this.#come.get(media.url)) ?? null;
  }
}
