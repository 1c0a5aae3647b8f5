// What the scenes on the projector have in common: their landscape, and the measure of the projector.

import type { Land } from '#scenes/kit/Background.ts';
import { DrawnScene } from '#scenes/kit/DrawnScene.ts';
import type { SkyName, ThemeTokens, ProjectorSizeName } from '#scenes/kit/tokens.ts';
import type { Viewport } from '#scenes/ports.ts';
import type { ProjectorEvent } from '#scenes/projector/events.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';

/** The projector: made for 1920 x 1080, measured in units so that it fits any screen. */
export interface ProjectorMetrics {
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
  /** A text size of the projector in CSS pixels. */
  size(name: ProjectorSizeName): number;
}

/** The design's own size, lying and standing. */
const DESIGN = { wide: { width: 1920, height: 1080 }, tall: { width: 800, height: 1560 } } as const;

export function measureProjector(viewport: Viewport, tokens: ThemeTokens): ProjectorMetrics {
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
    size: (name) => tokens.font.projector[name] * unit,
  };
}

export abstract class ProjectorScene extends DrawnScene<
  ProjectorStageView,
  ProjectorEvent,
  ProjectorMetrics
> {
  readonly #sky: SkyName;
  readonly #land: Land | undefined;

  constructor(sky: SkyName, land?: Land) {
    super();
    this.#sky = sky;
    this.#land = land;
  }

  protected measure(viewport: Viewport): ProjectorMetrics {
    const { width, height } = viewport;
    this.background.set({ sky: this.#sky, width, height, ...(this.#land && { land: this.#land }) });
    return measureProjector(viewport, this.ports.theme.tokens);
  }
}
