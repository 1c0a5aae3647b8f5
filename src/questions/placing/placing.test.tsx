// @vitest-environment happy-dom
// Kinds with places as page elements: played with keys and presses, announced, and graded.
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { kindOf } from '#core/questions/kinds.ts';
import type { Placed } from '#core/questions/placing/placing.ts';
import type { Answer, Question, Reveal } from '#core/questions/question.ts';
import { type Draft, draftFor, NO_DRAFT } from '#scenes/player/view.ts';
import { withAnswer, withHeldPiece, withUndo } from '#src/game/draft.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import { Overlay } from '#src/game/twins/placement.tsx';
import { type QuestionTwinProps, questionTwinOf } from '#src/game/twins/questionTwin.ts';
import { renderPage } from '#src/testing/renderPage.tsx';
import { Announcements } from '#src/ui/Announcements.tsx';

afterEach(cleanup);

const named = (...names: string[]) => names.map((text) => ({ id: text.toLowerCase(), text }));
const base = { timeMs: 30_000, hasCorrectAnswer: true };
const capitals: Question = {
  ...base,
  id: 'capitals',
  type: 'MATCH',
  text: 'Which capital?',
  items: named('Lima', 'Paris', 'Oslo'),
  places: named('France', 'Peru'),
};
const animals: Question = {
  ...base,
  id: 'animals',
  type: 'CLASSIFICATION',
  text: 'Where?',
  items: named('Bat', 'Trout', 'Cow'),
  places: named('Mammals', 'Fish'),
};

/** Plays the twin as the page does; returns the intents that it raised. */
async function play(question: Question, props: Partial<QuestionTwinProps> = {}) {
  const wanted: PlayIntent[] = [];
  function Page() {
    const [draft, setDraft] = useState<Draft>(NO_DRAFT);
    const onIntent = (intent: PlayIntent) => {
      wanted.push(intent);
      setDraft((now) => {
        if (intent.type === 'hold') return withHeldPiece(now, intent.piece);
        if (intent.type === 'undo') return withUndo(now);
        if (intent.type !== 'put') return now;
        const next = kindOf(question.type).applyAct(question, draftFor(question, now).answer, intent);
        return next ? withAnswer(question, now, next.answer) : now;
      });
    };
    const shown: QuestionTwinProps = {
      question,
      draft,
      answer: null,
      open: true,
      reveal: null,
      result: null,
      removed: [],
      tried: null,
      unanswered: false,
      distribution: null,
      onIntent,
      ...props,
    };
    return (
      <>
        <Overlay targets={[]} setFocus={() => undefined}>
          {createElement(questionTwinOf(question.type), shown)}
        </Overlay>
        <Announcements />
      </>
    );
  }
  await renderPage(<Page />, () => 'network' as const);
  await screen.findByRole('list', { name: /./ });
  return wanted;
}

const labels = () =>
  screen.getAllByRole('button', { name: /,|:/ }).map((each) => each.getAttribute('aria-label'));
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const press = (name: RegExp | string) => userEvent.click(button(name));
const focused = () => document.activeElement?.getAttribute('aria-label');
const judged = (question: Question, placed: Placed, right: Readonly<Record<string, readonly string[]>>) =>
  play(question, {
    answer: { type: question.type, placed } as Answer,
    reveal: { type: question.type, right } as Reveal,
    open: false,
  });

