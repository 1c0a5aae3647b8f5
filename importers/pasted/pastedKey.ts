// A key of answers at the end of a text, by the numbers of its questions: `Answers: 1. B 2. C 3. A, C`, on one line or several.

export interface AnswerKey {
  /** What stands above it. */
  readonly above: string;
  /** What it says of each question, by number. */
  readonly answers: ReadonlyMap<number, string>;
}

/** In the plural, or as a key: `Answer: 2. Rhine` is one question's. */
const HEADING =
  /^#{0,6}\s?(?:the\s|las\s)?(?:correct\s|right\s)?(?:answers|answer\s(?:keys?|sheet)|keys?|respuestas(?:\scorrectas)?|soluciones|solucionario|clave(?:\sde\s(?:las\s)?respuestas)?)(?:\s?[:=]\s?(.*))?$/i;
/** What may stand around such words. */
const ADORNED = /^[\s*_>✓✔✅→]+|\*\*/gu;
/** A line that parts the key from the questions. */
const RULE = /^[-–—_=*\s]{3,}$/;
/** The number of a question before what is right in it: `1. Paris`, `1: B`, `1 - B`, `1-AC`, `1 B`. */
const NUMBER =
  /(?:^|[\s,;])\(?(\d{1,3})(?:\s?[.):=](?!\d)|\s[-–—](?=\s)|[-–—](?=\(?[a-h]{1,8}\b)|(?=\s\(?[a-h]{1,8}\b))\s?/i;

/** null where a text ends in no key. */
export function answerKeyOf(text: string): AnswerKey | null {
  const lines = text.split('\n').map((line) => line.replaceAll(ADORNED, '').replaceAll(/\s+/g, ' ').trim());
  const start = lines.findLastIndex((line) => HEADING.test(line));
  if (start < 1) return null;
  const [first = '', ...rest] = lines.slice(start);
  const entries = [HEADING.exec(first)?.[1] ?? '', ...rest].filter((line) => line !== '').map(entriesOf);
  if (entries.includes(null)) return null;
  const all = entries.flatMap((entry) => entry ?? []);
  const isCounting = all.every(([number], index) => number > (all[index - 1]?.[0] ?? 0));
  // With one alone it might be an answer that begins with a number.
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

/** The answers in a line of the key; null where something else stands there. */
function entriesOf(line: string): readonly (readonly [number: number, answer: string])[] | null {
  const [before, ...pieces] = line.split(NUMBER);
  if (before !== '' || pieces.length === 0) return null;
  return pieces.flatMap((piece, index) =>
    index % 2 === 0 ? [[Number(piece), (pieces[index + 1] ?? '').replace(/ ?[,;]$/, '')] as const] : [],
  );
}
