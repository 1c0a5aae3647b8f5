// Declarations and response processing: what is correct, and what it earns. An item earns up to 1 point; its
// weight in the test is the question's marks.

import type { NumberRule } from '#core/questions/typed/numbers.ts';
import { element, escapeXml } from '#importers/qti/writing/xml.ts';

/** Declarations of responses, and the processing; '' for a question that nothing grades. */
export interface Scoring {
  readonly declarations: string;
  readonly processing: string;
}

type BaseType = 'identifier' | 'directedPair' | 'string' | 'float';
type Cardinality = 'single' | 'multiple' | 'ordered';

export const RESPONSE = 'RESPONSE';

const TEMPLATES = 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates';
const template = (name: 'match_correct' | 'map_response') =>
  element('qti-response-processing', { template: `${TEMPLATES}/${name}.xml` });

/** One response that is correct as a whole. `correct` is empty for a question without a correct answer. */
export function matched(cardinality: Cardinality, baseType: BaseType, correct: readonly string[]): Scoring {
  return {
    declarations: declaration(RESPONSE, { cardinality, baseType, correct }),
    processing: correct.length === 0 ? '' : template('match_correct'),
  };
}

/** A response or one of several, and a statement that adds up to `parts` to the score. */
export interface Scored {
  readonly declaration: string;
  readonly statement: string;
  readonly parts: number;
}

/** Any of several values is correct; the first is shown as the answer. */
export function anyOf(identifier: string, baseType: BaseType, right: readonly string[]): Scored {
  return {
    declaration: declaration(identifier, {
      cardinality: 'single',
      baseType,
      correct: right.slice(0, 1),
      mapped: right,
    }),
    statement: addToScore(mapped(identifier)),
    parts: 1,
  };
}

/** Pairs that each earn their share. `others` are as good as those of `correct` that they replace. */
export function pairs(correct: readonly string[], others: readonly string[]): Scored {
  const all = [...correct, ...others];
  return {
    declaration: declaration(RESPONSE, {
      cardinality: 'multiple',
      baseType: 'directedPair',
      correct,
      mapped: all,
    }),
    statement: addToScore(mapped(RESPONSE)),
    parts: correct.length,
  };
}

/** Any of several numbers is correct, by the rule's tolerance. */
export function anyNumber(identifier: string, right: readonly string[], rule: NumberRule): Scored {
  const { tolerance = 0, tolerancePercent = 0 } = rule;
  const range = (size: number) => ({ tolerance: `${size} ${size}` });
  const mode =
    tolerance > 0
      ? { 'tolerance-mode': 'absolute', ...range(tolerance) }
      : tolerancePercent > 0
        ? { 'tolerance-mode': 'relative', ...range(tolerancePercent) }
        : { 'tolerance-mode': 'exact' };
  const tests = right.map((value) =>
    element('qti-equal', mode, variable(identifier), float(escapeXml(value))),
  );
  const [only = '', ...more] = tests;
  const test = more.length === 0 ? only : element('qti-or', {}, ...tests);
  const scores = element('qti-response-if', {}, test, addToScore(float('1')));
  return {
    declaration: declaration(identifier, {
      cardinality: 'single',
      baseType: 'float',
      correct: right.slice(0, 1),
    }),
    statement: element('qti-response-condition', {}, scores),
    parts: 1,
  };
}

/** The score of all responses together, as a share of what they can earn. */
export function together(all: readonly Scored[]): Scoring {
  const declarations = all.map((each) => each.declaration).join('');
  const parts = all.reduce((sum, each) => sum + each.parts, 0);
  const statements = all.map(({ statement }) => statement);
  const [only = '', ...more] = statements;
  if (more.length === 0 && parts === 1 && only.includes('<qti-map-response '))
    return { declarations, processing: template('map_response') };
  const share = setScore(element('qti-divide', {}, variable('SCORE'), float(String(parts))));
  const processing = element('qti-response-processing', {}, ...statements, parts > 1 ? share : '');
  return { declarations, processing };
}

interface Declared {
  readonly cardinality: Cardinality;
  readonly baseType: BaseType;
  readonly correct: readonly string[];
  /** Values that earn 1 each; empty where only `correct` does. */
  readonly mapped?: readonly string[];
}

function declaration(
  identifier: string,
  { cardinality, baseType, correct, mapped: keys = [] }: Declared,
): string {
  const values = correct.map((value) => element('qti-value', {}, escapeXml(value)));
  const entries = [...new Set(keys)].map((key) =>
    element('qti-map-entry', { 'map-key': key, 'mapped-value': 1, 'case-sensitive': false }),
  );
  return element(
    'qti-response-declaration',
    { identifier, cardinality, 'base-type': baseType },
    values.length > 0 ? element('qti-correct-response', {}, ...values) : '',
    entries.length > 0
      ? element('qti-mapping', { 'default-value': 0, 'upper-bound': correct.length }, ...entries)
      : '',
  );
}

const variable = (identifier: string) => element('qti-variable', { identifier });
const mapped = (identifier: string) => element('qti-map-response', { identifier });
const float = (value: string) => element('qti-base-value', { 'base-type': 'float' }, value);
const setScore = (value: string) => element('qti-set-outcome-value', { identifier: 'SCORE' }, value);
const addToScore = (value: string) => setScore(element('qti-sum', {}, variable('SCORE'), value));
