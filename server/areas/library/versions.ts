// Quiz versions in the database, which games are played with.

import { randomUUID } from 'node:crypto';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { type StoredQuiz, toStoredQuiz } from '#server/areas/library/digests.ts';
import { draftPieces, finishedPart } from '#server/areas/library/quizText.ts';
import {
  CARD_COLUMNS,
  CONTENT_COLUMNS,
  cardOf,
  contentParameters,
  contentValues,
  IS_OWN,
  IS_SEEN,
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
  /** Both null unless the draft is newer and no longer than a room can play. */
  readonly draft: string | null;
  readonly content: string | null;
}

/**
 * Condition for a version no longer than a room can play; only such versions are parsed on the games' thread.
 */
export const IS_PLAYABLE = `length(v.content::text) <= ${CONTENT_LIMITS.playedCharacters}`;

/**
 * Conditions for a draft that can be played, and for a newer one that can become a version. Its length includes
 * unfinished questions, so that the draft needn't be read to decide.
 */
const IS_SHORT = `q.question_count > 0 and q.characters <= ${CONTENT_LIMITS.playedCharacters}`;
const IS_READ = `q.draft_is_newer and ${IS_SHORT}`;

export interface NewestVersion {
  readonly card: QuizCard;
  readonly versionId: string;
}

/**
 * Returns the version to start a game with. If the draft is newer, makes a version of its finished part, one
 * for all games that start at the same time. null if no quiz matches the condition.
 * @throws OperationError when nothing is finished, or more than a room can play
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
    const made = await madeOf(database, row, finishedPart(row.draft, row.unfinished).text);
    // Another version was made, or the draft was saved, in the meantime.
    if (made) return made;
  }
}

/**
 * Returns the finished part of one of the owner's quizzes as last saved, as JSON, with the ids that its questions
 * have in the draft; null if there is none.
 * @throws OperationError when nothing is finished, or more than a room can play
 */
export async function latestText(
  database: Database,
  quizId: string,
  ownerId: string,
): Promise<{ readonly revision: number; readonly text: string; readonly ids: readonly string[] } | null> {
  const [row] = await database.query<{
    readonly revision: number;
    readonly question_count: number;
    readonly unfinished: readonly number[];
    readonly draft: string | null;
    readonly content: string | null;
  }>(
    `select q.revision, q.question_count, q.unfinished, case when ${IS_SHORT} then q.draft::text end as draft,
       case when q.draft is null and ${IS_PLAYABLE} then v.content::text end as content
     from ${WITH_VERSION} where ${IS_OWN}`,
    [quizId, ownerId],
  );
  if (!row) return null;
  const { revision, draft, content } = row;
  if (row.question_count === 0) throw new OperationError('quiz.EMPTY');
  const written = draft ?? (content && [...draftPieces(content)].join(''));
  if (written === null) throw new OperationError('quiz.TOO_LARGE');
  return { revision, ...finishedPart(written, row.unfinished) };
}

/** Returns null if there was another save or version since the row was read. */
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

interface NewQuiz {
  readonly id: string;
  /** null for a starter quiz. */
  readonly ownerId: string | null;
  readonly folder?: string;
  /** True if it isn't listed. */
  readonly deleted?: boolean;
}

/** Adds a quiz, whose first version is to follow. */
export async function insertQuiz(
  handle: Queryable,
  { id, ownerId, folder = '', deleted = false }: NewQuiz,
  quiz: StoredQuiz,
): Promise<QuizRow | undefined> {
  const rows = await handle.query<QuizRow>(
    `insert into quizzes as q (id, host_id, current_version, folder, deleted_at, ${CONTENT_COLUMNS.join(', ')})
     values ($1, $2, 1, $3, case when $4::boolean then now() end, ${contentParameters(5)}) returning ${CARD_COLUMNS}`,
    [id, ownerId, folder, deleted, ...contentValues(quiz)],
  );
  return rows[0];
}

/** Returns the version's id. */
export async function insertVersion(
  handle: Queryable,
  quizId: string,
  number: number,
  { title, questionCount, text }: StoredQuiz,
): Promise<string> {
  const id = randomUUID();
  await handle.query(
    'insert into quiz_versions (id, quiz_id, number, title, question_count, content) values ($1, $2, $3, $4, $5, $6)',
    [id, quizId, number, title, questionCount, text],
  );
  return id;
}

/** Returns the versions of one of the owner's quizzes, newest first; null if there is no such quiz. */
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

/** Returns a version of one of the owner's quizzes as JSON; null if there is none. */
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

/** Versions whose questions are compared with those of a game: games wait for the store while it reads them. */
const COMPARED_MAX = 50;

/**
 * Returns the version that a game from a file was played with: one of this quiz with the same questions, or of
 * another quiz of the owner's; otherwise that of a new quiz which isn't listed, so that the game keeps its
 * title and its media.
 */
export async function playedVersion(
  database: Database,
  ownerId: string,
  quizId: string,
  played: AuthoredQuiz,
): Promise<{ readonly quizId: string; readonly versionId: string }> {
  const quiz = toStoredQuiz(played);
  // A quiz that was never played since it was brought here has no version yet.
  await newestVersion(database, IS_SEEN, [quizId, ownerId]).catch(unplayable);
  return database.transaction(async (handle) => {
    const [found] = await handle.query<{ readonly quiz_id: string; readonly id: string }>(
      `with likely as materialized (
         select v.quiz_id, v.id,
           row_number() over (order by (q.id = $1) desc, q.deleted_at desc nulls first, v.number desc) as place
         from quizzes q join quiz_versions v on v.quiz_id = q.id
         where ((q.id = $1 and q.host_id is null) or q.host_id = $2) and v.title = $3 and v.question_count = $4
         order by place limit ${COMPARED_MAX}
       ), played as materialized (select ($5::text::json->'questions')::text as questions)
       select l.quiz_id, l.id from likely l join quiz_versions v on v.id = l.id
       where (v.content->'questions')::text = (select questions from played)
       order by l.place limit 1`,
      [quizId, ownerId, quiz.title, quiz.questionCount, quiz.text],
    );
    if (found) return { quizId: found.quiz_id, versionId: found.id };
    const id = randomUUID();
    await insertQuiz(handle, { id, ownerId, deleted: true }, quiz);
    return { quizId: id, versionId: await insertVersion(handle, id, 1, quiz) };
  });
}

function unplayable(error: unknown): null {
  if (error instanceof OperationError) return null;
  throw error;
}
