// Stored games replay to the same state after every command. `STORE_GAMES=1` writes them anew: only together with a new event version.
// `STORE_GAMES=hashes` keeps their commands and takes the states of this code: after a change of the state's shape that changes no meaning.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_TYPES } from '#core/room/phase.ts';
import { steps } from '#core/testing/arbitraryPlay.ts';
import { replay, store, type StoredGame } from '#core/testing/storedGame.ts';

const FOLDER = 'tests/replays';

if (process.env.STORE_GAMES === '1') {
  mkdirSync(FOLDER, { recursive: true });
  GAME_TYPES.forEach((type, index) => {
    const setting = {
      type,
      options: { jumble: true, limitAttempts: 3, timer: 'strict' },
      seed: [0xfeedbeef, 1_000 + index],
    } as const;
    // Of many random games the one in which most happens.
    const games = fc
      .sample(steps, { numRuns: 200, seed: 42 + index })
      .map((list) => store(`${type}: random play of several players`, setting, list));
    const eventful = (game: StoredGame): number => new Set(game.hashes).size;
    const best = games.reduce((a, b) => (eventful(b) > eventful(a) ? b : a));
    writeFileSync(`${FOLDER}/${type}.json`, `${JSON.stringify(best)}\n`);
  });
}

if (process.env.STORE_GAMES === 'hashes') {
  for (const file of readdirSync(FOLDER)) {
    const stored = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as StoredGame;
    writeFileSync(`${FOLDER}/${file}`, `${JSON.stringify({ ...stored, hashes: replay(stored) })}\n`);
  }
}

describe('a stored game', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

  it('is there for every type of game', () => {
    expect(files.map((file) => file.replace('.json', ''))).toEqual(expect.arrayContaining([...GAME_TYPES]));
  });

  it.each(files)('%s replays to the same states', (file) => {
    const stored = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as StoredGame;
    expect(stored.commands.length).toBeGreaterThan(100);
    expect(new Set(stored.hashes).size).toBeGreaterThan(30);
    expect(replay(stored)).toEqual(stored.hashes);
  });
});