describe('pairs', () => {
  it('take one press each, in the order of the prompts', async () => {
    const wanted = await play(capitals);
    await press(/Paris/);
    await press(/Lima/);
    expect(labels()).toEqual([
      'France, matched with Paris',
      'B, Paris, matched with France',
      'Peru, matched with Lima',
      'A, Lima, matched with Peru',
      'C, Oslo, not matched yet',
    ]);
    expect(wanted.map(({ type }) => type)).toEqual(['put', 'put']);
    await press('Submit');
    expect(wanted.at(-1)).toEqual({ type: 'submit' });
  });

  it('count on Submit, which asks again for an unfinished answer', async () => {
    await play(capitals);
    await press(/Paris/);
    expect(button('Submit 1 of 2').getAttribute('aria-disabled')).toBe('false');
    cleanup();
    const answer = { type: 'MATCH', placed: { paris: 'france' } } as const;
    await play(capitals, { draft: { answer, state: 'open', anyway: true } });
    expect(button('Not sent yet. Submit anyway?').getAttribute('aria-disabled')).toBe('false');
  });

  it('begin with either half, by Tab and Enter alone', async () => {
    await play(capitals);
    button(/^Peru/).focus();
    await userEvent.keyboard('{Enter}');
    expect(button(/^Peru/).getAttribute('aria-pressed')).toBe('true');
    expect(focused()).toBe('A, Lima, not matched yet');
    await userEvent.keyboard('{Enter}');
    expect(button(/^Peru/).getAttribute('aria-label')).toBe('Peru, matched with Lima');
    // Tied to another prompt, its old one is free again.
    await press(/^France/);
    await press(/^A, Lima/);
    expect(labels().slice(0, 3)).toEqual([
      'France, matched with Lima',
      'A, Lima, matched with France',
      'Peru, no match yet',
    ]);
  });

  it('are untied by pressing either half, and tied again with Undo', async () => {
    await play(capitals);
    const isFree = () => button(/^A, Lima/).getAttribute('aria-label') === 'A, Lima, not matched yet';
    await press(/^A, Lima/);
    await press(/^A, Lima/);
    expect(isFree()).toBe(true);
    await press(/^A, Lima/);
    await press(/^France/);
    expect(isFree()).toBe(true);
    await press('Undo');
    expect(isFree()).toBe(false);
  });

  it('say which are correct, and what goes where', async () => {
    await judged(capitals, { paris: 'france', oslo: 'peru' }, { france: ['paris'], peru: ['lima'] });
    expect(labels()).toEqual([
      'France, matched with Paris',
      'Paris, matched with France, correct',
      'Peru, matched with Oslo',
      'Oslo, matched with Peru, incorrect. Correct: Lima.',
      'A, Lima, not matched yet',
    ]);
    cleanup();
    await judged(capitals, { paris: 'france' }, { france: ['paris'], peru: ['lima'] });
    expect(labels()).toContain('Peru, no match. Correct: Lima.');
  });
});

describe('categories', () => {
  it('take the next item with one press, and tell what comes after it', async () => {
    await play(animals);
    const said = (words: RegExp) =>
      waitFor(() => expect(screen.getByTestId('announcer').textContent).toMatch(words));
    await press(/^1, Mammals/);
    await said(/^Bat is in Mammals. 1 of 3 sorted. Next: Trout.$/);
    await press(/^2, Fish/);
    await press(/^1, Mammals/);
    await said(/All 3 are sorted/);
  });

  it('open once all items are placed, and take one from another category', async () => {
    await play(animals);
    for (const name of [/^1, Mammals/, /^2, Fish/, /^1, Mammals/]) await press(name);
    await press(/^2, Fish/);
    expect(button(/^2, Fish/).getAttribute('aria-pressed')).toBe('true');
    await press(/^C, Cow/);
    expect(labels()).toEqual([
      '1, Mammals: Bat',
      'A, Bat, in Mammals',
      '2, Fish: Trout, Cow',
      'B, Trout, in Fish',
      'C, Cow, in Fish',
    ]);
  });

  it('say where an item belongs, and which ones were left out', async () => {
    await judged(animals, { bat: 'fish', trout: 'fish' }, { mammals: ['bat', 'cow'], fish: ['trout'] });
    expect(labels()).toEqual([
      'Cow, not sorted. Belongs in Mammals.',
      '1, Mammals, empty',
      '2, Fish: Bat, Trout',
      'Bat, in Fish, incorrect. Belongs in Mammals.',
      'Trout, in Fish, correct',
    ]);
  });
});
