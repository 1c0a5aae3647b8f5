// Items of a file or a package, in the order of its tests.

import { childOf } from '#importers/markup/xmlTree.ts';
import { type ImportReason, shortItem } from '#importers/problems.ts';
import { type Document, type Documents, resolved } from '#importers/qti/qtiPackage.ts';
import {
  allIn,
  allNamed,
  attribute,
  numberAttribute,
  type QtiElement,
  wordsOfQti,
} from '#importers/qti/qtiTree.ts';

export type Listed =
  | {
      readonly document: Document;
      /** An item of any version. */
      readonly element: QtiElement;
      /** Factor of its points. */
      readonly weight: number;
      readonly seconds: number | null;
    }
  | { readonly reason: ImportReason; readonly words: string };

export interface ItemList {
  readonly items: readonly Listed[];
  /** Title of the test, or of an item alone; '' without one. */
  readonly title: string;
  /** What a test says besides its items. */
  readonly notes: readonly ImportReason[];
}

/** Sections that name each other. */
const DEEPEST = 20;
const ITEMS_12 = ['item', 'bankentry_item', 'sourcebank_ref'];

export function listItems(documents: Documents): ItemList {
  const { all } = documents;
  const listed: Listed[] = [];
  const used = new Set<string>();
  const tests = all.filter(({ root }) => root.name === 'assessmenttest');
  const others = all.filter(({ root }) => root.name === 'assessmentsection');
  const lister = new TestLister(documents, listed, used);
  for (const { name, root } of tests.length > 0 ? tests : others) lister.section(name, root, 0);
  for (const document of all) {
    const { name, root } = document;
    if (root.name === 'assessmentitem' && !used.has(name))
      listed.push({ document, element: root, weight: 1, seconds: secondsOf(root) });
    if (root.name === 'questestinterop') {
      for (const element of allNamed(root, ...ITEMS_12)) listed.push(listed12(document, element));
      lister.noteSections12(root);
    }
  }
  for (const name of documents.missing)
    if (!used.has(name)) listed.push({ reason: missingFile(name), words: name });
  return { items: listed, title: titleOf(documents, listed), notes: lister.notes };
}

function listed12(document: Document, element: QtiElement): Listed {
  if (element.name === 'item') return { document, element, weight: 1, seconds: null };
  // A question of a bank that isn't in the file.
  const words = attribute(element, 'item_ref') || attribute(element, 'title');
  return { reason: { code: 'questionElsewhere', values: {} }, words };
}

function titleOf({ all }: Documents, listed: readonly Listed[]): string {
  const roots = all.map(({ root }) => root);
  const test = roots.find(({ name }) => name === 'assessmenttest');
  const [assessment] = roots.flatMap((root) => allNamed(root, 'assessment'));
  const [only, ...more] = listed;
  const alone = only && more.length === 0 && 'element' in only ? only.element : undefined;
  return attribute(test ?? assessment ?? alone, 'title');
}

class TestLister {
  readonly #documents: Documents;
  readonly #listed: Listed[];
  readonly #used: Set<string>;
  #texts = 0;
  #selects = false;

  constructor(documents: Documents, listed: Listed[], used: Set<string>) {
    this.#documents = documents;
    this.#listed = listed;
    this.#used = used;
  }

  get notes(): readonly ImportReason[] {
    return [
      ...(this.#texts > 0 ? [{ code: 'sectionTextsDropped', values: { count: this.#texts } } as const] : []),
      ...(this.#selects ? [{ code: 'selectionDropped', values: {} } as const] : []),
    ];
  }

  /** Texts of sections in QTI 1.2, and selections from them. */
  noteSections12(root: QtiElement): void {
    const texts = allIn(root, ({ name }) => name === 'item' || name === 'presentation_material');
    this.#texts += texts.filter((each) => each.name !== 'item' && wordsOfQti(each) !== '').length;
    this.#selects ||= allNamed(root, 'selection_number').length > 0;
  }

  /** A test, or a part or section of one. */
  section(from: string, element: QtiElement, depth: number): void {
    if (depth === DEEPEST) return;
    for (const child of element.children) {
      switch (child.name) {
        case 'testpart':
        case 'assessmentsection':
          this.section(from, child, depth + 1);
          break;
        case 'assessmentsectionref': {
          const found = this.#documents.find(from, attribute(child, 'href'));
          if (found) this.section(found.name, found.root, depth + 1);
          else this.#missing(from, child);
          break;
        }
        case 'assessmentitemref':
          this.#item(from, child);
          break;
        case 'rubricblock':
          this.#texts += 1;
          break;
        case 'selection':
          this.#selects = true;
          break;
        default:
      }
    }
  }

  #item(from: string, reference: QtiElement): void {
    const document = this.#documents.find(from, attribute(reference, 'href'));
    if (!document || document.root.name !== 'assessmentitem') {
      this.#missing(from, reference);
      return;
    }
    this.#used.add(document.name);
    const [weight] = allIn(reference, ({ name }) => name === 'weight');
    this.#listed.push({
      document,
      element: document.root,
      weight: numberAttribute(weight, 'value') ?? 1,
      seconds: secondsOf(reference) ?? secondsOf(document.root),
    });
  }

  #missing(from: string, reference: QtiElement): void {
    const href = attribute(reference, 'href');
    this.#used.add(resolved(from, href) ?? href);
    this.#listed.push({ reason: missingFile(href), words: attribute(reference, 'identifier') });
  }
}

const missingFile = (name: string): ImportReason => ({
  code: 'fileMissing',
  values: { file: shortItem(name) },
});

const secondsOf = (element: QtiElement) => numberAttribute(childOf(element, 'timelimits'), 'maxtime');
