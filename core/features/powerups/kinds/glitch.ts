import type { Powerup } from '#core/features/powerups/powerup.ts';

/** Breaks up everyone else's screen visually. Nothing that has to be read or pressed moves. */
export const glitch: Powerup = {
  family: 'trick',
  type: 'negative',
  probability: { type: 'global', weight: 1 },
  activation: 'game',
  reaches: 'others',
  ends: 10_000,
  effects: [{ does: 'show', look: 'torn' }],
};
