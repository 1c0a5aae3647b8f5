// Answers of each kind as interactions of QTI, and what is correct.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { TextFormat } from '#core/content/formattedText.ts';
import { dragndropParts } from '#core/questions/dragndrop/authoring.ts';
import { inReadingOrder } from '#core/questions/gaps/gaps.ts';
import { matchParts } from '#core/questions/match/authoring.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { graphicGapMatch, hotspot } from '#importers/qti/writing/boards.ts';
import type { OwnFields } from '#importers/qti/ownFields.ts';
import { ownRule, ownRules, type TypedGap } from '#importers/qti/writing/ownRules.ts';
import { id, mixed, piecesOf, placed } from '#importers/qti/writing/pieces.ts';
import {
  anyNumber,
  anyOf,
  matched,
  pairs,
  RESPONSE,
  type Scored,
  type Scoring,
  together,
} from '#importers/qti/writing/scoring.ts';
import { type Href, itemXml, textXml } from '#importers/qti/writing/texts.ts';
import { element } from '#importers/qti/writing/xml.ts';

export interface Answers extends Scoring {
  /** The question's text with its interactions, or a text and the interaction below it. */
  readonly body: string;
  readonly own: OwnFields;
}

/** A question of a kind that has a case of its own, with what its texts need. */
export interface Writing {
  readonly format: TextFormat | undefined;
  readonly href: Href;
  /** The question's text in a block of its own; '' without one. */
  readonly stem: string;
}

type Authored<Type extends AuthoredQuestion['type']> = Extract<AuthoredQuestion, { readonly type: Type }>;

/** null for a kind that holds other questions, or that QTI doesn't have: it's asked as an open question. */
export function answersOf(question: AuthoredQuestion, href: Href): Answers | null {
  const { format, text } = question;
  const stem = text.trim() === '' ? '' : textXml(text, format, 'block');
  const writing: Writing = { format, href, stem };
  switch (question.type) {
    case 'MCQ':
      return choices(question.options, 'single', writing);
    case 'MSQ':
      return choices(question.options, 'multiple', writing);
    case 'BLANK':
      return blank(question, writing);
    case 'CLOZE':
      return cloze(question);
    case 'OPEN':
      return open(writing);
    case 'REORDER':
      return ordering(question.items, writing);
    case 'DROPDOWN':
      return dropdown(question);
    case 'DRAGNDROP':
      return gapMatch(question);
    case 'MATCH':
      return matching(question, writing);
    case 'CLASSIFICATION':
      return classification(question, writing);
    case 'HOTSPOT':
      return hotspot(question, writing);
    case 'DND_IMAGE':
      return graphicGapMatch(question, writing);
    default:
      return null;
  }
}

/** A field for a text that a person reads. */
export function open({ stem }: Pick<Writing, 'stem'>): Answers {
  const field = element('qti-extended-text-interaction', { 'response-identifier': RESPONSE });
  return { ...matched('single', 'string', []), body: stem + field, own: {} };
}

function choices(
  options: readonly AuthoredOption[],
  cardinality: 'single' | 'multiple',
  { format, href, stem }: Writing,
): Answers {
  const correct = options.flatMap((option, index) => (option.correct ? id('C', index) : []));
  const written = options.map((option, index) =>
    element('qti-simple-choice', { identifier: id('C', index) }, itemXml(option, format, 'flow', href)),
  );
  const most = cardinality === 'single' ? 1 : 0;
  const attributes = { 'response-identifier': RESPONSE, 'max-choices': most, shuffle: false };
  return {
    ...matched(cardinality, 'identifier', correct),
    body: stem + element('qti-choice-interaction', attributes, ...written),
    own: {},
  };
}

function typedGap({ accepted, number }: TypedGap, identifier: string): Scored {
  return number && !ownRule(accepted, number)?.inWords
    ? anyNumber(
        identifier,
        accepted.map((each) => each.trim()),
        number,
      )
    : anyOf(identifier, 'string', accepted);
}

const entry = (identifier: string) =>
  element('qti-text-entry-interaction', { 'response-identifier': identifier });

function blank(question: Authored<'BLANK'>, { stem }: Writing): Answers {
  return {
    ...together([typedGap(question, RESPONSE)]),
    body: stem + element('div', {}, entry(RESPONSE)),
    own: ownRules([question], question),
  };
}

function cloze({ text, format, gaps, ...rules }: Authored<'CLOZE'>): Answers {
  const ordered = inReadingOrder(text, gaps);
  return {
    ...together(ordered.gaps.map((gap, index) => typedGap(gap, id('G', index)))),
    body: textXml(ordered.text, format, 'block', (gap) => entry(id('G', gap))),
    own: { ...ownRules(ordered.gaps, rules), ...(gaps.length === 1 && { type: 'CLOZE' }) },
  };
}

