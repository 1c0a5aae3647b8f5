/** Renders one effect: instruments, tones, and noise in one mono buffer, all effects equally loud. */
import { RATE, encode, filter, gain, loudness, synthesize } from './audio.mjs';
import { midiFile } from './midi.mjs';
import { pitch } from './notation.mjs';
import { noise, tone } from './tones.mjs';

/** Loudness of every effect (its loudest 400 ms); sounds.json sets how loud each is played. */
const TARGET_LUFS = -18;
/** A click is over before it can be loud, so its peak (dBFS) is the limit instead. */
const CEILING_DB = -3;
const FADE_SECONDS = 0.25;

function instruments(effect) {
  const parts = (effect.parts ?? []).map((part) => ({
    program: part.program,
    reverb: 34,
    notes: part.notes.flatMap(([at, names, velocity = part.velocity]) =>
      names.split('+').map((name) => ({ at, length: part.length, pitch: pitch(name), velocity })),
    ),
  }));
  if (!effect.drums) return parts;
  const notes = effect.drums.map(([at, key, velocity]) => ({ at, length: 0.5, pitch: key, velocity }));
  return [...parts, { program: 0, drums: true, reverb: 34, notes }];
}

/** Mono samples of an effect before mastering, faded out at the end. */
function draw(effect, folder) {
  const buffer = new Float32Array(Math.round(effect.seconds * RATE));
  const parts = instruments(effect);
  if (parts.length > 0) {
    const [left, right] = synthesize(midiFile(parts, effect.seconds + 0.1), folder);
    for (let i = 0; i < buffer.length; i++) buffer[i] = (left[i] + right[i]) / 2;
  }
  for (const voice of effect.tones ?? []) tone(buffer, voice);
  for (const voice of effect.noises ?? []) noise(buffer, voice);
  const fade = Math.round(Math.min(FADE_SECONDS, effect.seconds / 4) * RATE);
  for (let i = 0; i < fade; i++) buffer[buffer.length - 1 - i] *= (i / fade) ** 2;
  return buffer;
}

/** Writes `<target>.webm` and `<target>.m4a`; returns the master's seconds and loudness. */
export function renderEffect(effect, target, folder) {
  const clean = filter([draw(effect, folder)], 'highpass=f=60,lowpass=f=9000,lowpass=f=9000', folder);
  const { momentary, peak } = loudness(clean, folder);
  const finished = gain(clean, Math.min(TARGET_LUFS - momentary, CEILING_DB - peak));
  const kilobits = effect.kilobits ?? 40;
  encode(finished, target, { opus: kilobits, aac: kilobits + 16 }, folder);
  return { seconds: effect.seconds, ...loudness(finished, folder) };
}
