// The versions of quizzes in the database: what games are played with.

import { randomUUID } from 'node:crypto';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { WrittenQuiz } from '#server/areas/library/digests.ts';
import { finishedText } from '#server/areas/library/quizText.ts';
import {
  CARD_COLUMNS,
  cardOf,
  IS_OWN,
  type QuizCard,
  type QuizRow,
  WITH_VERSION,
} from '#server/areas/library/rows.ts';
import type { Database, Parameter, Queryable } from '#server/database/Database.ts';
import { OperationError } from '#server/operations/context.ts';
import type { AnswerOf } from '#server/operations/types.ts';

interface NewestRow extends QuizRow {
  readonly revision: number;
  readonly draft_is_newer: boolean;
  readonly unfinished: readonly number[];
  readonly version_id: string | null;
  /** Both null unless the draft is newer, and no longer than what a room plays. */
  readonly draft: string | null;
  readonly content: string | null;
}

/** Whether a version is no longer than what a room plays: only such ones are read between the moves of games. */
export const IS_PLAYABLE = `length(v.content::text) <= ${CONTENT_LIMITS.playedCharacters}`;

/** The same of a draft that a version is to be made of; what is not finished counts too, so that it need not be read to know. */
const IS_READ = `q.draft_is_newer and q.question_count > 0 and q.characters <= ${CONTENT_LIMITS.playedCharacters}`;

export interface NewestVersion {
  readonly card: QuizCard;
  readonly versionId: string;
}

/**
 * What a game is begun with: where the draft is newer, a version is made of what is finished of it, one for all who begin at a time.
 * null if no quiz fits the condition.
 * @throws OperationError where nothing is finished, or more than what a room plays
 */
export async function newestVersion(
  database: Database,
  condition: string,
  parameters: readonly Parameter[],
): Promise<NewestVersion | null> {
  for (;;) {
    const [row] = await database.query<NewestRow>(
      `select ${CARD_COLUMNS}, q.revision, q.draft_is_newer, q.unfinished, v.id as version_id,
         case when ${IS_READ} then q.draft::text end as draft, case when ${IS_READ} and ${IS_PLAYABLE} then v.content::text end as content
       from ${WITH_VERSION} where ${condition}`,
      parameters,
    );
    if (!row) return null;
    if (row.question_count === 0) throw new OperationError('quiz.EMPTY');
    if (!row.draft_is_newer && row.version_id !== null)
      return { card: cardOf(row), versionId: row.version_id };
    if (row.draft === null) throw new OperationError('quiz.TOO_LARGE');
    const made = await madeOf(database, row, finishedText(row.draft, row.unfinished));
    // Another one was made, or the draft saved, meanwhile.
    if (made) return made;
  }
}

/** null where there was another save, or another version, since the row was read. */
async function madeOf(database: Database, row: NewestRow, text: string): Promise<NewestVersion | null> {
  if (text === row.content && row.version_id !== null) {
    const [same] = await database.query(
      'update quizzes set draft_is_newer = false where id = $1 and revision = $2 and draft_is_newer returning id',
      [row.id, row.revision],
    );
    return same ? { card: cardOf(row), versionId: row.version_id } : null;
  }
  const versionId = randomUUID();
  const [made] = await database.query<{ readonly number: number }>(
    `with raised as (
       update quizzes set current_version = current_version + 1, draft_is_newer = false
       where id = $1 and revision = $2 and draft_is_newer returning id, current_version, title, question_count)
     insert into quiz_versions (id, quiz_id, number, title, question_count, content)
     select $3, id, current_version, title, question_count, $4 from raised returning number`,
    [row.id, row.revision, versionId, text],
  );
  return made ? { card: { ...cardOf(row), version: made.number }, versionId } : null;
}

export async function insertVersion(
  handle: Queryable,
  quizId: string,
  number: number,
  { title, questionCount, text }: WrittenQuiz,
): Promise<void> {
  await handle.query(
    'insert into quiz_versions (id, quiz_id, number, title, question_count, content) values ($1, $2, $3, $4, $5, $6)',
    [randomUUID(), quizId, number, title, questionCount, text],
  );
}

/** Versions of an own quiz, the newest first; null if there is none such. */
export async function versionsOf(
  database: Database,
  quizId: string,
  ownerId: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<AnswerOf<'listVersions'> | null> {
  const [quiz] = await database.query<{ readonly total: number }>(
    `select (select count(*)::int from quiz_versions v where v.quiz_id = q.id) as total from quizzes q where ${IS_OWN}`,
    [quizId, ownerId],
  );
  if (!quiz) return null;
  const rows = await database.query<{
    readonly number: number;
    readonly created_at: Date;
    readonly title: string;
    readonly question_count: number;
  }>(
    `select number, created_at, title, question_count from quiz_versions where quiz_id = $1
     order by number desc limit ${Math.trunc(limit)} offset ${Math.trunc(offset)}`,
    [quizId],
  );
  const versions = rows.map((row) => ({
    number: row.number,
    createdAt: row.created_at.getTime(),
    title: row.title,
    questionCount: row.question_count,
  }));
  return { versions, total: quiz.total };
}

/** A version of an own quiz as JSON; null if there is none such. */
export async function versionText(
  database: Database,
  quizId: string,
  ownerId: string,
  number: number,
): Promise<string | null> {
  const [row] = await database.query<{ readonly text: string }>(
    `select v.content::text as text from quizzes q join quiz_versions v on v.quiz_id = q.id where ${IS_OWN} and v.number = $3`,
    [quizId, ownerId, number],
  );
  return row?.text ?? null;
}
