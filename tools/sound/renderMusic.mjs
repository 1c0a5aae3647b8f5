/**
 * Renders scores as seamless mono loops: single ones, or layers that play on top of each other. Mono, because
 * most classrooms hear them from one small loudspeaker, and it halves their size.
 */
import { STEPS } from './notation.mjs';
import { midiFile } from './midi.mjs';
import { RATE, encode, filter, gain, loudness, synthesize } from './audio.mjs';

/** Music plays far below the effects (volume 0.03), so it is mastered near the top of the scale. */
const MUSIC_LUFS = -14;
/** No rumble, a warm low end, shakers that don't hiss, gentle compression. */
const GLUE = [
  'highpass=f=38',
  'lowshelf=f=120:g=2',
  'equalizer=f=2500:t=q:w=0.8:g=2',
  'highshelf=f=8000:g=-1',
  'acompressor=threshold=-20dB:ratio=1.8:attack=15:release=180:makeup=1',
].join(',');
/** No peak above -2 dB; layers are summed at the volume they are played at, far from the limit. */
const CEILING = 'alimiter=limit=-2dB:attack=4:release=80:level=disabled';
/** Kilobits per second of a loop that has everything in it. */
const KILOBITS = 24;
/** Below this, a file has no room for anything above 9 kHz. */
const LOW_KILOBITS = 20;
/**
 * Length by which the file extends beyond the loop at each end: a codec's edges and a decoder's delay never
 * reach the seam.
 */
export const MARGIN_MS = 200;
/** The first leads in, the second is cut out. */
const PASSES = 2;
const BLEND_MS = 60;
const STEPS_PER_BEAT = 4;

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
  const step = score.beat / STEPS_PER_BEAT;
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
  return (score.beat * score.bars * (score.steps ?? STEPS)) / STEPS_PER_BEAT;
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

/**
 * The loop with its own end before it and its own start after it. The file fades in: from an abrupt start, Opus's
 * filter against rumble would still be swinging at the seam.
 */
function withMargins(channels) {
  const margin = (MARGIN_MS * RATE) / 1000;
  return channels.map((loop) => {
    const padded = new Float32Array(loop.length + 2 * margin);
    padded.set(loop.subarray(loop.length - margin), 0);
    for (let i = 0; i < margin / 4; i++) padded[i] *= (4 * i) / margin;
    padded.set(loop, margin);
    padded.set(loop.subarray(0, margin), margin + loop.length);
    return padded;
  });
}

/** Mono samples of a part; `draw` paints each note of one that no instrument plays. */
function sound(part, seconds, folder) {
  if (part.draw) {
    const buffer = new Float32Array(Math.ceil(seconds * RATE));
    for (const note of part.notes) part.draw(buffer, note);
    return buffer;
  }
  const [left, right] = synthesize(midiFile([part], seconds), folder);
  return left.map((sample, i) => (sample + right[i]) / 2);
}

/** Loudness of mono samples that come out of both loudspeakers. */
const loudnessInBoth = (samples, folder) => loudness([samples], folder, true);

/**
 * Plays each part alone, brings it to its `level` (LUFS), and adds them up, so that the mix doesn't depend on
 * how loud a patch is.
 */
function mix(score, folder) {
  const seconds = PASSES * lengthOf(score);
  const sum = new Float32Array(Math.ceil(seconds * RATE));
  score.parts.forEach((part, index) => {
    const dry = sound(perform(part, index, score), seconds, folder);
    const [level] = gain([dry], part.level - loudnessInBoth(dry, folder).integrated);
    for (let i = 0; i < sum.length; i++) sum[i] += level[i] ?? 0;
  });
  return sum;
}

/** Repeats the loop until it is `frames` long. */
function roundTo(frames, loop) {
  return Float32Array.from({ length: frames }, (_, i) => loop[i % loop.length]);
}

/**
 * Writes `<name>.webm` and `<name>.m4a` of each track of one category: a single one, or layers, which are
 * leveled together. `tracks`: scores by name, all with the same beat, each as long as the longest or a whole
 * part of it; `targetOf`: where to write a name. Returns seconds and loudness by name, and the loudness of the
 * sums as heard layer by layer.
 */
export function renderMusic(tracks, targetOf, folder) {
  const mixes = Object.entries(tracks).map(([name, score]) => {
    const kilobits = score.kilobits ?? KILOBITS;
    const top = kilobits < LOW_KILOBITS ? ',lowpass=f=9000' : '';
    const frames = Math.round(lengthOf(score) * RATE);
    const [glued] = filter([mix(score, folder)], GLUE + top, folder);
    return { name, kilobits, frames, glued };
  });
  const longest = Math.max(...mixes.map(({ frames }) => frames));
  const sums = (loops) =>
    loops.reduce(
      (all, loop) => [...all, roundTo(longest, loop).map((sample, i) => sample + (all.at(-1)?.[i] ?? 0))],
      [],
    );
  const whole = sums(mixes.map(({ glued, frames }) => cutLoop([glued], frames)[0])).at(-1);
  const level = MUSIC_LUFS - loudnessInBoth(whole, folder).integrated;
  const loops = mixes.map(({ glued, frames }) => {
    const limited = filter([glued], `volume=${level.toFixed(2)}dB,${CEILING}`, folder);
    return cutLoop(limited, frames)[0];
  });
  const written = mixes.map(({ name, kilobits }, index) => {
    const isLow = kilobits < LOW_KILOBITS;
    encode(
      withMargins([loops[index]]),
      targetOf(name),
      // AAC needs more, and most of all where there is little.
      { opus: kilobits, aac: kilobits + (isLow ? 9 : 6), aacRate: isLow ? 24_000 : 32_000, tight: true },
      folder,
    );
    return [name, { seconds: mixes[index].frames / RATE, ...loudnessInBoth(loops[index], folder) }];
  });
  return {
    tracks: Object.fromEntries(written),
    sums: sums(loops).map((sum) => loudnessInBoth(sum, folder)),
  };
}
