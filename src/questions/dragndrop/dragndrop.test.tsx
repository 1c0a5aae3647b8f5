// @vitest-environment happy-dom
// DRAGNDROP as page elements: written in brackets, placed word by word, and judged.
import { cleanup, screen } from '@testing-library/react';
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
import { DRAGNDROP as editor } from '#src/questions/dragndrop/editor.ts';
import { DRAGNDROP as host } from '#src/questions/dragndrop/host.ts';
import { DRAGNDROP as Twin } from '#src/questions/dragndrop/twin.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

const NO_DRAFT: Draft<'DRAGNDROP'> = { state: 'open', answer: null };
const noCalls = () => 'network' as const;

const question: QuestionOf<'DRAGNDROP'> = {
  id: 'planets',
  type: 'DRAGNDROP',
  text: '____ is red, ____ is blue.',
  gapsAt: [0, 13],
  timeMs: 30_000,
  hasCorrectAnswer: true,
  items: ['Earth', 'Mars', 'Venus'].map((text) => ({ id: text.toLowerCase(), text })),
  places: ['p0', 'p1'].map((id) => ({ id, text: '' })),
};
const reveal = { type: 'DRAGNDROP', right: { p0: ['mars'], p1: ['earth'] } } as const;
const answered = (placed: Placed) => ({ type: 'DRAGNDROP', placed }) as const;

describe('the editor', () => {
  const written = (text: string): AuthoredOf<'DRAGNDROP'> => {
    const empty: AuthoredOf<'DRAGNDROP'> = { type: 'DRAGNDROP', format: 'markdown', text: '', gaps: [] };
    return withFields(empty, editor.withText?.(empty, text) ?? {});
  };
  async function edit(start: AuthoredOf<'DRAGNDROP'>) {
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

  it('makes gaps of words in brackets, and notes what could surprise', async () => {
    const start = written('[Mars|Ares] is [red], not [blue].');
    expect(start).toMatchObject({
      text: '[[1]] is [[2]], not [[3]].',
      gaps: [{ accepted: ['Mars', 'Ares'] }, { accepted: ['red'] }, { accepted: ['blue'] }],
    });
    const now = await edit(start);
    expect(screen.getByText(/^“Ares” isn’t one of the words/)).toBeTruthy();
    expect(screen.getByText(/^“Mars” is the only word with a capital/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Item 1' }), 'Ares');
    expect(now().extras).toEqual(['Ares']);
    expect(screen.queryByText(/isn’t one of the words/)).toBeNull();
    expect(faultsOf(now())).toEqual([]);
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

  it('fills the next empty gap with one press', async () => {
    const intents = await play({ mars: 'p0' });
    expect(screen.getByRole('button', { name: 'Gap 2, empty' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'A, Earth, not placed' }));
    expect(intents).toEqual([{ type: 'put', piece: 'earth', place: 1 }]);
  });

  it('reads the verdict gap by gap', async () => {
    await play({ mars: 'p0', venus: 'p1' }, true);
    expect(screen.getByRole('button', { name: 'Gap 1: Mars, correct' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Gap 2: Venus, incorrect. Correct: Earth.' })).toBeTruthy();
  });
});

describe('the room’s answers', () => {
  const distribution = {
    answered: 4,
    unanswered: 0,
    correct: 1,
    partial: 3,
    spread: { type: 'DRAGNDROP', counts: { p0: { mars: 4 }, p1: { earth: 1, venus: 3 } } },
  } as const;

  it('are the correct words with their shares, beside common mistakes', () => {
    const chart = gapsChart({ question, reveal, distribution });
    expect(chart?.columns.map(({ rows }) => rows.map(({ text }) => text))).toEqual([
      ['Mars', 'Earth'],
      ['–', 'Venus'],
    ]);
    expect(
      chart?.columns.map(({ shares }) => shares?.map((share) => share?.values?.['count'] ?? null)),
    ).toEqual([
      [4, 1],
      [null, 3],
    ]);
    expect(chart?.worst?.values).toEqual({ item: 'Earth' });
    expect(gapsChart({ question, reveal: null, distribution })).toBeNull();
  });

  it('fit into a table cell by the letters of the words', () => {
    const say = (words: unknown) => JSON.stringify((words as { values: object }).values);
    const cell = host.cell?.({ question, answer: answered({ venus: 'p1', mars: 'p0' }), reveal }, say);
    expect(cell).toBe('{"count":1,"total":2} · 1B 2C');
  });
});
