import { expect, it } from 'vitest';
import { brief } from '#importers/pasted/corpus/corpus.ts';
import { meaningsOf } from '#importers/doubts.ts';
import { questionsFromText } from '#importers/pasted/pasted.ts';
import { styledBlocksIn, withStyles } from '#importers/pasted/pastedStyles.ts';
import { DEFAULT_LABELS } from '#importers/types.ts';

/** Text as a browser copies it. */
const textOf = (html: string) =>
  html
    .replaceAll(/<\/(?:p|li|div|tr)>|<br>/g, '\n')
    .replaceAll(/<\/td>/g, '\t')
    .replaceAll(/<[^>]*>/g, '');

/** Questions, with `?` before those that are uncertain. */
function read(html: string) {
  const { questions, problems } = withStyles(questionsFromText(textOf(html)), styledBlocksIn(html));
  const open = new Set(problems.flatMap(({ doubt }) => doubt?.questions ?? []));
  const styled = problems.flatMap(({ reason }) =>
    reason.code === 'keyFromStyle' ? [reason.values.value] : [],
  );
  return {
    read: questions.map((question, index) => (open.has(index) ? '? ' : '') + brief(question)),
    styled,
  };
}

const WORD_UNDERLINE = `<p class=MsoNormal>1. Which is a river?</p><p class=MsoListParagraph>a) <u>Po</u></p>
<p class=MsoListParagraph>b) Etna</p><p class=MsoNormal>2. Which is a lake?</p><p>a) Rhine</p><p>b) <u>Garda</u></p>`;
const WORD_HIGHLIGHT = `<p>Which is a river?</p><p>- <span style='background:yellow;mso-highlight:yellow'>Po</span></p><p>- Etna</p>`;
const DOCS_BOLD = `<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:400;text-decoration:none">Which is a river?</span></p>
<p><span style="font-weight:400">A. Etna</span></p><p><span style="font-weight:700;background-color:transparent">B. Po</span></p></b>`;

it.each([
  [
    'underlined in Word',
    WORD_UNDERLINE,
    ['? Which is a river? ~ Po! | Etna', '? Which is a lake? ~ Rhine | Garda!'],
    ['Po', 'Garda'],
  ],
  ['highlighted in Word', WORD_HIGHLIGHT, ['? Which is a river? ~ Po! | Etna'], ['Po']],
  ['bold in Google Docs', DOCS_BOLD, ['? Which is a river? ~ Etna | Po!'], ['Po']],
  [
    'by the letter alone, on one line',
    '<p>1. Which is a river?</p><p>a. Etna  <strong>b</strong>. Po  c. Garda</p>',
    ['? Which is a river? ~ Etna | Po! | Garda'],
    ['Po'],
  ],
  [
    'by the style that all use, not by one that stands out once',
    '<p>1. Which?</p><p>a) <u>Po</u></p><p>b) <b>Etna</b></p><p>2. What?</p><p>a) Nile</p><p>b) <u>Rhine</u></p>',
    ['? Which? ~ Po! | Etna', '? What? ~ Nile | Rhine!'],
    ['Po', 'Rhine'],
  ],
  [
    'not if all options or several have it',
    '<p>Which?</p><p>- <b>Po</b></p><p>- <b>Nile</b></p><p>- Etna</p>',
    ['? Which? ~ Po | Nile | Etna'],
    [],
  ],
  [
    'not if another sign marks one',
    '<p>Which?</p><p>- Po *</p><p>- <u>Etna</u></p>',
    ['Which? ~ Po! | Etna'],
    [],
  ],
  ['not by bold questions', '<p><b>Which?</b></p><p>- Po</p><p>- Etna</p>', ['? Which? ~ Po | Etna'], []],
])('takes the answer that is %s', (_how, html, questions, styled) => {
  expect(read(html)).toEqual({ read: questions, styled });
});

it('asks which one is correct, or none', () => {
  const plain = questionsFromText(textOf(WORD_HIGHLIGHT));
  const { questions, problems } = withStyles(plain, styledBlocksIn(WORD_HIGHLIGHT));
  const [problem] = problems;
  if (!problem) throw new Error('no doubt');
  const meanings = meaningsOf(problem, questions, DEFAULT_LABELS);
  expect(meanings.map((each) => [each.name, each.words, ...each.questions.map(brief)])).toEqual([
    ['right', 'Po', 'Which is a river? ~ Po! | Etna'],
    ['right', 'Etna', 'Which is a river? ~ Po | Etna!'],
    ['poll', '', 'Which is a river? ~ Po | Etna'],
  ]);
});

it('leaves everything as it is without styles', () => {
  const plain = questionsFromText('Which?\n- Po\n- Etna');
  expect(
    withStyles(plain, styledBlocksIn('<p>Which?</p><p>- Po</p><p style="background:white">- Etna</p>')),
  ).toBe(plain);
});
