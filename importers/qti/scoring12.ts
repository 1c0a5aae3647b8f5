// Response processing of QTI 1.2: which values earn points, and when feedback shows.

import { childrenNamed } from '#importers/markup/xmlTree.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';
import { allNamed, attribute, numberOf, type QtiElement, wordsOfQti } from '#importers/qti/qtiTree.ts';

export interface Atom {
  readonly kind: 'equal' | 'low' | 'high' | 'substring';
  readonly response: string;
  readonly value: string;
  readonly negated: boolean;
  readonly caseSensitive: boolean;
}

export interface Condition {
  readonly atoms: readonly Atom[];
  readonly points: number;
  /** True if the file itself calls it the correct answer. */
  readonly isCorrect: boolean;
  /** Identifiers of the feedback that it shows. */
  readonly shows: readonly string[];
  /** True if it's for any answer, or for what no other condition is for. */
  readonly isOther: boolean;
  /** True if it says more than its atoms. */
  readonly hasMore: boolean;
}

/** Tests whose result depends on nothing that a key has. */
const NEUTRAL = new Set(['other', 'unanswered', 'var_extension']);
const KINDS: Readonly<Record<string, Atom['kind']>> = {
  varequal: 'equal',
  varsubset: 'equal',
  vargt: 'low',
  vargte: 'low',
  varlt: 'high',
  varlte: 'high',
  varsubstring: 'substring',
};

export function conditionsOf(item: QtiElement): readonly Condition[] {
  return allNamed(item, 'respcondition').map((condition) => {
    const atoms: Atom[] = [];
    let isOther = false;
    let hasMore = false;
    const read = (element: QtiElement, negated: boolean): void => {
      for (const test of element.children) {
        const kind = Object.hasOwn(KINDS, test.name) ? KINDS[test.name] : undefined;
        if (kind !== undefined) atoms.push(...atomsOf(test, kind, negated));
        else if (test.name === 'and' || test.name === 'or') read(test, negated);
        else if (test.name === 'not') read(test, !negated);
        else if (NEUTRAL.has(test.name)) isOther ||= !negated;
        else hasMore = true;
      }
    };
    for (const tests of childrenNamed(condition, 'conditionvar')) read(tests, false);
    const shows = childrenNamed(condition, 'displayfeedback').map((each) => attribute(each, 'linkrefid'));
    const calls = [attribute(condition, 'title'), ...shows];
    return {
      atoms,
      points: childrenNamed(condition, 'setvar').reduce((sum, each) => sum + pointsOf(each), 0),
      isCorrect:
        attribute(condition, 'correctanswer').toLowerCase() === 'yes' ||
        calls.some((name) => /^correct/i.test(name)),
      shows,
      isOther,
      hasMore,
    };
  });
}

function atomsOf(test: QtiElement, kind: Atom['kind'], negated: boolean): readonly Atom[] {
  const words = wordsOfQti(test);
  const values = test.name === 'varsubset' ? words.split(',') : [words];
  return values.map((value) => ({
    kind,
    response: attribute(test, 'respident'),
    value: value.trim(),
    negated,
    caseSensitive: attribute(test, 'case').toLowerCase() === 'yes',
  }));
}

function pointsOf(setvar: QtiElement): number {
  const value = numberOf(wordsOfQti(setvar)) ?? 0;
  return attribute(setvar, 'action').toLowerCase() === 'subtract' ? -value : value;
}

/** What a response has to be. */
export interface Key12 {
  /** Values that earn everything or, of several, their share; in the order of the file. */
  readonly right: readonly string[];
  /** The conditions that these come from. */
  readonly conditions: readonly Condition[];
  readonly changes: readonly ImportReason[];
}

/** `isSeveral`: an answer has several values, and each of them earns its points. */
export function keyOf12(all: readonly Condition[], response: string, isSeveral: boolean): Key12 {
  const own = all.filter(({ atoms }) => atoms.some((atom) => atom.response === response && !atom.negated));
  const paid = own.filter(({ points }) => points > 0);
  const scoring = paid.length > 0 ? paid : own.filter(({ isCorrect }) => isCorrect);
  const top = Math.max(0, ...scoring.map(({ points }) => points));
  const changes: ImportReason[] = [];
  if (isSeveral && scoring.some(({ points }) => points !== top))
    changes.push({ code: 'weightsEvened', values: {} });
  if (scoring.some(({ hasMore }) => hasMore)) changes.push({ code: 'scoringNotTaken', values: {} });
  const conditions = isSeveral ? scoring : scoring.filter(({ points }) => points === top);
  const right: string[] = [];
  for (const { atoms } of conditions) {
    for (const { kind, value, negated, caseSensitive, response: of } of atoms) {
      if (of !== response || negated) continue;
      if (kind === 'equal' && !right.includes(value)) right.push(value);
      if (kind === 'equal' && caseSensitive) changes.push({ code: 'caseIgnored', values: {} });
      if (kind === 'substring')
        changes.push({ code: 'wildcardDropped', values: { answer: shortItem(value) } });
    }
  }
  for (const { atoms, points } of isSeveral ? [] : scoring.filter((each) => !conditions.includes(each)))
    for (const { kind, value, negated, response: of } of atoms)
      if (of === response && kind === 'equal' && !negated && !right.includes(value))
        changes.push({
          code: 'partialCreditDropped',
          values: { answer: shortItem(value), percent: Math.round((points / top) * 100) },
        });
  return { right, conditions, changes };
}
