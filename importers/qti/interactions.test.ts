import { describe, expect, it } from 'vitest';
import { choices, entry, item, readQtiFile, response } from '#importers/qti/testing.ts';

/** The same item in QTI 3: every name with hyphens, and those of QTI with its prefix. */
function inVersion3(xml: string): string {
  const hyphened = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const html = new Set(['p', 'div', 'b', 'br', 'img', 'object', 'span']);
  return xml
    .replaceAll(/<(\/?)([a-zA-Z]+)/g, (_, slash: string, name: string) =>
      html.has(name) ? `<${slash}${name}` : `<${slash}qti-${hyphened(name)}`,
    )
    .replaceAll(/ ([a-z]+[A-Z][a-zA-Z]*)=/g, (_, name: string) => ` ${hyphened(name)}=`)
    .replaceAll('"directedPair"', '"directed-pair"');
}

const picture =
  '<object data="https://example.org/map.png" type="image/png" width="200" height="100">Map</object>';
const board = { type: 'image', url: 'https://example.org/map.png', alt: 'Map', width: 200, height: 100 };
const named = (...texts: string[]) => texts.map((text) => ({ text }));

const KINDS: readonly (readonly [string, string, unknown])[] = [
  [
    'one of several',
    item(
      `<p>Q?</p><choiceInteraction responseIdentifier="R">${choices('simpleChoice', 'A B')}</choiceInteraction>`,
      {
        head: response('identifier', ['B']),
      },
    ),
    { type: 'MCQ', text: 'Q?', options: [{ text: 'a' }, { text: 'b', correct: true }] },
  ],
  [
    'several of several',
    item(
      `<choiceInteraction responseIdentifier="R"><prompt>Q?</prompt>${choices('simpleChoice', 'A B C')}</choiceInteraction>`,
      {
        head: response('identifier', ['A', 'C'], 'multiple'),
      },
    ),
    {
      type: 'MSQ',
      text: 'Q?',
      options: [{ text: 'a', correct: true }, { text: 'b' }, { text: 'c', correct: true }],
    },
  ],
  [
    'a field',
    item(`<p>To ${entry()} it.</p>`, { head: response('string', ['be']) }),
    { type: 'BLANK', text: 'To _____ it.', accepted: ['be'] },
  ],
  [
    'fields in a text',
    item(`<p>${entry('A')} and ${entry('B')}.</p>`, {
      head: response('string', ['x'], 'single', 'A') + response('integer', ['2'], 'single', 'B'),
    }),
    { type: 'CLOZE', text: '[[1]] and [[2]].', gaps: [{ accepted: ['x'] }, { accepted: ['2'], number: {} }] },
  ],
  [
    'a long text',
    item('<extendedTextInteraction responseIdentifier="R"><prompt>Why?</prompt></extendedTextInteraction>'),
    { type: 'OPEN', text: 'Why?' },
  ],
  [
    'an order',
    item(
      `<orderInteraction responseIdentifier="R"><prompt>Sort</prompt>${choices('simpleChoice', 'A B C')}</orderInteraction>`,
      {
        head: response('identifier', ['C', 'A', 'B'], 'ordered'),
      },
    ),
    { type: 'REORDER', text: 'Sort', items: named('c', 'a', 'b') },
  ],
  [
    'pairs of two sets',
    item(
      `<matchInteraction responseIdentifier="R"><prompt>Q</prompt><simpleMatchSet>${choices('simpleAssociableChoice', 'A B')}</simpleMatchSet><simpleMatchSet>${choices('simpleAssociableChoice', 'X Y Z')}</simpleMatchSet></matchInteraction>`,
      { head: response('directedPair', ['A Y', 'B  X'], 'multiple') },
    ),
    {
      type: 'MATCH',
      text: 'Q',
      pairs: [
        { prompt: { text: 'a' }, match: { text: 'y' } },
        { prompt: { text: 'b' }, match: { text: 'x' } },
      ],
      extras: named('z'),
    },
  ],
  [
    'several with the same partner',
    item(
      `<matchInteraction responseIdentifier="R"><prompt>Q</prompt><simpleMatchSet>${choices('simpleAssociableChoice', 'A B C D')}</simpleMatchSet><simpleMatchSet>${choices('simpleAssociableChoice', 'X Y')}</simpleMatchSet></matchInteraction>`,
      { head: response('directedPair', ['A X', 'B X', 'C Y'], 'multiple') },
    ),
    {
      type: 'CLASSIFICATION',
      text: 'Q',
      groups: [
        { name: 'x', items: named('a', 'b') },
        { name: 'y', items: named('c') },
      ],
      extras: named('d'),
    },
  ],
  [
    'pairs of one set',
    item(
      `<associateInteraction responseIdentifier="R"><prompt>Q</prompt>${choices('simpleAssociableChoice', 'A B C D E')}</associateInteraction>`,
      { head: response('pair', ['A D', 'B C'], 'multiple') },
    ),
    {
      type: 'MATCH',
      text: 'Q',
      pairs: [
        { prompt: { text: 'a' }, match: { text: 'd' } },
        { prompt: { text: 'b' }, match: { text: 'c' } },
      ],
      extras: named('e'),
    },
  ],
  [
    'words for gaps',
    item(
      `<gapMatchInteraction responseIdentifier="R">${choices('gapText', 'W S')}<p>The <gap identifier="G"/>.</p></gapMatchInteraction>`,
      { head: response('directedPair', ['W G'], 'multiple') },
    ),
    { type: 'DRAGNDROP', text: 'The [[1]].', gaps: [{ accepted: ['w'] }], extras: ['s'] },
  ],
  [
    'a list in a text',
    item(
      `<p>The <inlineChoiceInteraction responseIdentifier="R">${choices('inlineChoice', 'A B')}</inlineChoiceInteraction>.</p>`,
      { head: response('identifier', ['A']) },
    ),
    {
      type: 'DROPDOWN',
      text: 'The [[1]].',
      gaps: [{ choices: [{ text: 'a', correct: true }, { text: 'b' }] }],
    },
  ],
  [
    'places on a picture',
    item(
      `<hotspotInteraction responseIdentifier="R"><prompt>Where?</prompt>${picture}<hotspotChoice identifier="A" shape="circle" coords="100,50,20" hotspotLabel="Rome"/><hotspotChoice identifier="B" shape="rect" coords="0,0,50,50"/><hotspotChoice identifier="C" shape="poly" coords="0,0,200,0,200,100,0,0"/></hotspotInteraction>`,
      { head: response('identifier', ['A']) },
    ),
    {
      type: 'HOTSPOT',
      text: 'Where?',
      picture: board,
      regions: [
        { shape: { type: 'circle', x: 0.5, y: 0.5, radius: 0.1 }, correct: true, name: 'Rome' },
        { shape: { type: 'rect', x: 0, y: 0, width: 0.25, height: 0.5 } },
        {
          shape: {
            type: 'polygon',
            points: [
              { x: 0, y: 0 },
              { x: 1, y: 0 },
              { x: 1, y: 1 },
            ],
          },
        },
      ],
    },
  ],
  [
    'a point in an area',
    item(
      `<selectPointInteraction responseIdentifier="R"><prompt>Where?</prompt>${picture}</selectPointInteraction>`,
      {
        head: response(
          'point',
          ['100 50'],
          'single',
          'R',
          '<areaMapping><areaMapEntry shape="rect" coords="80,40,120,60" mappedValue="1"/></areaMapping>',
        ),
      },
    ),
    {
      type: 'HOTSPOT',
      text: 'Where?',
      picture: board,
      regions: [{ shape: { type: 'rect', x: 0.4, y: 0.4, width: 0.2, height: 0.2 }, correct: true }],
    },
  ],
  [
    'labels for a picture',
    item(
      `<graphicGapMatchInteraction responseIdentifier="R"><prompt>Label</prompt>${picture}${choices('gapText', 'A B')}<associableHotspot identifier="H" shape="rect" coords="0,0,100,50"/></graphicGapMatchInteraction>`,
      { head: response('directedPair', ['B H'], 'multiple') },
    ),
    {
      type: 'DND_IMAGE',
      text: 'Label',
      picture: board,
      spots: [{ x: 0.25, y: 0.25, labels: named('b') }],
      extras: named('a'),
    },
  ],
];

