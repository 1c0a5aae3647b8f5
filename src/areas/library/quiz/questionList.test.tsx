// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { QuestionList } from '#src/areas/library/quiz/AuthoredItem.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

const QUESTIONS: readonly AuthoredQuestion[] = [
  { type: 'OPEN', text: 'What does the poem tell?', group: 'The poem', explanation: 'Of a winter.' },
  { type: 'OPEN', text: 'Who speaks?', group: 'The poem' },
  { type: 'OPEN', text: 'What have you read?' },
];

afterEach(cleanup);

it('marks only polls as having no correct answer', async () => {
  const options = [{ text: 'Tea' }, { text: 'Juice', correct: true }];
  const questions: readonly AuthoredQuestion[] = [
    ...QUESTIONS,
    { type: 'MCQ', text: 'Which do you like?', options: options.map(({ text }) => ({ text })) },
    { type: 'MCQ', text: 'Which has sugar?', options },
  ];
  await renderPage(<QuestionList questions={questions} />, () => ({ data: {} }));
  expect((await screen.findByText('No correct answer')).closest('li')?.textContent).toContain(
    'Which do you like?',
  );
});

it('marks grouped questions, and shows explanations only with correct answers', async () => {
  await renderPage(<QuestionList questions={QUESTIONS} />, () => ({ data: {} }));
  expect(await screen.findAllByText('Asked together with the questions around it')).toHaveLength(2);
  expect(screen.queryByText('Of a winter.')).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Show correct answers' }));
  expect(screen.getByText('Of a winter.')).toBeTruthy();
});
