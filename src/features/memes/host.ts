import { modeOf } from '#core/modes/registry.ts';
import type { GameType } from '#core/room/phase.ts';
import { lostMemes } from '#src/features/memes/lostMemes.ts';
import { MemeSetField } from '#src/features/memes/MemeSetField.tsx';
import { toggle } from '#src/host/options/optionField.ts';
import { presetOptions } from '#src/host/options/presets.ts';
import type { HostFeature } from '#src/host/room/hostFeature.ts';

/** Where students may be told results on the way: a meme says as much. */
function mayShowMemes(type: GameType): boolean {
  return modeOf({ type }).normalize?.(presetOptions(type)).showAnswers !== 'never';
}

export const memes: HostFeature = {
  lostOptions: lostMemes,
  options: {
    senses: (type) =>
      mayShowMemes(type) ? [toggle('memes'), { kind: 'own', name: 'memeset', Field: MemeSetField }] : [],
  },
};
