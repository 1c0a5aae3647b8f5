/** What the scores of all families are written with: parts, chords by name, and figures over their roots. */
import { STEPS, pitch } from '../notation.mjs';

/** A part at a `level` (LUFS) of the mix, played by a General MIDI program. */
export const part = (name, program, level, notes, more = {}) => ({
  name,
  program,
  level,
  reverb: 44,
  velocity: 74,
  notes,
  ...more,
});

/** A drum kit by its program: 8 room, 25 electronic, 40 brushes, 48 orchestra. */
export const drums = (program, level, notes, more = {}) =>
  part('drums', program, level, notes, { drums: true, reverb: 26, velocity: 66, ...more });

/** Root, a voicing that stays near its neighbors, and tones to break. */
const CHORDS = {
  C: ['c3', 'e3+g3+c4', 'c4 e4 g4 c5'],
  Dm: ['d3', 'f3+a3+d4', 'a3 d4 f4 a4'],
  Em: ['e2', 'e3+g3+b3', 'b3 e4 g4 b4'],
  E: ['e2', 'e3+g#3+b3', 'b3 e4 g#4 b4'],
  F: ['f2', 'f3+a3+c4', 'a3 c4 f4 a4'],
  G: ['g2', 'd3+g3+b3', 'b3 d4 g4 b4'],
  Am: ['a2', 'e3+a3+c4', 'a3 c4 e4 a4'],
};

/** Chord names, one a bar -> what bass, pads, and arpeggios take from them. */
export function changes(names) {
  const bars = names
    .trim()
    .split(/\s+/)
    .map((name) => CHORDS[name]);
  return {
    roots: bars.map(([root]) => root),
    voicings: bars.map(([, voicing]) => voicing),
    tones: bars.map(([, , tones]) => tones),
  };
}

/**
 * Notes over a root for each bar, from `text`: tokens as in `phrase`, with semitones above the root for names
 * (`0:2 12:2? -:4`). Its bars repeat.
 */
export function figure(roots, text, steps = STEPS) {
  const bars = text.split('|').map((bar) => bar.trim().split(/\s+/));
  return roots.flatMap((root, index) => {
    let at = 0;
    const notes = bars[index % bars.length].flatMap((token) => {
      const [, above, length, mark] = /^(-|\d+):(\d+)([!?]?)$/.exec(token);
      const start = index * steps + at;
      at += Number(length);
      if (above === '-') return [];
      const accent = { '!': 14, '?': -16, '': 0 }[mark];
      return [{ pitch: pitch(root) + Number(above), at: start, length: Number(length), accent }];
    });
    if (at !== steps) throw new Error(`figure lasts ${at} steps: ${text}`);
    return notes;
  });
}

/** A bass and, softer, its octave: small loudspeakers play nothing below 200 Hz. */
export const withOctave = (bass) => [
  bass,
  {
    ...bass,
    name: `${bass.name} octave`,
    level: bass.level - 4,
    notes: bass.notes.map((note) => ({ ...note, pitch: note.pitch + 12 })),
  },
];

/** Notes later by some steps. */
export const moved = (notes, steps) => notes.map((note) => ({ ...note, at: note.at + steps }));

/** Layers in the order in which they join, as named scores that share beat and swing. */
export const layersOf = (shared, layers) =>
  Object.fromEntries(layers.map((layer, index) => [`question${index + 1}`, { ...shared, ...layer }]));
