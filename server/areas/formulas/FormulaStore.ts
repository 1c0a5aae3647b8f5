// Formulas as drawings: drawn once in a thread of their own, kept in the database, and the latest in memory.

import { createHash } from 'node:crypto';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { formulasIn } from '#core/questions/texts.ts';
import { FORMULA_LENGTH } from '#protocol/areas/formulas/formulaLimits.ts';
import type { Database } from '#server/database/Database.ts';
import type { Drawn, DrawTask } from '#server/areas/formulas/draw.ts';
import { spokenFor } from '#server/areas/formulas/languages.ts';
import { OperationError } from '#server/operations/context.ts';
import { WorkStopped, WorkThread } from '#server/threads/WorkThread.ts';

const LIMITS = { mostWaiting: 40, mostMs: 5_000, mostMemory: 384, idleMs: 60_000 } as const;
/** Seconds after which it is worth trying again. */
const RETRY_AFTER = 3;
/** Drawings in memory: of four kilobytes each. */
const REMEMBERED = 2_000;
/** Formulas of quizzes that wait to be drawn: the games that name more show the words of the last. */
const MOST_WANTED = 5_000;
/** Days that a drawing is kept for which nobody asks: whoever plays its quiz then waits for it once. */
const KEPT_DAYS = 180;

export class FormulaStore {
  readonly #database: Database;
  readonly #draw: (task: DrawTask) => Promise<Drawn>;
  /** By key, the latest asked for last. */
  readonly #known = new Map<string, string>();
  /** By TeX, formulas of quizzes that are played, to be drawn when there is time. */
  readonly #wanted = new Map<string, () => Promise<void>>();
  #isDrawing = false;
  readonly #onError: (error: unknown) => void;

  /** `script`: the bundled `formulas.worker.js`; null draws on the caller's thread, where there is no bundle (tests, tools). */
  constructor(database: Database, script: URL | null, onError: (error: unknown) => void) {
    this.#database = database;
    this.#onError = onError;
    const thread = script && new WorkThread<DrawTask, Drawn>(script, LIMITS);
    this.#draw = thread
      ? (task) => thread.do(task)
      : async (task) => (await import('#server/areas/formulas/draw.ts')).drawFormula(task);
  }

  /** The drawing, with words in this language; null for one that no quiz that was played and no author has named. */
  async find(tex: string, language: string): Promise<string | null> {
    const key = keyOf(tex, language);
    const known = this.#known.get(`${key.hash} ${key.language}`);
    if (known !== undefined) return this.#remember(key, known);
    await this.#drawnIfWanted(tex);
    const rows = await this.#database.query<{ language: string; svg: string }>(
      'select language, svg from formulas where hash = $1',
      [key.hash],
    );
    if (rows.length === 0) return null;
    const row = rows.find((each) => each.language === key.language);
    if (!row) {
      const drawn = await this.draw(tex, language);
      return 'svg' in drawn ? drawn.svg : null;
    }
    await this.#database.query(
      `update formulas set asked_at = now() where hash = $1 and asked_at < now() - interval '1 day'`,
      [key.hash],
    );
    return this.#remember(key, row.svg);
  }

  /** Draws it, and keeps it unless its TeX is wrong. @throws OperationError where too much waits */
  async draw(tex: string, language: string): Promise<Drawn> {
    if (tex.length > FORMULA_LENGTH) return { fault: 'The formula is too long' };
    const drawn = await this.#draw({ tex, language }).catch(stopped);
    if ('fault' in drawn) return drawn;
    const key = keyOf(tex, language);
    await this.#database.query(
      'insert into formulas (hash, language, svg) values ($1, $2, $3) on conflict (hash, language) do update set svg = excluded.svg, asked_at = now()',
      [key.hash, key.language, drawn.svg],
    );
    this.#remember(key, drawn.svg);
    return drawn;
  }

  /** Has all formulas of a quiz that is played drawn soon, in words of this language. */
  want(questions: readonly AuthoredQuestion[], language: string): void {
    for (const tex of questions.flatMap(formulasIn)) {
      const key = keyOf(tex, language);
      if (this.#known.has(`${key.hash} ${key.language}`) || this.#wanted.size >= MOST_WANTED) continue;
      if (!this.#wanted.has(tex)) this.#wanted.set(tex, () => this.#drawMissing(tex, language));
    }
    if (!this.#isDrawing) void this.#drawWanted();
  }

  async free(): Promise<void> {
    await this.#database.query(`delete from formulas where asked_at < now() - interval '${KEPT_DAYS} days'`);
  }

  async #drawWanted(): Promise<void> {
    this.#isDrawing = true;
    for (const tex of this.#wanted.keys()) await this.#drawnIfWanted(tex);
    this.#isDrawing = false;
  }

  /** Who asks for one that is wanted waits for it. */
  async #drawnIfWanted(tex: string): Promise<void> {
    const draw = this.#wanted.get(tex);
    if (!draw) return;
    const drawn = draw();
    this.#wanted.set(tex, () => drawn);
    await drawn;
    this.#wanted.delete(tex);
  }

  /** One that can't be drawn is left to its words. */
  async #drawMissing(tex: string, language: string): Promise<void> {
    try {
      const { hash } = keyOf(tex, language);
      const [row] = await this.#database.query('select 1 as one from formulas where hash = $1 limit 1', [
        hash,
      ]);
      if (!row) await this.draw(tex, language);
    } catch (error) {
      this.#onError(error);
    }
  }

  #remember({ hash, language }: Key, svg: string): string {
    const name = `${hash} ${language}`;
    this.#known.delete(name);
    this.#known.set(name, svg);
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
    return svg;
  }
}

interface Key {
  readonly hash: string;
  readonly language: string;
}

function keyOf(tex: string, language: string): Key {
  const hash = createHash('sha256').update(tex).digest('hex').slice(0, 40);
  return { hash, language: spokenFor(language) ?? 'und' };
}

function stopped(error: unknown): Drawn {
  if (!(error instanceof WorkStopped)) throw error;
  switch (error.why) {
    case 'late':
    case 'memory':
      return { fault: 'The formula is too complicated' };
    case 'full':
      throw new OperationError('server.BUSY', { retryAfter: RETRY_AFTER });
    case 'closed':
      throw new OperationError('server.RESTARTING');
  }
}
