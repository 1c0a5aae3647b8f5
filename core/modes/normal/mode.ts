import type { GameMode } from '#core/modes/mode.ts';

export const mode: GameMode = {
  pacing: 'own',
  playModes: ['live', 'async', 'solo'],
  defaults: { memes: true, reactions: true },
  allowsRedemption: true,
  hasTeams: false,
  turnsToMastery: true,
};
