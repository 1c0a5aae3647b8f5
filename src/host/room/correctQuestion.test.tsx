// @vitest-environment happy-dom
// Corrections of questions, on the room's page and in the results.

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { questionUpdates } from '#core/authority/quizUpdates.ts';
import type { Game, GameSettings } from '#core/testing/game.ts';
import { line, openRoom } from '#src/host/testing/openRoomPage.tsx';
import type { Call, Reply } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

const GAME: GameSettings = {
  type: 'normal',
  options: { timer: 'off' },
  questions: [
    { type: 'MCQ', text: 'A prime?', options: [{ text: '9', correct: true }, { text: '7' }] },
    { type: 'BLANK', text: 'What makes leaves green?', accepted: ['chlorophyll'] },
    { type: 'MSQ', text: 'Even?', options: [{ text: '2', correct: true }, { text: '3' }] },
  ],
};

const DRAFT_IDS = ['prime1', 'leaves', 'evens1'];

/** The server's copy of the quiz that the room plays, which is the host's own. */
class Quiz {
  revision = 1;
  draft = {
    title: 'A quiz',
    questions: (GAME.questions ?? []).map((question, n) => ({ id: DRAFT_IDS[n] ?? '', ...question })),
  };

  answer = ({ path, body }: Call): Reply | null => {
    if (path.endsWith('/quiz-changes')) return { data: this.#changes() };
    if (!path.endsWith('/draft')) return null;
    if ('draft' in body) {
      if (body['revision'] !== this.revision) return { error: 'quiz.CHANGED', status: 409 };
      this.change(body['draft'] as Quiz['draft']);
    }
    const { revision, draft } = this;
    return { data: { revision, draft, card: {}, lastSave: null } };
  };

  change(draft: Quiz['draft']): void {
    this.draft = draft;
    this.revision += 1;
  }

  #changes(): object {
    const { questions } = this.draft;
    const renewed = questions.map(({ id: _id, ...question }, q) => ({ q, question }));
    const words = (part: string) => ({ part, before: null, after: null });
    return {
      quizId: 'quiz',
      revision: this.revision,
      draftIds: questions.map(({ id }) => id),
      questions: questionUpdates(line.game.room, renewed).map(({ q, isOpened, used, kept }) => ({
        index: q,
        text: '',
        isOpened,
        answers: 0,
        used: used.map(words),
        kept: kept.map(words),
      })),
      added: 0,
      removed: 0,
      isReordered: false,
    };
  }
}

