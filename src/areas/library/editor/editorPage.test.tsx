// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CONTENT_LIMITS } from '#core/content/contentLimits.ts';
import type { DraftQuestion, DraftQuiz } from '#core/content/draftQuiz.ts';
import { EditorPage } from '#src/areas/library/editor/EditorPage.tsx';
import { registerNewQuiz } from '#src/areas/library/editor/sync/newQuizzes.ts';
import {
  field,
  list,
  openEditor,
  RIVERS,
  rows,
  saved,
  server,
  setUpEditor,
} from '#src/testing/openEditor.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

setUpEditor();

it('shows the first question with its fields and preview', async () => {
  await openEditor();
  expect(rows()).toEqual(['Which is the longest?', 'Where does it rise?', 'What have you seen of it?']);
  expect(field().value).toBe('Which is the longest?');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(await within(preview).findAllByText('Nile')).not.toHaveLength(0);
});

it('saves edits, and shows them in the list and preview', async () => {
  await openEditor();
  await userEvent.type(field(), ' Think.');
  expect(screen.getByText('Saving…')).toBeTruthy();
  await saved();
  expect(server.draft.questions[0]?.text).toBe('Which is the longest? Think.');
  expect(rows()[0]).toBe('Which is the longest? Think.');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(await within(preview).findAllByText('Which is the longest? Think.')).not.toHaveLength(0);
});

it('keeps edits while switching between fields', async () => {
  await openEditor();
  const option = () => screen.getByRole('textbox', { name: 'Option 2' });
  await userEvent.type(field(), ' Think.');
  await userEvent.type(option(), '!');
  await userEvent.type(field(), ' Well.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time limit' }), '60');
  await userEvent.type(option(), '?');
  await saved();
  expect(server.draft.questions[0]).toMatchObject({
    text: 'Which is the longest? Think. Well.',
    options: [{ text: 'Nile', correct: true }, { text: 'Rhine!?' }],
    timeSeconds: 60,
  });
  await userEvent.keyboard('{Control>}zzz{/Control}');
  await saved();
  expect(server.draft.questions[0]).toMatchObject({
    text: 'Which is the longest? Think.',
    options: [{ text: 'Nile', correct: true }, { text: 'Rhine!' }],
  });
  expect(server.draft.questions[0]).not.toHaveProperty('timeSeconds');
});

