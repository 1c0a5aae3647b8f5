// A theme's sound configuration: the schema of its sounds.json, validated before anything is played.

import * as z from 'zod/mini';
import { FEATURE_IDS } from '#core/features/features.ts';
import { EFFECTS, type EffectName, MUSIC_CATEGORIES, type MusicCategory } from '#src/platform/sound/names.ts';

const EFFECT_CATEGORIES = ['interface', 'lobby', 'timer', 'answer', 'ranking', ...FEATURE_IDS] as const;
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
  return FEATURE_IDS.some((id) => id === category);
}

/** Lists every problem of a sounds.json, one per line. */
export class SoundConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The sound configuration is wrong:\n${problems.join('\n')}`);
    this.name = 'SoundConfigError';
    this.problems = problems;
  }
}

const FADE_MS = 200;
const GAP_MS = 40;
const MUSIC_FADES: Fades = { prePlay: FADE_MS, prePause: FADE_MS, onEnd: 0, onStop: FADE_MS };
/** An effect keeps its attack; its ending is part of the recording. */
const EFFECT_FADES: Fades = { ...MUSIC_FADES, prePlay: 0 };

const milliseconds = z.number().check(z.gte(0), z.lte(10_000));
const entrySchema = z.strictObject({
  category: z.enum([...MUSIC_CATEGORIES, ...EFFECT_CATEGORIES], {
    error: `every sound needs a category: ${[...MUSIC_CATEGORIES, ...EFFECT_CATEGORIES].join(', ')}`,
  }),
  /** Absent: `<name>.webm` and `<name>.m4a`. */
  files: z.optional(
    z
      .array(z.string().check(z.regex(/^[\w-]+\.(webm|m4a)$/, 'a .webm or .m4a file of the same folder')))
      .check(z.minLength(1)),
  ),
  volume: z.optional(z.number().check(z.gte(0), z.lte(1))),
  loop: z.optional(z.strictObject({ start: milliseconds, length: z.number().check(z.positive()) })),
  layer: z.optional(z.int().check(z.gte(1))),
  fades: z.optional(
    z.strictObject({
      'pre-play': z.optional(milliseconds),
      'pre-pause': z.optional(milliseconds),
      'on-end': z.optional(milliseconds),
      'on-stop': z.optional(milliseconds),
    }),
  ),
  gap: z.optional(milliseconds),
});
const configSchema = z.strictObject({ sounds: z.record(z.string(), entrySchema) });

const isMusic = (category: Category): category is MusicCategory =>
  (MUSIC_CATEGORIES as readonly string[]).includes(category);
const isEffect = (name: string): name is EffectName => (EFFECTS as readonly string[]).includes(name);

function entryOf(name: string, raw: z.infer<typeof entrySchema>): SoundEntry {
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

function problemsOf(entry: SoundEntry, files: ReadonlySet<string>): string[] {
  const say = (problem: string) => `sounds.${entry.name}: ${problem}`;
  const found = entry.files.filter((file) => !files.has(file)).map((file) => say(`there is no file ${file}`));
  if (isMusic(entry.category)) {
    if (!entry.loop) found.push(say('music needs a loop'));
    if (isEffect(entry.name)) found.push(say('an effect needs a category of effects'));
  } else {
    if (entry.loop) found.push(say('an effect is not looped'));
    if (entry.layer !== null) found.push(say('an effect has no layers'));
    if (!isEffect(entry.name)) found.push(say('no effect has this name'));
  }
  return found;
}

/**
 * Problems that keep a category's tracks from playing as layers: one that loops out of sync would sound like
 * a mistake.
 */
function problemsOfLayers(category: MusicCategory, tracks: readonly SoundEntry[]): string[] {
  if (tracks.every(({ layer }) => layer === null)) return [];
  if (tracks.some(({ layer }, index) => layer !== index + 1))
    return [`the layers of the category ${category} are not 1, 2, 3 and so on`];
  const longest = Math.max(...tracks.map(({ loop }) => loop?.length ?? 0));
  return tracks
    .filter(({ loop }) => loop && longest % loop.length !== 0)
    .map(({ name }) => `sounds.${name}: its loop is no whole part of the longest layer's`);
}

/** Validates the content of a sounds.json against the files in its folder. Throws SoundConfigError. */
export function readSoundConfig(raw: unknown, files: ReadonlySet<string>): SoundConfig {
  const parsed = configSchema.safeParse(raw);
  if (!parsed.success)
    throw new SoundConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.') || '(file)'}: ${issue.message}`),
    );
  const entries = Object.entries(parsed.data.sounds).map(([name, sound]) => entryOf(name, sound));
  const problems = entries.flatMap((entry) => problemsOf(entry, files));

  const tracks = (category: MusicCategory) =>
    entries
      .filter((entry) => entry.category === category)
      .toSorted((a, b) => (a.layer ?? 0) - (b.layer ?? 0));
  const music = {
    waiting: tracks('waiting'),
    question: tracks('question'),
    summary: tracks('summary'),
    duelQuestion: tracks('duelQuestion'),
    peakQuestion: tracks('peakQuestion'),
  };
  for (const category of MUSIC_CATEGORIES) problems.push(...problemsOfLayers(category, music[category]));
  for (const category of MUSIC_CATEGORIES)
    if (music[category].length === 0) problems.push(`there is no music of the category ${category}`);

  const effects: Partial<Record<EffectName, SoundEntry>> = {};
  for (const entry of entries) if (isEffect(entry.name)) effects[entry.name] = entry;
  for (const name of EFFECTS) if (!effects[name]) problems.push(`there is no sound for the effect ${name}`);

  if (problems.length > 0) throw new SoundConfigError(problems);
  return { music, effects: effects as Record<EffectName, SoundEntry> };
}
