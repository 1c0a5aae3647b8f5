// Steps of importing, and a server that saves the quiz, for tests of the page.

import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type DraftQuiz, withoutId } from '#core/content/draftQuiz.ts';
import type { Call, Reply } from '#src/testing/renderPage.tsx';

export const server = ({ path, body }: Call): Reply => {
  if (path === '/v1/host/session') return { data: { hostId: 'h', csrfToken: 'c', joinAddresses: [] } };
  const { title, questions } = body['draft'] as DraftQuiz;
  return { data: { card: { id: 'q', title, questionCount: questions.length } } };
};

export const choose = async (...files: File[]) => {
  await screen.findByRole('button', { name: 'Choose file' });
  const input = document.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no file field');
  fireEvent.change(input, { target: { files } });
};
export const file = (text: string, name = 'plants.gift') => new File([text], name, { type: 'text/plain' });

export const saved = (calls: readonly Call[]) => {
  const draft = calls.at(-1)?.body['draft'] as DraftQuiz | undefined;
  return draft?.questions.map(withoutId) ?? [];
};
export const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
