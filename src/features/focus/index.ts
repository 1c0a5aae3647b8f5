import type { FocusIntent } from '#src/features/focus/player.tsx';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly focus: FocusIntent;
  }
}

export const focus = {
  player: () => import('#src/features/focus/player.tsx'),
  host: () => import('#src/features/focus/host.tsx'),
} satisfies FeatureManifest<'focus'>;