it('saves marks of at least one, and says when a question has none', async () => {
  await openEditor();
  const marks = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Marks' });
  expect(marks().value).toBe('1');
  await userEvent.clear(marks());
  await userEvent.type(marks(), '25');
  await saved();
  expect(server.draft.questions[0]).toMatchObject({ marks: 25 });
  await userEvent.clear(marks());
  await userEvent.type(marks(), '0');
  expect(marks().value).toBe('0');
  await userEvent.tab();
  expect(marks().value).toBe('1');
  await saved();
  expect(server.draft.questions[0]).not.toHaveProperty('marks');
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  expect(marks().value).not.toBe('1');
  expect(screen.getByText(/How much this question counts/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^No correct answer/ }));
  expect(screen.getByText(/so it has no marks/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Open-ended' }));
  expect(screen.getByText(/How much this question counts/)).toBeTruthy();
});

it('goes to the next question with the keyboard, and adds one after the last', async () => {
  await openEditor();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(field().value).toBe('Where does it rise?');
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
  expect(rows()).toHaveLength(4);
  expect(document.activeElement).toBe(field());
  expect(await screen.findByText('1 question isn’t finished, so it won’t be in games')).toBeTruthy();
});

it('says how much pasted text did not fit until the next edit', async () => {
  await openEditor();
  await userEvent.clear(field());
  await userEvent.paste('x'.repeat(5_100));
  expect(field().value).toHaveLength(2_000);
  expect(screen.getByText('3,100 characters didn’t fit and were left out.')).toBeTruthy();
  field().setSelectionRange(0, 10);
  await userEvent.paste('y'.repeat(10));
  expect(screen.queryByText(/didn’t fit/)).toBeNull();
  await userEvent.paste('z');
  expect(screen.getByText('1 character didn’t fit and was left out.')).toBeTruthy();
  await userEvent.keyboard('{Backspace}');
  await userEvent.type(field(), '!');
  expect(screen.queryByText(/didn’t fit/)).toBeNull();
});

it('says how much dropped text did not fit, but ignores moves within the field', async () => {
  await openEditor();
  fireEvent.change(field(), { target: { value: 'x'.repeat(1_995) } });
  const dropped = (text: string) => ({ dataTransfer: { getData: () => text } });
  fireEvent.drop(field(), dropped('one\r\ntwo\r\nthree'));
  fireEvent.input(field(), { target: { value: `${'x'.repeat(1_995)}one\nt` }, inputType: 'insertFromDrop' });
  expect(screen.getByText('8 characters didn’t fit and were left out.')).toBeTruthy();
  fireEvent.drop(field(), dropped('one'));
  fireEvent.input(field(), { target: { value: `${'x'.repeat(1_995)}\nt` }, inputType: 'deleteByDrag' });
  fireEvent.input(field(), { target: { value: `one${'x'.repeat(1_995)}\nt` }, inputType: 'insertFromDrop' });
  expect(screen.queryByText(/didn’t fit/)).toBeNull();
});

it('says so for hints, options, and the title too', async () => {
  await openEditor();
  const told = () => screen.getByText('7 characters didn’t fit and were left out.');
  await userEvent.click(screen.getByText('Hints, explanation, grouping'));
  await userEvent.click(screen.getByRole('button', { name: 'Add hint' }));
  for (const [name, limit] of [
    ['Hint 1', CONTENT_LIMITS.hint],
    ['Option 2', CONTENT_LIMITS.optionText],
    ['Title', CONTENT_LIMITS.title],
  ] as const) {
    if (name === 'Title') {
      within(list()).getAllByRole('button')[0]?.focus();
      await userEvent.keyboard('{Home}');
    }
    const line = screen.getByRole('textbox', { name });
    await userEvent.clear(line);
    await userEvent.paste('x'.repeat(limit + 7));
    expect(told().parentElement?.contains(line)).toBe(true);
    await userEvent.clear(line);
  }
});

it("shows a field's error only after it has been left", async () => {
  await openEditor();
  await userEvent.keyboard('{Control>}{Enter}{Enter}{Enter}{/Control}');
  expect(document.querySelectorAll('.fault-line')).toHaveLength(0);
  await userEvent.tab();
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

it("shows no errors for a new quiz's first question until it is edited or another is added", async () => {
  registerNewQuiz('new');
  await renderPage(<EditorPage params={{ quizId: 'new' }} />, server.answer, { settings: { webgl: 'off' } });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'R');
  const marks = () => screen.queryAllByText('Unfinished. It won’t be in games.');
  expect(marks()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Add question' }));
  expect(marks()).toHaveLength(2);
  expect(await screen.findByText('2 questions aren’t finished, so they won’t be in games')).toBeTruthy();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(marks()).toHaveLength(0);
  await userEvent.click(within(list()).getAllByRole('button')[0] as HTMLElement);
  await userEvent.type(field(), 'W');
  expect(marks()).toHaveLength(1);
});

it('duplicates, moves, and deletes a question, and undoes it all', async () => {
  await openEditor();
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(rows().slice(0, 2)).toEqual(['Which is the longest?', 'Which is the longest?']);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(rows()).toEqual([
    'Which is the longest?',
    'Where does it rise?',
    'What have you seen of it?',
    'Which is the longest?',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete question' }));
  expect(rows()).toHaveLength(3);
  // The focused button is gone.
  expect(document.activeElement).toBe(field());
  // One in the bar, one in the toast.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[1] as HTMLElement);
  expect(rows()).toHaveLength(4);
  await userEvent.keyboard('{Control>}zzzz{/Control}');
  expect(rows()).toEqual(['Which is the longest?', 'Where does it rise?', 'What have you seen of it?']);
});

it('offers to undo a deletion only until it is undone', async () => {
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'Delete question' }));
  await screen.findByText('Question 1 deleted');
  await userEvent.type(field(), '!');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByText('Question 1 deleted')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  expect(rows()).toHaveLength(3);
  await waitFor(() => expect(screen.queryByText('Question 1 deleted')).toBeNull());
});

it("changes a question's kind and keeps everything that fits", async () => {
  await openEditor();
  await userEvent.click(
    screen.getByRole('radio', { name: 'Select all that apply' }).closest('label') as HTMLElement,
  );
  await saved();
  expect(server.draft.questions[0]).toMatchObject({ id: 'longest', type: 'MSQ' });
  expect(server.draft.questions[0]).toHaveProperty(
    'options',
    RIVERS.questions[0] && 'options' in RIVERS.questions[0] ? RIVERS.questions[0].options : [],
  );
});

it('moves through the questions with arrow keys in the list', async () => {
  await openEditor();
  within(list()).getAllByRole('button')[0]?.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field().value).toBe('What have you seen of it?');
  expect(document.activeElement?.textContent).toContain('What have you seen of it?');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Rivers');
});

it('saves a new quiz into the folder that it was begun in', async () => {
  registerNewQuiz('new', '7A');
  const { calls } = await renderPage(<EditorPage params={{ quizId: 'new' }} />, server.answer, {
    settings: { webgl: 'off' },
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'R');
  await waitFor(() =>
    expect(calls.find(({ body }) => 'draft' in body)?.body).toMatchObject({ revision: 0, folder: '7A' }),
  );
});

it('starts a new quiz in its title, and keeps the focus in the list on returning there by keyboard', async () => {
  server.revision = 0;
  registerNewQuiz('q');
  await openEditor({}, 'Untitled quiz');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.type(field(), 'Which?');
  within(list()).getByRole('button').focus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeTruthy();
  expect(document.activeElement?.className).toBe('rail-quiz');
  await saved();
});

it('keeps the focus in the list when moving by arrow keys to an untouched question', async () => {
  server.revision = 0;
  registerNewQuiz('q');
  await openEditor({}, 'Untitled quiz');
  document.querySelector<HTMLElement>('.rail-quiz')?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(field().value).toBe('');
  expect(document.activeElement).toBe(within(list()).getByRole('button'));
  expect(document.querySelectorAll('.fault-line')).toHaveLength(0);
  await userEvent.type(field(), 'Which?');
  await saved();
});

it('moves past a question without text with arrow keys', async () => {
  const [first, ...others] = RIVERS.questions;
  server.draft = {
    ...RIVERS,
    questions: [first, { id: 'empty', type: 'OPEN', text: '' }, ...others],
  } as DraftQuiz;
  await openEditor();
  within(list()).getAllByRole('button')[0]?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(field().value).toBe('');
  await userEvent.keyboard('{ArrowDown}');
  expect(field().value).toBe(others[0]?.text);
});

it('keeps the focus in the text field after keys at the end of the list', async () => {
  await openEditor();
  within(list()).getAllByRole('button')[0]?.focus();
  await userEvent.keyboard('{End}{ArrowDown}');
  await userEvent.type(field(), '!');
  expect(document.activeElement).toBe(field());
});

it('adds a question at the end, whichever is selected', async () => {
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'Add question' }));
  expect(screen.getByRole('heading', { name: 'Question 4 of 4' })).toBeTruthy();
  expect(document.activeElement).toBe(field());
});

