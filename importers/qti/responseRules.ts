// Response processing of QTI 2 and 3, as far as it only compares responses with what is right. Everything else
// counts as not understood.

import { childOf } from '#importers/markup/xmlTree.ts';
import type { Declarations } from '#importers/qti/declarations.ts';
import { attribute, numberOf, type QtiElement, wordsOfQti } from '#importers/qti/qtiTree.ts';

/** How far a number may be off, below and above. */
export interface Tolerance {
  readonly below: number;
  readonly above: number;
  readonly percent: boolean;
}

export type Criterion =
  /** The declared correct response. */
  | { readonly kind: 'correct'; readonly tolerance: Tolerance | null }
  | { readonly kind: 'value'; readonly value: string; readonly tolerance: Tolerance | null }
  /** All of these values together, and nothing else. */
  | { readonly kind: 'set'; readonly values: readonly string[] }
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'bound'; readonly side: 'low' | 'high'; readonly value: number }
  | { readonly kind: 'area'; readonly area: QtiElement };

export interface Accept {
  readonly response: string;
  readonly criterion: Criterion;
  readonly points: number;
}

export interface ScoringRules {
  readonly accepts: readonly Accept[];
  /** Responses that score what their mapping says. */
  readonly mapped: ReadonlySet<string>;
  /** True if these are all rules. */
  readonly understood: boolean;
  /** When feedback shows, by its identifier. */
  readonly verdicts: ReadonlyMap<string, 'right' | 'wrong'>;
}

export function rulesOf(item: QtiElement, declared: Declarations): ScoringRules {
  const processing = childOf(item, 'responseprocessing');
  const reader = new RuleReader(declared);
  const template = attribute(processing, 'template') || attribute(processing, 'templatelocation');
  const statements = processing?.children ?? [];
  if (statements.length > 0) reader.statements(statements, null);
  else if (/map_response/i.test(template)) reader.mapAll();
  else if (template !== '' && !/match/i.test(template)) reader.understood = false;
  // Only a test's outcome rules may compute anything; an item's score would come from elsewhere.
  if (childOf(item, 'outcomeprocessing') && statements.length === 0 && template === '')
    reader.understood = false;
  return reader;
}

/** Names of outcomes for what can be earned. */
const MAXIMUM = /^max/i;
/** Comparisons of a response with a value. */
const COMPARISONS = new Set(['match', 'equal', 'stringmatch', 'member', 'contains']);
const BOUNDS: Readonly<Record<string, 'low' | 'high'>> = { gt: 'low', gte: 'low', lt: 'high', lte: 'high' };

class RuleReader implements ScoringRules {
  readonly accepts: Accept[] = [];
  readonly mapped = new Set<string>();
  readonly verdicts = new Map<string, 'right' | 'wrong'>();
  understood = true;
  readonly #declared: Declarations;

  constructor(declared: Declarations) {
    this.#declared = declared;
  }

  mapAll(): void {
    for (const [id, { mapping, areas }] of this.#declared.responses)
      if (mapping.length + areas.length > 0) this.mapped.add(id);
  }

  /** `criteria` are those of the branch; null outside of any, or in one that is for everything else. */
  statements(
    statements: readonly QtiElement[],
    criteria: readonly Omit<Accept, 'points'>[] | null,
    verdict: 'right' | 'wrong' | null = null,
  ): void {
    for (const statement of statements) {
      switch (statement.name) {
        case 'responsecondition':
          this.#condition(statement, criteria);
          break;
        case 'setoutcomevalue':
          this.#outcome(statement, criteria, verdict);
          break;
        case 'responseprocessingfragment':
          this.statements(statement.children, criteria, verdict);
          break;
        case 'exitresponse':
          break;
        default:
          this.understood = false;
      }
    }
  }

  #condition(condition: QtiElement, outer: readonly Omit<Accept, 'points'>[] | null): void {
    let earlierRight = false;
    for (const branch of condition.children) {
      const parts = branch.children;
      if (branch.name === 'responseelse') {
        this.statements(parts, null, earlierRight ? 'wrong' : null);
        continue;
      }
      const [test, ...statements] = parts;
      if (!test || this.#isLimit(test)) continue;
      const found: Omit<Accept, 'points'>[] = [];
      const known = this.#criteria(test, found);
      const scores = statements.some((each) => (this.#pointsSet(each) ?? 0) > 0);
      // A test that can't be expressed does no harm where nothing is earned.
      if (!known && scores) this.understood = false;
      const isRight = scores || this.#isWholeKey(found);
      earlierRight ||= isRight;
      this.statements(
        statements,
        known && found.length > 0 ? [...(outer ?? []), ...found] : outer,
        isRight ? 'right' : null,
      );
    }
  }

  /** True if a test only keeps a score within its limits. */
  #isLimit(test: QtiElement): boolean {
    const parts = test.children;
    const isOutcome = (part: QtiElement) =>
      part.name === 'variable' && this.#declared.outcomes.has(attribute(part, 'identifier'));
    return Object.hasOwn(BOUNDS, test.name) && parts.length > 0 && parts.every(isOutcome);
  }

  #isWholeKey(found: readonly Omit<Accept, 'points'>[]): boolean {
    return found.length > 0 && found.every(({ criterion }) => criterion.kind === 'correct');
  }

  /** Points that a statement sets or adds as a constant; null if it's another one. */
  #pointsSet(statement: QtiElement): number | null {
    if (statement.name !== 'setoutcomevalue' || !this.#isNumeric(attribute(statement, 'identifier')))
      return null;
    const [value] = statement.children;
    return value ? this.#points(value) : null;
  }

  #isNumeric(outcome: string): boolean {
    const type = this.#declared.outcomes.get(outcome)?.baseType ?? (/score/i.test(outcome) ? 'float' : '');
    return type === 'float' || type === 'integer';
  }

