// Workbook reader that returns tables, unpacked within limits. Throws UnpackError if it isn't a workbook, and
// nothing else.

import { readEntries, unpackEntry, UnpackError } from '#importers/files/zip.ts';
import { IMPORT_LIMITS, type Table } from '#importers/types.ts';
import { cellFormats } from '#importers/workbook/cellFormats.ts';
import { decoded, sharedStrings } from '#importers/workbook/cellStrings.ts';
import { readSheet } from '#importers/workbook/readSheet.ts';
import { attributeOf, tagsOf } from '#importers/workbook/xmlTags.ts';

/** Share of unpacking in the progress, as measured with a large workbook. */
const UNPACKED = 0.3;
/** Parts of a workbook that can contain text. */
const TEXT_PART = /^xl\/.*\.(?:xml|rels)$/;

export async function xlsxTables(
  archive: Uint8Array<ArrayBuffer>,
  progress: (fraction: number) => void,
): Promise<Table[]> {
  const parts = await unpackParts(archive, (fraction) => progress(fraction * UNPACKED));
  const { sheets, from1904, strings, styles } = workbookOf(parts);
  const shared = sharedStrings(textOf(parts, strings));
  const formats = cellFormats(textOf(parts, styles), from1904);
  return sheets.map(({ name, part }, index) => {
    const xml = parts.get(part);
    if (xml === undefined) throw new UnpackError('fileUnreadable');
    const table = readSheet(name, xml, formats, shared);
    progress(UNPACKED + ((index + 1) / sheets.length) * (1 - UNPACKED));
    return table;
  });
}

type Parts = ReadonlyMap<string, string>;

const textOf = (parts: Parts, name: string) => parts.get(name) ?? '';

async function unpackParts(
  archive: Uint8Array<ArrayBuffer>,
  progress: (fraction: number) => void,
): Promise<Parts> {
  const entries = readEntries(archive).filter(({ name }) => TEXT_PART.test(name));
  const parts = new Map<string, string>();
  let left: number = IMPORT_LIMITS.unpackedBytes;
  for (const [index, entry] of entries.entries()) {
    const bytes = await unpackEntry(entry, left);
    left -= bytes.length;
    const xml = new TextDecoder().decode(bytes);
    // No spreadsheet program writes CDATA sections.
    if (xml.includes('<![CDATA[')) throw new UnpackError('fileUnreadable');
    parts.set(entry.name, xml);
    progress((index + 1) / entries.length);
  }
  return parts;
}

interface Workbook {
  /** Sheets with cells, in order; charts are sheets, too. */
  readonly sheets: readonly { readonly name: string; readonly part: string }[];
  /** True if days are counted from 1904 instead of 1900. */
  readonly from1904: boolean;
  /** Names of the parts with shared strings and with styles; '' if there is none. */
  readonly strings: string;
  readonly styles: string;
}

function workbookOf(parts: Parts): Workbook {
  const workbook = textOf(parts, 'xl/workbook.xml');
  const targets = new Map<string, string>();
  const ofType = { sharedStrings: '', styles: '' };
  for (const { attributes } of tagsOf(textOf(parts, 'xl/_rels/workbook.xml.rels'), 'Relationship')) {
    const type = attributeOf(attributes, 'Type')?.split('/').at(-1);
    const part = partName(attributeOf(attributes, 'Target') ?? '');
    if (type === 'worksheet') targets.set(attributeOf(attributes, 'Id') ?? '', part);
    else if (type === 'sharedStrings' || type === 'styles') ofType[type] = part;
  }
  const sheets = [...tagsOf(workbook, 'sheet')].flatMap(({ attributes }) => {
    const part = targets.get(attributeOf(attributes, 'id') ?? '');
    return part === undefined ? [] : [{ name: decoded(attributeOf(attributes, 'name') ?? ''), part }];
  });
  if (sheets.length === 0) throw new UnpackError('fileUnreadable');
  const [properties] = tagsOf(workbook, 'workbookPr');
  const date1904 = attributeOf(properties?.attributes ?? '', 'date1904') ?? '';
  const { sharedStrings: strings, styles } = ofType;
  return { sheets, from1904: /^(?:1|true)$/.test(date1904), strings, styles };
}

function partName(target: string): string {
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}
