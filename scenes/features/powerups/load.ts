// What power-ups draw comes when it is first needed, over the question or at a stop of the mountain.

export const loadPowerups = (): Promise<typeof import('#scenes/features/powerups/PowerupsLayer.ts')> =>
  import('#scenes/features/powerups/PowerupsLayer.ts');
