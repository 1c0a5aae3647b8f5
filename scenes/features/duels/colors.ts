// Colors of the blue hour, the time of day of duels (docs/visual-language.md).

/** The snow field. */
export const FIELD = { fill: '#F4F8FF', shade: '#B9CDE6', deep: '#5E86BC' } as const;
