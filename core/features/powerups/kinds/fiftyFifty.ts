import type { Powerup } from '#core/features/powerups/powerup.ts';

/** 50-50: hides half of the wrong options. */
export const fiftyFifty: Powerup = {
  family: 'help',
  type: 'positive',
  status: 'enabled',
  probability: { type: 'local', weight: 5 },
  activation: 'before-answer',
  reaches: 'self',
  ends: 'response',
  effects: [{ does: 'hide', options: 'half' }],
};
