import type { HintIntent } from '#scenes/features/hints/ports.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly hints: HintIntent;
  }
}

export const hints = {
  player: () => import('#src/features/hints/player.tsx'),
  host: () => import('#src/features/hints/host.ts'),
} satisfies FeatureManifest<'hints'>;
