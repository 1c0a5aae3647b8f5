import type { Powerup } from '#core/features/powerups/powerup.ts';

/** 1.5 times the points for everyone, each for a time of their own. */
export const powerPlay: Powerup = {
  family: 'share',
  type: 'positive',
  probability: { type: 'global', weight: 1 },
  activation: 'before-answer',
  reaches: 'everybody',
  ends: 25_000,
  effects: [{ does: 'multiply', by: 1.5 }],
  cooldownMs: 60_000,
};
