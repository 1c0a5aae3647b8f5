// A theme's sound configuration, from the sounds.json of its family. Tests check those files (`soundSchema.ts`),
// so that players don't have to load what checks them.

import { FEATURE_IDS } from '#core/features/features.ts';
import { EFFECTS, type EffectName, MUSIC_CATEGORIES, type MusicCategory } from '#src/platform/sound/names.ts';

/** Effects of pieces that are moved by hand; few kinds of questions have them. */
const HANDS = 'hands';

export const EFFECT_CATEGORIES = [
  HANDS,
  'interface',
  'lobby',
  'timer',
  'answer',
  'ranking',
  ...FEATURE_IDS,
] as const;
type Category = MusicCategory | (typeof EFFECT_CATEGORIES)[number];

/** Fade lengths in milliseconds. */
export interface Fades {
  readonly prePlay: number;
  readonly prePause: number;
  /** Before the end of a sound that isn't looped. */
  readonly onEnd: number;
  readonly onStop: number;
}

export interface SoundEntry {
  readonly name: string;
  readonly category: Category;
  /** In order of preference: if one can't be loaded or played, the next is tried. */
  readonly files: readonly string[];
  /** 0 to 1, before the listener's own volume. */
  readonly volume: number;
  /** The looped part of the file, in ms; null if it plays once. */
  readonly loop: { readonly start: number; readonly length: number } | null;
  /** Position among the layers of its category, from 1; null for a track that takes turns with others. */
  readonly layer: number | null;
  readonly fades: Fades;
  /**
   * Minimum milliseconds between two starts, so that a whole class joining at the same time doesn't rattle.
   */
  readonly gap: number;
}

export interface SoundConfig {
  /** At least one track for each category; they take turns, or are layers, in this order. */
  readonly music: Readonly<Record<MusicCategory, readonly SoundEntry[]>>;
  readonly effects: Readonly<Record<EffectName, SoundEntry>>;
}

/**
 * True if only some games use it; it is loaded together with its category when the first of them is
 * requested.
 */
export function isFeatureEffect({ category }: SoundEntry): boolean {
  return category === HANDS || FEATURE_IDS.some((id) => id === category);
}

/** A sound in sounds.json; what is absent has its default. */
export interface RawSound {
  readonly category: Category;
  /** Absent: `<name>.webm` and `<name>.m4a`. */
  readonly files?: readonly string[] | undefined;
  readonly volume?: number | undefined;
  readonly loop?: SoundEntry['loop'] | undefined;
  readonly layer?: number | undefined;
  readonly fades?:
    | { readonly [When in 'pre-play' | 'pre-pause' | 'on-end' | 'on-stop']?: number | undefined }
    | undefined;
  readonly gap?: number | undefined;
}

/** The sounds of a family, with those it takes from another. */
export interface RawSounds {
  readonly sounds: Readonly<Record<string, RawSound>>;
}

/** The content of a sounds.json: all sounds of the default family, or what differs in another. */
export interface FamilySounds {
  readonly sounds: Readonly<Record<string, Partial<RawSound>>>;
}

const FADE_MS = 200;
const GAP_MS = 40;
const MUSIC_FADES: Fades = { prePlay: FADE_MS, prePause: FADE_MS, onEnd: 0, onStop: FADE_MS };
/** An effect keeps its attack; its ending is part of the recording. */
const EFFECT_FADES: Fades = { ...MUSIC_FADES, prePlay: 0 };

export const isMusic = (category: Category): category is MusicCategory =>
  (MUSIC_CATEGORIES as readonly string[]).includes(category);
export const isEffect = (name: string): name is EffectName => (EFFECTS as readonly string[]).includes(name);

function entryOf(name: string, raw: RawSound): SoundEntry {
  const fallback = isMusic(raw.category) ? MUSIC_FADES : EFFECT_FADES;
  return {
    name,
    category: raw.category,
    files: raw.files ?? [`${name}.webm`, `${name}.m4a`],
    volume: raw.volume ?? 1,
    loop: raw.loop ?? null,
    layer: raw.layer ?? null,
    fades: {
      prePlay: raw.fades?.['pre-play'] ?? fallback.prePlay,
      prePause: raw.fades?.['pre-pause'] ?? fallback.prePause,
      onEnd: raw.fades?.['on-end'] ?? fallback.onEnd,
      onStop: raw.fades?.['on-stop'] ?? fallback.onStop,
    },
    gap: raw.gap ?? GAP_MS,
  };
}

/**
 * Returns the sounds of the family `own`, which falls back to the family `usual`, sound by sound and setting by
 * setting. Files are named from the folder above both.
 */
export function familySounds(
  usual: FamilySounds & { readonly folder: string },
  own: FamilySounds & { readonly folder: string },
): RawSounds {
  const sounds = Object.entries({ ...usual.sounds, ...own.sounds }).map(([name, sound]) => {
    const { folder } = name in own.sounds ? own : usual;
    const files = sound.files ?? [`${name}.webm`, `${name}.m4a`];
    const whole = { ...usual.sounds[name], ...sound, files: files.map((file) => `${folder}/${file}`) };
    return [name, whole as RawSound] as const;
  });
  return { sounds: Object.fromEntries(sounds) };
}

/** Returns sounds that were checked, with their defaults filled in. */
export function soundEntries({ sounds }: RawSounds): readonly SoundEntry[] {
  return Object.entries(sounds).map(([name, sound]) => entryOf(name, sound));
}

/** Sorts sounds by what they are for. */
export function soundConfig(entries: readonly SoundEntry[]): SoundConfig {
  const tracks = (category: MusicCategory) =>
    entries
      .filter((entry) => entry.category === category)
      .toSorted((a, b) => (a.layer ?? 0) - (b.layer ?? 0));
  return {
    music: {
      waiting: tracks('waiting'),
      question: tracks('question'),
      summary: tracks('summary'),
      duelQuestion: tracks('duelQuestion'),
      peakQuestion: tracks('peakQuestion'),
    },
    effects: Object.fromEntries(
      entries.flatMap((entry) => (isEffect(entry.name) ? [[entry.name, entry]] : [])),
    ) as SoundConfig['effects'],
  };
}
