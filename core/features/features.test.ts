// The contract of all features: each is listed by a mode and kept by a stored game. That each of their events happens in random play,
// and is told, is held where screens are (server/rooms).

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Command } from '#core/authority/index.ts';
import { FEATURES } from '#core/features/authority.ts';
import { FEATURE_IDS } from '#core/features/ids.ts';
import { hasFeature, modeOf } from '#core/modes/registry.ts';
import { GAME_TYPES } from '#core/room/phase.ts';
import type { StepContext } from '#core/testing/featureSample.ts';
import { sampleOfFeature } from '#core/testing/featureSamples.ts';
import { Game } from '#core/testing/game.ts';
import type { StoredGame } from '#core/testing/storedGame.ts';

const FOLDER = 'tests/replays';

const stored = readdirSync(FOLDER).map(
  (file): StoredGame => JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')),
);

/** Words of what happened in the stored games, and their kinds of game. */
const kept = stored.map(({ setting, commands }) => {
  const game = new Game(setting);
  for (const { now, command } of commands) {
    game.now = now;
    game.send(command);
  }
  return { type: setting.type, words: new Set<string>(game.log.map(({ type }) => type)) };
});

describe.each(FEATURE_IDS)('%s', (id) => {
  const events = Object.keys(FEATURES[id].evolve);

  it('is listed by a mode', () => {
    expect(GAME_TYPES.filter((type) => hasFeature({ type }, id))).not.toEqual([]);
  });

  it('is kept by a stored game: whoever changes what it does changes a hash', () => {
    const games = kept.filter(({ type }) => hasFeature({ type }, id));
    expect(games).not.toEqual([]);
    if (events.length > 0)
      expect(games.some(({ words }) => events.some((event) => words.has(event)))).toBe(true);
  });

  it('tells somebody, or nobody, of each of its events', () => {
    expect(Object.keys(FEATURES[id].tells).sort()).toEqual(events.sort());
  });
});

describe.each(GAME_TYPES)('the mode %s', (type) => {
  it('lists each of its features once', () => {
    const { features } = modeOf({ type });
    expect(new Set(features).size).toBe(features.length);
  });

  it('refuses the commands of all others', () => {
    const game = new Game({ type });
    const playerId = modeOf({ type }).pacing === 'recorded' ? 'nobody' : game.join('Ana');
    game.start();
    const { question } = game.room.questions[0] as (typeof game.room.questions)[0];
    const context = { game, playerId, who: 0, what: 999, question };
    const others = FEATURE_IDS.filter((id) => !hasFeature({ type }, id));
    const commands = others.flatMap((id) => {
      const { player, host } = sampleOfFeature(id);
      return Object.values<(context: StepContext) => Command>({ ...player, ...host });
    });
    for (const [index, make] of commands.entries()) {
      const command = make({ ...context, commandId: `other-${index}` });
      expect([command.type, game.send(command)]).toEqual([
        command.type,
        { ok: false, reason: 'room.WRONG_STATE' },
      ]);
    }
  });
});
