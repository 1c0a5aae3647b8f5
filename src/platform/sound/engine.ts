// The sound service's interface to Howler and to time, so that tests can replace both.

import type { HowlOptions } from 'howler';

/** A loaded file, as Howler's Howl. `id` is one playback of it, as returned by `play`. */
export interface Playable {
  /** Starts a sprite, or resumes a paused playback. */
  play(spriteOrId?: string | number): number;
  pause(id: number): unknown;
  stop(id: number): unknown;
  /** Volumes from 0 to 1, time in milliseconds. */
  fade(from: number, to: number, ms: number, id: number): unknown;
  volume(volume: number, id: number): unknown;
  /** Playback rate: 2 is an octave higher. */
  rate(rate: number, id: number): unknown;
  /** Seconds from the start of the file. */
  seek(id: number): number;
  seek(seconds: number, id: number): unknown;
  /** Seconds. */
  duration(): number;
  unload(): unknown;
}

export interface SoundEngine {
  createHowl(options: HowlOptions): Playable;
  /** True if sound played now can be heard now. */
  running(): boolean;
  /**
   * Wakes the audio hardware, which sleeps before the first gesture and after half a minute of silence.
   * Resolves once it is running; maybe never, because browsers may require a gesture first.
   */
  resume(): Promise<void>;
}

export interface SoundClock {
  /** Milliseconds. */
  now(): number;
  /** Returns a function that cancels the task. */
  after(ms: number, task: () => void): () => void;
}

export const systemClock: SoundClock = {
  now: () => performance.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
