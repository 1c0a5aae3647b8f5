// Importer for QTI 1.2 to 3.0: items, tests and content packages.

import { ImportedFiles } from '#importers/files/ImportedFiles.ts';
import { type ImportReason, type Place, shortItem, WHOLE_FILE } from '#importers/problems.ts';
import { QuizBuilder } from '#importers/QuizBuilder.ts';
import { readAssessmentItem } from '#importers/qti/assessmentItem.ts';
import { passageOf12, readItem12 } from '#importers/qti/item12.ts';
import { ItemTexts } from '#importers/qti/ItemTexts.ts';
import { QtiPackage } from '#importers/qti/openPackage.ts';
import { ItemCollector } from '#importers/qti/ItemCollector.ts';
import { fromMarkup, type OwnFields, ownFieldsOf } from '#importers/qti/ownFields.ts';
import type { ItemResult, Passage, PassageFields } from '#importers/qti/qtiItem.ts';
import { htmlOf } from '#importers/qti/qtiHtml.ts';
import { type Document, type Documents, QtiMedia, readDocuments } from '#importers/qti/qtiPackage.ts';
import { MANIFEST_ROOT, QTI_ROOT } from '#importers/qti/qtiRoot.ts';
import { allIn, allNamed, attribute, type QtiElement } from '#importers/qti/qtiTree.ts';
import { type Listed, listItems } from '#importers/qti/testItems.ts';
import type { ImportFormat } from '#importers/types.ts';

export const qti: ImportFormat = {
  id: 'qti',
  extensions: ['xml', 'zip', 'imscc'],

  detect({ sample, contents }) {
    return contents instanceof QtiPackage || QTI_ROOT.test(sample) || MANIFEST_ROOT.test(sample) ? 1 : 0;
  },

  read(source, { labels, progress }) {
    const builder = new QuizBuilder(source.fileName, labels.untitled);
    const files = new ImportedFiles('qti');
    for (const [name, blob] of source.files ?? []) files.add(name, blob);
    const opened = source.contents instanceof QtiPackage ? source.contents : null;
    const documents = readDocuments(opened?.documents ?? new Map([[source.fileName, source.text]]));
    for (const name of documents.broken) builder.skip(WHOLE_FILE, '', brokenReason(opened ? name : null));
    if (opened && opened.guessedLines > 0)
      builder.note({ code: 'encodingGuessed', values: { count: opened.guessedLines } });
    const media = new QtiMedia(files, opened && (source.files?.keys() ?? []), opened?.pictureSizes);
    if (documents.isManifest && !opened) {
      builder.skip(WHOLE_FILE, '', { code: 'manifestAlone', values: {} });
      return builder.finish();
    }
    const list = listItems(documents);
    const title = list.title || documents.title;
    if (title !== '') builder.setHead('title', title);
    const language = documents.all.map(({ root }) => attribute(root, 'lang')).find((each) => each !== '');
    if (language !== undefined) builder.setHead('language', language);
    for (const [field, words] of Object.entries(documents.head))
      if (words !== '') builder.setHead(field as keyof typeof documents.head, words);
    for (const reason of list.notes) builder.note(reason);
    new ItemReader(builder, documents, media).readAll(list.items, progress);
    return { ...builder.finish(), ...(opened && { files: files.used }) };
  },
};

/** `name` is that of a document in a package. */
function brokenReason(name: string | null): ImportReason {
  return name === null
    ? { code: 'notXml', values: {} }
    : { code: 'documentNotXml', values: { file: shortItem(name) } };
}

/** Items between two reports of progress. */
const PROGRESS_EVERY = 50;

class ItemReader {
  readonly #builder: QuizBuilder;
  readonly #documents: Documents;
  readonly #media: QtiMedia;
  readonly #collector: ItemCollector;
  /** ItemCollector of QTI 1.2, by the identifiers of their items. */
  /** Passages of stimuli by the name of their document: many items may share one. */
  readonly #stimuli = new Map<string, Passage | null>();
  readonly #passages12 = new Map<string, { passage: Passage; place: Place; used: boolean }>();

