// Rules of all kinds with places, for their samples and for arbitrary questions.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { PowerupGame } from '#core/features/powerups/testGame.ts';
import { authorityOf, keyed, type Keyed, QUESTION_SAMPLES, sampleOf } from '#core/questions/authority.ts';
import { classificationRules } from '#core/questions/classification/index.ts';
import type { PlacingType } from '#core/questions/families.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { matchRules } from '#core/questions/match/index.ts';
import { appearanceOf } from '#core/questions/pieces/pieces.ts';
import {
  isRightIn,
  type Placed,
  type PlacingQuestion,
  type PlacingRules,
  pressed,
  type RightPieces,
  solved,
  waitingHalf,
} from '#core/questions/placing/placing.ts';
import { anyPlacement } from '#core/questions/placing/sample.ts';
import type { Answer, Question } from '#core/questions/question.ts';
import { stream } from '#core/random/stream.ts';

/** A question with places as built, and what the tests ask of its kind. */
interface Built {
  readonly question: Question & PlacingQuestion;
  readonly right: RightPieces;
  readonly holdsMany: boolean;
  readonly keyed: Keyed;
}

/** Answers of a kind with places have a placement. */
const isPlacing = (answer: unknown): boolean => JSON.stringify(answer).includes('"placed"');

const SAMPLES = QUESTION_SAMPLES.filter(({ authored, answerOf, right }) =>
  isPlacing(answerOf(keyed(authored, stream([1, 1], 'sample')).question, right)),
).map(({ authored }) => authored);

function built(authored: AuthoredQuestion, seed: readonly [number, number] = [3, 5]): Built {
  const made = keyed(authored, stream(seed, 'ids'));
  const { question } = made;
  if (!('places' in question) || made.key === null || !('right' in made.key)) throw new Error();
  const { right } = made.key;
  return { question, right, holdsMany: question.type === 'CLASSIFICATION', keyed: made };
}

const answerOf = ({ question }: Built, placed: Placed) => ({ type: question.type, placed }) as Answer;
function gradeOf(of: Built, placed: Placed): number {
  const { right, of: all } = authorityOf(of.question.type).grade(of.keyed, answerOf(of, placed));
  return right / all;
}

const word = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
const item = word.map((text) => ({ text }));
const extras = fc.array(item, { maxLength: 4 });
const matches: fc.Arbitrary<AuthoredQuestion> = fc
  .record({ partners: fc.array(item, { minLength: 2, maxLength: 8 }), extras })
  .map(({ partners, extras: more }) => ({
    type: 'MATCH',
    text: 'Which?',
    pairs: partners.map((match, at) => ({ prompt: { text: `${at}` }, match })),
    extras: more,
  }));
const sortings: fc.Arbitrary<AuthoredQuestion> = fc
  .record({ groups: fc.array(fc.array(item, { maxLength: 5 }), { minLength: 2, maxLength: 6 }), extras })
  .filter(({ groups }) => groups.flat().length > 0)
  .map(({ groups, extras: more }) => ({
    type: 'CLASSIFICATION',
    text: 'Where?',
    groups: groups.map((items, at) => ({ name: `${at}`, items })),
    extras: more,
  }));
const questions = fc.oneof(matches, sortings, fc.constantFrom(...SAMPLES));
const asked = fc.tuple(questions, fc.nat(), fc.nat()).map(([authored, a, b]) => built(authored, [a, b]));
const placements = fc.tuple(asked, fc.nat()).map(([of, what]) => {
  const placed = authorityOf(of.question.type).fits(
    of.question,
    answerOf(of, anyPlacement(of.question, what)),
  )
    ? anyPlacement(of.question, what)
    : {};
  return { of, placed };
});

