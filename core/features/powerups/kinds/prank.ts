import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Somebody's options change places and colours for one question, never the answer. */
export const prank: Powerup = {
  family: 'trick',
  type: 'negative',
  probability: { type: 'local', weight: 0.9 },
  activation: 'game',
  reaches: 'chosen',
  ends: 'response',
  effects: [{ does: 'show', look: 'mixed' }],
};
