import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at } from '#core/collections/list.ts';
import { ranksBeforeSlide, leaderboardOf } from '#core/authority/index.ts';
import { standingOf } from '#core/authority/standing.ts';
import { play, settings, steps } from '#core/testing/arbitraryPlay.ts';
import { Game } from '#core/testing/game.ts';
import { anyPoints, finalRank, onPodium } from '#core/views/figures.ts';

const MCQ = {
  type: 'MCQ',
  text: 'A prime?',
  options: [{ text: '4' }, { text: '7', correct: true }],
} as const;

/** Names in the order of the projector's board, with the places each has gained. */
function moves(game: Game): readonly (readonly [string, number])[] {
  const rows = game.projector().board?.rows ?? [];
  return rows.map(({ name, rank, previousRank }) => [name, (previousRank ?? rank) - rank] as const);
}

/** Opens the next question. */
function next(game: Game): void {
  while (game.room.slide?.state !== 'completed') {
    game.host({ type: 'next' });
    game.wait(500);
  }
  game.host({ type: 'next' });
}

/** Closes and reveals the open question. */
function reveal(game: Game): void {
  game.host({ type: 'next' });
  game.wait(500);
}

it('a player with a wrong answer ranks above one who never answered', () => {
  const game = new Game({ type: 'tp' });
  const [idle, tried] = [game.join('Idle'), game.join('Tried')];
  game.start();
  game.wait(20_000);
  game.answer(tried, ['4']);
  game.host({ type: 'next' });
  game.wait(600);
  expect(game.room.slide?.state).toBe('reveal');
  expect(game.hostView().players.map(({ id }) => id)).toEqual([tried, idle]);
});

describe('the leaderboard', () => {
  it('puts players who have done nothing below those who play, even without a point', () => {
    const game = new Game({ type: 'test', questions: [MCQ] });
    game.join('Idle');
    const ana = game.join('Ana');
    game.start();
    game.open(ana);
    game.now += 9_000;
    game.answer(ana, ['4']);
    const { order } = leaderboardOf(game.room);
    expect(order.map((seat) => at(game.room.seats, seat)?.name)).toEqual(['Ana', 'Idle']);
  });

  it('moves only by points: not when no one has any, and not among equal scores', () => {
    const game = new Game({ type: 'tp', questions: [MCQ, MCQ, MCQ, MCQ], options: { timer: 'off' } });
    const [ana = '', ben = '', cleo = ''] = ['Ana', 'Ben', 'Cleo'].map((name) => game.join(name));
    game.start();
    reveal(game);
    expect(moves(game)).toEqual([
      ['Ana', 0],
      ['Ben', 0],
      ['Cleo', 0],
    ]);
    next(game);
    // No one is right, but Ana and Ben took longer: the order changes, but no one has moved.
    game.answer(cleo, ['4']);
    game.now += 4_000;
    game.answer(ben, ['4']);
    game.now += 4_000;
    game.answer(ana, ['4']);
    expect(moves(game)).toEqual([
      ['Cleo', 0],
      ['Ben', 0],
      ['Ana', 0],
    ]);
    next(game);
    game.answer(ana, ['7']);
    reveal(game);
    expect(moves(game)).toEqual([
      ['Ana', 2],
      ['Cleo', -1],
      ['Ben', -1],
    ]);
    next(game);
    // Ben draws level with Ana: no longer behind her, but not ahead either.
    game.answer(ben, ['7']);
    reveal(game);
    const [first, second] = moves(game);
    expect(new Set([first?.[0], second?.[0]])).toEqual(new Set(['Ana', 'Ben']));
    expect(moves(game).find(([name]) => name === 'Ben')).toEqual(['Ben', 1]);
    expect(moves(game).find(([name]) => name === 'Ana')).toEqual(['Ana', 0]);
    expect(moves(game).find(([name]) => name === 'Cleo')).toEqual(['Cleo', -1]);
  });

  it('lets no one rise without points on this question, or fall without being overtaken, in any play', () => {
    fc.assert(
      fc.property(settings, steps, (setting, list) => {
        play({ ...setting, type: 'tp' }, list, ({ room }) => {
          if (room.slide?.state !== 'reveal') return;
          const now = leaderboardOf(room);
          const before = ranksBeforeSlide(room);
          for (const [seat, rank] of now.rankOf) {
            const previous = before?.get(seat) ?? rank;
            expect(previous).toBeGreaterThanOrEqual(1);
            expect(previous).toBeLessThanOrEqual(now.order.length);
            const own = at(room.seats, seat);
            const score = own ? standingOf(own).score : 0;
            const last = own?.responses.find(({ q }) => q === room.slide?.index);
            if (previous > rank) expect(last?.breakup.total).toBeGreaterThan(0);
            if (previous < rank) {
              const above = now.order.slice(0, rank - 1).map((index) => at(room.seats, index));
              expect(above.some((other) => other && standingOf(other).score > score)).toBe(true);
            }
          }
        });
      }),
      { numRuns: 100 },
    );
  });
});

describe('a podium', () => {
  it('is for the top three, and never without points', () => {
    expect([1, 2, 3, 4].map((rank) => onPodium({ rank, score: 10 }))).toEqual([true, true, true, false]);
    expect(onPodium({ rank: 1, score: 0 })).toBe(false);
    expect(onPodium({ rank: null, score: 900 })).toBe(false);
    expect([finalRank({ rank: 2, score: 10 }), finalRank({ rank: 1, score: 0 })]).toEqual([2, null]);
    expect(anyPoints([{ score: 0 }, { score: 0 }])).toBe(false);
    expect(anyPoints([{ score: 0 }, { score: 10 }])).toBe(true);
  });
});
