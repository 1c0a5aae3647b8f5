// QTI as a tree whose names are the same in all versions: `simplechoice` for `simpleChoice` of QTI 2 and for
// `qti-simple-choice` of QTI 3, without prefixes.

import {
  isElement,
  readXml,
  type XmlElement,
  type XmlNames,
  type XmlWords,
} from '#importers/markup/xmlTree.ts';

/** An element whose names have no prefixes and hyphens, in lowercase. */
export type QtiElement = XmlElement;
export type QtiNode = XmlElement | XmlWords;

/** null if the text isn't well-formed XML. */
export function readQti(xml: string): QtiElement | null {
  return readXml(xml, NAMES);
}

const NAMES: XmlNames = {
  element: (written) => {
    const name = localName(written).toLowerCase();
    return name.startsWith('qti-') ? name.slice(4).replaceAll('-', '') : name;
  },
  attribute: (written) => localName(written).toLowerCase().replaceAll('-', ''),
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

export const isQtiElement = isElement;

/** Elements at any depth, in the order of the file. Elements within a match aren't searched. */
export function allIn(
  element: QtiElement | undefined,
  matches: (element: QtiElement) => boolean,
): readonly QtiElement[] {
  return (element?.children ?? []).flatMap((child) => (matches(child) ? [child] : allIn(child, matches)));
}

export function allNamed(element: QtiElement | undefined, ...names: string[]): readonly QtiElement[] {
  return allIn(element, ({ name }) => names.includes(name));
}

/** '' if it's missing. */
export function attribute(element: QtiElement | undefined, name: string): string {
  return element?.attributes.get(name)?.trim() ?? '';
}

/** null if it's missing or no number. */
export function numberAttribute(element: QtiElement | undefined, name: string): number | null {
  return numberOf(attribute(element, name));
}

/** All words in it, at any depth, on one line. */
export function wordsOfQti(element: QtiElement | undefined): string {
  return rawWords(element).replaceAll(/\s+/g, ' ').trim();
}

/** All words in it as written. */
export function rawWords(element: QtiElement | undefined): string {
  return (element?.content ?? []).map((node) => (isQtiElement(node) ? rawWords(node) : node.words)).join('');
}

/** null for what isn't a number. */
export function numberOf(written: string): number | null {
  const number = written.trim() === '' ? Number.NaN : Number(written);
  return Number.isFinite(number) ? number : null;
}
