import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Changes the places and colors of a chosen player's options for one question, never the answer. */
export const prank: Powerup = {
  family: 'trick',
  type: 'negative',
  probability: { type: 'local', weight: 0.9 },
  activation: 'game',
  reaches: 'chosen',
  ends: 'response',
  effects: [{ does: 'show', look: 'mixed' }],
};
