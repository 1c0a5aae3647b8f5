// Simulated players, of a rehearsal or of a game alone.

import type { ScenePart } from '#scenes/features/scenePart.ts';

export const robots: ScenePart = {
  row: ({ origin }) => (origin === 'bot' ? { isSimulated: true } : null),
};
