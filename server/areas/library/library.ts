// The quiz library in the database: a host's own quizzes and the starter quizzes, each in versions that never change.

import { randomUUID } from 'node:crypto';
import { type AuthoredQuiz, CONTENT_LIMITS } from '#core/content/authoredQuiz.ts';
import { type WrittenQuiz, writtenQuiz } from '#server/areas/library/digests.ts';
import type { Database, Queryable } from '#server/database/Database.ts';
import { searchColumns, searchCondition } from '#server/database/quizSearch.ts';
import { OperationError } from '#server/operations/context.ts';
import type { AnswerOf, ListPage } from '#server/operations/types.ts';

export type QuizCard = AnswerOf<'saveQuiz'>['card'];

interface CurrentQuiz {
  readonly card: QuizCard;
  readonly versionId: string;
  readonly content: AuthoredQuiz;
}

interface WrittenCurrent {
  readonly card: QuizCard;
  readonly versionId: string;
  /** Its content as JSON. */
  readonly text: string;
  /** Whether this host's practice link is on. */
  readonly shared: boolean;
}

interface QuizRow {
  readonly id: string;
  readonly host_id: string | null;
  readonly title: string;
  readonly subject: string;
  readonly language: string;
  readonly question_count: number;
  readonly current_version: number;
  readonly updated_at: Date;
}

const CARD_COLUMNS =
  'q.id, q.host_id, q.title, q.subject, q.language, q.question_count, q.current_version, q.updated_at';

interface TextRow extends QuizRow {
  readonly version_id: string;
  readonly text: string;
}

/** Characters of practised quizzes whose contents are kept in memory; then it begins anew. As values they take some times as many bytes. */
const CONTENTS_KEPT = 16 * 1024 * 1024;

/** Whether a version is no longer than what a room plays: only such ones are read between the moves of games. */
const IS_PLAYABLE = `length(v.content::text) <= ${CONTENT_LIMITS.playedCharacters}`;

/** A deleted quiz keeps its links: it may be restored. */
const IS_PRACTISED =
  'q.deleted_at is null and exists (select 1 from practice_links l where l.quiz_id = q.id)';

function cardOf(row: QuizRow): QuizCard {
  return {
    id: row.id,
    title: row.title,
    subject: row.subject || null,
    language: row.language || null,
    questionCount: row.question_count,
    version: row.current_version,
    starter: row.host_id === null,
    updatedAt: row.updated_at.getTime(),
  };
}

export class Library {
  readonly #database: Database;
  readonly #contents = new Map<string, AuthoredQuiz>();
  #contentsKept = 0;
  /** Contents that are being read, by version, in the order of their turns. */
  readonly #reading = new Map<string, Promise<AuthoredQuiz | null>>();

  constructor(database: Database) {
    this.#database = database;
  }

