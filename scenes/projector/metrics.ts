// The measure of the projector.

import type { Viewport } from '#scenes/ports.ts';
import type { ProjectorSizeName, ThemeTokens } from '#scenes/theme/tokens.ts';

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
