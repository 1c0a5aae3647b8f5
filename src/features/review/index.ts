import type { ReviseIntent } from '#src/features/review/player.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly review: ReviseIntent;
  }
}

export const review = {
  player: () => import('#src/features/review/player.ts'),
  host: () => import('#src/features/review/host.tsx'),
} satisfies FeatureManifest<'review'>;
