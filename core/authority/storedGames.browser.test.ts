// Stored games in a browser's engine, with the same states as on the server.

import { expect, it } from 'vitest';
import { replay, type StoredGame } from '#core/testing/storedGame.ts';

const files = import.meta.glob<StoredGame>('#tests/replays/*.json', { eager: true, import: 'default' });

it.each(Object.entries(files))('%s replays to the same states', (_path, stored) => {
  expect(replay(stored)).toEqual(stored.hashes);
});

it('there are stored games', () => {
  expect(Object.keys(files).length).toBeGreaterThan(2);
});
