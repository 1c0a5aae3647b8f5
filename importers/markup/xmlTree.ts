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

interface Open {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly content: (XmlElement | XmlWords)[];
}

const NAME = /<(\/?)([^\s<>/="']+)/y;
const ATTRIBUTE = /\s+([^\s<>/="']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const END = /\s*(\/?)>/y;
/** Elements within elements; no question has that many. */
const DEEPEST = 100;
/** Elements and texts, to bound the memory that a file can ask for. */
const NODES_MAX = 2_000_000;

/** The root element; null if the text isn't well-formed XML. */
export function readXml(xml: string): XmlElement | null {
  const top: Open = { name: '', attributes: new Map(), content: [] };
  const open: Open[] = [top];
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
    const tag = tagAt(xml, at);
    if (!tag) return null;
    at = tag.end;
    if (!tag.closing) {
      open.push({ name: tag.name, attributes: tag.attributes, content: [] });
      if (open.length > DEEPEST) return null;
    }
    if (!tag.closing && !tag.empty) continue;
    const closed = open.pop();
    const parent = open.at(-1);
    if (!closed || !parent || closed.name !== tag.name) return null;
    parent.content.push(finished(closed));
  }
  const [root, ...more] = top.content.filter(isElement);
  return open.length === 1 && root && more.length === 0 ? root : null;
}

export function isElement(part: XmlElement | XmlWords): part is XmlElement {
  return 'name' in part;
}

function finished(open: Open): XmlElement {
  const words = open.content.flatMap((part) => (isElement(part) ? [] : [part.words]));
  return { ...open, children: open.content.filter(isElement), text: words.join('') };
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

function tagAt(xml: string, start: number) {
  const take = (pattern: RegExp, at: number) => {
    pattern.lastIndex = at;
    return pattern.exec(xml);
  };
  const opening = take(NAME, start);
  if (!opening) return null;
  const attributes = new Map<string, string>();
  let at = start + opening[0].length;
  for (let next = take(ATTRIBUTE, at); next; next = take(ATTRIBUTE, at)) {
    const [whole, name = '', double, single] = next;
    attributes.set(name, decodeEntities(double ?? single ?? ''));
    at += whole.length;
  }
  const end = take(END, at);
  const [, slash, name = ''] = opening;
  if (!end) return null;
  return { name, attributes, closing: slash === '/', empty: end[1] === '/', end: at + end[0].length };
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
