// Loader of the guide, which a game's first questions may show once they have opened.

type Module = typeof import('#scenes/player/guide/Guide.ts');

let loaded: Module | null = null;

/** The guide; null until it has loaded. */
export const guide = (): Module | null => loaded;

/** Loads it. Without it, nothing is missing but a hint. */
export async function loadGuide(): Promise<void> {
  loaded ??= await import('#scenes/player/guide/Guide.ts').catch(() => null);
}
