// Items of QTI 2 and 3.

import { childOf } from '#importers/markup/xmlTree.ts';
import type { ImportReason } from '#importers/problems.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { answerKey } from '#importers/qti/answerKeys.ts';
import { type Declarations, declarationsOf, UNDECLARED } from '#importers/qti/declarations.ts';
import { asChoice, blank, gaps, INLINE } from '#importers/qti/inlineInteractions.ts';
import {
  type Asked,
  decideInteraction,
  interactionHtml,
  isInteraction,
} from '#importers/qti/interactions.ts';
import { itemFeedback } from '#importers/qti/itemFeedback.ts';
import type { ItemTexts } from '#importers/qti/ItemTexts.ts';
import { BACK_FEEDBACK, HINT_SUPPORT, isOwn, type OwnFields, ownFieldsOf } from '#importers/qti/ownFields.ts';
import { type Decided, type Decision, isReason } from '#importers/qti/qtiDecision.ts';
import { htmlOf, isHiddenRubric } from '#importers/qti/qtiHtml.ts';
import {
  distinct,
  HOLE,
  type ItemResult,
  type Passage,
  questionOf,
  withoutLastHole,
} from '#importers/qti/qtiItem.ts';
import { allIn, allNamed, attribute, type QtiElement, wordsOfQti } from '#importers/qti/qtiTree.ts';
import { rulesOf } from '#importers/qti/responseRules.ts';

/** What a test says about one of its items. */
export interface ItemContext {
  readonly texts: ItemTexts;
  /** The passage that the item refers to. */
  readonly shared: Passage | null;
  /** Factor of its points. */
  readonly weight: number;
  readonly seconds: number | null;
}

interface Reading extends ItemContext {
  readonly item: QtiElement;
  readonly body: QtiElement;
  readonly declared: Declarations;
  readonly asked: readonly Asked[];
  readonly title: string;
  readonly own: OwnFields;
}

/** Stands in the HTML for an interaction, to split it there. */
const SPLIT = '<!--interaction-->';

export function readAssessmentItem(item: QtiElement, context: ItemContext): ItemResult {
  const body = childOf(item, 'itembody');
  const words = wordsOfQti(body) || attribute(item, 'title') || attribute(item, 'identifier');
  const refused = refusal(item, body);
  if (refused || !body) return { reason: refused ?? { code: 'description', values: {} }, words };
  const declared = declarationsOf(item);
  const rules = rulesOf(item, declared);
  const { texts } = context;
  const interactions = allIn(body, isInteraction);
  // A single interaction can't mean another response than the only one, whatever name it gives.
  const [only = UNDECLARED, ...others] = declared.responses.values();
  const undeclared = interactions.length === 1 && others.length === 0 ? only : UNDECLARED;
  const own = ownFieldsOf(item);
  const back = own.type === 'FLASHCARD' ? feedbackNamed(item, BACK_FEEDBACK) : undefined;
  const asked = interactions
    .filter((each) => !isButton(each))
    .map((interaction): Asked => {
      const response = declared.responses.get(attribute(interaction, 'responseidentifier')) ?? undeclared;
      return { interaction, response, texts, key: answerKey(response, rules), own, back };
    });
  const [first] = asked;
  if (!first) return { reason: { code: 'description', values: {} }, words };
  const reading: Reading = {
    ...context,
    item,
    body,
    declared,
    asked,
    title: attribute(item, 'title'),
    own,
  };
  const made = questions(reading);
  if (isReason(made)) return { reason: made, words: promptWords(asked) || words };
  const feedback = itemFeedback(item, rules, texts, back);
  const last = made.questions.length - 1;
  const hints = [...allNamed(body, 'infocontrol'), ...hintCards(item)]
    .map((hint) => texts.text(htmlOf(hint.content)))
    .filter((hint) => hint.words.trim() !== '');
  const explained = made.questions.map((each, index) =>
    questionOf(index === last ? { ...each, hints, feedback: [...feedback.lines, ...each.feedback] } : each),
  );
  const changes = [
    ...made.changes,
    ...asked.flatMap(({ key }) => key.changes),
    ...hiddenText(item),
    ...(interactions.some(isButton) ? [BUTTON_LEFT] : []),
    ...texts.changes,
  ];
  return {
    questions: explained,
    passage: made.passage,
    changes: distinct(changes),
    // A title that this program wrote is the question's own words.
    title: isOwn(item) ? '' : reading.title,
    isSure: isOwn(item),
    feedbackLeft: feedback.left,
    lost: texts.lost,
    words,
  };
}

