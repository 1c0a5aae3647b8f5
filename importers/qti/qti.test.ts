import { describe, expect, it } from 'vitest';
import { choices, entry, item, readQtiFile, response } from '#importers/qti/testing.ts';

const processing = (test: string, points = 1) =>
  `<responseProcessing><responseCondition><responseIf>${test}<setOutcomeValue identifier="SCORE"><baseValue baseType="float">${points}</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`;

const equal = (mode: string, tolerance: string) =>
  processing(
    `<equal toleranceMode="${mode}" tolerance="${tolerance}"><variable identifier="R"/><correct identifier="R"/></equal>`,
  );
const bound = (name: string, value: number) =>
  `<${name}><variable identifier="R"/><baseValue baseType="float">${value}</baseValue></${name}>`;
const pattern = (text: string) =>
  processing(`<patternMatch pattern="${text}"><variable identifier="R"/></patternMatch>`);

describe('typed answers', () => {
  it.each([
    ['absolute', equal('absolute', '0.5'), { accepted: ['10'], number: { tolerance: 0.5 } }],
    ['relative', equal('relative', '5 5'), { accepted: ['10'], number: { tolerancePercent: 5 } }],
    ['uneven', equal('absolute', '1 2'), { accepted: ['10.5'], number: { tolerance: 1.5 } }],
    [
      'a range',
      processing(`<and>${bound('gte', 3)}${bound('lte', 4)}</and>`),
      { accepted: ['3.5'], number: { tolerance: 0.5 } },
    ],
    ['a pattern of texts', pattern('10|10\\.0'), { accepted: ['10', '10.0'], number: {} }],
  ])('reads numbers: %s', async (_, rules, typed) => {
    const { questions } = await readQtiFile(
      item(`<p>N? ${entry()}</p>`, { head: response('float', ['10']), rules }),
    );
    expect(questions).toEqual([{ type: 'BLANK', text: 'N?', ...typed }]);
  });

  it.each([
    ['half a range', processing(bound('gte', 3)), 'openRange'],
    ['another pattern', pattern('[ab]+'), 'patternDropped'],
    [
      'rules that compute',
      processing('<gt><random/><baseValue baseType="float">1</baseValue></gt>'),
      'scoringUnknown',
    ],
  ])('reports %s', async (_, rules, code) => {
    const head = '<responseDeclaration identifier="R" cardinality="single" baseType="string"/>';
    expect((await readQtiFile(item(`<p>N? ${entry()}</p>`, { head, rules }))).told).toEqual([code]);
  });

  it('takes the declared answer where rules compute, and says so', async () => {
    const rules = processing('<gt><random/><baseValue baseType="float">1</baseValue></gt>');
    const { questions, told } = await readQtiFile(
      item(`<p>N? ${entry()}</p>`, { head: response('string', ['x']), rules }),
    );
    expect(questions).toMatchObject([{ accepted: ['x'] }]);
    expect(told).toEqual(['scoringNotTaken']);
  });

  it('keeps answers that earn everything, and reports those that earn a part', async () => {
    const mapping =
      '<mapping defaultValue="0"><mapEntry mapKey="York" mappedValue="2"/><mapEntry mapKey="york" mappedValue="1"/><mapEntry mapKey="Yorkshire" mappedValue="1"/></mapping>';
    const rules =
      '<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/map_response"/>';
    const { questions, told } = await readQtiFile(
      item(`<p>${entry()}?</p>`, { head: response('string', ['York'], 'single', 'R', mapping), rules }),
    );
    expect(questions).toEqual([{ type: 'BLANK', text: '_____?', accepted: ['York'], marks: 2 }]);
    expect(told).toEqual(['caseIgnored', 'partialCreditDropped']);
  });
});

describe('items with several interactions', () => {
  const choice = (id: string, prompt: string) =>
    `<choiceInteraction responseIdentifier="${id}"><prompt>${prompt}</prompt>${choices('simpleChoice', 'A B')}</choiceInteraction>`;
  const head = response('identifier', ['A'], 'single', 'X') + response('identifier', ['B'], 'single', 'Y');

  it('makes a reading question of those around a text', async () => {
    const { questions } = await readQtiFile(
      item(`<p>Once.</p>${choice('X', 'Who?')}${choice('Y', 'When?')}`, { head }),
    );
    expect(questions).toMatchObject([
      {
        type: 'COMPREHENSION',
        text: 'T',
        passage: 'Once.',
        questions: [{ text: 'Who?' }, { text: 'When?' }],
      },
    ]);
  });

  it('makes one of a single interaction below a long text', async () => {
    const long = 'word '.repeat(500).trim();
    const { questions } = await readQtiFile(item(`<p>${long}</p>${choice('X', 'Who?')}`, { head }));
    expect(questions).toMatchObject([
      { type: 'COMPREHENSION', passage: long, questions: [{ text: 'Who?' }] },
    ]);
  });

  it('keeps those without a text together', async () => {
    const { questions } = await readQtiFile(item(`${choice('X', 'Who?')}${choice('Y', 'When?')}`, { head }));
    expect(questions).toMatchObject([
      { text: 'Who?', group: 'T' },
      { text: 'When?', group: 'T' },
    ]);
  });

  it('numbers fields and lists in the same text', async () => {
    const body = `<p>${entry('X')} <inlineChoiceInteraction responseIdentifier="Y">${choices('inlineChoice', 'A B')}</inlineChoiceInteraction></p>`;
    const { questions } = await readQtiFile(item(body, { head }));
    expect(questions).toMatchObject([
      {
        type: 'COMPREHENSION',
        passage: '____ (1) ____ (2)',
        questions: [
          { type: 'BLANK', text: '(1)' },
          { type: 'MCQ', text: '(2)' },
        ],
      },
    ]);
  });
});

