// Interactions within a text: fields to type in, and lists to choose from.

import type { NumberRule } from '#core/questions/typed/numbers.ts';
import type { ImportFields } from '#importers/kinds.ts';
import { wordsOf } from '#importers/markup/MarkedText.ts';
import type { ImportReason } from '#importers/problems.ts';
import type { Asked } from '#importers/qti/interactions.ts';
import { type Decided, type Decision, isReason } from '#importers/qti/qtiDecision.ts';
import { allNamed, attribute } from '#importers/qti/qtiTree.ts';
import { leftOut, type TypedAnswers, typedAnswers } from '#importers/qti/typedAnswers.ts';

export const INLINE = new Set(['textentryinteraction', 'inlinechoiceinteraction']);

const NUMERIC = new Set(['integer', 'float']);

/** null for a field that nothing grades. */
export function typedOf({ key, response }: Asked): TypedAnswers | ImportReason | null {
  return key.fault ?? typedAnswers(key, NUMERIC.has(response.baseType));
}

/** One field alone. */
export function blank(asked: Asked): Decision {
  const typed = typedOf(asked);
  if (typed === null) return { fields: { type: 'OPEN' }, changes: [] };
  if (isReason(typed)) return typed;
  const { own } = asked;
  return {
    fields: {
      type: 'BLANK',
      ...withRule(typed, own.numbers?.[0]),
      ...(own.forgiveTypo && { forgiveTypo: own.forgiveTypo }),
    },
    changes: leftOut(typed),
  };
}

/** `rule` says more about numbers than QTI can. */
function withRule({ accepted, number }: TypedAnswers, rule: NumberRule | null = null) {
  const known = rule ?? number;
  return { accepted, ...(known && { number: known }) };
}

type Choices = Extract<ImportFields, { type: 'DROPDOWN' }>['gaps'][number];

export function choicesOf({ interaction, key, texts }: Asked): Choices | ImportReason {
  if (key.fault) return key.fault;
  const right = new Set(key.right);
  const choices = allNamed(interaction, 'inlinechoice').flatMap((choice) => {
    const { text } = texts.item(choice);
    const isRight = right.has(attribute(choice, 'identifier'));
    // An empty choice stands for none.
    if (wordsOf(text) === '' && !isRight) return [];
    return { text, ...(isRight && { correct: true as const }) };
  });
  return { choices };
}

/** Several fields of one sort, each with its marker in the text; null if they are of both sorts. */
export function gaps(all: readonly Asked[]): Decision | null {
  const [{ own } = {}] = all;
  const names = new Set(all.map(({ interaction }) => interaction.name));
  if (names.size > 1) return null;
  const changes: ImportReason[] = [];
  if (names.has('inlinechoiceinteraction')) {
    const found = all.map(choicesOf);
    return collected(found, changes, (lists) => ({ type: 'DROPDOWN', gaps: lists }));
  }
  const found = all.map((asked) => typedOf(asked) ?? NO_KEY);
  return collected(found, changes, (fields) => ({
    type: 'CLOZE',
    gaps: fields.map((typed, index) => {
      changes.push(...leftOut(typed));
      return withRule(typed, own?.numbers?.[index]);
    }),
    ...(own?.anyOrder && { anyOrder: own.anyOrder }),
    ...(own?.forgiveTypo && { forgiveTypo: own.forgiveTypo }),
  }));
}

/** The author has yet to say what is correct. */
const NO_KEY: TypedAnswers = { accepted: [] };

function collected<Part extends object>(
  found: readonly (Part | ImportReason)[],
  changes: readonly ImportReason[],
  make: (parts: readonly Part[]) => ImportFields,
): Decided | ImportReason {
  const parts: Part[] = [];
  for (const each of found) {
    if (isReason(each)) return each;
    parts.push(each);
  }
  return { fields: make(parts), changes };
}

/** One list alone, as a question of its own. */
export function asChoice(asked: Asked): Decision {
  const list = choicesOf(asked);
  if (isReason(list)) return list;
  const right = list.choices.filter(({ correct }) => correct).length;
  return { fields: { type: right > 1 ? 'MSQ' : 'MCQ', options: list.choices }, changes: [] };
}
