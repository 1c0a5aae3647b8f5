import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readFormatted } from '#core/content/formatted.ts';
import { PowerupGame } from '#core/features/powerups/testGame.ts';
import { keyed, sampleOf } from '#core/questions/authority.ts';
import { authoringOf, convertQuestion } from '#core/questions/authoring.ts';
import { kindOf } from '#core/questions/kinds.ts';
import type { AuthoredOf, QuestionOf } from '#core/questions/question.ts';
import { appearanceOf } from '#core/questions/pieces/pieces.ts';
import { printedQuestion } from '#core/questions/reorder/deal.ts';
import { placedItems, correctSteps } from '#core/questions/reorder/index.ts';
import { stream, type Stream } from '#core/random/stream.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';

const items = (texts: readonly string[]) => texts.map((text, place) => ({ id: `i${place}`, text }));
const ids = (count: number) => Array.from({ length: count }, (_, place) => `i${place}`);
const written = (texts: readonly string[]): AuthoredOf<'REORDER'> => ({
  type: 'REORDER',
  text: 'In order?',
  items: texts.map((text) => ({ text })),
});
const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g'), { minLength: 3, maxLength: 10 });
const seeds = fc.tuple(fc.nat(), fc.nat());

/** Correct steps of an order, which names the items by their correct places. */
function steps(order: readonly number[], words = order.map(String)) {
  const named = order.map((place) => `i${place}`);
  return correctSteps(items(words), ids(order.length), named).right;
}

describe('an order', () => {
  it('loses one step for a single misplaced item, wherever it landed, and has none when reversed', () => {
    expect(steps([0, 1, 2, 3, 4])).toBe(4);
    expect(steps([1, 2, 3, 4, 0])).toBe(3);
    expect(steps([0, 4, 1, 2, 3])).toBe(3);
    expect(steps([1, 0, 2, 4, 3])).toBe(2);
    expect(steps([4, 3, 2, 1, 0])).toBe(0);
  });

  it('ignores which of two identical items comes first', () => {
    const words = ['salt', 'water', 'salt', 'oil'];
    expect(steps([0, 1, 2, 3], words)).toBe(3);
    expect(steps([2, 1, 0, 3], words)).toBe(3);
    expect(placedItems(items(words), ids(4), ['i2', 'i1', 'i0', 'i3'])).toEqual(
      ids(4).map((id, belongs) => ({ id, belongs, kept: true })),
    );
  });

  it('tells apart items with the same words but different formatting', () => {
    const bold = [{ from: 0, to: 1, style: 'bold' }] as const;
    const looks = [
      { id: 'i0', text: 'a' },
      { id: 'i1', text: 'a', marks: bold },
      { id: 'i2', text: 'b' },
    ];
    expect(correctSteps(looks, ids(3), ['i1', 'i0', 'i2']).right).toBe(1);
  });

  it('marks the longest run, or among several the one with the most items in place', () => {
    const placed = placedItems(items(['a', 'b', 'c', 'd']), ids(4), ['i1', 'i0', 'i2', 'i3']);
    expect(placed.map(({ belongs }) => belongs)).toEqual([1, 0, 2, 3]);
    expect(placed.filter(({ kept }) => kept)).toHaveLength(3);
    const first = placedItems(items(['a', 'b', 'c']), ids(3), ['i2', 'i1', 'i0']);
    expect(first.flatMap(({ kept, id }) => (kept ? id : []))).toEqual(['i1']);
  });

  it('compares items by how they look, ignoring outer spaces', () => {
    const looks = (source: string) => appearanceOf(readFormatted(source, 'markdown'));
    expect(looks('**A**')).not.toBe(looks('A'));
    expect(looks('$\\frac12$')).not.toBe(looks('1/2'));
    expect(looks('  **A** ')).toBe(looks('**A**'));
  });
});

