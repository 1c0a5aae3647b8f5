// Hands items to the quiz. Neighbors about the same passage become one reading question.

import { checkQuestion } from '#importers/checkQuestion.ts';
import type { ImportQuestion } from '#importers/kinds.ts';
import { splitFormatting, wordsOf } from '#importers/markup/MarkedText.ts';
import { type ImportReason, type Place, shortItem } from '#importers/problems.ts';
import type { QuizBuilder } from '#importers/QuizBuilder.ts';
import type { Passage, ReadItem } from '#importers/qti/qtiItem.ts';

const UNMARKED: ImportReason = { code: 'rightNotMarked', values: {} };

interface Open {
  readonly passage: Passage;
  readonly place: Place;
  readonly questions: ImportQuestion[];
  readonly changes: ImportReason[];
  readonly items: ReadItem[];
}

export class ItemCollector {
  readonly #builder: QuizBuilder;
  #open: Open | null = null;
  /** Titles of questions, items that lost formatting, and texts of feedback without a place. */
  #titles = 0;
  #lost = 0;
  #feedback = 0;

  constructor(builder: QuizBuilder) {
    this.#builder = builder;
  }

  add(place: Place, item: ReadItem): void {
    const { questions, passage, changes } = item;
    const goesOn = passage !== null && passage.id !== '' && passage.id === this.#open?.passage.id;
    if (!goesOn) this.close();
    if (passage) {
      this.#open ??= { passage, place, questions: [], changes: [], items: [] };
      this.#open.changes.push(...changes);
      this.#open.items.push(item);
      for (const question of questions) this.#addChild(this.#open, place, question);
      return;
    }
    const taken = questions.filter((question, index) =>
      this.#add(place, question, index === 0 ? changes : [], item.isSure === true),
    );
    if (taken.length > 0) this.#count(item);
  }

  #add(place: Place, question: ImportQuestion, changes: readonly ImportReason[], isSure: boolean): boolean {
    const builder = this.#builder;
    if (!builder.add(place, question, changes)) return false;
    if (isSure || (question.type !== 'MCQ' && question.type !== 'MSQ')) return true;
    if (question.unmarked || question.options.some(({ correct }) => correct)) return true;
    // It may be a poll, or the key may be missing.
    const lines = question.options.map(({ text }) => wordsOf(text)).join('\n');
    const doubt = { questions: [builder.taken - 1], lines: `${builder.lastText}\n${lines}` };
    const isPlain = question.options.every(({ media }) => !media);
    builder.problem(place, builder.lastText, UNMARKED, 'changed', isPlain ? doubt : undefined);
    return true;
  }

  #count({ lost, feedbackLeft, title, passage }: ReadItem): void {
    if (title !== '' && !passage) this.#titles += 1;
    if (lost) this.#lost += 1;
    this.#feedback += feedbackLeft;
  }

  /** A question that can't be taken costs the passage nothing but that question. */
  #addChild({ questions }: Open, place: Place, question: ImportQuestion): void {
    const { plain } = splitFormatting(question);
    const checked = checkQuestion(plain);
    if (checked.kind === 'refused') this.#builder.skip(place, wordsOf(question.text), checked.reason);
    else questions.push(question);
  }

  /** Hands in the passage with the questions so far. */
  close(): void {
    if (!this.#open) return;
    const { passage, place, questions, changes, items } = this.#open;
    this.#open = null;
    const { title, text, fields } = passage;
    if (questions.length === 0) return;
    const question: ImportQuestion = {
      type: 'COMPREHENSION',
      text: title.trim() === '' ? shortItem(text.words) : title.trim(),
      ...fields,
      passage: text,
      questions,
    };
    if (!this.#builder.add(place, question, changes)) return;
    for (const item of items) this.#count(item);
  }

  /**
   * Closes the last passage and reports what concerns the file as a whole. An item alone gives its title to
   * the quiz.
   */
  finish(isAlone: boolean): void {
    this.close();
    if (this.#titles > 0 && !isAlone)
      this.#builder.note({ code: 'namesDropped', values: { count: this.#titles } });
    if (this.#feedback > 0)
      this.#builder.note({ code: 'wrongFeedbackDropped', values: { count: this.#feedback } });
    if (this.#lost > 0) this.#builder.note({ code: 'formattingRemoved', values: { count: this.#lost } });
  }
}
