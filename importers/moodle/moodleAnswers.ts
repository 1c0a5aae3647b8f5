// Choices, short answers and numbers of Moodle, alone or in a gap.

import type { NumberRule } from '#core/questions/typed/numbers.ts';
import type { ImportFields } from '#importers/kinds.ts';
import { MarkedText } from '#importers/markup/MarkedText.ts';
import {
  type Decision,
  feedbackOf,
  partialCredit,
  type Reading,
  type Typed,
} from '#importers/moodle/moodleDecision.ts';
import type {
  MoodleChoices,
  MoodleNumber,
  MoodleNumerical,
  MoodleShort,
  MoodleUnits,
} from '#importers/moodle/moodleItem.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';

/** An MCQ or an MSQ. */
export function choice({ choices, hasRight, several = false }: MoodleChoices, read: Reading): Decision {
  const full = choices.filter(({ weight }) => weight >= 100);
  const partial = choices.filter(({ weight }) => weight > 0 && weight < 100);
  // Without one full answer, the weights of several add up to the whole; with it, they're credit for being
  // nearly correct.
  const right = new Set(hasRight && full.length > 0 ? full : [...full, ...partial]);
  const texts = choices.map(({ text }) => read(text, true));
  const changes: ImportReason[] = [];
  if (hasRight && full.length > 1) changes.push({ code: 'severalRightMadeMsq', values: {} });
  if (!hasRight && areUneven([...right].map(({ weight }) => weight)))
    changes.push({ code: 'weightsEvened', values: {} });
  for (const [index, each] of choices.entries()) {
    if (partial.includes(each) && !right.has(each))
      changes.push(partialCredit(texts[index]?.text.words ?? '', each.weight));
  }
  // Negative weights penalize choosing too many options, so players must be able to choose several.
  const penalised = !hasRight && choices.some(({ weight }) => weight < 0);
  const options = texts.map(({ text, media }, index) => {
    const each = choices[index];
    return { text, ...(media && { media }), ...(each && right.has(each) && ({ correct: true } as const)) };
  });
  return {
    fields: {
      type: right.size > 1 || penalised || several ? 'MSQ' : 'MCQ',
      options,
      ...(right.size === 0 && ({ unmarked: true } as const)),
    },
    changes,
    texts,
    feedback: feedbackOf(choices, texts),
  };
}

/** Shares of a whole are rounded. */
export function areUneven(weights: readonly number[]): boolean {
  return Math.max(...weights) - Math.min(...weights) > 1;
}

export interface Accepted extends Omit<Typed, 'fields'> {
  readonly fields: Omit<ImportFields<'BLANK'>, 'forgiveTypo'>;
}

export function short({ choices, exactCase = false }: MoodleShort, read: Reading): Accepted | ImportReason {
  const texts = choices.map(({ text }) => read(text, false));
  const changes: ImportReason[] = [];
  const accepted: string[] = [];
  choices.forEach(({ weight }, index) => {
    const { answer, wildcard } = literalAnswer(texts[index]?.text.words ?? '');
    if (weight <= 0) return;
    if (weight < 100) changes.push(partialCredit(answer, weight));
    else if (wildcard) changes.push({ code: 'wildcardDropped', values: { answer: shortItem(answer) } });
    else if (!accepted.includes(answer)) accepted.push(answer);
  });
  if (exactCase && accepted.some((answer) => answer.toLowerCase() !== answer.toUpperCase()))
    changes.push({ code: 'caseIgnored', values: {} });
  return { fields: { type: 'BLANK', accepted }, changes, texts, feedback: feedbackOf(choices, texts) };
}

/** A star matches any text, unless a backslash precedes it. */
function literalAnswer(text: string): { answer: string; wildcard: boolean } {
  const wildcard = /(?:^|[^\\])\*/.test(text);
  return { answer: wildcard ? text : text.replaceAll(String.raw`\*`, '*'), wildcard };
}

/** Several numbers are accepted if the tolerance of the first is good for all. */
export function numerical({ answers, units }: MoodleNumerical): Accepted | ImportReason {
  const accepted: string[] = [];
  const changes: ImportReason[] = [];
  const faults: ImportReason[] = [];
  let tolerance = 0;
  for (const { number, weight } of answers) {
    if (number === null || weight <= 0) continue;
    const value = shortItem(number.written);
    if (number.kind === 'invalid') faults.push({ code: 'badNumber', values: { value } });
    else if (weight < 100) changes.push(partialCredit(number.written, weight));
    else if (accepted.length > 0 && number.tolerance !== tolerance)
      faults.push({ code: 'numberRange', values: { value } });
    else {
      ({ tolerance } = number);
      if (!accepted.includes(number.number)) accepted.push(number.number);
    }
  }
  const inUnits = units && unitsOf(units, accepted, tolerance);
  return {
    fields: {
      type: 'BLANK',
      accepted: [...accepted, ...(inUnits?.inOthers ?? [])],
      number: { ...(tolerance > 0 && { tolerance }), ...inUnits?.rule },
    },
    changes: [...changes, ...faults, ...(inUnits?.left ?? [])],
    texts: [],
    feedback: answers.flatMap(({ number, feedback }) =>
      feedback ? [{ answer: MarkedText.plain(number ? numberWords(number) : ''), text: feedback }] : [],
    ),
  };
}

function numberWords(number: MoodleNumber): string {
  if (number.kind === 'invalid') return '';
  return number.tolerance === 0 ? number.number : `${number.number} ± ${number.tolerance}`;
}

/**
 * In a unit of another size, a number can be accepted if nothing else is, because a tolerance doesn't change with
 * the unit.
 */
function unitsOf(
  { unit, others, typed }: MoodleUnits,
  accepted: readonly string[],
  tolerance: number,
): { rule: NumberRule; inOthers: readonly string[]; left: readonly ImportReason[] } {
  const isKept = ({ multiplier }: MoodleUnits['others'][number]) => multiplier === 1 || tolerance === 0;
  return {
    rule: { unit, ...(typed && ({ typedUnit: true } as const)) },
    inOthers: others
      .filter(isKept)
      .flatMap((other) =>
        accepted.map(
          (number) => `${Number((Number(number) * other.multiplier).toPrecision(12))} ${other.unit}`,
        ),
      ),
    left: others
      .filter((other) => !isKept(other))
      .map((other) => ({ code: 'unitDropped', values: { unit: shortItem(other.unit) } })),
  };
}
