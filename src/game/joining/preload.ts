// Preloads the next pages while the player types the code or chooses a name: the name page and the game.

interface NextPages {
  readonly name: () => Promise<unknown>;
  /** With everything that its first question needs. */
  readonly game: () => Promise<unknown>;
}

let pages: NextPages | null = null;
let begun = false;

export function handNextPages(next: NextPages): void {
  pages = next;
}

/** A failed preload does no harm: the page itself tries again. */
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
