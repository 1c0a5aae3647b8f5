// Fetches what comes after the code while the player still types it, or chooses a name: the page for the name, and the game.

interface NextPages {
  readonly name: () => Promise<unknown>;
  /** With all that its first question needs. */
  readonly game: () => Promise<unknown>;
}

let pages: NextPages | null = null;
let begun = false;

export function handNextPages(next: NextPages): void {
  pages = next;
}

/** A preload that fails is no harm: the page itself asks again. */
export function preloadGame(): void {
  if (begun) return;
  begun = true;
  pages?.game().catch(() => {
    begun = false;
  });
}

export function preloadEntrance(): void {
  pages?.name().catch(() => undefined);
  preloadGame();
}
