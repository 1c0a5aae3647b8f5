/** The default family's scores on other instruments, for themes that share its mood. */
import { question } from './question.mjs';
import { summary } from './summary.mjs';
import { waiting } from './waiting.mjs';

/** The parts of the scores, by their names: programs, and what else differs. `drums`: by key. */
const TINTS = {
  // A clarinet strolls, a tuba walks, and the blocks are a tail against a fence.
  dogsville: {
    programs: {
      marimba: 71,
      'steel drums': 71,
      vibraphone: 71,
      kalimba: 24,
      'electric piano': 24,
      ukulele: 24,
      bass: 58,
      'bass octave': 24,
      brass: 60,
    },
    keys: { 42: 76, 37: 77, 70: 76, 62: 77, 63: 76, 64: 77, 54: 76, 39: 77 },
  },
  // Weightless: nothing swings, pads instead of chords that are struck.
  cosmicPicnic: {
    programs: {
      marimba: 108,
      'steel drums': 108,
      vibraphone: 92,
      pizzicato: 92,
      brass: 92,
      'electric piano': 89,
      ukulele: 108,
    },
    keys: {},
    swing: 0,
  },
  // A desk and a screen: keys, claps, a side stick.
  sns: {
    programs: {
      marimba: 45,
      'steel drums': 4,
      vibraphone: 4,
      kalimba: 45,
      ukulele: 45,
      brass: 4,
    },
    keys: { 70: 37, 62: 39, 63: 37, 64: 37, 54: 39, 81: 37 },
  },
};

const tinted = (score, { programs, keys, swing = score.swing }) => ({
  ...score,
  swing,
  parts: score.parts.map((part) => ({
    ...part,
    // The ukulele's bank has no other instrument.
    ...(part.name in programs && { program: programs[part.name], bank: 0 }),
    notes: part.drums
      ? part.notes.map((note) => ({ ...note, pitch: keys[note.pitch] ?? note.pitch }))
      : part.notes,
  })),
});

/** Waiting, question, and summary of each tint. */
export const tints = Object.fromEntries(
  Object.entries(TINTS).map(([family, tint]) => [
    family,
    {
      waiting: tinted(waiting, tint),
      question: Object.fromEntries(
        Object.entries(question).map(([name, layer]) => [name, tinted(layer, tint)]),
      ),
      summary: tinted(summary, tint),
    },
  ]),
);
