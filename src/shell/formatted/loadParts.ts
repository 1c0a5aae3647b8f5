// The way to what draws marks and formulas: few texts need it.

export const loadParts = (): Promise<typeof import('#src/shell/formatted/parts.ts')> =>
  import('#src/shell/formatted/parts.ts');