describe('a placement', () => {
  it('is completely correct if it is the key, and worth nothing if it is empty', () => {
    fc.assert(
      fc.property(asked, (of) => {
        expect(gradeOf(of, solved(of.question, of.right, of.holdsMany))).toBe(1);
        expect(gradeOf(of, {})).toBe(0);
      }),
    );
  });

  it('is no answer while it is empty', () => {
    for (const of of SAMPLES.map((authored) => built(authored))) {
      const { type } = of.question;
      expect(authorityOf(type).fits(of.question, answerOf(of, {}))).toBe(false);
      expect(kindOf(type).restored(of.question, answerOf(of, {}))).toBeNull();
      const [piece] = of.question.items;
      if (!piece) throw new Error();
      const put = (draft: Answer | null, place: number | null) =>
        kindOf(type).applyAct(of.question, draft, { type: 'put', piece: piece.id, place });
      // Not every piece may go everywhere.
      const at = of.question.places.findIndex((_, place) => put(null, place) !== null);
      const once = put(null, at)?.answer ?? null;
      expect(once).toEqual(answerOf(of, { [piece.id]: of.question.places[at]?.id ?? '' }));
      expect(put(once, null)?.answer).toBeNull();
    }
  });

  it('counts the same in whatever order its pieces were put', () => {
    fc.assert(
      fc.property(placements, ({ of, placed }) => {
        const reversed = Object.fromEntries(Object.entries(placed).toReversed());
        expect(gradeOf(of, reversed)).toBe(gradeOf(of, placed));
        const { answerWords } = kindOf(of.question.type);
        expect(answerWords(of.question, answerOf(of, reversed))).toBe(
          answerWords(of.question, answerOf(of, placed)),
        );
      }),
    );
  });

  it('counts the same with pieces swapped that look the same', () => {
    fc.assert(
      fc.property(placements, ({ of, placed }) => {
        for (const one of of.question.items)
          for (const other of of.question.items) {
            if (appearanceOf(one) !== appearanceOf(other)) continue;
            const { [one.id]: first, [other.id]: second, ...rest } = placed;
            const swapped = {
              ...rest,
              ...(second !== undefined && { [one.id]: second }),
              ...(first !== undefined && { [other.id]: first }),
            };
            expect(gradeOf(of, swapped)).toBe(gradeOf(of, placed));
          }
      }),
    );
  });

  it('is never worth more without one of its correct pieces', () => {
    fc.assert(
      fc.property(placements, ({ of, placed }) => {
        for (const [piece, place] of Object.entries(placed)) {
          if (!isRightIn(of.right, piece, place)) continue;
          const { [piece]: _, ...rest } = placed;
          expect(gradeOf(of, rest)).toBeLessThanOrEqual(gradeOf(of, placed));
        }
      }),
    );
  });

  it('is restored as it was kept, once and again', () => {
    fc.assert(
      fc.property(placements, fc.anything(), ({ of, placed }, junk) => {
        const { restored } = kindOf(of.question.type);
        for (const kept of [answerOf(of, placed), junk, { placed: junk }]) {
          const once = restored(of.question, kept);
          if (once) expect(restored(of.question, once)).toEqual(once);
        }
        const whole = restored(of.question, answerOf(of, placed));
        expect(whole).toEqual(Object.keys(placed).length > 0 ? answerOf(of, placed) : null);
      }),
    );
  });

  it('costs nothing for an extra in a place, but one correct piece for an extra in a group', () => {
    const [match, sorting] = [
      built({
        type: 'MATCH',
        text: '',
        pairs: [
          { prompt: { text: '1' }, match: { text: 'a' } },
          { prompt: { text: '2' }, match: { text: 'b' } },
        ],
        extras: [{ text: 'x' }],
      }),
      built({
        type: 'CLASSIFICATION',
        text: '',
        groups: [
          { name: '1', items: [{ text: 'a' }, { text: 'b' }] },
          { name: '2', items: [{ text: 'c' }, { text: 'd' }] },
        ],
        extras: [{ text: 'x' }],
      }),
    ];
    expect(gradeOf(match, byWords(match, { a: '1', x: '2' }))).toBe(1 / 2);
    expect(gradeOf(sorting, byWords(sorting, { a: '1', b: '1', c: '2', d: '2', x: '2' }))).toBe(3 / 4);
    expect(gradeOf(sorting, byWords(sorting, { x: '2' }))).toBe(0);
  });

  it('has an item of two groups once, correct in either', () => {
    const of = built({
      type: 'CLASSIFICATION',
      text: '',
      groups: [
        { name: 'flies', items: [{ text: 'bat' }, { text: 'wasp' }] },
        { name: 'mammal', items: [{ text: ' bat ' }, { text: 'cow' }, { text: 'cow' }] },
      ],
      extras: [{ text: 'cow' }, { text: 'rock' }],
    });
    expect(of.question.items.map(({ text }) => text.trim()).toSorted()).toEqual([
      'bat',
      'cow',
      'rock',
      'wasp',
    ]);
    const rest = { wasp: 'flies', cow: 'mammal' };
    for (const bat of ['flies', 'mammal']) expect(gradeOf(of, byWords(of, { ...rest, bat }))).toBe(1);
    expect(gradeOf(of, byWords(of, rest))).toBe(2 / 3);
  });
});

