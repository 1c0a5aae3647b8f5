// Interactions of QTI 2 and 3 by name, and the question that each becomes.

import { childOf, childrenNamed } from '#importers/markup/xmlTree.ts';
import type { ImportItem, ImportType } from '#importers/kinds.ts';
import type { AnswerKey } from '#importers/qti/answerKeys.ts';
import { correctPairs, pairsOf } from '#importers/qti/correctPairs.ts';
import type { Response } from '#importers/qti/declarations.ts';
import { graphicGapMatch, hotspot, selectPoint } from '#importers/qti/graphicInteractions.ts';
import type { ItemTexts } from '#importers/qti/ItemTexts.ts';
import { type Associable, matched } from '#importers/qti/matched.ts';
import { cloudRules, type OwnFields } from '#importers/qti/ownFields.ts';
import { type Decision, noteOn } from '#importers/qti/qtiDecision.ts';
import { htmlOf } from '#importers/qti/qtiHtml.ts';
import { allNamed, attribute, numberAttribute, type QtiElement } from '#importers/qti/qtiTree.ts';

/** An interaction with everything that its reading needs. */
export interface Asked {
  readonly interaction: QtiElement;
  readonly response: Response;
  readonly key: AnswerKey;
  readonly texts: ItemTexts;
  readonly own: OwnFields;
  /** The back of a flashcard. */
  readonly back: QtiElement | undefined;
}

interface Interaction {
  /** HTML of the interaction within the question; absent for its prompt alone. */
  readonly html?: (interaction: QtiElement) => string;
  readonly decide: (asked: Asked) => Decision;
}

/** Interactions that are a question of their own. Those within a text are in `inlineInteractions.ts`. */
const INTERACTIONS: Readonly<Record<string, Interaction>> = {
  choiceinteraction: { decide: choice },
  hottextinteraction: {
    html: (interaction) => promptHtml(interaction) + htmlOf(withoutPrompt(interaction)),
    decide: hottext,
  },
  extendedtextinteraction: { decide: open },
  orderinteraction: { decide: order },
  matchinteraction: { decide: match },
  associateinteraction: { decide: associate },
  gapmatchinteraction: {
    html: (interaction) => {
      const places = new Map(gapsOf(interaction).map((gap, index) => [gap, index + 1]));
      const replace = (element: QtiElement) => {
        if (element.name === 'gaptext' || element.name === 'gapimg') return '';
        return places.has(element) ? `[[${places.get(element)}]]` : null;
      };
      return promptHtml(interaction) + htmlOf(withoutPrompt(interaction), replace);
    },
    decide: gapMatch,
  },
  hotspotinteraction: { decide: hotspot },
  selectpointinteraction: { decide: selectPoint },
  graphicgapmatchinteraction: { decide: graphicGapMatch },
};

/** Interactions that nothing can stand for, as QTI spells them. */
const UNSUPPORTED =
  'uploadInteraction drawingInteraction mediaInteraction sliderInteraction customInteraction portableCustomInteraction positionObjectStage positionObjectInteraction graphicOrderInteraction graphicAssociateInteraction'.split(
    ' ',
  );

export function isInteraction({ name }: QtiElement): boolean {
  return name.endsWith('interaction') || name === 'positionobjectstage';
}

/** HTML of an interaction within the question's text. */
export function interactionHtml(interaction: QtiElement): string {
  const { html = promptHtml } = INTERACTIONS[interaction.name] ?? {};
  return html(interaction);
}

/** Decides on an interaction that is a question of its own. */
export function decideInteraction(asked: Asked): Decision {
  const { name } = asked.interaction;
  const known = Object.hasOwn(INTERACTIONS, name) ? INTERACTIONS[name] : undefined;
  if (known) return known.decide(asked);
  const type = UNSUPPORTED.find((each) => each.toLowerCase() === name) ?? name;
  return { code: 'unsupportedType', values: { type } };
}

function promptHtml(interaction: QtiElement): string {
  const prompt = childOf(interaction, 'prompt');
  return prompt ? htmlOf([prompt]) : '';
}

const withoutPrompt = ({ content }: QtiElement) =>
  content.filter((node) => !('name' in node && node.name === 'prompt'));

/** A text that the author expects, which nothing grades. */
const sample = ({ right }: AnswerKey) =>
  right.length > 0 ? [{ code: 'sampleDropped', values: {} } as const] : [];

function open({ key, texts, own, back }: Asked): Decision {
  if (own.type === 'WORDCLOUD') return { fields: { type: 'WORDCLOUD', ...cloudRules(own) }, changes: [] };
  if (own.type === 'FLASHCARD' && back) {
    const { text, media } = texts.item(back);
    return { fields: { type: 'FLASHCARD', back: text, ...(media && { backMedia: media }) }, changes: [] };
  }
  return { fields: { type: 'OPEN' }, changes: sample(key) };
}