  /** The host's own quizzes, the newest first, then the starter quizzes. */
  async list(
    hostId: string,
    { search, limit, offset }: ListPage,
  ): Promise<{ quizzes: QuizCard[]; total: number }> {
    const condition = searchCondition(search, 'q', 2);
    const where = `q.deleted_at is null and (q.host_id = $1 or q.host_id is null)${condition ? ` and ${condition.sql}` : ''}`;
    const parameters = [hostId, ...(condition?.parameters ?? [])];
    const counted = await this.#database.query<{ total: number }>(
      `select count(*)::int as total from quizzes q where ${where}`,
      parameters,
    );
    const rows = await this.#database.query<QuizRow>(
      `select ${CARD_COLUMNS} from quizzes q where ${where}
       order by (q.host_id is null), q.updated_at desc, q.id limit ${Math.trunc(limit)} offset ${Math.trunc(offset)}`,
      parameters,
    );
    return { quizzes: rows.map(cardOf), total: counted[0]?.total ?? 0 };
  }

  /** The quiz as it is now, as JSON: it may be long, and most who ask hand it on. null if there is none that this host may see. */
  async current(quizId: string, hostId: string): Promise<WrittenCurrent | null> {
    const rows = await this.#database.query<TextRow & { shared: boolean }>(
      `select ${CARD_COLUMNS}, v.id as version_id, v.content::text as text,
         exists (select 1 from practice_links l where l.quiz_id = q.id and l.host_id = $2) as shared
       from quizzes q join quiz_versions v on v.quiz_id = q.id and v.number = q.current_version
       where q.id = $1 and q.deleted_at is null and (q.host_id = $2 or q.host_id is null)`,
      [quizId, hostId],
    );
    const [row] = rows;
    return row ? { card: cardOf(row), versionId: row.version_id, text: row.text, shared: row.shared } : null;
  }

  /** The quiz behind a practice link; null unless some host has switched that on. */
  async practised(quizId: string): Promise<CurrentQuiz | null> {
    const [found] = await this.#database.query<QuizRow & { readonly version_id: string }>(
      `select ${CARD_COLUMNS}, v.id as version_id
       from quizzes q join quiz_versions v on v.quiz_id = q.id and v.number = q.current_version
       where q.id = $1 and ${IS_PRACTISED}`,
      [quizId],
    );
    if (!found) return null;
    const content = await this.content(found.version_id);
    return content && { card: cardOf(found), versionId: found.version_id, content };
  }

  /**
   * A version's content, which never changes: the games alone with it share one copy of its texts. null: there is none such.
   * Those of the largest size cost tens of milliseconds each: who asks for the same one waits for one reading, and different ones take turns.
   * @throws OperationError where it is longer than what a room plays
   */
  content(versionId: string): Promise<AuthoredQuiz | null> {
    const known = this.#contents.get(versionId);
    if (known) return Promise.resolve(known);
    const underWay = this.#reading.get(versionId);
    if (underWay) return underWay;
    const before = [...this.#reading.values()].at(-1) ?? Promise.resolve(null);
    const read = () => this.#readContent(versionId);
    const content = before.then(read, read).finally(() => this.#reading.delete(versionId));
    this.#reading.set(versionId, content);
    return content;
  }

  async #readContent(versionId: string): Promise<AuthoredQuiz | null> {
    const [row] = await this.#database.query<{ readonly text: string | null }>(
      `select case when ${IS_PLAYABLE} then v.content::text end as text from quiz_versions v where v.id = $1`,
      [versionId],
    );
    if (!row) return null;
    const { text } = row;
    if (text === null) throw new OperationError('quiz.TOO_LARGE');
    const content = JSON.parse(text) as AuthoredQuiz;
    if (this.#contentsKept + text.length > CONTENTS_KEPT) {
      this.#contents.clear();
      this.#contentsKept = 0;
    }
    this.#contents.set(versionId, content);
    this.#contentsKept += text.length;
    return content;
  }

  /** What can be told of the quiz behind a practice link without its questions; null unless some host has switched that on. */
  async practisedCard(quizId: string): Promise<QuizCard | null> {
    const rows = await this.#database.query<QuizRow>(
      `select ${CARD_COLUMNS} from quizzes q where q.id = $1 and ${IS_PRACTISED}`,
      [quizId],
    );
    return rows[0] ? cardOf(rows[0]) : null;
  }

  /**
   * Switches the practice link of a quiz on or off for this host; false if there is no quiz that this host may see.
   * @throws OperationError where it is to be on and the quiz is longer than what a room plays
   */
  async share(quizId: string, hostId: string, shared: boolean): Promise<boolean> {
    const [found] = await this.#database.query<{ readonly playable: boolean }>(
      `select ${IS_PLAYABLE} as playable
       from quizzes q join quiz_versions v on v.quiz_id = q.id and v.number = q.current_version
       where q.id = $1 and q.deleted_at is null and (q.host_id = $2 or q.host_id is null)`,
      [quizId, hostId],
    );
    if (!found) return false;
    if (shared && !found.playable) throw new OperationError('quiz.TOO_LARGE');
    await this.#database.query(
      shared
        ? 'insert into practice_links (quiz_id, host_id) values ($1, $2) on conflict do nothing'
        : 'delete from practice_links where quiz_id = $1 and host_id = $2',
      [quizId, hostId],
    );
    return true;
  }

  /** Keeps a new quiz (`quizId` null), or a new version of an own one; null if there is none such. */
  save(hostId: string | null, quizId: string | null, quiz: WrittenQuiz): Promise<QuizCard | null> {
    return this.#database.transaction(async (handle) => {
      const row =
        quizId === null
          ? await insertQuiz(handle, randomUUID(), hostId, quiz)
          : await raiseVersion(handle, quizId, hostId, quiz);
      if (!row) return null;
      await insertVersion(handle, row.id, row.current_version, quiz);
      return cardOf(row);
    });
  }

  /** Deletes or restores an own quiz; null if there is none such. */
  async setDeleted(quizId: string, hostId: string, deleted: boolean): Promise<QuizCard | null> {
    const rows = await this.#database.query<QuizRow>(
      `update quizzes q set deleted_at = ${deleted ? 'now()' : 'null'} where q.id = $1 and q.host_id = $2 returning ${CARD_COLUMNS}`,
      [quizId, hostId],
    );
    return rows[0] ? cardOf(rows[0]) : null;
  }

  /** Puts a starter quiz in place: new, or as a new version where its content differs from the one that is there. */
  async placeStarter(id: string, authored: AuthoredQuiz): Promise<void> {
    const quiz = writtenQuiz(authored);
    await this.#database.transaction(async (handle) => {
      const rows = await handle.query<{ content: AuthoredQuiz }>(
        'select v.content from quizzes q join quiz_versions v on v.quiz_id = q.id and v.number = q.current_version where q.id = $1',
        [id],
      );
      if (!rows[0]) {
        await insertQuiz(handle, id, null, quiz);
        await insertVersion(handle, id, 1, quiz);
      } else if (JSON.stringify(rows[0].content) !== quiz.text) {
        const row = await raiseVersion(handle, id, null, quiz);
        if (row) await insertVersion(handle, id, row.current_version, quiz);
      }
    });
  }
}

