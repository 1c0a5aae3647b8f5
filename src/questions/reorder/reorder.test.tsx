// @vitest-environment happy-dom
// REORDER in the page's own elements: put in order by keys and presses, said, judged, and typed in from a sheet.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnswerOf, Distribution, QuestionOf } from '#core/questions/question.ts';
import { type ReorderKind, reorderKind } from '#core/questions/reorder/index.ts';
import { type Draft, draftFor, NO_DRAFT } from '#scenes/player/view.ts';
import { grown, holding, undone } from '#src/game/draft.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import type { QuestionTwinProps } from '#src/game/twins/questionTwin.ts';
import { answerCell } from '#src/host/room/answerCell.ts';
import { REORDER as reorderHost } from '#src/questions/reorder/host.tsx';
import { REORDER as reorderPaper } from '#src/questions/reorder/paper.tsx';
import { REORDER as ReorderTwin } from '#src/questions/reorder/twin.tsx';
import { saidOf } from '#src/questions/reorder/said.ts';
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

/** Plays it as the page does; gives what was wanted last. */
async function play(props: Partial<QuestionTwinProps<'REORDER'>> = {}) {
  const wanted: PlayIntent[] = [];
  function Page() {
    const [draft, setDraft] = useState<Draft>(NO_DRAFT);
    const onIntent = (intent: PlayIntent) => {
      wanted.push(intent);
      setDraft((now) => {
        if (intent.type === 'hold') return holding(now, intent.piece);
        if (intent.type === 'undo') return undone(now);
        if (intent.type !== 'put') return now;
        const next = reorderKind.acted(
          question,
          draftFor(question, now).answer as AnswerOf<'REORDER'> | null,
          intent,
        );
        return next ? grown(question, now, next.answer) : now;
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
    .getAllByRole('button', { name: /^Step/ })
    .map((rung) => rung.getAttribute('aria-label'));
const order = () => rungs().map((name) => name?.replace(/^Step \d of 4, /, ''));
const rung = (name: string) => screen.getByRole('button', { name: new RegExp(`^Step .*${name}`) });
const button = (name: string) => screen.getByRole('button', { name });
const focused = () =>
  document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

describe('the list', () => {
  it('names each step as it stands', async () => {
    await play();
    expect(rungs()).toEqual(NAMES.map((name, at) => `Step ${at + 1} of 4, ${name}`));
    expect(button('Submit').getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is put in order by Tab and Enter alone', async () => {
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
    expect(focused()).toBe('Step 1 of 4, Evaporation');
    expect(screen.queryByRole('button', { name: 'Put down' })).toBeNull();
    await userEvent.click(button('Submit'));
    expect(wanted.at(-1)).toEqual({ type: 'submit' });
  });

  it('moves what is held by arrows, Home and End, and the focus follows it', async () => {
    await play();
    rung('Rivers').focus();
    await userEvent.keyboard(' {ArrowDown}');
    expect(order()).toEqual(['Rain', 'Evaporation', 'Rivers', 'Condensation']);
    expect(focused()).toBe('Step 3 of 4, Rivers');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Step 4 of 4, Rivers');
    await userEvent.keyboard('{ArrowDown}{Home}');
    expect(focused()).toBe('Step 1 of 4, Rivers');
    await userEvent.keyboard('{Enter}{ArrowDown}');
    expect(order()).toEqual(['Rivers', 'Rain', 'Evaporation', 'Condensation']);
  });

  it('puts what is held where another is that is pressed', async () => {
    await play();
    await userEvent.click(rung('Condensation'));
    await userEvent.click(rung('Rivers'));
    expect(order()).toEqual(['Rain', 'Condensation', 'Rivers', 'Evaporation']);
    expect(rung('Condensation').getAttribute('aria-pressed')).toBe('false');
    expect(focused()).toBe('Step 2 of 4, Condensation');
  });

  it('puts back what is held by Escape', async () => {
    await play();
    rung('Rain').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Escape}');
    expect(order()).toEqual(NAMES);
    expect(rung('Rain').getAttribute('aria-pressed')).toBe('false');
    expect(focused()).toBe('Step 1 of 4, Rain');
  });

  it('goes back step by step by its button, and by Ctrl or Cmd with Z', async () => {
    await play();
    rung('Rain').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowDown}{Control>}z{/Control}');
    expect(order()).toEqual(['Rivers', 'Rain', 'Evaporation', 'Condensation']);
    button('Undo').focus();
    await userEvent.keyboard('{Enter}');
    expect(order()).toEqual(NAMES);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(focused()).toBe('Step 1 of 4, Rain');
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

  it('reads with marks once it is judged', async () => {
    const answer = ordered('rain', 'evaporation', 'condensation', 'rivers');
    await play({ open: false, answer, reveal });
    expect(rungs()).toEqual([
      'Step 1: Rain, out of order. Belongs at 3.',
      'Step 2: Evaporation, in order.',
      'Step 3: Condensation, in order.',
      'Step 4: Rivers, in order.',
    ]);
    expect(screen.getAllByText(/^Belongs at/)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });

  it('waits for another order than the one that was wrong', async () => {
    const tried = ordered('rain', 'evaporation', 'rivers', 'condensation');
    await play({ tried, draft: { state: 'open', answer: tried } });
    expect(button('Submit').getAttribute('aria-disabled')).toBe('true');
  });
});

describe('what is said', () => {
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

  it('is one sentence for what has come to be', async () => {
    await play();
    fireEvent.click(rung('Condensation'));
    expect(await said()).toBe('Picked up Condensation, step 4 of 4.');
    fireEvent.keyDown(document.body, { key: 'ArrowUp' });
    fireEvent.keyDown(document.body, { key: 'ArrowUp' });
    expect(await said()).toBe('Step 2 of 4, between Rain and Rivers.');
    fireEvent.keyDown(document.body, { key: 'Home' });
    expect(await said()).toBe('Step 1 of 4, before Rain.');
    fireEvent.keyDown(document.body, { key: 'End' });
    expect(await said()).toBe('Step 4 of 4, after Evaporation.');
    fireEvent.click(rung('Rivers'));
    expect(await said()).toBe('Put down at step 2.');
    fireEvent.click(button('Undo'));
    expect(await said()).toBe('Undone.');
  });

  it('says where something was put at once, and nothing where nothing has changed', () => {
    const before = { order: ['rain', 'rivers', 'evaporation'], held: undefined, past: 0 };
    expect(saidOf(question.items, before, before)).toBeNull();
    const now = { order: ['rivers', 'evaporation', 'rain'], held: undefined, past: 1 };
    expect(saidOf(question.items, before, now)).toEqual({ key: 'play:reorder.put', values: { place: 3 } });
  });
});

describe('for the host', () => {
  const spread: Distribution<'REORDER'> = {
    answered: 4,
    unanswered: 1,
    correct: 1,
    partial: 3,
    spread: {
      type: 'REORDER',
      places: { evaporation: 0, rain: 4, condensation: 8, rivers: 12 },
      kept: { evaporation: 4, rain: 3, condensation: 1, rivers: 4 },
    },
  };
  const shown = async (told: typeof reveal | null) => {
    const { Spread } = reorderHost;
    const texts = { hiddenTexts: [], withheldTexts: [] };
    await renderPage(
      <Spread question={question} reveal={told} right={null} distribution={spread} {...texts} />,
      () => 'network' as const,
    );
    return screen
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent.trim()));
  };

  it('shows the order of the class beside the right one, the worst first', async () => {
    expect(await shown(reveal)).toEqual([
      ['Item', 'Right', 'Class', 'In order'],
      ['Condensation', '2', '3', '1'],
      ['Rain', '3', '2', '3'],
      ['Evaporation', '1', '1', '4'],
      ['Rivers', '4', '4', '4'],
      ['No answer', '1'],
    ]);
  });

  it('tells nothing of what is right to a teacher who does not want to see it', async () => {
    expect((await shown(null)).slice(0, 3)).toEqual([
      ['Item', 'Class'],
      ['Evaporation', '1'],
      ['Rain', '2'],
    ]);
  });

  it('puts an answer into a cell: its steps, and the numbers of the right order as they were put', () => {
    const say = (words: unknown) => JSON.stringify((words as { values: object }).values);
    const answer = ordered('rain', 'evaporation', 'condensation', 'rivers');
    expect(answerCell({ question, answer, reveal }, say)).toBe('{"right":2,"count":3} · 3-1-2-4');
    expect(answerCell({ question, answer, reveal: null }, say)).toBe(
      'Rain, Evaporation, Condensation, Rivers',
    );
    expect(answerCell({ question, answer: null, reveal }, say)).toBeNull();
  });
});

describe('from a sheet', () => {
  /** What comes of this, typed from a sheet. */
  async function typedIn(text: string) {
    let answer: AnswerOf<'REORDER'> | null = null;
    const given: { now: AnswerOf<'REORDER'> | null } = { now: null };
    function Page() {
      const [now, setNow] = useState<AnswerOf<'REORDER'> | null>(null);
      given.now = now;
      return (
        <reorderPaper.Entry
          question={question}
          index={0}
          given={now}
          onActs={(acts: readonly ReorderKind['act'][]) => {
            answer = acts.reduce<AnswerOf<'REORDER'> | null>((before, act) => {
              const next = reorderKind.acted(question, before, act);
              return next ? next.answer : before;
            }, now);
            setNow(answer);
          }}
          onGoKey={() => false}
          onClear={() => setNow(null)}
          onNext={() => undefined}
        />
      );
    }
    await renderPage(<Page />, () => 'network' as const);
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Answer to question 1' });
    await userEvent.type(field, text);
    return {
      order: given.now?.order.map((id) => NAMES.find((name) => name.toLowerCase() === id)?.[0]).join(''),
      field,
    };
  }

  it.each([
    ['3412', 'ECRR'],
    ['3 4 1 2', 'ECRR'],
    ['3, 4, 1', 'ERRC'],
    ['cdab', 'ECRR'],
    ['D', 'CRRE'],
    ['1 2 3 4', 'RREC'],
    ['zz', undefined],
    ['12{Backspace}{Backspace}', undefined],
  ])('%s is understood', async (text, order) => {
    const typed = await typedIn(text);
    expect(typed.order).toBe(order);
  });

  it('is written as it was typed, and as numbers where it comes from elsewhere', async () => {
    const { field } = await typedIn('cdab');
    expect(field.value).toBe('cdab');
    cleanup();
    await renderPage(
      <reorderPaper.Entry
        question={question}
        index={0}
        given={reveal}
        onActs={() => undefined}
        onGoKey={() => false}
        onClear={() => undefined}
        onNext={() => undefined}
      />,
      () => 'network' as const,
    );
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('3 4 1 2');
  });
});