function choice({ interaction, response, key, texts }: Asked): Decision {
  const choices = allNamed(interaction, 'simplechoice');
  return options(interaction, choices, { response, key, texts });
}

function hottext({ interaction, response, key, texts }: Asked): Decision {
  return options(interaction, allNamed(interaction, 'hottext'), { response, key, texts });
}

function options(
  interaction: QtiElement,
  choices: readonly QtiElement[],
  { response, key, texts }: Pick<Asked, 'response' | 'key' | 'texts'>,
): Decision {
  if (key.fault) return key.fault;
  const items = choices.map((element) => ({ element, item: texts.item(element) }));
  const right = new Set(key.right);
  const most = numberAttribute(interaction, 'maxchoices');
  const isSingle = response.cardinality === 'single' || (response.id === '' && most === 1);
  const type: ImportType = isSingle && right.size < 2 ? 'MCQ' : 'MSQ';
  const ids = new Set(choices.map((element) => attribute(element, 'identifier')));
  const missing = [...right].find((id) => !ids.has(id));
  if (missing !== undefined) return { code: 'badCorrectAnswer', values: { value: missing } };
  return {
    fields: {
      type,
      options: items.map(({ element, item }) => ({
        ...item,
        ...(right.has(attribute(element, 'identifier')) && { correct: true as const }),
      })),
    },
    changes: isSingle && right.size > 1 ? [{ code: 'severalRightMadeMsq', values: {} }] : [],
    notes: items.flatMap(({ element, item }) =>
      allNamed(element, 'feedbackinline', 'feedbackblock').flatMap((feedback) => {
        const said = texts.text(htmlOf(feedback.content));
        return said.words === '' ? [] : noteOn(item, said);
      }),
    ),
  };
}

function order({ interaction, key, texts }: Asked): Decision {
  if (key.fault) return key.fault;
  const choices = allNamed(interaction, 'simplechoice');
  const items = new Map<string, ImportItem>(
    choices.map((element) => [attribute(element, 'identifier'), texts.item(element)]),
  );
  if (key.right.length === 0) return { code: 'noCorrectAnswer', values: {} };
  // Players place every item, so the order needs all of them.
  const missing =
    key.right.find((id) => !items.has(id)) ?? [...items.keys()].find((id) => !key.right.includes(id));
  if (missing !== undefined) return { code: 'correctAnswerMissing', values: { value: missing } };
  return { fields: { type: 'REORDER', items: key.right.flatMap((id) => items.get(id) ?? []) }, changes: [] };
}

function associables(elements: readonly QtiElement[], texts: ItemTexts): readonly Associable[] {
  return elements.map((element) => ({ id: attribute(element, 'identifier'), item: texts.item(element) }));
}

function match({ interaction, response, key, texts, own }: Asked): Decision {
  if (key.fault) return key.fault;
  const [left, right] = childrenNamed(interaction, 'simplematchset');
  const partners = associables(childrenNamed(right, 'simpleassociablechoice'), texts);
  return matched(
    associables(childrenNamed(left, 'simpleassociablechoice'), texts),
    partners,
    correctPairs(key, response, new Map(partners.map(({ id, item }) => [id, item]))),
    own.type === 'CLASSIFICATION',
  );
}

function associate({ interaction, key, texts }: Asked): Decision {
  if (key.fault) return key.fault;
  const all = associables(childrenNamed(interaction, 'simpleassociablechoice'), texts);
  const pairs = pairsOf(key);
  const ids = pairs.flat();
  if (new Set(ids).size !== ids.length) return { code: 'matchNotTaken', values: {} };
  const prompts = new Set(pairs.map(([one]) => one));
  return matched(
    all.filter(({ id }) => prompts.has(id)),
    all.filter(({ id }) => !prompts.has(id)),
    pairs,
  );
}

const gapsOf = (interaction: QtiElement) => allNamed(interaction, 'gap');

function gapMatch({ interaction, response, key, texts }: Asked): Decision {
  if (key.fault) return key.fault;
  const words = new Map(
    allNamed(interaction, 'gaptext').map((element) => [
      attribute(element, 'identifier'),
      { text: texts.item(element).text },
    ]),
  );
  if (allNamed(interaction, 'gapimg').length > 0)
    return { code: 'unsupportedType', values: { type: 'gapImg' } };
  const pairs = correctPairs(key, response, words);
  const gaps = gapsOf(interaction).map((gap) => {
    const id = attribute(gap, 'identifier');
    return pairs
      .filter(([one, other]) => (one === id) !== (other === id))
      .map(([one, other]) => (one === id ? other : one));
  });
  const own = new Set(gaps.map(([id]) => id));
  const extras = [...words].flatMap(([id, word]) => (own.has(id) ? [] : word.text));
  return {
    fields: {
      type: 'DRAGNDROP',
      gaps: gaps.map((accepted) => ({ accepted: accepted.flatMap((id) => words.get(id)?.text ?? []) })),
      ...(extras.length > 0 && { extras }),
    },
    changes: [],
  };
}
