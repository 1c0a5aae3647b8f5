import { onceOrRevisable } from '#core/modes/onceOrRevisable.ts';
import type { GameMode } from '#core/modes/mode.ts';

export const mode: GameMode = {
  pacing: 'own',
  playModes: ['live', 'async', 'solo'],
  defaults: { memes: true, reactions: true },
  order: onceOrRevisable,
  features: [
    'hints',
    'extraLife',
    'redemption',
    'review',
    'answerLater',
    'mastery',
    'robots',
    'companions',
    'hands',
    'focus',
    'reactions',
    'memes',
    'powerups',
    'duels',
  ],
};
