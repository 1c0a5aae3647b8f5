import type { Powerup } from '#core/features/powerups/powerup.ts';

/** 50-50: half of the options are left, one wrong one at least among them. */
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
