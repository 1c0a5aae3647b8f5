// Parts of a line: options side by side, whether a statement is true, points and time, the correct letter.

export const TRUTH = /^(?:(t|true|v|verdader[oa]|ciert[oa])|f|fals[eoa])[.!]?$/i;
/** The answer at the end of a line. */
const ANSWER_BEHIND =
  /\s+[([]?(?:(?:correct\s)?answers?|ans\.?|key|respuesta)\s?[:=]\s*([^:=]{1,80}?)[)\]]?\s*$/i;
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

export const ASKED_TRUTH =
  /^[([]?\s*(?:T(?:\s?(?:\/|or)\s?|\s+)F|true\s?(?:\/|or)\s?false|verdadero\s?(?:\/|o)\s?falso|V(?:\s?(?:\/|o)\s?|\s+)F)\b\s*[)\]]?\s*[:.–—-]?\s*(?:(T|F|true|false|V|verdadero|falso)(?:\s*[:.)–—-]\s*|\s+)(?=\S))?(.{4,})$/is;
const TRUTH_BEHIND =
  /^(.{4,}?)\s*[([]?\s*(?:T\s?(?:\/|or)\s?F|true\s?(?:\/|or)\s?false|verdadero\s?(?:\/|o)\s?falso|V\s?(?:\/|o)\s?F)\s*[)\]]?\s*[:.–—-]?\s*(T|F|true|false|V|verdadero|falso)?[.]?$/is;
const TRUTH_FIRST =
  /^(?:(T|F|V|true|false|verdadero|falso)\s*[-–—:]|\[\s?(T|F|V|true|false|verdadero|falso)\s?\])\s+(.{4,})$/is;
const TRUTH_LAST = /^(.{4,}?)(?:\s+[-–—=:→]+\s*|(?<=[.!])\s+)(T|F|true|false|verdadero|falso)[.]?$/is;

/** A statement that asks whether it's true, or says so; null for anything else. */
export function statementIn(text: string): Statement | null {
  if (text.length > SEARCHED) return null;
  const asked = ASKED_TRUTH.exec(text);
  if (asked) {
    const rest = (asked[2] ?? '').trim();
    if (asked[1] !== undefined) return { text: rest, said: asked[1] };
    const told = /^(.{4,}?)(?:(?<=[.!?])\s+|\s*[:–—-]\s+)(T|F|V|true|false|verdadero|falso)[.]?$/is.exec(
      rest,
    );
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
const POINTS = /^(\d{1,3})\s*(?:points?|pts?\.?|marks?|puntos?|ptos?\.?)\s*(?:each|cada una?)?$/i;
const SECONDS = /^\d{1,3}\s*(?:s|secs?\.?|seconds?|segundos?|m|mins?\.?|minutes?|minutos?)$/i;

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
