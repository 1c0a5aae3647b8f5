// @vitest-environment happy-dom
// CLOZE as page elements: written in brackets, typed gap by gap, and judged.
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { withFields } from '#core/collections/withFields.ts';
import { clozeKind } from '#core/questions/cloze/index.ts';
import type { AnswerOf, AuthoredOf, QuestionOf } from '#core/questions/question.ts';
import { faultsOf } from '#protocol/quizFaults.ts';
import type { Draft } from '#scenes/player/view.ts';
import type { PlayIntent } from '#src/game/intent.ts';
import { CLOZE as editor } from '#src/questions/cloze/editor.ts';
import { CLOZE as host } from '#src/questions/cloze/host.tsx';
import { CLOZE as Twin } from '#src/questions/cloze/twin.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

const noCalls = () => 'network' as const;

describe('the editor', () => {
  const written = (text: string): AuthoredOf<'CLOZE'> => {
    const empty: AuthoredOf<'CLOZE'> = { type: 'CLOZE', format: 'markdown', text: '', gaps: [] };
    return withFields(empty, editor.withText?.(empty, text) ?? {});
  };

  it('makes gaps of words and of numbers with units in brackets', () => {
    const question = written('[Paris|Lutetia] is on the [Seine], which is [777 km] and [1,5|3/2] long.');
    expect(question).toMatchObject({
      text: '[[1]] is on the [[2]], which is [[3]] and [[4]] long.',
      gaps: [
        { accepted: ['Paris', 'Lutetia'] },
        { accepted: ['Seine'] },
        { accepted: ['777'], number: { unit: 'km' } },
        { accepted: ['1,5', '3/2'], number: {} },
      ],
    });
    expect(faultsOf(question)).toEqual([]);
    expect(editor.withText?.(question, `${question.text}!`)).toEqual({ text: `${question.text}!` });
  });

  async function edit(question: AuthoredOf<'CLOZE'>) {
    let now = question;
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
    // The editor loads when it is first shown.
    await screen.findAllByRole('textbox', {}, { timeout: 5_000 });
    return () => now;
  }

  it('lists several accepted answers in one line', async () => {
    const now = await edit(written('A [cat].'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Gap 1' }), ' | dog |');
    expect(now().gaps).toEqual([{ accepted: ['cat', 'dog'] }]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Gap 1' }), ' cow');
    expect(now().gaps).toEqual([{ accepted: ['cat', 'dog', 'cow'] }]);
  });

  it('puts the words of a removed gap back into the text, and a lost marker at its end', async () => {
    const now = await edit(written('A [cat] and a [dog].'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove gap 1' }));
    expect(now()).toMatchObject({ text: 'A cat and a [[1]].', gaps: [{ accepted: ['dog'] }] });
    cleanup();
    const lost = await edit({ ...written('A [cat].'), text: 'A.' });
    await userEvent.click(screen.getByRole('button', { name: 'Put it back at the end' }));
    expect(lost().text).toBe('A. [[1]]');
  });

  it('has tolerance and units for a number, and says what may surprise', async () => {
    const now = await edit(written('It is [1,250].'));
    expect(screen.getByText(/^1,250 can be 1,250 or 1.25\./)).toBeTruthy();
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Tolerance (±)' }), '0.5');
    await userEvent.type(screen.getByRole('textbox', { name: 'Unit' }), 'm');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Students' }), 'choose the unit');
    await userEvent.type(screen.getByRole('textbox', { name: 'Other units to choose from' }), 'km, cm');
    expect(now().gaps[0]?.number).toEqual({ tolerance: 0.5, unit: 'm', otherUnits: ['km', 'cm'] });
    expect(faultsOf(now())).toEqual([]);
  });
});

const question: QuestionOf<'CLOZE'> = {
  id: 'seine',
  type: 'CLOZE',
  text: 'The ____ is ____ long. It flows through ____.',
  gapsAt: [4, 12, 40],
  width: 6,
  fields: [{}, { number: { units: ['km', 'm'] } }, {}],
  timeMs: 30_000,
  hasCorrectAnswer: true,
};
const reveal = {
  type: 'CLOZE',
  gaps: [
    { accepted: ['Seine'] },
    { accepted: ['777 km'], number: { unit: 'km', otherUnits: ['m'] } },
    { accepted: ['Paris'] },
  ],
} as const;
const NAMES = [
  'Gap 1 of 3: The (gap) is … long.',
  'Gap 2 of 3: The … is (gap) long.',
  'Gap 3 of 3: It flows through (gap) .',
];

describe('a player', () => {
  async function play(answer: AnswerOf<'CLOZE'> | null = null) {
    const wanted: PlayIntent[] = [];
    let sent: AnswerOf<'CLOZE'> | null = null;
    function Page() {
      const [draft, setDraft] = useState<Draft<'CLOZE'>>({ answer: null, state: 'open' });
      sent = draft.answer;
      return createElement(Twin, {
        question,
        draft,
        answer,
        removed: [],
        tried: null,
        open: answer === null,
        unanswered: false,
        reveal: answer && reveal,
        result: answer && 'partial',
        distribution: null,
        onIntent(intent) {
          wanted.push(intent);
          if (intent.type !== 'fillGap') return;
          setDraft((now) => ({ ...now, ...clozeKind.applyAct(question, now.answer, intent) }));
        },
      });
    }
    await renderPage(<Page />, noCalls);
    return { wanted, sent: () => sent };
  }

  it('types into gaps named by their sentence; Enter goes to the next one, then submits', async () => {
    const { wanted, sent } = await play();
    expect(
      screen.getAllByRole('textbox').map((field) => (field as HTMLInputElement).labels?.[0]?.textContent),
    ).toEqual(NAMES);
    await userEvent.type(screen.getAllByRole('textbox')[0] as HTMLElement, 'Seine{Enter}777{Enter}Paris');
    await userEvent.click(screen.getByRole('radio', { name: 'km' }));
    expect(sent()).toEqual({ type: 'CLOZE', texts: ['Seine', '777 km', 'Paris'] });
    expect(wanted).not.toContainEqual({ type: 'submit' });
    await userEvent.type(screen.getAllByRole('textbox')[2] as HTMLElement, '{Enter}');
    expect(wanted.at(-1)).toEqual({ type: 'submit' });
  });

  it('hears how each gap was judged', async () => {
    await play({ type: 'CLOZE', texts: ['Seine', '777 m', ''] });
    const states = screen
      .getAllByRole('textbox')
      .map((field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent);
    expect(states).toEqual([
      'correct.',
      'correct number, wrong unit. Correct answer: 777 km.',
      'incorrect. Correct answer: Paris.',
    ]);
  });
});

it('has a cell for a report', () => {
  const answer = { type: 'CLOZE', texts: ['Seine', '777 m', ''] } as const;
  const say = (words: { values?: object }) => JSON.stringify(words.values);
  expect(host.cell?.({ question, answer, reveal }, say as never)).toBe(
    '{"count":1,"total":3} · Seine; 777 m; –',
  );
});
