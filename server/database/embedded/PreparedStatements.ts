/**
 * Lets the embedded engine plan a statement once instead of on every call: for the statement that writes
 * events, planning costs more than everything else. PGlite's `query` can't do that, but the SQL commands
 * PREPARE and EXECUTE can. They take only literals, so this works for statements whose parameters are all
 * strings.
 */
import type { PGlite } from '@electric-sql/pglite';
import type { Parameter } from '../Database.ts';

/** Calls after which a statement is kept, how many are kept, and how many are counted. */
const worthKeeping = 3;
const maxKept = 20;
const maxCounted = 1_000;

function isString(parameter: Parameter): parameter is string {
  return typeof parameter === 'string';
}

/**
 * Independent of `standard_conforming_strings`: without a backslash only the quote is special, and with one
 * the E form is explicit.
 */
function literal(text: string): string {
  const quoted = text.replaceAll("'", "''");
  return text.includes('\\') ? `E'${quoted.replaceAll('\\', '\\\\')}'` : `'${quoted}'`;
}

export class PreparedStatements {
  readonly #pglite: PGlite;
  readonly #names = new Map<string, string>();
  readonly #calls = new Map<string, number>();
  #lastName = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  /** Makes a single call of the engine, so that statements keep the order of the calls. */
  async run(sql: string, parameters: readonly Parameter[]): Promise<readonly object[]> {
    const strings = parameters.filter(isString);
    // A zero character ends a command's text; as a parameter it gets the engine's own error.
    const fits = strings.length > 0 && strings.length === parameters.length;
    if (!fits || strings.some((text) => text.includes('\0')) || !this.#isWorthKeeping(sql))
      return (await this.#pglite.query<object>(sql, [...parameters])).rows;
    const values = strings.map(literal).join(', ');
    const name = this.#names.get(sql);
    if (name !== undefined) return this.#execute(`execute ${name}(${values})`);
    return this.#prepare(sql, values);
  }

  async #prepare(sql: string, values: string): Promise<readonly object[]> {
    this.#lastName += 1;
    const name = `kept_${this.#lastName}`;
    this.#names.set(sql, name);
    try {
      return await this.#execute(`prepare ${name} as ${sql}; execute ${name}(${values})`);
    } catch (error) {
      // It may not have been prepared; the next call tries under another name.
      if (this.#names.get(sql) === name) this.#names.delete(sql);
      throw error;
    }
  }

  async #execute(commands: string): Promise<readonly object[]> {
    const results = await this.#pglite.exec(commands);
    return (results.at(-1)?.rows ?? []) as object[];
  }

  #isWorthKeeping(sql: string): boolean {
    if (this.#names.has(sql)) return true;
    if (this.#calls.size >= maxCounted) this.#calls.clear();
    const calls = (this.#calls.get(sql) ?? 0) + 1;
    this.#calls.set(sql, calls);
    return calls >= worthKeeping && this.#lastName < maxKept;
  }
}
