import type { Viewport } from '#scenes/ports.ts';
import type { ProjectorSizeName, ThemeTokens } from '#scenes/theme/tokens.ts';

/** Measurements of the projector, which is designed for 1920 x 1080 and scaled in units to fit any screen. */
export interface ProjectorMetrics {
  readonly width: number;
  readonly height: number;
  /** Wider than tall: things go side by side. */
  readonly wide: boolean;
  /** CSS pixels per design pixel. */
  readonly unit: number;
  /** Free space at the sides, and the top and bottom of the content. */
  readonly margin: number;
  readonly top: number;
  readonly bottom: number;
  /** One of the projector's text sizes, in CSS pixels. */
  size(name: ProjectorSizeName): number;
}

/** Size of the design, in landscape and portrait. */
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
