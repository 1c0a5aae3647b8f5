// Loader of the celebration. It loads while the first question is being read, so that the question itself
// appears sooner.

type Celebration = typeof import('#scenes/player/celebration/parts.ts');

let parts: Celebration | null = null;

/** The celebration; null until it has loaded. Until then nothing flies, and results appear immediately. */
export const celebration = (): Celebration | null => parts;

/** Loads it. A failed load is retried with the next question. */
export async function loadCelebration(): Promise<void> {
  parts ??= await import('#scenes/player/celebration/parts.ts').catch(() => null);
}
