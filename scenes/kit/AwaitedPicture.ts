// A question's picture on its way: it may be slow, and is requested again until it comes.

import type { Texture } from 'pixi.js';
import type { ScenePorts } from '#scenes/ports.ts';

/** late: not there yet, and nobody should wait for it. missing: it didn't load, and is requested again. */
export type PictureState = 'none' | 'loading' | 'late' | 'missing' | 'shown';

/** Milliseconds until it is late (specification 2, section 9 "image wait"). */
const LATE_MS = 5_000;
/** Milliseconds until a picture that didn't load is requested again: at first, and at most. */
const AGAIN_MS = { first: 2_000, most: 30_000 } as const;

export class AwaitedPicture {
  readonly #ports: Pick<ScenePorts, 'assets' | 'clock'>;
  readonly #onChange: () => void;
  #key = '';
  state: PictureState = 'none';
  /** Null until it has loaded. */
  texture: Texture | null = null;

  /** `onChange`: called with each new state that time or the network brings. */
  constructor(ports: Pick<ScenePorts, 'assets' | 'clock'>, onChange: () => void) {
    this.#ports = ports;
    this.#onChange = onChange;
  }

  /** `url`: null for none. Returns true if it's another picture, or another question's. */
  sync(questionId: string, url: string | null): boolean {
    const key = `${questionId} ${url}`;
    if (key === this.#key) return false;
    this.#key = key;
    this.texture = null;
    this.state = url === null ? 'none' : 'loading';
    if (url === null) return true;
    const { clock } = this.#ports;
    clock.at(clock.now() + LATE_MS, () => {
      if (key === this.#key && this.state === 'loading') this.#become('late');
    });
    void this.#load(key, url, AGAIN_MS.first);
    return true;
  }

  async #load(key: string, url: string, again: number): Promise<void> {
    const { assets, clock } = this.#ports;
    const texture = await assets.picture(url);
    if (key !== this.#key) return;
    this.texture = texture;
    if (texture) return this.#become('shown');
    clock.at(clock.now() + again, () => {
      if (key === this.#key) void this.#load(key, url, Math.min(AGAIN_MS.most, 2 * again));
    });
    if (this.state !== 'missing') this.#become('missing');
  }

  #become(state: PictureState): void {
    this.state = state;
    this.#onChange();
  }
}
