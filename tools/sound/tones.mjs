/** Small synthesized sounds for effects: gliding tones and sweeping noise, added into a sample buffer. */
import { RATE } from './audio.mjs';

/** Rises over `attack` seconds, then falls by 60 dB until `length`; the last 5 ms fade to silence. */
function envelope(time, attack, length) {
  const rise = Math.min(1, time / attack);
  const fall = 10 ** ((-3 * Math.max(0, time - attack)) / (length - attack));
  return rise * fall * Math.min(1, (length - time) / 0.005);
}

/** A sine that glides from `from` to `to` hertz; `bright` adds a second and third partial. */
export function tone(buffer, { at = 0, length, from, to = from, level = 1, attack = 0.003, bright = 0 }) {
  let phase = 0;
  const frames = Math.round(length * RATE);
  const first = Math.round(at * RATE);
  for (let i = 0; i < frames && first + i < buffer.length; i++) {
    phase += (2 * Math.PI * from * (to / from) ** (i / frames)) / RATE;
    const wave = Math.sin(phase) + bright * (0.5 * Math.sin(2 * phase) + 0.25 * Math.sin(3 * phase));
    buffer[first + i] += level * wave * envelope(i / RATE, attack, length);
  }
}

/**
 * Noise through a band-pass filter that sweeps from `from` to `to` hertz; swells when `attack` is long.
 * Always the same noise.
 */
export function noise(buffer, { at = 0, length, from, to = from, level = 1, attack = 0.003, width = 1 }) {
  let seed = 20211;
  let low = 0;
  let band = 0;
  const frames = Math.round(length * RATE);
  const first = Math.round(at * RATE);
  for (let i = 0; i < frames && first + i < buffer.length; i++) {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    const white = seed / 2 ** 31;
    const tuning = 2 * Math.sin((Math.PI * from * (to / from) ** (i / frames)) / RATE);
    low += tuning * band;
    band += tuning * (white - low - width * band);
    buffer[first + i] += level * band * envelope(i / RATE, attack, length);
  }
}