  constructor(builder: QuizBuilder, documents: Documents, media: QtiMedia) {
    this.#builder = builder;
    this.#documents = documents;
    this.#media = media;
    this.#collector = new ItemCollector(builder);
  }

  readAll(items: readonly Listed[], progress: (fraction: number) => void): void {
    for (const [index, listed] of items.entries()) {
      if (!this.#builder.hasCapacity) break;
      if (index % PROGRESS_EVERY === 0) progress(index / items.length);
      const place = { kind: 'question', number: index + 1 } as const;
      if ('reason' in listed) {
        this.#collector.close();
        this.#builder.skip(place, listed.words, listed.reason);
        continue;
      }
      const element = this.#documents.whole(listed.document.name, listed.element);
      if (!element) {
        this.#builder.skip(place, attribute(listed.element, 'title'), { code: 'itemTooLarge', values: {} });
        continue;
      }
      const result = this.#read({ ...listed, element }, place);
      if (result === null) continue;
      if ('reason' in result) this.#builder.skip(place, result.words, result.reason);
      else this.#collector.add(place, result);
    }
    for (const { place, passage, used } of this.#passages12.values())
      if (!used) this.#builder.skip(place, passage.text.words, { code: 'description', values: {} });
    this.#collector.finish(items.length === 1);
  }

  /** null for a passage, which is read with its questions. */
  #read(
    { document, element, weight, seconds }: Exclude<Listed, { reason: unknown }>,
    place: Place,
  ): ItemResult | null {
    const texts = new ItemTexts(this.#media.finder(document.name));
    if (element.name === 'item') {
      const passage = passageOf12(element, texts);
      if (passage) {
        this.#passages12.set(passage.id, { passage, place, used: false });
        return null;
      }
      const parent = this.#passages12.get(attribute(element, 'parent_stimulus_item_ident'));
      if (parent) parent.used = true;
      return readItem12(element, texts, parent?.passage ?? null);
    }
    return readAssessmentItem(element, {
      texts,
      shared: this.#stimulus(document, element, texts),
      weight,
      seconds,
    });
  }

  /** The passage that an item refers to, in a document of its own. */
  #stimulus(document: Document, item: QtiElement, texts: ItemTexts): Passage | null {
    const [reference] = allNamed(item, 'assessmentstimulusref');
    const found = reference && this.#documents.find(document.name, attribute(reference, 'href'));
    if (!reference) return null;
    if (!found) {
      const file = shortItem(attribute(reference, 'href'));
      texts.changes.push({ code: 'fileMissing', values: { file } });
      return null;
    }
    const known = this.#stimuli.get(found.name);
    if (known !== undefined) return known;
    const [body] = allIn(found.root, ({ name }) => name === 'stimulusbody');
    // Its media are beside it, not beside the item.
    const own = new ItemTexts(this.#media.finder(found.name));
    const { text, media } = own.stem(htmlOf(body?.content ?? []));
    texts.changes.push(...own.changes);
    const fields = { ...passageFields(ownFieldsOf(found.root)), ...(media && { media }) };
    const title = attribute(found.root, 'title');
    const passage = text.words.trim() === '' ? null : { id: found.name, title, text, fields };
    this.#stimuli.set(found.name, passage);
    return passage;
  }
}

function passageFields({
  text,
  explanation,
  hints,
  display,
  jumble,
  timeSeconds,
  marks,
  group,
}: OwnFields): PassageFields {
  return {
    ...(text !== undefined && { text: fromMarkup(text) }),
    ...(explanation !== undefined && { explanation: fromMarkup(explanation) }),
    ...(hints && { hints: hints.map(fromMarkup) }),
    ...(display && { display }),
    ...(jumble && { jumble }),
    ...(timeSeconds !== undefined && { timeSeconds }),
    ...(marks !== undefined && { marks }),
    ...(group !== undefined && { group }),
  };
}
