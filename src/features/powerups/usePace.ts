// What goes faster while a power-up says so: the motions of the stage, and the music.

import { useEffect } from 'react';
import { useStore } from 'zustand';

import { fastUntil } from '#core/features/powerups/atWork.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { setStagePace } from '#src/game/AppStage.tsx';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import { ringAt } from '#src/platform/stores/serverClock.ts';
import { wantsLessMotion } from '#src/platform/stores/settings.ts';

/** Motions take this share of their time, and the music goes so many times as fast. */
const FAST = { length: 0.8, music: 1.12 } as const;

/** Until it ends, by the server's clock, so that a page that is opened anew goes on with it; not for who wants little motion. */
export function usePace(view: PlayerView): void {
  const { clock, sound, settings } = useServices();
  const preferences = useStore(settings);
  const isCalm =
    view.room.options.reduceMotion ||
    wantsLessMotion(preferences, matchMedia('(prefers-reduced-motion: reduce)').matches);
  const until = isCalm ? null : fastUntil(view);
  useEffect(() => {
    if (until === null || until <= clock.now()) return undefined;
    const usual = () => {
      setStagePace(1);
      sound.tempo(1);
    };
    setStagePace(1 / FAST.length);
    sound.tempo(FAST.music);
    const callOff = ringAt(clock, until, usual);
    return () => {
      callOff();
      usual();
    };
  }, [until, clock, sound]);
}
