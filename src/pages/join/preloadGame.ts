// Fetches what a game needs while the player still chooses a name.

import i18next from 'i18next';

let begun = false;

/** A preload that fails is no harm: the page itself asks again. */
export function preloadGame(): void {
  if (begun) return;
  begun = true;
  const pages = [
    import('#src/pages/game/GamePage.tsx'),
    import('#src/pages/game/StageView.tsx'),
    import('#scenes/index.ts').then(({ loadScene }) => loadScene('question')),
    import('socket.io-client'),
    i18next.loadNamespaces(['play', 'scenes', 'characters']),
  ];
  Promise.all(pages).catch(() => {
    begun = false;
  });
}
