// Simulated players, of a rehearsal or of a game alone.

import type { ScenePart } from '#scenes/parts/scenePart.ts';

export const robotsPart: ScenePart = {
  row: ({ origin }) => (origin === 'bot' ? { isSimulated: true } : null),
};
