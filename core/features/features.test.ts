// Contract of all features. A test in server/rooms checks that each of their events occurs in random play and
// has a push.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Command } from '#core/authority/index.ts';
import { ALL_FEATURES } from '#core/authority/engine/features.ts';
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

/** Event types and game type of each stored game. */
const kept = stored.map(({ setting, commands }) => {
  const game = new Game(setting);
  for (const { now, command } of commands) {
    game.now = now;
    game.send(command);
  }
  return { type: setting.type, words: new Set<string>(game.log.map(({ type }) => type)) };
});

/** Hooks that run in turn order: each takes the previous result, or the first answer wins. */
const IN_ORDER: ReadonlySet<string> = new Set<keyof Hooks>([
  'opened',
  'answered',
  'judged',
  'elapsedMs',
  'insteadOfAnswer',
  'alsoAfterAnswer',
  'afterAnswer',
  'times',
  'draft',
  'heights',
  'possiblePoints',
]);

describe.each(ALL_FEATURES)(
  '$id',
  ({ id, evolve = {}, tells = {}, hooks = {}, priority = 0, ...feature }) => {
    const events = Object.keys(evolve);

    it('is listed by a mode', () => {
      expect(GAME_TYPES.filter((type) => hasFeature({ type }, id))).not.toEqual([]);
    });

    it('is covered by a stored game, so that a change in behavior changes a hash', () => {
      const games = kept.filter(({ type }) => hasFeature({ type }, id));
      expect(games).not.toEqual([]);
      if (events.length > 0)
        expect(games.some(({ words }) => events.some((event) => words.has(event)))).toBe(true);
    });

    it('declares the audience of each of its events', () => {
      expect(Object.keys(tells).sort()).toEqual(events.sort());
    });

    it('has its own turn among features that share an ordered hook', () => {
      const inOrder = [...Object.keys(hooks).filter((hook) => IN_ORDER.has(hook)), 'choice'];
      for (const other of ALL_FEATURES) {
        if (other.id === id || (other.priority ?? 0) !== priority) continue;
        const both: Readonly<Record<string, unknown>> = {
          ...other.hooks,
          choice: feature.choice && other.choice,
        };
        expect(inOrder.filter((hook) => both[hook] !== undefined)).toEqual([]);
      }
    });
  },
);

describe.each(GAME_TYPES)('mode %s', (type) => {
  it('lists each of its features once', () => {
    const { features } = modeOf({ type });
    expect(new Set(features).size).toBe(features.length);
  });

  it('refuses the commands of all other features', () => {
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
