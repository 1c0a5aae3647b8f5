import { afterEach, describe, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { childrenOf, flattenQuestions, questionCount } from '#core/questions/authoring.ts';
import { formulasIn, plainQuestion } from '#core/questions/texts.ts';
import { heldBy } from '#core/views/heldBy.ts';
import { asSort } from '#core/testing/asSort.ts';
import { Game, type GameSettings } from '#core/testing/game.ts';

let restore = (): void => undefined;
afterEach(() => restore());

const mcq = (text: string): AuthoredQuestion => ({
  type: 'MCQ',
  text,
  options: [{ text: 'right', correct: true }, { text: 'wrong' }],
});
/** An OPEN question, which each test turns into another kind. */
const other = (text: string): AuthoredQuestion => ({ type: 'OPEN', text });

function started(settings: GameSettings) {
  const game = new Game(settings);
  const [ana, ben] = [game.join('Ana'), game.join('Ben')];
  game.start();
  return { game, ana, ben };
}

describe('a display-only question', () => {
  const begin = (settings: GameSettings = {}) => {
    restore = asSort('OPEN', 'shown');
    return started({ questions: [mcq('Q1'), other('Slide'), mcq('Q2')], ...settings });
  };

  it('is met like a question but never counted', () => {
    const { game, ana } = begin({ options: { timer: 'strict', reviewAndSubmit: false } });
    expect(game.view(ana).room).toMatchObject({ questionCount: 2, totalAnswerableQuestions: 2 });
    for (const words of ['right', 'seen', 'right']) {
      game.open(ana);
      game.answer(ana, [words]);
    }
    const { me, summary } = game.view(ana);
    expect(me).toMatchObject({ isOver: true, answered: 2, responses: 3, totalCorrect: 2, streak: 2 });
    expect(summary).toMatchObject({
      accuracy: 100,
      unjudged: 0,
      unanswered: 0,
      notPlayed: 0,
      couldBeRight: 2,
    });
    expect(summary?.items.map(({ question, index }) => [question?.text, index])).toEqual([
      ['Q1', 0],
      ['Q2', 2],
    ]);
    expect(game.hostView().players[0]).toMatchObject({ answered: 2, done: 2, accuracy: 100 });
  });

  it("has no deadline and can't be postponed", () => {
    const { game, ana } = begin({ options: { timer: 'strict' } });
    game.open(ana);
    expect(game.view(ana).slide).toMatchObject({ index: 0, total: 3, mayPostpone: true });
    expect(game.view(ana).slide?.deadline).not.toBeNull();
    game.answer(ana, ['right']);
    game.open(ana);
    expect(game.view(ana).slide).toMatchObject({ index: 1, total: 3, deadline: null, mayPostpone: false });
    expect(game.view(ana).me.answered).toBe(1);
  });

  it('does not count as unanswered when skipped', () => {
    const { game, ana } = begin();
    game.open(ana);
    game.answer(ana, ['right']);
    game.open(ana);
    game.skip(ana);
    game.send({ type: 'finish', playerId: ana });
    expect(game.view(ana).summary).toMatchObject({ unanswered: 0, notPlayed: 1 });
  });

  it('stays up for everyone until the host advances in one step, and times no one out', () => {
    const { game, ana, ben } = begin({ type: 'tp', questions: [other('Slide'), mcq('Q1'), other('Last')] });
    expect(game.room.slide).toMatchObject({ index: 0, state: 'active', deadline: null });
    game.answer(ana, ['seen']);
    game.answer(ben, ['seen']);
    expect(game.room.slide).toMatchObject({ index: 0, state: 'active' });
    expect(game.hostView().players.map(({ answered }) => answered)).toEqual([0, 0]);
    game.host({ type: 'next' });
    expect(game.room.slide).toMatchObject({ index: 1, state: 'active' });
    game.answer(ana, ['right']);
    game.answer(ben, ['wrong']);
    expect(game.room.slide).toMatchObject({ index: 1, state: 'reveal' });
    game.host({ type: 'next' });
    game.host({ type: 'next' });
    expect(game.room.slide).toMatchObject({ index: 2, state: 'active' });
    game.host({ type: 'next' });
    expect(game.room.state).toBe('completed');
    expect(game.seat(ben).responses.map(({ q, state }) => [q, state])).toEqual([
      [0, 'attempted'],
      [1, 'attempted'],
    ]);
    expect(game.replayed()).toEqual(game.room);
  });

  it('completes a game that ends on it as the last slide', () => {
    const { game } = begin({ type: 'tp', questions: [other('Slide')] });
    game.end();
    expect(game.room.state).toBe('completed');
  });

  it('takes no place in a draw', () => {
    const questions = [other('A'), mcq('Q1'), mcq('Q2'), mcq('Q3'), mcq('Q4')];
    const { game, ana } = begin({ questions, options: { questionsPerAttempt: 2 } });
    expect(game.view(ana).room).toMatchObject({ questionCount: 2, totalAnswerableQuestions: 4 });
    let met = 0;
    for (; !game.view(ana).me.isOver && met < 9; met += 1) {
      game.open(ana);
      game.answer(ana, ['right']);
    }
    expect(game.view(ana).me.answered).toBe(2);
    expect(game.view(ana).slide?.total).toBe(met);
  });
});

describe('a self-marked question', () => {
  const card: AuthoredQuestion = { type: 'FLASHCARD', text: 'Card', back: 'Back', marks: 5 };

  it('has no deadline, and counts without a score or an end to the streak', () => {
    const { game, ana } = started({ questions: [mcq('Q1'), card, mcq('Q2')], options: { timer: 'strict' } });
    game.open(ana);
    game.answer(ana, ['right']);
    const { score } = game.view(ana).me;
    game.open(ana);
    expect(game.view(ana)).toMatchObject({ room: { questionCount: 3 }, slide: { deadline: null } });
    game.wait(3_600_000);
    game.answer(ana, ['not yet']);
    expect(game.view(ana).me).toMatchObject({
      answered: 2,
      score,
      streak: 1,
      totalCorrect: 1,
      accuracy: 100,
    });
    expect(game.view(ana).slide?.feedback).toMatchObject({ state: 'attempted', result: 'none' });
    game.open(ana);
    game.answer(ana, ['right']);
    expect(game.view(ana)).toMatchObject({ me: { streak: 2 }, summary: { unjudged: 1, couldBeRight: 2 } });
  });

  it("is closed by the host, which isn't a time-out", () => {
    const { game, ana, ben } = started({ type: 'tp', questions: [card], options: { timer: 'strict' } });
    game.answer(ana, ['✓']);
    game.wait(3_600_000);
    expect(game.room.slide).toMatchObject({ state: 'active', deadline: null });
    game.host({ type: 'next' });
    game.wait(1_000);
    expect(game.view(ana).slide?.feedback).toMatchObject({ state: 'attempted', result: 'none' });
    expect(game.view(ben).slide?.feedback).toMatchObject({ state: 'closed', result: 'none' });
    expect(game.projector().slide?.distribution).toMatchObject({
      answered: 1,
      spread: { known: 1, notYet: 0 },
    });
  });
});

describe('a parent question', () => {
  const passage = (
    text: string,
    questions: readonly AuthoredQuestion[],
    more: { readonly jumble?: true; readonly group?: string } = {},
  ): AuthoredQuestion => ({ type: 'COMPREHENSION', text, passage: `About ${text}`, questions, ...more });
  const quiz = (more: { readonly jumble?: true } = {}) => [
    mcq('Q1'),
    passage('Passage', [mcq('C1'), mcq('C2'), mcq('C3')], more),
    mcq('Q2'),
    passage('Film', [mcq('C4')]),
  ];

  /** The questions that a player meets, in order. */
  function met(settings: GameSettings): readonly string[] {
    const game = new Game(settings);
    const ana = game.join('Ana');
    game.start();
    const texts: string[] = [];
    while (!game.view(ana).me.isOver) {
      game.open(ana);
      const question = game.view(ana).slide?.question;
      if (question) texts.push(question.text);
      game.answer(ana, ['right']);
    }
    expect(game.view(ana).me).toMatchObject({ answered: 6, totalCorrect: 6 });
    expect(game.replayed()).toEqual(game.room);
    return texts;
  }

  it('is asked right before its children, in every order', () => {
    const questions = quiz();
    const texts = flattenQuestions(questions).map(({ text }) => text);
    expect(texts).toEqual(['Q1', 'Passage', 'C1', 'C2', 'C3', 'Q2', 'Film', 'C4']);
    for (let seed = 0; seed < 20; seed += 1) {
      const order = met({ questions, options: { jumble: true }, seed: [seed, 7] });
      expect(order.join(' ')).toContain('Passage C1 C2 C3');
      expect(order.join(' ')).toContain('Film C4');
      expect(order.toSorted()).toEqual(texts.toSorted());
    }
  });

  it('has its children shuffled among themselves if its author wants that', () => {
    const inside = new Set<string>();
    for (let seed = 0; seed < 30; seed += 1) {
      const order = met({ questions: quiz({ jumble: true }), seed: [seed, 7] });
      expect(order.filter((text) => !text.startsWith('C'))).toEqual(['Q1', 'Passage', 'Q2', 'Film']);
      expect(order[1]).toBe('Passage');
      inside.add(order.slice(2, 5).toSorted().join());
      inside.add(order.slice(2, 5).join());
    }
    expect(inside).toContain('C1,C2,C3');
    expect(inside.size).toBe(6);
  });

  it('is told with each of its children', () => {
    const { game, ana } = started({ questions: quiz() });
    const told: (string | undefined)[] = [];
    const held: (string | undefined)[] = [];
    for (let index = 0; index < 6; index += 1) {
      game.open(ana);
      told.push(game.view(ana).parent?.text);
      held.push(heldBy(game.view(ana))?.text);
      game.answer(ana, ['right']);
    }
    expect(told).toEqual([undefined, undefined, 'Passage', 'Passage', 'Passage', undefined]);
    expect(held).toEqual([undefined, 'Passage', 'Passage', 'Passage', 'Passage', undefined]);
    // A push without a parent leaves that of the question before.
    const kept = { ...game.view(ana), parent: game.hostView().questions[1]?.question };
    expect(heldBy(kept)).toBeNull();
  });

  it('is named on the projector above its children', () => {
    const { game } = started({ type: 'tp', questions: quiz() });
    for (let step = 0; game.projector().slide?.index !== 3 && step < 20; step += 1) {
      game.wait(60_000);
      game.host({ type: 'next' });
    }
    expect(game.projector().slide?.parent).toEqual({ title: { text: 'Passage' }, number: 2, count: 3 });
    expect(JSON.stringify(game.projector())).not.toContain('About');
  });

  it('is referenced by its children, and never counted', () => {
    const questions = quiz();
    const [, parent, first, , , alone] = new Game({ questions })
      .hostView()
      .questions.map((row) => row.question);
    expect(first?.parent).toBe(parent?.id);
    expect(alone).not.toHaveProperty('parent');
    expect(questionCount(questions)).toBe(6);
    expect(childrenOf(questions[0] as AuthoredQuestion)).toEqual([]);
  });

  it('passes its formula drawings on to its children', () => {
    const child: AuthoredQuestion = { ...mcq('$x$'), format: 'markdown' };
    const parent = { ...passage('Drawn', [child]), drawings: { x: '/formulas/x' } };
    const [, asked] = new Game({ questions: [parent] }).hostView().questions;
    expect(asked?.question).toMatchObject({
      text: 'x',
      marks: [{ style: 'formula', source: '/formulas/x' }],
    });
  });

  it("has its children's texts formatted as each child says", () => {
    const child: AuthoredQuestion = { ...mcq('**C** $x$'), format: 'markdown' };
    const parent = passage('Texts', [child]);
    expect(formulasIn(parent)).toEqual(['x']);
    expect(childrenOf(plainQuestion(parent))).toMatchObject([{ text: 'C x' }]);
  });
});
