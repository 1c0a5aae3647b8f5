// The marks with which lists are written: bullets, letters, numbers, boxes, and signs of what is right.

export interface MarkedLine {
  /** How the line begins, `boxed` as `[ ]`. */
  readonly mark: 'none' | 'bullet' | 'star' | 'letter' | 'number' | 'boxed';
  /** From 0 for a letter, as written for a number; null else. */
  readonly place: number | null;
  /** Whether a sign says that it is right. A star at its beginning is none yet: lists have them as bullets. */
  readonly right: boolean;
  /** Without all that. */
  readonly text: string;
}

const BULLET = /^[-–—•·◦▪‣➢►+\uf0b7\uf0a7]\s+/;
const STAR = /^\*\s*(?=[^\s*])/;
/** As notes and assistants write it. */
const BOLD = /\*\*(?=\S)(.+?)\*\*/g;
const ALL_BOLD = /^\*\*(?=\S)((?:(?!\*\*).)+)\*\*$/;
const BOX = /^(?:\[([ xX✓✔*]?)\]|\(([ xX✓✔*])\)|([☐☑☒✅✓✔]️?))\s*/u;
/** `b)Paris` is one, too; a star stands beside the letter of what is right. */
const LETTER = /^(?:\(([A-Za-z])\)(?=[\s*])|([A-Za-z])(?:\*?\)|\*?[.:](?=[\s*])))\s*/;
const NUMBER = /^(?:\((\d{1,3})\)|(\d{1,3})[.)]|(?:Q|Question|Pregunta|P)\s?(\d{1,3})\s?[.):])\s+/i;
const RIGHT_BEHIND = /\s*(?:[✓✔✅]️?|\((?:correct|right|correcta?|✓|x)\)|(?<=\S)\s\*|(?<=\S)\*)$/iu;
/** Characters at the end of a line in which such a sign stands. */
const TAIL = 30;
const TICKS = /[xX✓✔✅☑*]/u;

/** Reads one line. */
export function markedLine(line: string): MarkedLine {
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

/** Of lines of one list: whether their stars say what is right. Where all have one, or there is no other mark beside it, they are bullets. */
export function starsAreRight(lines: readonly MarkedLine[]): boolean {
  return lines.some(({ mark }) => mark !== 'star');
}

export interface ListItem {
  readonly text: string;
  readonly right: boolean;
}

/** `pasted` has lines ended by \n. The items of a list or a row of cells that was pasted; one alone is no list. Letters and numbers belong to the words unless they count. */
export function listItems(pasted: string): readonly ListItem[] {
  const raw = pasted
    .split('\n')
    .flatMap((line) => line.split('\t'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const lines = raw.map(markedLine);
  const stars = starsAreRight(lines);
  const first = lines[0]?.place ?? null;
  const counts = lines.every(({ place }, index) => first !== null && place === first + index);
  return lines.map(({ mark, place, right, text }, index) => {
    const isRight = right || (stars && mark === 'star');
    return place === null || counts || mark === 'boxed'
      ? { text, right: isRight }
      : { text: (raw[index] ?? '').replace(BULLET, ''), right: false };
  });
}