function columnsOf({ title, subject, language, questionCount }: WrittenQuiz) {
  const { searchText, searchGrams } = searchColumns(title, subject);
  return [title, subject, language, questionCount, searchText, searchGrams] as const;
}

async function insertQuiz(
  handle: Queryable,
  id: string,
  hostId: string | null,
  quiz: WrittenQuiz,
): Promise<QuizRow | undefined> {
  const rows = await handle.query<QuizRow>(
    `insert into quizzes as q (id, host_id, current_version, title, subject, language, question_count, search_text, search_grams)
     values ($1, $2, 1, $3, $4, $5, $6, $7, $8) returning ${CARD_COLUMNS}`,
    [id, hostId, ...columnsOf(quiz)],
  );
  return rows[0];
}

async function raiseVersion(
  handle: Queryable,
  id: string,
  hostId: string | null,
  quiz: WrittenQuiz,
): Promise<QuizRow | undefined> {
  const rows = await handle.query<QuizRow>(
    `update quizzes q set current_version = q.current_version + 1, updated_at = now(), title = $3, subject = $4, language = $5,
       question_count = $6, search_text = $7, search_grams = $8
     where q.id = $1 and q.host_id is not distinct from $2 and q.deleted_at is null returning ${CARD_COLUMNS}`,
    [id, hostId, ...columnsOf(quiz)],
  );
  return rows[0];
}

async function insertVersion(
  handle: Queryable,
  quizId: string,
  number: number,
  quiz: WrittenQuiz,
): Promise<void> {
  await handle.query('insert into quiz_versions (id, quiz_id, number, content) values ($1, $2, $3, $4)', [
    randomUUID(),
    quizId,
    number,
    quiz.text,
  ]);
}
