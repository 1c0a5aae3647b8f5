// The way to what draws marks and formulas: few texts need it.

export const loadParts = (): Promise<typeof import('#src/ui/formatted/parts.ts')> =>
  import('#src/ui/formatted/parts.ts');
