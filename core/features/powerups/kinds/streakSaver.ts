import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Keeps the streak through the next miss. */
export const streakSaver: Powerup = {
  family: 'help',
  type: 'positive',
  probability: { type: 'local', weight: 5 },
  activation: 'game',
  reaches: 'self',
  ends: 'miss',
  effects: [{ does: 'keepStreak' }],
};
