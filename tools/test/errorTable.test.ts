/** The table of errors in docs/errors.md has each error that a player can meet, and names texts that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERRORS } from '#protocol/errors.ts';
import * as FEATURES from '#protocol/features/operations.ts';
import { JOIN_OPERATIONS } from '#protocol/operations/join.ts';
import { OWN_GAME_OPERATIONS } from '#protocol/operations/ownGames.ts';
import { PLAY_OPERATIONS } from '#protocol/operations/play.ts';
import { SOLO_OPERATIONS } from '#protocol/operations/solo.ts';
import { mergedPart } from '#protocol/merged.ts';
import { BARRED_KINDS } from '#src/game/entering/bar.ts';

const rows = readFileSync('docs/errors.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => {
    const [error = '', , , , text = ''] = line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', ''));
    return { error, text };
  });

/** The text or group of texts under a key; undefined where there is none. */
function textAt(language: string, key: string): unknown {
  const [namespace = '', path = ''] = key.split(':');
  let found: unknown = JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'));
  for (const step of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[step];
  return found;
}

/** What the host alone is told, when it shows its room or looks at a quiz as students do. */
const OF_HOSTS = ['request.CSRF', 'request.FORBIDDEN'];

it('has a row for each error of an operation that a player calls, and no other', () => {
  const operations = Object.values({
    ...JOIN_OPERATIONS,
    ...OWN_GAME_OPERATIONS,
    ...PLAY_OPERATIONS,
    ...SOLO_OPERATIONS,
    ...mergedPart(FEATURES, 'operations'),
  });
  const called = operations.filter(({ role }) => role !== 'roomHost');
  const met = new Set(called.flatMap(({ errors }) => [...errors] as string[]));
  for (const type of OF_HOSTS) met.delete(type);
  expect([...new Set(rows.map(({ error }) => error))].sort()).toEqual([...met].sort());
});

it.each(['en', 'es'])('names texts that exist in %s, and each error has a sentence', (language) => {
  for (const { error, text } of rows) {
    expect(ERRORS).toHaveProperty([error]);
    expect(textAt(language, `errors:${error}`), error).toBeTypeOf('string');
    if (text !== '') expect(textAt(language, text), text).toBeDefined();
  }
});

it('says of each error that keeps a device out how the pages do that', () => {
  for (const [error, kind] of Object.entries(BARRED_KINDS))
    expect(rows).toContainEqual({ error, text: `join:barred.${kind}` });
});

it.each(['en', 'es'])(
  'there is a sentence in %s for every error, in the catalogue or in the texts of its area',
  (language) => {
    for (const error of Object.keys(ERRORS)) {
      const [area, name] = error.split('.');
      const sentences = [`errors:${error}`, `${area}:errors.${name}`].filter(
        (key) =>
          existsSync(`locales/${language}/${key.split(':')[0]}.json`) && textAt(language, key) !== undefined,
      );
      expect(sentences, error).toHaveLength(1);
    }
  },
);