async function questions({ end = false, quiz }: { end?: boolean; quiz?: Quiz } = {}) {
  const begin = (game: Game) => {
    game.start();
    for (const { id } of game.room.seats.flat())
      for (const text of ['7', 'chlorophil', '3']) {
        game.open(id);
        game.answer(id, [text]);
      }
    if (end) game.end();
  };
  const { players, ...page } = await openRoom(GAME, ['Ana', 'Ben'], begin, quiz?.answer);
  await userEvent.click(await screen.findByRole('tab', { name: /Questions/ }));
  const scores = () => players.map((player) => line.game.seat(player).score);
  return { ...page, scores };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pick = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

it('accepts a typed answer with one press, and undoes it with another', async () => {
  const { scores } = await questions({ end: true });
  await userEvent.click(screen.getByText('What makes leaves green?'));
  expect(screen.queryByRole('button', { name: 'Accept “chlorophil”' })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Show correct answers' }));
  await press('Accept “chlorophil”');
  await waitFor(() => expect(scores()).toEqual([600, 600]));
  expect(screen.queryByRole('button', { name: 'Accept “chlorophil”' })).toBeNull();
  expect(document.activeElement?.textContent).toContain('chlorophil');
  await press('Undo');
  await waitFor(() => expect(scores()).toEqual([0, 0]));
});

it("offers a question's answers, the correct one chosen, without showing it in the row", async () => {
  const { scores } = await questions();
  await userEvent.click(screen.getByText('A prime?'));
  await press('Fix this question');
  await screen.findByRole('dialog', { name: 'Fix question 1' });
  const fix = screen.getByRole('button', { name: 'Fix question' });
  expect(screen.getByRole('radio', { name: /^9.*Correct now/ })).toHaveProperty('checked', true);
  expect(fix).toHaveProperty('disabled', true);
  await pick(/^7 2 players/);
  expect(screen.getByText('2 players can gain points. No one loses points.')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Keep the current answer correct, too' }));
  await userEvent.click(fix);
  await waitFor(() => expect(scores()).toEqual([600, 600]));
  expect(line.game.hostView().questions[0]?.reveal).toMatchObject({ correctIds: { length: 2 } });
  await press('Fix this question');
  await pick(/^7/);
  await press('Fix question');
  await waitFor(() =>
    expect(line.game.hostView().questions[0]?.reveal).toMatchObject({ correctIds: { length: 1 } }),
  );
});

it('takes points only if the teacher says so', async () => {
  const { scores } = await questions();
  await userEvent.click(screen.getByText('A prime?'));
  await press('Fix this question');
  await pick(/Full points/);
  expect(screen.queryByRole('switch', { name: /Players may lose points/ })).toBeNull();
  await press('Fix question');
  await waitFor(() => expect(scores()).toEqual([600, 600]));
  await press('Fix this question');
  await pick(/Undo fixes/);
  await userEvent.click(screen.getByRole('switch', { name: /Players may lose points/ }));
  await press('Fix question');
  await waitFor(() => expect(scores()).toEqual([0, 0]));
});

it('lets every correct option be checked where several are', async () => {
  const { scores } = await questions();
  await userEvent.click(screen.getByText('Even?'));
  await press('Fix this question');
  await userEvent.click(await screen.findByRole('checkbox', { name: /^3/ }));
  expect(screen.getByText('All answers are checked again. No one loses points.')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /^2/ }));
  await press('Fix question');
  await waitFor(() => expect(scores()).toEqual([600, 600]));
});

const IN_QUIZ = { name: 'Fix it in the quiz, too' };
const markedIn = ({ draft }: Quiz) => {
  const [first] = draft.questions;
  return first?.type === 'MCQ' ? first.options.flatMap(({ text, correct }) => (correct ? text : [])) : [];
};

async function fixPrime() {
  await userEvent.click(screen.getByText('A prime?'));
  await press('Fix this question');
  await pick(/^7/);
}

it('fixes the key in the quiz, too, and takes both back', async () => {
  const quiz = new Quiz();
  const { scores } = await questions({ quiz });
  await fixPrime();
  expect(await screen.findByRole('switch', IN_QUIZ)).toHaveProperty('checked', true);
  // A quiz has one correct option.
  await userEvent.click(screen.getByRole('switch', { name: 'Keep the current answer correct, too' }));
  expect(screen.queryByRole('switch', IN_QUIZ)).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Keep the current answer correct, too' }));
  await press('Fix question');
  await screen.findByText('Fixed in this game and in the quiz. Scores are up to date.');
  expect([scores(), markedIn(quiz), quiz.revision]).toEqual([[600, 600], ['7'], 2]);
  await press('Undo');
  await waitFor(() => expect([scores(), markedIn(quiz)]).toEqual([[0, 0], ['9']]));
  expect(quiz.draft.questions[0]).toEqual({ id: 'prime1', ...GAME.questions?.[0] });
  expect(screen.queryByText(/Undone in this game/)).toBeNull();
});

it('leaves the quiz alone if the host says so, and for fixes that only a game can have', async () => {
  const quiz = new Quiz();
  await questions({ quiz });
  await fixPrime();
  await userEvent.click(await screen.findByRole('switch', IN_QUIZ));
  await press('Fix question');
  await screen.findByText(/The quiz itself is unchanged/);
  await press('Fix this question');
  await pick(/Full points/);
  expect(screen.queryByRole('switch', IN_QUIZ)).toBeNull();
  await press('Fix question');
  await waitFor(() => expect(line.game.hostView().questions[0]?.correction?.isFullMarks).toBe(true));
  expect(quiz.revision).toBe(1);
});

it('adds an accepted spelling to the quiz', async () => {
  const quiz = new Quiz();
  await questions({ quiz });
  await userEvent.click(screen.getByText('What makes leaves green?'));
  await press('Fix this question');
  await pick(/^chlorophil/);
  await screen.findByRole('switch', IN_QUIZ);
  await press('Fix question');
  await screen.findByText(/Fixed in this game and in the quiz/);
  expect(quiz.draft.questions[1]).toMatchObject({ accepted: ['chlorophyll', 'chlorophil'] });
});

const without9 = ({ draft }: Quiz) => ({
  ...draft,
  questions: draft.questions.with(0, {
    id: 'prime1',
    type: 'MCQ',
    text: 'A prime?',
    options: [{ text: '8', correct: true }, { text: '7' }],
  }),
});

it('says so if the quiz has other answers by now, and leads to the editor', async () => {
  const quiz = new Quiz();
  quiz.change(without9(quiz));
  await questions({ quiz });
  await fixPrime();
  await screen.findByText('The quiz isn’t fixed by this. The question has changed there or is gone.');
  const links = screen
    .getAllByRole('link', { name: 'Edit in quiz' })
    .map((link) => link.getAttribute('href'));
  expect(new Set(links)).toEqual(new Set(['/host/quiz/quiz/edit?question=prime1']));
  await press('Fix question');
  await screen.findByText(/The quiz itself is unchanged/);
  expect(quiz.revision).toBe(2);
});

it('says so if the quiz changes while the dialog is open, or before the fix is undone', async () => {
  const quiz = new Quiz();
  const { scores } = await questions({ quiz });
  await fixPrime();
  await screen.findByRole('switch', IN_QUIZ);
  const before = quiz.draft;
  quiz.change(without9(quiz));
  await press('Fix question');
  await screen.findByText('Couldn’t fix the quiz. The question may have changed there.');
  expect([scores(), quiz.revision]).toEqual([[600, 600], 2]);
  await press('Undo');
  await waitFor(() => expect(scores()).toEqual([0, 0]));
  await screen.findByText('Undone in this game. The quiz still has a different correct answer.');

  cleanup();
  quiz.change(before);
  await questions({ quiz });
  await fixPrime();
  await screen.findByRole('switch', IN_QUIZ);
  await press('Fix question');
  await screen.findByText(/Fixed in this game and in the quiz/);
  const [first, ...others] = quiz.draft.questions;
  quiz.change({ ...quiz.draft, questions: [{ ...first!, text: 'Which is a prime?' }, ...others] });
  await press('Undo');
  await screen.findByText('Undone in this game. The quiz still has a different correct answer.');
  expect(markedIn(quiz)).toEqual(['7']);
});

it('saves the fix again if an editor saves something else at the same time', async () => {
  const quiz = new Quiz();
  const { answer } = quiz;
  const busy = Object.assign(quiz, {
    answer: (call: Call) => {
      if ('draft' in call.body && quiz.revision === 1) quiz.change({ ...quiz.draft, title: 'Primes' });
      return answer(call);
    },
  });
  await questions({ quiz: busy });
  await fixPrime();
  await screen.findByRole('switch', IN_QUIZ);
  await press('Fix question');
  await screen.findByText(/Fixed in this game and in the quiz/);
  expect([quiz.draft.title, markedIn(quiz), quiz.revision]).toEqual(['Primes', ['7'], 3]);
});
