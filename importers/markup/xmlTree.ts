// XML reader that builds a tree. It follows nothing and knows no entities of the file's own, so nothing in a
// file can make it grow.

import { decodeEntities } from '#importers/markup/htmlEntities.ts';

export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Words directly in it, without those of its children. */
  readonly text: string;
  /** Its children and the words between them, in order. */
  readonly content: readonly (XmlElement | XmlWords)[];
}

export interface XmlWords {
  readonly words: string;
  /** True if they're a CDATA section. */
  readonly isCdata: boolean;
}

/** How the names of a document are kept. */
export interface XmlNames {
  readonly element: (name: string) => string;
  readonly attribute: (name: string) => string;
}

const AS_WRITTEN: XmlNames = { element: (name) => name, attribute: (name) => name };

export class Element implements XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly content: (XmlElement | XmlWords)[];

  constructor(
    name: string,
    attributes: ReadonlyMap<string, string>,
    content: (XmlElement | XmlWords)[] = [],
  ) {
    this.name = name;
    this.attributes = attributes;
    this.content = content;
  }

  get children(): readonly XmlElement[] {
    return this.content.filter(isElement);
  }

  get text(): string {
    return this.content.map((part) => (isElement(part) ? '' : part.words)).join('');
  }
}

const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();

const NAME = /<(\/?)([^\s<>/="']+)/y;
const ATTRIBUTE = /\s+([^\s<>/="']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const END = /\s*(\/?)>/y;
/** Elements within elements; no question has that many. */
const DEEPEST = 100;
/** Elements and texts, to bound the memory that a file can ask for. */
const NODES_MAX = 2_000_000;

/** The root element; null if the text isn't well-formed XML. */
export function readXml(xml: string, names: XmlNames = AS_WRITTEN): XmlElement | null {
  const top = new Element('', NO_ATTRIBUTES);
  const open = [top];
  /** Names of the open elements as written. */
  const written = [''];
  for (let at = 0, nodes = 0; at < xml.length; nodes += 1) {
    if (nodes > NODES_MAX) return null;
    const inside = open.at(-1) ?? top;
    if (!xml.startsWith('<', at)) {
      const end = endOr(xml.indexOf('<', at), xml);
      inside.content.push({ words: decodeEntities(xml.slice(at, end)), isCdata: false });
      at = end;
      continue;
    }
    if (xml.startsWith('<![CDATA[', at)) {
      const end = xml.indexOf(']]>', at);
      if (end === -1) return null;
      inside.content.push({ words: xml.slice(at + 9, end), isCdata: true });
      at = end + 3;
      continue;
    }
    const skipped = endOfUnread(xml, at);
    if (skipped !== null) {
      if (skipped === -1) return null;
      at = skipped;
      continue;
    }
    const tag = tagAt(xml, at, names);
    if (!tag) return null;
    at = tag.end;
    if (tag.closing) {
      if (open.length === 1 || written.pop() !== tag.name) return null;
      open.pop();
      continue;
    }
    const element = new Element(names.element(tag.name), tag.attributes);
    inside.content.push(element);
    if (tag.empty) continue;
    if (open.length > DEEPEST) return null;
    open.push(element);
    written.push(tag.name);
  }
  const [root, ...more] = top.children;
  return open.length === 1 && root && more.length === 0 ? root : null;
}

export function isElement(part: XmlElement | XmlWords): part is XmlElement {
  return 'name' in part;
}

const endOr = (at: number, xml: string) => (at === -1 ? xml.length : at);

/** End of a comment, a declaration or an instruction; -1 if it has none, null if this is something else. */
function endOfUnread(xml: string, at: number): number | null {
  const end = (closing: string) => {
    const found = xml.indexOf(closing, at);
    return found === -1 ? -1 : found + closing.length;
  };
  if (xml.startsWith('<!--', at)) return end('-->');
  if (xml.startsWith('<?', at)) return end('?>');
  if (!xml.startsWith('<!', at)) return null;
  // A document type may define entities in brackets.
  const close = xml.indexOf('>', at);
  return xml.slice(at, close).includes('[') ? end(']>') : end('>');
}

interface Tag {
  /** As written. */
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly closing: boolean;
  readonly empty: boolean;
  readonly end: number;
}

function tagAt(xml: string, start: number, names: XmlNames): Tag | null {
  const take = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(xml);
  };
  const opening = take(NAME, start);
  if (!opening) return null;
  let attributes: Map<string, string> | null = null;
  let at = start + opening[0].length;
  for (let next = take(ATTRIBUTE, at); next; next = take(ATTRIBUTE, at)) {
    const [whole, name = '', double, single] = next;
    attributes ??= new Map();
    attributes.set(names.attribute(name), decodeEntities(double ?? single ?? ''));
    at += whole.length;
  }
  const end = take(END, at);
  if (!end) return null;
  const [, slash, name = ''] = opening;
  return {
    name,
    attributes: attributes ?? NO_ATTRIBUTES,
    closing: slash === '/',
    empty: end[1] === '/',
    end: at + end[0].length,
  };
}

/** The first child of this name. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((child) => child.name === name);
}

export function childrenNamed(element: XmlElement | undefined, name: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** Trimmed words of the first child of this name; '' if there is none. */
export function wordsIn(element: XmlElement | undefined, name: string): string {
  return childOf(element, name)?.text.trim() ?? '';
}
