import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/platform/storage/savedSettings.ts' {
  interface FeatureSettings {
    readonly memes: boolean;
  }
}

export const memes = {
  switch: 'memes',
  player: () => import('#src/features/memes/player.ts'),
  host: () => import('#src/features/memes/host.ts'),
  gallery: () => import('#src/features/memes/gallery.ts'),
} satisfies FeatureManifest<'memes'>;
