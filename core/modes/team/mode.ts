import { onceOrRevisable } from '#core/modes/onceOrRevisable.ts';
import type { GameMode } from '#core/modes/mode.ts';

/** Everybody plays alone and earns points for a team. */
export const mode: GameMode = {
  pacing: 'own',
  // Who is late, or plays on another day, would find the teams made and the game lost.
  playModes: ['live'],
  defaults: { limitAttempts: 1, memes: true, reactions: true },
  order: onceOrRevisable,
  features: [
    'hints',
    'extraLife',
    'redemption',
    'review',
    'answerLater',
    'teams',
    'robots',
    'hands',
    'focus',
    'reactions',
    'memes',
    'powerups',
    'duels',
  ],
};
