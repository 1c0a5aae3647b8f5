// What the sound service needs of Howler and of time, so that tests can stand in for both.

import type { HowlOptions } from 'howler';

/** A loaded file; Howler's Howl. `id` is one sounding of it, as `play` gave it. */
export interface Playable {
  /** Starts a sprite, or goes on with a paused sounding. */
  play(spriteOrId?: string | number): number;
  pause(id: number): unknown;
  stop(id: number): unknown;
  /** Volumes from 0 to 1, milliseconds. */
  fade(from: number, to: number, ms: number, id: number): unknown;
  volume(volume: number, id: number): unknown;
  /** How fast: twice as fast is an octave higher. */
  rate(rate: number, id: number): unknown;
  /** Seconds from the file's start. */
  seek(id: number): number;
  seek(seconds: number, id: number): unknown;
  /** Seconds. */
  duration(): number;
  unload(): unknown;
}

export interface SoundEngine {
  createHowl(options: HowlOptions): Playable;
  /** Whether what is played now is heard now. */
  running(): boolean;
  /**
   * Wakes the audio hardware, which sleeps before the first gesture and after half a minute of silence. Resolves once it
   * runs, which may be never: browsers may want a gesture first.
   */
  resume(): Promise<void>;
}

export interface SoundClock {
  /** Milliseconds. */
  now(): number;
  /** Returns the way to call it off. */
  after(ms: number, task: () => void): () => void;
}

export const systemClock: SoundClock = {
  now: () => performance.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    return () => clearTimeout(timer);
  },
};
