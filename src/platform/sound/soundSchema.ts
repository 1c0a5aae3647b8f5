// The schema of a family's sounds, which tests check every family against.

import * as z from 'zod/mini';
import {
  EFFECT_CATEGORIES,
  isEffect,
  isMusic,
  soundConfig,
  type SoundConfig,
  soundEntries,
  type SoundEntry,
} from '#src/platform/sound/soundConfig.ts';
import { EFFECTS, MUSIC_CATEGORIES, type MusicCategory } from '#src/platform/sound/names.ts';

/** Lists every problem of a family's sounds, one per line. */
export class SoundConfigError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The sound configuration is wrong:\n${problems.join('\n')}`);
    this.name = 'SoundConfigError';
    this.problems = problems;
  }
}

const milliseconds = z.number().check(z.gte(0), z.lte(10_000));
const entrySchema = z.strictObject({
  category: z.enum([...MUSIC_CATEGORIES, ...EFFECT_CATEGORIES], {
    error: `every sound needs a category: ${[...MUSIC_CATEGORIES, ...EFFECT_CATEGORIES].join(', ')}`,
  }),
  /** Absent: `<name>.webm` and `<name>.m4a`. */
  files: z.optional(
    z
      .array(z.string().check(z.regex(/^([\w-]+\/)?[\w-]+\.(webm|m4a)$/, 'a .webm or .m4a file')))
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

/** Checks the sounds of a family against the files there are. Throws SoundConfigError. */
export function readSoundConfig(raw: unknown, files: ReadonlySet<string>): SoundConfig {
  const parsed = configSchema.safeParse(raw);
  if (!parsed.success)
    throw new SoundConfigError(
      parsed.error.issues.map((issue) => `${issue.path.join('.') || '(file)'}: ${issue.message}`),
    );
  const entries = soundEntries(parsed.data);
  const config = soundConfig(entries);
  const { music, effects } = config;
  const problems = [
    ...entries.flatMap((entry) => problemsOf(entry, files)),
    ...MUSIC_CATEGORIES.flatMap((category) => problemsOfLayers(category, music[category])),
    ...MUSIC_CATEGORIES.filter((category) => music[category].length === 0).map(
      (category) => `there is no music of the category ${category}`,
    ),
    ...EFFECTS.filter((name) => !effects[name]).map((name) => `there is no sound for the effect ${name}`),
  ];
  if (problems.length > 0) throw new SoundConfigError(problems);
  return config;
}