function dropdown({ text, format, gaps }: Authored<'DROPDOWN'>): Answers {
  const ordered = inReadingOrder(text, gaps);
  const choiceId = (gap: number, choice: number) => id(`${id('G', gap)}.C`, choice);
  const scored = ordered.gaps.map((gap, index) =>
    anyOf(
      id('G', index),
      'identifier',
      gap.choices.flatMap(({ correct }, choice) => (correct ? choiceId(index, choice) : [])),
    ),
  );
  const list = (gap: number) =>
    element(
      'qti-inline-choice-interaction',
      { 'response-identifier': id('G', gap), shuffle: false },
      ...(ordered.gaps[gap]?.choices ?? []).map((choice, index) =>
        element(
          'qti-inline-choice',
          { identifier: choiceId(gap, index) },
          textXml(choice.text, format, 'line'),
        ),
      ),
    );
  return { ...together(scored), body: textXml(ordered.text, format, 'block', list), own: {} };
}

function ordering(items: readonly AuthoredOption[], { format, href, stem }: Writing): Answers {
  const all = items.map((item, index) => ({ item, identifier: id('C', index) }));
  const written = mixed(all, ({ item }) => item.text).map(({ item, identifier }) =>
    element('qti-simple-choice', { identifier }, itemXml(item, format, 'flow', href)),
  );
  const attributes = { 'response-identifier': RESPONSE, shuffle: true };
  return {
    ...matched(
      'ordered',
      'identifier',
      all.map(({ identifier }) => identifier),
    ),
    body: stem + element('qti-order-interaction', attributes, ...written),
    own: {},
  };
}

function gapMatch(question: Authored<'DRAGNDROP'>): Answers {
  const { format } = question;
  const { text, gaps } = inReadingOrder(question.text, question.gaps);
  const parts = dragndropParts({ ...question, gaps }, [...gaps.keys()]);
  const written = piecesOf(parts.items, gaps.length).map(({ item, identifier }) =>
    element('qti-gap-text', { identifier, 'match-max': 1 }, textXml(item.text, format, 'line')),
  );
  // QTI's schema has gaps only in lines.
  const body = textXml(text, format, 'block', (gap) =>
    element('span', {}, element('qti-gap', { identifier: id('G', gap) })),
  );
  const attributes = { 'response-identifier': RESPONSE, shuffle: true, 'max-associations': gaps.length };
  return {
    ...together([placed(parts, format)]),
    body: element('qti-gap-match-interaction', attributes, ...written, body),
    own: {},
  };
}

function matchSets(left: readonly string[], right: readonly string[]): string {
  const sets = [left, right].map((set) => element('qti-simple-match-set', {}, ...set));
  const attributes = { 'response-identifier': RESPONSE, shuffle: true, 'max-associations': left.length };
  return element('qti-match-interaction', attributes, ...sets);
}

function matching(question: Authored<'MATCH'>, { format, href, stem }: Writing): Answers {
  const { pairs: all, extras = [] } = question;
  const choice = (item: AuthoredOption, identifier: string) =>
    element(
      'qti-simple-associable-choice',
      { identifier, 'match-max': 1 },
      itemXml(item, format, 'flow', href),
    );
  const prompts = all.map(({ prompt }, index) => choice(prompt, id('A', index)));
  const matches = all.map(({ match }, index) => ({ match, identifier: id('B', index) }));
  const partners = mixed(matches, ({ match }) => match.text).map(({ match, identifier }) =>
    choice(match, identifier),
  );
  const others = extras.map((extra, index) => choice(extra, id('B', all.length + index)));
  return {
    ...together([
      placed(matchParts(question), format, (piece, place) => `${id('A', place)} ${id('B', piece)}`),
    ]),
    body: stem + matchSets(prompts, [...partners, ...others]),
    own: {},
  };
}

function classification(
  { groups, extras = [] }: Authored<'CLASSIFICATION'>,
  { format, href, stem }: Writing,
): Answers {
  const most = Math.max(...groups.map(({ items }) => items.length));
  // One of each group after the other, so that their order doesn't tell the groups.
  const items = Array.from({ length: most }, (_, round) =>
    groups.flatMap((group, place) => {
      const item = group.items[round];
      return item ? { item, group: id('B', place) } : [];
    }),
  ).flat();
  const choice = (item: AuthoredOption, index: number) =>
    element(
      'qti-simple-associable-choice',
      { identifier: id('A', index), 'match-max': 1 },
      itemXml(item, format, 'flow', href),
    );
  const names = groups.map(({ name }, index) =>
    element(
      'qti-simple-associable-choice',
      { identifier: id('B', index), 'match-max': 0 },
      textXml(name, undefined, 'flow'),
    ),
  );
  const all = [...items.map(({ item }) => item), ...extras];
  return {
    ...together([
      pairs(
        items.map(({ group }, index) => `${id('A', index)} ${group}`),
        [],
      ),
    ]),
    body: stem + matchSets(all.map(choice), names),
    own: { type: 'CLASSIFICATION' },
  };
}
