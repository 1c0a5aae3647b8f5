// The figures of the shipped sounds, as `node tools/sound/measure.mjs` found them.

import { readFileSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { POWERUP_IDS } from '#core/features/powerups/ids.ts';

interface File {
  readonly bytes: number;
  /** Rank of the step across the loop's seam among all steps; 1 clicks. Loops alone have one. */
  readonly seam?: number;
  readonly seconds: number;
  readonly channels: number;
  /** Loudest 400 ms, in LUFS, and peak, in dBFS; effects alone have them. */
  readonly loudest?: number;
  readonly peak?: number;
}
interface Family {
  /** Loudness of each category's loops together, by codec. */
  readonly loops: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly files: Readonly<Record<string, File>>;
}

const MUSIC_LUFS = -14;
const EFFECT_LUFS = -18;
/** Short effects are held back by their peaks instead, which an encoder may raise a little. */
const PEAK_DB = -4;
const LOOP_BYTES = 200_000;
const TOTAL_BYTES = 12_500_000;
const assets = new URL('../../assets/sounds/', import.meta.url);
const kept = readFileSync(new URL('measurements.json', import.meta.url), 'utf8');
const families = Object.entries(JSON.parse(kept) as Readonly<Record<string, Family>>);
const isAudio = (file: string) => /\.(?:webm|m4a)$/.test(file);

describe.each(families)('the family %s', (family, { loops, files }) => {
  const folder = new URL(`${family}/`, assets);
  const shipped = readdirSync(folder).filter(isAudio);

  it('is measured as it is', () => {
    const bytesOf = (file: string) => statSync(new URL(file, folder)).size;
    const measured = Object.entries(files).map(([file, { bytes }]) => [file, bytes]);
    expect(Object.fromEntries(measured)).toEqual(
      Object.fromEntries(shipped.map((file) => [file, bytesOf(file)])),
    );
  });

  it('is as loud as all others', () => {
    for (const [category, byCodec] of Object.entries(loops))
      for (const [codec, lufs] of Object.entries(byCodec))
        expect(Math.abs(lufs - MUSIC_LUFS), `${category}.${codec}: ${lufs} LUFS`).toBeLessThanOrEqual(1);
    for (const [file, { loudest, peak = 0 }] of Object.entries(files)) {
      if (loudest === undefined) continue;
      expect(loudest, file).toBeLessThanOrEqual(EFFECT_LUFS + 1);
      if (peak < PEAK_DB) expect(loudest, file).toBeGreaterThanOrEqual(EFFECT_LUFS - 1);
    }
  });

  it('loops without a click, in mono, in little space', () => {
    for (const [file, { seam, bytes, channels }] of Object.entries(files)) {
      expect(channels, file).toBe(1);
      if (seam === undefined) continue;
      expect(seam, file).toBeLessThan(0.999);
      expect(bytes, file).toBeLessThanOrEqual(LOOP_BYTES);
    }
  });
});

it('every family is measured, and all of them stay under 12.5 MB', () => {
  const folders = readdirSync(assets, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).toSorted()).toEqual(families.map(([family]) => family).toSorted());
  const all = families.flatMap(([, { files }]) => Object.values(files));
  expect(all.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(TOTAL_BYTES);
});

it('a power-up sounds for at most 900 ms', () => {
  const files = Object.assign({}, ...families.map(([, each]) => each.files)) as Family['files'];
  for (const id of POWERUP_IDS) {
    const file = `powerup${id[0]?.toUpperCase()}${id.slice(1)}.webm`;
    // Opus ends on a whole packet.
    expect(files[file]?.seconds, file).toBeLessThanOrEqual(0.92);
  }
});
