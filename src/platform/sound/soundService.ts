// The sound of the page: silent until the first gesture, as loud as the settings say, still while nobody looks at the tab.

import { type SoundClock, type SoundEngine, systemClock } from '#src/platform/sound/engine.ts';
import { createEffectPlayer } from '#src/platform/sound/effects.ts';
import { createSoundLoader } from '#src/platform/sound/loader.ts';
import { createMusicPlayer } from '#src/platform/sound/music.ts';
import type { MusicCategory, Sound } from '#src/platform/sound/names.ts';
import type { SoundConfig } from '#src/platform/sound/soundConfig.ts';

export interface SoundSettings {
  readonly music: boolean;
  readonly effects: boolean;
  /** 0 to 1, over the theme's own volumes; 1 when missing. */
  readonly musicVolume?: number;
  readonly effectsVolume?: number;
}

/** A store of settings; zustand's fit. */
export interface SettingsSource {
  getState(): SoundSettings;
  subscribe(listener: () => void): () => void;
}

/** The page as far as sound goes. */
export interface SoundPage {
  /** Hears of gestures and of `visibilitychange`. */
  readonly events: EventTarget;
  hidden(): boolean;
  /** Whether there has been a gesture before the service was made. */
  touched(): boolean;
}

export interface SoundServiceParts {
  readonly config: SoundConfig;
  /** The address of a file that the configuration names. */
  readonly resolve: (file: string) => string;
  readonly settings: SettingsSource;
  readonly engine: SoundEngine;
  readonly page: SoundPage;
  readonly clock?: SoundClock;
}

export interface SoundService extends Sound {
  /** Ends all sound and lets go of the page; the service is of no use afterwards. */
  destroy(): void;
}

/** After these events browsers allow sound. */
const GESTURES = ['pointerup', 'touchend', 'click', 'keydown'];
/** Effects are loaded ahead, but not while the page still starts. */
const WARM_UP_MS = 1500;

/** What is left of the volume while something else is listened to. */
const DUCKED = 0.2;

const within = (volume: number | undefined) => Math.min(1, Math.max(0, volume ?? 1));

export function createSoundService(parts: SoundServiceParts): SoundService {
  const { config, resolve, settings, engine, page, clock = systemClock } = parts;
  const loader = createSoundLoader({ engine, clock, resolve });
  const music = createMusicPlayer(config, loader, clock);
  const effects = createEffectPlayer({ config, loader, engine, clock });
  let unlocked = false;
  let ducked = false;
  let effectless = false;
  let wanted: MusicCategory | null = null;
  let depth = 1;
  let cancelWarmUp: (() => void) | null = null;

  function follow(): void {
    const { music: musicOn, musicVolume, effects: effectsOn, effectsVolume } = settings.getState();
    const share = ducked ? DUCKED : 1;
    const musicLevel = musicOn ? within(musicVolume) * share : 0;
    const effectsLevel = unlocked && effectsOn && !effectless ? within(effectsVolume) * share : 0;
    // At zero the track stops by its own fade.
    if (musicLevel > 0) music.setVolume(musicLevel);
    music.set(unlocked && musicLevel > 0 ? wanted : null, depth);
    effects.setVolume(effectsLevel);
    if (effectsLevel > 0) cancelWarmUp ??= clock.after(WARM_UP_MS, () => void effects.warmUp());
  }

  function onGesture(): void {
    // Not only once: a phone call or a sleeping laptop takes the audio away, and the next gesture may bring it back.
    const { music: musicOn, effects: effectsOn } = settings.getState();
    if (musicOn || effectsOn) engine.resume().catch(() => undefined); // refused: the next gesture asks again
    if (unlocked) return;
    unlocked = true;
    follow();
  }

  const onVisibility = (): void => music.setPaused(page.hidden());

  music.setPaused(page.hidden());
  for (const gesture of GESTURES)
    page.events.addEventListener(gesture, onGesture, { capture: true, passive: true });
  page.events.addEventListener('visibilitychange', onVisibility);
  const unsubscribe = settings.subscribe(follow);
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
    tempo: (rate) => music.setRate(rate),
    duck(on) {
      ducked = on;
      follow();
    },
    withoutEffects(on) {
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
