// What all scenes have in common: the landscape, and drawing everything anew from the last view whenever something changes.

import { Container } from 'pixi.js';
import { Background } from '#scenes/kit/Background.ts';
import type { Scene, ScenePorts, Target, Viewport } from '#scenes/ports.ts';

/** `Space`: what a scene makes of its viewport. */
export abstract class DrawnScene<View, Event, Space> implements Scene<View, Event> {
  readonly root = new Container();
  #ports: ScenePorts | null = null;
  #background: Background | null = null;
  #space: Space | null = null;
  #view: View | null = null;

  mount(ports: ScenePorts): void {
    this.#ports = ports;
    this.#background = this.root.addChild(new Background(ports.theme));
    this.build(ports);
  }

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

  /** For scenes that are looked at, not pressed. */
  setFocus(_id: string | null): void {}

  destroy(): void {
    this.#view = null;
  }

  /** Makes the display objects. */
  protected abstract build(ports: ScenePorts): void;
  protected abstract measure(viewport: Viewport): Space;
  /** Puts everything in its end pose. */
  protected abstract draw(view: View, space: Space): void;

  protected get ports(): ScenePorts {
    return mounted(this.#ports);
  }

  protected get background(): Background {
    return mounted(this.#background);
  }

  protected get space(): Space | null {
    return this.#space;
  }

  protected get view(): View | null {
    return this.#view;
  }

  /** After something came in from outside (a picture, a second that has passed). */
  protected redraw(reason: string): void {
    if (this.#drawAll()) this.ports.invalidate(reason);
  }

  #drawAll(): boolean {
    if (this.#view === null || this.#space === null) return false;
    this.draw(this.#view, this.#space);
    return true;
  }
}

function mounted<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new Error('the scene is not mounted');
  return thing;
}
