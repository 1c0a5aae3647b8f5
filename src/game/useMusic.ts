// Music that follows a question: it thins in the last seconds, gains a voice from a streak, and rests once the
// answer is shown.

import { useEffect } from 'react';
import { useServices } from '#src/platform/ServicesProvider.tsx';
import type { MusicCategory } from '#src/platform/sound/names.ts';
import { ringAt } from '#src/platform/stores/serverClock.ts';

/** Milliseconds before the deadline; the timer turns red at the same time. */
const LAST_MS = 5_000;
/** Correct answers in a row that are worth a voice of their own. */
const STREAK = 4;

/** Layers of the question music: bass and pulse, the tune, and a voice above it. */
export const layersFor = (streak: number): number => (streak < STREAK ? 2 : 3);

export interface QuestionMoment {
  /** Server time in ms; null without a timer, or without a question. */
  readonly deadline: number | null;
  readonly isRevealed: boolean;
}

/** Plays music until the page is left; null is silence. `layers`: as long as there is time. */
export function useMusic(
  music: MusicCategory | null,
  layers: number,
  { deadline, isRevealed }: QuestionMoment,
): void {
  const { sound, clock } = useServices();
  useEffect(() => {
    if (isRevealed || deadline === null || music === null) {
      sound.music(music, isRevealed ? 0 : layers);
      return undefined;
    }
    const isLate = deadline - clock.now() <= LAST_MS;
    sound.music(music, isLate ? 1 : layers);
    return isLate ? undefined : ringAt(clock, deadline - LAST_MS, () => sound.music(music, 1));
  }, [sound, clock, music, layers, deadline, isRevealed]);
  useEffect(() => () => sound.music(null), [sound]);
}
