// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { QuizPage } from '#src/areas/library/quiz/QuizPage.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

const SESSION = { hostId: 'h', csrfToken: 'csrf', joinAddresses: ['http://192.168.1.5:3000'] };
const quiz = {
  title: 'Cells',
  cover: { type: 'image', url: '/media/cells.png', alt: 'Cells of an onion' },
  questions: [{ type: 'OPEN', text: 'Why?' }],
};
const card = {
  id: 'quiz-1',
  title: 'Cells',
  subject: null,
  language: null,
  questionCount: 1,
  version: 1,
  updatedAt: 1,
};

afterEach(cleanup);

async function opened({ starter = false, unfinished = 0 }) {
  await renderPage(<QuizPage params={{ quizId: card.id }} />, ({ path }) =>
    path === '/v1/host/session'
      ? { data: SESSION }
      : { data: { card: { ...card, starter }, quiz, shared: false, unfinished } },
  );
  await screen.findByRole('heading', { level: 1, name: 'Cells' });
}

it('links to the editor, and says how many questions are unfinished', async () => {
  await opened({ unfinished: 2 });
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe('/host/quiz/quiz-1/edit');
  expect(screen.getByText('2 questions aren’t finished, so they won’t be in games')).toBeTruthy();
});

it('shows the cover with its alternative text', async () => {
  await opened({});
  expect(screen.getByRole('img', { name: 'Cells of an onion' })).toBeTruthy();
});

it('lets a starter quiz be copied but not edited', async () => {
  await opened({ starter: true });
  expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Make a copy' })).toBeTruthy();
});
