import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authorityOf, keyed, sampleOf } from '#core/questions/authority.ts';
import { EMPTY_BOARD, roundedPoint } from '#core/questions/board/board.ts';
import type { AuthoredRegion } from '#core/questions/board/regions.ts';
import { hotspotKind, type HotspotKind } from '#core/questions/hotspot/index.ts';
import { judgedMarks } from '#core/questions/hotspot/judging.ts';
import { boxOf, distanceTo, fittedShape, middleOfShape, type Shape } from '#core/questions/board/shapes.ts';
import type { AuthoredOf } from '#core/questions/question.ts';
import { stream } from '#core/random/stream.ts';
import { Game } from '#core/testing/game.ts';

const board = { ...EMPTY_BOARD, url: '/media/a.png', width: 1_000, height: 500 };
const part = fc.double({ min: 0, max: 1, noNaN: true });
const points = fc.record({ x: part, y: part });
/** Around a middle; the core has no sines. */
const DIRECTIONS = [
  [1, 0],
  [0.8, 0.6],
  [0.3, 0.9],
  [-0.3, 0.9],
  [-0.8, 0.6],
  [-1, 0],
  [-0.8, -0.6],
  [-0.3, -0.9],
  [0.3, -0.9],
  [0.8, -0.6],
] as const;
const shapes: fc.Arbitrary<Shape> = fc.oneof(
  fc
    .tuple(
      points,
      fc.double({ min: 0.05, max: 0.4, noNaN: true }),
      fc.double({ min: 0.05, max: 0.4, noNaN: true }),
    )
    .map(([{ x, y }, width, height]) => ({ type: 'rect' as const, x: x * 0.6, y: y * 0.6, width, height })),
  fc
    .tuple(points, fc.double({ min: 0.05, max: 0.2, noNaN: true }))
    .map(([point, radius]) => ({ type: 'circle' as const, ...point, radius })),
  // A star around a middle has no crossing edges.
  fc.array(fc.double({ min: 0.05, max: 0.3, noNaN: true }), { minLength: 3, maxLength: 9 }).map((far) => ({
    type: 'polygon' as const,
    points: far.map((radius, at) => {
      const [across = 0, down = 0] = DIRECTIONS[Math.floor((at / far.length) * DIRECTIONS.length)] ?? [];
      return { x: 0.5 + radius * across, y: 0.5 + radius * down };
    }),
  })),
);
const regions = fc
  .array(fc.record({ shape: shapes, correct: fc.boolean() }), { minLength: 1, maxLength: 10 })
  .map((all): AuthoredRegion[] =>
    all.map(({ shape, correct }, at) => ({
      shape,
      ...((at === 0 || (correct && at < 8)) && { correct: true }),
    })),
  );

const written = (of: readonly AuthoredRegion[]): AuthoredOf<'HOTSPOT'> => ({
  type: 'HOTSPOT',
  text: 'Where?',
  picture: board,
  regions: of,
});
const authority = authorityOf('HOTSPOT');
const built = (of: readonly AuthoredRegion[], seed = 1) =>
  authority.build(written(of), { id: 'q', text: 'Where?', timeMs: 1_000 }, stream([seed, 2], 'ids'));
const marked = (...marks: HotspotKind['answer']['marks'][number][]) => ({ type: 'HOTSPOT' as const, marks });
const rect = (x: number, y: number, width = 0.1, height = 0.1): Shape => ({
  type: 'rect',
  x,
  y,
  width,
  height,
});

describe('a shape', () => {
  it('keeps its proportions on a picture of any size', () => {
    const circle: Shape = { type: 'circle', x: 0.5, y: 0.5, radius: 0.1 };
    expect(distanceTo(circle, { x: 0.6, y: 0.5 }, board)).toBeCloseTo(0);
    expect(distanceTo(circle, { x: 0.5, y: 0.7 }, board)).toBeCloseTo(0);
    expect(distanceTo(circle, { x: 0.5, y: 0.8 }, board)).toBeCloseTo(50);
    expect(boxOf(circle, board)).toMatchObject({ width: 0.2, height: 0.4 });
  });

  it('has a middle inside of it, also when it is bent around another place', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        expect(distanceTo(shape, middleOfShape(shape, board), board)).toBe(0);
      }),
    );
    const corners = [0, 0, 1, 0, 1, 1, 0.9, 1, 0.9, 0.1, 0.1, 0.1, 0.1, 1, 0, 1];
    const bent = corners.flatMap((x, at) => (at % 2 === 0 ? { x, y: corners[at + 1] ?? 0 } : []));
    expect(distanceTo({ type: 'polygon', points: bent }, { x: 0.5, y: 0.5 }, board)).toBeGreaterThan(0);
    const shape: Shape = { type: 'polygon', points: bent };
    expect(distanceTo(shape, middleOfShape(shape, board), board)).toBe(0);
  });

  it('fits the box that it is given', () => {
    fc.assert(
      fc.property(shapes, (shape) => {
        const box = boxOf(fittedShape(shape, { x: 0.2, y: 0.1, width: 0.3, height: 0.6 }, board), board);
        expect(box.width).toBeCloseTo(0.3);
        if (shape.type !== 'circle') expect(box.height).toBeCloseTo(0.6);
      }),
    );
  });
});

