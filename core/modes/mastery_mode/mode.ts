import type { GameMode } from '#core/modes/mode.ts';

export const mode: GameMode = {
  pacing: 'own',
  playModes: ['live', 'async', 'solo'],
  defaults: { timer: 'off', memes: true, reactions: true },
  // To be asked again is to be told that it was wrong.
  settled: ({ showAnswers }) => (showAnswers === 'never' ? { showAnswers: 'partial' } : {}),
  // What was missed comes again anyway.
  allowsRedemption: false,
  hasTeams: false,
  turnsToMastery: false,
};
