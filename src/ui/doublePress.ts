/**
 * Milliseconds. Longer than the gap in a double press, shorter than it takes to read what is new on the
 * screen.
 */
export const DOUBLE_PRESS_MS = 600;

/**
 * Milliseconds before anyone can have read a new question: an earlier press was meant for the previous
 * screen. Shorter than DOUBLE_PRESS_MS because speed is rewarded.
 */
export const UNREAD_MS = 400;
