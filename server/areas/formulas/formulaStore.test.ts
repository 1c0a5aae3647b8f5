import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { FormulaStore } from '#server/areas/formulas/FormulaStore.ts';
import { type TestStore, testStores } from '#server/testing/stores.ts';

const question = (text: string): AuthoredQuestion => ({ type: 'OPEN', format: 'markdown', text });

describe.each(testStores)('formulas on $name', ({ open }) => {
  let store: TestStore;
  beforeAll(async () => {
    store = await open();
  });
  afterAll(() => store.close());
  const errors: unknown[] = [];
  const begin = (secret = 'one') =>
    new FormulaStore({
      database: store.database,
      script: null,
      secret: Buffer.from(secret),
      onError: (error) => errors.push(error),
    });
  /** The name of the only formula in the text. */
  const nameIn = (formulas: FormulaStore, text: string): string => {
    const [{ drawings = {} } = question('')] = formulas.named([question(text)], 'en');
    return Object.values(drawings)[0]?.slice('/formulas/'.length) ?? '';
  };

  it('are found by names that a game reveals and no one else can derive', async () => {
    const formulas = begin();
    const [first, second, plain] = formulas.named(
      [question('What is $a^2$, and $a^3$?'), question('$a^2$'), { type: 'OPEN', text: '$a^2$' }],
      'en',
    );
    expect(first?.drawings).toEqual({
      'a^2': expect.stringMatching(/^\/formulas\/[0-9a-f]{40}$/),
      'a^3': expect.stringMatching(/^\/formulas\/[0-9a-f]{40}$/),
    });
    expect(second?.drawings?.['a^2']).toBe(first?.drawings?.['a^2']);
    expect(plain).not.toHaveProperty('drawings');
    const name = second?.drawings?.['a^2']?.slice('/formulas/'.length) ?? '';
    // A request made while it is being drawn waits.
    expect(await formulas.find(name, 'en')).toContain('a squared');
    expect(nameIn(begin('another'), '$a^2$')).not.toBe(name);
    expect(await formulas.find('0'.repeat(40), 'en')).toBeNull();
    expect(errors).toEqual([]);
  });

  it('are kept, with words in each language', async () => {
    const first = begin();
    const name = nameIn(first, '$b^2$');
    await first.find(name, 'en');
    const later = begin();
    expect(await later.find(name, 'de-AT')).toContain('b Quadrat');
    expect(await later.find(name, 'ja')).toContain('b²');
    expect(await later.find(name, 'en')).toContain('b squared');
  });

  it('are drawn once for concurrent requests', async () => {
    const formulas = begin();
    const [one, other] = await Promise.all([formulas.draw('f^2', 'en'), formulas.draw('f^2', 'en-GB')]);
    expect(other).toBe(one);
  });

  it("return a fault to their author when they can't be drawn, without blocking others", async () => {
    const formulas = begin();
    expect(await formulas.draw('\\frac{1', 'en')).toEqual({ fault: 'Missing close brace' });
    expect(await formulas.draw('x'.repeat(1_001), 'en')).toHaveProperty('fault');
    const wrong = nameIn(formulas, '$\\nonsense$');
    expect(await formulas.find(nameIn(formulas, '$c^2$'), 'en')).toContain('<svg');
    expect(await formulas.find(wrong, 'en')).toBeNull();
    expect(errors).toEqual([]);
  });

  it('are deleted after half a year without requests', async () => {
    const formulas = begin();
    const [old, asked] = [nameIn(formulas, '$d^2$'), nameIn(formulas, '$e^2$')];
    for (const name of [old, asked]) expect(await formulas.find(name, 'en')).toContain('<svg');
    await store.database.query(`update formulas set asked_at = now() - interval '181 days'`);
    expect(await begin().find(asked, 'en')).toContain('<svg');
    await begin().deleteUnused();
    expect(await begin().find(old, 'en')).toBeNull();
    expect(await begin().find(asked, 'en')).toContain('<svg');
  });
});
