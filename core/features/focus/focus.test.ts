import { describe, expect, it } from 'vitest';
import { FOCUS } from '#core/features/focus/focus.ts';
import { parseOptions } from '#core/features/options.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';

function begin(focusMode = true) {
  const game = new Game({ questions: choices(1), options: { focusMode } });
  const ana = game.join('Ana');
  const look = (away: boolean, ms = 0) => {
    game.now += ms;
    return game.send({ type: 'reportFocus', playerId: ana, away });
  };
  const seen = () => game.hostView().players[0]?.focus;
  return { game, ana, look, seen };
}

describe('focus mode', () => {
  it('counts how often and for how long the page was left while the game ran', () => {
    const { game, look, seen } = begin();
    look(true);
    expect(seen()).toEqual({ lost: 0, awayMs: 0, away: false });
    game.start();
    look(true);
    look(true, 1_000);
    expect(seen()).toEqual({ lost: 1, awayMs: 0, away: true });
    look(false, 4_000);
    look(false);
    expect(seen()).toEqual({ lost: 1, awayMs: 5_000, away: false });
    look(true);
    look(false, 2_000);
    expect(seen()).toEqual({ lost: 2, awayMs: 7_000, away: false });
    expect(game.replayed()).toEqual(game.room);
  });

  it('changes nothing in the game or in what players see', () => {
    const { game, ana, look } = begin();
    const ben = game.join('Ben');
    game.start();
    const [before, beforeBen] = [game.view(ana), game.view(ben)];
    look(true);
    expect({ ...game.view(ana), seq: 0 }).toEqual({ ...before, seq: 0 });
    expect({ ...game.view(ben), seq: 0 }).toEqual({ ...beforeBen, seq: 0 });
  });

  it('counts nothing when it is off or after the player has finished', () => {
    const off = begin(false);
    off.game.start();
    off.look(true);
    expect(off.seen()).toBeNull();
    expect(off.game.seat(off.ana).focus).toBeUndefined();
    const { game, ana, look, seen } = begin();
    game.start();
    game.open(ana);
    game.answer(ana, ['right']);
    look(true);
    expect(seen()).toMatchObject({ lost: 0 });
  });

  it('stops counting before a script can fill the log', () => {
    const { game, look, seen } = begin();
    game.start();
    for (let time = 0; time < FOCUS.maxCounted + 20; time += 1) {
      look(true);
      look(false);
    }
    const { seq } = game.room;
    look(true);
    expect(game.room.seq).toBe(seq);
    expect(seen()).toMatchObject({ lost: FOCUS.maxCounted, away: false });
  });
});

describe('a plain game', () => {
  it('has no memes, music or motion', () => {
    const plain = { memes: false, studentMusic: false, reduceMotion: true };
    expect(parseOptions('normal', { isNoFrills: true, memes: true })).toMatchObject(plain);
    expect(parseOptions('normal', {})).toMatchObject({ memes: true, reduceMotion: false });
  });
});
