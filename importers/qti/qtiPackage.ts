// Documents of a package, or a single one: what is in them, in which order, and which files they name.

import { childOf } from '#importers/markup/xmlTree.ts';
import { type ImportedFiles, kindOfMedia } from '#importers/files/ImportedFiles.ts';
import type { PictureSize } from '#importers/files/pictureSize.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';
import { Element } from '#importers/markup/xmlTree.ts';
import type { FindMedia } from '#importers/qti/ItemTexts.ts';
import {
  allNamed,
  attribute,
  isQtiElement,
  type QtiElement,
  type QtiNode,
  rawWords,
  readQti,
  wordsOfQti,
} from '#importers/qti/qtiTree.ts';

export interface Document {
  readonly name: string;
  readonly root: QtiElement;
}

export interface Documents {
  /** In the order of the manifest; what it doesn't name comes last. */
  readonly all: readonly Document[];
  /** True for a manifest without its package. */
  readonly isManifest: boolean;
  /** Title that the manifest has; '' without one. */
  readonly title: string;
  /** What else the manifest says of the quiz; '' for what it doesn't. */
  readonly head: Readonly<Record<'description' | 'subject' | 'grade', string>>;
  /** Names of items and tests that the manifest has and the package lacks. */
  readonly missing: readonly string[];
  /** Names of documents that aren't XML. */
  readonly broken: readonly string[];
  /** The document at an address in another one; null if there is none. */
  find(from: string, address: string): Document | null;
  /** An item of the document `from` with everything that it includes; null if that's too much. */
  whole(from: string, item: QtiElement): QtiElement | null;
}

export function readDocuments(texts: ReadonlyMap<string, string>): Documents {
  const broken: string[] = [];
  const roots = new Map<string, QtiElement>();
  for (const [name, text] of texts) {
    const root = readQti(text);
    if (root) roots.set(name, root);
    else broken.push(name);
  }
  const [manifest] = [...roots].filter(([, { name }]) => name === 'manifest');
  const order = manifest ? manifestOrder(...manifest) : [];
  const names = [...new Set([...order.filter((name) => roots.has(name)), ...roots.keys()])];
  const find = (from: string, address: string): Document | null => {
    const name = resolved(from, address);
    const root = name === null ? undefined : roots.get(name);
    return name !== null && root ? { name, root } : null;
  };
  return {
    all: names.flatMap((name) => {
      const root = roots.get(name);
      return root && !isReplaced(name, names) ? { name, root } : [];
    }),
    isManifest: manifest !== undefined && roots.size === 1,
    missing: manifest ? manifestItems(...manifest).filter((name) => !texts.has(name)) : [],
    title: manifest ? manifestTitle(manifest[1]) : '',
    head: headOf(manifest?.[1]),
    broken,
    find,
    whole: (from, element) => new Includes(find).whole(from, element),
  };
}

/** Elements and characters of an item. More would take long to read, and fit no question. */
const ELEMENTS_MAX = 5_000;
const CHARACTERS_MAX = 500_000;
/** Documents within documents. */
const INCLUDES_MAX = 4;

/** Copies an element with the documents that it includes, as far as they're in the package. */
class Includes {
  readonly #find: Documents['find'];
  #elements = 0;
  #characters = 0;

  constructor(find: Documents['find']) {
    this.#find = find;
  }

