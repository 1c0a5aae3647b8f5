// Grouped questions, in every order in which a player meets questions (docs/game-rules.md, "Question
// groups").

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { questionsToPractice } from '#core/authority/practiceQuestions.ts';
import { orderOf } from '#core/authority/order/draw.ts';
import { queueOf } from '#core/features/mastery/authorityOrder.ts';
import type { Room } from '#core/authority/state.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import { type Seed, shuffled, stream } from '#core/random/stream.ts';
import { SOLO_REPLAY } from '#core/solo/soloReplay.ts';
import {
  busySettings,
  busySteps,
  grouped,
  groupings,
  play,
  settings,
  steps,
} from '#core/testing/arbitraryPlay.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';

/** One letter per question names its group; a dot means none. */
const quizOf = (groups: string) =>
  grouped(
    choices(groups.length),
    [...groups].map((group) => (group === '.' ? undefined : group)),
  );

function begin(
  groups: string,
  options: Partial<GameOptions> = {},
  settled: { type?: 'mastery_mode'; seed?: Seed } = {},
) {
  const game = new Game({ questions: quizOf(groups), options, seed: [7, 7], ...settled });
  const ana = game.join('Ana');
  game.start();
  const answer = (...words: readonly ('right' | 'wrong')[]) => {
    for (const word of words) {
      game.open(ana);
      game.answer(ana, [word]);
    }
  };
  return { game, ana, answer, order: () => orderOf(game.room, 0) };
}

/** For each question, the first one of its group, or itself. */
function beginnings({ questions }: Room): readonly number[] {
  const found: number[] = [];
  for (const [q, { group }] of questions.entries())
    found.push(group !== undefined && questions[q - 1]?.group === group ? (found[q - 1] ?? q) : q);
  return found;
}

/** True if grouped questions are side by side, in the author's order. */
function standTogether(room: Room, order: readonly number[]): boolean {
  const begins = beginnings(room);
  return order.every((q, place) => {
    const next = order.findIndex((other, from) => from > place && begins[other] === begins[q]);
    return next < 0 || (next === place + 1 && (order[next] ?? 0) > q);
  });
}

const seeds: fc.Arbitrary<Seed> = fc.tuple(fc.nat(0xffffffff), fc.nat(0xffffffff));

