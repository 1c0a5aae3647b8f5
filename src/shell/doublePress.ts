/** Milliseconds: longer than between the halves of a double press, shorter than anybody reads what is new. */
export const DOUBLE_PRESS_MS = 600;
