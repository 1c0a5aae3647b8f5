/**
 * Measures the shipped sounds after decoding, and keeps what it found in measurements.json, which a test checks:
 * `node tools/sound/measure.mjs [family…]`.
 */
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RATE, decode, loudness } from './audio.mjs';
import { MARGIN_MS } from './renderMusic.mjs';
import { families, folderOf } from './sounds.mjs';

const CODECS = ['webm', 'm4a'];
const kept = new URL('measurements.json', import.meta.url);
const round = (value, digits) => Number(value.toFixed(digits));

/** Rank of the step across the loop's seam among all sample-to-sample steps: 0.5 is average, 1 is a click. */
function seamRank(samples, first, end) {
  const seam = Math.abs(samples[first] - samples[end - 1]);
  let smaller = 0;
  for (let i = 1; i < samples.length; i++) if (Math.abs(samples[i] - samples[i - 1]) < seam) smaller++;
  return round(smaller / samples.length, 4);
}

/**
 * The start (ms) at which the worst seam of a category's files is best. Their codecs leave an error of their own at
 * each end of a file, and layers have to start together. `files`: samples and loop of each.
 */
function bestStart(files) {
  const worst = (start) =>
    Math.max(
      ...files.map(({ samples, loop, usual }) => {
        const first = Math.round((start * RATE) / 1000);
        return (
          Math.abs(samples[first] - samples[first + Math.round((loop.length * RATE) / 1000) - 1]) / usual
        );
      }),
    );
  const starts = Array.from({ length: 1 + MARGIN_MS }, (_, index) => MARGIN_MS / 2 + index);
  return starts.reduce((best, start) => (worst(start) < worst(best) ? start : best));
}

/** Average step from sample to sample. */
const usualStep = (samples) =>
  samples.reduce((sum, sample, i) => sum + Math.abs(sample - (samples[i - 1] ?? sample)), 0) / samples.length;

/** Decodes a sound's file; `loop` is in ms, as in sounds.json. */
function read(family, file, loop, folder) {
  const source = join(folderOf(family), file);
  const channels = decode(source, folder);
  const [samples] = channels;
  const shared = {
    bytes: statSync(source).size,
    seconds: round(samples.length / RATE, 2),
    channels: channels.length,
  };
  if (!loop) {
    const { momentary, peak } = loudness(channels, folder);
    return { samples, figures: { ...shared, loudest: momentary, peak } };
  }
  const first = Math.round((loop.start * RATE) / 1000);
  const end = first + Math.round((loop.length * RATE) / 1000);
  return {
    samples: samples.subarray(first, end),
    whole: { samples, loop, usual: usualStep(samples) },
    figures: { ...shared, seam: seamRank(samples, first, end) },
  };
}

/** Loudness (LUFS) of loops played on top of each other, from both loudspeakers. */
function together(loops, folder) {
  const sum = new Float32Array(Math.max(...loops.map((loop) => loop.length)));
  for (const loop of loops) for (let i = 0; i < sum.length; i++) sum[i] += loop[i % loop.length];
  return loudness([sum], folder, true).integrated;
}

function measure(family, folder) {
  const { music, effects } = families[family];
  const { sounds } = JSON.parse(readFileSync(join(folderOf(family), 'sounds.json'), 'utf8'));
  const found = { loops: {}, files: {} };
  /** Category -> its files, whole. */
  const wholes = Object.fromEntries(Object.keys(music).map((category) => [category, []]));
  for (const codec of CODECS) {
    for (const [category, tracks] of Object.entries(music)) {
      const loops = Object.keys(tracks).map((name) => {
        const file = `${name}.${codec}`;
        const { samples, figures, whole } = read(family, file, sounds[name].loop, folder);
        wholes[category].push(whole);
        found.files[file] = figures;
        return samples;
      });
      found.loops[category] = { ...found.loops[category], [codec]: together(loops, folder) };
    }
    for (const name of Object.keys(effects)) {
      const file = `${name}.${codec}`;
      found.files[file] = read(family, file, null, folder).figures;
    }
  }
  for (const [category, files] of Object.entries(wholes))
    console.log(`${family}/${category}: "start" would be best at ${bestStart(files)}`);
  return found;
}

const wanted = process.argv.slice(2);
const measurements = JSON.parse(readFileSync(kept, 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'sound-'));
try {
  for (const family of wanted.length > 0 ? wanted : Object.keys(families)) {
    measurements[family] = measure(family, folder);
    console.log(family);
    console.table(measurements[family].loops);
    console.table(measurements[family].files);
  }
} finally {
  rmSync(folder, { recursive: true });
}
const sorted = Object.fromEntries(Object.keys(families).map((family) => [family, measurements[family]]));
writeFileSync(kept, `${JSON.stringify(sorted, null, 2)}\n`);
