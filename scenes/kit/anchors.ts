// Where on a text or picture its place is, in shares of its size.

/** The middle of its left side, and of the right, upper and lower one. */
export const LEFT = { x: 0, y: 0.5 } as const;
export const RIGHT = { x: 1, y: 0.5 } as const;
export const TOP = { x: 0.5, y: 0 } as const;
export const FOOT = { x: 0.5, y: 1 } as const;
