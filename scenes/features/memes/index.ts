import type { SceneFeature } from '#scenes/features/feature.ts';

export const memes = {
  scenes: {
    meme: async () => (await import('#scenes/features/memes/MemeScene.ts')).memeScene,
  },
  fixtures: () => import('#scenes/features/memes/fixtures.ts'),
} as const satisfies SceneFeature<'memes'>;
