import { loadCards } from '#scenes/features/mysticPeak/stop/StopScene.ts';
import { loadProjectorFeatures } from '#scenes/features/registry.ts';
import { drawFixtureFormulas } from '#scenes/gallery.ts';
import { loadFormatting } from '#scenes/kit/formatting.ts';
import { loadCelebration } from '#scenes/player/celebration/celebration.ts';
import { loadGuide } from '#scenes/player/guide/loadGuide.ts';
import { questionLayers } from '#scenes/player/question/layer.ts';
import { projectorLayers } from '#scenes/projector/layer.ts';
import { loadQuestionParts } from '#scenes/questions/registry.ts';

/** Loads every lazy part of the scenes: they may arrive at any time, so tests that measure need them first. */
export async function loadAllParts(): Promise<void> {
  await loadProjectorFeatures();
  await Promise.all([
    ...questionLayers.get().map((layer) => layer.loadPart()),
    ...projectorLayers.get().map((layer) => layer.loadPart()),
    loadCards(),
    loadCelebration(),
    loadGuide(),
    loadQuestionParts('all'),
    loadFormatting(),
    drawFixtureFormulas(),
  ]);
}