describe('marks', () => {
  it('earn everything in the middle of all correct regions, and nothing without any', () => {
    fc.assert(
      fc.property(regions, (of) => {
        const one = built(of);
        const { right, of: all } = authority.grade(one, authority.bot(one, true, stream([1, 1], 'bot')));
        expect(right).toBe(all);
        expect(authority.fits(one.question, marked())).toBe(false);
        expect(authority.grade(one, marked()).right).toBe(0);
      }),
    );
  });

  it('count the same in any order', () => {
    fc.assert(
      fc.property(regions, fc.array(points, { minLength: 1, maxLength: 8 }), (of, marks) => {
        const one = built(of);
        expect(authority.grade(one, marked(...marks.toReversed()))).toEqual(
          authority.grade(one, marked(...marks)),
        );
      }),
    );
  });

  it('count each region once, in the assignment that is best for the player', () => {
    const overlapping = built([
      { shape: rect(0.1, 0.1, 0.4, 0.4), correct: true },
      { shape: rect(0.3, 0.1, 0.4, 0.4), correct: true },
    ]);
    const [left, both] = [
      { x: 0.15, y: 0.2 },
      { x: 0.4, y: 0.2 },
    ];
    expect(authority.grade(overlapping, marked(both, left)).right).toBe(2);
    expect(authority.grade(overlapping, marked(left, left)).right).toBe(1);
  });

  it('reach a region nearby, unless another one is nearer', () => {
    const near = built([{ shape: rect(0.1, 0.1), correct: true }, { shape: rect(0.23, 0.1) }]);
    const right = (x: number) => authority.grade(near, marked({ x, y: 0.15 })).right;
    expect([0.21, 0.214, 0.216, 0.25, 0.081, 0.079].map(right)).toEqual([1, 1, 0, 0, 1, 0]);
  });

  it('tell which decoys they hit', () => {
    const { question, key } = built([{ shape: rect(0.1, 0.1), correct: true }, { shape: rect(0.5, 0.5) }]);
    const judged = judgedMarks(
      question.picture,
      key.regions,
      marked({ x: 0.55, y: 0.55 }, { x: 0.15, y: 0.15 }),
    );
    expect(judged).toEqual([
      { region: 1, isRight: false },
      { region: 0, isRight: true },
    ]);
  });
});

describe('an answer', () => {
  const one = built([
    { shape: rect(0.1, 0.1), correct: true },
    { shape: rect(0.5, 0.5), correct: true },
  ]);
  const after = (...acts: readonly HotspotKind['act'][]) =>
    acts.reduce<HotspotKind['answer'] | null>(
      (draft, act) => hotspotKind.applyAct(one.question, draft, act)?.answer ?? null,
      null,
    );
  const mark = (x: number, from?: number) =>
    ({ type: 'mark', x, y: 0.5, ...(from !== undefined && { from }) }) as const;

  it('has as many marks as there are correct regions: with one more, the oldest moves', () => {
    expect(after(mark(0.1), mark(0.2), mark(0.3))?.marks.map(({ x }) => x)).toEqual([0.2, 0.3]);
    expect(after(mark(0.1), mark(0.2), mark(0.9, 0))?.marks.map(({ x }) => x)).toEqual([0.9, 0.2]);
    expect(after(mark(0.1), { type: 'unmark', at: 0 })).toBeNull();
  });

  it('is rounded to four digits on the picture', () => {
    expect(after(mark(0.123_456))?.marks).toEqual([{ x: 0.1235, y: 0.5 }]);
    expect(roundedPoint({ x: -1, y: 7 })).toEqual({ x: 0, y: 1 });
  });
});

describe('in a game', () => {
  it('what is marked when a strict clock runs out is graded', () => {
    const { authored } = sampleOf('HOTSPOT');
    const game = new Game({ questions: [authored], options: { timer: 'strict' } });
    const ana = game.join('Ana');
    game.start();
    game.wait(3_000);
    game.open(ana);
    const question = game.view(ana).slide?.question;
    if (question?.type !== 'HOTSPOT') throw new Error();
    game.wait(question.timeMs);
    const answer = marked({ x: 0.3, y: 0.65 });
    const commandId = game.commandId();
    const asked = { playerId: ana, questionId: question.id, commandId, networkMs: 0 };
    game.send({ type: 'answer', ...asked, answer, state: 'timedOut' });
    expect(game.seat(ana).responses[0]).toMatchObject({
      state: 'autoAttempted',
      result: 'partial',
      breakup: { base: 300, timer: 0 },
    });
  });
});