  #outcome(
    statement: QtiElement,
    criteria: readonly Omit<Accept, 'points'>[] | null,
    verdict: 'right' | 'wrong' | null,
  ): void {
    const [value] = statement.children;
    const id = attribute(statement, 'identifier');
    // What can be earned is constant.
    if (!value || MAXIMUM.test(id)) return;
    if (!this.#isNumeric(id)) {
      // Only feedback depends on it.
      const shown = value.name === 'multiple' ? value.children : [value];
      for (const each of shown)
        if (each.name === 'basevalue' && verdict) this.verdicts.set(wordsOfQti(each), verdict);
      return;
    }
    const points = this.#points(value);
    if (points === null) this.understood = false;
    else if (points > 0) {
      if (!criteria || criteria.length === 0) this.understood = false;
      else for (const each of criteria) this.accepts.push({ ...each, points });
    }
  }

  /** Constant points of an expression; null if it isn't constant. Mappings are noted and count 0. */
  #points(value: QtiElement): number | null {
    const parts = value.children;
    switch (value.name) {
      case 'basevalue':
        return numberOf(wordsOfQti(value));
      case 'mapresponse':
      case 'mapresponsepoint':
        this.mapped.add(attribute(value, 'identifier'));
        return 0;
      case 'variable': {
        const id = attribute(value, 'identifier');
        const outcome = this.#declared.outcomes.get(id);
        // A score that is added to counts from 0.
        return outcome ? (MAXIMUM.test(id) ? outcome.value || 1 : 0) : null;
      }
      case 'sum':
      case 'divide':
      case 'product': {
        const points = parts.flatMap((part) => this.#points(part) ?? []);
        if (points.length < parts.length) return null;
        if (value.name === 'sum') return points.reduce((all, each) => all + each, 0);
        return value.name === 'divide'
          ? (points[0] ?? 0) / (points[1] || 1)
          : points.reduce((all, each) => all * each, 1);
      }
      default:
        return null;
    }
  }

  /** Adds what a test demands; false if it's something else than comparisons. */
  #criteria(test: QtiElement, found: Omit<Accept, 'points'>[]): boolean {
    const { name } = test;
    const parts = test.children;
    if (name === 'and' || name === 'or') return parts.every((part) => this.#criteria(part, found));
    if (name === 'isnull' || name === 'isnotnull') return true;
    if (name === 'not') return parts.every((part) => part.name === 'isnull');
    const variable = parts.find((part) => part.name === 'variable');
    const response = attribute(variable, 'identifier');
    if (!variable || !this.#declared.responses.has(response)) return false;
    const [other] = parts.filter((part) => part !== variable);
    const written = other?.name === 'basevalue' ? wordsOfQti(other) : null;
    const criterion = this.#criterion(test, response, other, written);
    if (!criterion) return false;
    found.push({ response, criterion });
    return true;
  }

  #criterion(
    test: QtiElement,
    response: string,
    other: QtiElement | undefined,
    written: string | null,
  ): Criterion | null {
    const { name } = test;
    const side = Object.hasOwn(BOUNDS, name) ? BOUNDS[name] : undefined;
    if (side !== undefined) {
      const value = numberOf(written ?? '');
      // The response is meant to come first.
      return value !== null && test.children[0]?.name === 'variable' ? { kind: 'bound', side, value } : null;
    }
    if (name === 'inside') return { kind: 'area', area: test };
    if (name === 'patternmatch') {
      const pattern = attribute(test, 'pattern') || written;
      return pattern === null ? null : { kind: 'pattern', pattern };
    }
    if (!COMPARISONS.has(name)) return null;
    const tolerance = toleranceOf(test);
    if (tolerance === undefined) return null;
    if (other?.name === 'correct' && attribute(other, 'identifier') === response)
      return { kind: 'correct', tolerance };
    if (other && (other.name === 'multiple' || other.name === 'ordered')) {
      const values = other.children.map((part) => (part.name === 'basevalue' ? wordsOfQti(part) : ''));
      return values.includes('') ? null : { kind: 'set', values };
    }
    return written === null ? null : { kind: 'value', value: written, tolerance };
  }
}

/** null for an exact comparison; undefined if it can't be expressed. */
function toleranceOf(test: QtiElement): Tolerance | null | undefined {
  const mode = attribute(test, 'tolerancemode').toLowerCase();
  if (test.name !== 'equal' || mode === '' || mode === 'exact') return null;
  const [below, above = below] = attribute(test, 'tolerance').split(/\s+/).map(numberOf);
  if (below === undefined || below === null || above === undefined || above === null) return undefined;
  // Without its bounds, a tolerance would be a bit narrower, which no answer shows.
  return { below, above, percent: mode === 'relative' };
}
