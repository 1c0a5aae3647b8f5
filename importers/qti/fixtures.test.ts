// Files of other products and of the standard's examples: what each becomes, and what is reported.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packStored } from '#importers/files/zip.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import type { ImportResult } from '#importers/types.ts';
import { faultOfImport } from '#importers/testing/faultOfImport.ts';

const FOLDER = '../shared/data/import-fixtures';
const hasData = existsSync(FOLDER);
const SETS = [
  'qti-instructure',
  'qti-learnosity',
  'qti-zip',
  'qti2-pie-conformance',
  'qti2-pie-samples',
  'qti3-pie',
];

/** Kinds of the questions, and the problems with the numbers of their items. Folders are read as packages. */
const FILES: Readonly<Record<string, string>> = {
  'qti-instructure/items_1.2/bank_entry_item.xml': '1 questionElsewhere',
  'qti-instructure/items_1.2/canvas_multiple_dropdowns.xml': 'DROPDOWN, wrongFeedbackDropped',
  'qti-instructure/items_1.2/canvas_multiple_fib.xml': 'CLOZE',
  'qti-instructure/items_1.2/canvas_multiple_fib_extra_brackets.xml': '1 questionTooLong',
  'qti-instructure/items_1.2/choice.xml': 'MCQ, MCQ, MSQ, MCQ, 1 to 2 pictureNotTaken, namesDropped',
  'qti-instructure/items_1.2/choice_vary_points_by_answer_zero_points.xml': 'MCQ',
  'qti-instructure/items_1.2/essay_custom_settings.xml': 'OPEN',
  'qti-instructure/items_1.2/fib_feedback.xml': 'BLANK, 1 marksInvalid, wrongFeedbackDropped',
  'qti-instructure/items_1.2/formula.xml': '1 unsupportedType',
  'qti-instructure/items_1.2/formula_mvar.xml': '1 unsupportedType',
  'qti-instructure/items_1.2/hot_spot.xml': '1 to 4 pictureNotTaken',
  'qti-instructure/items_1.2/matching.xml': 'MATCH',
  'qti-instructure/items_1.2/mc_feedback.xml': 'MCQ, wrongFeedbackDropped',
  'qti-instructure/items_1.2/multiple_answer_canvas.xml': 'MSQ',
  'qti-instructure/items_1.2/nq_multiple_fib_answer_types.xml': 'DROPDOWN',
  'qti-instructure/items_1.2/numeric_exact_match.xml': 'BLANK, BLANK, namesDropped',
  'qti-instructure/items_1.2/numeric_margin_error_percent.xml': 'BLANK',
  'qti-instructure/items_1.2/numeric_precision_decimals.xml': 'BLANK, 1 answerDropped',
  'qti-instructure/items_1.2/ordering.row.xml': 'REORDER',
  'qti-instructure/items_1.2/ordering_with_labels.xml': 'REORDER',
  'qti-instructure/items_1.2/single_fib.xml': 'BLANK',
  'qti-instructure/items_1.2/stimulus_passage.xml': '1 description',
  'qti-instructure/items_1.2/text.no.question.xml': '1 description',
  'qti-instructure/items_1.2/true_false_with_calculator.xml': 'MCQ, 1 pictureNotTaken, wrongFeedbackDropped',
  'qti-instructure/items_1.2/upload_with_custom_settings.xml': '1 unsupportedType',
  'qti-instructure/items_2.1/Example02-feedbackInline.xml': 'MCQ',
  'qti-instructure/items_2.1/categorization.xml': 'CLASSIFICATION, 1 weightsEvened',
  'qti-instructure/items_2.1/choice.xml': 'MCQ, 1 pictureNotTaken',
  'qti-instructure/items_2.1/essay.xml': 'OPEN',
  'qti-instructure/items_2.1/extended_text_rubric.xml': 'OPEN, 1 markingNotesDropped, 1 pictureNotTaken',
  'qti-instructure/items_2.1/gap_match.xml': 'DRAGNDROP, 1 weightsEvened, formattingRemoved',
  'qti-instructure/items_2.1/match.xml': 'MATCH, 1 weightsEvened',
  'qti-instructure/items_2.1/match2.xml': 'MATCH',
  'qti-instructure/items_2.1/order.xml': 'REORDER',
  'qti-instructure/items_2.1/text_entry.xml': 'BLANK, 1 caseIgnored, formattingRemoved',
  'qti-instructure/test_qti_1.2': 'MCQ, MCQ, MSQ, BLANK, BLANK, namesDropped',
  'qti-instructure/test_qti_1.2/quiz.xml':
    'MCQ, MCQ, MSQ, BLANK, BLANK, 1 to 2 pictureNotTaken, namesDropped',
  'qti-instructure/test_qti_1.2_canvas': 'MCQ, MCQ, MSQ, OPEN, namesDropped',
  'qti-instructure/test_qti_1.2_canvas/i00f37ac2af026e5a607e4a5d9a70b1d5/i00f37ac2af026e5a607e4a5d9a70b1d5.xml':
    'MCQ, MCQ, MSQ, OPEN, namesDropped',
  'qti-learnosity/imscp/samplecp': '1 to 44 fileMissing',
  'qti-learnosity/interactions/choice.xml': 'MCQ, 1 pictureNotTaken',
  'qti-learnosity/interactions/gap_match.xml': 'DRAGNDROP, 1 weightsEvened, formattingRemoved',
  'qti-learnosity/interactions/gap_match_with_imageObject.xml': '1 unsupportedType',
  'qti-learnosity/interactions/graphic_order.xml': '1 unsupportedType',
  'qti-learnosity/interactions/hottext.xml': 'MCQ',
  'qti-learnosity/interactions/math.xml': 'MCQ',
  'qti-learnosity/interactions/textEntryInteraction-inlineChoiceInteraction.xml':
    'COMPREHENSION, formattingRemoved',
  'qti-learnosity/interactions/video.xml': 'MCQ, 1 embedNotTaken',
  'qti-learnosity/otherqtis/withcdata.xml': 'MCQ',
  'qti-learnosity/tests/rtest02.xml': 'sectionTextsDropped, selectionDropped, 1 to 9 fileMissing',
  'qti-zip/minimal_qti_1.2_sample.zip': 'MCQ',
  'qti-zip/minimal_qti_2.1_sample.zip': 'MCQ, MSQ, namesDropped',
  'qti2-pie-conformance/baseTypes_all/item.xml': '1 description',
  'qti2-pie-conformance/isNull_isNotNull/item.xml': '1 scoringUnknown',
  'qti2-pie-conformance/mapResponse_mapEntry_caseSensitive_override/item.xml':
    'BLANK, 1 partialCreditDropped, 1 caseIgnored',
  'qti2-pie-conformance/mapping_bounds_upperLower/item.xml': 'MCQ, 1 tooFewOptions',
  'qti2-pie-conformance/modalFeedback_basic/item.xml': 'MCQ, wrongFeedbackDropped',
  'qti2-pie-conformance/outcomeProcessing_derive_percent_passfail/item.xml': '1 description',
  'qti2-pie-conformance/outcomeProcessing_outcomeCondition_equal/item.xml': 'MCQ, 1 scoringNotTaken',
  'qti2-pie-conformance/outcomeProcessing_outcomeMinimum/item.xml': '1 description',
  'qti2-pie-conformance/outcome_numeric_default_zero_accumulating/item.xml': 'DROPDOWN',
  'qti2-pie-conformance/positionObject_mapResponsePoint_scoring/item.xml': '1 unsupportedType',
  'qti2-pie-conformance/qti22_advanced_q10_hotspot/item.xml': '1 pictureNotTaken',
  'qti2-pie-conformance/qti22_advanced_q13_match/item.xml': 'MATCH',
  'qti2-pie-conformance/qti22_basic_i9b_map_response/item.xml': 'MSQ, 1 weightsEvened',
  'qti2-pie-conformance/qti22_basic_q2_multiple/item.xml': 'MSQ, 1 rightNotMarked',
  'qti2-pie-conformance/qti22_basic_q5/item.xml': 'OPEN',
  'qti2-pie-conformance/responseProcessing_anyN_allN/item.xml': '1 description',
  'qti2-pie-conformance/responseProcessing_containerSize_index/item.xml': '1 description',
  'qti2-pie-conformance/responseProcessing_deleteValue_repeat/item.xml': '1 description',
  'qti2-pie-conformance/responseProcessing_inside_duration_statsOperator/item.xml': '1 description',
  'qti2-pie-conformance/responseProcessing_mapOutcome_basic/item.xml': '1 scoringUnknown',
  'qti2-pie-conformance/responseProcessing_mapResponse_directedPair_whitespace/item.xml': '1 description',
  'qti2-pie-conformance/responseProcessing_math_max_min_round_truncate/item.xml': '1 scoringUnknown',
  'qti2-pie-conformance/responseProcessing_patternMatch_caseSensitive/item.xml': 'BLANK, 1 caseIgnored',
  'qti2-pie-conformance/responseProcessing_record_fieldValue/item.xml': '1 description',
  'qti2-pie-conformance/responseProcessing_setDefaultValue/item.xml': '1 description',
  'qti2-pie-conformance/responseProcessing_template_map_response/item.xml': 'MCQ, 1 partialCreditDropped',
  'qti2-pie-conformance/responseProcessing_template_match_correct_directedPair/item.xml': '1 description',
  'qti2-pie-conformance/responseProcessing_xiInclude/item.xml': '1 description',
  'qti2-pie-conformance/templateProcessing_setCorrectResponse/item.xml': '1 madeUpValues',
  'qti2-pie-conformance/templateProcessing_templateConstraint/item.xml': '1 madeUpValues',
  'qti2-pie-samples/qti-samples/assessment-test': 'MCQ, MCQ, BLANK, MCQ, sectionTextsDropped, namesDropped',
  'qti2-pie-samples/qti-samples/assessment-test/assessment-test.xml':
    'sectionTextsDropped, 1 to 4 fileMissing',
  'qti2-pie-samples/qti-samples/assessment-test/item1.xml': 'MCQ',
  'qti2-pie-samples/qti-samples/assessment-test/item2.xml': 'MCQ',
  'qti2-pie-samples/qti-samples/assessment-test/item3.xml': 'BLANK',
  'qti2-pie-samples/qti-samples/assessment-test/item4.xml': 'MCQ',
  'qti2-pie-samples/qti-samples/basic-interactions': 'MCQ, MSQ, BLANK, DROPDOWN, MATCH, namesDropped',
  'qti2-pie-samples/qti-samples/basic-interactions/choice_multiple.xml': 'MSQ',
  'qti2-pie-samples/qti-samples/basic-interactions/choice_simple.xml': 'MCQ',
  'qti2-pie-samples/qti-samples/basic-interactions/inline_choice.xml': 'DROPDOWN',
  'qti2-pie-samples/qti-samples/basic-interactions/match_interaction.xml': 'MATCH',
  'qti2-pie-samples/qti-samples/basic-interactions/text_entry.xml': 'BLANK',
  'qti2-pie-samples/qti-samples/graphic-interactions': '1 to 2 fileMissing',
  'qti2-pie-samples/qti-samples/graphic-interactions/graphic_gap_match.xml': '1 pictureNotTaken',
  'qti2-pie-samples/qti-samples/graphic-interactions/hotspot.xml': '1 pictureNotTaken',
  'qti2-pie-samples/qti-samples/interactive-interactions':
    'DROPDOWN, CLASSIFICATION, MATCH, DRAGNDROP, 2 to 4 weightsEvened, namesDropped, formattingRemoved',
  'qti2-pie-samples/qti-samples/interactive-interactions/associate.xml': 'MATCH, 1 weightsEvened',
  'qti2-pie-samples/qti-samples/interactive-interactions/gap_match.xml':
    'DRAGNDROP, 1 weightsEvened, formattingRemoved',
  'qti2-pie-samples/qti-samples/interactive-interactions/inline_choice.xml': 'DROPDOWN, formattingRemoved',
  'qti2-pie-samples/qti-samples/interactive-interactions/match.xml': 'CLASSIFICATION, 1 weightsEvened',
  'qti2-pie-samples/qti-samples/math-assessment': 'MCQ, BLANK, REORDER, MSQ, namesDropped',
  'qti2-pie-samples/qti-samples/math-assessment/algebra-equation.xml': 'MCQ',
  'qti2-pie-samples/qti-samples/math-assessment/fractions-order.xml': 'REORDER',
  'qti2-pie-samples/qti-samples/math-assessment/geometry-area.xml': 'BLANK',
  'qti2-pie-samples/qti-samples/math-assessment/math-test.xml': '1 to 4 fileMissing',
  'qti2-pie-samples/qti-samples/math-assessment/word-problem.xml': 'MSQ',
  'qti2-pie-samples/qti-samples/text-interactions':
    'BLANK, OPEN, 1 caseIgnored, 2 fileMissing, namesDropped, formattingRemoved',
  'qti2-pie-samples/qti-samples/text-interactions/extended_text.xml': 'OPEN, 1 pictureNotTaken',
  'qti2-pie-samples/qti-samples/text-interactions/text_entry.xml': 'BLANK, 1 caseIgnored, formattingRemoved',
  'qti2-pie-samples/qti-samples/with-passages': 'COMPREHENSION, OPEN, 2 markingNotesDropped, namesDropped',
  'qti2-pie-samples/qti-samples/with-passages/choice-with-stimulus.xml': 'COMPREHENSION',
  'qti2-pie-samples/qti-samples/with-passages/extended-response-with-rubric.xml':
    'OPEN, 1 markingNotesDropped',
  'qti3-pie/qti3-choice-multiple.xml': 'MSQ',
  'qti3-pie/qti3-choice-single.xml': 'MCQ, wrongFeedbackDropped',
  'qti3-pie/qti3-extended-text.xml': 'OPEN',
  'qti3-pie/qti3-hotspot-interaction.xml': '1 pictureNotTaken',
  'qti3-pie/qti3-match-interaction.xml': 'MATCH',
  'qti3-pie/qti3-order-interaction.xml': 'REORDER',
  'qti3-pie/qti3-text-entry.xml': 'BLANK',
};

