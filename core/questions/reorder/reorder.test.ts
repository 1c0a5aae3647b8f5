import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formattedOf } from '#core/content/formatted.ts';
import { PowerupGame } from '#core/features/powerups/testGame.ts';
import { keyed, sampleOf } from '#core/questions/authority.ts';
import { authoringOf, convertQuestion } from '#core/questions/authoring.ts';
import { kindOf } from '#core/questions/kinds.ts';
import type { AuthoredOf, QuestionOf } from '#core/questions/question.ts';
import { looksOf } from '#core/questions/pieces/pieces.ts';
import { printed } from '#core/questions/reorder/deal.ts';
import { placedItems, stepsIn } from '#core/questions/reorder/index.ts';
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

/** Steps of an order that names the items by their places in the right one. */
function steps(order: readonly number[], words = order.map(String)) {
  const named = order.map((place) => `i${place}`);
  return stepsIn(items(words), ids(order.length), named).right;
}

describe('an order', () => {
  it('loses one step for one item astray, wherever it landed, and has none when it is reversed', () => {
    expect(steps([0, 1, 2, 3, 4])).toBe(4);
    expect(steps([1, 2, 3, 4, 0])).toBe(3);
    expect(steps([0, 4, 1, 2, 3])).toBe(3);
    expect(steps([1, 0, 2, 4, 3])).toBe(2);
    expect(steps([4, 3, 2, 1, 0])).toBe(0);
  });

  it('is the same whichever of two items that are alike stands first', () => {
    const words = ['salt', 'water', 'salt', 'oil'];
    expect(steps([0, 1, 2, 3], words)).toBe(3);
    expect(steps([2, 1, 0, 3], words)).toBe(3);
    expect(placedItems(items(words), ids(4), ['i2', 'i1', 'i0', 'i3'])).toEqual(
      ids(4).map((id, belongs) => ({ id, belongs, kept: true })),
    );
  });

  it('tells apart what says the same and looks different', () => {
    const bold = [{ from: 0, to: 1, style: 'bold' }] as const;
    const looks = [
      { id: 'i0', text: 'a' },
      { id: 'i1', text: 'a', marks: bold },
      { id: 'i2', text: 'b' },
    ];
    expect(stepsIn(looks, ids(3), ['i1', 'i0', 'i2']).right).toBe(1);
  });

  it('marks the longest run, and of several the one with the most items where they belong', () => {
    const placed = placedItems(items(['a', 'b', 'c', 'd']), ids(4), ['i1', 'i0', 'i2', 'i3']);
    expect(placed.map(({ belongs }) => belongs)).toEqual([1, 0, 2, 3]);
    expect(placed.filter(({ kept }) => kept)).toHaveLength(3);
    const first = placedItems(items(['a', 'b', 'c']), ids(3), ['i2', 'i1', 'i0']);
    expect(first.flatMap(({ kept, id }) => (kept ? id : []))).toEqual(['i1']);
  });

  it('tells apart what is set differently, and nothing else', () => {
    const looks = (source: string) => looksOf(formattedOf(source, 'markdown'));
    expect(looks('**A**')).not.toBe(looks('A'));
    expect(looks('$\\frac12$')).not.toBe(looks('1/2'));
    expect(looks('  **A** ')).toBe(looks('**A**'));
  });
});

describe('a ladder', () => {
  const builtOf = (words: readonly string[], draws: Stream) => {
    const { question, key } = keyed(written(words), draws);
    if (question.type !== 'REORDER' || key === null || !('order' in key)) throw new Error();
    return { question, key };
  };

  it('is dealt with at most half its steps, whether or not a game mixes up answers', () => {
    fc.assert(
      fc.property(texts, seeds, (words, seed) => {
        const { question, key } = builtOf(words, stream(seed, 'deal'));
        const order = question.items.map(({ id }) => id);
        expect(order.toSorted()).toEqual(key.order.toSorted());
        const { right, of } = stepsIn(question.items, key.order, order);
        const different = new Set(words).size;
        if (different === words.length) expect(right * 2).toBeLessThanOrEqual(of);
        else if (different > 1) expect(right).toBeLessThan(of);
      }),
    );
  });

  it('is dealt alike to all seats, who would know the key from what each of their deals can’t be', () => {
    const game = new Game({ questions: [written(['a', 'b', 'c', 'd'])], options: { jumbleAnswers: true } });
    const players = ['Ana', 'Ben', 'Cy', 'Dan', 'Eve'].map((name) => game.join(name));
    game.start();
    for (const player of players) game.open(player);
    const [first, ...others] = players.map((player) => game.view(player).slide?.question);
    expect(first).toMatchObject({ type: 'REORDER' });
    for (const other of others) expect(other).toEqual(first);
  });

  it('has several deals where all items but one are alike, so that none tells the key', () => {
    const deals = new Set<string>();
    for (let seed = 0; seed < 50; seed += 1) {
      const { items } = builtOf(['a', 'a', 'a', 'b'], stream([seed, 1], 'deal')).question;
      deals.add(items.map(({ text }) => text).join(''));
    }
    expect([...deals].toSorted()).toEqual(['aaba', 'abaa', 'baaa']);
  });

  it('stays in its order while its author writes', () => {
    const { asked } = authoringOf('REORDER');
    const base = { id: 'q7', text: 'In order?', timeMs: 30_000 };
    const once = asked(written(['a', 'b', 'c', 'd']), base);
    expect(asked(written(['a', 'b', 'c', 'd']), base)).toEqual(once);
    expect(once.question.items.map(({ id }) => id)).not.toEqual(once.reveal.order);
  });

  it('is printed in the same order in each game and from the library, with at most half its steps', () => {
    fc.assert(
      fc.property(texts, fc.tuple(seeds, seeds), (words, rooms) => {
        const base = { id: 'q7', text: 'In order?', timeMs: 30_000 };
        const asked = authoringOf('REORDER').asked(written(words), base);
        const sheets = [
          ...rooms.map((seed) => {
            const { question, key } = builtOf(words, stream(seed, 'deal'));
            return printed(question, key.order);
          }),
          printed(asked.question, asked.reveal.order),
        ].map(({ items: all }) => all.map(({ text }) => text));
        for (const sheet of sheets) expect(sheet).toEqual(sheets[0]);
        if (new Set(words).size < words.length) return;
        const { right, of } = stepsIn(
          items(words),
          ids(words.length),
          (sheets[0] ?? []).map((text) => `i${words.findIndex((word) => word === text)}`),
        );
        expect(right * 2).toBeLessThanOrEqual(of);
      }),
    );
  });

  it('keeps its items as the options of another kind, whose author has yet to say which is right', () => {
    const made = convertQuestion(written(['a', 'b', 'c']), 'MCQ');
    expect(made).toMatchObject({ options: [{ text: 'a' }, { text: 'b' }, { text: 'c' }], unmarked: true });
    expect(convertQuestion(made, 'REORDER')).toEqual(written(['a', 'b', 'c']));
  });
});

