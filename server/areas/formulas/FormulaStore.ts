// Formulas as drawings: drawn once in a thread of their own, kept in the database, and the latest in memory.

import { createHmac } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { formulasIn } from '#core/questions/texts.ts';
import type { Drawn, DrawTask } from '#server/areas/formulas/draw.ts';
import { spokenFor } from '#server/areas/formulas/languages.ts';
import type { Database } from '#server/database/Database.ts';
import { inTurn } from '#server/operations/inTurn.ts';
import { OperationError } from '#server/operations/context.ts';
import { WorkStopped, WorkThread } from '#server/threads/WorkThread.ts';

const LIMITS = { mostWaiting: 40, mostMs: 2_000, mostMemory: 384, idleMs: 60_000 } as const;
/** Seconds after which it is worth trying again. */
const RETRY_AFTER = 3;
/** Drawings in memory: of four kilobytes each, sixty at the most. */
const REMEMBERED = 800;
/** Formulas of quizzes that wait to be drawn: the games that name more show the words of the last. */
const MOST_WANTED = 5_000;
/** Days that a drawing is kept for which nobody asks: whoever plays its quiz then waits for it once. */
const KEPT_DAYS = 180;
/** Language of the words that a formula is typed with. */
const TYPED = 'und';

export interface FormulaPorts {
  readonly database: Database;
  /** The bundled `formulas.worker.js`; null draws on the caller's thread, where there is no bundle (tests, tools). */
  readonly script: URL | null;
  /** Keys the names of drawings. */
  readonly secret: Buffer;
  readonly onError: (error: unknown) => void;
}

interface Wanted {
  readonly tex: string;
  readonly language: string;
}

export class FormulaStore {
  readonly #ports: FormulaPorts;
  readonly #draw: (task: DrawTask) => Promise<Drawn>;
  readonly #inTurn = inTurn();
  /** By name and language, the latest asked for last. */
  readonly #known = new Map<string, string>();
  /** By name and language, those that are being drawn: who asks meanwhile waits for the same. */
  readonly #underWay = new Map<string, Promise<Drawn>>();
  /** By name, formulas of quizzes that are played, to be drawn when there is time. */
  readonly #wanted = new Map<string, Wanted>();
  #isDrawing = false;

  constructor(ports: FormulaPorts) {
    this.#ports = ports;
    const thread = ports.script && new WorkThread<DrawTask, Drawn>(ports.script, LIMITS);
    this.#draw = thread
      ? (task) => thread.do(task)
      : async (task) => (await import('#server/areas/formulas/draw.ts')).drawFormula(task);
  }

  /** The questions as a room has them: they tell where each formula's drawing is found, which is drawn soon, in words of this language. */
  named(questions: readonly AuthoredQuestion[], language: string): readonly AuthoredQuestion[] {
    const named = questions.map((question) => {
      const formulas = formulasIn(question).filter((tex) => tex.length <= CONTENT_LIMITS.formula);
      if (question.format === undefined && formulas.length === 0) return question;
      for (const tex of formulas) this.#want({ tex, language: languageOf(language) });
      const drawings = formulas.map((tex) => [tex, `/formulas/${this.#nameOf(tex)}`] as const);
      return { ...question, drawings: Object.fromEntries(drawings) };
    });
    if (!this.#isDrawing) void this.#drawWanted();
    return named;
  }

  /** The drawing of this name, with words in this language; null where there is none. @throws OperationError where too much waits */
  async find(name: string, language: string): Promise<string | null> {
    const spoken = languageOf(language);
    const known = this.#known.get(`${name} ${spoken}`);
    if (known !== undefined) return this.#remember(name, spoken, known);
    const wanted = this.#wanted.get(name);
    if (wanted) return svgOf(await this.#kept(name, wanted.tex, spoken));
    const rows = await this.#ports.database.query<{ language: string; tex: string; svg: string }>(
      'select language, tex, svg from formulas where name = $1',
      [name],
    );
    const [any] = rows;
    if (!any) return null;
    const row = rows.find((each) => each.language === spoken);
    if (!row) return svgOf(await this.#kept(name, any.tex, spoken));
    await this.#ports.database.query(
      `update formulas set asked_at = now() where name = $1 and asked_at < now() - interval '1 day'`,
      [name],
    );
    return this.#remember(name, spoken, row.svg);
  }

  /** As it is found by its name, or drawn for its author, in turn with other hosts. @throws OperationError where too much waits */
  async ofTex(ownerId: string, tex: string, language: string): Promise<string | null> {
    const found = await this.find(this.#nameOf(tex), language);
    return found ?? svgOf(await this.drawFor(ownerId, tex, language));
  }

  /** Draws what an author has written, in turn with other hosts. It is kept once it is played. @throws OperationError where too much waits */
  drawFor(ownerId: string, tex: string, language: string): Promise<Drawn> {
    return this.#inTurn(ownerId, () => this.draw(tex, language));
  }

  /** @throws OperationError where too much waits */
  draw(tex: string, language: string): Promise<Drawn> {
    const name = this.#nameOf(tex);
    const spoken = languageOf(language);
    const key = `${name} ${spoken}`;
    const begun = this.#underWay.get(key);
    if (begun) return begun;
    const drawing = this.#drawn(name, tex, spoken).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, drawing);
    return drawing;
  }

  async free(): Promise<void> {
    await this.#ports.database.query(
      `delete from formulas where asked_at < now() - interval '${KEPT_DAYS} days'`,
    );
  }

  async #drawn(name: string, tex: string, language: string): Promise<Drawn> {
    if (tex.length > CONTENT_LIMITS.formula) return { fault: 'The formula is too long' };
    const drawn = await this.#draw({ tex, language }).catch(stopped);
    if ('svg' in drawn) this.#remember(name, language, drawn.svg);
    return drawn;
  }

