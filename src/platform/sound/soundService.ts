// Sound of the page: silent until the first gesture, as loud as the settings say, paused while the tab is
// hidden.

import { type SoundClock, type SoundEngine, systemClock } from '#src/platform/sound/engine.ts';
import { createEffectPlayer } from '#src/platform/sound/effects.ts';
import { createSoundLoader } from '#src/platform/sound/loader.ts';
import { createMusicPlayer } from '#src/platform/sound/music.ts';
import type { MusicCategory, Sound } from '#src/platform/sound/names.ts';
import type { SoundConfig } from '#src/platform/sound/soundConfig.ts';

export interface SoundSettings {
  readonly music: boolean;
  readonly effects: boolean;
  /** 0 to 1, on top of the theme's own volumes; half of it sounds half as loud. */
  readonly musicVolume: number;
  readonly effectsVolume: number;
}

/** A settings store; matches zustand's API. */
export interface SettingsSource {
  getState(): SoundSettings;
  subscribe(listener: () => void): () => void;
}

/** The part of the page that sound depends on. */
export interface SoundPage {
  /** Emits gestures and `visibilitychange`. */
  readonly events: EventTarget;
  hidden(): boolean;
  /** True if there was a gesture before the service was created. */
  touched(): boolean;
}

export interface SoundServiceParts {
  readonly configOf: (theme: string) => SoundConfig;
  /** To begin with. */
  readonly theme: string;
  /** Returns the address of a file named in the configuration. */
  readonly resolve: (file: string) => string;
  readonly settings: SettingsSource;
  readonly engine: SoundEngine;
  readonly page: SoundPage;
  readonly clock?: SoundClock;
}

export interface SoundService extends Sound {
  /** Stops all sound and removes its listeners; the service can't be used afterward. */
  destroy(): void;
}

/** Events after which browsers allow sound. */
const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'];
/** Milliseconds before effects are preloaded, so that they don't compete with the page's start. */
const WARM_UP_MS = 1500;

/** Milliseconds after which nothing of the theme before is heard. */
const THEME_CHANGE_MS = 5000;

/** Share of the volume that remains while ducked. */
const DUCKED = 0.2;
/** Share of the music that remains during a strong effect, and milliseconds of the fades to it and back. */
const STRONG = { music: 0.4, down: 120, up: 400 } as const;

/** Ears hear ratios: with a plain factor, nothing would seem to happen between 100 and 60 percent. */
const gainOf = (volume: number) => volume ** 2;

export function createSoundService(parts: SoundServiceParts): SoundService {
  const { configOf, resolve, settings, engine, page, clock = systemClock } = parts;
  let config = configOf(parts.theme);
  const loader = createSoundLoader({ engine, clock, resolve });
  const music = createMusicPlayer(config, loader, clock);
  const effects = createEffectPlayer({
    config: () => config,
    loader,
    engine,
    clock,
    onStrong(on) {
      isStrong = on;
      follow(on ? STRONG.down : STRONG.up);
    },
  });
  let unlocked = false;
  let ducked = false;
  let effectless = false;
  let isStrong = false;
  let wanted: MusicCategory | null = null;
  let depth = 1;
  let cancelWarmUp: (() => void) | null = null;

  /** `ms`: how fast music that is playing follows; short by default. */
  function follow(ms?: number): void {
    const { music: musicOn, musicVolume, effects: effectsOn, effectsVolume } = settings.getState();
    const share = ducked ? DUCKED : 1;
    const musicLevel = musicOn ? gainOf(musicVolume) * share * (isStrong ? STRONG.music : 1) : 0;
    const effectsLevel = unlocked && effectsOn && !effectless ? gainOf(effectsVolume) * share : 0;
    // At zero, the track stops with its own fade.
    if (musicLevel > 0) music.setVolume(musicLevel, ms);
    music.set(unlocked && musicLevel > 0 ? wanted : null, depth);
    effects.setVolume(effectsLevel);
    if (effectsLevel > 0) cancelWarmUp ??= clock.after(WARM_UP_MS, () => void effects.warmUp());
  }

  function onGesture(): void {
    // Not only once: a phone call or a sleeping laptop takes the audio away, and the next gesture may bring
    // it back.
    const { music: musicOn, effects: effectsOn } = settings.getState();
    if (musicOn || effectsOn) engine.resume().catch(() => undefined); // refused: the next gesture tries again
    if (unlocked) return;
    unlocked = true;
    follow();
  }

  const onVisibility = (): void => music.setPaused(page.hidden());

  music.setPaused(page.hidden());
  for (const gesture of GESTURES)
    page.events.addEventListener(gesture, onGesture, { capture: true, passive: true });
  page.events.addEventListener('visibilitychange', onVisibility);
  const unsubscribe = settings.subscribe(() => follow());
  if (page.touched()) onGesture();

  return {
    play(effect, up) {
      if (!page.hidden()) effects.play(effect, up);
    },
    music(category, layers = 1) {
      wanted = category;
      depth = layers;
      follow();
    },
    setTheme(theme) {
      const next = configOf(theme);
      if (next === config) return;
      config = next;
      music.use(config);
      cancelWarmUp?.();
      cancelWarmUp = null;
      follow();
      clock.after(THEME_CHANGE_MS, () =>
        loader.keep([...Object.values(config.music).flat(), ...Object.values(config.effects)]),
      );
    },
    setTempo: (rate) => music.setRate(rate),
    duck(on) {
      ducked = on;
      follow();
    },
    muteEffects(on) {
      effectless = on;
      follow();
    },
    destroy() {
      unsubscribe();
      for (const gesture of GESTURES) page.events.removeEventListener(gesture, onGesture, { capture: true });
      page.events.removeEventListener('visibilitychange', onVisibility);
      cancelWarmUp?.();
      loader.unloadAll();
    },
  };
}
