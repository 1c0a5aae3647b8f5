// Sound of a game: music for the moment, and effects that no scene plays.

import { useEffect, useRef } from 'react';
import { askedKey, type PlayerView, shownResult } from '#core/views/playerView.ts';
import type { SceneId } from '#scenes/index.ts';
import { tuneOfGame } from '#src/game/ambience.ts';
import { allOf, firstOf } from '#src/game/features.ts';
import type { Phase } from '#src/game/phases/phase.ts';
import { layersFor, useMusic } from '#src/game/useMusic.ts';
import { isEndScene } from '#core/views/scene.ts';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { EffectName, MusicCategory } from '#src/platform/sound/names.ts';

/** Null: silence. */
export function musicOf(view: PlayerView, scene: SceneId | null): MusicCategory | null {
  if (!view.room.options.studentMusic || view.room.state === 'paused') return null;
  // The room listens to the projector while that shows the places.
  if (isEndScene(scene)) return view.me.placesAt === null ? 'summary' : null;
  if (scene === 'lobby' || scene === 'countdown' || scene === null) return 'waiting';
  return tuneOfGame(view.room);
}

/** Effects for the change from one moment to the next; drawn scenes play their own. */
export function effectsOf(
  previous: { readonly view: PlayerView; readonly scene: SceneId | null },
  view: PlayerView,
  scene: SceneId | null,
  phase: Phase | null,
): readonly EffectName[] {
  const heard: EffectName[] = [];
  const [before, after] = [previous.view.slide, view.slide];
  if (scene !== previous.scene) {
    if (scene === 'countdown') heard.push('countdown');
    if (scene === 'leaderboard') heard.push('leaderboardMove');
    if (phase?.sound && scene === phase.scene) heard.push(phase.sound);
  }
  const wasWaiting = previous.view.me.placesAt !== null;
  if (isEndScene(scene) && view.me.placesAt === null && (wasWaiting || scene !== previous.scene))
    heard.push('gameOver');
  if (scene === 'question' && after?.question && askedKey(previous.view) !== askedKey(view))
    heard.push('reveal');
  if (after?.answered && !before?.answered && !after.feedback) heard.push('submit');
  if (after?.feedback && !before?.feedback) {
    const { state } = after.feedback;
    const result = shownResult(after.feedback);
    if (state === 'timedOut') heard.push('timeUp');
    else if (result !== null && result !== 'none') heard.push(result);
  }
  return heard;
}

export function useGameAudio(
  view: PlayerView,
  scene: SceneId | null,
  phase: Phase | null,
  { drawn, settled }: { readonly drawn: boolean; readonly settled: boolean },
): void {
  const { sound } = useServices();
  // A game's first picture doesn't wait for sound.
  const music = settled ? musicOf(view, scene) : null;
  const layers = firstOf((feature) => feature.layers?.(view)) ?? layersFor(view.me.streak);
  const slide = scene === 'question' ? view.slide : null;
  useMusic(music, layers, { deadline: slide?.deadline ?? null, isRevealed: Boolean(slide?.feedback) });
  const { studentEffects } = view.room.options;
  useEffect(() => {
    sound.muteEffects(!studentEffects || !settled);
    // Other pages and other games don't have this host's setting.
    return () => sound.muteEffects(false);
  }, [sound, studentEffects, settled]);
  const previous = useRef<{ readonly view: PlayerView; readonly scene: SceneId | null } | null>(null);
  useEffect(() => {
    const before = previous.current;
    if (before) {
      const ofScene = drawn ? [] : effectsOf(before, view, scene, phase);
      const ofFeatures = allOf(({ sounds }) => sounds?.(before.view, view, drawn)).flat();
      for (const effect of [...ofScene, ...ofFeatures]) sound.play(effect);
    }
    previous.current = { view, scene };
  }, [view, scene, phase, drawn, sound]);
}
