import type { FeatureManifest } from '#core/features/manifest.ts';

declare module '#core/room/feature.ts' {
  interface Features {
    readonly companions: Record<never, never>;
  }
}

export const companions: FeatureManifest<'companions'> = {};
