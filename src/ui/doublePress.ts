/** Milliseconds: longer than between the halves of a double press, shorter than anybody reads what is new. */
export const DOUBLE_PRESS_MS = 600;

/** Milliseconds within which nobody has read a question: a press was meant for what stood there before. Shorter, as who is quick is rewarded. */
export const UNREAD_MS = 400;
