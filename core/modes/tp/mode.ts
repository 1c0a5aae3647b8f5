import type { GameMode } from '#core/modes/mode.ts';

export const mode: GameMode = {
  pacing: 'teacher',
  // Assigned, it would be without its teacher.
  playModes: ['live'],
  defaults: { timer: 'strict', reactions: true },
  order: 'once',
  features: ['hints', 'robots', 'hands', 'focus', 'reactions'],
};