describe('a put', () => {
  const question: QuestionOf<'REORDER'> = {
    id: 'q',
    type: 'REORDER',
    text: '',
    timeMs: 1_000,
    hasCorrectAnswer: true,
    items: items(['a', 'b', 'c', 'd']),
  };
  const put = (piece: string, place: number) =>
    kindOf('REORDER').acted(question, null, { type: 'put', piece, place });

  it('moves what lies between by one', () => {
    expect(put('i0', 2)?.answer).toMatchObject({ order: ['i1', 'i2', 'i0', 'i3'] });
    expect(put('i3', 0)?.answer).toMatchObject({ order: ['i3', 'i0', 'i1', 'i2'] });
  });

  it('means nothing off the ladder, for what is not there, and where it stands already', () => {
    expect(put('i0', 0)).toBeNull();
    expect(put('i0', 4)).toBeNull();
    expect(put('i0', -1)).toBeNull();
    expect(put('i0', 0.5)).toBeNull();
    expect(put('x', 1)).toBeNull();
  });

  it('is a letter for what is picked up, and a digit for where it goes', () => {
    const { actOfKey, can } = kindOf('REORDER');
    expect(can.parts?.pieceOfKey(question, 'b')).toBe('i1');
    expect(can.parts?.pieceOfKey(question, 'e')).toBeNull();
    expect(can.parts?.pieceOfKey(question, '2')).toBeNull();
    expect(actOfKey(question, '3', 'i1')).toEqual({ type: 'put', piece: 'i1', place: 2 });
    expect(actOfKey(question, '3')).toBeNull();
  });
});

describe('a game with a ladder', () => {
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

  it('gives the share of the steps, in tens', () => {
    const { game, ana } = begin();
    game.answer(ana, PARTLY);
    expect(game.seat(ana).responses[0]).toMatchObject({
      result: 'partial',
      breakup: { base: 400, timer: 0 },
    });
  });

  it('hands in what is placed as a player’s own time runs out, without a bonus for time', () => {
    const { game, ana } = begin();
    game.wait(30_000);
    expect(give(game, ana, 'timedOut').ok).toBe(true);
    expect(game.seat(ana).responses[0]).toMatchObject({
      state: 'autoAttempted',
      result: 'partial',
      breakup: { base: 400, timer: 0, total: 400 },
    });
  });

  it('hands in what is placed as the time of all runs out, up to the reveal', () => {
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

  it('keeps what comes later than a slow device sends it, and does not grade it', () => {
    const { game, ana } = begin();
    game.wait(33_000);
    expect(give(game, ana, 'timedOut').ok).toBe(true);
    expect(game.seat(ana).responses[0]).toMatchObject({ state: 'timedOut', result: 'incorrect' });
    game.open(ana);
    game.wait(33_000);
    give(game, ana, 'attempted');
    expect(game.seat(ana).responses[1]).toMatchObject({ state: 'timedOut', breakup: { total: 0 } });
  });

  it('tells nothing of what is handed in where a game tells no results', () => {
    const { game, ana } = begin({ type: 'test' });
    game.wait(30_000);
    give(game, ana, 'timedOut');
    expect(game.seat(ana).responses[0]).toMatchObject({ state: 'autoAttempted', result: 'partial' });
    const { slide, me } = game.view(ana);
    expect(slide?.feedback ?? null).toMatchObject({ result: null, reveal: null, breakup: null });
    expect(me.score).toBe(0);
  });

  it('counts for each item where it stood, and how many kept it in order', () => {
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

  it('catches an order that is partly right, and counts the better of both', () => {
    const { game, ana } = begin();
    game.answer(ana, ['Ant', 'Cat', 'Whale', 'Horse']);
    expect(game.view(ana).slide).toMatchObject({ state: 'active', feedback: null });
    expect(game.view(ana).slide?.powerups?.spared).toMatchObject({ type: 'REORDER' });
    game.answer(ana, ['Whale', 'Horse', 'Cat', 'Ant']);
    const [response] = game.seat(ana).responses;
    expect(response).toMatchObject({ result: 'partial', breakup: { base: 400 } });
    expect(game.view(ana).slide?.answer).toEqual(response?.answer);
  });

  it('takes the second one where that is better', () => {
    const { game, ana } = begin();
    game.answer(ana, ['Whale', 'Horse', 'Cat', 'Ant']);
    game.answer(ana, ['Ant', 'Cat', 'Horse', 'Whale']);
    expect(game.seat(ana).responses[0]).toMatchObject({ result: 'correct' });
  });
});
