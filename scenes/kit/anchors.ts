// Anchors of texts and pictures, as fractions of their size.

/** The middle of the left, right, top and bottom side. */
export const LEFT = { x: 0, y: 0.5 } as const;
export const RIGHT = { x: 1, y: 0.5 } as const;
export const TOP = { x: 0.5, y: 0 } as const;
export const FOOT = { x: 0.5, y: 1 } as const;
