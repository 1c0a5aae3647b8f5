import type { Powerup } from '#core/features/powerups/powerup.ts';

/** The next miss leaves the streak as it was. */
export const streakSaver: Powerup = {
  family: 'help',
  type: 'positive',
  probability: { type: 'local', weight: 5 },
  activation: 'game',
  reaches: 'self',
  ends: 'miss',
  effects: [{ does: 'keepStreak' }],
};
