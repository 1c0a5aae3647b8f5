// A quiz's row in the store, and SQL for its columns.

import type { StoredQuiz } from '#server/areas/library/digests.ts';
import { STARTERS } from '#server/areas/library/starterFiles.ts';
import { searchColumns } from '#server/database/quizSearch.ts';
import type { AnswerOf } from '#server/operations/types.ts';

export type QuizCard = AnswerOf<'saveQuiz'>['card'];

export interface QuizRow {
  readonly id: string;
  readonly host_id: string | null;
  readonly title: string;
  readonly subject: string;
  readonly language: string;
  readonly cover: string | null;
  readonly question_count: number;
  readonly current_version: number;
  readonly updated_at: Date;
  readonly folder: string;
}

/** Columns of `quizzes q`. */
export const CARD_COLUMNS =
  'q.id, q.host_id, q.title, q.subject, q.language, q.cover, q.question_count, q.current_version, q.updated_at, q.folder';

/** Quizzes with their newest version, if there is one. */
export const WITH_VERSION =
  'quizzes q left join quiz_versions v on v.quiz_id = q.id and v.number = q.current_version';

/**
 * Conditions for one of the host's own quizzes, and for one that the host may see: $1 is the quiz, $2 the
 * host.
 */
export const IS_OWN = 'q.id = $1 and q.host_id = $2 and q.deleted_at is null';
export const IS_SEEN = 'q.id = $1 and (q.host_id = $2 or q.host_id is null) and q.deleted_at is null';

export function cardOf(row: QuizRow): QuizCard {
  const starter = row.host_id === null;
  const { way, quiz } = (starter && STARTERS.get(row.id)) || {};
  return {
    id: row.id,
    title: row.title,
    subject: row.subject || null,
    language: row.language || null,
    questionCount: row.question_count,
    version: row.current_version,
    starter,
    updatedAt: row.updated_at.getTime(),
    ...(row.folder !== '' && { folder: row.folder }),
    ...(row.cover !== null && { cover: row.cover }),
    ...(way && { way }),
    ...(quiz?.grade && { grade: quiz.grade }),
  };
}

/** Columns derived from a quiz's content, and their values. */
export const CONTENT_COLUMNS = [
  'title',
  'subject',
  'language',
  'cover',
  'question_count',
  'search_text',
  'search_grams',
  'question_text',
  'characters',
] as const;

export function contentValues(quiz: StoredQuiz) {
  const { title, subject, language, cover, questionCount, questionText, text } = quiz;
  const { searchText, searchGrams } = searchColumns(title, subject);
  return [
    title,
    subject,
    language,
    cover,
    questionCount,
    searchText,
    searchGrams,
    questionText,
    text.length,
  ] as const;
}

/** `$first, ...`: one parameter per derived column. */
export const contentParameters = (first: number): string =>
  CONTENT_COLUMNS.map((_, index) => `$${first + index}`).join(', ');

/** `title = $first, ...` */
export const contentAssignments = (first: number): string =>
  CONTENT_COLUMNS.map((column, index) => `${column} = $${first + index}`).join(', ');
