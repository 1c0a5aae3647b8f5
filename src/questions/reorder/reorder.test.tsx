// @vitest-environment happy-dom
// REORDER as page elements: sorted with keys and presses, announced, and graded.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerOf, QuestionOf } from '#core/questions/question.ts';
import { reorderKind } from '#core/questions/reorder/index.ts';
import { type Draft, draftFor, NO_DRAFT } from '#scenes/player/view.ts';
import { withAnswer, withHeldPiece, withUndo } from '#src/game/draft.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { REORDER as ReorderTwin } from '#src/questions/reorder/twin.tsx';
import { pieceAnnouncement } from '#src/questions/pieces/announcements.ts';
import { sentencesOf } from '#src/questions/reorder/announcements.ts';
import { renderPage } from '#src/testing/renderPage.tsx';
import { Announcements } from '#src/ui/Announcements.tsx';

afterEach(cleanup);

const NAMES = ['Rain', 'Rivers', 'Evaporation', 'Condensation'];
const question: QuestionOf<'REORDER'> = {
  id: 'cycle',
  type: 'REORDER',
  text: 'The water cycle?',
  timeMs: 30_000,
  hasCorrectAnswer: true,
  items: NAMES.map((text) => ({ id: text.toLowerCase(), text })),
};
const ordered = (...order: string[]): AnswerOf<'REORDER'> => ({ type: 'REORDER', order });
const reveal = ordered('evaporation', 'condensation', 'rain', 'rivers');
const over: Pick<
  QuestionTwinProps<'REORDER'>,
  'draft' | 'removed' | 'tried' | 'unanswered' | 'distribution'
> = { draft: NO_DRAFT as Draft<'REORDER'>, removed: [], tried: null, unanswered: false, distribution: null };

/** Plays the twin as the page does; returns the intents it raised. */
async function play(props: Partial<QuestionTwinProps<'REORDER'>> = {}) {
  const wanted: PlayIntent[] = [];
  function Page() {
    const [draft, setDraft] = useState<Draft>(NO_DRAFT);
    const onIntent = (intent: PlayIntent) => {
      wanted.push(intent);
      setDraft((now) => {
        if (intent.type === 'hold') return withHeldPiece(now, intent.piece);
        if (intent.type === 'undo') return withUndo(now);
        if (intent.type !== 'put') return now;
        const next = reorderKind.applyAct(
          question,
          draftFor(question, now).answer as AnswerOf<'REORDER'> | null,
          intent,
        );
        return next ? withAnswer(question, now, next.answer) : now;
      });
    };
    return (
      <>
        <ReorderTwin
          {...over}
          question={question}
          draft={draft as Draft<'REORDER'>}
          answer={null}
          open
          reveal={null}
          result={null}
          onIntent={onIntent}
          {...props}
        />
        <Announcements />
      </>
    );
  }
  await renderPage(<Page />, () => 'network' as const);
  return wanted;
}

const rungs = () =>
  within(screen.getByRole('list'))
    .getAllByRole('button', { name: /^Spot/ })
    .map((rung) => rung.getAttribute('aria-label'));
