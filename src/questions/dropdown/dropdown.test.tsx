// @vitest-environment happy-dom
// DROPDOWN as page elements: written in brackets, chosen from lists, judged, and typed in from paper.
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { withFields } from '#core/collections/withFields.ts';
import type { Placed } from '#core/questions/placing/placing.ts';
import type { AuthoredOf, QuestionOf } from '#core/questions/question.ts';
import { faultsOf } from '#protocol/quizFaults.ts';
import { gapsChart } from '#scenes/questions/gaps/model.ts';
import type { Draft } from '#scenes/player/view.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import { Overlay } from '#src/game/twins/placement.tsx';
import { DROPDOWN as editor } from '#src/questions/dropdown/editor.ts';
import { DROPDOWN as Twin } from '#src/questions/dropdown/twin.tsx';
import { lettersTyped } from '#src/questions/placing/placingPaper.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

const NO_DRAFT: Draft<'DROPDOWN'> = { state: 'open', answer: null };
const noCalls = () => 'network' as const;

const question: QuestionOf<'DROPDOWN'> = {
  id: 'heart',
  type: 'DROPDOWN',
  text: 'The heart ____ blood. It beats ____ times a minute.',
  gapsAt: [10, 31],
  timeMs: 30_000,
  hasCorrectAnswer: true,
  items: ['pumps', 'cleans', '70', '20'].map((text) => ({ id: `c-${text}`, text })),
  places: [
    { id: 'p0', text: '', choices: ['c-pumps', 'c-cleans'] },
    { id: 'p1', text: '', choices: ['c-70', 'c-20'] },
  ],
};
const reveal = { type: 'DROPDOWN', right: { p0: ['c-pumps'], p1: ['c-70'] } } as const;
const answered = (placed: Placed) => ({ type: 'DROPDOWN', placed }) as const;

describe('the editor', () => {
  const written = (text: string): AuthoredOf<'DROPDOWN'> => {
    const empty: AuthoredOf<'DROPDOWN'> = { type: 'DROPDOWN', format: 'markdown', text: '', gaps: [] };
    return withFields(empty, editor.withText?.(empty, text) ?? {});
  };
  async function edit(start: AuthoredOf<'DROPDOWN'>) {
    let now = start;
    function Page() {
      const [, again] = useState({});
      const { Editor } = editor;
      return (
        <Editor
          question={now}
          faults={faultsOf(now)}
          onChange={(fields) => {
            now = withFields(now, fields);
            again({});
          }}
        />
      );
    }
    await renderPage(<Page />, noCalls);
    // The form loads by itself.
    await screen.findAllByRole('group');
    return () => now;
  }

  it('makes choices of words in brackets, the first one correct', async () => {
    const start = written('She [is/are/be] [here].');
    expect(start).toMatchObject({
      text: 'She [[1]] [[2]].',
      gaps: [
        { choices: [{ text: 'is', correct: true }, { text: 'are' }, { text: 'be' }] },
        { choices: [{ text: 'here', correct: true }, { text: '' }] },
      ],
    });
    const now = await edit(start);
    const second = within(screen.getByRole('group', { name: 'Gap 2' }));
    await userEvent.type(second.getByRole('textbox', { name: 'Option 2' }), 'there');
    expect(faultsOf(now())).toEqual([]);
    const [first] = within(screen.getByRole('group', { name: 'Gap 1' })).getAllByRole('checkbox');
    if (first) await userEvent.click(first);
    expect(screen.getByText('Mark at least one choice as correct.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove gap 2' }));
    expect(now()).toMatchObject({ text: 'She [[1]] here.' });
  });
});

describe('the twin', () => {
  async function play(placed: Placed | null, judged = false) {
    const intents: PlayIntent[] = [];
    const answer = placed && answered(placed);
    await renderPage(
      <Overlay targets={[]} setFocus={() => undefined}>
        <Twin
          question={question}
          draft={{ ...NO_DRAFT, answer: judged ? null : answer }}
          answer={judged ? answer : null}
          removed={[]}
          tried={null}
          open={!judged}
          unanswered={false}
          reveal={judged ? reveal : null}
          result={judged ? 'partial' : null}
          distribution={null}
          onIntent={(intent) => intents.push(intent)}
        />
      </Overlay>,
      noCalls,
    );
    return intents;
  }

  it('has a list for each gap, named by its sentence, with numbers from low to high', async () => {
    const intents = await play({ 'c-cleans': 'p0' });
    const first = screen.getByRole<HTMLSelectElement>('combobox', {
      name: 'Gap 1 of 2: The heart (gap) blood.',
    });
    const second = screen.getByRole<HTMLSelectElement>('combobox', {
      name: 'Gap 2 of 2: It beats (gap) times a minute.',
    });
    expect(first.value).toBe('c-cleans');
    expect([...second.options].map(({ text }) => text)).toEqual(['Choose', '20', '70']);
    await userEvent.selectOptions(second, '70');
    await userEvent.selectOptions(first, 'Choose');
    expect(intents).toEqual([
      { type: 'put', piece: 'c-70', place: 1 },
      { type: 'put', piece: 'c-cleans', place: null },
    ]);
  });

  it('reads the verdict gap by gap', async () => {
    await play({ 'c-cleans': 'p0' }, true);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Gap 1: cleans, incorrect. Correct: pumps.',
      'Gap 2, empty. Correct: 70.',
    ]);
  });
});

it('shows the choices of each gap on the projector until the answers come', () => {
  const rows = gapsChart({ question, reveal: null, distribution: null })?.columns[0]?.rows;
  expect(rows?.map(({ text }) => text)).toEqual(['pumps / cleans', '20 / 70']);
});

it('is typed in from paper by the letters of each gap’s own choices', () => {
  expect(lettersTyped(question, 'B A', false)).toEqual({ 'c-cleans': 'p0', 'c-20': 'p1' });
  expect(lettersTyped(question, '-b', false)).toEqual({ 'c-70': 'p1' });
});
