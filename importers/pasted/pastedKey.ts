// Answer keys above or below the questions, by their numbers: `Answers: 1. B 2. C 3. A, C`, on one line or several.

import { ANSWER_KEY } from '#importers/pasted/labelWords.ts';

/** The questions of one worksheet and their key. */
export interface Section {
  /** The text without its key. */
  readonly questions: string;
  /** The same with it. */
  readonly whole: string;
  /** Number of lines above it. */
  readonly above: number;
  /** Answers with the numbers of their questions; empty if there is no key. */
  readonly answers: readonly Entry[];
  /** Number of the first line of the key. */
  readonly line: number;
}

/** A plural, or called a key: `Answer: 2. Rhine` belongs to a single question. */
const HEADING = new RegExp(
  String.raw`^#{0,6}\s?${ANSWER_KEY}(?:\s(?:to|for|of)\s[^:=]{1,40})?(?:\s?[:=]\s?(.*)|\s(\d{1,3}\s?[-–]\s?\d{1,3}\b.*))?$`,
  'i',
);
/** Decoration around headings, numbers, and answers. */
const ADORNED = /^[\s*_>✓✔✅→]+|\*\*/gu;
/** A line that separates the key from the questions. */
const RULE = /^[-–—_=*\s]{3,}$/;
/** The number of a question before its answer: `1. Paris`, `1: B`, `1 - B`, `1-AC`, `1 B`. */
const NUMBER =
  /(?:^|[\s,;])\(?(\d{1,3})(?:\s?[.):=](?!\d)|\s[-–—](?=\s)|[-–—](?=\(?[a-h]{1,8}\b)|(?=\s\(?[a-h]{1,8}\b))\s?/i;

const isRule = (line: string) => line === '' || RULE.test(line);

/** The text up to each key, and the rest. */
export function sectionsOf(text: string): readonly Section[] {
  const all = text.split('\n');
  const lines = all.map((line) => line.replaceAll(ADORNED, '').replaceAll(/\s+/g, ' ').trim());
  const part = (from: number, end: number) => all.slice(from, end).join('\n');
  const sections: Section[] = [];
  let above = 0;
  let top: readonly Entry[] = [];
  for (const [start, line] of lines.entries()) {
    if (start < above || !HEADING.test(line)) continue;
    const isTop = above === 0 && lines.slice(0, start).every((each) => each === '');
    const end = isTop ? gapBelow(lines, start) : endOfKey(lines, start);
    const answers = answersIn(lines.slice(start, end));
    if (!answers) continue;
    if (isTop) {
      top = answers;
    } else {
      let last = start;
      while (last > above && isRule(lines[last - 1] ?? '')) last -= 1;
      const whole = part(above, end);
      sections.push({ questions: part(above, last), whole, above, answers, line: start + 1 });
    }
    above = end;
  }
  if (sections.length === 0 || !lines.slice(above).every(isRule)) {
    const whole = part(above, all.length);
    const bare = bareKeyOf(whole, lines.slice(above));
    sections.push({
      questions: bare?.questions ?? whole,
      whole,
      above,
      answers: bare?.answers ?? [],
      line: above + (bare?.line ?? 0),
    });
  }
  return sections.map((each, index) =>
    index === 0 ? { ...each, answers: [...top, ...each.answers] } : each,
  );
}

function gapBelow(lines: readonly string[], start: number): number {
  const gap = lines.indexOf('', start);
  return gap < 0 ? start + 1 : gap;
}

/** A key goes on while its lines count up, until one of them is a question. */
function endOfKey(lines: readonly string[], start: number): number {
  const first = FIRST.exec(lines[start] ?? '')?.[1];
  let last = first === undefined ? 0 : Number(first);
  for (let at = start + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line === '') continue;
    const isEntry = LINE.test(line) || (rangeOf(line) ?? entriesOf(line) ?? bareEntriesOf(line)) !== null;
    const number = isEntry ? Number(/\d{1,3}/.exec(line)?.[0]) : 0;
    const next = lines.slice(at + 1, at + 3).find((each) => each !== '') ?? '';
    if (number <= last || /[?？:]$/.test(line) || /^\(?[Aa][.)]/.test(next)) return at;
    last = number;
  }
  return lines.length;
}

/** The first number in a heading. */
const FIRST = /[\s:](\d{1,3})\b/;

/** The answers below a heading; null if the lines contain anything else. */
function answersIn([first = '', ...rest]: readonly string[]): readonly Entry[] | null {
  const heading = HEADING.exec(first);
  const lines = [heading?.[1] ?? heading?.[2] ?? '', ...rest].filter((line) => line !== '');
  // Letters alone may have any order, as in columns.
  const letters = lines.map(bareEntriesOf);
  if (!letters.includes(null) && letters.some((each) => (each?.length ?? 0) > 1))
    return letters.flatMap((each) => each ?? []);
  const numbers = lines.map((line) => LINE.exec(line)?.[1]);
  // An answer with a line of its own may contain other numbers.
  const isByLine =
    lines.length > 1 && numbers.every((number, index) => Number(number) === Number(numbers[0]) + index);
  const entries = lines.map((line) =>
    isByLine ? [lineEntryOf(line)] : (rangeOf(line) ?? entriesOf(line) ?? bareEntriesOf(line)),
  );
  if (entries.includes(null)) return null;
  const all = entries.flatMap((entry) => entry ?? []);
  const isCounting = all.every(([number], index) => number > (all[index - 1]?.[0] ?? 0));
  // A single one might be an answer that begins with a number.
  return all.length < 2 || !isCounting ? null : all;
}

type Entry = readonly [number: number, answer: string];

/** A line with one number before its answer. */
const LINE = /^\(?(\d{1,3})(?:\s?[.):=](?!\d)|\s?[-–—](?=\s))\s?(?=\S)/;

const lineEntryOf = (line: string): Entry => [Number(LINE.exec(line)?.[1]), line.replace(LINE, '')];

/** Letters for questions in a row: `1-5: B A D C A`, `1–5 BADCA`. */
const RANGE = /^(\d{1,3})\s?[-–]\s?(\d{1,3})\s?[:.)=]?\s((?:[A-Ja-j][\s,;]*)+)$/;