  whole(from: string, element: QtiElement, depth = 0): QtiElement | null {
    this.#elements += 1;
    if (this.#elements > ELEMENTS_MAX) return null;
    const content: QtiNode[] = [];
    for (const node of element.content) {
      if (!isQtiElement(node)) {
        this.#characters += node.words.length;
        if (this.#characters > CHARACTERS_MAX) return null;
        content.push(node);
        continue;
      }
      const other =
        node.name === 'include' && depth < INCLUDES_MAX ? this.#find(from, attribute(node, 'href')) : null;
      const copy = other ? this.whole(other.name, other.root, depth + 1) : this.whole(from, node, depth);
      if (!copy) return null;
      content.push(copy);
    }
    return new Element(element.name, element.attributes, content);
  }
}

/** Canvas writes each quiz twice: for everyone, and with what only Canvas knows. */
function isReplaced(name: string, names: readonly string[]): boolean {
  const [, folder = '', id] = /^(.*\/)?([^/]+)\/assessment_qti\.xml$/.exec(name) ?? [];
  return id !== undefined && names.includes(`${folder}non_cc_assessments/${id}.xml.qti`);
}

function manifestOrder(name: string, manifest: QtiElement): readonly string[] {
  return allNamed(childOf(manifest, 'resources'), 'resource').flatMap((resource) =>
    [resource, ...allNamed(resource, 'file')].flatMap((element) => {
      const href = attribute(element, 'href');
      return href === '' ? [] : (resolved(name, href) ?? []);
    }),
  );
}

/** Names of the items and tests that a manifest has. */
function manifestItems(name: string, manifest: QtiElement): readonly string[] {
  return allNamed(childOf(manifest, 'resources'), 'resource').flatMap((resource) => {
    const [file = resource] = attribute(resource, 'href') === '' ? allNamed(resource, 'file') : [];
    const href = attribute(file, 'href');
    return /^imsqti_/i.test(attribute(resource, 'type')) && href !== '' ? (resolved(name, href) ?? href) : [];
  });
}

function manifestTitle(manifest: QtiElement): string {
  const [general] = allNamed(childOf(manifest, 'metadata'), 'general');
  return wordsOfQti(childOf(general, 'title'));
}

function headOf(manifest: QtiElement | undefined): Documents['head'] {
  const metadata = childOf(manifest, 'metadata');
  const [general] = allNamed(metadata, 'general');
  const filed = (purpose: string) => {
    const found = allNamed(metadata, 'classification').find(
      (each) => wordsOfQti(childOf(childOf(each, 'purpose'), 'value')) === purpose,
    );
    return wordsOfQti(allNamed(found, 'entry')[0]);
  };
  return {
    description: rawWords(childOf(general, 'description')).trim(),
    subject: filed('discipline'),
    grade: filed('educational level'),
  };
}

/** Name in the archive of an address in a document; null if it leads out of it or elsewhere. */
export function resolved(from: string, address: string): string | null {
  if (/^[a-z][a-z0-9+.-]*:|^\//i.test(address)) return null;
  const parts = from.split('/').slice(0, -1);
  for (const part of decoded(address).split('/')) {
    if (part === '..') {
      if (parts.length === 0) return null;
      parts.pop();
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** Address without what follows the file's name, and without percent signs if it has valid ones. */
export function decoded(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** What programs write for the folder of a course's files. */
const BASE = /^(?:\$IMS[-_]CC[-_]FILE[-_]?BASE\$|%24IMS[-_]CC[-_]FILE[-_]?BASE%24)\/?/i;

/** Media of a package by the addresses that its documents use; only https addresses without a package. */
export class QtiMedia {
  readonly #files: ImportedFiles;
  readonly #sizes: ReadonlyMap<string, PictureSize>;
  /** Names of the files by the last part of their names; null for a document without a package. */
  readonly #names: ReadonlyMap<string, readonly string[]> | null;

  constructor(
    files: ImportedFiles,
    names: Iterable<string> | null,
    sizes: ReadonlyMap<string, PictureSize> = new Map(),
  ) {
    this.#files = files;
    this.#sizes = sizes;
    const byEnd = new Map<string, string[]>();
    for (const name of names ?? []) {
      const end = name.split('/').at(-1) ?? '';
      byEnd.set(end, [...(byEnd.get(end) ?? []), name]);
    }
    this.#names = names === null ? null : byEnd;
  }

  /** Media as the document named `from` finds it. */
  finder(from: string): FindMedia {
    return (address) => {
      if (/^https:\/\//i.test(address)) return elsewhere(address);
      const path = address.replace(BASE, '');
      const name = this.#nameOf(from, path);
      const url = name === null ? null : this.#files.place(name);
      const type = name === null ? null : kindOfMedia(name);
      if (name === null || url === null || type === null) return this.#missing(path);
      const size = this.#sizes.get(name);
      return { type, url, ...(size && { size }) };
    };
  }

  /** Beside the document, at the top, or wherever a file's name ends like the address. */
  #nameOf(from: string, path: string): string | null {
    const [end, beside, top] = [
      decoded(path).split('/').at(-1) ?? '',
      resolved(from, path),
      resolved('', path),
    ];
    const names = this.#names?.get(end) ?? [];
    const whole = [beside, top].find((name) => name !== null && names.includes(name));
    return whole ?? names.find((name) => name.endsWith(`/${top ?? end}`)) ?? null;
  }

  #missing(path: string): ImportReason {
    const file = shortItem(decoded(path));
    if (this.#names === null || /^[a-z]+:/i.test(path))
      return { code: 'pictureNotTaken', values: { reference: shortItem(path) } };
    const isMedia = kindOfMedia(file) !== null;
    return { code: isMedia ? 'fileMissing' : 'fileNotMedia', values: { file } };
  }
}

/** Media on the web stay where they are. */
function elsewhere(url: string): ReturnType<FindMedia> {
  return { type: kindOfMedia(decoded(url)) ?? 'image', url };
}
