// Gallery phase that shows the meme scene.

import { memePhase } from '#src/features/memes/phase.tsx';
import type { GalleryPhases } from '#src/game/galleryPhases.ts';

export const memes: GalleryPhases = {
  meme: ({ meme: { id, picture, ...words } }) => memePhase({ id, trigger: 'correct', picture, words }),
};
