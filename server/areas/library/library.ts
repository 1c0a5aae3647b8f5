// The quiz library in the database: hosts' own quizzes and the starter quizzes, each in versions that never
// change, and the drafts of hosts' own.

import { randomUUID } from 'node:crypto';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { type StoredQuiz, toStoredQuiz } from '#server/areas/library/digests.ts';
import { Drafts } from '#server/areas/library/drafts.ts';
import { listQuizzes } from '#server/areas/library/listing.ts';
import { organizeQuizzes, renameFolder } from '#server/areas/library/organizing.ts';
import { searchQuestions } from '#server/areas/library/questionSearch.ts';
import { finishedPieces } from '#server/areas/library/quizText.ts';
import {
  CARD_COLUMNS,
  cardOf,
  contentAssignments,
  contentValues,
  IS_SEEN,
  type QuizCard,
  type QuizRow,
  WITH_VERSION,
} from '#server/areas/library/rows.ts';
import {
  IS_PLAYABLE,
  insertQuiz,
  insertVersion,
  latestText,
  newestVersion,
  playedVersion,
  versionsOf,
  versionText,
} from '#server/areas/library/versions.ts';
import type { Database, Parameter, Queryable } from '#server/database/Database.ts';
import { type LatestQuiz, OperationError, type PlayedQuiz } from '#server/operations/context.ts';

/** Parameters of a query after the database. */
type Of<Query extends (database: Database, ...of: never[]) => unknown> =
  Parameters<Query> extends [Database, ...infer Rest] ? Rest : never;

interface WrittenCurrent {
  readonly card: QuizCard;
  /** The finished part, as pieces of JSON. */
  readonly pieces: Iterable<string>;
  /** Number of unfinished questions. */
  readonly unfinished: number;
  /** True if this host's practice link is on. */
  readonly shared: boolean;
}

/**
 * Maximum characters of practiced quizzes whose contents are in memory; beyond that the cache is cleared.
 * Parsed, they take several times as many bytes.
 */
const CONTENTS_KEPT = 16 * 1024 * 1024;

/** A deleted quiz keeps its links, because it may be restored. */
const HAS_PRACTICE_LINK =
  'q.deleted_at is null and exists (select 1 from practice_links l where l.quiz_id = q.id)';

export class Library {
  readonly drafts: Drafts;
  readonly #database: Database;
  readonly #contents = new Map<string, AuthoredQuiz>();
  #contentsKept = 0;
  /** Contents being read, by version, in the order of their turns. */
  readonly #reading = new Map<string, Promise<AuthoredQuiz | null>>();

  constructor(database: Database) {
    this.#database = database;
    this.drafts = new Drafts(database);
  }

