import type { FeatureManifest } from '#src/features/manifest.ts';

declare module '#src/platform/storage/savedSettings.ts' {
  interface FeatureSettings {
    readonly memes: boolean;
  }
}

export const memes: FeatureManifest = {
  id: 'memes',
  switch: 'memes',
  player: async () => (await import('#src/features/memes/player.ts')).memes,
  host: async () => (await import('#src/features/memes/host.ts')).memes,
  gallery: async () => (await import('#src/features/memes/gallery.ts')).memeGallery,
};