describe('a question', () => {
  it('tells players nothing about its regions but their number, whatever their places and sizes', () => {
    const secret = 0.314_159;
    fc.assert(
      fc.property(regions, fc.nat(), (of, seed) => {
        const { question } = built(of, seed);
        const { spots, ...rest } = question;
        expect(spots).toBe(of.filter(({ correct }) => correct).length);
        expect(rest).toEqual({
          id: 'q',
          text: 'Where?',
          timeMs: 1_000,
          hasCorrectAnswer: true,
          type: 'HOTSPOT',
          picture: board,
        });
      }),
    );
    const named = ['a', 'b', 'c', 'd'].map(
      (name, at): AuthoredRegion => ({
        name,
        shape: rect(secret, at / 10),
        ...(at < 2 && { correct: true }),
      }),
    );
    const orders = new Set<string>();
    for (let seed = 0; seed < 60; seed += 1) {
      const { question } = built(named, seed);
      expect(JSON.stringify(question)).not.toContain(`${secret}`);
      for (const name of question.names ?? []) expect(Object.keys(name)).toEqual(['id', 'text']);
      orders.add((question.names ?? []).map(({ text }) => text).join(''));
    }
    // Any order, so that none tells the correct ones.
    expect(orders.size).toBeGreaterThan(12);
  });

  it('offers names only if all correct regions have one, and others too', () => {
    const named = (names: readonly string[], correct: number) =>
      built(
        names.map((name, at) => ({ name, shape: rect(at / 10, 0), ...(at < correct && { correct: true }) })),
      ).question.names?.length;
    expect(named(['a', 'b', 'c', 'd'], 2)).toBe(4);
    expect(named(['a', 'b', 'c'], 2)).toBeUndefined();
    expect(named(['a', 'b', 'c', 'd'], 4)).toBeUndefined();
    expect(named(['a', ' ', 'c', 'd', 'e'], 2)).toBeUndefined();
  });

  it('is answered by names, too', () => {
    const one = keyed(sampleOf('HOTSPOT').authored, stream([1, 2], 'ids'));
    const { question } = one;
    if (question.type !== 'HOTSPOT') throw new Error();
    const id = (text: string) => question.names?.find((name) => name.text === text)?.id ?? '';
    const choose = (...names: string[]) =>
      names.reduce<HotspotKind['answer'] | null>(
        (draft, name) =>
          hotspotKind.applyAct(question, draft, { type: 'check', region: id(name) })?.answer ?? null,
        null,
      );
    const right = (answer: HotspotKind['answer'] | null) =>
      answer && authority.grade(one as Parameters<typeof authority.grade>[0], answer).right;
    expect(right(choose('Left ventricle', 'Right ventricle'))).toBe(2);
    expect(right(choose('Left atrium', 'Right ventricle'))).toBe(1);
    expect(choose('Left atrium', 'Left atrium')).toBeNull();
    expect(choose('Left atrium', 'Right atrium', 'Left ventricle')?.regions).toHaveLength(2);
  });

  it('counts marks in a grid, and regions by the players who hit them', () => {
    const one = built([
      { shape: rect(0.1, 0.1), correct: true },
      { shape: rect(0.5, 0.5), correct: true },
    ]);
    const { tally } = authority;
    const answer = marked({ x: 0.15, y: 0.15 }, { x: 0.16, y: 0.15 });
    const counted = tally.count(one, tally.start(one.question), answer, 1);
    const eyes = { mayBeShown: () => true, isHost: true, mayKnowCorrect: true };
    expect(tally.spread(one, counted, eyes)).toEqual({
      type: 'HOTSPOT',
      cells: { 585: 1, 586: 1 },
      hits: { [one.key.regions[0]?.id ?? '']: 1 },
    });
    expect(tally.spread(one, counted, { ...eyes, mayKnowCorrect: false }).hits).toBeNull();
    expect(tally.count(one, counted, answer, -1)).toEqual(tally.start(one.question));
  });
});

it('names the regions that were hit once they are known, and never says where a mark is', () => {
  const { question, key } = built([
    { shape: rect(0.1, 0.1), correct: true, name: 'Africa' },
    { shape: rect(0.5, 0.5) },
  ]);
  const answer = marked({ x: 0.15, y: 0.15 }, { x: 0.55, y: 0.55 }, { x: 0.9, y: 0.1 });
  const reveal = { type: 'HOTSPOT', regions: key.regions } as const;
  expect(hotspotKind.answerWords(question, answer, reveal)).toBe('Africa, 2, –');
  expect(hotspotKind.answerWords(question, answer)).toBe('○, ○, ○');
});
