// Database store of the drafts of a host's own quizzes.

import type { StoredDraft } from '#server/areas/library/digests.ts';
import { draftPieces } from '#server/areas/library/quizText.ts';
import {
  CARD_COLUMNS,
  CONTENT_COLUMNS,
  cardOf,
  contentAssignments,
  contentParameters,
  contentValues,
  IS_OWN,
  type QuizCard,
  type QuizRow,
  WITH_VERSION,
} from '#server/areas/library/rows.ts';
import type { Database } from '#server/database/Database.ts';
import { OperationError } from '#server/operations/context.ts';

interface Saved {
  readonly revision: number;
  readonly card: QuizCard;
}

interface Save {
  /** The revision that it changes; 0 creates a new quiz. */
  readonly revision: number;
  readonly draft: StoredDraft;
  /** The id of its command. */
  readonly command: string;
  /** Folder of a new quiz. */
  readonly folder?: string;
}

type SavedRow = QuizRow & { readonly revision: number };

const savedOf = (row: SavedRow): Saved => ({ revision: row.revision, card: cardOf(row) });

/**
 * A new quiz gets an id chosen by its device (UUID version 4): one that can't be guessed and that no starter
 * quiz has.
 */
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export class Drafts {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** Returns one of the owner's quizzes as it is being written, as pieces of JSON; null if there is none. */
  async of(
    quizId: string,
    ownerId: string,
  ): Promise<(Saved & { readonly pieces: Iterable<string>; readonly lastSave: string | null }) | null> {
    const [row] = await this.#database.query<
      SavedRow & {
        readonly last_save: string | null;
        readonly draft: string | null;
        readonly content: string | null;
      }
    >(
      `select ${CARD_COLUMNS}, q.revision, q.last_save, q.draft::text as draft, case when q.draft is null then v.content::text end as content
       from ${WITH_VERSION} where ${IS_OWN}`,
      [quizId, ownerId],
    );
    if (!row) return null;
    const pieces = row.draft === null ? draftPieces(row.content ?? '') : [row.draft];
    return { ...savedOf(row), lastSave: row.last_save, pieces };
  }

  /**
   * Saves a draft of one of the owner's quizzes, or of a new one if the revision is 0; null if there is no
   * such quiz. Content that is already there is not saved again.
   * @throws OperationError when another draft was saved since `revision`
   */
  async save(ownerId: string, quizId: string, save: Save): Promise<Saved | null> {
    const { revision, draft, command } = save;
    const place = [quizId, ownerId] as const;
    const [saved] = await this.#database.query<SavedRow>(
      `update quizzes q set revision = q.revision + 1, draft = $4::text::json, draft_is_newer = true, unfinished = $5, last_save = $6,
         updated_at = now(), ${contentAssignments(7)}
       where ${IS_OWN} and q.revision = $3 and q.draft::text is distinct from $4::text returning ${CARD_COLUMNS}, q.revision`,
      [...place, revision, draft.text, draft.unfinished, command, ...contentValues(draft)],
    );
    if (saved) return savedOf(saved);
    const [made] = revision === 0 && UUID.test(quizId) ? await this.#insert(ownerId, quizId, save) : [];
    if (made) return savedOf(made);
    const [known] = await this.#database.query<SavedRow & { readonly same: boolean }>(
      `select ${CARD_COLUMNS}, q.revision, q.draft::text is not distinct from $3::text as same from quizzes q where ${IS_OWN}`,
      [...place, draft.text],
    );
    if (!known) return null;
    if (!known.same) throw new OperationError('quiz.CHANGED');
    return savedOf(known);
  }

  /** Returns nothing if anyone's quiz already has this id. */
  #insert(
    ownerId: string,
    quizId: string,
    { draft, command, folder = '' }: Save,
  ): Promise<readonly SavedRow[]> {
    return this.#database.query<SavedRow>(
      `insert into quizzes as q (id, host_id, current_version, draft, draft_is_newer, unfinished, last_save, folder, ${CONTENT_COLUMNS.join(', ')})
       values ($1, $2, 0, $3, true, $4, $5, $6, ${contentParameters(7)})
       on conflict (id) do nothing returning ${CARD_COLUMNS}, q.revision`,
      [quizId, ownerId, draft.text, draft.unfinished, command, folder, ...contentValues(draft)],
    );
  }
}
