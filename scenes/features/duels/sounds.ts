/** Semitones: what is thrown in secret, or hits far away, is heard as through wool. */
export const MUFFLED = -7;
