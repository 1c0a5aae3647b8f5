// @vitest-environment happy-dom
// WORDCLOUD as page elements: collected word by word, listed by how common they are, and hidden by the host.
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { acted } from '#core/questions/kinds.ts';
import type { AnswerOf, Distribution, QuestionOf } from '#core/questions/question.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import { WORDCLOUD as host } from '#src/questions/wordcloud/host.tsx';
import { WORDCLOUD as paper } from '#src/questions/wordcloud/paper.tsx';
import { WORDCLOUD as WordcloudTwin } from '#src/questions/wordcloud/twin.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

const question: QuestionOf<'WORDCLOUD'> = {
  id: 'friend',
  type: 'WORDCLOUD',
  text: 'What makes a good friend?',
  timeMs: 30_000,
  hasCorrectAnswer: false,
  words: 2,
};
const distribution: Distribution<'WORDCLOUD'> = {
  answered: 8,
  unanswered: 1,
  correct: 0,
  partial: 0,
  spread: {
    type: 'WORDCLOUD',
    texts: [
      { text: 'calm', count: 1, correct: false },
      { text: 'kind', count: 6, correct: false },
      { text: 'mean', count: 2, correct: false },
    ],
  },
};
const noCalls = () => 'network' as const;
const itemsIn = (place: HTMLElement) =>
  within(place)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.trim());

function Page({ onRaised }: { readonly onRaised: (intent: PlayIntent) => void }) {
  const [answer, setAnswer] = useState<AnswerOf<'WORDCLOUD'> | null>(null);
  return (
    <WordcloudTwin
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
        onRaised(intent);
        const next = acted(question, answer, intent);
        if (next) setAnswer(next.answer);
      }}
    />
  );
}

describe('a word cloud', () => {
  it('takes words with Enter and the button, removes them, and is submitted with what is still in the field', async () => {
    const raised: PlayIntent[] = [];
    await renderPage(<Page onRaised={(intent) => raised.push(intent)} />, noCalls);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your words' });
    await userEvent.type(field, 'kind{Enter}');
    expect(field.value).toBe('');
    await userEvent.type(field, 'brave');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText('2 of 2 words')).toBeTruthy();
    expect(field.readOnly).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Remove kind' }));
    expect(document.activeElement).toBe(field);
    await userEvent.type(field, 'calm');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(raised.at(-1)).toEqual({ type: 'submit' });
    expect(itemsIn(document.body)).toEqual(['brave']);
  });

  it('is summed up and listed, the most common word first', async () => {
    await renderPage(
      <div data-testid="wall">
        <host.ProjectorAnswers
          question={question}
          isOpen
          reveal={null}
          right={null}
          distribution={distribution}
          drawn={false}
          plain={false}
        />
      </div>,
      noCalls,
    );
    expect(screen.getByText('3 words. Most common: kind, 6 times')).toBeTruthy();
    expect(itemsIn(screen.getByTestId('wall'))).toEqual(['kind 6', 'mean 2', 'calm 1']);
  });

  it('lets the host hide a word', async () => {
    const hidden: unknown[] = [];
    await renderPage(
      <host.DistributionView
        question={question}
        reveal={{ type: 'WORDCLOUD' }}
        right={null}
        distribution={distribution}
        hiddenTexts={[]}
        withheldTexts={[]}
        onModerate={(which) => hidden.push(which)}
      />,
      noCalls,
    );
    await userEvent.click(screen.getByRole('button', { name: /mean/ }));
    expect(hidden).toEqual([{ type: 'hide', questionId: 'friend', text: 'mean', hidden: true }]);
  });

  it('lets the host merge a word into another one, and take that back', async () => {
    const chosen: unknown[] = [];
    const [calm, kind] = distribution.spread.texts;
    const texts = [calm, { ...kind, merged: ['kindness'] }] as typeof distribution.spread.texts;
    await renderPage(
      <host.DistributionView
        question={question}
        reveal={null}
        right={null}
        distribution={{ ...distribution, spread: { type: 'WORDCLOUD', texts } }}
        hiddenTexts={[]}
        withheldTexts={[]}
        onModerate={(which) => chosen.push(which)}
      />,
      noCalls,
    );
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Merge “calm” into another word' }),
      'kind',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Stop counting “kindness” as “kind”' }));
    expect(chosen).toEqual([
      { type: 'merge', questionId: 'friend', text: 'calm', into: 'kind' },
      { type: 'merge', questionId: 'friend', text: 'kindness', into: null },
    ]);
  });

  it('is typed in from paper with commas', async () => {
    function Sheet() {
      const [answer, setAnswer] = useState<AnswerOf<'WORDCLOUD'> | null>(null);
      return (
        <>
          <output data-testid="given">{answer?.words.join(' + ')}</output>
          <paper.Entry
            question={question}
            index={0}
            given={answer}
            onActs={(acts) =>
              setAnswer(acts.reduce((before, act) => acted(question, before, act)?.answer ?? null, answer))
            }
            onGoKey={() => false}
            onClear={() => setAnswer(null)}
            onNext={() => undefined}
          />
        </>
      );
    }
    await renderPage(<Sheet />, noCalls);
    const field = await screen.findByRole<HTMLInputElement>('textbox');
    await userEvent.type(field, 'kind, Kind, brave, calm');
    expect(screen.getByTestId('given').textContent).toBe('kind + brave');
    expect(field.value).toBe('kind, Kind, brave, calm');
    await userEvent.clear(field);
    expect(screen.getByTestId('given').textContent).toBe('');
  });
});