/** The placement of these pieces in these places, all by their words. */
function byWords({ question: { items, places } }: Built, words: Readonly<Record<string, string>>): Placed {
  const idOf = (all: PlacingQuestion['items'], wanted: string) =>
    all.find(({ text }) => text.trim() === wanted)?.id ?? '';
  return Object.fromEntries(
    Object.entries(words).map(([piece, place]) => [idOf(items, piece), idOf(places, place)]),
  );
}

describe.each(SAMPLES.map((authored) => [authored.type, authored] as const))('%s', (_type, authored) => {
  const SEEDS = 1_200;
  const deals = Array.from({ length: SEEDS }, (_, seed) => built(authored, [seed, 9]));
  /** True if `part` of all deals is about what chance makes of `one` in `of`. */
  const isChance = (part: number, of: number) =>
    Math.abs(part - SEEDS / of) < 4 * Math.sqrt((SEEDS / of) * (1 - 1 / of));

  it('is dealt without a trace of its key: a correct piece is as often in each row of those that fit', () => {
    const [first] = deals;
    for (const at of first?.question.places.keys() ?? []) {
      const rows = deals.map(({ question, right }) => {
        const fitting = question.items.filter(({ id }) =>
          kindOf(question.type).applyAct(question, null, { type: 'put', piece: id, place: at }),
        );
        const own = right[question.places[at]?.id ?? '']?.[0];
        return { row: fitting.findIndex(({ id }) => id === own), count: fitting.length };
      });
      const count = rows[0]?.count ?? 0;
      for (let row = 0; row < count; row += 1)
        expect(isChance(rows.filter((each) => each.row === row).length, count), `${at} in ${row}`).toBe(true);
    }
  });

  it('has ids that say nothing: neither pieces nor places are sorted by them', () => {
    const texts = deals[0]?.question.items.map(({ text }) => text) ?? [];
    const isSorted = (all: PlacingQuestion['items'], [one, other]: readonly (string | undefined)[]) => {
      const idOf = (wanted: string | undefined) => all.find(({ text }) => text === wanted)?.id ?? '';
      return idOf(one) < idOf(other);
    };
    expect(isChance(deals.filter(({ question: { items } }) => isSorted(items, texts)).length, 2)).toBe(true);
    const sorted = deals.filter(({ question: { places } }) => (places[0]?.id ?? '') < (places[1]?.id ?? ''));
    expect(isChance(sorted.length, 2)).toBe(true);
    for (const { question } of deals.slice(0, 50)) {
      const ids = [...question.items, ...question.places].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('keeps its deal when a correction leaves its pieces and places as they are', () => {
    const played = built(authored, [1, 2]);
    const now = built(authored, [8, 9]);
    const { aligned } = authorityOf(authored.type);
    const same = aligned?.(now.keyed, played.keyed);
    expect(same?.question).toEqual({
      ...now.question,
      items: played.question.items,
      places: played.question.places,
    });
    expect(same?.key).toEqual(played.keyed.key);
    const other = { ...played.question, items: played.question.items.slice(1) } as Question;
    expect(aligned?.(now.keyed, { ...played.keyed, question: other } as Keyed)).toBeNull();
  });

  it('is answered by a bot, correctly or not', () => {
    const of = built(authored);
    const { bot, fits } = authorityOf(authored.type);
    for (const isRight of [true, false]) {
      const answer = bot(of.keyed, isRight, stream([1, 2], 'bot'));
      if (!('placed' in answer)) throw new Error();
      expect(fits(of.question, answer)).toBe(true);
      expect(gradeOf(of, answer.placed) === 1).toBe(isRight);
    }
  });

  it('counts who put what where, and takes it back', () => {
    const of = built(authored);
    const { tally } = authorityOf(authored.type);
    const answer = answerOf(of, solved(of.question, of.right, of.holdsMany));
    const once = tally.count(of.keyed, tally.start(of.question), answer, 1);
    const spread = tally.spread(of.keyed, once, { mayKnowCorrect: false } as never);
    if (!('counts' in spread)) throw new Error();
    for (const [piece, place] of Object.entries(solved(of.question, of.right, of.holdsMany)))
      expect(spread.counts[place]?.[piece]).toBe(1);
    const none = tally.count(of.keyed, once, answer, -1);
    expect(JSON.stringify(none)).not.toMatch(/:[1-9]/);
  });
});

describe.each(SAMPLES.map(({ type }) => [type] as const))('%s in a game', (type) => {
  const begin = (isImmune: boolean) => {
    const { authored } = sampleOf(type);
    const game = new PowerupGame({ questions: [authored, authored], options: { timer: 'strict' } });
    const [ana = ''] = game.players;
    game.open(ana);
    if (isImmune) game.giveAndUse(ana, 'immunity');
    return { game, ana, right: sampleOf(type).right };
  };

  it('earns the share that is correct', () => {
    const { game, ana, right } = begin(false);
    game.answer(ana, right.slice(0, 1));
    const base = Math.round(60 / right.length) * 10;
    expect(game.seat(ana).responses[0]).toMatchObject({ result: 'partial', breakup: { base } });
  });

  it('may be tried again with immunity, and the better answer counts', () => {
    const { game, ana, right } = begin(true);
    game.answer(ana, right.slice(0, 1));
    expect(game.view(ana).slide).toMatchObject({ state: 'active', feedback: null });
    expect(game.view(ana).slide?.powerups?.spared).toMatchObject({ type });
    game.answer(ana, sampleOf(type).wrong ?? []);
    expect(game.seat(ana).responses[0]).toMatchObject({ result: 'partial' });
  });

  it('is graded as it is when the time is up', () => {
    const { game, ana, right } = begin(false);
    game.wait(30_000);
    const { question } = game.room.questions[game.currentQuestion(ana)] ?? {};
    if (question?.type !== type) throw new Error();
    game.send({
      type: 'answer',
      commandId: game.commandId(),
      playerId: ana,
      questionId: question.id,
      state: 'timedOut',
      answer: sampleOf(type).answerOf(question, right.slice(0, 1)),
      networkMs: 0,
    });
    expect(game.seat(ana).responses[0]).toMatchObject({ state: 'autoAttempted', result: 'partial' });
  });

  it('has no part for power-ups that take wrong options away', () => {
    expect(kindOf(type).can.parts).toBeDefined();
    expect(authorityOf(type).can).toEqual({});
  });
});

describe('a move', () => {
  const ask = <T extends PlacingType>(type: T): PlacingQuestion & Question =>
    ({
      id: 'q',
      type,
      text: '',
      timeMs: 1_000,
      hasCorrectAnswer: true,
      items: ['a', 'b', 'c'].map((id) => ({ id, text: id })),
      places: ['p', 'q', 'r'].map((id) => ({ id, text: id })),
    }) as PlacingQuestion & Question;
  const [match, sorting] = [ask('MATCH'), ask('CLASSIFICATION')];
  /** The placement after each of these moves. */
  function placedBy(question: Question, ...moves: readonly (readonly [string, number | null])[]): Placed {
    let draft: Answer | null = null;
    for (const [piece, place] of moves)
      draft = kindOf(question.type).applyAct(question, draft, { type: 'put', piece, place })?.answer ?? draft;
    return draft && 'placed' in draft ? (draft.placed as Placed) : {};
  }

  it('swaps two placed pieces where a place holds one', () => {
    expect(placedBy(match, ['a', 0], ['b', 1], ['a', 1])).toEqual({ a: 'q', b: 'p' });
    expect(placedBy(sorting, ['a', 0], ['b', 1], ['a', 1])).toEqual({ a: 'q', b: 'q' });
  });

  it('sends the old piece back to the tray when a new one takes its place', () => {
    expect(placedBy(match, ['a', 0], ['b', 0])).toEqual({ b: 'p' });
    expect(placedBy(sorting, ['a', 0], ['b', 0])).toEqual({ a: 'p', b: 'p' });
  });

  it('takes a piece out of its place, and means nothing where nothing would change', () => {
    expect(placedBy(match, ['a', 0], ['b', 1], ['a', null])).toEqual({ b: 'q' });
    for (const question of [match, sorting]) {
      const { applyAct } = kindOf(question.type);
      const draft = applyAct(question, null, { type: 'put', piece: 'a', place: 0 })?.answer ?? null;
      for (const [piece, place] of [
        ['a', 0],
        ['b', null],
        ['x', 0],
        ['a', 3],
        ['a', -1],
        ['a', 0.5],
        ['a', 'p'],
        ['__proto__', 0],
      ] as const)
        expect(applyAct(question, draft, { type: 'put', piece, place }), `${piece} ${place}`).toBeNull();
    }
  });

  it('starts with a letter and ends with a digit', () => {
    for (const question of [match, sorting]) {
      const { actOfKey, can } = kindOf(question.type);
      expect(can.parts?.pieceOfKey?.(question, 'b')).toBe('b');
      expect(can.parts?.pieceOfKey?.(question, 'd')).toBeNull();
      expect(can.parts?.pieceOfKey?.(question, '2')).toBeNull();
      expect(actOfKey(question, '3', 'a')).toEqual({ type: 'put', piece: 'a', place: 2 });
      expect(actOfKey(question, '3', 'p')).toBeNull();
      expect(actOfKey(question, '3')).toBeNull();
    }
  });

  const put = (piece: string, place: number | null) => ({ type: 'put', piece, place });
  const hold = (piece: string | null) => ({ type: 'hold', piece });
  type Press = readonly [placed: Placed, held: string | undefined, id: string, does: object];
  const pressesOf = <T extends string>(rules: PlacingRules<T>, presses: readonly Press[]) => {
    const question = rules.holdsMany ? sorting : match;
    for (const [placed, held, id, does] of presses)
      expect(pressed(rules, question, placed, held, id), JSON.stringify([placed, held, id])).toEqual(does);
  };

  it('takes one press where a place waits, or two with either half first', () =>
    pressesOf(matchRules, [
      [{}, undefined, 'b', put('b', 0)],
      [{ a: 'p' }, undefined, 'b', put('b', 1)],
      // Place first.
      [{}, undefined, 'r', hold('r')],
      [{}, 'r', 'b', put('b', 2)],
      [{ b: 'p' }, 'r', 'b', put('b', 2)],
      // Piece first.
      [{ b: 'p' }, 'b', 'r', put('b', 2)],
      [{ b: 'p', c: 'q' }, 'b', 'c', put('b', 1)],
      // A press unties a pair, on either half.
      [{ b: 'p' }, undefined, 'b', put('b', null)],
      [{ b: 'p' }, undefined, 'p', put('b', null)],
      [{ b: 'p' }, 'b', 'b', put('b', null)],
      [{}, 'b', 'b', hold(null)],
      [{ b: 'p' }, 'b', 'a', hold('a')],
    ]));

  it('takes one press where a piece waits', () =>
    pressesOf(classificationRules, [
      [{}, undefined, 'q', put('a', 1)],
      [{ a: 'p' }, undefined, 'q', put('b', 1)],
      // Another piece first.
      [{}, undefined, 'c', hold('c')],
      [{}, 'c', 'q', put('c', 1)],
      // Once all are placed, a place opens, and a piece in it can be taken.
      [{ a: 'p', b: 'p', c: 'p' }, undefined, 'p', hold('p')],
      [{ a: 'p', b: 'p', c: 'p' }, 'p', 'b', hold('b')],
      [{ a: 'p', b: 'p', c: 'p' }, 'b', 'q', put('b', 1)],
      [{ a: 'p', b: 'p', c: 'p' }, 'p', 'p', hold(null)],
      [{ a: 'p', b: 'p', c: 'p' }, 'b', 'b', put('b', null)],
    ]));

  it('always leads on: pressing whatever waits and any place or piece fills all places', () => {
    fc.assert(
      fc.property(asked, fc.array(fc.nat(), { minLength: 40, maxLength: 40 }), (of, choices) => {
        const rules: PlacingRules<string> = of.holdsMany ? classificationRules : matchRules;
        const { question } = of;
        let draft: Answer | null = null;
        for (const choice of choices) {
          const placed: Placed = draft && 'placed' in draft ? (draft.placed as Placed) : {};
          if (waitingHalf(rules, question, placed) === null) break;
          const loose = question.items.filter(({ id }) => placed[id] === undefined);
          const others = rules.waits === 'piece' ? question.places : loose;
          const id = others[choice % others.length]?.id ?? '';
          const does = pressed(rules, question, placed, undefined, id);
          expect(does.type).toBe('put');
          if (does.type === 'put')
            draft = kindOf(question.type).applyAct(question, draft, does)?.answer ?? null;
        }
        const placed: Placed = draft && 'placed' in draft ? (draft.placed as Placed) : {};
        expect(waitingHalf(rules, question, placed)).toBeNull();
      }),
    );
  });
});
