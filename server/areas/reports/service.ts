import type { GameType } from '#core/room/phase.ts';
import type { AreaPorts } from '#server/areas/area.ts';
import { GameRecords } from '#server/areas/reports/GameRecords.ts';
import { Replays } from '#server/areas/reports/replays.ts';
import type { Database } from '#server/database/Database.ts';
import { matchesSearch, searchWords } from '#server/database/quizSearch.ts';
import type { AnswerOf, ListPage } from '#server/operations/types.ts';

export const createService = ({ database, readRoom, readRoomText, mayBeShown, workerOf }: AreaPorts) => ({
  records: new GameRecords(database, readRoomText, workerOf('gameRecords')),
  replays: new Replays(readRoom, mayBeShown),
  ofOwner: (ownerId: string, page: ListPage) => reportsOfOwner(database, ownerId, page),
});

const FINISHED = 'r.host_id = $1 and r.ended_at is not null';

/** Returns this host's finished games, with the titles they were played under. */
async function reportsOfOwner(
  database: Database,
  ownerId: string,
  { search, limit, offset }: ListPage,
): Promise<AnswerOf<'listReports'>> {
  const words = searchWords(search);
  const where = words.length > 0 ? `${FINISHED} and r.quiz_version_id = any($2::text[])` : FINISHED;
  const from = `from rooms r left join quiz_versions v on v.id = r.quiz_version_id where ${where}`;
  const parameters = [ownerId, ...(words.length > 0 ? [await versionsFound(database, ownerId, words)] : [])];
  const counted = await database.query<{ total: number }>(
    `select count(*)::int as total ${from}`,
    parameters,
  );
  const rows = await database.query<{
    hash: string;
    title: string | null;
    type: GameType;
    started_at: Date | null;
    ended_at: Date;
    players: number | null;
  }>(
    `select r.hash, v.title, r.type, r.started_at, r.ended_at, r.players ${from}
       order by r.ended_at desc, r.hash limit ${Math.trunc(limit)} offset ${Math.trunc(offset)}`,
    parameters,
  );
  return {
    total: counted[0]?.total ?? 0,
    reports: rows.map((row) => ({
      roomHash: row.hash,
      title: row.title ?? '',
      type: row.type,
      startedAt: row.started_at?.getTime() ?? null,
      endedAt: row.ended_at.getTime(),
      playerCount: row.players,
    })),
  };
}

/**
 * Returns the versions this host has played that have these words in their title, or in their quiz's subject.
 */
async function versionsFound(
  database: Database,
  ownerId: string,
  words: readonly string[],
): Promise<readonly string[]> {
  const played = await database.query<{ id: string; title: string; subject: string }>(
    `select v.id, v.title, q.subject from quiz_versions v join quizzes q on q.id = v.quiz_id
     where v.id in (select r.quiz_version_id from rooms r where ${FINISHED})`,
    [ownerId],
  );
  return played.flatMap(({ id, title, subject }) => (matchesSearch(words, title, subject) ? [id] : []));
}
