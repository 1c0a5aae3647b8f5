// Fetches what a game needs while the player still chooses a name.

let begun = false;

/** A preload that fails is no harm: the page itself asks again. */
export function preloadGame(): void {
  if (begun) return;
  begun = true;
  const pages = [
    import('#src/pages/game/GamePage.tsx'),
    import('#src/pages/game/StageView.tsx'),
    import('#scenes/index.ts'),
    import('socket.io-client'),
  ];
  Promise.all(pages).catch(() => {
    begun = false;
  });
}