/** Hints in the catalog. */
function hintCards(item: QtiElement): readonly QtiElement[] {
  return allNamed(childOf(item, 'cataloginfo'), 'card')
    .filter((card) => attribute(card, 'support') === HINT_SUPPORT)
    .flatMap((card) => allNamed(card, 'htmlcontent'));
}

function feedbackNamed(item: QtiElement, identifier: string): QtiElement | undefined {
  return allNamed(item, 'modalfeedback').find((each) => attribute(each, 'identifier') === identifier);
}

/** A button that ends an attempt, which asks nothing. */
const isButton = ({ name }: QtiElement) => name === 'endattemptinteraction';
const BUTTON_LEFT: ImportReason = { code: 'embedNotTaken', values: { what: 'endAttemptInteraction' } };

/** Reasons that concern the item as a whole. */
function refusal(item: QtiElement, body: QtiElement | undefined): ImportReason | null {
  if (childOf(item, 'templatedeclaration') || childOf(item, 'templateprocessing'))
    return { code: 'madeUpValues', values: {} };
  if (attribute(item, 'adaptive') === 'true') return { code: 'severalAttempts', values: {} };
  const [include] = allNamed(body, 'include');
  if (include) return { code: 'fileMissing', values: { file: attribute(include, 'href') } };
  return null;
}

const promptWords = (asked: readonly Asked[]) => wordsOfQti(childOf(asked[0]?.interaction, 'prompt'));

/** Notes for the people who mark, which players may not see. */
function hiddenText(item: QtiElement): readonly ImportReason[] {
  return allIn(item, isHiddenRubric).length > 0 ? [{ code: 'markingNotesDropped', values: {} }] : [];
}

type Parts = Parameters<typeof questionOf>[0];

interface Made {
  readonly questions: readonly Parts[];
  readonly passage: Passage | null;
  readonly changes: readonly ImportReason[];
}

function questions(reading: Reading): Made | ImportReason {
  const { asked, body, own } = reading;
  const stimuli = allNamed(body, 'stimulus', 'passage');
  const passage = reading.shared ?? ownPassage(reading, stimuli);
  const inline = asked.filter(({ interaction }) => INLINE.has(interaction.name));
  if (inline.length === asked.length) {
    const [only, ...more] = inline;
    const decision =
      only && more.length === 0 && only.interaction.name === 'textentryinteraction' && own.type !== 'CLOZE'
        ? blank(only)
        : gaps(inline);
    if (decision) return single(reading, decision, passage, stimuli);
  } else if (asked.length === 1 && asked[0]) {
    // A text that's too long for a question is one to read before the prompt asks about it.
    const isLong = wordsOfQti(body).length > CONTENT_LIMITS.questionText;
    return isLong && passage === null && promptWords(asked) !== ''
      ? several(reading, passage, stimuli)
      : single(reading, decideInteraction(asked[0]), passage, stimuli);
  }
  return inline.length > 0 ? mixed(reading) : several(reading, passage, stimuli);
}

function ownPassage({ texts, title }: Reading, stimuli: readonly QtiElement[]): Passage | null {
  if (stimuli.length === 0) return null;
  const text = texts.text(htmlOf(stimuli));
  return text.words.trim() === '' ? null : { id: '', title, text };
}

/** One question of the whole item. */
function single(
  reading: Reading,
  decision: Decision,
  passage: Passage | null,
  stimuli: readonly QtiElement[],
): Made | ImportReason {
  if (isReason(decision)) return decision;
  const { asked, texts, seconds, own } = reading;
  const isBlank =
    (decision.fields.type === 'BLANK' || decision.fields.type === 'OPEN') &&
    asked.some(({ interaction }) => INLINE.has(interaction.name));
  const html = htmlOf(reading.body.content, (element) => {
    if (stimuli.includes(element)) return '';
    const place = asked.findIndex(({ interaction }) => interaction === element);
    if (place < 0) return null;
    if (INLINE.has(element.name)) {
      const prompt = interactionHtml(element);
      return prompt + (isBlank ? HOLE : `[[${place + 1}]]`);
    }
    return `<div>${interactionHtml(element)}</div>`;
  });
  const stem = texts.stem(isBlank ? withoutLastHole(html) : html);
  const points = pointsOf(reading);
  return {
    questions: [
      {
        title: reading.title,
        stem,
        fields: decision.fields,
        feedback: decision.notes ?? [],
        points,
        seconds,
        group: own.group,
        display: own.questionDisplayVariant,
      },
    ],
    passage,
    changes: decision.changes,
  };
}

