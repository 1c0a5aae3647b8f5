// Scoring cases of a QTI 2.2 player's conformance suite, graded as games grade.

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { authorityOf, keyed, sampleOf } from '#core/questions/authority.ts';
import { type Seed, stream } from '#core/random/stream.ts';
import { packStored } from '#importers/files/zip.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import { allNamed, attribute, type QtiElement, readQti, wordsOfQti } from '#importers/qti/qtiTree.ts';
import { centerOf, shapeOf } from '#importers/qti/shapes.ts';

const FOLDER = '../shared/data/import-fixtures/qti2-pie-conformance';
const hasData = existsSync(FOLDER);

interface Case {
  readonly responses: Readonly<Record<string, unknown>>;
  readonly expect: { readonly score?: number; readonly outcomes?: Readonly<Record<string, unknown>> };
}

/**
 * Outcome of every case: `=` if games give the same share of the points, otherwise both shares. Cases without an
 * answer can't be graded, and earn nothing in both. Instead of outcomes, the reason that the item wasn't imported.
 */
const OUTCOMES: Readonly<Record<string, string>> = {
  baseTypes_all: 'description',
  isNull_isNotNull: 'scoringUnknown',
  mapResponse_mapEntry_caseSensitive_override: '= 0≠1 0.5≠0 0.5≠0',
  mapping_bounds_upperLower: 'tooFewOptions',
  modalFeedback_basic: '= =',
  outcomeProcessing_derive_percent_passfail: 'description',
  outcomeProcessing_outcomeCondition_equal: '= =',
  outcomeProcessing_outcomeMinimum: 'description',
  outcome_numeric_default_zero_accumulating: '= = = = =',
  positionObject_mapResponsePoint_scoring: 'unsupportedType',
  qti22_advanced_q10_hotspot: '= = =',
  qti22_advanced_q13_match: '= = 0≠0.33 = =',
  qti22_basic_i9b_map_response: '= = 0.17≠0.33 = 0.83≠0.33 = = 0.5≠0.67 1≠0.67 0.67≠0 = =',
  qti22_basic_q2_multiple: 'not scored',
  qti22_basic_q5: 'not scored',
  responseProcessing_anyN_allN: 'description',
  responseProcessing_containerSize_index: 'description',
  responseProcessing_deleteValue_repeat: 'description',
  responseProcessing_inside_duration_statsOperator: 'description',
  responseProcessing_mapOutcome_basic: 'scoringUnknown',
  responseProcessing_mapResponse_directedPair_whitespace: 'description',
  responseProcessing_math_max_min_round_truncate: 'scoringUnknown',
  responseProcessing_patternMatch_caseSensitive: '= 0.5≠1 =',
  responseProcessing_record_fieldValue: 'description',
  responseProcessing_setDefaultValue: 'description',
  responseProcessing_template_map_response: '= 0.5≠0',
  responseProcessing_template_match_correct_directedPair: 'description',
  responseProcessing_xiInclude: 'description',
  templateProcessing_setCorrectResponse: 'madeUpValues',
  templateProcessing_templateConstraint: 'madeUpValues',
};

describe.skipIf(!hasData)('QTI conformance cases', () => {
  it.each(Object.entries(OUTCOMES))('%s: %s', async (folder, outcome) => {
    expect(await outcomeOf(folder)).toBe(outcome);
  });
});

async function outcomeOf(folder: string): Promise<string> {
  const read = (name: string) => readFileSync(`${FOLDER}/${folder}/${name}`, 'utf8');
  const xml = read('item.xml');
  const { cases } = JSON.parse(read('cases.json')) as { cases: Case[] };
  const { quiz, problems } = await readQuizFile(packageOf(xml), `${folder}.zip`);
  const [authored] = quiz.questions;
  if (!authored || problems.some(({ severity }) => severity === 'unfinished'))
    return problems.find(({ place }) => place.kind === 'question')?.reason.code ?? '';
  const seed: Seed = [1, 2];
  const played = keyed(authored, stream(seed, 'ids'));
  const outcomes = cases.flatMap(({ responses, expect: { score, outcomes: set = {} } }) => {
    const points = score ?? set['SCORE'] ?? FEEDBACK[String(set['FEEDBACK'])];
    if (typeof points !== 'number') return [];
    const words = wordsOf(xml, Object.values(responses).flat());
    const answer = words.length > 0 ? sampleOf(authored.type).answerOf(played.question, words) : null;
    const { right, of } = answer ? authorityOf(authored.type).grade(played, answer) : { right: 0, of: 1 };
    const share = points / (authored.marks ?? 1);
    return share === right / of ? '=' : `${rounded(share)}≠${rounded(right / of)}`;
  });
  return outcomes.join(' ') || 'not scored';
}

const rounded = (share: number) => Math.round(share * 100) / 100;

/** Points of a case that only says which feedback shows. */
const FEEDBACK: Readonly<Record<string, number>> = { correct: 1, incorrect: 0 };

/** Size of the picture that one of the items has. */
const SIZE = { width: 400, height: 260 };

/** The item in a package with that picture. */
function packageOf(xml: string): Uint8Array<ArrayBuffer> {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}"/>`;
  const files = { 'imsmanifest.xml': '<manifest/>', 'item.xml': xml, 'images/water-cycle.svg': picture };
  const encoder = new TextEncoder();
  return packStored(Object.entries(files).map(([name, text]) => ({ name, bytes: encoder.encode(text) })));
}

const LABELLED = ['simplechoice', 'simpleassociablechoice', 'gaptext', 'gap'];
const identifier = (element: QtiElement) => attribute(element, 'identifier');

/** What a player chooses, types or points at for values of a response. */
function wordsOf(xml: string, values: readonly unknown[]): readonly string[] {
  const item = readQti(xml) ?? undefined;
  const labelled = new Map(allNamed(item, ...LABELLED).map((each) => [identifier(each), wordsOfQti(each)]));
  for (const [gap, list] of allNamed(item, 'inlinechoiceinteraction').entries())
    for (const choice of list.children) labelled.set(identifier(choice), `${wordsOfQti(choice)}=${gap + 1}`);
  for (const region of allNamed(item, 'hotspotchoice')) {
    const shape = shapeOf(attribute(region, 'shape'), attribute(region, 'coords'), SIZE);
    if (shape) labelled.set(identifier(region), Object.values(centerOf(shape)).join(' '));
  }
  return values
    .filter((value) => value !== null && value !== '')
    .map((value) => {
      const [one = '', other] = String(value)
        .split(' ')
        .map((id) => labelled.get(id) ?? id);
      return other === undefined ? one : `${other}=${one}`;
    });
}
