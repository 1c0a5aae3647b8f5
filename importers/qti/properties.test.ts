import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readXml } from '#importers/markup/xmlTree.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import { faultOfImport } from '#importers/testing/faultOfImport.ts';

const words = (text: string) => text.trim().split(/\s+/);

/** Names and values that mean something, so that random files get deep into the importer. */
const NAMES = words(`
  choiceInteraction textEntryInteraction inlineChoiceInteraction orderInteraction matchInteraction gapMatchInteraction
  associateInteraction hotspotInteraction selectPointInteraction graphicGapMatchInteraction extendedTextInteraction
  hottextInteraction uploadInteraction simpleChoice inlineChoice simpleMatchSet simpleAssociableChoice gapText gapImg
  gap hottext hotspotChoice associableHotspot prompt stimulus rubricBlock modalFeedback feedbackInline p object img
  responseDeclaration correctResponse value mapping mapEntry areaMapping areaMapEntry outcomeDeclaration itemBody
  responseProcessing responseCondition responseIf responseElse match equal and not variable correct baseValue sum
  mapResponse setOutcomeValue patternMatch gte lte templateDeclaration include`);
const NAMES_12 = words(`
  itemmetadata qtimetadata qtimetadatafield fieldlabel fieldentry presentation material mattext matimage flow
  response_lid response_str response_num response_xy response_grp render_choice render_fib render_hotspot
  response_label resprocessing respcondition conditionvar varequal vargte varlte and or not other setvar
  displayfeedback itemfeedback flow_mat`);
const VALUES = words(`
  R A B SCORE MAXSCORE single multiple ordered identifier string float point pair directedPair true false 0 1 -1 0.5
  1e999 10,10,5 rect circle poly default 0,0,10,10 A_B x.png https://example.org/a.png Single Multiple Ordered
  response_R question_type fill_in_multiple_blanks_question multiple_dropdowns_question matching_question [R] Set Add
  general_fb correct_fb absolute relative [ab] __proto__ constructor`);
const ATTRIBUTES = words(`
  identifier responseIdentifier outcomeIdentifier cardinality baseType maxChoices mapKey mappedValue shape coords
  width height data src template toleranceMode tolerance pattern ident respident linkrefid rcardinality rarea uri
  case href adaptive view`);

const value = fc.oneof(
  fc.constantFrom(...VALUES),
  fc.tuple(fc.constantFrom(...VALUES), fc.constantFrom(...VALUES)).map((two) => two.join(' ')),
);
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
const attributes = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...ATTRIBUTES), value), { maxLength: 5, selector: ([name]) => name })
  .map((all) => all.map(([name, each]) => ` ${name}="${escaped(each)}"`).join(''));

function content(names: readonly string[]): fc.Arbitrary<string> {
  const { node } = fc.letrec<{ node: string }>((tie) => ({
    node: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      fc.oneof(value, fc.string({ unit: 'binary', maxLength: 5 })).map(escaped),
      fc
        .tuple(fc.constantFrom(...names), attributes, fc.array(tie('node'), { maxLength: 4 }))
        .map(([name, own, inner]) => `<${name}${own}>${inner.join('')}</${name}>`),
    ),
  }));
  return fc.array(node, { maxLength: 8 }).map((all) => all.join(''));
}

async function expectSound(xml: string): Promise<void> {
  const { quiz, problems } = await readQuizFile(new Uint8Array(new TextEncoder().encode(xml)), 'a.xml');
  expect(faultOfImport({ quiz, problems })).toBeUndefined();
  expect(quiz.questions.length + problems.length).toBeGreaterThan(0);
}

test('random items never break the import, and are imported or reported', async () => {
  await fc.assert(
    fc.asyncProperty(content(NAMES), content(NAMES), async (head, body) => {
      await expectSound(`<assessmentItem>${head}<itemBody>${body}</itemBody>${head}</assessmentItem>`);
    }),
    { seed: 11, numRuns: 500 },
  );
});

/** Anything in our own attribute, with the names that mean something there. */
const ownNames = words(
  'type group numbers shapes points words display jumble text hints tolerance unit x y width radius __proto__',
);
const ownValue = fc.oneof(
  fc.constantFrom<unknown>(
    'CLOZE',
    'CLASSIFICATION',
    'WORDCLOUD',
    'FLASHCARD',
    'rect',
    'polygon',
    -1,
    0.5,
    true,
    null,
  ),
  fc.string({ unit: 'binary', maxLength: 3 }),
);
const { own } = fc.letrec<{ own: unknown }>((tie) => ({
  own: fc.oneof(
    { depthSize: 'small' },
    ownValue,
    fc.array(tie('own'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...ownNames), tie('own'), { maxKeys: 4 }),
  ),
}));
const asked = fc.constantFrom(
  '<textEntryInteraction responseIdentifier="R"/>',
  '<extendedTextInteraction responseIdentifier="R"/>',
  '<hotspotInteraction responseIdentifier="R"><img src="https://example.org/a.png" width="9" height="9"/><hotspotChoice identifier="A" shape="circle" coords="1,1,1"/></hotspotInteraction>',
  '<graphicGapMatchInteraction responseIdentifier="R"><img src="https://example.org/a.png" width="9" height="9"/><gapText identifier="A">a</gapText><associableHotspot identifier="B" shape="circle" coords="1,1,1"/></graphicGapMatchInteraction>',
);

test('whatever our own attributes hold, items are imported or reported', async () => {
  await fc.assert(
    fc.asyncProperty(own, own, asked, async (fields, exact, interaction) => {
      const json = (held: unknown) => escaped(JSON.stringify(held));
      await expectSound(
        `<qti-assessment-item title="T" tool-name="Quizpeak" data-quizpeak="${json(fields)}"><responseDeclaration identifier="R" cardinality="multiple" baseType="string"><correctResponse><value>A</value><value>A B</value></correctResponse></responseDeclaration><itemBody><div data-quizpeak-text="${json(exact)}">Why?</div>${interaction}</itemBody><modalFeedback identifier="BACK">x</modalFeedback></qti-assessment-item>`,
      );
    }),
    { seed: 14, numRuns: 500 },
  );
});

test('random items of QTI 1.2 never break the import, and are imported or reported', async () => {
  await fc.assert(
    fc.asyncProperty(content(NAMES_12), content(NAMES_12), async (shown, scored) => {
      await expectSound(
        `<questestinterop><item ident="i"><presentation>${shown}</presentation><resprocessing>${scored}</resprocessing></item></questestinterop>`,
      );
    }),
    { seed: 12, numRuns: 500 },
  );
});

test('never fails on a text that may be XML', () => {
  const pieces = fc.constantFrom(
    '<a>',
    '</a>',
    '<a b="c"',
    '/>',
    '<!--',
    '-->',
    '<![CDATA[',
    ']]>',
    '<!DOCTYPE a [',
    ']>',
    '<?',
    '?>',
    '&lt;',
    'x',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 30 }),
      (all) => {
        const xml = all.join('');
        expect(() => readXml(xml)).not.toThrow();
      },
    ),
    { seed: 13, numRuns: 2_000 },
  );
});
