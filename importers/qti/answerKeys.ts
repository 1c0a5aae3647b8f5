// Key of a response: the values that earn everything, those that earn a part, and ranges of numbers.

import { type ImportReason, shortItem } from '#importers/problems.ts';
import type { Response } from '#importers/qti/declarations.ts';
import type { Accept, ScoringRules, Tolerance } from '#importers/qti/responseRules.ts';
import type { QtiElement } from '#importers/qti/qtiTree.ts';

export interface AnswerKey {
  /** Values that earn everything or, of several, their share. */
  readonly right: readonly string[];
  readonly tolerance: Tolerance | null;
  /** Limits of a range of numbers. */
  readonly low: number | null;
  readonly high: number | null;
  readonly areas: readonly QtiElement[];
  /** Points that can be earned; null if nothing says so. */
  readonly points: number | null;
  readonly changes: readonly ImportReason[];
  /** Nothing but a pattern or rules that can't be expressed says what is right. */
  readonly fault: ImportReason | null;
}

interface Weighed {
  readonly value: string;
  readonly points: number;
}

export function answerKey(response: Response, rules: ScoringRules): AnswerKey {
  const changes: ImportReason[] = [];
  const { accepts, understood } = acceptsOf(response, rules);
  const isMapped = rules.mapped.has(response.id);
  const most = Math.max(0, ...accepts.map(({ points }) => points));
  const weighed: Weighed[] = [];
  let tolerance: Tolerance | null = null;
  const bounds: { low: number | null; high: number | null } = { low: null, high: null };
  const areas: QtiElement[] = [];
  const patterns: string[] = [];
  for (const { criterion, points } of accepts) {
    switch (criterion.kind) {
      case 'correct':
        weighed.push(...response.correct.map((value) => ({ value, points })));
        tolerance ??= criterion.tolerance;
        break;
      case 'value':
        weighed.push({ value: criterion.value, points });
        tolerance ??= criterion.tolerance;
        break;
      case 'set':
        weighed.push(...criterion.values.map((value) => ({ value, points })));
        break;
      case 'pattern': {
        const values = literalValues(criterion.pattern);
        if (values) weighed.push(...values.map((value) => ({ value, points })));
        else patterns.push(criterion.pattern);
        break;
      }
      case 'bound':
        bounds[criterion.side] ??= criterion.value;
        break;
      case 'area':
        areas.push(criterion.area);
    }
  }
  const isSeveral = response.cardinality !== 'single';
  if (weighed.length === 0 && isMapped)
    weighed.push(...response.mapping.map(({ key, value }) => ({ value: key, points: value })));
  if (weighed.length === 0 && !(bounds.low !== null || bounds.high !== null || areas.length > 0))
    weighed.push(...response.correct.map((value) => ({ value, points: 1 })));
  if (weighed.length === 0 && !isMapped && accepts.length === 0)
    weighed.push(...response.mapping.map(({ key, value }) => ({ value: key, points: value })));
  const positive = weighed.filter(({ points }) => points > 0);
  const top = Math.max(0, ...positive.map(({ points }) => points));
  if (isSeveral && positive.some(({ points }) => points !== top))
    changes.push({ code: 'weightsEvened', values: {} });
  for (const pattern of patterns)
    changes.push({ code: 'patternDropped', values: { pattern: shortItem(pattern) } });
  const right = positive.filter(({ points }) => isSeveral || points === top).map(({ value }) => value);
  if (!isSeveral) changes.push(...partial(positive, top, right));
  if (response.mapping.some((entry) => entry.caseSensitive && right.includes(entry.key)))
    changes.push({ code: 'caseIgnored', values: {} });
  if (areas.length === 0)
    areas.push(...response.areas.filter(({ value }) => value > 0).map(({ area }) => area));
  const hasKey = right.length > 0 || areas.length > 0 || bounds.low !== null || bounds.high !== null;
  if (!understood && hasKey) changes.push({ code: 'scoringNotTaken', values: {} });
  return {
    right: [...new Set(right)],
    tolerance,
    ...bounds,
    areas,
    points: isMapped ? mappedPoints(response, positive, isSeveral) : most > 0 ? most : null,
    changes,
    fault: hasKey ? null : faultOf(understood, patterns),
  };
}

/**
 * What a response is compared with. Of several whole answers, only a single one for all points can be a key: the
 * values of others aren't correct in any combination.
 */
function acceptsOf(
  { id }: Response,
  rules: ScoringRules,
): { readonly accepts: readonly Accept[]; readonly understood: boolean } {
  const own = rules.accepts.filter((each) => each.response === id);
  const isWhole = ({ criterion }: Accept) => criterion.kind === 'set' || criterion.kind === 'correct';
  const sets = own.filter(({ criterion }) => criterion.kind === 'set');
  if (sets.length === 0 || own.filter(isWhole).length === 1)
    return { accepts: own, understood: rules.understood };
  return { accepts: own.filter((each) => !sets.includes(each)), understood: false };
}

/** What becomes of answers that earned a part: some differ from a right one by case alone. */
function partial(
  positive: readonly Weighed[],
  top: number,
  right: readonly string[],
): readonly ImportReason[] {
  const folded = new Set(right.map((value) => value.toLowerCase()));
  return positive.flatMap(({ value, points }): readonly ImportReason[] => {
    if (points === top) return [];
    if (folded.has(value.toLowerCase())) return [{ code: 'caseIgnored', values: {} }];
    const percent = Math.round((points / top) * 100);
    return [{ code: 'partialCreditDropped', values: { answer: shortItem(value), percent } }];
  });
}

function faultOf(understood: boolean, [pattern]: readonly string[]): ImportReason | null {
  if (pattern !== undefined) return { code: 'patternDropped', values: { pattern: shortItem(pattern) } };
  return understood ? null : { code: 'scoringUnknown', values: {} };
}

function mappedPoints(
  { upperBound, areas }: Response,
  positive: readonly Weighed[],
  isSeveral: boolean,
): number | null {
  const values = positive.length > 0 ? positive.map(({ points }) => points) : areas.map(({ value }) => value);
  if (values.length === 0) return null;
  const sum = isSeveral ? values.reduce((all, each) => all + Math.max(0, each), 0) : Math.max(...values);
  return upperBound === null ? sum : Math.min(sum, upperBound);
}

/** The texts that a pattern stands for, if it's just texts side by side, such as `42|42\.0`; otherwise null. */
function literalValues(pattern: string): readonly string[] | null {
  const inner = /^\^?\(?([^()^$]*)\)?\$?$/.exec(pattern.trim())?.[1] ?? pattern;
  const parts = inner.split('|');
  const literal = /^(?:[^\\.*+?[\](){}^$|]|\\[^\w\s])+$/;
  return parts.every((part) => literal.test(part)) ? parts.map((part) => part.replaceAll('\\', '')) : null;
}
