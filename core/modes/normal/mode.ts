import { onceOrReview } from '#core/modes/onceOrReview.ts';
import type { GameMode } from '#core/modes/mode.ts';

export const mode: GameMode = {
  pacing: 'own',
  playModes: ['live', 'async', 'solo'],
  defaults: { memes: true, reactions: true },
  order: onceOrReview,
  features: [
    'hints',
    'extraLife',
    'redemption',
    'review',
    'answerLater',
    'mastery',
    'bots',
    'companions',
    'hands',
    'focus',
    'reactions',
    'memes',
    'powerups',
    'duels',
  ],
};
