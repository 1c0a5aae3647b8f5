// Memes on the canvas.

import type { SceneFeature } from '#scenes/features/feature.ts';

export const memes = {
  scenes: {
    meme: async () => (await import('#scenes/features/memes/MemeScene.ts')).memeScene,
  },
} as const satisfies SceneFeature;