  /**
   * Returns how many characters there are to read of a quiz that this host may see, or of a version of it; null
   * if there is none.
   */
  async lengthOf(quizId: string, ownerId: string, number?: number): Promise<number | null> {
    const [row] = await this.#database.query<{ readonly characters: number }>(
      number === undefined
        ? `select q.characters from quizzes q where ${IS_SEEN}`
        : `select length(v.content::text) as characters
           from quizzes q join quiz_versions v on v.quiz_id = q.id and v.number = $3 where ${IS_SEEN}`,
      [quizId, ownerId, ...(number === undefined ? [] : [number])],
    );
    return row?.characters ?? null;
  }

  /**
   * Returns the quiz as it would be played now, as JSON text: it may be long, and callers just pass it on.
   * null if there is none that this host may see.
   */
  async current(quizId: string, ownerId: string): Promise<WrittenCurrent | null> {
    const [row] = await this.#database.query<
      QuizRow & {
        readonly draft: string | null;
        readonly content: string | null;
        readonly unfinished: readonly number[];
        readonly shared: boolean;
      }
    >(
      `select ${CARD_COLUMNS}, q.unfinished, case when q.draft_is_newer then q.draft::text end as draft,
         case when not q.draft_is_newer then v.content::text end as content,
         exists (select 1 from practice_links l where l.quiz_id = q.id and l.host_id = $2) as shared
       from ${WITH_VERSION} where ${IS_SEEN}`,
      [quizId, ownerId],
    );
    if (!row) return null;
    const { draft, content, unfinished, shared } = row;
    const pieces = draft === null ? [content ?? ''] : finishedPieces(draft, unfinished);
    return { card: cardOf(row), pieces, unfinished: unfinished.length, shared };
  }

  /**
   * Returns a quiz for this host to start a game with; null if there is none.
   * @throws OperationError like `newestVersion`
   */
  played(quizId: string, ownerId: string): Promise<PlayedQuiz | null> {
    return this.#played(IS_SEEN, [quizId, ownerId]);
  }

  /**
   * Returns the quiz behind a practice link; null unless some host has turned it on.
   * @throws OperationError like `newestVersion`
   */
  practiceQuiz(quizId: string): Promise<PlayedQuiz | null> {
    return this.#played(`q.id = $1 and ${HAS_PRACTICE_LINK}`, [quizId]);
  }

  /**
   * Returns one of the owner's quizzes as last saved, without its unfinished questions; null if there is none.
   * @throws OperationError when nothing is finished, or more than a room can play
   */
  async latest(quizId: string, ownerId: string): Promise<LatestQuiz | null> {
    const latest = await latestText(this.#database, quizId, ownerId);
    if (!latest) return null;
    const { text, ...of } = latest;
    return { ...of, content: JSON.parse(text) as AuthoredQuiz };
  }

  async #played(condition: string, parameters: readonly Parameter[]): Promise<PlayedQuiz | null> {
    const version = await newestVersion(this.#database, condition, parameters);
    const content = version && (await this.content(version.versionId));
    return content && { ...version, content };
  }

  /**
   * Returns a version's content, which never changes; solo games with it share one copy. null if there is
   * none. The largest take tens of milliseconds to parse: concurrent calls for the same one share a single
   * read, and different ones take turns.
   * @throws OperationError when it is longer than a room can play
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

  /**
   * Returns what can be shown of the quiz behind a practice link without its questions; null unless some host
   * has turned it on.
   */
  async practiceCard(quizId: string): Promise<QuizCard | null> {
    const rows = await this.#database.query<QuizRow>(
      `select ${CARD_COLUMNS} from quizzes q where q.id = $1 and ${HAS_PRACTICE_LINK}`,
      [quizId],
    );
    return rows[0] ? cardOf(rows[0]) : null;
  }

  /**
   * Turns this host's practice link of a quiz on or off; false if there is no quiz that this host may see.
   * @throws OperationError when it is turned on and there is nothing to play, or more than a room can play
   */
  async share(quizId: string, ownerId: string, shared: boolean): Promise<boolean> {
    const found = await (shared ? this.played(quizId, ownerId) : this.#seen(quizId, ownerId));
    if (!found) return false;
    await this.#database.query(
      shared
        ? 'insert into practice_links (quiz_id, host_id) values ($1, $2) on conflict do nothing'
        : 'delete from practice_links where quiz_id = $1 and host_id = $2',
      [quizId, ownerId],
    );
    return true;
  }

  async #seen(quizId: string, ownerId: string): Promise<object | undefined> {
    const [row] = await this.#database.query(`select q.id from quizzes q where ${IS_SEEN}`, [
      quizId,
      ownerId,
    ]);
    return row;
  }

  /**
   * Saves a new quiz (`quizId` null) in a folder, or a new version of one of the owner's; null if there is
   * none.
   */
  save(
    ownerId: string | null,
    quizId: string | null,
    quiz: StoredQuiz,
    folder = '',
  ): Promise<QuizCard | null> {
    return this.#database.transaction(async (handle) => {
      const row =
        quizId === null
          ? await insertQuiz(handle, { id: randomUUID(), ownerId, folder }, quiz)
          : await raiseVersion(handle, quizId, ownerId, quiz);
      if (!row) return null;
      await insertVersion(handle, row.id, row.current_version, quiz);
      return cardOf(row);
    });
  }

  versions = (...of: Of<typeof versionsOf>) => versionsOf(this.#database, ...of);
  version = (...of: Of<typeof versionText>) => versionText(this.#database, ...of);
  playedVersion = (...of: Of<typeof playedVersion>) => playedVersion(this.#database, ...of);
  questions = (...of: Of<typeof searchQuestions>) => searchQuestions(this.#database, ...of);
  list = (...of: Of<typeof listQuizzes>) => listQuizzes(this.#database, ...of);
  organize = (...of: Of<typeof organizeQuizzes>) => organizeQuizzes(this.#database, ...of);
  renameFolder = (...of: Of<typeof renameFolder>) => renameFolder(this.#database, ...of);

  /** Adds a starter quiz, or a new version of it if the content has changed. */
  async placeStarter(id: string, authored: AuthoredQuiz, changedAt: number): Promise<void> {
    const quiz = toStoredQuiz(authored);
    await this.#database.transaction(async (handle) => {
      const rows = await handle.query<{ content: AuthoredQuiz }>(
        'select v.content from quizzes q join quiz_versions v on v.quiz_id = q.id and v.number = q.current_version where q.id = $1',
        [id],
      );
      if (!rows[0]) {
        await insertQuiz(handle, { id, ownerId: null }, quiz);
        await insertVersion(handle, id, 1, quiz);
      } else if (JSON.stringify(rows[0].content) !== JSON.stringify(authored)) {
        const row = await raiseVersion(handle, id, null, quiz);
        if (row) await insertVersion(handle, id, row.current_version, quiz);
      }
      await handle.query(
        'update quizzes set updated_at = to_timestamp($2) where id = $1 and updated_at <> to_timestamp($2)',
        [id, changedAt],
      );
    });
  }
}

/** The new version replaces the draft. */
async function raiseVersion(
  handle: Queryable,
  id: string,
  ownerId: string | null,
  quiz: StoredQuiz,
): Promise<QuizRow | undefined> {
  const rows = await handle.query<QuizRow>(
    `update quizzes q set current_version = q.current_version + 1, revision = q.revision + 1, draft = null, last_save = null,
       draft_is_newer = false, unfinished = '{}', updated_at = now(), ${contentAssignments(3)}
     where q.id = $1 and q.host_id is not distinct from $2 and q.deleted_at is null returning ${CARD_COLUMNS}`,
    [id, ownerId, ...contentValues(quiz)],
  );
  return rows[0];
}
