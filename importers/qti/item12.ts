// Items of QTI 1.2.

import { childOf, wordsIn } from '#importers/markup/xmlTree.ts';
import type { ImportFields, ImportItem } from '#importers/kinds.ts';
import { htmlToMarkdown } from '#importers/markup/htmlToMarkdown.ts';
import type { ImportReason } from '#importers/problems.ts';
import { feedback12 } from '#importers/qti/feedback12.ts';
import { gapFields, gapNames, withGapMarkers } from '#importers/qti/gaps12.ts';
import type { ItemTexts } from '#importers/qti/ItemTexts.ts';
import { type Associable, matched } from '#importers/qti/matched.ts';
import { materialHtml } from '#importers/qti/material12.ts';
import { type Decision, isReason } from '#importers/qti/qtiDecision.ts';
import {
  distinct,
  HOLE,
  type ItemResult,
  type Passage,
  questionOf,
  withoutLastHole,
} from '#importers/qti/qtiItem.ts';
import { allNamed, attribute, numberOf, type QtiElement, wordsOfQti } from '#importers/qti/qtiTree.ts';
import { type Condition, conditionsOf, keyOf12 } from '#importers/qti/scoring12.ts';
import { shapeOf } from '#importers/qti/shapes.ts';
import { typed12 } from '#importers/qti/typed12.ts';

const RESPONSES = ['response_lid', 'response_str', 'response_num', 'response_xy', 'response_grp'];
/** Question types of Canvas that nothing can stand for. */
const UNSUPPORTED = new Set(['calculated_question', 'file_upload_question']);

export interface Asked12 {
  readonly type: string;
  readonly responses: readonly QtiElement[];
  readonly conditions: readonly Condition[];
  readonly texts: ItemTexts;
}

/** What the item's metadata says, by label. */
export function metadataOf(item: QtiElement | undefined): ReadonlyMap<string, string> {
  const fields = allNamed(item, 'qtimetadatafield').map((field): [string, string] => [
    wordsIn(field, 'fieldlabel'),
    wordsIn(field, 'fieldentry'),
  ]);
  // The first of several counts.
  return new Map(fields.toReversed());
}

/** Words of the item's text that everything else refers to, if it's a passage; null otherwise. */
export function passageOf12(item: QtiElement, texts: ItemTexts): Passage | null {
  if (metadataOf(item).get('passage') !== 'true') return null;
  const text = texts.text(materialHtml(childOf(item, 'presentation')));
  return text.words.trim() === ''
    ? null
    : { id: attribute(item, 'ident'), title: attribute(item, 'title'), text };
}

export function readItem12(item: QtiElement, texts: ItemTexts, passage: Passage | null): ItemResult {
  const presentation = childOf(item, 'presentation');
  const metadata = metadataOf(item);
  const type =
    metadata.get('question_type') ?? metadata.get('cc_profile') ?? metadata.get('qmd_itemtype') ?? '';
  const responses = allNamed(presentation, ...RESPONSES);
  const conditions = conditionsOf(item);
  const words = htmlToMarkdown(materialHtml(presentation)).text.words;
  if (UNSUPPORTED.has(type)) return { reason: { code: 'unsupportedType', values: { type } }, words };
  const asked = { type, responses, conditions, texts };
  const decision = decide(asked);
  if (isReason(decision)) return { reason: decision, words };
  const labels = labelsOf(responses, texts);
  const { lines, left, hints } = feedback12(item, conditions, labels, texts);
  const points = numberOf(
    metadata.get('points_possible') ?? metadata.get('cc_weighting') ?? metadata.get('qmd_weighting') ?? '',
  );
  const stem = texts.stem(stemHtml(presentation, decision.fields, asked));
  const title = attribute(item, 'title');
  const question = questionOf({ title, stem, fields: decision.fields, feedback: lines, hints, points });
  return {
    questions: [question],
    passage,
    changes: distinct([...decision.changes, ...texts.changes]),
    title,
    feedbackLeft: left,
    lost: texts.lost,
    words,
  };
}

const MARKED = new Set(['DROPDOWN', 'CLOZE', 'DRAGNDROP']);
const PAIRED = new Set(['MATCH', 'CLASSIFICATION']);

/** HTML of the item's text, with its gaps where they are. */
function stemHtml(
  presentation: QtiElement | undefined,
  { type }: ImportFields,
  { type: declared, responses }: Asked12,
): string {
  const without = (element: QtiElement) => (responses.includes(element) ? '' : null);
  if (!responses.every(({ name }) => name === 'response_str' || name === 'response_num')) {
    if (MARKED.has(type)) return withGapMarkers(materialHtml(presentation, without), gapNames(responses));
    return materialHtml(presentation, PAIRED.has(type) ? without : undefined);
  }
  const isAlone = responses.length === 1;
  // Programs that say what type it is have the field below the text.
  if (declared !== '' && isAlone) return materialHtml(presentation);
  const html = materialHtml(
    presentation,
    (element) => {
      const place = responses.indexOf(element);
      if (place < 0) return null;
      return `${materialHtml(element, undefined, true)}${isAlone ? HOLE : ` [[${place + 1}]] `}`;
    },
    true,
  );
  return isAlone ? withoutLastHole(html) : html.replaceAll(/\]\] (?=[.,;:!?])/g, ']]');
}

