// Answer key at the end of a text, by question number: `Answers: 1. B 2. C 3. A, C`, on one line or several.

export interface AnswerKey {
  /** The text above it. */
  readonly above: string;
  /** Answers by question number. */
  readonly answers: ReadonlyMap<number, string>;
}

/** A plural, or called a key: `Answer: 2. Rhine` belongs to a single question. */
const HEADING =
  /^#{0,6}\s?(?:the\s|las\s)?(?:correct\s|right\s)?(?:answers|answer\s(?:keys?|sheet)|keys?|respuestas(?:\scorrectas)?|soluciones|solucionario|clave(?:\sde\s(?:las\s)?respuestas)?)(?:\s?[:=]\s?(.*))?$/i;
/** Decoration around headings, numbers, and answers. */
const ADORNED = /^[\s*_>✓✔✅→]+|\*\*/gu;
/** A line that separates the key from the questions. */
const RULE = /^[-–—_=*\s]{3,}$/;
/** The number of a question before its answer: `1. Paris`, `1: B`, `1 - B`, `1-AC`, `1 B`. */
const NUMBER =
  /(?:^|[\s,;])\(?(\d{1,3})(?:\s?[.):=](?!\d)|\s[-–—](?=\s)|[-–—](?=\(?[a-h]{1,8}\b)|(?=\s\(?[a-h]{1,8}\b))\s?/i;

/** null if the text doesn't end with a key. */
export function answerKeyOf(text: string): AnswerKey | null {
  const lines = text.split('\n').map((line) => line.replaceAll(ADORNED, '').replaceAll(/\s+/g, ' ').trim());
  const start = lines.findLastIndex((line) => HEADING.test(line));
  if (start < 1) return bareKeyOf(text, lines);
  const [first = '', ...rest] = lines.slice(start);
  const entries = [HEADING.exec(first)?.[1] ?? '', ...rest].filter((line) => line !== '').map(entriesOf);
  if (entries.includes(null)) return null;
  const all = entries.flatMap((entry) => entry ?? []);
  const isCounting = all.every(([number], index) => number > (all[index - 1]?.[0] ?? 0));
  // A single one might be an answer that begins with a number.
  if (all.length < 2 || !isCounting) return null;
  const end = lines.slice(0, start).findLastIndex((line) => line !== '' && !RULE.test(line));
  return {
    above: text
      .split('\n')
      .slice(0, end + 1)
      .join('\n'),
    answers: new Map(all),
  };
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
  const above = text.split('\n').slice(0, start).join('\n').trimEnd();
  return { above, answers: new Map(entries) };
}

function bareEntriesOf(line: string): readonly (readonly [number: number, answer: string])[] | null {
  const found: (readonly [number, string])[] = [];
  for (let at = 0; at < line.length; at = BARE_ENTRY.lastIndex) {
    BARE_ENTRY.lastIndex = at;
    const entry = BARE_ENTRY.exec(line);
    if (!entry) return null;
    found.push([Number(entry[1]), entry[2] ?? '']);
  }
  return found;
}

/** The answers in a line of the key; null if the line contains anything else. */
function entriesOf(line: string): readonly (readonly [number: number, answer: string])[] | null {
  const [before, ...pieces] = line.split(NUMBER);
  if (before !== '' || pieces.length === 0) return null;
  return pieces.flatMap((piece, index) =>
    index % 2 === 0 ? [[Number(piece), (pieces[index + 1] ?? '').replace(/ ?[,;]$/, '')] as const] : [],
  );
}
