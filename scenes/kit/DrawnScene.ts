// Base of all scenes: draws the landscape, and redraws everything from the last view whenever something
// changes.

import { Container, type Text } from 'pixi.js';
import { Background } from '#scenes/kit/Background.ts';
import { Caption } from '#scenes/kit/Caption.ts';
import { SceneDrawer } from '#scenes/kit/SceneDrawer.ts';
import { makeText, type TextLook } from '#scenes/kit/text.ts';
import type { Scene, Target, Viewport } from '#scenes/ports.ts';

/** Parts are fields, from back to front. `Space`: the layout that a scene derives from its viewport. */
export abstract class DrawnScene<View, Event, Space> extends SceneDrawer implements Scene<View, Event> {
  readonly root = new Container();
  protected readonly background = this.root.addChild(
    new Background(this.ports, () => this.redraw('background')),
  );
  #space: Space | null = null;
  #view: View | null = null;

  layout(viewport: Viewport): void {
    this.#space = this.measure(viewport);
    this.#drawAll();
  }

  sync(view: View): void {
    this.#view = view;
    this.#drawAll();
  }

  abstract play(events: readonly Event[]): void;
  abstract targets(): readonly Target[];

  /** Does nothing by default: some scenes are only watched. */
  setFocus(_id: string | null): void {}

  destroy(): void {
    this.#view = null;
  }

  protected abstract measure(viewport: Viewport): Space;
  /** Puts everything in its end pose. */
  protected abstract draw(view: View, space: Space): void;

  /** Adds a part in front of all others so far. */
  protected add<Thing extends Container>(thing: Thing, label?: string): Thing {
    if (label !== undefined) thing.label = label;
    return this.root.addChild(thing);
  }

  /** Adds an empty text in front of all other parts so far. */
  protected text(look: TextLook): Text {
    return this.add(makeText(this.tokens, look));
  }

  /** Adds empty words on the landscape in front of all other parts so far. */
  protected caption(label: string, look?: Partial<TextLook>): Caption {
    return this.add(new Caption(this.ports, this.background, look), label);
  }

  protected get space(): Space | null {
    return this.#space;
  }

  protected get view(): View | null {
    return this.#view;
  }

  /** For changes from outside (a picture has loaded, a second has passed). */
  protected redraw(reason: string): void {
    if (this.#drawAll()) this.ports.invalidate(reason);
  }

  #drawAll(): boolean {
    if (this.#view === null || this.#space === null) return false;
    this.draw(this.#view, this.#space);
    return true;
  }
}