describe('a question', () => {
  const builtOf = (words: readonly string[], draws: Stream) => {
    const { question, key } = keyed(written(words), draws);
    if (question.type !== 'REORDER' || key === null || !('order' in key)) throw new Error();
    return { question, key };
  };

  it('is dealt with at most half its steps correct, whether or not the game shuffles answers', () => {
    fc.assert(
      fc.property(texts, seeds, (words, seed) => {
        const { question, key } = builtOf(words, stream(seed, 'deal'));
        const order = question.items.map(({ id }) => id);
        expect(order.toSorted()).toEqual(key.order.toSorted());
        const { right, of } = correctSteps(question.items, key.order, order);
        const different = new Set(words).size;
        if (different === words.length) expect(right * 2).toBeLessThanOrEqual(of);
        else if (different > 1) expect(right).toBeLessThan(of);
      }),
    );
  });

  it('is dealt the same for all seats, because different deals would help them rule out orders', () => {
    const game = new Game({ questions: [written(['a', 'b', 'c', 'd'])], options: { jumbleAnswers: true } });
    const players = ['Ana', 'Ben', 'Cy', 'Dan', 'Eve'].map((name) => game.join(name));
    game.start();
    for (const player of players) game.open(player);
    const [first, ...others] = players.map((player) => game.view(player).slide?.question);
    expect(first).toMatchObject({ type: 'REORDER' });
    for (const other of others) expect(other).toEqual(first);
  });

  it('has several deals when all items but one are identical, so that none reveals the key', () => {
    const deals = new Set<string>();
    for (let seed = 0; seed < 50; seed += 1) {
      const { items } = builtOf(['a', 'a', 'a', 'b'], stream([seed, 1], 'deal')).question;
      deals.add(items.map(({ text }) => text).join(''));
    }
    expect([...deals].toSorted()).toEqual(['aaba', 'abaa', 'baaa']);
  });

  it('stays in order while its author edits it', () => {
    const { preview } = authoringOf('REORDER');
    const base = { id: 'q7', text: 'In order?', timeMs: 30_000 };
    const once = preview(written(['a', 'b', 'c', 'd']), base);
    expect(preview(written(['a', 'b', 'c', 'd']), base)).toEqual(once);
    expect(once.question.items.map(({ id }) => id)).not.toEqual(once.reveal.order);
  });

  it('prints in the same order from every game and from the library, with at most half its steps correct', () => {
    fc.assert(
      fc.property(texts, fc.tuple(seeds, seeds), (words, rooms) => {
        const base = { id: 'q7', text: 'In order?', timeMs: 30_000 };
        const asked = authoringOf('REORDER').preview(written(words), base);
        const sheets = [
          ...rooms.map((seed) => {
            const { question, key } = builtOf(words, stream(seed, 'deal'));
            return printedQuestion(question, key.order);
          }),
          printedQuestion(asked.question, asked.reveal.order),
        ].map(({ items: all }) => all.map(({ text }) => text));
        for (const sheet of sheets) expect(sheet).toEqual(sheets[0]);
        if (new Set(words).size < words.length) return;
        const { right, of } = correctSteps(
          items(words),
          ids(words.length),
          (sheets[0] ?? []).map((text) => `i${words.findIndex((word) => word === text)}`),
        );
        expect(right * 2).toBeLessThanOrEqual(of);
      }),
    );
  });

  it('keeps its items as options of another type, with the correct one still to be marked', () => {
    const made = convertQuestion(written(['a', 'b', 'c']), 'MCQ');
    expect(made).toMatchObject({ options: [{ text: 'a' }, { text: 'b' }, { text: 'c' }], unmarked: true });
    expect(convertQuestion(made, 'REORDER')).toEqual(written(['a', 'b', 'c']));
  });
});

describe('a move', () => {
  const question: QuestionOf<'REORDER'> = {
    id: 'q',
    type: 'REORDER',
    text: '',
    timeMs: 1_000,
    hasCorrectAnswer: true,
    items: items(['a', 'b', 'c', 'd']),
  };
  const put = (piece: string, place: number) =>
    kindOf('REORDER').applyAct(question, null, { type: 'put', piece, place });

  it('shifts the items in between by one', () => {
    expect(put('i0', 2)?.answer).toMatchObject({ order: ['i1', 'i2', 'i0', 'i3'] });
    expect(put('i3', 0)?.answer).toMatchObject({ order: ['i3', 'i0', 'i1', 'i2'] });
  });

  it('is ignored for an unknown place or piece, and if nothing would change', () => {
    expect(put('i0', 0)).toBeNull();
    expect(put('i0', 4)).toBeNull();
    expect(put('i0', -1)).toBeNull();
    expect(put('i0', 0.5)).toBeNull();
    expect(put('x', 1)).toBeNull();
  });

  it('picks the piece with a letter and its place with a digit', () => {
    const { actOfKey, can } = kindOf('REORDER');
    expect(can.parts?.pieceOfKey?.(question, 'b')).toBe('i1');
    expect(can.parts?.pieceOfKey?.(question, 'e')).toBeNull();
    expect(can.parts?.pieceOfKey?.(question, '2')).toBeNull();
    expect(actOfKey(question, '3', 'i1')).toEqual({ type: 'put', piece: 'i1', place: 2 });
    expect(actOfKey(question, '3')).toBeNull();
  });
});

