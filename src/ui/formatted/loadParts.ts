// Loads the renderer for marks and formulas, which few texts need.

export const loadParts = (): Promise<typeof import('#src/ui/formatted/parts.ts')> =>
  import('#src/ui/formatted/parts.ts');
