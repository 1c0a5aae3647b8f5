import type { HintIntent } from '#src/features/hints/intents.ts';
import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/game/intent.ts' {
  interface FeatureIntents {
    readonly hints: HintIntent;
  }
}

export const hints: FeatureManifest = {
  id: 'hints',
  player: async () => (await import('#src/features/hints/player.tsx')).hints,
  host: async () => (await import('#src/features/hints/host.ts')).hints,
  report: async () => (await import('#src/features/hints/report.ts')).hints,
};