/** Points of the item: what it says, or else what its keys add up to. */
function pointsOf({ declared, asked, weight }: Reading): number | null {
  const { outcomes } = declared;
  const said = outcomes.get('MAXSCORE')?.value || outcomes.get('SCORE')?.maximum || null;
  const earned = asked.map(({ key }) => key.points);
  const sum = earned.includes(null) ? null : earned.reduce<number>((all, each) => all + (each ?? 0), 0);
  const points = said ?? sum ?? (weight === 1 ? null : 1);
  return points === null ? null : points * weight;
}

/** Points of one of several questions, if they're whole. */
function keyPoints(asked: Asked | undefined): number | null {
  const points = asked?.key.points ?? null;
  return points !== null && Number.isInteger(points) ? points : null;
}

/** Several questions of their own, with text between them; what comes first is their passage. */
function several(
  reading: Reading,
  passage: Passage | null,
  stimuli: readonly QtiElement[],
): Made | ImportReason {
  const { asked, texts, body, title } = reading;
  const interactions = asked.map(({ interaction }) => interaction);
  const html = htmlOf(body.content, (element) =>
    stimuli.includes(element) ? '' : interactions.includes(element) ? SPLIT : null,
  );
  const between = html.split(SPLIT);
  if (between.length !== asked.length + 1) return { code: 'severalQuestions', values: {} };
  const decided = decisions(asked.map(decideInteraction));
  if (isReason(decided)) return decided;
  const prompts = asked.map(({ interaction }) => interactionHtml(interaction));
  const [before = ''] = between;
  // With a prompt for each, the text in front of them all is what they are about.
  const isPassage = passage === null && prompts.every((prompt) => prompt !== '');
  const text = isPassage ? texts.text(before) : null;
  const found = text && text.words.trim() !== '' ? { id: '', title, text } : passage;
  const group = found ? '' : title.slice(0, CONTENT_LIMITS.group).trim();
  return {
    passage: found,
    changes: decided.flatMap(({ changes }) => changes),
    questions: decided.map(({ fields, notes = [] }, index) => ({
      stem: texts.stem(
        (index === 0 && isPassage ? '' : (between[index] ?? '')) +
          (prompts[index] ?? '') +
          (index === decided.length - 1 ? (between.at(-1) ?? '') : ''),
      ),
      fields,
      feedback: notes,
      points: asked.length === 1 ? pointsOf(reading) : keyPoints(asked[index]),
      ...(asked.length === 1 && { seconds: reading.seconds }),
      group,
    })),
  };
}

/** Fields in a text next to other questions: the text is their passage, in which the fields are numbered. */
function mixed({ asked, texts, body, title }: Reading): Made | ImportReason {
  const html = htmlOf(body.content, (element) => {
    const place = asked.findIndex(({ interaction }) => interaction === element);
    if (place < 0) return null;
    return INLINE.has(element.name) ? `____ (${place + 1})` : '';
  });
  const decided = decisions(
    asked.map((each) => {
      if (each.interaction.name === 'textentryinteraction') return blank(each);
      return INLINE.has(each.interaction.name) ? asChoice(each) : decideInteraction(each);
    }),
  );
  if (isReason(decided)) return decided;
  return {
    passage: { id: '', title, text: texts.text(html) },
    changes: decided.flatMap(({ changes }) => changes),
    questions: decided.map(({ fields, notes = [] }, index) => {
      const interaction = asked[index]?.interaction;
      const prompt = interaction && !INLINE.has(interaction.name) ? interactionHtml(interaction) : '';
      return {
        stem: texts.stem(prompt === '' ? `(${index + 1})` : prompt),
        fields,
        feedback: notes,
        points: keyPoints(asked[index]),
      };
    }),
  };
}

/** The first reason, if any of them can't be a question. */
function decisions(all: readonly Decision[]): readonly Decided[] | ImportReason {
  const decided: Decided[] = [];
  for (const each of all) {
    if (isReason(each)) return each;
    decided.push(each);
  }
  return decided;
}