describe('a question order', () => {
  it('shuffles a group as one', () => {
    const places = new Set<number>();
    for (let seed = 1; seed <= 40; seed += 1) {
      const order = begin('.aaa..', { jumble: true }, { seed: [seed, 0] }).order();
      const first = order.indexOf(1);
      expect(order.slice(first, first + 3)).toEqual([1, 2, 3]);
      places.add(first);
    }
    expect(places).toEqual(new Set([0, 1, 2, 3]));
  });

  it('treats a group name that comes back after another question as a new group', () => {
    const apart = Array.from({ length: 40 }, (_, seed) =>
      begin('aa.aa', { jumble: true }, { seed: [seed, 0] })
        .order()
        .join(''),
    );
    expect(new Set(apart).size).toBe(6);
  });

  it('has every question of the attempt once, with groups side by side', () => {
    fc.assert(
      fc.property(
        groupings(14),
        fc.boolean(),
        fc.nat(14),
        seeds,
        (groups, jumble, questionsPerAttempt, seed) => {
          const questions = grouped(choices(14), groups);
          const game = new Game({ questions, options: { jumble, questionsPerAttempt }, seed });
          game.join('Ana');
          const order = orderOf(game.room, 0);
          expect(order).toHaveLength(questionsPerAttempt || 14);
          expect(new Set(order).size).toBe(order.length);
          expect(standTogether(game.room, order)).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('without groups, shuffles questions and decks by the original streams', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.nat(31),
        fc.boolean(),
        seeds,
        (count, most, jumble, seed) => {
          const { game, ana, order } = begin(
            '.'.repeat(count),
            { questionsPerAttempt: most, jumble, limitAttempts: 0 },
            { seed },
          );
          const all = [...game.room.questions.keys()];
          const asked = Math.min(count, most || count);
          for (let attempt = 1; attempt <= 3; attempt += 1) {
            const decks = Math.floor(count / asked);
            const cards = shuffled(stream(seed, `draw:0:${Math.floor((attempt - 1) / decks)}`), all);
            const from = ((attempt - 1) % decks) * asked;
            const drawn = asked === count ? all : cards.slice(from, from + asked).toSorted((a, b) => a - b);
            expect(order()).toEqual(jumble ? shuffled(stream(seed, `order:0:${attempt}`), drawn) : drawn);
            game.send({ type: 'finish', playerId: ana });
            game.send({ type: 'startAttempt', playerId: ana });
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a draw', () => {
  /** Draws for several attempts, each as a list of question indexes. */
  const draws = (groups: string, questionsPerAttempt: number, attempts: number, seed: Seed) => {
    const { game, ana, answer, order } = begin(groups, { questionsPerAttempt, limitAttempts: 12 }, { seed });
    return Array.from({ length: attempts }, (_, attempt) => {
      if (attempt > 0) game.send({ type: 'startAttempt', playerId: ana });
      const drawn = order();
      answer(...drawn.map(() => 'right' as const));
      expect(game.view(ana).me.isOver).toBe(true);
      return drawn.join(' ');
    });
  };

  it('takes a group whole or not at all while single questions can fill the attempt', () => {
    for (let seed = 1; seed <= 40; seed += 1)
      for (const drawn of draws('aaa.....', 4, 2, [seed, 0])) expect(drawn).toMatch(/^0 1 2 |^[3-7]/);
  });

  it('splits a group that nothing else can replace, and continues it in the next attempt', () => {
    expect(draws('aaaaaaaa', 5, 1, [1, 0])).toEqual(['0 1 2 3 4']);
    expect(draws('aaaaaaaa', 3, 2, [1, 0])).toEqual(['0 1 2', '3 4 5']);
    const halves = new Set(
      Array.from({ length: 20 }, (_, seed) => draws('aaabbb', 2, 3, [seed, 0]).join(', ')),
    );
    expect(halves).toEqual(new Set(['0 1, 2 3, 4 5', '3 4, 0 5, 1 2']));
  });

  it('repeats no question before all are reshuffled', () => {
    fc.assert(
      fc.property(groupings(12), fc.integer({ min: 1, max: 11 }), seeds, (groups, count, seed) => {
        const attempts = Math.floor(12 / count);
        const labels = groups.map((group) => group?.at(-1) ?? '.').join('');
        const drawn = draws(labels, count, Math.min(12, attempts), seed).flatMap((each) => each.split(' '));
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawn).toHaveLength(attempts * count);
      }),
      { numRuns: 60 },
    );
  });

  it('for a replay, keeps groups whole where they fit, with missed questions first', () => {
    const groups = `${'.'.repeat(14)}aaabbb`;
    const { game, answer } = begin(groups);
    answer(
      ...Array.from({ length: 15 }, () => 'right' as const),
      'wrong',
      ...Array.from({ length: 4 }, () => 'right' as const),
    );
    game.host({ type: 'end' });
    for (let seed = 1; seed <= 40; seed += 1) {
      const again = questionsToPractice(game.room, 0, [seed, 0]);
      expect(again).toHaveLength(SOLO_REPLAY.questions);
      expect(again).toEqual(expect.arrayContaining([14, 15, 16]));
      expect([0, 3]).toContain(again.filter((q) => q >= 17).length);
    }
  });
});

describe('a mastery game', () => {
  /** True if a question at this place would split a group. */
  const divides = (room: Room, left: readonly number[], place: number): boolean => {
    const begins = beginnings(room);
    const ahead = new Set(left.slice(0, place).map((q) => begins[q]));
    return left.slice(place).some((q) => ahead.has(begins[q]));
  };

  it('repeats a missed question after the group it would split, even if that is its own', () => {
    const { game, ana, answer } = begin('.aaaaaaaa.', {}, { type: 'mastery_mode' });
    answer('wrong');
    expect(queueOf(game.room, 0, game.seat(ana))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0, 9]);
    answer('wrong');
    expect(queueOf(game.room, 0, game.seat(ana))).toEqual([2, 3, 4, 5, 6, 7, 8, 1, 0, 9]);
  });

  it('never splits a group, repeats a question at the first allowed place, and ends', () => {
    const words = fc.array(fc.constantFrom('right', 'wrong', 'wrong'), { maxLength: 40 });
    let moved = 0;
    fc.assert(
      fc.property(groupings(14), fc.boolean(), words, seeds, (groups, jumble, list, seed) => {
        const questions = grouped(choices(14), groups);
        const game = new Game({ type: 'mastery_mode', questions, options: { jumble }, seed });
        const ana = game.join('Ana');
        game.start();
        const answer = (word: 'right' | 'wrong'): void => {
          const [q, ...left] = queueOf(game.room, 0, game.seat(ana));
          game.open(ana);
          expect(game.seat(ana).open?.q).toBe(q);
          expect(game.answer(ana, [word])).toMatchObject({ ok: true });
          const queue = queueOf(game.room, 0, game.seat(ana));
          const place = queue.indexOf(q ?? -1);
          expect(queue.filter((other) => other !== q)).toEqual(left);
          if (word === 'right') return expect(place).toBe(-1);
          expect(place).toBeGreaterThanOrEqual(Math.min(3, left.length));
          expect(divides(game.room, left, place)).toBe(false);
          for (let before = 7; before < place; before += 1)
            expect(divides(game.room, left, before)).toBe(true);
          moved += Number([3, 4, 5, 6, 7].some((each) => each < place && divides(game.room, left, each)));
        };
        for (const word of list) if (!game.seat(ana).isOver) answer(word);
        for (let rights = 0; !game.seat(ana).isOver; rights += 1) {
          expect(rights).toBeLessThan(14);
          answer('right');
        }
        expect(game.view(ana).me).toMatchObject({ isOver: true, hasMastered: true, answered: 14 });
      }),
      { numRuns: 100 },
    );
    expect(moved).toBeGreaterThan(20);
  });

  it('turned on midway, repeats missed questions in order after those still to come', () => {
    const { game, ana, answer, order } = begin('.aaa.bb.', { jumble: true });
    const first = order();
    answer('wrong', 'right', 'wrong', 'wrong');
    game.host({ type: 'turnOnMastery', reattempts: 'unlimited' });
    const [one, , three, four, ...rest] = first;
    expect(queueOf(game.room, 0, game.seat(ana))).toEqual([...rest, one, three, four]);
  });
});

describe('grouped questions, over any play', () => {
  it('have nothing asked between them the first time', () => {
    let together = 0;
    for (const [anySetting, anySteps] of [
      [settings, steps],
      [busySettings, busySteps],
    ] as const)
      fc.assert(
        fc.property(anySetting, anySteps, groupings(10), (setting, list, groups) => {
          const questions = grouped(choices(10), groups);
          const { log, room } = play({ ...setting, questions }, list, () => undefined);
          const begins = beginnings(room);
          const asked = new Map<number, number[]>();
          for (const event of log) {
            if (event.type === 'attemptStarted') asked.set(event.seat, []);
            // An extra life asks immediately, even for a postponed question whose answer was in flight.
            if (event.type !== 'questionOpened' || event.byExtraLife) continue;
            const before = asked.get(event.seat) ?? [];
            const begin = begins[event.q];
            const since = before.findIndex((q) => begins[q] === begin);
            if (!before.includes(event.q) && since >= 0) {
              together += 1;
              expect(before.slice(since).map((q) => begins[q])).toEqual(before.slice(since).map(() => begin));
            }
            asked.set(event.seat, [...before, event.q]);
          }
        }),
        { numRuns: 100 },
      );
    expect(together).toBeGreaterThan(20);
  });
});
