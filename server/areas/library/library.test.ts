// Contents of practiced quizzes are parsed on the games' thread, so they're read one at a time and never
// twice.

import { expect, it } from 'vitest';
import { Library } from '#server/areas/library/library.ts';
import type { Database } from '#server/database/Database.ts';

/** A store that answers one query after another, on demand. */
function slowStore() {
  const asked: { version: unknown; answer: (text: string | null) => void }[] = [];
  const query = (_sql: string, [version]: readonly unknown[] = []) =>
    new Promise<readonly object[]>((resolve) => {
      asked.push({ version, answer: (text) => resolve([{ text }]) });
    });
  return { asked, library: new Library({ query } as unknown as Database) };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it('reads a quiz once for all games that start with it at the same time, and keeps it', async () => {
  const { asked, library } = slowStore();
  const all = Array.from({ length: 30 }, () => library.content('one'));
  await settled();
  expect(asked).toHaveLength(1);
  asked[0]?.answer('{"title":"One"}');
  const [first, ...others] = await Promise.all(all);
  expect(first).toEqual({ title: 'One' });
  expect(others.every((each) => each === first)).toBe(true);
  expect(await library.content('one')).toBe(first);
  expect(asked).toHaveLength(1);
});

it('reads different quizzes one after another, even after one that is refused', async () => {
  const { asked, library } = slowStore();
  const [one, two] = [library.content('one'), library.content('two')];
  await settled();
  expect(asked.map(({ version }) => version)).toEqual(['one']);
  asked[0]?.answer(null);
  await expect(one).rejects.toMatchObject({ detail: { type: 'quiz.TOO_LARGE' } });
  await settled();
  asked[1]?.answer('{"title":"Two"}');
  expect(await two).toEqual({ title: 'Two' });
  const again = library.content('one');
  await settled();
  expect(asked.map(({ version }) => version)).toEqual(['one', 'two', 'one']);
  asked[2]?.answer('{"title":"One"}');
  expect(await again).toEqual({ title: 'One' });
});
