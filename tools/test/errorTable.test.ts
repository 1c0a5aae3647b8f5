/**
 * Check of the error table in docs/errors.md: it must list each error a player can get, and refer to existing
 * texts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ERRORS } from '#protocol/errors.ts';
import * as FEATURES from '#protocol/features/operations.ts';
import { JOIN_OPERATIONS } from '#protocol/operations/join.ts';
import { OWN_GAME_OPERATIONS } from '#protocol/operations/ownGames.ts';
import { PLAY_OPERATIONS } from '#protocol/operations/play.ts';
import { SOLO_OPERATIONS } from '#protocol/operations/solo.ts';
import { mergedPart } from '#protocol/merged.ts';
import { JOIN_BLOCK_KINDS } from '#src/game/joining/joinBlock.ts';

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

/** The text or group of texts under a key; undefined if there is none. */
function textAt(language: string, key: string): unknown {
  const [namespace = '', path = ''] = key.split(':');
  let found: unknown = JSON.parse(readFileSync(`locales/${language}/${namespace}.json`, 'utf8'));
  for (const step of path.split('.')) found = (found as Record<string, unknown> | undefined)?.[step];
  return found;
}

/** Errors that only hosts get from these operations, when they project a room or preview a quiz. */
const OF_HOSTS = ['request.CSRF', 'request.FORBIDDEN'];

it("has a row for each error of a player's operation, and no others", () => {
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

it.each(['en', 'es'])('names texts that exist in %s, where each error has a sentence', (language) => {
  for (const { error, text } of rows) {
    expect(ERRORS).toHaveProperty([error]);
    expect(textAt(language, `errors:${error}`), error).toBeTypeOf('string');
    if (text !== '') expect(textAt(language, text), text).toBeDefined();
  }
});

it("lists the page's text for each error that keeps a device out", () => {
  for (const [error, kind] of Object.entries(JOIN_BLOCK_KINDS))
    expect(rows).toContainEqual({ error, text: `join:barred.${kind}` });
});

it.each(['en', 'es'])(
  "has one sentence in %s for every error, among the errors or in its area's texts",
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
