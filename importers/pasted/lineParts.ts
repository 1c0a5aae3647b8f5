// Parts of a line: options side by side, whether a statement is true, points and time, the correct letter.

import { ANSWER, FALSE, POINTS as POINTS_WORD, TRUE, TRUE_OR_FALSE } from '#importers/pasted/labelWords.ts';

export const TRUTH = new RegExp(`^(?:(t|v|${TRUE})|f|${FALSE})[.!]?$`, 'i');
/** The answer at the end of a line. */
const ANSWER_BEHIND = new RegExp(
  String.raw`\s+[([]?(?:(?:correct\s)?(?:${ANSWER})|key)\s?[:=]\s*([^:=]{1,80}?)[)\]]?\s*$`,
  'i',
);
/** The letter of the answer behind the last option: `(a) goed (b) went - b`. */
const LETTER_BEHIND = /^(.*\S)\s+[-–—=→>]+\s*\(?([A-Ja-j])[.)]?$/;
/** Letters of options next to each other: `A. 3  B. 4`, `a) red b) blue`, `(a) 1 (b) 2`. */
const OPTION_MARKS = [
  /(?<=^|\s)\(([A-J])\)\s?(?=\S)/g,
  /(?<=^|\s)\(([a-j])\)\s?(?=\S)/g,
  /(?<=^|\s)([A-J])\)\s?(?=\S)/g,
  /(?<=^|\s)([a-j])\)\s?(?=\S)/g,
  /(?<=^|\s)([A-J])\.\s(?=\S)/g,
  /(?<=^|\s)([a-j])\.\s(?=\S)/g,
];
/** Maximum characters of a line that is searched for options. */
const SEARCHED = 2_000;

/**
 * The lines that one line holds: a question, its options and its answer. `next` is the line below, which may
 * go on with the letters: then they begin lines instead of standing side by side.
 */
export function linesIn(line: string, next: string): readonly string[] {
  if (line.length > SEARCHED) return [line];
  const asked = /^(\s*(?:Q|Question)\s?\d{0,3}\s?[:.)]\s.*?)\s+(A\s?\d{0,3}\s?[:.)]\s.+)$/i.exec(line);
  if (asked) {
    const split = optionsIn(line, next);
    return split ?? [asked[1] ?? '', asked[2] ?? ''];
  }
  return optionsIn(line, next) ?? [line];
}

function optionsIn(line: string, next: string): readonly string[] | null {
  const answer = ANSWER_BEHIND.exec(line);
  const body = answer ? line.slice(0, answer.index) : line;
  const [first] = OPTION_MARKS.map((form) => runIn(body, form))
    .filter((run) => run.length > 1)
    .toSorted((a, b) => (a[0]?.index ?? 0) - (b[0]?.index ?? 0));
  if (!first) return null;
  const last = first.at(-1)?.letter ?? '';
  const below = /^\s*\(?([A-Ja-j])[.)]/.exec(next)?.[1];
  if (below !== undefined && below <= last && below > (first[0]?.letter ?? '')) return null;
  const options = first.map(
    ({ index, letter, length }, place) =>
      `${letter}) ${body.slice(index + length, first[place + 1]?.index ?? body.length).replace(/\s*[,;]?\s*$/, '')}`,
  );
  const before = body.slice(0, first[0]?.index ?? 0).trimEnd();
  const ends = options.filter((option) => LETTER_BEHIND.test(option));
  const [, lastOption, letter = ''] = LETTER_BEHIND.exec(options.at(-1) ?? '') ?? [];
  const isKey = ends.length === 1 && letter !== '' && letter.toLowerCase() <= last.toLowerCase();
  const said = answer?.[1] ?? (isKey ? letter : null);
  return [
    ...(before.trim() === '' ? [] : [before]),
    ...(isKey && !answer ? options.with(-1, lastOption ?? '') : options),
    ...(said === null ? [] : [`Answer: ${said}`]),
  ];
}

interface Found {
  readonly letter: string;
  readonly index: number;
  readonly length: number;
}

/** Letters of one form that count up, from A or from the beginning of the line. */
function runIn(line: string, form: RegExp): readonly Found[] {
  const run: Found[] = [];
  for (const found of line.matchAll(form)) {
    const letter = found[1] ?? '';
    const { index } = found;
    const previous = run.at(-1)?.letter;
    const begins = previous === undefined && (/a/i.test(letter) || line.slice(0, index).trim() === '');
    const follows = previous !== undefined && letter.charCodeAt(0) === previous.charCodeAt(0) + 1;
    if (begins || follows) run.push({ letter, index, length: found[0].length });
  }
  return run;
}

export interface Statement {
  readonly text: string;
  /** What it says about itself; null if it leaves that open. */
  readonly said: string | null;
}

