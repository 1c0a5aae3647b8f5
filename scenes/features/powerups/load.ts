// Loads the graphics of power-ups when they are first needed, over a question or at a stop on the mountain.

export const loadPowerups = (): Promise<typeof import('#scenes/features/powerups/PowerupsLayer.ts')> =>
  import('#scenes/features/powerups/PowerupsLayer.ts');
