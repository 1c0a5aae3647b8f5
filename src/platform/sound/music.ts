// Background music: one track at a time, cross-faded, taking turns within a category; or several layers in
// sync.

import type { SoundClock } from '#src/platform/sound/engine.ts';
import type { SoundLoader } from '#src/platform/sound/loader.ts';
import type { MusicCategory } from '#src/platform/sound/names.ts';
import type { SoundConfig, SoundEntry } from '#src/platform/sound/soundConfig.ts';
import { startVoice, type Voice } from '#src/platform/sound/voice.ts';

export interface MusicPlayer {
  /**
   * Loads and plays music of this category; the previous music continues until it has loaded. Null fades to
   * silence.
   * `layers`: how many to play of layered music, none to let it rest; the others stay in sync, unheard. A layer
   * that hasn't been played yet joins in when the first layer's loop restarts, or at once after a rest.
   */
  set(category: MusicCategory | null, layers?: number): void;
  /** Listener's volume, 0 to 1; `ms` is the fade of what is playing, short by default. */
  setVolume(volume: number, ms?: number): void;
  setPaused(paused: boolean): void;
  /** Playback rate; 1 is the recorded tempo. */
  setRate(rate: number): void;
  /** Cross-fades to the music of another configuration, unless it is the same. */
  use(config: SoundConfig): void;
}

/** Music that is playing: a single track, or layers. */
interface Sounding {
  readonly parts: readonly { readonly voice: Voice; readonly sound: SoundEntry }[];
  /** Time its loop began; null if unknown after a pause. */
  begunAt: number | null;
}

export function createMusicPlayer(first: SoundConfig, loader: SoundLoader, clock: SoundClock): MusicPlayer {
  let config = first;
  const turns = new Map<MusicCategory, number>();
  let current: MusicCategory | null = null;
  let depth = 1;
  let sounding: Sounding | null = null;
  /**
   * Chosen but not playing yet: still loading, or waiting for the tab to be visible or for a loop to restart.
   */
  let next: readonly SoundEntry[] = [];
  let volume = 1;
  let paused = false;
  let rate = 1;

  const levelOf = ({ layer, volume: own }: SoundEntry): number => ((layer ?? 1) > depth ? 0 : own * volume);

  /** Fades each layer in or out, as far as it has been playing. */
  function balance(): void {
    for (const { voice, sound } of sounding?.parts ?? [])
      voice.setVolume(levelOf(sound), (sound.layer ?? 1) > depth ? sound.fades.onStop : sound.fades.prePlay);
  }

  function silence(): void {
    for (const { voice } of sounding?.parts ?? []) voice.stop();
    sounding = null;
  }

  /** `atOnce`: nothing is heard that a restart could interrupt. */
  async function begin(sounds: readonly SoundEntry[], atOnce = false): Promise<void> {
    const loaded = await Promise.all(
      sounds.map(async (sound) => ({ sound, howl: await loader.load(sound) })),
    );
    const start = (): void => {
      if (next !== sounds || paused) return;
      next = [];
      silence();
      // All in one go, so that the layers stay in sync.
      const parts = loaded.flatMap(({ sound, howl }) =>
        howl ? [{ sound, voice: startVoice(howl, sound, levelOf(sound), clock, undefined, rate) }] : [],
      );
      // Failed to load: the next request for music tries again.
      if (parts.length === 0) current = null;
      else sounding = { parts, begunAt: clock.now() };
    };
    const wait = atOnce ? 0 : untilAgain(sounds);
    if (wait > 0) clock.after(wait, start);
    else start();
  }

  /** Milliseconds until layers can replace others of the same music without a break. */
  function untilAgain(sounds: readonly SoundEntry[]): number {
    const [first] = sounding?.parts ?? [];
    if (!first?.sound.loop || first.sound !== sounds[0] || sounding?.begunAt == null) return 0;
    const round = first.sound.loop.length / rate;
    return round - ((clock.now() - sounding.begunAt) % round);
  }

  function pick(category: MusicCategory, layers: number): readonly SoundEntry[] {
    const tracks = config.music[category];
    if (tracks[0]?.layer === 1) return tracks.slice(0, Math.max(1, layers));
    const turn = turns.get(category) ?? 0;
    turns.set(category, turn + 1);
    const track = tracks[turn % tracks.length];
    return track ? [track] : [];
  }

  /** True if music of this category has more layers to play than are playing, or about to. */
  function lacks(category: MusicCategory): boolean {
    const isLayered = config.music[category][0]?.layer === 1;
    const chosen = next.length > 0 ? next : (sounding?.parts ?? []);
    return isLayered && chosen.length < Math.min(depth, config.music[category].length);
  }

  function set(category: MusicCategory | null, layers = 1): void {
    const isSame = category === current;
    const isResting = depth === 0;
    depth = layers;
    current = category;
    if (isSame) balance();
    if (isSame && (category === null || !lacks(category))) return;
    next = category ? pick(category, layers) : [];
    if (next.length === 0) silence();
    else if (!paused) void begin(next, isResting);
  }

  return {
    set,
    setVolume(value, ms) {
      if (value === volume) return;
      volume = value;
      for (const { voice, sound } of sounding?.parts ?? []) voice.setVolume(levelOf(sound), ms);
    },
    setRate(value) {
      if (value === rate) return;
      rate = value;
      for (const { voice } of sounding?.parts ?? []) voice.setRate(rate);
    },
    use(changed) {
      const fileOf = (each: SoundConfig) => current && each.music[current][0]?.files[0];
      const isSame = fileOf(config) === fileOf(changed);
      config = changed;
      if (isSame) return;
      const category = current;
      current = null;
      set(category, depth);
    },
    setPaused(value) {
      if (value === paused) return;
      paused = value;
      const parts = sounding?.parts ?? [];
      if (paused) {
        if (sounding) sounding.begunAt = null;
        for (const { voice } of parts) voice.pause();
      } else if (next.length > 0) void begin(next);
      else for (const { voice } of parts) voice.resume();
    },
  };
}
