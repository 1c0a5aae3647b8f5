// @vitest-environment happy-dom
// Numbers as short answers: typed with a printed or chosen unit, and edited.
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { QuestionOf } from '#core/questions/question.ts';
import type { NumberField } from '#core/questions/typed/units.ts';
import type { Draft } from '#scenes/player/view.ts';
import { BLANK as Twin } from '#src/questions/blank/twin.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

async function play(number: NumberField) {
  const question: QuestionOf<'BLANK'> = {
    id: 'peak',
    type: 'BLANK',
    text: 'How high is it?',
    timeMs: 30_000,
    hasCorrectAnswer: true,
    number,
  };
  let text = '';
  function Page() {
    const [draft, setDraft] = useState<Draft<'BLANK'>>({ answer: null, state: 'open' });
    text = draft.answer?.text ?? '';
    return (
      <Twin
        {...{ question, draft, answer: null, removed: [], tried: null, open: true, unanswered: false }}
        {...{ reveal: null, result: null, distribution: null }}
        onIntent={(intent) => {
          if (intent.type === 'type')
            setDraft({ answer: { type: 'BLANK', text: intent.text }, state: 'open' });
        }}
      />
    );
  }
  await renderPage(<Page />, () => 'network' as const);
  return { field: await screen.findByRole<HTMLInputElement>('textbox'), text: () => text };
}

it('has its unit printed behind it', async () => {
  const { field, text } = await play({ unit: 'm' });
  await userEvent.type(field, '8849');
  expect(text()).toBe('8849');
  expect(field.inputMode).toBe('decimal');
  expect(field.parentElement?.textContent).toContain('m');
});

it('has units to choose from, before or after the number', async () => {
  const { field, text } = await play({ units: ['km', 'm'] });
  await userEvent.click(screen.getByRole('radio', { name: 'km' }));
  await userEvent.type(field, '8.8');
  expect(text()).toBe('8.8 km');
  await userEvent.keyboard('{Tab}{ArrowDown}');
  expect(text()).toBe('8.8 m');
});

it('has a keyboard with letters if the unit has to be typed', async () => {
  const { field } = await play({ typedUnit: true });
  expect(field.inputMode).toBe('text');
  expect(field.placeholder).toBe('Number and unit');
});