describe('what goes with a question', () => {
  it('takes feedback, weights and formatting', async () => {
    const body = `<p>What is <b>this</b> <m:math xmlns:m="m"><m:msup><m:mi>x</m:mi><m:mn>2</m:mn></m:msup></m:math>?</p><choiceInteraction responseIdentifier="R"><simpleChoice identifier="A">a <feedbackInline identifier="A">Yes</feedbackInline></simpleChoice><simpleChoice identifier="B">b</simpleChoice></choiceInteraction><rubricBlock view="scorer"><p>Secret</p></rubricBlock>`;
    const after =
      '<modalFeedback identifier="correct" outcomeIdentifier="F">Good</modalFeedback><modalFeedback identifier="incorrect" outcomeIdentifier="F">Bad</modalFeedback>';
    const head = `${response('identifier', ['A'])}<outcomeDeclaration identifier="MAXSCORE" cardinality="single" baseType="float"><defaultValue><value>3</value></defaultValue></outcomeDeclaration>`;
    const { result } = await readQtiFile(item(body, { head, after }));
    expect(result.quiz.questions).toEqual([
      {
        type: 'MCQ',
        format: 'markdown',
        text: 'What is **this** $x^2$?',
        options: [{ text: 'a', correct: true }, { text: 'b' }],
        marks: 3,
        explanation: 'Good\na: Yes',
      },
    ]);
    expect(result.problems.map(({ reason }) => reason.code)).toEqual([
      'markingNotesDropped',
      'wrongFeedbackDropped',
    ]);
  });

  it.each([
    ['made-up numbers', item(entry(), { head: '<templateDeclaration identifier="T"/>' }), 'madeUpValues'],
    ['several attempts', item(entry(), { attributes: 'adaptive="true"' }), 'severalAttempts'],
    ['no question', item('<p>Read this.</p>'), 'description'],
  ])('reports an item with %s', async (_, xml, code) => {
    expect((await readQtiFile(xml)).told).toEqual([code]);
  });

  it('takes help on demand as hints', async () => {
    const body =
      '<p>Q?</p><infoControl title="Hint"><p>Think.</p></infoControl><extendedTextInteraction responseIdentifier="R"/><endAttemptInteraction responseIdentifier="E" title="Stop"/>';
    const { questions, told } = await readQtiFile(item(body));
    expect(questions).toEqual([{ type: 'OPEN', text: 'Q?', hints: ['Think.'] }]);
    expect(told).toEqual(['embedNotTaken']);
  });

  it('drops scripts and event handlers', async () => {
    const body = `<p onclick="alert(1)">Safe<script>alert(2)</script></p><extendedTextInteraction responseIdentifier="R"/>`;
    const { result } = await readQtiFile(item(body));
    expect(result.quiz.questions).toEqual([{ type: 'OPEN', text: 'Safe' }]);
  });
});

describe('files that are no use', () => {
  it.each([
    ['cut off', item('<p>x').slice(0, -20), 'notXml'],
    ['crossed tags', item('<p><b>x</p></b>'), 'notXml'],
    ['too deep', item('<div>'.repeat(200) + '</div>'.repeat(200)), 'notXml'],
    ['too many parts', item(`<p>x</p>${'<br/>'.repeat(6_000)}`), 'itemTooLarge'],
    [
      'a manifest alone',
      '<manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"></manifest>',
      'manifestAlone',
    ],
  ])('refuses a file that is %s', async (_, xml, code) => {
    expect((await readQtiFile(xml)).told).toEqual([code]);
  });

  it('never expands or fetches entities', async () => {
    const dtd =
      '<!DOCTYPE a [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY file SYSTEM "file:///etc/passwd">]>';
    const { result } = await readQtiFile(
      dtd + item('<p>&b; &file;</p><extendedTextInteraction responseIdentifier="R"/>'),
    );
    expect(result.quiz.questions).toEqual([{ type: 'OPEN', text: '&b; &file;' }]);
  });
});