describe('a game with a reorder question', () => {
  const begin = (settings: Partial<GameSettings> = {}) => {
    const { authored } = sampleOf('REORDER');
    const game = new Game({ questions: [authored, authored], options: { timer: 'strict' }, ...settings });
    const ana = game.join('Ana');
    game.start();
    game.wait(3_000);
    game.open(ana);
    return { game, ana };
  };
  const PARTLY = ['Ant', 'Cat', 'Whale', 'Horse'];
  const give = (game: Game, ana: string, state: 'attempted' | 'timedOut') => {
    const { question } = game.room.questions[game.currentQuestion(ana)] ?? {};
    if (question?.type !== 'REORDER') throw new Error();
    return game.send({
      type: 'answer',
      commandId: game.commandId(),
      playerId: ana,
      questionId: question.id,
      state,
      answer: sampleOf('REORDER').answerOf(question, PARTLY),
      networkMs: 0,
    });
  };

  it('scores the share of correct steps, rounded to tens', () => {
    const { game, ana } = begin();
    game.answer(ana, PARTLY);
    expect(game.seat(ana).responses[0]).toMatchObject({
      result: 'partial',
      breakup: { base: 400, timer: 0 },
    });
  });

  it('grades what is placed when a player’s own time is up, without a time bonus', () => {
    const { game, ana } = begin();
    game.wait(30_000);
    expect(give(game, ana, 'timedOut').ok).toBe(true);
    expect(game.seat(ana).responses[0]).toMatchObject({
      state: 'autoAttempted',
      result: 'partial',
      breakup: { base: 400, timer: 0, total: 400 },
    });
  });

  it('grades what is placed when everyone’s time is up, until the reveal', () => {
    const { game, ana } = begin({ type: 'tp' });
    const ben = game.join('Ben');
    game.now = game.room.slide?.deadline ?? 0;
    game.send({ type: 'deadline' });
    game.now += 400;
    expect(give(game, ana, 'timedOut').ok).toBe(true);
    expect(game.seat(ana).pending).toMatchObject({
      state: 'autoAttempted',
      result: 'partial',
      breakup: { base: 400, timer: 0 },
    });
    game.wait(100);
    expect(give(game, ben, 'timedOut')).toEqual({ ok: false, reason: 'response.ALREADY_ANSWERED' });
  });

  it('stores an answer that is too late even for a slow device, without grading it', () => {
    const { game, ana } = begin();
    game.wait(33_000);
    expect(give(game, ana, 'timedOut').ok).toBe(true);
    expect(game.seat(ana).responses[0]).toMatchObject({ state: 'timedOut', result: 'incorrect' });
    game.open(ana);
    game.wait(33_000);
    give(game, ana, 'attempted');
    expect(game.seat(ana).responses[1]).toMatchObject({ state: 'timedOut', breakup: { total: 0 } });
  });

  it('reveals nothing about a graded placement if the game shows no results', () => {
    const { game, ana } = begin({ type: 'test' });
    game.wait(30_000);
    give(game, ana, 'timedOut');
    expect(game.seat(ana).responses[0]).toMatchObject({ state: 'autoAttempted', result: 'partial' });
    const { slide, me } = game.view(ana);
    expect(slide?.feedback ?? null).toMatchObject({ result: null, reveal: null, breakup: null });
    expect(me.score).toBe(0);
  });

  it('counts each item’s places and how many players kept it in order', () => {
    const { game, ana } = begin();
    const ben = game.join('Ben');
    game.open(ben);
    game.answer(ana, ['Ant', 'Cat', 'Horse', 'Whale']);
    game.answer(ben, PARTLY);
    const q = game.currentQuestion(ana);
    const { question, distribution } = game.hostView().questions[Math.max(0, q)] ?? {};
    const spread = distribution?.spread;
    if (spread?.type !== 'REORDER' || question?.type !== 'REORDER') throw new Error();
    const told = question.items.map(({ id, text }) => [text, spread.places[id], spread.kept?.[id]]);
    expect(Object.fromEntries(told.map(([text, ...rest]) => [text, rest]))).toMatchObject({
      Ant: [0, 2],
      Cat: [2, 2],
    });
  });
});

describe('immunity', () => {
  const begin = () => {
    const { authored } = sampleOf('REORDER');
    const game = new PowerupGame({ questions: [authored, authored] });
    const [ana = ''] = game.players;
    game.open(ana);
    game.giveAndUse(ana, 'immunity');
    return { game, ana };
  };

  it('catches a partially correct order and scores the better of the two', () => {
    const { game, ana } = begin();
    game.answer(ana, ['Ant', 'Cat', 'Whale', 'Horse']);
    expect(game.view(ana).slide).toMatchObject({ state: 'active', feedback: null });
    expect(game.view(ana).slide?.powerups?.spared).toMatchObject({ type: 'REORDER' });
    game.answer(ana, ['Whale', 'Horse', 'Cat', 'Ant']);
    const [response] = game.seat(ana).responses;
    expect(response).toMatchObject({ result: 'partial', breakup: { base: 400 } });
    expect(game.view(ana).slide?.answer).toEqual(response?.answer);
  });

  it('takes the second order if it is better', () => {
    const { game, ana } = begin();
    game.answer(ana, ['Whale', 'Horse', 'Cat', 'Ant']);
    game.answer(ana, ['Ant', 'Cat', 'Horse', 'Whale']);
    expect(game.seat(ana).responses[0]).toMatchObject({ result: 'correct' });
  });
});
