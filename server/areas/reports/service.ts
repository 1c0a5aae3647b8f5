import type { GameType } from '#core/room/phase.ts';
import type { AreaPorts } from '#server/areas/area.ts';
import { Replays } from '#server/areas/reports/replays.ts';
import type { Database } from '#server/database/Database.ts';
import { searchCondition } from '#server/database/quizSearch.ts';
import type { AnswerOf, ListPage } from '#server/operations/types.ts';

interface Reports {
  readonly replays: Replays;
  ofHost(hostId: string, page: ListPage): Promise<AnswerOf<'listReports'>>;
}

export function createService({ database, readRoom, mayBeShown }: AreaPorts): Reports {
  return {
    replays: new Replays(readRoom, mayBeShown),
    ofHost: (hostId, page) => reportsOfHost(database, hostId, page),
  };
}

/** This host's finished games. */
async function reportsOfHost(
  database: Database,
  hostId: string,
  { search, limit, offset }: ListPage,
): Promise<AnswerOf<'listReports'>> {
  const condition = searchCondition(search, 'q', 2);
  const where = `r.host_id = $1 and r.ended_at is not null${condition ? ` and ${condition.sql}` : ''}`;
  const from = `from rooms r left join quizzes q on q.id = r.quiz_id where ${where}`;
  const parameters = [hostId, ...(condition?.parameters ?? [])];
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
    `select r.hash, q.title, r.type, r.started_at, r.ended_at, r.players ${from}
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
