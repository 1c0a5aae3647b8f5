// The scores, before they are played.

import { describe, expect, it } from 'vitest';
import { families } from './sounds.mjs';

/** Pitch classes of C major, and the leading tone of A minor. */
const SCALE = new Set([0, 2, 4, 5, 7, 9, 11, 8]);
const PENTATONIC = /^[cdega]\d$/;

interface Part {
  readonly name: string;
  readonly drums?: boolean;
  readonly notes: readonly { readonly pitch: number; readonly at: number }[];
}
interface Score {
  readonly bars: number;
  readonly steps?: number;
  readonly parts: readonly Part[];
}
interface Effect {
  /** Notes are their seconds and names, such as `c5+e5`. */
  readonly parts?: readonly { readonly notes: readonly (readonly [number, string, ...unknown[]])[] }[];
}
type Music = Readonly<Record<string, Readonly<Record<string, Score>>>>;

describe.each(Object.entries(families))('the family %s', (_, { music, effects }) => {
  const tracks = Object.values(music as Music).flatMap((category) => Object.entries(category));

  it('has effects in the pentatonic that its music contains', () => {
    for (const [name, { parts = [] }] of Object.entries(effects as Readonly<Record<string, Effect>>)) {
      const notes = parts.flatMap((part) => part.notes.flatMap(([, names]) => names.split('+')));
      expect(
        notes.filter((note) => !PENTATONIC.test(note)),
        name,
      ).toEqual([]);
    }
  });

  it('keeps to C major and A minor', () => {
    const played = (part: Part) => !part.drums && part.name !== 'hats';
    for (const [name, { parts }] of tracks)
      for (const part of parts.filter(played))
        expect(
          part.notes.filter(({ pitch }) => !SCALE.has(pitch % 12)),
          `${name}: ${part.name}`,
        ).toEqual([]);
  });

  it('has every note inside its loop', () => {
    for (const [name, { bars, steps = 16, parts }] of tracks)
      for (const part of parts)
        expect(Math.max(...part.notes.map(({ at }) => at)), `${name}: ${part.name}`).toBeLessThan(
          bars * steps,
        );
  });
});