describe('interactions', () => {
  it.each(KINDS)('makes a question of %s', async (_, xml, question) => {
    expect((await readQtiFile(xml)).questions).toEqual([question]);
    expect((await readQtiFile(inVersion3(xml))).questions).toEqual([question]);
  });

  it.each(['upload', 'drawing', 'media', 'slider', 'graphicOrder', 'custom'])(
    'says that there is nothing for %sInteraction',
    async (name) => {
      const { result } = await readQtiFile(
        item(`<${name}Interaction responseIdentifier="R"><prompt>Do it</prompt></${name}Interaction>`),
      );
      expect(result.problems).toEqual([
        {
          place: { kind: 'question', number: 1 },
          item: 'Do it',
          severity: 'skipped',
          reason: { code: 'unsupportedType', values: { type: `${name}Interaction` } },
        },
      ]);
    },
  );
});

it('names a picture that has no place, whatever its address', async () => {
  const pictures = ['1.png', '100%.png'].map((name) => `<img src="https://example.org/${name}"/>`).join(' ');
  const { questions, result } = await readQtiFile(
    item(`<p>Q? ${pictures}</p><extendedTextInteraction responseIdentifier="R"/>`, {
      head: response('string', []),
    }),
  );
  expect(questions).toHaveLength(1);
  expect(JSON.stringify(result.problems)).toContain('100%.png');
});