const order = () => rungs().map((name) => name?.replace(/^Spot \d of 4, [A-D], /, ''));
const rung = (name: string) => screen.getByRole('button', { name: new RegExp(`^Spot .*${name}`) });
const button = (name: string) => screen.getByRole('button', { name });
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('the REORDER list', () => {
  it('labels each item with its spot', async () => {
    await play();
    expect(rungs()).toEqual(NAMES.map((name, at) => `Spot ${at + 1} of 4, ${'ABCD'[at]}, ${name}`));
    expect(button('Submit').getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is sorted with Tab and Enter alone', async () => {
    const wanted = await play();
    rung('Evaporation').focus();
    await userEvent.keyboard('{Enter}');
    expect(rung('Evaporation').getAttribute('aria-pressed')).toBe('true');
    await userEvent.tab();
    expect(focused()).toBe('Move up');
    await userEvent.keyboard('{Enter}{Enter}');
    expect(order()).toEqual(['Evaporation', 'Rain', 'Rivers', 'Condensation']);
    expect(focused()).toBe('Move up');
    expect(button('Move up').getAttribute('aria-disabled')).toBe('true');
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    expect(focused()).toBe('Put down');
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe('Spot 1 of 4, C, Evaporation');
    expect(screen.queryByRole('button', { name: 'Put down' })).toBeNull();
    await userEvent.click(button('Submit'));
    expect(wanted.at(-1)).toEqual({ type: 'submit' });
  });

  it('moves the held item with arrows, Home and End, and the focus follows it', async () => {
    await play();
    rung('Rivers').focus();
    await userEvent.keyboard(' {ArrowDown}');
    expect(order()).toEqual(['Rain', 'Evaporation', 'Rivers', 'Condensation']);
    expect(focused()).toBe('Spot 3 of 4, B, Rivers');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Spot 4 of 4, B, Rivers');
    await userEvent.keyboard('{ArrowDown}{Home}');
    expect(focused()).toBe('Spot 1 of 4, B, Rivers');
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(order()).toEqual(['Rivers', 'Rain', 'Evaporation', 'Condensation']);
  });

  it('puts the held item where another one is pressed', async () => {
    await play();
    await userEvent.click(rung('Condensation'));
    await userEvent.click(rung('Rivers'));
    expect(order()).toEqual(['Rain', 'Condensation', 'Rivers', 'Evaporation']);
    expect(rung('Condensation').getAttribute('aria-pressed')).toBe('false');
    expect(focused()).toBe('Spot 2 of 4, D, Condensation');
  });

  it('puts the held item back on Escape', async () => {
    await play();
    rung('Rain').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Escape}');
    expect(order()).toEqual(NAMES);
    expect(rung('Rain').getAttribute('aria-pressed')).toBe('false');
    expect(focused()).toBe('Spot 1 of 4, A, Rain');
  });

  it('undoes step by step with its button, and with Ctrl+Z or Cmd+Z', async () => {
    await play();
    rung('Rain').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Control>}z{/Control}');
    expect(order()).toEqual(['Rivers', 'Rain', 'Evaporation', 'Condensation']);
    button('Undo').focus();
    await userEvent.keyboard('{Enter}');
    expect(order()).toEqual(NAMES);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(focused()).toBe('Spot 1 of 4, A, Rain');
    await userEvent.keyboard('{Meta>}z{/Meta}');
    expect(order()).toEqual(NAMES);
  });

  it('leaves its keys to a dialog', async () => {
    await play();
    await userEvent.click(rung('Rain'));
    const dialog = document.body.appendChild(document.createElement('dialog'));
    fireEvent.keyDown(dialog, { key: 'ArrowDown' });
    expect(order()).toEqual(NAMES);
    dialog.remove();
  });

  it('marks each item once it is graded, as correct or with where it goes', async () => {
    const answer = ordered('rain', 'evaporation', 'condensation', 'rivers');
    await play({ open: false, answer, reveal });
    expect(rungs()).toEqual([
      'Spot 1: Rain, out of order. Goes 3rd.',
      'Spot 2: Evaporation. Goes 1st.',
      'Spot 3: Condensation. Goes 2nd.',
      'Spot 4: Rivers, in the right spot.',
    ]);
    const drawn = [...document.querySelectorAll<HTMLElement>('[data-words]')];
    expect(drawn.map(({ dataset }) => dataset['words'])).toEqual([
      '1',
      'Goes 3rd',
      '2',
      'Goes 1st',
      '3',
      'Goes 2nd',
      '4',
    ]);
    expect(
      [...document.querySelectorAll('[data-piece] > svg')].map((tick) => tick.parentElement?.textContent),
    ).toEqual(['Rivers']);
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });

  it('counts an item in its spot as correct, whatever is in order around it', async () => {
    const answer = ordered('rivers', 'condensation', 'evaporation', 'rain');
    await play({ open: false, answer, reveal });
    expect(rungs()[1]).toBe('Spot 2: Condensation, in the right spot.');
  });

  it('shows the correct order, labeled and without praise, if nothing was submitted', async () => {
    const left = ordered('rain', 'evaporation', 'condensation', 'rivers');
    await play({ open: false, draft: { state: 'open', answer: left }, reveal });
    expect(rungs()).toEqual([
      'Spot 1: Evaporation, correct order.',
      'Spot 2: Condensation, correct order.',
      'Spot 3: Rain, correct order.',
      'Spot 4: Rivers, correct order.',
    ]);
    expect(screen.getByRole('list', { name: 'Correct order' })).toBeTruthy();
    expect(screen.getByText('Correct order')).toBeTruthy();
    expect(document.querySelector('[data-piece] > svg')).toBeNull();
  });

  it("can't submit the order that was wrong", async () => {
    const tried = ordered('rain', 'evaporation', 'rivers', 'condensation');
    await play({ tried, draft: { state: 'open', answer: tried } });
    expect(button('Submit').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('REORDER announcements', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const said = async () => {
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    return screen.getByTestId('announcer').textContent;
  };

  it('are one sentence about the latest state', async () => {
    await play();
    fireEvent.click(rung('Condensation'));
    expect(await said()).toBe('Picked up Condensation, spot 4 of 4.');
    fireEvent.keyDown(document.body, { key: 'ArrowUp' });
    fireEvent.keyDown(document.body, { key: 'ArrowUp' });
    expect(await said()).toBe('Spot 2 of 4, between Rain and Rivers.');
    fireEvent.keyDown(document.body, { key: 'Home' });
    expect(await said()).toBe('Spot 1 of 4, before Rain.');
    fireEvent.keyDown(document.body, { key: 'End' });
    expect(await said()).toBe('Spot 4 of 4, after Evaporation.');
    fireEvent.click(rung('Rivers'));
    expect(await said()).toBe('Put down in spot 2.');
    fireEvent.click(button('Undo'));
    expect(await said()).toBe('Undone.');
  });

  it('name the place after a move that skips picking up, and say nothing if nothing has changed', () => {
    const before = { placed: ['rain', 'rivers', 'evaporation'], held: undefined, past: 0 };
    expect(pieceAnnouncement(before, before, sentencesOf(question, before.placed))).toBeNull();
    const now = { placed: ['rivers', 'evaporation', 'rain'], held: undefined, past: 1 };
    const said = pieceAnnouncement(before, now, sentencesOf(question, now.placed));
    expect(said).toMatchObject({ key: 'kinds:reorder.put', values: { place: 3 } });
  });
});
