// Tidying of pasted text: what word processors, forms and chatbots put around questions becomes plain list
// marks. The number of lines stays the same.

import { POINTS, QUESTION } from '#importers/pasted/labelWords.ts';

/** List marks as word processors copy them, followed by a tab. */
const TABBED_MARK = /^[ \t]*(\(?(?:[A-Za-z]|\d{1,3})[.)]|[A-Za-z]+\s?:|[-–—•·▪*\uf0b7\uf0a7])\t+/gm;
const HOLLOW_BULLET = /^[ \t]*o\t+/gm;
/** Lettered options side by side. */
const TABBED_OPTION = /\t+(?=\(?[A-Ja-j][.)] ?\S)/g;
const KEYCAP = /^([ \t]*(?:#+ |\*\*)?)(\d{1,2})\ufe0f?\u20e3[.)]?[ \t]*/gmu;
const LETTER_SIGNS = new Map([
  ['🅰', 'A'],
  ['🅱', 'B'],
]);
const LETTER_SIGN = /^([ \t]*)(🅰|🅱)\ufe0f?[.)]?[ \t]*/gmu;
/** A picture in front of a line, other than a sign of what is correct. */
const PICTURE = /^([ \t]*)(?![✓✔✅☑☒☐❌✗✘*#\d])\p{Extended_Pictographic}\ufe0f?[ \t]+/gmu;
const CROSS = /^([ \t]*)[❌✗✘]\ufe0f?[ \t]*/gmu;
const RULE = /^[ \t]*(?:-{3,}|\*{3,}|_{3,}|={3,}|—+)[ \t]*$/gm;
/** The number of a question on a line of its own. */
const LABEL = new RegExp(
  String.raw`^[ \t]*(?:#+[ \t]*)?(?:\*\*)?(?:q|${QUESTION})[ \t]?#?[ \t]?(\d{1,3})(?:[ \t]?of[ \t]?\d+)?[.:)]?(?:\*\*)?[.:]?[ \t]*$`,
  'i',
);
/** A mark on a line of its own, as copied from a PDF. */
const LONE_MARK = /^[ \t]*(\(?(?:\d{1,3}|[A-Ja-j])[.)])[ \t]*\n[ \t]*(?=[^\s([])(?!\w{1,3}[.)])/gm;
const HEADING = /^[ \t]*#{1,6} +/gm;
/** Points in front of the number of a question. */
const POINTS_BEFORE = new RegExp(
  String.raw`^([ \t]*)([([][ \t]*\d{1,3}[ \t]*(?:${POINTS})[ \t]*[)\]])[ \t]+(\(?\d{1,3}[.)])[ \t]+`,
  'gim',
);
const ROMAN = /^([ \t]*)([IVX]{1,5})([.)])(?=[ \t])/gm;
const ROMANS = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX'.split(' ');
/** The letter of an option in bold type. */
const BOLD_LETTER = /^([ \t]*(?:[-•*][ \t]+)?)\*\*(\(?[A-Ja-j][.):])\*\*[ \t]*(.*)$/gm;
const PLAIN_LETTER = /^[ \t]*(?:[-•*][ \t]+)?\(?[A-Ja-j][.)][ \t]*\S/m;

export function tidyText(pasted: string): string {
  const text = pasted
    .normalize('NFC')
    .replaceAll(/[\u00a0\u2007\u202f]/g, ' ')
    .replaceAll(/[\u200b-\u200d\u2060\ufeff]/g, '')
    .replaceAll(TABBED_MARK, '$1 ')
    .replaceAll(HOLLOW_BULLET, '• ')
    .replaceAll(TABBED_OPTION, '  ')
    .replaceAll(RULE, '')
    .replaceAll(LONE_MARK, '\n$1 ')
    .replaceAll(KEYCAP, '$1$2. ')
    .replaceAll(POINTS_BEFORE, '$1$3 $2 ')
    .replaceAll(
      LETTER_SIGN,
      (_, before: string, sign: string) => `${before}${LETTER_SIGNS.get(sign) ?? ''}) `,
    );
  return [circles, crosses, pictures, hollow, boldLetters, romans, labels].reduce(
    (tidy, step) => step(tidy),
    text,
  );
}

/** Filled circles among hollow ones are correct. */
function circles(text: string): string {
  const isChosen = /^[ \t]*[○◯][ \t]/m.test(text) && /^[ \t]*[●◉⦿][ \t]/m.test(text);
  if (!isChosen) return text.replaceAll(/^([ \t]*)[○◯●◉⦿][ \t]+/gm, '$1• ');
  return text.replaceAll(/^([ \t]*)[○◯][ \t]+/gm, '$1[ ] ').replaceAll(/^([ \t]*)[●◉⦿][ \t]+/gm, '$1[x] ');
}

const crosses = (text: string) => text.replaceAll(CROSS, '$1[ ] ');

/** Each kind of picture is a bullet of its own, as questions and options have different ones. */
function pictures(text: string): string {
  const lines = text.match(PICTURE);
  if (!lines || lines.length < 2) return text;
  const count = new Map<string, number>();
  for (const sign of lines) count.set(sign.trim(), (count.get(sign.trim()) ?? 0) + 1);
  return text.replaceAll(
    PICTURE,
    (found, before: string) => `${before}${(count.get(found.trim()) ?? 0) > 1 ? '• ' : ''}`,
  );
}

/** A bullet that was copied as the letter o. */
function hollow(text: string): string {
  return (text.match(/^[ \t]*o[ \t]+\S/gm)?.length ?? 0) < 2
    ? text
    : text.replaceAll(/^[ \t]*o[ \t]+(?=\S)/gm, '• ');
}

/** Bold type marks the correct letter, unless all letters are bold. */
function boldLetters(text: string): string {
  const marks = PLAIN_LETTER.test(text);
  return text.replaceAll(BOLD_LETTER, (_, before: string, letter: string, words: string) =>
    marks ? `${before}${letter} ${words} *` : `${before}${letter} ${words}`,
  );
}

/** Roman numerals, if at least the first two are there. */
function romans(text: string): string {
  const found = new Set([...text.matchAll(ROMAN)].map(([, , numeral]) => numeral));
  if (!found.has('I') || !found.has('II')) return text;
  return text.replaceAll(ROMAN, (all, before: string, numeral: string) => {
    const place = ROMANS.indexOf(numeral);
    return place < 0 ? all : `${before}${place + 1}.`;
  });
}

/** Puts the label `Question 3` before the line below it. */
function labels(text: string): string {
  const lines = text.split('\n');
  let label = '';
  return lines
    .map((line) => {
      const number = LABEL.exec(line)?.[1];
      if (number !== undefined) {
        label = `${number}. `;
        return '';
      }
      if (label === '' || line.trim() === '') return line;
      const labeled = label + line.trim().replace(/^\*\*(.*)\*\*$/, '$1');
      label = '';
      return labeled;
    })
    .join('\n')
    .replaceAll(HEADING, '');
}
