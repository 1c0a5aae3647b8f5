// The layers that features lay over the question: a line for each.

import { loadPowerups } from '#scenes/features/powerups/load.ts';
import type { CreateLayer, LayerLine } from '#scenes/features/questionLayer.ts';

export const QUESTION_LAYERS: readonly LayerLine[] = [
  {
    isWanted: ({ player }) => player.me.belt !== null,
    load: async () => (await loadPowerups()).powerupsLayer,
  },
  {
    isWanted: ({ player }) => player.me.duel !== null,
    load: async () => (await import('#scenes/features/duels/parts.ts')).strikeLayer,
  },
  {
    isWanted: ({ player }) => player.me.climb !== null,
    load: async () => (await import('#scenes/features/mysticPeak/question/PeakLayer.ts')).peakLayer,
  },
];

const loaded = new Map<LayerLine, CreateLayer>();

/** null until it is there. */
export const layerOf = (line: LayerLine): CreateLayer | null => loaded.get(line) ?? null;

/** Brings it; what can't be had is asked for again with the next question. */
export async function loadLayer(line: LayerLine): Promise<void> {
  const create = loaded.get(line) ?? (await line.load().catch(() => null));
  if (create) loaded.set(line, create);
}
