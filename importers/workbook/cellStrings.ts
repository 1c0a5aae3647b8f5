// Strings in a workbook's cells, including those with some words formatted: bold, italic, subscript or
// superscript.

import { decodeXML } from 'entities';
import { cleanCharacters } from '#core/content/cleanCharacters.ts';
import type { MarkedText } from '#importers/markup/MarkedText.ts';
import { MarkedLines } from '#importers/markup/MarkedLines.ts';
import { writeMarkdown } from '#importers/markup/writeMarkdown.ts';
import { attributeOf, tagsOf } from '#importers/workbook/xmlTags.ts';

const RUN_END = /<\/(?:[\w.-]+:)?r\s*>/;
const STRING_END = /<\/(?:[\w.-]+:)?si\s*>/;
const EMPTY_STRING = /<(?:[\w.-]+:)?si\s*\/>/g;
const TEXT = /<(?:[\w.-]+:)?t(?:\s[^<>]*)?>([^<]*)</;
const COMMENT = /<!--[\s\S]*?-->/g;
const TEXTS = new RegExp(TEXT, 'g');
/** Pronunciation of a text. */
const SPOKEN = /<(?:[\w.-]+:)?rPh[\s>][\s\S]*?<\/(?:[\w.-]+:)?rPh\s*>/g;
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** Plain if nothing in it is formatted. */
export type CellString = string | MarkedText;

/** Strings that a workbook's cells share, by number. */
export function sharedStrings(xml: string): readonly CellString[] {
  const scanned = xml.includes('<!--') ? xml.replaceAll(COMMENT, '') : xml;
  return scanned.replaceAll(EMPTY_STRING, '<si></si>').split(STRING_END).slice(0, -1).map(cellString);
}

/** `xml` is the content of one cell. */
export function cellString(xml: string): CellString {
  const words = () =>
    Array.from(xml.replaceAll(SPOKEN, '').matchAll(TEXTS), ([, text = '']) => decoded(text));
  return richText(xml) ?? words().join('');
}

/** Decodes XML, and the escapes that workbooks use for characters XML can't hold. */
export function decoded(written: string): string {
  return decodeXML(written).replaceAll(ESCAPED, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/** null if it has no formatting. */
function richText(xml: string): MarkedText | null {
  // The rest, after the last run, is its pronunciation.
  const runs = xml.split(RUN_END).slice(0, -1);
  if (runs.length === 0) return null;
  const lines = new MarkedLines();
  for (const run of runs) {
    const text = TEXT.exec(run)?.[1];
    if (text !== undefined) addRun(lines, run, text);
  }
  const { text } = writeMarkdown(lines.finish());
  return text.marked ? text : null;
}

function addRun(lines: MarkedLines, run: string, written: string): void {
  const place = shiftOf(run);
  const looks = [
    ...(isOn(run, 'b') ? (['bold'] as const) : []),
    ...(isOn(run, 'i') ? (['italic'] as const) : []),
    ...(place ? [place] : []),
  ];
  for (const look of looks) lines.look(look, false);
  const [first = '', ...others] = cleanCharacters(decoded(written)).text.split('\n');
  lines.words(first);
  for (const line of others) {
    lines.lineBreak();
    lines.words(line);
  }
  for (const look of looks.toReversed()) lines.look(look, true);
}

function isOn(run: string, name: string): boolean {
  const [tag] = tagsOf(run, name);
  return tag !== undefined && !/^(?:0|false)$/.test(attributeOf(tag.attributes, 'val') ?? '1');
}

function shiftOf(run: string): 'sub' | 'sup' | null {
  const [tag] = tagsOf(run, 'vertAlign');
  const value = tag && attributeOf(tag.attributes, 'val');
  if (value === 'superscript') return 'sup';
  return value === 'subscript' ? 'sub' : null;
}
