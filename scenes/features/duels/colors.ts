// Colors of the blue hour, when duels take place (docs/visual-language.md).

/** The snow field. */
export const FIELD = { fill: '#F4F8FF', shade: '#B9CDE6', sky: '#10244A' } as const;