function rangeOf(line: string): readonly Entry[] | null {
  const [, first, last, letters = ''] = RANGE.exec(line) ?? [];
  const answers = letters.match(/[A-J]/gi) ?? [];
  const count = Number(last) - Number(first) + 1;
  return answers.length > 1 && answers.length === count
    ? answers.map((letter, index) => [Number(first) + index, letter] as const)
    : null;
}

/** Letters by number without a heading, in lines of their own below a blank one: `1. b`, `1b 2a`. */
const BARE_ENTRY = /\(?(\d{1,3})\)?\s?[-.:)=]?\s?\(?([A-Ja-j]{1,4}|T|F|true|false)\)?(?=[\s,;.]|$)[\s,;.]*/iy;

function bareKeyOf(
  text: string,
  lines: readonly string[],
): Pick<Section, 'questions' | 'answers' | 'line'> | null {
  const end = lines.findLastIndex((line) => line !== '') + 1;
  const start = lines.slice(0, end).lastIndexOf('') + 1;
  if (start < 2) return null;
  const found = lines.slice(start, end).map(bareEntriesOf);
  const entries = found.flatMap((each) => each ?? []);
  const counts = entries.every(([number], index) => number === (entries[0]?.[0] ?? 0) + index);
  if (found.includes(null) || entries.length < 2 || !counts) return null;
  const questions = text.split('\n').slice(0, start).join('\n').trimEnd();
  return { questions, answers: entries, line: start + 1 };
}

function bareEntriesOf(line: string): readonly Entry[] | null {
  const found: Entry[] = [];
  for (let at = 0; at < line.length; at = BARE_ENTRY.lastIndex) {
    BARE_ENTRY.lastIndex = at;
    const entry = BARE_ENTRY.exec(line);
    if (!entry) return null;
    found.push([Number(entry[1]), entry[2] ?? '']);
  }
  return found;
}

/** The answers in a line of the key; null if the line contains anything else. */
function entriesOf(line: string): readonly Entry[] | null {
  const [before, ...pieces] = line.split(NUMBER);
  if (before !== '' || pieces.length === 0) return null;
  return pieces.flatMap((piece, index) =>
    index % 2 === 0 ? [[Number(piece), (pieces[index + 1] ?? '').replace(/ ?[,;]$/, '')] as const] : [],
  );
}
