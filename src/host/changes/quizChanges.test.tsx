// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { ChangedQuestion, PartChange, QuizChanges } from '#src/host/changes/useQuizChanges.ts';
import { openRoom } from '#src/host/testing/openRoomPage.tsx';
import type { Call, Reply } from '#src/testing/renderPage.tsx';
import '#src/host/changes/QuizChangesDialog.tsx';

afterEach(cleanup);

const question = (index: number, more: Partial<ChangedQuestion>): ChangedQuestion => ({
  index,
  text: `Text ${index + 1}`,
  isOpened: false,
  answers: 0,
  used: [],
  kept: [],
  ...more,
});
const part = (name: PartChange['part'], before: PartChange['before'], after: PartChange['after']) => ({
  part: name,
  before,
  after,
});
const KEY = part('key', '9', '7');
const SAME: QuizChanges = {
  quizId: 'quiz',
  revision: 1,
  questions: [],
  draftIds: ['primes', 'evens1'],
  added: 0,
  removed: 0,
  isReordered: false,
};
const CHANGED: QuizChanges = {
  ...SAME,
  revision: 2,
  questions: [
    question(0, { isOpened: true, answers: 3, used: [KEY], kept: [part('text', 'Wich?', 'Which?')] }),
    question(1, {
      used: [part('text', 'Old', 'New'), part('hints', null, 'A hint'), part('time', 20_000, 30_000)],
    }),
    question(2, { isOpened: true, kept: [part('media', null, null)] }),
  ],
  added: 2,
  isReordered: true,
};

/** Opens a running room whose quiz differs like this; `use` answers the call that uses it. */
async function room(changes: QuizChanges | null, use: () => Reply = () => ({ data: SAME })) {
  const used: unknown[] = [];
  const server = { changes };
  const answer = ({ path, body }: Call): Reply | null => {
    if (!path.endsWith('/quiz-changes')) return null;
    if ('revision' in body) {
      used.push(body['revision']);
      return use();
    }
    return server.changes ? { data: server.changes } : { error: 'quiz.NOT_FOUND', status: 404 };
  };
  await openRoom({ type: 'tp' }, ['Ana'], (game) => game.start(), answer);
  return { used, server };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const rowsOf = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

it('says on the room’s page that the quiz has changed, what will reach whom, and uses it', async () => {
  const { used } = await room(CHANGED, () => ({
    data: {
      ...CHANGED,
      questions: [
        question(0, { isOpened: true, kept: [part('text', 'Wich?', 'Which?')] }),
        CHANGED.questions[2],
      ],
    },
  }));
  await screen.findByText('You’ve changed 2 questions of this quiz.');
  await press('Use changes');
  await screen.findByRole('dialog', { name: 'Use changes in this game' });
  await screen.findByRole('heading', { name: 'Everyone will see these changes' });
  expect(rowsOf('Everyone will see these changes')).toEqual([
    'Text 2TextOld → NewHintsnone → A hintTime20\u00A0s → 30\u00A0s',
  ]);
  expect(rowsOf('Only the correct answer changes')).toEqual([
    'Text 1Correct answer9 → 73 answers graded again. No one loses points.',
  ]);
  expect(rowsOf('Stays as it is in this game')).toEqual([
    'Text 1TextWich? → Which?',
    'Text 3Picture or soundchanged',
  ]);
  expect(screen.getByText('2 new questions aren’t part of this game.')).toBeTruthy();
  expect(screen.getByText('This game keeps its order of questions.')).toBeTruthy();
  await press('Use 2 changes');
  await screen.findByText('2 questions changed in the game.');
  expect(used).toEqual([2]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(/You’ve changed/)).toBeNull();
});

it('says which changes came too late', async () => {
  await room(CHANGED, () => ({
    data: { ...CHANGED, questions: [question(1, { isOpened: true, kept: [part('text', 'Old', 'New')] })] },
  }));
  await press('Use changes');
  await press('Use 2 changes');
  await screen.findByText(
    '1 question changed in the game. 1 question was just opened, so it stays as it is.',
  );
});

it('shows the changes again if the quiz was saved in the meantime', async () => {
  const { server, used } = await room(CHANGED, () => {
    server.changes = {
      ...CHANGED,
      revision: 3,
      questions: [question(4, { used: [part('time', 20_000, 30_000)] })],
    };
    return { error: 'quiz.CHANGED', status: 409 };
  });
  await press('Use changes');
  await press('Use 2 changes');
  await screen.findByText('The quiz was saved again. Check the changes, then use them.');
  await waitFor(() =>
    expect(rowsOf('Everyone will see these changes')).toEqual(['Text 5Time20\u00A0s → 30\u00A0s']),
  );
  expect(used).toEqual([2]);
  await screen.findByRole('button', { name: 'Use 1 change' });
});

it('leaves a host alone who doesn’t want the changes', async () => {
  await room(CHANGED);
  await press('Not now');
  expect(screen.queryByText(/You’ve changed/)).toBeNull();
});

it('links each question to the editor, unless the quiz isn’t the host’s own', async () => {
  await room(SAME);
  await userEvent.click(await screen.findByRole('tab', { name: /Questions/ }));
  await userEvent.click(screen.getByText('Which are even?'));
  const link = await screen.findByRole('link', { name: 'Edit in quiz' });
  expect(link.getAttribute('href')).toBe('/host/quiz/quiz/edit?question=evens1');
  cleanup();
  // The quiz no longer has this question.
  await room({ ...SAME, draftIds: ['primes', null] });
  await userEvent.click(await screen.findByRole('tab', { name: /Questions/ }));
  await userEvent.click(screen.getByText('Which are even?'));
  const editor = await screen.findByRole('link', { name: 'Edit in quiz' });
  expect(editor.getAttribute('href')).toBe('/host/quiz/quiz/edit');
  cleanup();
  await room(null);
  await userEvent.click(await screen.findByRole('tab', { name: /Questions/ }));
  await userEvent.click(screen.getByText('Which are even?'));
  expect(screen.queryByRole('link', { name: 'Edit in quiz' })).toBeNull();
  expect(screen.queryByText(/You’ve changed/)).toBeNull();
});
