// Fetches what comes after the code while the player still types it: the page for the name, and the game.

import { preloadGame } from '#src/pages/join/preloadGame.ts';

export function preloadEntrance(): void {
  // One that fails is no harm: the page itself asks again.
  import('#src/pages/name/NamePage.tsx').catch(() => undefined);
  preloadGame();
}
