// Colours of the blue hour, in which duels are (docs/visual-language.md).

/** Of the field of snow. */
export const FIELD = { fill: '#F4F8FF', shade: '#B9CDE6', deep: '#5E86BC' } as const;
