// Builder for an imported quiz: collects questions that fit the schema, and problems for those that don't.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { mediaLabel } from '#core/content/mediaLabel.ts';
import { at } from '#protocol/quizFaults.ts';
import { QUIZ_FILE_HEAD } from '#protocol/quizFile.ts';
import { type CheckedQuestion, checkQuestion } from '#importers/checkQuestion.ts';
import { splitFormatting } from '#importers/markup/MarkedText.ts';
import {
  type Doubt,
  fileProblem,
  type ImportProblem,
  type ImportReason,
  type Place,
  shortItem,
  WHOLE_FILE,
} from '#importers/problems.ts';
import { IMPORT_LIMITS } from '#importers/types.ts';

type Head = Omit<AuthoredQuiz, 'questions'>;

const INVALID = {
  title: 'titleInvalid',
  description: 'descriptionInvalid',
  language: 'languageInvalid',
  subject: 'subjectInvalid',
  grade: 'gradeInvalid',
  cover: 'coverInvalid',
} as const;

export class QuizBuilder {
  #head: Head;
  readonly #questions: AuthoredQuestion[] = [];
  readonly #problems: ImportProblem[] = [];
  /** Questions beyond the maximum that a quiz can hold. */
  #beyondLimit = 0;
  #unlisted = 0;
  #items = 0;

  /** The title comes from the file name until the file provides one. */
  constructor(fileName: string, untitled: string) {
    const fromName = fileName
      .replace(/\.[^.]*$/, '')
      .replaceAll('_', ' ')
      .replaceAll(/[\p{Cc}\p{Cs}]/gu, '')
      .trim();
    this.#head = { title: untitled };
    if (fromName !== '') this.setHead('title', fromName);
  }

  /** Sets a field of the quiz as a whole; a value that doesn't fit is reported and dropped. */
  setHead(field: keyof Head, value: unknown): void {
    const checked = QUIZ_FILE_HEAD[field].safeParse(value);
    if (checked.success) this.#head = { ...this.#head, [field]: checked.data };
    else
      this.problem(
        WHOLE_FILE,
        typeof value === 'string' ? value : '',
        { code: INVALID[field], values: {} },
        'changed',
      );
  }

  /**
   * Takes a question if it fits, or if its author can finish it; its texts may be MarkedTexts. `changes` lists what
   * the importer itself had to change, and `lack` what it found missing. Returns whether it was taken.
   */
  add(
    place: Place,
    candidate: unknown,
    changes: readonly ImportReason[] = [],
    lack: ImportReason | null = null,
  ): boolean {
    this.#items += 1;
    if (this.#questions.length === CONTENT_LIMITS.questionsMax) {
      this.#beyondLimit += 1;
      return false;
    }
    const { plain, formatted } = splitFormatting(candidate);
    const item = itemText(plain);
    const checked = formatted === null ? checkQuestion(plain) : checkFormatted(formatted, plain);
    if (checked.kind === 'refused') {
      this.problem(place, item, lack ?? checked.reason, 'skipped');
      return false;
    }
    if (checked.kind === 'unfinished') this.problem(place, item, lack ?? checked.reason, 'unfinished');
    this.#questions.push(checked.question);
    for (const reason of [...changes, ...checked.changes]) this.problem(place, item, reason, 'changed');
    return true;
  }

  /** Reports an item that is left out. */
  skip(place: Place, item: string, reason: ImportReason): void {
    this.#items += 1;
    this.problem(place, item, reason, 'skipped');
  }

  /** Questions taken so far. */
  get taken(): number {
    return this.#questions.length;
  }

  /** Text of the last question; '' before the first. */
  get lastText(): string {
    return this.#questions.at(-1)?.text ?? '';
  }

  /**
   * True if it makes sense to continue: a file of nothing but millions of faults would keep an importer busy
   * for minutes.
   */
  get hasCapacity(): boolean {
    return this.#items < IMPORT_LIMITS.items;
  }

  /** Reports a change to the file as a whole. */
  note(reason: ImportReason): void {
    this.problem(WHOLE_FILE, '', reason, 'changed');
  }

  problem(
    place: Place,
    item: string,
    reason: ImportReason,
    severity: ImportProblem['severity'],
    doubt?: Doubt,
  ): void {
    if (this.#problems.length < IMPORT_LIMITS.problems) {
      this.#problems.push({ place, item: shortItem(item), reason, severity, ...(doubt && { doubt }) });
    } else this.#unlisted += 1;
  }

  /** Asks the author how an item that was taken is meant. */
  doubt({ place, item, reason, severity, doubt }: ImportProblem): void {
    this.problem(place, item, reason, severity, doubt);
  }

  /** Takes a question if it fits, and asks its author how it's meant; `lines` are those that it was read from. */
  addDoubtful(place: Place, candidate: unknown, doubts: readonly ImportReason[], lines: string): void {
    if (!this.add(place, candidate)) return;
    for (const reason of doubts)
      this.problem(place, this.lastText, reason, 'changed', { questions: [this.taken - 1], lines });
  }

  finish(): { quiz: AuthoredQuiz; problems: ImportProblem[] } {
    const problems = [...this.#problems];
    const { questionsMax: limit } = CONTENT_LIMITS;
    if (this.#beyondLimit > 0) {
      problems.push(fileProblem({ code: 'tooManyQuestions', values: { count: this.#beyondLimit, limit } }));
    }
    if (this.#unlisted > 0)
      problems.push(fileProblem({ code: 'moreProblems', values: { count: this.#unlisted } }));
    if (!this.hasCapacity) {
      problems.push(fileProblem({ code: 'itemsNotRead', values: { limit: IMPORT_LIMITS.items } }));
    }
    const told = problems.some((problem) => problem.severity === 'skipped');
    if (this.#questions.length === 0 && !told)
      problems.push(fileProblem({ code: 'noQuestions', values: {} }));
    return { quiz: { ...this.#head, questions: this.#questions }, problems };
  }
}

/** Markup takes up space: if it takes too much, the words are kept without it. */
function checkFormatted(formatted: unknown, plain: unknown): CheckedQuestion {
  const marked = checkQuestion(formatted);
  if (marked.kind === 'taken' && marked.changes.length === 0) return marked;
  const bare = checkQuestion(plain);
  if (bare.kind === 'refused') return bare;
  if (marked.kind === bare.kind && marked.changes.length <= bare.changes.length) return marked;
  const removed: ImportReason = { code: 'formattingRemoved', values: { count: 1 } };
  return { ...bare, changes: [...bare.changes, removed] };
}

/** Words of a question, or of its media. */
function itemText(candidate: unknown): string {
  const [text, url, alt] = [['text'], ['media', 'url'], ['media', 'alt']].map((path) => at(candidate, path));
  if (typeof text === 'string' && text.trim() !== '') return text;
  return typeof url === 'string' ? mediaLabel({ url, ...(typeof alt === 'string' && { alt }) }) : '';
}
