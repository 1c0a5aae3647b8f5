// Where the sheets and strings of a workbook stand in its archive, and how it counts its days.

import { attributeOf, tagsOf } from '#importers/workbook/xmlTags.ts';

export interface WorkbookParts {
  /** The names of their parts in the order of the workbook; null for sheets without cells, as charts. */
  readonly sheets: readonly (string | null)[];
  /** Days are counted from 1904, not from 1900. */
  readonly from1904: boolean;
  /** The name of the part with the strings that its cells share; '' where there is none. */
  readonly strings: string;
}

/** `textOf` gives the text of a part by its name, '' where there is none. */
export function workbookParts(textOf: (name: string) => string): WorkbookParts {
  const workbook = textOf('xl/workbook.xml');
  const targets = new Map<string, string>();
  let strings = '';
  for (const { attributes } of tagsOf(textOf('xl/_rels/workbook.xml.rels'), 'Relationship')) {
    const type = attributeOf(attributes, 'Type') ?? '';
    const target = attributeOf(attributes, 'Target') ?? '';
    if (type.endsWith('/worksheet')) targets.set(attributeOf(attributes, 'Id') ?? '', target);
    else if (type.endsWith('/sharedStrings')) strings = partName(target);
  }
  const sheets = [...tagsOf(workbook, 'sheet')].map(({ attributes }) => {
    const target = targets.get(attributeOf(attributes, 'id') ?? '');
    if (target === undefined) return null;
    return partName(target);
  });
  const [properties] = tagsOf(workbook, 'workbookPr');
  const date1904 = attributeOf(properties?.attributes ?? '', 'date1904') ?? '';
  return { sheets, from1904: /^(?:1|true)$/.test(date1904), strings };
}

function partName(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
