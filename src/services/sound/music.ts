// The music: one track at a time, cross-faded, with the tracks of a category taking turns.

import type { SoundClock } from '#src/services/sound/engine.ts';
import type { SoundLoader } from '#src/services/sound/loader.ts';
import type { MusicCategory } from '#src/services/sound/names.ts';
import type { SoundConfig, SoundEntry } from '#src/services/sound/soundConfig.ts';
import { startVoice, type Voice } from '#src/services/sound/voice.ts';

export interface MusicPlayer {
  /** Loads and plays music of this category; the music before goes on until it is there. null: fades to silence. */
  set(category: MusicCategory | null): void;
  /** The listener's volume, 0 to 1. */
  setVolume(volume: number): void;
  setPaused(paused: boolean): void;
  /** How fast it goes; 1 as it was recorded. */
  setRate(rate: number): void;
}

export function createMusicPlayer(config: SoundConfig, loader: SoundLoader, clock: SoundClock): MusicPlayer {
  const turns = new Map<MusicCategory, number>();
  let current: MusicCategory | null = null;
  let sounding: { readonly voice: Voice; readonly sound: SoundEntry } | null = null;
  /** Chosen and not sounding yet: being loaded, or waiting for the tab to be looked at. */
  let next: SoundEntry | null = null;
  let volume = 1;
  let paused = false;
  let rate = 1;

  function silence(): void {
    sounding?.voice.stop();
    sounding = null;
  }

  async function begin(sound: SoundEntry): Promise<void> {
    const howl = await loader.load(sound);
    if (next !== sound || paused) return;
    next = null;
    silence();
    // Not to be had: the next wish for music tries again.
    if (!howl) current = null;
    else sounding = { sound, voice: startVoice(howl, sound, sound.volume * volume, clock, undefined, rate) };
  }

  function pick(category: MusicCategory): SoundEntry | null {
    const tracks = config.music[category];
    const turn = turns.get(category) ?? 0;
    turns.set(category, turn + 1);
    return tracks[turn % tracks.length] ?? null;
  }

  return {
    set(category) {
      if (category === current) return;
      current = category;
      next = category && pick(category);
      if (!next) silence();
      else if (!paused) void begin(next);
    },
    setVolume(value) {
      if (value === volume) return;
      volume = value;
      sounding?.voice.setVolume(sounding.sound.volume * volume);
    },
    setRate(value) {
      if (value === rate) return;
      rate = value;
      sounding?.voice.setRate(rate);
    },
    setPaused(value) {
      if (value === paused) return;
      paused = value;
      if (paused) sounding?.voice.pause();
      else if (next) void begin(next);
      else sounding?.voice.resume();
    },
  };
}
