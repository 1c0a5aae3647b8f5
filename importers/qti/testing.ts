// Items of QTI 2 for tests, and what becomes of files.

import { handedIn } from '#importers/testing/handedIn.ts';

/** Reads a file; `told` has the codes of all problems. */
export async function readQtiFile(file: string | Uint8Array<ArrayBuffer>, name = 'a.xml') {
  const { questions, result } = await handedIn(file, name);
  return { questions, result, told: result.problems.map(({ reason }) => reason.code) };
}

export interface ItemParts {
  /** Declarations. */
  readonly head?: string;
  readonly rules?: string;
  readonly attributes?: string;
  readonly after?: string;
}

export const item = (body: string, { head = '', rules = '', attributes = '', after = '' }: ItemParts = {}) =>
  `<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="i" title="T" ${attributes}>
${head}<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>
<itemBody>${body}</itemBody>${rules}${after}</assessmentItem>`;

/** A declaration; `more` is its mapping. */
export function response(
  type: string,
  correct: readonly string[],
  cardinality = 'single',
  id = 'R',
  more = '',
): string {
  const values = correct.map((value) => `<value>${value}</value>`).join('');
  return `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${type}"><correctResponse>${values}</correctResponse>${more}</responseDeclaration>`;
}

export const entry = (id = 'R') => `<textEntryInteraction responseIdentifier="${id}"/>`;

/** Choices whose texts are their identifiers in lowercase. */
export function choices(name: string, ids: string): string {
  return ids
    .split(' ')
    .map((id) => `<${name} identifier="${id}">${id.toLowerCase()}</${name}>`)
    .join('');
}
