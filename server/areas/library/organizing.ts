// Folders, archive and deletion of a host's own quizzes, several at once.

import type { Database } from '#server/database/Database.ts';
import { OperationError } from '#server/operations/context.ts';
import type { RequestParsed } from '#server/operations/types.ts';

type Change = RequestParsed<'organizeQuizzes'>['quizzes'][number];

/**
 * Changes all of the quizzes. Deleted ones can be changed too, because they may be restored.
 * @throws OperationError when one isn't the owner's; nothing has changed then
 */
export async function organizeQuizzes(
  database: Database,
  ownerId: string,
  changes: readonly Change[],
): Promise<void> {
  await database.transaction(async (handle) => {
    const rows = await handle.query(
      `update quizzes q set folder = coalesce(c.folder, q.folder),
         archived_at = case when c.archived is null then q.archived_at when c.archived then coalesce(q.archived_at, now()) end,
         deleted_at = case when c.deleted is null then q.deleted_at when c.deleted then coalesce(q.deleted_at, now()) end
       from json_to_recordset($2::json) as c(id text, folder text, archived boolean, deleted boolean)
       where q.id = c.id and q.host_id = $1 returning q.id`,
      [ownerId, JSON.stringify(changes.map(({ quizId, ...change }) => ({ id: quizId, ...change })))],
    );
    const quizIds = new Set(changes.map(({ quizId }) => quizId));
    if (rows.length < quizIds.size) throw new OperationError('quiz.NOT_FOUND');
  });
}

/** Renames one of the owner's folders, or with an empty name dissolves it; returns the quizzes in it. */
export async function renameFolder(
  database: Database,
  ownerId: string,
  folder: string,
  name: string,
): Promise<readonly string[]> {
  const rows = await database.query<{ readonly id: string }>(
    'update quizzes set folder = $3 where host_id = $1 and folder = $2 returning id',
    [ownerId, folder, name],
  );
  return rows.map(({ id }) => id);
}
