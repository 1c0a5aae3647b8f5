import { describe, expect, it } from 'vitest';
import { readQtiFile } from '#importers/qti/testing.ts';

const material = (text: string) => `<material><mattext texttype="text/html">${text}</mattext></material>`;
const type = (name: string) =>
  `<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${name}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>`;
const label = (ident: string, text = ident.toLowerCase()) =>
  `<response_label ident="${ident}">${material(text)}</response_label>`;
const list = (ident: string, labels: string, { prompt = '', cardinality = 'Single' } = {}) =>
  `<response_lid ident="${ident}" rcardinality="${cardinality}">${prompt && material(prompt)}<render_choice>${labels}</render_choice></response_lid>`;
const field = (ident: string, kind = 'str') =>
  `<response_${kind} ident="${ident}"><render_fib><response_label ident="l"/></render_fib></response_${kind}>`;
const is = (ident: string, value: string, name = 'varequal') =>
  `<${name} respident="${ident}">${value}</${name}>`;
const scores = (test: string, points = 100) =>
  `<respcondition><conditionvar>${test}</conditionvar><setvar action="Add" varname="SCORE">${points}</setvar></respcondition>`;
const item = (presentation: string, conditions = '', more = '') =>
  `<questestinterop><item ident="i" title="T">${more}<presentation>${presentation}</presentation><resprocessing>${conditions}</resprocessing></item></questestinterop>`;

describe('items of QTI 1.2', () => {
  it('match lists of the same answers', async () => {
    const [a, b] = ['one', 'two'].map((prompt, index) =>
      list(`q${index}`, label('A') + label('B'), { prompt }),
    );
    const one = item(`${material('Q')}${a}${b}`, scores(is('q0', 'B'), 50) + scores(is('q1', 'A'), 50));
    expect((await readQtiFile(one)).questions).toEqual([
      {
        type: 'MATCH',
        text: 'Q',
        pairs: [
          { prompt: { text: 'one' }, match: { text: 'b' } },
          { prompt: { text: 'two' }, match: { text: 'a' } },
        ],
      },
    ]);
    const same = item(`${material('Q')}${a}${b}`, scores(is('q0', 'A'), 50) + scores(is('q1', 'A'), 50));
    expect((await readQtiFile(same)).questions).toMatchObject([
      {
        type: 'CLASSIFICATION',
        groups: [
          { name: 'a', items: [{ text: 'one' }, { text: 'two' }] },
          { name: 'b', items: [] },
        ],
      },
    ]);
  });

  it('have fields in the middle of their text', async () => {
    const flow = `<flow>${material('Now is the')}${field('a')}${material('of our')}${field('b')}${material('.')}</flow>`;
    const { questions } = await readQtiFile(
      item(flow, scores(is('a', 'winter')) + scores(is('b', 'discontent'))),
    );
    expect(questions).toEqual([
      {
        type: 'CLOZE',
        text: 'Now is the [[1]] of our [[2]].',
        gaps: [{ accepted: ['winter'] }, { accepted: ['discontent'] }],
      },
    ]);
  });

  it('have word banks for their gaps', async () => {
    const bank = ['A', 'B', 'C'].map(
      (ident) =>
        `<response_label ident="${ident}" answer_type="wordbank">${material(ident)}</response_label>`,
    );
    const xml = item(
      material('x [g] y [h]') + list('response_g', bank.join('')) + list('response_h', bank.join('')),
      scores(is('response_g', 'B'), 50) + scores(is('response_h', 'A'), 50),
      type('fill_in_multiple_blanks_question'),
    );
    expect((await readQtiFile(xml)).questions).toEqual([
      {
        type: 'DRAGNDROP',
        text: 'x [[1]] y [[2]]',
        gaps: [{ accepted: ['B'] }, { accepted: ['A'] }],
        extras: ['C'],
      },
    ]);
  });

  it.each([
    [
      'a range',
      `<and>${is('a', '1', 'vargte')}${is('a', '2', 'varlte')}</and>`,
      { accepted: ['1.5'], number: { tolerance: 0.5 } },
    ],
    ['a number', is('a', '3.10'), { accepted: ['3.10'], number: {} }],
  ])('ask for %s', async (_, test, typed) => {
    const { questions } = await readQtiFile(item(material('N?') + field('a', 'num'), scores(test)));
    expect(questions).toMatchObject([{ type: 'BLANK', ...typed }]);
  });

  it('have places on a picture, in pixels or in parts of it', async () => {
    const spot = (coords: string) =>
      item(
        `<response_xy ident="r">${material('Where?')}<render_hotspot><material><matimage uri="https://example.org/a.png" width="200" height="100"/></material><response_label ident="l" rarea="Rectangle">${coords}</response_label></render_hotspot></response_xy>`,
      );
    const shape = { type: 'rect', x: 0.5, y: 0.2, width: 0.25, height: 0.3 };
    for (const coords of ['100,20,150,50', '0.5,0.2,0.75,0.5'])
      expect((await readQtiFile(spot(coords))).questions).toMatchObject([
        { type: 'HOTSPOT', text: 'Where?', regions: [{ shape, correct: true }] },
      ]);
  });

  it('belong to a passage of New Quizzes', async () => {
    const passage = `<item ident="p" title="Storm"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>passage</fieldlabel><fieldentry>true</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation>${material('It rained.')}</presentation></item>`;
    const child = `<item ident="c" parent_stimulus_item_ident="p"><presentation>${material('Why?')}${field('r')}</presentation></item>`;
    const { questions } = await readQtiFile(
      `<questestinterop><assessment title="Q"><section>${passage}${child}</section></assessment></questestinterop>`,
    );
    expect(questions).toMatchObject([
      {
        type: 'COMPREHENSION',
        text: 'Storm',
        passage: 'It rained.',
        questions: [{ type: 'OPEN', text: 'Why?' }],
      },
    ]);
  });

  it('leave the texts and selections of their sections, and report them', async () => {
    const section = `<section><presentation_material>${material('Read well')}</presentation_material><selection_ordering><selection><sourcebank_ref>b</sourcebank_ref><selection_number>1</selection_number></selection></selection_ordering><item ident="i"><presentation>${material('Why?')}${field('r')}</presentation></item></section>`;
    const { questions, told } = await readQtiFile(`<questestinterop>${section}</questestinterop>`);
    expect(questions).toEqual([{ type: 'OPEN', text: 'Why?' }]);
    expect(told).toEqual(['sectionTextsDropped', 'selectionDropped', 'questionElsewhere']);
  });

  it('mean any of several answers as all of them, and report answers worth a part', async () => {
    const presentation = material('Q') + list('r', label('A') + label('B') + label('C'));
    const { questions, told } = await readQtiFile(
      item(presentation, scores(is('r', 'A')) + scores(is('r', 'B')) + scores(is('r', 'C'), 50)),
    );
    expect(questions).toMatchObject([{ type: 'MSQ', options: [{ correct: true }, { correct: true }, {}] }]);
    expect(told).toEqual(['partialCreditDropped', 'severalRightMadeMsq']);
  });
});
