// The scale that rising sounds follow: C major pentatonic.

/** Semitones above its first note. */
export const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19] as const;
