/** Operation of each player command; the specification fixes the names on the wire. */
export const POWERUP_OPERATIONS = {
  usePowerup: 'activatePowerup',
  placePowerup: 'replacePowerups',
  shufflePowerups: 'replacePowerups',
  endPowerup: 'destroyPowerupEffect',
} as const;