/** Files that aren't QTI, but go with it. */
const OTHERS = /\.(?:json|png|md)$|imsmanifest\.xml$|assessment_meta\.xml$/;

describe.skipIf(!hasData)('QTI files of other products', () => {
  it.each(Object.entries(FILES))('%s: %s', async (path, told) => {
    expect(summary(await read(path))).toBe(told);
  });

  it('lists every file', () => {
    const files = SETS.flatMap(filesIn).filter((path) => !OTHERS.test(path));
    expect(files.filter((path) => !(path in FILES))).toEqual([]);
  });

  it.each(hasData ? SETS.flatMap(filesIn) : [])('imports or reports each item of %s', async (path) => {
    const result = await read(path);
    const xml = path.endsWith('.xml') ? readFileSync(join(FOLDER, path), 'utf8') : '';
    const items = [...xml.matchAll(/<(?:qti-)?(?:item|bankentry_item|assessment-?item(?:ref)?)\s/gi)].length;
    const left = result.problems.filter(({ severity }) => severity === 'skipped').length;
    expect(faultOfImport(result)).toBeUndefined();
    if (!OTHERS.test(path)) expect(result.quiz.questions.length + left).toBeGreaterThanOrEqual(items);
  });
});

function filesIn(folder: string): readonly string[] {
  return readdirSync(join(FOLDER, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(join(FOLDER, path)).isFile())
    .toSorted();
}

function read(path: string): Promise<ImportResult> {
  const place = join(FOLDER, path);
  if (statSync(place).isFile())
    return readQuizFile(new Uint8Array(readFileSync(place)), path.split('/').at(-1) ?? '');
  const files = filesIn(path).map((name) => ({
    name: relative(path, name),
    bytes: new Uint8Array(readFileSync(join(FOLDER, name))),
  }));
  return readQuizFile(packStored(files), `${path.split('/').at(-1)}.zip`);
}

/** Numbers of neighbors with the same problem are written as a range. */
function summary({ quiz, problems }: ImportResult): string {
  const told: { code: string; from: number | null; to: number | null }[] = [];
  for (const { place, reason } of problems) {
    const number = place.kind === 'file' ? null : place.number;
    const last = told.at(-1);
    if (last?.to && last.to + 1 === number && last.code === reason.code) last.to = number;
    else told.push({ code: reason.code, from: number, to: number });
  }
  return [
    ...quiz.questions.map(({ type }) => type),
    ...told.map(({ code, from, to }) => [from, ...(to === from ? [] : ['to', to]), code].join(' ').trim()),
  ].join(', ');
}
