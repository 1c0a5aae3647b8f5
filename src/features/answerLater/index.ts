import type { LaterIntent } from '#src/features/answerLater/player.tsx';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly answerLater: LaterIntent;
  }
}

export const answerLater = {
  player: () => import('#src/features/answerLater/player.tsx'),
} satisfies FeatureManifest<'answerLater'>;
