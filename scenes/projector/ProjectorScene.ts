// What the scenes on the wall have in common: the landscape, the measure of the wall, and drawing again when something changes.

import { Container } from 'pixi.js';
import { Background } from '#scenes/kit/Background.ts';
import type { SkyName, ThemeTokens, WallSizeName } from '#scenes/kit/tokens.ts';
import type { Scene, ScenePorts, Target, Viewport } from '#scenes/ports.ts';
import type { ProjectorEvent } from '#scenes/projector/events.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';

/** The wall: made for 1920 x 1080, measured in units so that it fits any screen. */
export interface Wall {
  readonly width: number;
  readonly height: number;
  /** Broader than high: things stand side by side. */
  readonly wide: boolean;
  /** CSS pixels for one pixel of the design. */
  readonly unit: number;
  /** Free space at the sides, and where content ends. */
  readonly margin: number;
  readonly top: number;
  readonly bottom: number;
  /** A text size of the wall in CSS pixels. */
  size(name: WallSizeName): number;
}

/** The design's own size, lying and standing. */
const DESIGN = { wide: { width: 1920, height: 1080 }, tall: { width: 800, height: 1560 } } as const;

export function measureWall(viewport: Viewport, tokens: ThemeTokens): Wall {
  const { width, height, insets } = viewport;
  const wide = width > height * 1.05;
  const design = wide ? DESIGN.wide : DESIGN.tall;
  const unit = Math.max(0.3, Math.min(width / design.width, height / design.height));
  return {
    width,
    height,
    wide,
    unit,
    margin: (wide ? 80 : 36) * unit,
    top: insets.top + (wide ? 56 : 36) * unit,
    bottom: height - insets.bottom - (wide ? 48 : 36) * unit,
    size: (name) => tokens.font.wall[name] * unit,
  };
}

export abstract class ProjectorScene implements Scene<ProjectorStageView, ProjectorEvent> {
  readonly root = new Container();
  readonly #sky: SkyName;
  #ports: ScenePorts | null = null;
  #background: Background | null = null;
  #wall: Wall | null = null;
  #view: ProjectorStageView | null = null;

  constructor(sky: SkyName) {
    this.#sky = sky;
  }

  mount(ports: ScenePorts): void {
    this.#ports = ports;
    this.#background = this.root.addChild(new Background(ports.theme));
    this.build(ports);
  }

  layout(viewport: Viewport): void {
    const { ports } = this;
    this.#background?.set({ sky: this.#sky, width: viewport.width, height: viewport.height });
    this.#wall = measureWall(viewport, ports.theme.tokens);
    if (this.#view) this.draw(this.#view, this.#wall);
  }

  sync(view: ProjectorStageView): void {
    this.#view = view;
    if (this.#wall) this.draw(view, this.#wall);
  }

  /** The wall is looked at, not pressed: nothing takes the focus. */
  setFocus(): void {}

  abstract play(events: readonly ProjectorEvent[]): void;
  abstract targets(): readonly Target[];

  destroy(): void {
    this.#view = null;
  }

  /** Makes the display objects. */
  protected abstract build(ports: ScenePorts): void;
  /** Puts everything in its end pose. */
  protected abstract draw(view: ProjectorStageView, wall: Wall): void;

  protected get ports(): ScenePorts {
    if (!this.#ports) throw new Error('the scene is not mounted');
    return this.#ports;
  }

  protected get view(): ProjectorStageView | null {
    return this.#view;
  }

  /** After something came in from outside (a picture, a second that has passed). */
  protected redraw(reason: string): void {
    if (!this.#view || !this.#wall) return;
    this.draw(this.#view, this.#wall);
    this.ports.invalidate(reason);
  }
}
