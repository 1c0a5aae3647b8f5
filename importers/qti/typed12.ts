// Typed answers of QTI 1.2.

import type { NumberRule } from '#core/questions/typed/numbers.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';
import { isReason } from '#importers/qti/qtiDecision.ts';
import { allNamed, attribute, numberOf, type QtiElement } from '#importers/qti/qtiTree.ts';
import { type Condition, keyOf12 } from '#importers/qti/scoring12.ts';
import { leftOut, type TypedAnswers, typedAnswers } from '#importers/qti/typedAnswers.ts';

export interface Typed12 {
  /** Empty if nothing grades it. */
  readonly accepted: readonly string[];
  readonly number?: NumberRule;
  readonly changes: readonly ImportReason[];
}

/** `type`: the question type that the item's metadata says. */
export function typed12(
  response: QtiElement,
  conditions: readonly Condition[],
  type: string,
): Typed12 | ImportReason {
  const id = attribute(response, 'ident');
  const key = keyOf12(conditions, id, false);
  const [fib] = allNamed(response, 'render_fib');
  const isNumeric =
    response.name === 'response_num' ||
    /^(?:decimal|integer|scientific)$/i.test(attribute(fib, 'fibtype')) ||
    /numerical/.test(type);
  const rules: TypedAnswers[] = [];
  const changes = [...key.changes];
  for (const condition of key.conditions) {
    const rule = ruleOf(condition, id, isNumeric);
    if (rule === null) continue;
    if (isReason(rule)) {
      changes.push(rule);
      continue;
    }
    rules.push(rule);
    changes.push(...leftOut(rule));
  }
  const [first] = rules;
  if (!first) {
    const [fault] = changes;
    // Rules that nothing is left of are no reason to accept anything.
    if (fault) return fault;
    return /short_answer|numerical|fib/.test(type)
      ? { code: 'noCorrectAnswer', values: {} }
      : { accepted: [], changes };
  }
  // All numbers of a question have the same tolerance.
  const same = rules.filter(({ number }) => JSON.stringify(number) === JSON.stringify(first.number));
  for (const { accepted } of rules.filter((rule) => !same.includes(rule)))
    changes.push({ code: 'answerDropped', values: { answer: shortItem(accepted.join(', ')) } });
  const accepted = [...new Set(same.flatMap((rule) => rule.accepted))];
  return { accepted, ...(first.number && { number: first.number }), changes };
}

function ruleOf({ atoms }: Condition, id: string, isNumeric: boolean): TypedAnswers | ImportReason | null {
  const own = atoms.filter(({ response, negated }) => response === id && !negated);
  const valueOf = (kind: 'low' | 'high') => {
    const atom = own.find((each) => each.kind === kind);
    return atom ? numberOf(atom.value) : null;
  };
  const right = own.flatMap(({ kind, value }) => (kind === 'equal' ? value : []));
  return typedAnswers({ right, tolerance: null, low: valueOf('low'), high: valueOf('high') }, isNumeric);
}