  /** Draws it, and keeps it unless its TeX is wrong. */
  async #kept(name: string, tex: string, language: string): Promise<Drawn> {
    const drawn = await this.draw(tex, language);
    if ('svg' in drawn)
      await this.#ports.database.query(
        `insert into formulas (name, language, tex, svg) values ($1, $2, $3, $4)
         on conflict (name, language) do update set svg = excluded.svg, asked_at = now()`,
        [name, language, tex, drawn.svg],
      );
    return drawn;
  }

  #want(wanted: Wanted): void {
    const name = this.#nameOf(wanted.tex);
    if (this.#wanted.size >= MOST_WANTED) return;
    if (!this.#wanted.has(name)) this.#wanted.set(name, wanted);
  }

  async #drawWanted(): Promise<void> {
    this.#isDrawing = true;
    for (const [name, { tex, language }] of this.#wanted) {
      try {
        await this.#drawMissing(name, tex, language);
        this.#wanted.delete(name);
      } catch (error) {
        // Authors fill the queue: later.
        const isBusy = error instanceof OperationError && error.detail.type === 'server.BUSY';
        if (isBusy) await after(RETRY_AFTER * 1_000, undefined, { ref: false });
        else this.#wanted.delete(name);
        if (!isBusy) this.#ports.onError(error);
      }
    }
    this.#isDrawing = false;
    if (this.#wanted.size > 0) void this.#drawWanted();
  }

  /** One that can't be drawn is left to its words. */
  async #drawMissing(name: string, tex: string, language: string): Promise<void> {
    const [row] = await this.#ports.database.query(
      'select 1 as one from formulas where name = $1 and language = $2',
      [name, language],
    );
    if (!row) await this.#kept(name, tex, language);
  }

  #remember(name: string, language: string, svg: string): string {
    const key = `${name} ${language}`;
    this.#known.delete(key);
    this.#known.set(key, svg);
    const [oldest] = this.#known.keys();
    if (this.#known.size > REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
    return svg;
  }

  #nameOf(tex: string): string {
    return createHmac('sha256', this.#ports.secret).update(tex).digest('hex').slice(0, 40);
  }
}

const languageOf = (tag: string): string => spokenFor(tag) ?? TYPED;

const svgOf = (drawn: Drawn): string | null => ('svg' in drawn ? drawn.svg : null);

function stopped(error: unknown): Drawn {
  if (!(error instanceof WorkStopped)) throw error;
  switch (error.why) {
    case 'late':
    case 'memory':
      return { fault: 'The formula is too complicated' };
    case 'full':
    case 'notStarted':
      throw new OperationError('server.BUSY', { retryAfter: RETRY_AFTER });
    case 'closed':
      throw new OperationError('server.RESTARTING');
  }
}
