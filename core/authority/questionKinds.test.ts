import { afterEach, describe, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { childrenOf, flattenQuestions, questionCount } from '#core/questions/authoring.ts';
import { formulasIn, plainQuestion } from '#core/questions/texts.ts';
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
  /** Children by the parent's text: no kind's authored form has a field for them yet. */
  const held = new Map<string, readonly AuthoredQuestion[]>();
  const passage = (text: string, questions: readonly AuthoredQuestion[]): AuthoredQuestion => {
    held.set(text, questions);
    return other(text);
  };
  const begin = () => {
    restore = asSort('OPEN', 'parent', {
      mapChildren(question, map) {
        const children = held.get(question.text)?.map(map) ?? [];
        held.set(question.text, children);
        return question;
      },
    });
    return [mcq('Q1'), passage('Passage', [mcq('C1'), mcq('C2')]), mcq('Q2'), passage('Film', [mcq('C3')])];
  };

  it('is asked right before its children, in every order', () => {
    const questions = begin();
    const texts = flattenQuestions(questions).map(({ text }) => text);
    expect(texts).toEqual(['Q1', 'Passage', 'C1', 'C2', 'Q2', 'Film', 'C3']);
    for (let seed = 0; seed < 20; seed += 1) {
      const game = new Game({ questions, options: { jumble: true }, seed: [seed, 7] });
      const ana = game.join('Ana');
      game.start();
      const met: string[] = [];
      while (!game.view(ana).me.isOver) {
        game.open(ana);
        const question = game.view(ana).slide?.question;
        if (question) met.push(question.text);
        game.answer(ana, ['right']);
      }
      expect(met.join(' ')).toContain('Passage C1 C2');
      expect(met.join(' ')).toContain('Film C3');
      expect(met.toSorted()).toEqual(texts.toSorted());
      expect(game.view(ana).me).toMatchObject({ answered: 5, totalCorrect: 5 });
    }
  });

  it('is referenced by its children, and never counted', () => {
    const questions = begin();
    const [, parent, first, , alone] = new Game({ questions })
      .hostView()
      .questions.map((row) => row.question);
    expect(first?.parent).toBe(parent?.id);
    expect(alone).not.toHaveProperty('parent');
    expect(questionCount(questions)).toBe(5);
    expect(childrenOf(questions[0] as AuthoredQuestion)).toEqual([]);
  });

  it('passes its formula drawings on to its children', () => {
    begin();
    const child: AuthoredQuestion = { ...mcq('$x$'), format: 'markdown' };
    const parent = { ...passage('Drawn', [child]), drawings: { x: '/formulas/x' } };
    const [, asked] = new Game({ questions: [parent] }).hostView().questions;
    expect(asked?.question).toMatchObject({
      text: 'x',
      marks: [{ style: 'formula', source: '/formulas/x' }],
    });
  });

  it("has its children's texts formatted as each child says", () => {
    begin();
    const child: AuthoredQuestion = { ...mcq('**C** $x$'), format: 'markdown' };
    const parent = passage('Texts', [child]);
    expect(formulasIn(parent)).toEqual(['x']);
    plainQuestion(parent);
    expect(childrenOf(parent)).toMatchObject([{ text: 'C x' }]);
  });
});
