import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { evolveAll, recordedEvents, recordOf, type RoomEvent } from '#core/authority/index.ts';
import { Game } from '#core/testing/game.ts';
import { hashOf, type StoredGame } from '#core/testing/storedGame.ts';

const FOLDER = 'tests/replays';
const logOf = (file: string): readonly RoomEvent[] => {
  const { setting, commands } = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as StoredGame;
  const game = new Game(setting);
  for (const { now, command } of commands) {
    game.now = now;
    game.send(command);
  }
  return game.log;
};

/** The state without what a record leaves to the room that begins with it. */
function played(log: readonly RoomEvent[]) {
  const {
    hash: _,
    code: _c,
    hostId: _h,
    openedBy: _o,
    seq: _s,
    rematch: _r,
    hostCommands: _k,
    ...room
  } = evolveAll(null, log) as NonNullable<ReturnType<typeof evolveAll>>;
  return hashOf(
    JSON.parse(JSON.stringify(room), (field, value: unknown) => (/command/i.test(field) ? null : value)),
  );
}

it.each(readdirSync(FOLDER))('a record replays to the same game: %s', (file) => {
  const log = logOf(file);
  const record = recordOf(log);
  if (!record || log[0]?.type !== 'roomCreated') throw new Error('no record');
  const again: readonly RoomEvent[] = [{ ...log[0], ...record.created }, ...record.events];
  expect(played(again)).toBe(played(log));
  // Taken along twice, it stays as it is.
  expect(recordedEvents(record.events)).toEqual(record.events);
});

it.each(readdirSync(FOLDER))('a record has no id of a command: %s', (file) => {
  const log = logOf(file);
  const ids = [...JSON.stringify(log).matchAll(/"commandId":"([^"]+)"/g)].map(([, id]) => id);
  const record = JSON.stringify(recordOf(log));
  const kept = [...record.matchAll(/"commandId":"([^"]+)"/g)].map(([, id]) => id);
  expect(kept.filter((id) => ids.includes(id))).toEqual([]);
  expect(kept.every((id) => /^#\d+$/.test(id as string))).toBe(true);
  expect(new Set(kept).size).toBeLessThanOrEqual(new Set(ids).size);
});

it('a record has no drawings, which only their server has', () => {
  const question = {
    type: 'BLANK',
    text: 'What is $x$?',
    accepted: ['1'],
    format: 'markdown',
    drawings: { x: '/formulas/1.svg' },
  } as const;
  const game = new Game({ questions: [question] });
  const changed = { ...question, text: 'And $x$?' };
  game.host({ type: 'updateQuiz', questions: [{ q: 0, question: changed }] });
  expect(JSON.stringify(game.log).match(/drawings/g)).toHaveLength(2);
  const record = JSON.stringify(recordOf(game.log));
  expect(record).toContain('And $x$?');
  expect(record).not.toContain('drawings');
});
