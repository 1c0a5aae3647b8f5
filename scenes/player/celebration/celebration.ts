// The way to what celebrates an answer: it comes while the first question is read, so that this comes sooner.

type Celebration = typeof import('#scenes/player/celebration/parts.ts');

let parts: Celebration | null = null;

/** What celebrates; null until it is there: nothing flies then, and all that is told stands at once. */
export const celebration = (): Celebration | null => parts;

/** Brings it. What can't be had is asked for again with the next question. */
export async function loadCelebration(): Promise<void> {
  parts ??= await import('#scenes/player/celebration/parts.ts').catch(() => null);
}
