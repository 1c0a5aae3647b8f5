// @vitest-environment happy-dom
// Every kind that is answered with pieces, as a list: with Tab and Enter alone, any answer of the board can be made.
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { authorityOf, keyed, QUESTION_SAMPLES, sampleOf } from '#core/questions/authority.ts';
import { kindOf } from '#core/questions/kinds.ts';
import type { Answer, Question } from '#core/questions/question.ts';
import { stream } from '#core/random/stream.ts';
import { type Draft, draftFor, NO_DRAFT } from '#scenes/player/view.ts';
import { LIST } from '#scenes/questions/pieces/model.ts';
import { withAnswer, withHeldPiece } from '#src/game/draft.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import { Overlay } from '#src/game/twins/placement.tsx';
import { type QuestionTwinProps, questionTwinOf } from '#src/game/twins/questionTwin.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

const TYPES = QUESTION_SAMPLES.map(({ authored }) => authored.type).filter((type) =>
  kindOf(type).acts.includes('put'),
);
const built = (type: Question['type']) => keyed(sampleOf(type).authored, stream([3, 5], 'ids'));
const room = [{ id: LIST, kind: 'island', rect: { x: 0, y: 0, width: 360, height: 500 } }] as const;

/** Shows the list in the room that the canvas leaves; returns how to read the answer. */
async function show(question: Question, props: Partial<QuestionTwinProps> = {}) {
  let answer: Answer | null = null;
  function Page() {
    const [draft, setDraft] = useState<Draft>(NO_DRAFT);
    const onIntent = (intent: PlayIntent) =>
      setDraft((now) => {
        if (intent.type === 'hold') return withHeldPiece(now, intent.piece);
        if (intent.type !== 'put') return now;
        const next = kindOf(question.type).applyAct(question, draftFor(question, now).answer, intent);
        return next ? withAnswer(question, now, next.answer) : now;
      });
    answer = draft.answer;
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
      <Overlay targets={room} setFocus={() => undefined}>
        {createElement(questionTwinOf(question.type), shown)}
      </Overlay>
    );
  }
  await renderPage(<Page />, () => 'network' as const);
  await screen.findAllByRole('list');
  return () => answer;
}

/** Presses Tab until this element has the focus, then Enter. */
async function enter(is: (element: Element) => boolean): Promise<void> {
  for (let tabs = 0; tabs < 80; tabs += 1) {
    const { activeElement } = document;
    if (activeElement && is(activeElement)) {
      await userEvent.keyboard('{Enter}');
      return;
    }
    await userEvent.tab();
  }
  throw new Error('it can’t be reached by Tab');
}

const isPiece = (id: string) => (element: Element) =>
  element instanceof HTMLElement && element.dataset['piece'] === id;
const isNamed = (name: string) => (element: Element) => element.textContent === name;

/** The ids of the row and of the choice that put this piece into this place. */
function halvesOf(question: Question, piece: string, place: number): readonly [string, string] {
  const spot = 'places' in question ? (question.places[place]?.id ?? '') : '';
  return question.type === 'CLASSIFICATION' ? [piece, spot] : [spot, piece];
}

async function make(question: Question, wanted: Answer): Promise<void> {
  if ('placed' in wanted && 'places' in question) {
    for (const [piece, spot] of Object.entries(wanted.placed)) {
      const [row, choice] = halvesOf(
        question,
        piece,
        question.places.findIndex(({ id }) => id === spot),
      );
      await enter(isPiece(row));
      await enter((element) => isPiece(choice)(element) && element.closest('dialog') !== null);
    }
    return;
  }
  if (!('order' in wanted) || !('items' in question)) throw new Error(`no list for ${question.type}`);
  const now = question.items.map(({ id }) => id);
  for (const [place, id] of wanted.order.entries()) {
    const from = now.indexOf(id);
    if (from === place) continue;
    await enter(isPiece(id));
    for (let at = from; at > place; at -= 1) await enter(isNamed('Move up'));
    await enter(isNamed('Put down'));
    now.splice(place, 0, ...now.splice(from, 1));
  }
}

describe.each(TYPES)('%s', (type) => {
  it('is answered with Tab and Enter alone, as on its board', async () => {
    const one = built(type);
    const { bot } = authorityOf(type);
    const draws = stream([7, 11], 'lists');
    const right = bot(one, true, draws);
    const answer = await show(one.question);
    await make(one.question, right);
    expect(answer()).toEqual(right);
  });
});

describe('a slot', () => {
  it('is emptied, and says where its choices are', async () => {
    const { question } = built('MATCH');
    if (question.type !== 'MATCH') throw new Error('no pairs');
    const answer = await show(question);
    const [first, second] = question.places.map(({ id }) => id);
    const [piece] = question.items;
    if (!first || !second || !piece) throw new Error('too few');
    await make(question, { type: 'MATCH', placed: { [piece.id]: first } });
    await enter(isPiece(second));
    expect(document.querySelector<HTMLElement>('.chooser-at')?.dataset['words']).toBe(
      question.places[0]?.text,
    );
    await userEvent.keyboard('{Escape}');
    await enter(isPiece(first));
    await enter(isNamed('Leave empty'));
    expect(answer()).toBeNull();
  });

  it('tells what is wrong and what would be right, and opens nothing once it is over', async () => {
    const one = built('CLASSIFICATION');
    const { question } = one;
    const authority = authorityOf(question.type);
    await show(question, {
      open: false,
      answer: authority.bot(one, false, stream([7, 11], 'lists')),
      reveal: authority.reveal(one),
      result: 'incorrect',
    });
    const slots = screen.getAllByRole('button', { name: /incorrect\. Belongs/ });
    expect(slots.length).toBeGreaterThan(0);
    if (slots[0]) await userEvent.click(slots[0]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
