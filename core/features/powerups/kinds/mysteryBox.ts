import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Opens as one of a pair. */
export const mysteryBox: Powerup = {
  family: 'mystery',
  type: 'activator',
  probability: { type: 'local', weight: 3 },
  activation: 'game',
  reaches: 'self',
  ends: 'immediate',
  effects: [
    {
      does: 'open',
      pairs: [
        ['double', 'doubleJeopardy'],
        ['addPoints', 'minusPoints'],
        ['streakBooster', 'streakBreaker'],
        ['gift', 'stealPoints'],
        ['immunity', 'prank'],
      ],
    },
  ],
};
