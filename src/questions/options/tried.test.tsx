// @vitest-environment happy-dom
// An incorrect answer that isn't final: which options can still be chosen, and how they're labeled.
import { cleanup, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { keyed } from '#core/questions/authority.ts';
import type { Answer } from '#core/questions/question.ts';
import { stream } from '#core/random/stream.ts';
import type { PlayerSlide } from '#core/views/playerView.ts';
import { answerable, draftAfter } from '#src/game/draft.ts';
import { questionTwinOf } from '#src/game/twins/questionTwin.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

const asked = (type: 'MCQ' | 'MSQ') => {
  const options = ['Ada', 'Bo', 'Cy', 'Di'].map((text, index) => ({ text, correct: index > 1 }));
  const { question } = keyed({ type, text: 'Who?', options }, stream([3, 5], 'ids'));
  if (question.type !== type || !('options' in question)) throw new Error('not as it was asked');
  const [ada = '', bo = ''] = question.options.map(({ id }) => id);
  return { question, ada, bo };
};

/** The parts that a draft depends on. */
const slideOf = (question: ReturnType<typeof asked>['question'], spared: Answer): PlayerSlide =>
  ({
    question,
    answered: false,
    powerups: { hiddenOptions: [], stoppedAt: null, mix: null, spared, points: [] },
  }) as unknown as PlayerSlide;

async function states(
  question: ReturnType<typeof asked>['question'],
  tried: Extract<Answer, { type: 'MCQ' | 'MSQ' }>,
) {
  await renderPage(
    createElement(questionTwinOf(question.type), {
      question,
      draft: { answer: null, state: 'open' },
      answer: null,
      removed: [],
      tried,
      open: true,
      unanswered: false,
      reveal: null,
      result: null,
      distribution: null,
      onIntent: () => undefined,
    }),
    () => 'network' as const,
  );
  const role = question.type === 'MSQ' ? 'checkbox' : 'button';
  return screen
    .getAllByRole(role)
    .map((each) => [each.textContent, each.getAttribute('aria-disabled')])
    .slice(0, 3);
}

describe('an answer that was already tried', () => {
  it('is disabled if it was a single choice', async () => {
    const { question, ada } = asked('MCQ');
    expect(await states(question, { type: 'MCQ', optionId: ada })).toEqual([
      ['AAda already tried', 'true'],
      ['BBo', 'false'],
      ['CCy', 'false'],
    ]);
  });

  it('is disabled and deselected if only one option was selected', async () => {
    const { question, ada } = asked('MSQ');
    const spared: Extract<Answer, { type: 'MSQ' }> = { type: 'MSQ', optionIds: [ada] };
    expect(await states(question, spared)).toEqual([
      ['AAda already tried', 'true'],
      ['BBo', 'false'],
      ['CCy', 'false'],
    ]);
    const slide = slideOf(question, spared);
    expect(draftAfter(slide, { answer: spared, state: 'sending' }, false)).toEqual({
      answer: null,
      state: 'open',
    });
    expect(answerable(slide)).toMatchObject({ options: [{ text: 'Bo' }, { text: 'Cy' }, { text: 'Di' }] });
  });

  it('is labeled but not disabled if several options were selected, because each may be correct', async () => {
    const { question, ada, bo } = asked('MSQ');
    const spared: Extract<Answer, { type: 'MSQ' }> = { type: 'MSQ', optionIds: [ada, bo] };
    expect(await states(question, spared)).toEqual([
      ['AAda tried together', 'false'],
      ['BBo tried together', 'false'],
      ['CCy', 'false'],
    ]);
    const draft = draftAfter(slideOf(question, spared), { answer: spared, state: 'sending' }, false);
    expect(draft).toEqual({ answer: spared, state: 'open' });
  });
});