it('sets the time limit and marks of all questions in one step, which can be undone', async () => {
  await openEditor();
  const times = () => server.draft.questions.map(({ timeSeconds }) => timeSeconds);
  const forAll = (name: string) => screen.getByRole('button', { name });
  expect(forAll('Same for all questions: Time limit').getAttribute('aria-disabled')).toBe('true');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time limit' }), '60');
  await userEvent.click(forAll('Use for all questions: Time limit'));
  expect(document.activeElement).toBe(forAll('Same for all questions: Time limit'));
  await saved();
  expect(times()).toEqual([60, 60, 60]);
  await screen.findByText('Set for all 3 questions');
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByText('Set for all 3 questions')).toBeNull());
  await waitFor(() => expect(times()).toEqual([60, undefined, undefined]));
  await userEvent.clear(screen.getByRole('spinbutton', { name: 'Marks' }));
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Marks' }), '5');
  await userEvent.click(forAll('Use for all questions: Marks'));
  await userEvent.type(field(), '!');
  await screen.findByText('Set for all 3 questions');
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[1] as HTMLElement);
  await saved();
  expect(server.draft.questions.map(({ marks }) => marks)).toEqual([5, undefined, undefined]);
  expect(server.draft.questions[0]?.text).toBe('Which is the longest?!');
});

it('adds no undo step for fields that are only tabbed through', async () => {
  await openEditor();
  screen.getByRole('spinbutton', { name: 'Marks' }).focus();
  await userEvent.tab();
  const [undo] = screen.getAllByRole('button', { name: 'Undo' });
  expect(undo?.getAttribute('aria-disabled') ?? undo?.hasAttribute('disabled')).toBe('true');
});

it('saves and goes on to host the quiz, once there is something to play', async () => {
  server.draft = { ...RIVERS, questions: [RIVERS.questions[0] as DraftQuestion] };
  const { history } = await openEditor();
  const hostButton = () => screen.getByRole('button', { name: 'Host' });
  await userEvent.clear(field());
  await waitFor(() => expect(hostButton().getAttribute('aria-disabled')).toBe('true'));
  expect(hostButton().title).toBe('Finish a question to host this quiz.');
  within(list()).getAllByRole('button')[0]?.focus();
  await userEvent.keyboard('{Home}');
  await userEvent.click(hostButton());
  expect(await screen.findByText('Finish a question to host this quiz.')).toBeTruthy();
  // It goes to the question that isn't finished.
  await userEvent.type(field(), 'Which?');
  await waitFor(() => expect(hostButton().getAttribute('aria-disabled')).toBe('false'));
  await userEvent.click(hostButton());
  await waitFor(() => expect(history.at(-1)).toBe('/host/quiz/q/start'));
  expect(server.draft.questions[0]?.text).toBe('Which?');
});

it('goes on to the next question, or adds one, below the question where the list is not beside it', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'Next question' }));
  expect(field().value).toBe('Where does it rise?');
  await userEvent.click(screen.getByRole('button', { name: 'Next question' }));
  expect(screen.queryByRole('button', { name: 'Next question' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Add question' }));
  expect(screen.getByRole('heading', { name: 'Question 4 of 4' })).toBeTruthy();
  expect(document.activeElement).toBe(field());
});

it('groups a question with the one before it, or separates it', async () => {
  await openEditor();
  await userEvent.click(within(list()).getAllByRole('button')[1] as HTMLElement);
  await userEvent.click(screen.getByText('Hints, explanation, grouping'));
  await userEvent.click(await screen.findByRole('switch', { name: /^Keep together with question 1/ }));
  await saved();
  expect(server.draft.questions.map(({ group }) => group)).toEqual(['1', '1', '1']);
});
