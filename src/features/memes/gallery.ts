// The phase in which the scene of a meme stands, for the gallery.

import { memePhase } from '#src/features/memes/phase.tsx';
import type { GalleryPhases } from '#src/game/galleryPhases.ts';

export const memes: GalleryPhases = {
  meme: ({ meme: { id, picture, ...words } }) => memePhase({ id, trigger: 'correct', picture, words }),
};
