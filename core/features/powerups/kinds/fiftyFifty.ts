import type { Powerup } from '#core/features/powerups/powerup.ts';

/** 50-50: hides wrong options until half of all options are left. */
export const fiftyFifty: Powerup = {
  family: 'help',
  type: 'positive',
  probability: { type: 'local', weight: 5 },
  activation: 'before-answer',
  reaches: 'self',
  ends: 'response',
  effects: [{ does: 'hide', options: 'half' }],
};
