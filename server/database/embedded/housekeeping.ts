/**
 * Checkpoints and vacuuming for the embedded engine, which lacks PostgreSQL's background processes: without
 * them its log would grow, and recovery would slow down, for as long as the server runs.
 */
import type { Engine } from './engine.ts';

const everyMs = 5_000;
const mebibyte = 2 ** 20;
/**
 * Bytes of log since the last checkpoint that trigger a new one: while idle, and while busy (about a second
 * of recovery).
 */
const checkpointBytes = { idle: 16 * mebibyte, busy: 128 * mebibyte };
const vacuumEveryMs = 24 * 60 * 60 * 1000;
/**
 * Bytes of log after which tables are vacuumed early: a school whose teachers all write quizzes produces that
 * much within a few hours, mostly old drafts.
 */
const vacuumAfterBytes = 512 * mebibyte;

/**
 * Keeps the engine's files tidy until the returned function is called. Store failures are reported elsewhere.
 */
export function startHousekeeping(engine: Engine): () => void {
  let quietSinceLastLook = false;
  let checkpointAt: string | undefined;
  let vacuumedAt: number | undefined;
  let loggedSinceVacuum = 0;

  async function look(): Promise<void> {
    const quiet = quietSinceLastLook && engine.idle;
    quietSinceLastLook = engine.idle;
    if (engine.inTransaction) return;
    const [row] = await engine.run(
      'select pg_current_wal_insert_lsn()::text as now, pg_wal_lsn_diff(pg_current_wal_insert_lsn(), coalesce($1::pg_lsn, (select redo_lsn from pg_control_checkpoint())))::float8 as bytes',
      [checkpointAt ?? null],
    );
    const { now, bytes } = row as { now: string; bytes: number };
    if (bytes >= (quiet ? checkpointBytes.idle : checkpointBytes.busy)) {
      await engine.run('checkpoint', []);
      loggedSinceVacuum += bytes;
      checkpointAt = now;
    }
    // Only when nothing can have come in between: inside a transaction, vacuuming would fail and take the
    // transaction with it.
    const isDue =
      vacuumedAt === undefined ||
      Date.now() - vacuumedAt > vacuumEveryMs ||
      loggedSinceVacuum > vacuumAfterBytes;
    if (quiet && engine.idle && isDue) {
      vacuumedAt = Date.now();
      loggedSinceVacuum = 0;
      await engine.run('vacuum (analyze)', []);
    }
  }

  const timer = setInterval(() => void look().catch(() => {}), everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
