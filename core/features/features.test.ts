// The contract of all features: each is listed by a mode and kept by a stored game. That each of their events happens in random play,
// and is told, is held where screens are (server/rooms).

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Command } from '#core/authority/index.ts';
import { ALL_FEATURES } from '#core/authority/features.ts';
import { hasFeature, modeOf } from '#core/modes/registry.ts';
import { GAME_TYPES } from '#core/room/phase.ts';
import type { Hooks } from '#core/authority/ruleSet.ts';
import type { StepContext } from '#core/authority/sample.ts';
import { Game } from '#core/testing/game.ts';
import { sampleOf } from '#core/questions/authority.ts';
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

/** Hooks of which one takes what another has made, or the first answer counts. */
const IN_ORDER: ReadonlySet<string> = new Set<keyof Hooks>([
  'opened',
  'answered',
  'judged',
  'elapsedMs',
  'instead',
  'alsoAfterAnswer',
  'afterAnswer',
  'times',
  'draft',
  'heights',
]);

describe.each(ALL_FEATURES)('$id', ({ id, evolve = {}, tells = {}, hooks = {}, turn = 0, ...feature }) => {
  const events = Object.keys(evolve);

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
    expect(Object.keys(tells).sort()).toEqual(events.sort());
  });

  it('has a turn of its own where others join in with the same', () => {
    const inOrder = [...Object.keys(hooks).filter((hook) => IN_ORDER.has(hook)), 'choice'];
    for (const other of ALL_FEATURES) {
      if (other.id === id || (other.turn ?? 0) !== turn) continue;
      const both: Readonly<Record<string, unknown>> = {
        ...other.hooks,
        choice: feature.choice && other.choice,
      };
      expect(inOrder.filter((hook) => both[hook] !== undefined)).toEqual([]);
    }
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
    const anyAnswer: StepContext['anyAnswer'] = (each, what) => sampleOf(each.type).anyAnswer(each, what);
    const context = { game, playerId, who: 0, what: 999, question, anyAnswer };
    const others = ALL_FEATURES.filter(({ id }) => !hasFeature({ type }, id));
    const commands = others.flatMap(({ sample: { player = {}, host = {} } = {} }) =>
      Object.values<(context: StepContext) => Command>({ ...player, ...host }),
    );
    for (const [index, make] of commands.entries()) {
      const command = make({ ...context, commandId: `other-${index}` });
      expect([command.type, game.send(command)]).toEqual([
        command.type,
        { ok: false, reason: 'room.WRONG_STATE' },
      ]);
    }
  });
});
