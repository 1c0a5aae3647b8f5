// Answer key above or below all questions, by their numbers: `Answers: 1. B 2. C 3. A, C`, on one line or several.

export interface AnswerKey {
  /** The text without it, its lines with the same numbers. */
  readonly questions: string;
  /** Answers by question number. */
  readonly answers: ReadonlyMap<number, string>;
}

/** A plural, or called a key: `Answer: 2. Rhine` belongs to a single question. */
const HEADING =
  /^#{0,6}\s?(?:the\s|las\s)?(?:correct\s|right\s)?(?:answers|answer\s(?:keys?|sheet)|keys?|respuestas(?:\scorrectas)?|soluciones|solucionario|clave(?:\sde\s(?:las\s)?respuestas)?)(?:\s?[:=]\s?(.*)|\s(\d{1,3}\s?[-–]\s?\d{1,3}\b.*))?$/i;
/** Decoration around headings, numbers, and answers. */
const ADORNED = /^[\s*_>✓✔✅→]+|\*\*/gu;
/** A line that separates the key from the questions. */
const RULE = /^[-–—_=*\s]{3,}$/;
/** The number of a question before its answer: `1. Paris`, `1: B`, `1 - B`, `1-AC`, `1 B`. */
const NUMBER =
  /(?:^|[\s,;])\(?(\d{1,3})(?:\s?[.):=](?!\d)|\s[-–—](?=\s)|[-–—](?=\(?[a-h]{1,8}\b)|(?=\s\(?[a-h]{1,8}\b))\s?/i;

/** null if the text has no key. */
export function answerKeyOf(text: string): AnswerKey | null {
  const all = text.split('\n');
  const lines = all.map((line) => line.replaceAll(ADORNED, '').replaceAll(/\s+/g, ' ').trim());
  const start = lines.findLastIndex((line) => HEADING.test(line));
  const isFirst = start >= 0 && lines.slice(0, start).every((line) => line === '');
  if (isFirst) {
    const gap = lines.indexOf('', start);
    const end = gap < 0 ? start + 1 : gap;
    const answers = answersIn(lines.slice(start, end));
    return answers && { questions: all.fill('', 0, end).join('\n'), answers };
  }
  if (start < 1) return bareKeyOf(text, lines);
  const answers = answersIn(lines.slice(start));
  const end = lines.slice(0, start).findLastIndex((line) => line !== '' && !RULE.test(line));
  return answers && { questions: all.slice(0, end + 1).join('\n'), answers };
}

/** The answers below a heading; null if the lines contain anything else. */
function answersIn([first = '', ...rest]: readonly string[]): AnswerKey['answers'] | null {
  const heading = HEADING.exec(first);
  const lines = [heading?.[1] ?? heading?.[2] ?? '', ...rest].filter((line) => line !== '');
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
  return all.length < 2 || !isCounting ? null : new Map(all);
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

function bareKeyOf(text: string, lines: readonly string[]): AnswerKey | null {
  const end = lines.findLastIndex((line) => line !== '') + 1;
  const start = lines.slice(0, end).lastIndexOf('') + 1;
  if (start < 2) return null;
  const found = lines.slice(start, end).map(bareEntriesOf);
  const entries = found.flatMap((each) => each ?? []);
  const counts = entries.every(([number], index) => number === (entries[0]?.[0] ?? 0) + index);
  if (found.includes(null) || entries.length < 2 || !counts) return null;
  const questions = text.split('\n').slice(0, start).join('\n').trimEnd();
  return { questions, answers: new Map(entries) };
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
