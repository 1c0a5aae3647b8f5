import { describe, expect, it } from 'vitest';
import { commandIdFor } from '#core/authority/commandId.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';

const REUSED = { ok: false, reason: 'request.COMMAND_REUSED' };
const NOTHING = { ok: true, events: [] };
const [ONE, OTHER, UNKNOWN] = [
  commandIdFor('command-1', 'one'),
  commandIdFor('command-1', 'other'),
  'command-1',
];

describe('the id of a completed command', () => {
  it('is refused for a different host command, and repeats the same one without effect', () => {
    const game = new Game({ questions: choices(2) });
    expect(game.host({ type: 'lock', locked: true }, ONE)).toMatchObject({ ok: true });
    expect(game.host({ type: 'lock', locked: true }, ONE)).toEqual(NOTHING);
    expect(game.host({ type: 'lock', locked: false }, OTHER)).toEqual(REUSED);
    expect(game.room.locked).toBe(true);
    // Older logs don't record what a command asked for.
    expect(game.host({ type: 'lock', locked: true }, UNKNOWN)).toEqual(NOTHING);
  });

  it('is refused for a different answer, even in a later attempt', () => {
    const game = new Game({ questions: choices(2) });
    const ana = game.join('Ana');
    game.start();
    game.open(ana);
    expect(game.answer(ana, ['right'], ONE)).toMatchObject({ ok: true });
    game.open(ana);
    expect(game.answer(ana, ['right'], ONE)).toEqual(NOTHING);
    expect(game.answer(ana, ['wrong'], OTHER)).toEqual(REUSED);
    game.answer(ana, ['right']);
    game.send({ type: 'startAttempt', playerId: ana });
    game.open(ana);
    expect(game.answer(ana, ['wrong'], OTHER)).toEqual(REUSED);
  });

  it("does not clash with another player's command or with a longer name", () => {
    const game = new Game({ questions: choices(2) });
    const [ana, ben] = [game.join('Ana'), game.join('Ben')];
    game.start();
    for (const [player, id] of [
      [ana, ONE],
      [ben, OTHER],
    ] as const) {
      game.open(player);
      expect(game.answer(player, ['right'], id)).toMatchObject({ ok: true });
    }
    game.open(ana);
    expect(game.answer(ana, ['right'], commandIdFor('command-11', 'one'))).toMatchObject({ ok: true });
  });
});