function decide(asked: Asked12): Decision {
  const { responses, type, conditions, texts } = asked;
  const [first, ...more] = responses;
  if (!first)
    return /essay/.test(type)
      ? { fields: { type: 'OPEN' }, changes: [] }
      : { code: 'description', values: {} };
  const names = new Set(responses.map(({ name }) => name));
  if (names.has('response_grp')) return { code: 'unsupportedType', values: { type: 'response_grp' } };
  if (names.has('response_xy')) return more.length > 0 ? mixed : hotspot(first, texts);
  if (names.has('response_lid')) {
    if (names.size > 1) return mixed;
    if (more.length === 0) return choice(first, conditions, texts);
    return gapFields(asked) ?? pairs(asked);
  }
  const fields = responses.map((response) => typed12(response, conditions, type));
  const [only, ...others] = fields;
  if (only && others.length === 0) {
    if (isReason(only)) return only;
    const { accepted, number, changes } = only;
    if (accepted.length === 0) return { fields: { type: 'OPEN' }, changes };
    return { fields: { type: 'BLANK', accepted, ...(number && { number }) }, changes };
  }
  const changes: ImportReason[] = [];
  const gaps = [];
  for (const field of fields) {
    if (isReason(field)) return field;
    changes.push(...field.changes);
    gaps.push({ accepted: field.accepted, ...(field.number && { number: field.number }) });
  }
  return { fields: { type: 'CLOZE', gaps }, changes };
}

const mixed: ImportReason = { code: 'severalQuestions', values: {} };

const labelElements = (response: QtiElement) => allNamed(response, 'response_label');

function itemOf(label: QtiElement, texts: ItemTexts): ImportItem {
  return texts.itemOf(materialHtml(label));
}

function labelsOf(responses: readonly QtiElement[], texts: ItemTexts): ReadonlyMap<string, ImportItem> {
  return new Map(
    responses
      .filter(({ name }) => name === 'response_lid')
      .flatMap(labelElements)
      .map((label) => [attribute(label, 'ident'), itemOf(label, texts)]),
  );
}

function choice(response: QtiElement, conditions: readonly Condition[], texts: ItemTexts): Decision {
  const id = attribute(response, 'ident');
  const cardinality = attribute(response, 'rcardinality').toLowerCase();
  const labels = labelElements(response);
  const { right, changes } = keyOf12(conditions, id, cardinality !== 'single' && cardinality !== '');
  const ids = labels.map((label) => attribute(label, 'ident'));
  const missing = right.find((each) => !ids.includes(each));
  if (missing !== undefined) return { code: 'badCorrectAnswer', values: { value: missing } };
  if (cardinality === 'ordered') {
    const unplaced = ids.find((each) => !right.includes(each));
    if (right.length === 0) return { code: 'noCorrectAnswer', values: {} };
    if (unplaced !== undefined) return { code: 'correctAnswerMissing', values: { value: unplaced } };
    const items = right.flatMap((each) => {
      const label = labels[ids.indexOf(each)];
      return label ? itemOf(label, texts) : [];
    });
    return { fields: { type: 'REORDER', items }, changes };
  }
  const isSeveral = cardinality === 'multiple';
  // Without a key, it may be a poll, but no program writes rules for one.
  const isUnmarked = right.length === 0 && conditions.length > 0;
  return {
    fields: {
      type: isSeveral || right.length > 1 ? 'MSQ' : 'MCQ',
      options: labels.map((label) => ({
        ...itemOf(label, texts),
        ...(right.includes(attribute(label, 'ident')) && { correct: true as const }),
      })),
      ...(isUnmarked && { unmarked: true as const }),
    },
    changes: [
      ...changes,
      ...(!isSeveral && right.length > 1 ? [{ code: 'severalRightMadeMsq', values: {} } as const] : []),
    ],
  };
}

/** Several lists of the same answers, each with its own words. */
function pairs({ responses, conditions, texts }: Asked12): Decision {
  const left: Associable[] = responses.map((response) => ({
    id: attribute(response, 'ident'),
    item: texts.itemOf(materialHtml(response)),
  }));
  if (left.some(({ item }) => typeof item.text !== 'string' && item.text.words === '' && !item.media))
    return mixed;
  const right = new Map<string, Associable>();
  for (const label of responses.flatMap(labelElements)) {
    const id = attribute(label, 'ident');
    if (!right.has(id)) right.set(id, { id, item: itemOf(label, texts) });
  }
  const changes: ImportReason[] = [];
  const found = responses.flatMap((response): [string, string][] => {
    const id = attribute(response, 'ident');
    const key = keyOf12(conditions, id, false);
    changes.push(...key.changes);
    return key.right.map((value) => [id, value]);
  });
  const decision = matched(left, [...right.values()], found);
  return isReason(decision) ? decision : { ...decision, changes: [...decision.changes, ...changes] };
}

function hotspot(response: QtiElement, texts: ItemTexts): Decision {
  const render = childOf(response, 'render_hotspot');
  const picture = texts.board(allNamed(render, 'matimage')[0]);
  if (isReason(picture)) return picture;
  const regions = labelElements(response).flatMap((label) => {
    const coords = wordsOfQti(label);
    // Canvas writes parts of the picture, everyone else its pixels.
    const isPart = coords.split(/[\s,]+/).every((number) => Number(number) <= 1);
    const size = isPart ? { width: 1, height: 1 } : picture;
    const shape = shapeOf(attribute(label, 'rarea'), coords, size);
    return shape ? [{ shape, correct: true as const }] : [];
  });
  if (regions.length === 0) return { code: 'noCorrectAnswer', values: {} };
  return { fields: { type: 'HOTSPOT', picture, regions }, changes: [] };
}
