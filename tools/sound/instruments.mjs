/** Building blocks of the effects: instruments by their General MIDI program, and note figures. */

export const MARIMBA = 12;
export const VIBRAPHONE = 11;
export const GLOCKENSPIEL = 9;
export const CELESTA = 8;
export const PIZZICATO = 45;
export const HARP = 46;
export const TIMPANI = 47;
export const BRASS = 61;
export const TRUMPET = 56;
export const KALIMBA = 108;
export const BASS = 32;
export const HORN = 60;
export const BASSOON = 70;
export const GLASS = 92;

/** Timed notes: `play(MARIMBA, [[0, 'c5'], [0.1, 'e5+g5', 110]], 0.4)` with seconds, names, velocity. */
export function play(program, notes, length = 0.5, velocity = 96) {
  return { program, length, velocity, notes };
}

/** The same figure on two instruments: the second is softer, for body or shine. */
export function doubled(programs, notes, length, velocity = 96) {
  return programs.map((program, index) => play(program, notes, length, velocity - 22 * index));
}

/** Notes in sequence, `gap` seconds apart, growing slightly louder. */
export function run(names, gap, at = 0, velocity = 86) {
  return names.split(' ').map((name, index) => [at + index * gap, name, velocity + 3 * index]);
}

/** Wood on wood or stone, at a pitch of `hertz`: a tone for an effect. */
export const knock = (at, hertz, level = 0.15, length = 0.09) => ({
  at,
  length,
  from: hertz,
  to: hertz * 0.8,
  level,
  bright: 0.5,
});
