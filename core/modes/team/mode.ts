import { onceOrReview } from '#core/modes/onceOrReview.ts';
import type { GameMode } from '#core/modes/mode.ts';

/** Everyone plays individually and earns points for a team. */
export const mode: GameMode = {
  pacing: 'own',
  // Players who come late, or on another day, would find the teams formed and the game lost.
  playModes: ['live'],
  defaults: { limitAttempts: 1, memes: true, reactions: true },
  order: onceOrReview,
  features: [
    'hints',
    'extraLife',
    'redemption',
    'review',
    'answerLater',
    'teams',
    'bots',
    'hands',
    'focus',
    'reactions',
    'memes',
    'powerups',
    'duels',
  ],
};
