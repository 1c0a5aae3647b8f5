// QTI as a tree whose names are the same in all versions: `simplechoice` for `simpleChoice` of QTI 2 and for
// `qti-simple-choice` of QTI 3, without prefixes.

import { isElement, readXml, type XmlElement, type XmlWords } from '#importers/markup/xmlTree.ts';

export interface QtiElement {
  readonly name: string;
  /** By names without prefix and hyphens, in lowercase. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly content: readonly QtiNode[];
}

export type QtiNode = QtiElement | XmlWords;

/** null if the text isn't well-formed XML. */
export function readQti(xml: string): QtiElement | null {
  const root = readXml(xml);
  return root && normalized(root);
}

function normalized({ name, attributes, content }: XmlElement): QtiElement {
  return {
    name: elementName(name),
    attributes: new Map(
      Array.from(attributes, ([key, value]): [string, string] => [
        localName(key).toLowerCase().replaceAll('-', ''),
        value,
      ]),
    ),
    content: content.map((part) => (isElement(part) ? normalized(part) : part)),
  };
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function elementName(written: string): string {
  const name = localName(written).toLowerCase();
  return name.startsWith('qti-') ? name.slice(4).replaceAll('-', '') : name;
}

export function isQtiElement(node: QtiNode): node is QtiElement {
  return 'name' in node;
}

export function childrenIn(element: QtiElement | undefined, ...names: string[]): readonly QtiElement[] {
  const children = element?.content.filter(isQtiElement) ?? [];
  return names.length === 0 ? children : children.filter(({ name }) => names.includes(name));
}

export function childIn(element: QtiElement | undefined, name: string): QtiElement | undefined {
  return childrenIn(element, name)[0];
}

/** Elements at any depth, in the order of the file. Elements within a match aren't searched. */
export function allIn(
  element: QtiElement | undefined,
  matches: (element: QtiElement) => boolean,
): readonly QtiElement[] {
  return childrenIn(element).flatMap((child) => (matches(child) ? [child] : allIn(child, matches)));
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
