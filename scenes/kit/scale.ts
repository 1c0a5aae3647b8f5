// The scale that sounds rise on: C major pentatonic.

/** Semitones over its first note. */
export const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19] as const;
