// @vitest-environment happy-dom
// REORDER for the host: on the projector, in the room, in reports, in the quiz, and typed in from a sheet.
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnswerOf, Distribution, QuestionOf } from '#core/questions/question.ts';
import { type ReorderKind, reorderKind } from '#core/questions/reorder/index.ts';
import { answerCellText } from '#src/host/room/answerCellText.ts';
import { REORDER as reorderHost } from '#src/questions/reorder/host.ts';
import { REORDER as reorderPaper } from '#src/questions/reorder/paper.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

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
const textsOf = (role: string) => screen.getAllByRole(role).map(({ textContent }) => textContent.trim());

describe('REORDER for the host', () => {
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
  const shown = async (told: typeof reveal | null, distribution = spread) => {
    const { DistributionView } = reorderHost;
    const texts = { hiddenTexts: [], withheldTexts: [] };
    await renderPage(
      <DistributionView
        question={question}
        reveal={told}
        right={null}
        distribution={distribution}
        {...texts}
      />,
      () => 'network' as const,
    );
    return textsOf('listitem');
  };

  it('shows where items belong and where the class put them, worst first', async () => {
    expect(await shown(reveal)).toEqual([
      '2CondensationClass: 31',
      '3RainClass: 23',
      '1EvaporationClass: 14',
      '4RiversClass: 44',
      'No answer1',
    ]);
    expect(screen.getByText(/^Numbers show the correct place/)).toBeTruthy();
  });

  it('reveals nothing to a teacher who has hidden the correct answer', async () => {
    expect((await shown(null)).slice(0, 2)).toEqual(['1Evaporation', '2Rain']);
    expect(screen.getByText('Class order')).toBeTruthy();
  });

  it('has no class order without answers', async () => {
    const none = Object.fromEntries(question.items.map(({ id }) => [id, 0]));
    const nobody = {
      answered: 0,
      correct: 0,
      partial: 0,
      spread: { ...spread.spread, places: none, kept: none },
    };
    for (const told of [reveal, null]) {
      expect(await shown(told, { ...nobody, unanswered: 5 })).toEqual(['No answer5']);
      cleanup();
    }
    expect(screen.queryByText('Class order')).toBeNull();
  });

  const onWall = async (view: { told?: typeof reveal; drawn?: boolean; answered?: boolean }) => {
    const { ProjectorAnswers } = reorderHost;
    const items = question.items.map((item) => ({
      ...item,
      text: '',
      media: { type: 'image' as const, url: `/uploads/${item.id}.webp`, alt: item.text },
    }));
    await renderPage(
      <div data-testid="wall">
        <ProjectorAnswers
          question={{ ...question, items }}
          isOpen={false}
          reveal={view.told ?? null}
          right={view.told ? 'in words' : null}
          distribution={view.answered ? spread : null}
          drawn={view.drawn ?? false}
          plain
        />
      </div>,
      () => 'network' as const,
    );
    return screen.getByTestId('wall');
  };

  it('shows picture items when there is no canvas', async () => {
    const wall = await onWall({});
    expect([...wall.querySelectorAll('img')].map(({ src }) => src)).toHaveLength(4);
    expect(textsOf('listitem')).toEqual(NAMES);
    cleanup();
    expect((await onWall({ drawn: true })).querySelectorAll('img')).toHaveLength(0);
  });

  it("shows the class's order beside the correct one, with how many got each item right and the most missed one", async () => {
    const wall = within(await onWall({ told: reveal, answered: true }));
    expect(textsOf('heading')).toEqual(['Class order', 'Correct order']);
    expect(textsOf('listitem')).toEqual([
      '1Evaporation',
      '2Rain',
      '3Condensation',
      '4Rivers',
      '1Evaporation4 of 4',
      '2Condensation1 of 4',
      '3Rain3 of 4',
      '4Rivers4 of 4',
    ]);
    expect(wall.getByText('Most missed: Condensation')).toBeTruthy();
  });

  it('shows an answer with its marks, or the correct order instead', async () => {
    const { Answered } = reorderHost;
    const answer = ordered('rain', 'evaporation', 'condensation', 'rivers');
    await renderPage(<Answered question={question} answer={answer} reveal={reveal} />, () => 'network');
    expect(textsOf('listitem')).toEqual([
      '1RainGoes 3rd',
      '2EvaporationGoes 1st',
      '3CondensationGoes 2nd',
      '4Riverscorrect',
    ]);
    await userEvent.click(screen.getByRole('radio', { name: 'Correct answer' }));
    expect(textsOf('listitem')).toEqual(['1Evaporation', '2Condensation', '3Rain', '4Rivers']);
    cleanup();
    await renderPage(<Answered question={question} answer={reveal} reveal={reveal} />, () => 'network');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it("shuffles the items of a quiz with hidden answers, so that years aren't in order", async () => {
    const { Authored } = reorderHost;
    const years = ['1492', '1789', '1848', '1914', '1969'];
    const authored = { type: 'REORDER', text: '?', items: years.map((text) => ({ text })) } as const;
    await renderPage(<Authored question={authored} answers={false} />, () => 'network');
    expect(textsOf('listitem')).not.toEqual(years);
    expect(textsOf('listitem').toSorted()).toEqual(years);
    cleanup();
    await renderPage(<Authored question={authored} answers />, () => 'network');
    expect(textsOf('listitem')).toEqual(years.map((year, at) => `${at + 1}${year}`));
  });

  it('formats an answer for a table cell: how many items are out of order, and the correct numbers in the order given', () => {
    const say = (words: unknown) => JSON.stringify((words as { values: object }).values);
    const answer = ordered('rain', 'evaporation', 'condensation', 'rivers');
    expect(answerCellText({ question, answer, reveal }, say)).toBe('{"count":1} · 3-1-2-4');
    expect(answerCellText({ question, answer, reveal: null }, say)).toBe(
      'Rain, Evaporation, Condensation, Rivers',
    );
    expect(answerCellText({ question, answer: null, reveal }, say)).toBeNull();
  });
});

describe('REORDER typed in from a sheet', () => {
  /** The answer after typing this from a sheet. */
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
              const next = reorderKind.applyAct(question, before, act);
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
    ['1 2 3 4', 'RREC'],
    ['zz', undefined],
    ['12{Backspace}{Backspace}', undefined],
  ])('%s becomes an answer', async (text, order) => {
    expect((await typedIn(text)).order).toBe(order);
  });

  it('keeps its text as typed, and shows numbers for an answer from elsewhere', async () => {
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
