// Store of formula drawings: drawn once on a worker thread, kept in the database, with the latest in memory.

import { createHmac } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import { formulasIn } from '#core/questions/texts.ts';
import type { Drawn, DrawTask } from '#server/areas/formulas/draw.ts';
import { spokenFor } from '#server/areas/formulas/languages.ts';
import type { Database } from '#server/database/Database.ts';
import { createFairQueue } from '#server/operations/fairQueue.ts';
import { OperationError } from '#server/operations/context.ts';
import { stoppedWork } from '#server/operations/stoppedWork.ts';
import { WorkThread } from '#server/threads/WorkThread.ts';

const LIMITS = { maxQueued: 40, maxTaskMs: 2_000, maxHeapMb: 384, idleMs: 60_000 } as const;
/** Seconds before a retry makes sense. */
const RETRY_AFTER = 3;
/** Maximum drawings in memory, typically 4 KB each and at most 60 KB. */
const REMEMBERED = 800;
/** Maximum formulas waiting to be drawn for games; further ones are shown as words. */
const MAX_PENDING = 5_000;
/**
 * Days that a drawing is kept without being requested; after that, it is drawn again when its quiz is next
 * played.
 */
const KEPT_DAYS = 180;
/** Language code for words as typed in the formula. */
const TYPED = 'und';

export interface FormulaPorts {
  readonly database: Database;
  /**
   * The bundled `formulas.worker.js`; null draws on the caller's thread when there is no bundle (tests,
   * tools).
   */
  readonly script: URL | null;
  /** Key for the names of drawings. */
  readonly secret: Buffer;
  readonly onError: (error: unknown) => void;
}

interface PendingFormula {
  readonly tex: string;
  readonly language: string;
}

export class FormulaStore {
  readonly #ports: FormulaPorts;
  readonly #draw: (task: DrawTask) => Promise<Drawn>;
  readonly #inTurn = createFairQueue();
  /** SVGs by name and language, most recently requested last. */
  readonly #known = new Map<string, string>();
  /** Drawings in progress by name and language, shared by everyone who asks for the same one. */
  readonly #underWay = new Map<string, Promise<Drawn>>();
  /** Formulas of quizzes being played, by name, to be drawn when there is time. */
  readonly #wanted = new Map<string, PendingFormula>();
  #isDrawing = false;

  constructor(ports: FormulaPorts) {
    this.#ports = ports;
    const thread = ports.script && new WorkThread<DrawTask, Drawn>(ports.script, LIMITS);
    this.#draw = thread
      ? (task) => thread.run(task)
      : async (task) => (await import('#server/areas/formulas/draw.ts')).drawFormula(task);
  }

  /**
   * Returns the questions as a room stores them, with the address of each formula's drawing. Drawings are
   * made soon, with words in this language.
   */
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

  /**
   * Returns the drawing with this name, with words in this language; null if there is none.
   * @throws OperationError when too much is waiting
   */
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

  /**
   * Returns the drawing of a formula, drawn for its author if new, in turn with other hosts.
   * @throws OperationError when too much is waiting
   */
  async ofTex(ownerId: string, tex: string, language: string): Promise<string | null> {
    const found = await this.find(this.#nameOf(tex), language);
    return found ?? svgOf(await this.drawFor(ownerId, tex, language));
  }

  /**
   * Draws what an author has written, in turn with other hosts. The drawing is saved once it is played.
   * @throws OperationError when too much is waiting
   */
  drawFor(ownerId: string, tex: string, language: string): Promise<Drawn> {
    return this.#inTurn(ownerId, () => this.draw(tex, language));
  }

  /** @throws OperationError when too much is waiting */
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

  async deleteUnused(): Promise<void> {
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

  /** Draws a formula and saves it unless its TeX is invalid. */
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

  #want(wanted: PendingFormula): void {
    const name = this.#nameOf(wanted.tex);
    if (this.#wanted.size >= MAX_PENDING) return;
    if (!this.#wanted.has(name)) this.#wanted.set(name, wanted);
  }

  async #drawWanted(): Promise<void> {
    this.#isDrawing = true;
    for (const [name, { tex, language }] of this.#wanted) {
      try {
        await this.#drawMissing(name, tex, language);
        this.#wanted.delete(name);
      } catch (error) {
        // Authors are filling the queue: try again later.
        const isBusy = error instanceof OperationError && error.detail.type === 'server.BUSY';
        if (isBusy) await after(RETRY_AFTER * 1_000, undefined, { ref: false });
        else this.#wanted.delete(name);
        if (!isBusy) this.#ports.onError(error);
      }
    }
    this.#isDrawing = false;
    if (this.#wanted.size > 0) void this.#drawWanted();
  }

  /** A formula that can't be drawn is shown as words. */
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
  const refusal = stoppedWork(error);
  if (refusal) throw refusal;
  return { fault: 'The formula is too complicated' };
}
