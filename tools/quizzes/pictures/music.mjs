// @ts-check
/** A staff with notes, note values, and piano keys. */
import { circle, ellipse, INK, line, path, picture, PINK, rect } from './kit.mjs';
import { keyLeft, noteHeight, PLACES } from './places.mjs';

/** A treble clef whose curl is around the line of G. @param {number} x @param {number} y */
function clef(x, y) {
  const curl =
    'M4 12C-8 10-14-4-6-14C4-28 30-22 32-2C34 22 12 36-8 32C-34 26-44-2-32-26C-20-50 10-64 20-92C26-112 22-134 12-140C0-132-8-112-4-92L14 58C16 76 0 86-10 78';
  return `<g transform="translate(${x} ${y})">${path(curl, 'none', 6)}${circle(-10, 70, 9, INK, 0)}</g>`;
}

/** @param {number} x @param {number} y */
function quarter(x, y) {
  const up = y > noteHeight(4);
  const stem = up ? line(x + 14, y - 4, x + 14, y - 84, 4) : line(x - 14, y + 4, x - 14, y + 84, 4);
  return stem + ellipse(x, y, 17, 12, INK, 0, -22);
}

/** @param {string[]} spots */
function staff(...spots) {
  const lines = [0, 2, 4, 6, 8].map((steps) => line(24, noteHeight(steps), 576, noteHeight(steps), 3));
  return picture(
    ...lines,
    line(576, noteHeight(8), 576, noteHeight(0), 5),
    clef(84, noteHeight(2)),
    ...Object.values(PLACES.notes).map(([x, y]) => quarter(x, y)),
    ...spots,
  );
}

/** Whole, half, quarter and eighth note. */
function noteValues() {
  const big = (/** @type {number} */ x, /** @type {boolean} */ filled) =>
    ellipse(x, 196, 34, 23, filled ? INK : 'none', filled ? 0 : 9, -22);
  const stem = (/** @type {number} */ x) => line(x + 29, 186, x + 29, 48, 7);
  const { whole, half, quarter: fourth, eighth } = PLACES.noteValues;
  return picture(
    ellipse(whole[0], 196, 40, 25, 'none', 10),
    big(half[0], false),
    stem(half[0]),
    big(fourth[0], true),
    stem(fourth[0]),
    big(eighth[0], true),
    stem(eighth[0]),
    path(`M${eighth[0] + 29} 48C${eighth[0] + 34} 92 ${eighth[0] + 84} 96 ${eighth[0] + 56} 150`, 'none', 9),
    ...[whole, half, fourth, eighth].map(([x, y]) => circle(x, y, 16, '#FFFFFF', 3)),
  );
}

/** Two octaves of piano keys, from C to B. */
function keyboard() {
  const black = [0, 1, 3, 4, 5, 7, 8, 10, 11, 12];
  return picture(
    rect(10, 40, 580, 292, '#48606B', 4, 12),
    ...Array.from({ length: 14 }, (_, key) => rect(keyLeft(key), 62, 40, 260, '#FFFFFF', 3, 5)),
    ...black.map((key) => rect(keyLeft(key) + 27, 60, 26, 160, INK, 0, 4)),
    rect(14, 48, 572, 14, PINK, 3),
  );
}

export const musicPictures = {
  staff: staff(...Object.values(PLACES.staff).map(([x, y]) => circle(x, y, 16, '#FFFFFF', 3))),
  notes: staff(),
  noteValues: noteValues(),
  keyboard: keyboard(),
};
