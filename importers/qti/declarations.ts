// Declarations of a QTI item: its responses with their keys, and its outcomes.

import { childOf, childrenNamed } from '#importers/markup/xmlTree.ts';
import {
  allNamed,
  attribute,
  numberAttribute,
  numberOf,
  type QtiElement,
  rawWords,
} from '#importers/qti/qtiTree.ts';

export interface MapEntry {
  readonly key: string;
  readonly value: number;
  readonly caseSensitive: boolean;
}

export interface Response {
  readonly id: string;
  readonly cardinality: string;
  /** In lowercase and without hyphens. */
  readonly baseType: string;
  readonly correct: readonly string[];
  readonly mapping: readonly MapEntry[];
  /** Limit of what a mapping adds up to. */
  readonly upperBound: number | null;
  /** Areas with their values. */
  readonly areas: readonly { readonly area: QtiElement; readonly value: number }[];
}

export interface Outcome {
  readonly baseType: string;
  readonly value: number | null;
  readonly maximum: number | null;
}

export interface Declarations {
  readonly responses: ReadonlyMap<string, Response>;
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

export function declarationsOf(item: QtiElement): Declarations {
  return {
    responses: new Map(
      childrenNamed(item, 'responsedeclaration').map((each) => [
        attribute(each, 'identifier'),
        responseOf(each),
      ]),
    ),
    outcomes: new Map(
      childrenNamed(item, 'outcomedeclaration').map((each) => [
        attribute(each, 'identifier'),
        outcomeOf(each),
      ]),
    ),
  };
}

/** For an interaction whose response isn't declared. */
export const UNDECLARED: Response = {
  id: '',
  cardinality: 'single',
  baseType: 'string',
  correct: [],
  mapping: [],
  upperBound: null,
  areas: [],
};

function responseOf(declaration: QtiElement): Response {
  const baseType = typeName(attribute(declaration, 'basetype'));
  const mapping = childOf(declaration, 'mapping');
  const areas = childOf(declaration, 'areamapping');
  const isCaseSensitive = (element: QtiElement | undefined) => attribute(element, 'casesensitive') === 'true';
  return {
    id: attribute(declaration, 'identifier'),
    cardinality: attribute(declaration, 'cardinality').toLowerCase(),
    baseType,
    correct: childrenNamed(childOf(declaration, 'correctresponse'), 'value')
      .map((value) => keyOf(rawWords(value), baseType))
      .filter((key) => key !== ''),
    mapping: childrenNamed(mapping, 'mapentry').map((entry) => ({
      key: keyOf(attribute(entry, 'mapkey'), baseType),
      value: numberAttribute(entry, 'mappedvalue') ?? 0,
      caseSensitive: isCaseSensitive(entry) || isCaseSensitive(mapping),
    })),
    upperBound: numberAttribute(mapping ?? areas, 'upperbound'),
    areas: childrenNamed(areas, 'areamapentry').map((area) => ({
      area,
      value: numberAttribute(area, 'mappedvalue') ?? 0,
    })),
  };
}

function outcomeOf(declaration: QtiElement): Outcome {
  const [value] = allNamed(childOf(declaration, 'defaultvalue'), 'value');
  return {
    baseType: typeName(attribute(declaration, 'basetype')),
    value: value ? numberOf(rawWords(value)) : null,
    maximum: numberAttribute(declaration, 'normalmaximum'),
  };
}

export const typeName = (written: string): string => written.toLowerCase().replaceAll('-', '');

/** A value as keys are compared: identifiers and pairs by their words. */
export function keyOf(written: string, baseType: string): string {
  const trimmed = written.trim();
  return baseType === 'string' ? trimmed : trimmed.replaceAll(/\s+/g, ' ');
}
