/** Renders scores as seamless loops: single ones, or layers that play on top of each other. */
import { STEPS } from './notation.mjs';
import { midiFile } from './midi.mjs';
import { RATE, encode, filter, gain, loudness, synthesize } from './audio.mjs';

/** Music plays far below the effects (volume 0.03), so it is mastered near the top of the scale. */
const TARGET_LUFS = -14;
/** No rumble, a warm low end, shakers that don't hiss, gentle compression; then no peak above -2 dB. */
const GLUE = [
  'highpass=f=38',
  'lowshelf=f=120:g=2',
  'equalizer=f=2500:t=q:w=0.8:g=2',
  'highshelf=f=8000:g=-1',
  'acompressor=threshold=-20dB:ratio=1.8:attack=15:release=180:makeup=1',
].join(',');
const CEILING = 'alimiter=limit=-2dB:attack=4:release=80:level=disabled';
/** Layers are compressed one by one and raised together, since no limiter hears them all. */
const LAYER_GLUE = [
  'highpass=f=38',
  'lowshelf=f=120:g=2',
  'equalizer=f=2500:t=q:w=0.8:g=2',
  'lowpass=f=9000',
  'acompressor=threshold=-30dB:ratio=3:attack=3:release=140:makeup=1',
].join(',');
const LAYERS_PEAK_DB = -2;
/**
 * Length by which the file extends beyond the loop at each end: a codec's edges and a decoder's delay never
 * reach the seam.
 */
export const MARGIN_MS = 100;
const PASSES = 3;
const BLEND_MS = 60;

/** Small pseudo-random numbers, the same every time. */
function wobble(seed) {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}

/** Delays the second of each pair of sixteenths by `amount` of a step. */
function swung(at, amount) {
  const within = at % 2;
  return at - within + (within < 1 ? within * (1 + amount) : 1 + amount + (within - 1) * (1 - amount));
}

/** Notes on the grid -> notes in seconds, slightly humanized, `PASSES` times over. */
function perform(part, index, score) {
  const step = (score.beat * 4) / STEPS;
  const hand = wobble(1000 + 77 * index);
  const once = part.notes.map((note) => ({
    pitch: note.pitch,
    at: Math.max(0, swung(note.at, score.swing) * step + hand() * 0.004),
    length: note.length * step * (part.hold ?? 0.95),
    velocity: Math.round(Math.min(127, Math.max(1, part.velocity + note.accent + hand() * 4))),
  }));
  const total = lengthOf(score);
  const notes = Array.from({ length: PASSES }, (_, pass) =>
    once.map((note) => ({ ...note, at: note.at + pass * total })),
  );
  return { ...part, notes: notes.flat() };
}

/** Seconds of one pass. */
export function lengthOf(score) {
  return score.beat * 4 * score.bars;
}

/** Cuts out the second pass; its end blends into what led into its start, so that end and start meet. */
function cutLoop(channels, frames) {
  const blend = (BLEND_MS * RATE) / 1000;
  return channels.map((samples) => {
    const loop = samples.slice(frames, 2 * frames);
    for (let i = 0; i < blend; i++) {
      const weight = (i + 1) / blend;
      const at = frames - blend + i;
      loop[at] = loop[at] * (1 - weight) + samples[at] * weight;
    }
    return loop;
  });
}

/** The loop with its own end before it and its own start after it. */
function withMargins(channels) {
  const margin = (MARGIN_MS * RATE) / 1000;
  return channels.map((loop) => {
    const padded = new Float32Array(loop.length + 2 * margin);
    padded.set(loop.subarray(loop.length - margin), 0);
    padded.set(loop, margin);
    padded.set(loop.subarray(0, margin), margin + loop.length);
    return padded;
  });
}

/**
 * Plays each part alone, brings it to its `level` (LUFS), and adds them up, so that the mix doesn't depend on
 * how loud a patch is.
 */
function mix(score, folder) {
  const sum = [];
  score.parts.forEach((part, index) => {
    const midi = midiFile([perform(part, index, score)], PASSES * lengthOf(score));
    const dry = synthesize(midi, folder);
    gain(dry, part.level - loudness(dry, folder).integrated).forEach((samples, channel) => {
      sum[channel] = sum[channel] ? sum[channel].map((value, i) => value + (samples[i] ?? 0)) : samples;
    });
  });
  return sum;
}

/** Writes `<target>.webm` and `<target>.m4a`; returns the loop's seconds and the master's loudness. */
export function renderMusic(score, target, folder) {
  const frames = Math.round(lengthOf(score) * RATE);
  const glued = filter(mix(score, folder), GLUE, folder);
  const level = TARGET_LUFS - loudness(cutLoop(glued, frames), folder).integrated;
  const limited = filter(glued, `volume=${level.toFixed(2)}dB,${CEILING}`, folder);
  const loop = cutLoop(limited, frames);
  // At this bit rate, AAC does better with 16 kHz of bandwidth: 2 to 5 dB less error below 3 kHz than at
  // 48,000 samples per second.
  encode(withMargins(loop), target, { opus: 40, aac: 48, aacRate: 32000 }, folder);
  return { seconds: frames / RATE, ...loudness(loop, folder) };
}

/** Repeats the loop until it is `frames` long. */
function roundTo(frames, loop) {
  return Float32Array.from({ length: frames }, (_, i) => loop[i % loop.length]);
}

/**
 * Writes `<name>.webm` and `<name>.m4a` of each layer, in mono, all raised as far as their sum allows.
 * `layers`: scores by name, all with the same beat, each as long as the longest or a fraction of it;
 * `targetOf`: where to write a name. Returns what `renderMusic` does, by name, and the sums as heard camp by
 * camp.
 */
export function renderLayers(layers, targetOf, folder) {
  const loops = Object.entries(layers).map(([name, score]) => {
    const frames = Math.round(lengthOf(score) * RATE);
    const [left, right] = filter(mix(score, folder), LAYER_GLUE, folder);
    const mono = left.map((sample, i) => (sample + right[i]) / 2);
    return { name, kilobits: score.kilobits, loop: cutLoop([mono], frames)[0] };
  });
  const longest = Math.max(...loops.map(({ loop }) => loop.length));
  const sums = [];
  for (const { loop } of loops) {
    const before = sums.at(-1);
    sums.push(roundTo(longest, loop).map((sample, i) => sample + (before?.[i] ?? 0)));
  }
  const all = loudness([sums.at(-1)], folder);
  const level = Math.min(TARGET_LUFS - all.integrated, LAYERS_PEAK_DB - all.peak);
  const written = loops.map(({ name, kilobits, loop }) => {
    const [loud] = gain([loop], level);
    encode(
      withMargins([loud]),
      targetOf(name),
      { opus: kilobits, aac: kilobits + 12, aacRate: 24000, tight: true },
      folder,
    );
    return [name, { seconds: loop.length / RATE, ...loudness([loud], folder) }];
  });
  return {
    layers: Object.fromEntries(written),
    sums: sums.map((sum) => loudness(gain([sum], level), folder)),
  };
}
