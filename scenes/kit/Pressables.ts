// A widget with pressable parts that look different when focused or pressed.

import { Widget } from '#scenes/kit/Widget.ts';

export abstract class Pressables extends Widget {
  #focus: string | null = null;
  #pressed: string | null = null;

  setFocus(id: string | null): void {
    this.#focus = id;
    this.draw();
  }

  setPointer(id: string | null, pressed: boolean): void {
    this.#pressed = pressed ? id : null;
    this.draw();
  }

  /** State of the part with this target's id. */
  protected touch(id: string): { readonly focused: boolean; readonly pressed: boolean } {
    return { focused: this.#focus === id, pressed: this.#pressed === id };
  }

  /** Puts everything in its end pose. */
  protected abstract draw(): void;
}
