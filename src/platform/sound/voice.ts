// One playback of a sound, with its fades at pre-play, pre-pause, on-end and on-stop.

import type { Playable, SoundClock } from '#src/platform/sound/engine.ts';
import { LOOP } from '#src/platform/sound/loader.ts';
import type { SoundEntry } from '#src/platform/sound/soundConfig.ts';

/** Milliseconds; dragging the volume slider should neither crackle nor lag. */
const VOLUME_CHANGE_MS = 100;

export interface Voice {
  /** Fades to it; `ms` is short by default. */
  setVolume(volume: number, ms?: number): void;
  /** Only affects looped sounds. */
  setRate(rate: number): void;
  pause(): void;
  resume(): void;
  /** Permanently. */
  stop(): void;
}

/**
 * Starts a loaded sound at a volume (0 to 1) and a rate (1 as recorded). Calls `ended` once, when it has
 * ended or been stopped.
 */
export function startVoice(
  howl: Playable,
  sound: SoundEntry,
  volume: number,
  clock: SoundClock,
  ended: () => void = () => undefined,
  rate = 1,
): Voice {
  const { fades, loop } = sound;
  let goal = volume;
  let state: 'playing' | 'paused' | 'stopped' = 'playing';
  // Howler updates a fading volume in steps of 0.01, which is a third of 0.03; so the fade is tracked here.
  let way = { from: 0, to: 0, startedAt: clock.now(), ms: 0 };
  let cancelPending = () => {};
  const id = howl.play(loop ? LOOP : undefined);
  if (rate !== 1) howl.rate(rate, id);

  function level(): number {
    const progress = way.ms === 0 ? 1 : Math.min(1, (clock.now() - way.startedAt) / way.ms);
    return way.from + (way.to - way.from) * progress;
  }

  function fadeTo(to: number, ms: number): void {
    const from = level();
    way = { from, to, startedAt: clock.now(), ms };
    // A fade without a change would keep Howler's timer forever.
    if (ms === 0 || from === to) howl.volume(to, id);
    else howl.fade(from, to, ms, id);
  }

  function later(ms: number, task: () => void): void {
    cancelPending();
    if (ms <= 0) task();
    else cancelPending = clock.after(ms, task);
  }

  function finish(): void {
    if (state === 'stopped') return;
    state = 'stopped';
    ended();
  }

  fadeTo(volume, fades.prePlay);
  if (!loop) {
    const length = (howl.duration() * 1000) / rate;
    later(Math.max(1, length - fades.onEnd), () => {
      if (fades.onEnd > 0) fadeTo(0, fades.onEnd);
      later(fades.onEnd, finish);
    });
  }

  return {
    setVolume(next, ms = VOLUME_CHANGE_MS) {
      if (next === goal) return;
      goal = next;
      if (state === 'playing') fadeTo(goal, ms);
    },
    setRate(next) {
      if (loop && state !== 'stopped') howl.rate(next, id);
    },
    pause() {
      if (state !== 'playing') return;
      state = 'paused';
      fadeTo(0, fades.prePause);
      later(fades.prePause, () => howl.pause(id));
    },
    resume() {
      if (state !== 'paused') return;
      state = 'playing';
      cancelPending();
      // If it was paused just past the loop's end, before Howler noticed, it would stay silent.
      if (loop && howl.seek(id) >= (loop.start + loop.length) / 1000) howl.seek(loop.start / 1000, id);
      howl.play(id); // does nothing if it is still playing
      fadeTo(goal, fades.prePlay);
    },
    stop() {
      if (state === 'stopped') return;
      const silent = state === 'paused';
      finish();
      if (!silent) fadeTo(0, fades.onStop);
      later(silent ? 0 : fades.onStop, () => howl.stop(id));
    },
  };
}
