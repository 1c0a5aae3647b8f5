/** Notation of the scores: phrases of notes and step patterns, on a grid of sixteenths. */

/** Steps of a bar, unless a function is given others: 12 make a waltz. */
export const STEPS = 16;
const SEMITONES = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 };

/** `c#4`, `bb3` -> MIDI number (c4 = 60). */
export function pitch(name) {
  const match = /^([a-g])(#|b)?(\d)$/.exec(name);
  if (!match) throw new Error(`not a note: ${name}`);
  const [, letter, sign, octave] = match;
  return SEMITONES[letter] + (sign === '#' ? 1 : sign === 'b' ? -1 : 0) + 12 * (Number(octave) + 1);
}

/**
 * A phrase such as `c5:3 e5+g5:3! -:2 …| …` -> notes `{ pitch, at, length, accent }` in steps from bar
 * `from`.
 * `:3` is the length in steps, `+` makes a chord, `-` a rest, `!` louder, `?` softer; every bar must be full.
 */
export function phrase(text, from = 0, steps = STEPS) {
  const notes = [];
  text.split('|').forEach((bar, index) => {
    let at = 0;
    for (const token of bar.trim().split(/\s+/)) {
      const match = /^([^:]+):(\d+)([!?]?)$/.exec(token);
      if (!match) throw new Error(`not a token: ${token}`);
      const length = Number(match[2]);
      const accent = match[3] === '!' ? 14 : match[3] === '?' ? -16 : 0;
      const names = match[1] === '-' ? [] : match[1].split('+');
      for (const name of names) {
        notes.push({ pitch: pitch(name), at: (from + index) * steps + at, length, accent });
      }
      at += length;
    }
    if (at !== steps) throw new Error(`bar ${from + index + 1} lasts ${at} steps: ${bar}`);
  });
  return notes;
}

/**
 * A bar of hits such as `X..x..o.|…` (strong, normal, soft), repeated over bars `from` to `to` (exclusive).
 */
export function hits(text, from, to, steps = STEPS) {
  const bars = text.split('|');
  const found = [];
  for (let bar = from; bar < to; bar++) {
    const marks = bars[(bar - from) % bars.length].replace(/\s/g, '');
    if (marks.length !== steps) throw new Error(`pattern has ${marks.length} steps: ${marks}`);
    for (let step = 0; step < steps; step++) {
      const accent = { X: 16, x: 0, o: -18, '.': undefined }[marks[step]];
      if (accent !== undefined) found.push({ at: bar * steps + step, accent });
    }
  }
  return found;
}

/** One drum over several bars (see `hits`); `louder` is added to its velocity. */
export function drum(key, text, from, to, louder = 0, steps = STEPS) {
  return hits(text, from, to, steps).map((hit) => ({
    at: hit.at,
    accent: hit.accent + louder,
    pitch: key,
    length: 1,
  }));
}

/**
 * Chords (`chords[bar]` is one voicing, or one for each half of the bar) played in the rhythm of `text`.
 * `length` is in steps; a hit in the second half uses the second voicing.
 */
export function comp(chords, text, length, from = 0, to = chords.length, steps = STEPS) {
  return hits(text, from, to, steps).flatMap((hit) => {
    const halves = chords[Math.floor(hit.at / steps)].split('/');
    const voicing = halves[hit.at % steps >= steps / 2 ? halves.length - 1 : 0];
    return voicing
      .trim()
      .split('+')
      .map((name) => ({ ...hit, pitch: pitch(name), length }));
  });
}

/** Broken chords: `order` picks from the tones of each bar (`.` rests), one pick every `every` steps. */
export function broken(tones, order, every, from = 0, to = tones.length) {
  const notes = [];
  const orders = order.split('|');
  for (let bar = from; bar < to; bar++) {
    const names = tones[bar].split(' ');
    const picks = orders[(bar - from) % orders.length];
    if (picks.length * every !== STEPS) throw new Error(`order does not fill the bar: ${picks}`);
    for (let i = 0; i < picks.length; i++) {
      if (picks[i] === '.') continue;
      const accent = i === 0 ? 10 : i % 2 ? -6 : 0;
      notes.push({
        pitch: pitch(names[Number(picks[i])]),
        at: bar * STEPS + i * every,
        length: every,
        accent,
      });
    }
  }
  return notes;
}
