// List marks: bullets, letters, numbers, boxes, and signs that an item is correct.

import { QUESTION } from '#importers/pasted/labelWords.ts';

export interface MarkedLine {
  /** Mark at the start of the line; `boxed` as in `[ ]`. */
  readonly mark: 'none' | 'bullet' | 'star' | 'letter' | 'number' | 'boxed';
  /** From 0 for a letter, as written for a number; null for other marks. */
  readonly place: number | null;
  /**
   * True if a sign marks it as correct. A star at the beginning doesn't count yet, because lists use stars as
   * bullets.
   */
  readonly right: boolean;
  /** The line without any of these. */
  readonly text: string;
}

const BULLET = /^(?:[-–—]{1,2}|[•·◦▪▸■‣➢►→➔+\uf0b7\uf0a7])\s+/;
const STAR = /^\*\s*(?=[^\s*])/;
/** As in notes and in the output of AI chatbots. */
const BOLD = /\*\*(?=\S)(.+?)\*\*/g;
const ALL_BOLD = /^\*\*(?=\S)((?:(?!\*\*).)+)\*\*$/;
const BOX = /^(?:\[([ xX✓✔*]?)\]|\(([ xX✓✔*])\)|([☐☑☒✅✓✔]️?))\s*/u;
/** `b)Paris` counts, too; a star next to the letter marks the correct item. */
const LETTER = /^(?:\(([A-Za-z])\)(?=[\s*])|([A-Za-z])(?:\*?\)|\*?[.:](?=[\s*])))\s*/;
const NUMBER = new RegExp(
  String.raw`^(?:\((\d{1,3})\)|(\d{1,3})[.)]|(?:Q|P|${QUESTION})\s?(\d{1,3})\s?[.):])(?:\s+|$)`,
  'i',
);
const RIGHT_BEHIND =
  /\s*(?:[✓✔✅]️?|[([](?:correct(?: answer)?|right(?: answer)?|correcta?|answer|✓|x)[)\]]|\s(?:<[-–—=]+|←)\s?(?:correct(?: answer)?|right(?: answer)?|answer)!?|\s[-–—]\s?correct!?|(?<=[^\s*])\s?\*)$/iu;
/** Characters at the end of a line that may contain such a sign. */
const TAIL = 30;
const TICKS = /[xX✓✔✅☑*]/u;

/** Separates a line's list mark and its signs from its text. */
export function parseMarkedLine(line: string): MarkedLine {
  let text = line.trim();
  let mark: MarkedLine['mark'] = 'none';
  let place: number | null = null;
  let right = false;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(text);
    if (found) text = text.slice(found[0].length);
    return found;
  };
  const unwrap = () => {
    const bold = ALL_BOLD.exec(text)?.[1];
    if (bold === undefined) return;
    right = true;
    text = bold;
  };
  unwrap();
  if (take(BULLET)) mark = 'bullet';
  else if (take(STAR)) mark = 'star';
  unwrap();
  if (text.startsWith('**')) text = text.replaceAll(BOLD, '$1');
  const boxed = take(BOX);
  if (boxed) {
    mark = 'boxed';
    right = TICKS.test(boxed[0]);
  }
  const letter = take(LETTER);
  const number = letter ? null : take(NUMBER);
  if (letter) {
    place = (letter[1] ?? letter[2] ?? '').toLowerCase().charCodeAt(0) - 97;
    right ||= letter[0].includes('*');
  }
  if (number) place = Number(number[1] ?? number[2] ?? number[3]);
  if (mark === 'none' && letter) mark = 'letter';
  if (mark === 'none' && number) mark = 'number';
  // As in `a) *Paris`.
  if (mark !== 'star' && mark !== 'none' && take(STAR)) right = true;
  unwrap();
  const end = text.slice(-TAIL);
  const behind = RIGHT_BEHIND.exec(end);
  if (behind && text.length > behind[0].length) {
    right = true;
    text = text.slice(0, -behind[0].length);
  }
  return { mark, place, right, text: text.replaceAll(BOLD, '$1').trim() };
}

/** True if stars in the lines of a list mark what is correct. If all lines have one, they're bullets. */
export function starsMarkCorrect(lines: readonly MarkedLine[]): boolean {
  return lines.some(({ mark }) => mark !== 'star');
}

export interface ListItem {
  readonly text: string;
  readonly right: boolean;
}

/**
 * Items of a pasted list or row of cells; `pasted` must have normalized line breaks. A single item isn't a
 * list. Letters and numbers belong to the words unless they count up.
 */
export function listItems(pasted: string): readonly ListItem[] {
  const raw = pasted
    .split('\n')
    .flatMap((line) => line.split('\t'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const lines = raw.map(parseMarkedLine);
  const stars = starsMarkCorrect(lines);
  const first = lines[0]?.place ?? null;
  const counts = lines.every(({ place }, index) => first !== null && place === first + index);
  return lines.map(({ mark, place, right, text }, index) => {
    const isRight = right || (stars && mark === 'star');
    return place === null || counts || mark === 'boxed'
      ? { text, right: isRight }
      : { text: (raw[index] ?? '').replace(BULLET, ''), right: false };
  });
}

/** Signs between options, of which the first that a list has separates them. */
const BETWEEN = ['\n', ';', '|', ' / ', ','];

/** Options that are listed in one cell or behind a label. */
export function listedOptions(listed: string): readonly string[] {
  const sign = BETWEEN.find((each) => listed.includes(each));
  return (sign === undefined ? [listed] : listed.split(sign))
    .map((each) => parseMarkedLine(each).text)
    .filter((text) => text !== '');
}
