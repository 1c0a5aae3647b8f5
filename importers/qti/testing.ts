// Items of QTI 2 for tests.

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
