import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type RoomEvent, recordOf } from '#core/authority/index.ts';
import { HOSTED_TYPES } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import { Game } from '#core/testing/game.ts';
import type { StoredGame } from '#core/testing/storedGame.ts';
import { handleRecord } from '#server/areas/reports/gameRecord.ts';

const FOLDER = 'tests/replays';
/** Stored games are played in 1970, and a record can't be from the future. */
const NOW = Date.UTC(2026, 0, 1);

const bytesOf = (value: unknown) => new Uint8Array(new TextEncoder().encode(JSON.stringify(value)));
const check = (log: readonly RoomEvent[]) =>
  handleRecord({ kind: 'check', record: bytesOf(recordOf(log)), now: NOW });

function finishedGame(file: string): Game {
  const { setting, commands } = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as StoredGame;
  const game = new Game(setting);
  for (const { now, command } of commands) {
    game.now = now;
    game.send(command);
  }
  if (!isFinished(game.room.state)) game.host({ type: 'end' });
  return game;
}
const games = readdirSync(FOLDER).map((file) => ({ file, game: finishedGame(file) }));
const hosted = games.filter(
  ({ game: { room } }) => HOSTED_TYPES.some((type) => type === room.type) && room.playMode !== 'solo',
);

describe('games of every kind pass the check', () => {
  it.each(hosted)('$file', ({ game: { log, room } }) => {
    expect(isFinished(room.state)).toBe(true);
    expect(check(log)).toMatchObject({
      kind: 'checked',
      game: { endedAt: room.endedAt, players: room.players, state: room.state },
    });
  });

  it('apart from those without a host', () => {
    expect(hosted.length).toBeGreaterThan(12);
    const others = games.filter((each) => !hosted.includes(each));
    for (const { game } of others) expect(check(game.log)).toMatchObject({ kind: 'refused' });
  });
});

it('the log is written from its chunks as one record', () => {
  const log = hosted[0]?.game.log ?? [];
  const chunks = [log.slice(0, 1), log.slice(1, 3), log.slice(3)].map((chunk) => JSON.stringify(chunk));
  const result = handleRecord({ kind: 'write', log: chunks });
  expect(result).toEqual({ kind: 'written', record: JSON.stringify(recordOf(log)) });
});

it('questions that replaced others have to be as strict as those of the beginning', () => {
  const log = games.find(({ file }) => file === 'quizUpdated.json')?.game.log ?? [];
  const withPicture = (url: string) =>
    log.map((event) =>
      event.type === 'quizUpdated'
        ? {
            ...event,
            questions: event.questions.map(({ q, question }) => ({
              q,
              question: { ...question, media: { type: 'image', url } as const },
            })),
          }
        : event,
    );
  expect(check(withPicture('/media/dot.webp'))).toMatchObject({ kind: 'checked' });
  expect(check(withPicture('javascript:alert(1)'))).toMatchObject({ kind: 'refused' });
});

it('an event that would hold up a server is refused', () => {
  const log = hosted[0]?.game.log ?? [];
  const marks = Array.from({ length: 40_000 }, (_, n) => ({ answer: `${n}`, credit: 1 }));
  const change = { type: 'marks', marks } as const;
  const event = { type: 'questionCorrected', q: 0, change, mayLose: true, commandId: 'c', at: 0 } as const;
  expect(check([...log, event])).toEqual({ kind: 'refused', fault: 'an event is too large' });
});

describe('questions that replaced others', () => {
  const updated = hosted.find(({ file }) => file === 'quizUpdated.json')?.game.log ?? [];
  const drawn = (drawings: Record<string, string>): readonly RoomEvent[] =>
    updated.map((event) =>
      event.type === 'quizUpdated'
        ? {
            ...event,
            questions: event.questions.map(({ q, question }) => ({ q, question: { ...question, drawings } })),
          }
        : event,
    );

  it('are recorded without their drawings', () => {
    expect(updated.some(({ type }) => type === 'quizUpdated')).toBe(true);
    expect(recordOf(drawn({ x: 'formulas/1.svg' }))).toEqual(recordOf(updated));
  });

  it('are refused with anything that an author could not write', () => {
    const record = recordOf(updated);
    const forged = { ...record, events: drawn({ x: 'https://example.com/x.svg' }).slice(1) };
    expect(handleRecord({ kind: 'check', record: bytesOf(forged), now: NOW })).toMatchObject({
      kind: 'refused',
      fault: expect.stringContaining('question') as string,
    });
  });
});
