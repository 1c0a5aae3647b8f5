// H5P content of any library: questions are added to the quiz, and what isn't one is reported by its library.

import { CONTENTS } from '#importers/h5p/containers.ts';
import { type H5pPart, partOf } from '#importers/h5p/h5pPart.ts';
import { H5pTexts } from '#importers/h5p/H5pTexts.ts';
import type { H5pDecision } from '#importers/h5p/decision.ts';
import { QUESTIONS } from '#importers/h5p/questions.ts';
import type { ImportedFiles } from '#importers/files/ImportedFiles.ts';
import type { ImportQuestion } from '#importers/kinds.ts';
import { htmlToMarkdown } from '#importers/markup/htmlToMarkdown.ts';
import { wordsOf } from '#importers/markup/MarkedText.ts';
import { textAt } from '#importers/json.ts';
import { shortItem } from '#importers/problems.ts';
import type { QuizBuilder } from '#importers/QuizBuilder.ts';
import type { ImportLabels } from '#importers/types.ts';

/** Containers within containers; the editor doesn't allow more than two. */
const DEEPEST = 6;
/** Libraries that only show text. */
const SHOWN = new Set(['H5P.AdvancedText', 'H5P.Text', 'H5P.Table', 'H5P.ContinuousText']);
/** Libraries that say nothing; '' is a place that was left empty. */
const SILENT = new Set(['', 'H5P.Shape', 'H5P.Nil']);

/** A question without a text asks what its title says. */
function withText(question: ImportQuestion, title: string): ImportQuestion {
  return question.media || wordsOf(question.text).trim() !== '' ? question : { ...question, text: title };
}

export class H5pReader {
  readonly #builder: QuizBuilder;
  readonly #files: ImportedFiles;
  readonly #labels: ImportLabels;
  /** Questions and other items so far. */
  #items = 0;

  constructor(builder: QuizBuilder, files: ImportedFiles, labels: ImportLabels) {
    this.#builder = builder;
    this.#files = files;
    this.#labels = labels;
  }

  read({ library, params, title }: H5pPart, depth = 0): void {
    if (!this.#builder.hasCapacity || SILENT.has(library)) return;
    const contents = CONTENTS.get(library);
    if (contents && depth < DEEPEST) {
      for (const part of contents(params)) this.read(partOf(part), depth + 1);
      return;
    }
    const question = QUESTIONS.get(library);
    const texts = new H5pTexts(this.#files);
    const decisions = question?.(params, texts, this.#labels) ?? [];
    for (const decision of decisions) this.#take(decision, title ?? '');
    if (question && decisions.length > 0) return;
    const isText = SHOWN.has(library);
    this.#builder.skip(
      this.#place(),
      isText ? htmlToMarkdown(textAt(params, 'text')).text.words : (title ?? ''),
      isText
        ? { code: 'description', values: {} }
        : { code: 'unsupportedType', values: { type: shortItem(library) } },
    );
  }

  #take(decision: H5pDecision, title: string): void {
    const place = this.#place();
    if ('question' in decision)
      this.#builder.add(place, withText(decision.question, title), decision.changes);
    else this.#builder.skip(place, decision.item || title, decision.reason);
  }

  #place() {
    this.#items += 1;
    return { kind: 'question', number: this.#items } as const;
  }
}
