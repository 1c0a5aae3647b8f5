// @vitest-environment happy-dom
// FLASHCARD as page elements: turned over, announced, and marked, also with keys.
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { acted } from '#core/questions/kinds.ts';
import type { AnswerOf, QuestionOf } from '#core/questions/question.ts';
import { flashcardKind } from '#core/questions/flashcard/index.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import { FLASHCARD as FlashcardTwin } from '#src/questions/flashcard/twin.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';
import { Announcements } from '#src/ui/Announcements.tsx';

afterEach(cleanup);

const question: QuestionOf<'FLASHCARD'> = {
  id: 'card',
  type: 'FLASHCARD',
  text: 'la montaña',
  timeMs: 30_000,
  hasCorrectAnswer: false,
  back: { text: 'the mountain' },
};

/** Plays the twin as the page does; returns the intents it raised. */
async function play(): Promise<readonly PlayIntent[]> {
  const wanted: PlayIntent[] = [];
  function Page() {
    const [answer, setAnswer] = useState<AnswerOf<'FLASHCARD'> | null>(null);
    return (
      <>
        <FlashcardTwin
          question={question}
          draft={{ answer, state: 'open' }}
          answer={null}
          removed={[]}
          tried={null}
          open
          unanswered={false}
          reveal={null}
          result={null}
          distribution={null}
          onIntent={(intent) => {
            wanted.push(intent);
            const next = acted(question, answer, intent);
            if (next && !next.isSubmitted) setAnswer(next.answer);
          }}
        />
        <Announcements />
      </>
    );
  }
  await renderPage(<Page />, () => 'network' as const);
  return wanted;
}

describe('a flashcard', () => {
  it('shows its back after it is turned over, reads it out, and goes back', async () => {
    await play();
    const flip = screen.getByRole('button', { name: 'Flip the card' });
    expect(screen.queryByText('the mountain')).toBeNull();
    await userEvent.click(flip);
    expect(screen.getByText('the mountain')).toBeTruthy();
    expect(screen.getByTestId('announcer').textContent).toBe('Back: the mountain. Did you know it?');
    await userEvent.click(flip);
    expect(screen.queryByText('the mountain')).toBeNull();
    await vi.waitFor(() => expect(screen.getByTestId('announcer').textContent).toBe('Front: la montaña.'));
  });

  it('can be marked before it is turned over, and after', async () => {
    const wanted = await play();
    await userEvent.click(screen.getByRole('button', { name: 'Not yet' }));
    await userEvent.click(screen.getByRole('button', { name: 'Flip the card' }));
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(wanted).toEqual([{ type: 'know', known: false }, { type: 'flip' }, { type: 'know', known: true }]);
  });

  it('has keys to turn and to mark it', () => {
    const keys = [' ', '1', '2', '3', 'Enter'].map((key) => flashcardKind.actOfKey(question, key));
    expect(keys).toEqual([
      { type: 'flip' },
      { type: 'know', known: false },
      { type: 'know', known: true },
      null,
      null,
    ]);
  });
});
