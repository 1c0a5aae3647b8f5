// Drawn formulas: drawn once, known to who plays a quiz that names them, in words of who asks.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { FormulaStore } from '#server/areas/formulas/FormulaStore.ts';
import { type TestStore, testStores } from '#server/database/testStores.ts';

const question = (text: string): AuthoredQuestion => ({ type: 'OPEN', format: 'markdown', text });

describe.each(testStores)('formulas on $name', ({ open }) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  const errors: unknown[] = [];
  const begin = () => new FormulaStore(store.database, null, (error) => errors.push(error));

  it('are unknown until somebody writes them or plays their quiz', async () => {
    const formulas = begin();
    expect(await formulas.find('a^1', 'en')).toBeNull();
    expect(await formulas.draw('a^1', 'en')).toMatchObject({ words: 'a to the first power' });
    expect(await formulas.find('a^1', 'en')).toContain('<svg');
    formulas.want([question('What is $a^2$, and $a^3$?'), question('$a^2$')], 'en');
    // Who asks while they are drawn waits.
    expect(await formulas.find('a^3', 'en')).toContain('a cubed');
    expect(await formulas.find('a^2', 'en')).toContain('a squared');
    expect(await formulas.find('a^4', 'en')).toBeNull();
    expect(errors).toEqual([]);
  });

  it('are kept, and speak each language', async () => {
    await begin().draw('b^2', 'en');
    const later = begin();
    expect(await later.find('b^2', 'de-AT')).toContain('b Quadrat');
    expect(await later.find('b^2', 'ja')).toContain('b²');
    expect(await later.find('b^2', 'en')).toContain('b squared');
  });

  it('that can’t be drawn are told to their author, and are no hindrance to those that can', async () => {
    const formulas = begin();
    expect(await formulas.draw('\\frac{1', 'en')).toEqual({ fault: 'Missing close brace' });
    expect(await formulas.draw('x'.repeat(1_001), 'en')).toHaveProperty('fault');
    formulas.want([question('$\\nonsense$ and $c^2$')], 'en');
    expect(await formulas.find('c^2', 'en')).toContain('<svg');
    expect(await formulas.find('\\nonsense', 'en')).toBeNull();
    expect(errors).toEqual([]);
  });

  it('are forgotten when nobody has asked for them for half a year', async () => {
    const formulas = begin();
    await formulas.draw('d^2', 'en');
    await formulas.draw('e^2', 'en');
    await store.database.query(`update formulas set asked_at = now() - interval '181 days'`);
    expect(await begin().find('e^2', 'en')).toContain('<svg');
    await formulas.free();
    expect(await begin().find('d^2', 'en')).toBeNull();
    expect(await begin().find('e^2', 'en')).toContain('<svg');
  });
});
