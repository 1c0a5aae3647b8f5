// H5P's texts with gaps: `*Paris/paris:The capital*`, and `**` for a star.

import { at } from '#protocol/quizFaults.ts';
import { decided, explained, type H5pDecision, hinted, mediaOf, refused } from '#importers/h5p/decision.ts';
import type { H5pTexts } from '#importers/h5p/H5pTexts.ts';
import { isTrueAt, listAt, textAt } from '#importers/json.ts';
import { htmlToMarkdown } from '#importers/markup/htmlToMarkdown.ts';
import { MarkedText } from '#importers/markup/MarkedText.ts';
import { GAPS_MAX, HOLE, passageOfGaps } from '#importers/gaps.ts';

/** The text with markers, and what is between the stars; a star without another one stays. */
function gapsIn(source: string): { readonly text: string; readonly gaps: readonly string[] } {
  const gaps: string[] = [];
  const text = source.replaceAll(/\*\*|\*([^*]+)\*/g, (_, written: string | undefined) =>
    written === undefined ? '*' : `[[${gaps.push(written)}]]`,
  );
  return { text, gaps };
}

/** Splits at a sign that no backslash precedes. */
function parted(written: string, sign: '/' | ':'): readonly string[] {
  const parts = written.split(sign === '/' ? /(?<!\\)\// : /(?<!\\):/);
  return parts.map((part) => part.replaceAll(`\\${sign}`, sign));
}

/** Between blocks of text, which have line breaks in them. */
const BETWEEN = '\n\n\n';

const wordsOf = (html: string) => htmlToMarkdown(html).text.words.trim();

export function blanks(params: unknown, texts: H5pTexts): readonly H5pDecision[] {
  const { text: said, gaps: written } = gapsIn(
    listAt(params, 'questions')
      .map((each) => textAt(each))
      .join(BETWEEN),
  );
  const gaps = written.map((gap) => {
    const [answers = '', ...tip] = parted(gap, ':');
    return {
      accepted: [...new Set(parted(answers, '/').map(wordsOf))].filter((each) => each !== ''),
      tip: tip.join(':'),
    };
  });
  const only = gaps.length === 1;
  const text = texts.lines(
    textAt(params, 'text'),
    ...(only ? said.replace('[[1]]', HOLE) : said).split(BETWEEN),
  );
  const [first] = gaps;
  if (!first) return refused(text.words, { code: 'noCorrectAnswer', values: {} });
  // Capital letters matter by default.
  const exactCase = at(params, ['behaviour', 'caseSensitive']) !== false;
  if (exactCase && gaps.some(({ accepted }) => accepted.some((each) => /\p{L}/u.test(each))))
    texts.report({ code: 'caseIgnored', values: {} });
  const forgiving = isTrueAt(params, 'behaviour', 'acceptSpellingErrors')
    ? ({ forgiveTypo: true } as const)
    : {};
  const common = {
    text,
    ...mediaOf(params, texts),
    ...hinted(
      gaps.map(({ tip }) => tip),
      texts,
    ),
    ...forgiving,
  };
  if (only) return decided(texts, { type: 'BLANK', ...common, accepted: first.accepted });
  if (gaps.length <= GAPS_MAX.CLOZE)
    return decided(texts, { type: 'CLOZE', ...common, gaps: gaps.map(({ accepted }) => ({ accepted })) });
  texts.report({ code: 'gapsMadeQuestions', values: {} });
  const fields = gaps.map(({ accepted, tip }) => ({
    type: 'BLANK' as const,
    accepted,
    ...hinted([tip], texts),
    ...forgiving,
  }));
  return decided(texts, { ...mediaOf(params, texts), ...passageOfGaps(fields, text, '') });
}

/** After a word and its tip, `\+` and `\-` begin what is said to a correct and an incorrect answer. */
const FEEDBACK = /\\[+-]/;

export function dragText(params: unknown, texts: H5pTexts): readonly H5pDecision[] {
  const { text: said, gaps: written } = gapsIn(textAt(params, 'textField'));
  const gaps = written.map((gap) => {
    const [solution = '', ...feedback] = gap.split(FEEDBACK);
    const [word = '', ...tip] = parted(solution, ':');
    return { word: wordsOf(word), tip: tip.join(':'), feedback };
  });
  const extras = gapsIn(textAt(params, 'distractors')).gaps.map((word) =>
    wordsOf(word.split(FEEDBACK)[0]?.split(':')[0] ?? ''),
  );
  const text = MarkedText.joined(
    [texts.html(textAt(params, 'taskDescription')), texts.html(withLines(said))].filter(
      ({ words }) => words.trim() !== '',
    ),
    '\n\n',
  );
  if (gaps.length === 0) return refused(text.words, { code: 'noCorrectAnswer', values: {} });
  const lines = gaps.flatMap(({ word, feedback }) =>
    feedback.map((html) => ({ answer: MarkedText.plain(word), html })),
  );
  return decided(texts, {
    type: 'DRAGNDROP',
    text,
    ...mediaOf(params, texts),
    gaps: gaps.map(({ word }) => ({ accepted: [word] })),
    ...(extras.length > 0 && { extras }),
    ...explained(lines, texts),
    ...hinted(
      gaps.map(({ tip }) => tip),
      texts,
    ),
  });
}

/** The text is plain, with formulas and character references like HTML. */
const withLines = (text: string) =>
  /<(?:p|br|div)\b/i.test(text) ? text : text.trim().replaceAll('\n', '<br>');
