import type { GameMode } from '#core/modes/mode.ts';

export const mode: GameMode = {
  pacing: 'teacher',
  // Assigned, it would lack its teacher.
  playModes: ['live'],
  defaults: { timer: 'strict', reactions: true },
  order: 'once',
  features: ['hints', 'bots', 'hands', 'focus', 'reactions'],
};