const SAID = `T|F|V|${TRUE}|${FALSE}`;
export const ASKED_TRUTH = new RegExp(
  String.raw`^[([]?\s*${TRUE_OR_FALSE}\b\s*[)\]]?\s*[:.–—-]?\s*(?:(${SAID})(?:\s*[:.)–—-]\s*|\s+)(?=\S))?(.{4,})$`,
  'is',
);
const TRUTH_BEHIND = new RegExp(
  String.raw`^(.{4,}?)\s*[([]?\s*\b${TRUE_OR_FALSE}\s*[)\]]?\s*[:.–—-]?\s*(${SAID})?[.]?$`,
  'is',
);
const TRUTH_FIRST = new RegExp(String.raw`^(?:(${SAID})\s*[-–—:]|\[\s?(${SAID})\s?\])\s+(.{4,})$`, 'is');
const TRUTH_LAST = new RegExp(
  String.raw`^(.{4,}?)(?:\s+[-–—=:→]+\s*|(?<=[.!])\s+)(?!V\b)(${SAID})[.]?$`,
  'is',
);
const TOLD = new RegExp(String.raw`^(.{4,}?)(?:(?<=[.!?])\s+|\s*[:–—-]\s+)(${SAID})[.]?$`, 'is');
/** Directions for statements below. */
export const TRUTH_HEADING = new RegExp(`^[¿([]?${TRUE_OR_FALSE}[)\\]]?\\s*[?:.!]*$`, 'i');

/** A statement that asks whether it's true, or says so; null for anything else. */
export function statementIn(text: string): Statement | null {
  if (text.length > SEARCHED) return null;
  const asked = ASKED_TRUTH.exec(text);
  if (asked) {
    const rest = (asked[2] ?? '').trim();
    if (asked[1] !== undefined) return { text: rest, said: asked[1] };
    const told = TOLD.exec(rest);
    return { text: (told?.[1] ?? rest).trim(), said: told?.[2] ?? null };
  }
  const behind = TRUTH_BEHIND.exec(text);
  if (behind) return { text: (behind[1] ?? '').trim(), said: behind[2] ?? null };
  const first = TRUTH_FIRST.exec(text);
  if (first) return { text: (first[3] ?? '').trim(), said: first[1] ?? first[2] ?? null };
  const last = TRUTH_LAST.exec(text);
  return last ? { text: (last[1] ?? '').trim(), said: last[2] ?? null } : null;
}

const NOTES = [/^[([]([^()[\]]{1,40})[)\]]\s*/, /\s*[([]([^()[\]]{1,40})[)\]]\s*$/];
const POINTS = new RegExp(String.raw`^(\d{1,3})\s*(?:${POINTS_WORD})\s*(?:each|cada una?)?$`, 'i');
const SECONDS =
  /^\d{1,3}\s*(?:s|secs?\.?|seconds?|segundos?|sek\.?|sekunden?|secondes?|m|mins?\.?|minutes?|minutos?|minuten?)$/i;

export interface Noted {
  readonly text: string;
  readonly marks: number | null;
  /** As written; null if there is none. */
  readonly time: string | null;
}

/** Points, or points and a time, in brackets before or after a question. */
export function notesIn(text: string): Noted {
  for (const form of text.length > SEARCHED ? [] : NOTES) {
    const parts =
      form
        .exec(text)?.[1]
        ?.split(/\s*[,;/]\s*/)
        .map((part) => part.trim()) ?? [];
    const points = parts.flatMap((part) => POINTS.exec(part)?.[1] ?? []);
    const times = parts.filter((part) => SECONDS.test(part));
    // A time alone may belong to what is asked.
    if (points.length !== 1 || points.length + times.length !== parts.length) continue;
    return { text: text.replace(form, '').trim(), marks: Number(points[0]), time: times[0] ?? null };
  }
  return { text, marks: null, time: null };
}

const KEY_BEFORE = /^\s*(?:_+\s?([A-Ja-j]|T|F|True|False)?\s?_+|([A-J])(?=\s+\d))\s*(?=\(?\d{1,3}[.)]\s)/;

/** The letter that a worksheet has in front of the number: `__B__ 1.`; '' for a line to write it on. */
export function keyBefore(line: string): { readonly line: string; readonly key: string | null } {
  const found = KEY_BEFORE.exec(line);
  return found ? { line: line.slice(found[0].length), key: found[1] ?? found[2] ?? '' } : { line, key: null };
}

const KEY_BEHIND = /^(.*\S)\s+[([]([A-Ja-j])[)\]]$/s;

/** The letter in brackets behind a question. */
export function keyBehind(text: string): { readonly text: string; readonly key: string | null } {
  const found = text.length > SEARCHED ? null : KEY_BEHIND.exec(text);
  return found ? { text: found[1] ?? '', key: found[2] ?? '' } : { text, key: null };
}

/** Options after a question mark, with a sign at the correct one: `green / purple* / orange`. */
export function slashedIn(line: string): readonly string[] | null {
  const [, asked, rest] = /^([^?]{3,}\?)\s+(.{3,200})$/.exec(line) ?? [];
  const words = rest?.split(/\s+[/|]\s+/) ?? [];
  if (asked === undefined || words.length < 2 || !words.some((word) => /[*✓✔✅]$/u.test(word))) return null;
  return [asked, ...words.map((word, place) => `${String.fromCharCode(97 + place)}) ${word}`)];
}
