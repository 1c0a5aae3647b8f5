import { modeOf } from '#core/modes/registry.ts';
import type { GameType } from '#core/room/phase.ts';
import { MemeSetField } from '#src/features/memes/MemeSetField.tsx';
import { toggle } from '#src/host/options/optionField.ts';
import { presetOptions } from '#src/host/options/presets.ts';
import type { HostFeature } from '#src/host/room/hostFeature.ts';
import { CLASSIC_MEMES } from '#core/features/memes/index.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { loadMemeSets } from '#src/features/memes/memeSets.ts';
import type { Host } from '#src/host/session/host.ts';

/** A meme reveals the result, so games that never show results have none. */
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

/** Reports the meme set as lost if the host has deleted it. */
export async function lostMemes(
  host: Host,
  { memes, memeset }: Pick<GameOptions, 'memes' | 'memeset'>,
): Promise<readonly (keyof GameOptions)[]> {
  if (!memes || memeset === CLASSIC_MEMES) return [];
  const { sets } = await loadMemeSets(host);
  return sets.some(({ id }) => id === memeset) ? [] : ['memeset'];
}
