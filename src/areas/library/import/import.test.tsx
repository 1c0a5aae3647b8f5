// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { emptyQuestion } from '#core/questions/authoring.ts';
import { questionType } from '#protocol/questions/registry.ts';
import en from '#locales/en/import.json' with { type: 'json' };
import es from '#locales/es/import.json' with { type: 'json' };
import { keptDrafts } from '#src/areas/library/editor/sync/keptDrafts.ts';
import { ImportPage } from '#src/areas/library/import/ImportPage.tsx';
import { PastedText } from '#src/areas/library/import/PastedText.ts';
import type { ImportCall, importQuiz } from '#src/areas/library/import/importClient.ts';
import { choose, file, press, saved, server } from '#src/areas/library/testing/importing.ts';
import { readQuizFile } from '#importers/readQuizFile.ts';
import type { ImportResult } from '#importers/types.ts';
import { NoticesHost } from '#src/ui/NoticesHost.tsx';
// Preloads what the first toast would load, which can take long here.
import '#src/ui/Toaster.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

const GIFT = `Which gas do plants take in? {=Carbon dioxide ~Oxygen}

Match them {=a -> b =c}

Water is {=H2O =h2o}.`;

/** The importers without the worker. */
const here: typeof importQuiz = async (file, call) => {
  const { format, quizlet, labels } = call ?? {};
  const options = {
    ...(format && { format }),
    ...(quizlet && { quizlet }),
    ...(labels && { labels }),
  };
  return readQuizFile(new Uint8Array(await file.arrayBuffer()), file.name, options, () => undefined);
};

const show = (read: typeof importQuiz, answer = server) =>
  renderPage(
    <>
      <ImportPage read={read} />
      <NoticesHost />
    </>,
    answer,
  );
afterEach(cleanup);

it('shows the questions and each skipped item with line and reason, and saves under the new title', async () => {
  const { calls, history } = await show(here);
  await choose(file(GIFT));
  expect(await screen.findByRole('heading', { name: '2 questions are ready to import' })).toBeTruthy();
  // Next to the list, which is cut off on a phone.
  const readAs = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Format' });
  expect(readAs.selectedOptions[0]?.textContent).toBe('Auto-detect');
  const hint = document.getElementById(readAs.getAttribute('aria-describedby') ?? '');
  expect(hint?.textContent).toBe('Detected: GIFT (Moodle)');
  const problem = within(screen.getByRole('list', { name: /thing/ }))
    .getByText('Line 3')
    .closest('li');
  expect(problem?.textContent).toContain('Some text doesn’t belong to a question or answer.');
  expect(problem?.textContent).toContain('Left out');
  const title = screen.getByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  expect(screen.getByText('Add a title.')).toBeTruthy();
  await userEvent.type(title, ' Plants ');
  await userEvent.click(screen.getByRole('button', { name: 'Save 2 questions' }));
  await waitFor(() => expect(history.at(-1)).toBe('/host'));
  expect(calls.at(-1)?.body).toMatchObject({
    draft: { title: 'Plants', questions: [{ type: 'MCQ' }, { type: 'BLANK' }] },
  });
  expect(await screen.findAllByText('“Plants” is in your library (2 questions)')).not.toHaveLength(0);
});

it('hides correct answers until asked', async () => {
  await show(here);
  await choose(file(GIFT));
  const questions = await screen.findByRole('list', { name: 'Questions' });
  expect(within(questions).queryByText('correct')).toBeNull();
  expect(within(questions).queryByText(/H2O/)).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Show correct answers' }));
  expect(within(questions).getByText('correct').closest('li')?.textContent).toContain('Carbon dioxide');
  expect(within(questions).getByText(/H2O/)).toBeTruthy();
});

async function type(name: string, text: string): Promise<void> {
  const field = screen.getByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

it('saves corrections to keys, question and option texts, and accepted answers', async () => {
  const { calls } = await show(here);
  await choose(
    file(`Which gas? {=Carbon ~Oxygen}\n\nWhich rise? {~%50%Sun ~%50%Moon ~Sea}\n\nWater is {=H2O}.`),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Edit question 1' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Question 1' }));
  await type('Question 1', 'Which gas do we need?');
  await userEvent.click(screen.getByRole('radio', { name: 'Option 2 is correct' }));
  await type('Option 1', 'Carbon dioxide');
  await press('Done');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit question 1' }));
  await press('Edit question 2');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Option 2 is correct' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Option 3 is correct' }));
  await press('Done');
  await press('Edit question 3');
  await type('Accepted answers', 'H2O{enter}{enter} water ');
  await press('Save 3 questions');
  await waitFor(() =>
    expect(saved(calls)).toEqual([
      {
        type: 'MCQ',
        text: 'Which gas do we need?',
        options: [{ text: 'Carbon dioxide' }, { text: 'Oxygen', correct: true }],
      },
      {
        type: 'MSQ',
        text: 'Which rise?',
        options: [{ text: 'Sun', correct: true }, { text: 'Moon' }, { text: 'Sea', correct: true }],
      },
      { type: 'BLANK', text: 'Water is _____.', accepted: ['H2O', 'water'] },
    ]),
  );
});

it('says when a correction leaves a question unfinished, and restores the imported version', async () => {
  const { calls } = await show(here);
  await choose(file(GIFT));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit question 1' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Option 2' }));
  expect(screen.getByRole('alert').textContent).toBe('Unfinished: Option 2 is empty.');
  expect(screen.getByText(/^1 question isn’t finished/)).toBeTruthy();
  await press('Reset');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText(/isn’t finished/)).toBeNull();
  await press('Save 2 questions');
  await waitFor(() =>
    expect(saved(calls)[0]).toMatchObject({ options: [{ correct: true }, { text: 'Oxygen' }] }),
  );
});

it('takes unfinished questions, says what they lack, and saves those that stay so as drafts', async () => {
  const { calls, history } = await show(here);
  await choose(file('Put them in order{>2 ALL\na\nb}\n\nWhich one? {~a ~b}\n\nPair them{=a -> 1}'));
  expect(await screen.findByRole('heading', { name: '3 questions are ready to import' })).toBeTruthy();
  expect(screen.getByText(/^3 questions aren’t finished/)).toBeTruthy();
  const problems = within(screen.getByRole('list', { name: '3 things left out, unfinished or changed' }));
  expect(problems.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Line 1Put them in orderThis kind of question needs at least 3 items.Unfinished',
    'Line 5Which one?There’s no correct answer.Unfinished',
    'Line 7Pair themA matching question needs at least 2 pairs.Unfinished',
  ]);
  await press('Edit question 2');
  await userEvent.click(screen.getByRole('radio', { name: 'Option 2 is correct' }));
  await press('Done');
  expect(screen.getByText(/^2 questions aren’t finished/)).toBeTruthy();
  await press('Save 3 questions');
  await waitFor(() =>
    expect(saved(calls)).toEqual([
      { type: 'REORDER', text: 'Put them in order', items: [{ text: 'a' }, { text: 'b' }] },
      { type: 'MCQ', text: 'Which one?', options: [{ text: 'a' }, { text: 'b', correct: true }] },
      { type: 'MATCH', text: 'Pair them', pairs: [{ prompt: { text: 'a' }, match: { text: '1' } }] },
    ]),
  );
  expect(
    await screen.findAllByText('“plants” is in your library. 2 questions aren’t finished.'),
  ).toBeTruthy();
  await press('Finish in the editor');
  expect(history.at(-1)).toBe('/host/quiz/q/edit');
});

it('shows what there is of unfinished questions of every kind', async () => {
  const questions = questionType.options.map((type) => ({ ...emptyQuestion(type), text: `A ${type}` }));
  await show(here);
  await choose(file(JSON.stringify({ title: 'T', questions }), 'all.json'));
  const list = await screen.findByRole('list', { name: 'Questions' });
  await userEvent.click(screen.getByRole('switch', { name: 'Show correct answers' }));
  for (const type of questionType.options) expect(within(list).getByText(`A ${type}`)).toBeTruthy();
});

it('leaves out a removed question until it is restored', async () => {
  const { calls } = await show(here);
  await choose(file(GIFT));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove question 1' }));
  expect(screen.getByRole('heading', { name: '1 question is ready to import' })).toBeTruthy();
  expect(screen.getByText(/Removed: “Which gas/)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }));
  await press('Remove question 1');
  expect(screen.getByText(/You removed all questions/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save questions' }).hasAttribute('disabled')).toBe(true);
  const [, second] = screen.getAllByRole('button', { name: 'Undo' });
  await userEvent.click(second ?? document.body);
  await press('Save 1 question');
  await waitFor(() => expect(saved(calls)).toMatchObject([{ type: 'BLANK' }]));
});

it('rereads the file in another format on request', async () => {
  const asked: (string | undefined)[] = [];
  await show((given, call) => {
    asked.push(call?.format);
    return here(given, call);
  });
  await choose(file(GIFT));
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Format' }), 'aiken');
  expect(await screen.findByText('We couldn’t find any questions')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Format' }), '');
  expect(await screen.findByRole('heading', { name: '2 questions are ready to import' })).toBeTruthy();
  expect(asked).toEqual([undefined, 'aiken', undefined]);
});

it('shows progress, and stops immediately when canceled', async () => {
  let call: ImportCall = {};
  await show((_file, given) => {
    call = given ?? {};
    return new Promise<ImportResult>(() => undefined);
  });
  await choose(file(GIFT));
  const bar = await screen.findByRole('progressbar', { name: 'Opening' });
  call.onProgress?.({ phase: 'reading', fraction: 0.4 });
  await waitFor(() => expect(bar.getAttribute('value')).toBe('0.4'));
  expect(screen.getByText('Reading questions')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(call.signal?.aborted).toBe(true);
  expect(screen.getByRole('button', { name: 'Choose file' })).toBeTruthy();
});

it('takes pasted text, and several files one after another', async () => {
  const { history } = await show(here);
  await userEvent.click(await screen.findByRole('button', { name: 'Paste text' }));
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Quiz text' }),
    'Is it{enter}A. yes{enter}B. no{enter}ANSWER: A',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Preview questions' }));
  expect(await screen.findByRole('heading', { name: '1 question is ready to import' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Don’t import' }));
  await choose(file(GIFT), file('Sky is {=blue ~green}', 'sky.gift'));
  expect(await screen.findByText('1 more file to go')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Save 2 questions' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save 1 question' }));
  await waitFor(() => expect(history.at(-1)).toBe('/host'));
});

it('takes the answer that a paste shows by its style, and asks whether it is meant', async () => {
  const { calls } = await show(here);
  await userEvent.click(await screen.findByRole('button', { name: 'Paste text' }));
  const clipboard = new DataTransfer();
  clipboard.setData('text/plain', 'Which is a river?\n- Etna\n- Po');
  clipboard.setData('text/html', '<p>Which is a river?</p><p>- Etna</p><p>- <mark>Po</mark></p>');
  await userEvent.click(screen.getByRole('textbox', { name: 'Quiz text' }));
  await userEvent.paste(clipboard);
  await userEvent.click(screen.getByRole('button', { name: 'Preview questions' }));
  const doubt = await screen.findByRole('group', { name: /“Po” is underlined/ });
  await userEvent.click(within(doubt).getByRole('button', { name: 'Po' }));
  await press('Save 1 question');
  await waitFor(() =>
    expect(saved(calls)).toMatchObject([{ options: [{ text: 'Etna' }, { text: 'Po', correct: true }] }]),
  );
});

it('reads a dropped text file like pasted text, and asks how its columns are meant', async () => {
  const { calls } = await show(here);
  await choose(file('noun - names a person or thing\nverb - names an action', 'words.txt'));
  expect(await screen.findByText('1 to check')).toBeTruthy();
  const doubt = screen.getByRole('group', { name: 'We guessed which column has the questions.' });
  expect(document.getElementById(doubt.getAttribute('aria-describedby') ?? '')?.textContent).toContain(
    'noun',
  );
  await userEvent.click(within(doubt).getByRole('button', { name: 'Swap' }));
  expect(screen.getByText('Nothing to check')).toBeTruthy();
  await press('Save 2 questions');
  await waitFor(() =>
    expect(saved(calls)).toMatchObject([
      { type: 'BLANK', text: 'noun', accepted: ['names a person or thing'] },
      { type: 'BLANK', text: 'verb', accepted: ['names an action'] },
    ]),
  );
});

it('counts a doubt as settled once its question is chosen, corrected or removed', async () => {
  const { calls } = await show(here);
  await choose(
    file(
      '1. Longest?\na) Po\nb) Nile\n2. Deepest?\na) Como\nb) Baikal\n3. Driest?\na) Gobi *\nb) Sahara\n4. Coldest?\na) Oslo\nb) Rome',
      'geo.txt',
    ),
  );
  expect(await screen.findByText('3 to check')).toBeTruthy();
  expect(screen.getByText(/are saved as polls/)).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Only questions to check' }));
  expect(within(screen.getByRole('list', { name: 'Questions' })).queryByText('Driest?')).toBeNull();
  await press('Nile');
  await userEvent.click(screen.getByRole('button', { name: 'Edit question 2' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Option 2 is correct' }));
  await press('Done');
  await userEvent.click(screen.getByRole('button', { name: 'Remove question 4' }));
  expect(screen.getByText('Nothing to check')).toBeTruthy();
  await press('Save 3 questions');
  await waitFor(() =>
    expect(saved(calls)).toMatchObject([
      { options: [{}, { text: 'Nile', correct: true }] },
      { options: [{}, { text: 'Baikal', correct: true }] },
      { options: [{ text: 'Gobi', correct: true }, {}] },
    ]),
  );
});

it('returns from unreadable text to the text field, unchanged', async () => {
  await show(here);
  await userEvent.click(await screen.findByRole('button', { name: 'Paste text' }));
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Quiz text' });
  await userEvent.type(field(), 'It is.');
  await userEvent.click(screen.getByRole('button', { name: 'Preview questions' }));
  expect(await screen.findByRole('heading', { name: 'We couldn’t find any questions' })).toBeTruthy();
  expect(screen.getByRole('main').textContent).toContain('Pasted text');
  expect(screen.getByRole('main').textContent).not.toMatch(/file|quiz\.txt/i);
  await userEvent.click(screen.getByRole('button', { name: 'Back to text' }));
  expect(field().value).toBe('It is.');
  await userEvent.type(field(), ' {{=This}');
  await userEvent.click(screen.getByRole('button', { name: 'Preview questions' }));
  expect(await screen.findByRole('heading', { name: '1 question is ready to import' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Untitled quiz');
  await userEvent.click(screen.getByRole('button', { name: 'Don’t import' }));
  await userEvent.click(screen.getByRole('button', { name: 'Paste text' }));
  expect(field().value).toBe('');
});

it.each([en, es])(
  'shows an example that imports as a single-choice, a select-all, and a short-answer question',
  async (words) => {
    const { quiz, problems } = await here(new PastedText(words.page.example));
    expect(quiz.questions.map(({ type }) => type)).toEqual(['MCQ', 'MSQ', 'BLANK']);
    expect(problems).toEqual([]);
  },
);

it('renders only one page of ten thousand questions', async () => {
  const question = (index: number): AuthoredQuestion => ({ type: 'OPEN', text: `Question text ${index}` });
  const questions = Array.from({ length: 10_000 }, (_, index) => question(index + 1));
  await show(() => Promise.resolve({ format: 'json', quiz: { title: 'Big', questions }, problems: [] }));
  await choose(file('{}', 'big.json'));
  const list = await screen.findByRole('list', { name: 'Questions' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(25);
  expect(screen.getByText('1–25 of 10,000')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(within(list).getByText('Question text 26')).toBeTruthy();
});

it('keeps the preview when saving fails, and says why', async () => {
  await show(here, (call) =>
    call.path.endsWith('/draft') ? { error: 'request.TOO_LARGE', status: 413 } : server(call),
  );
  await choose(file(GIFT));
  await userEvent.click(await screen.findByRole('button', { name: 'Save 2 questions' }));
  expect(await screen.findByText('That’s too much to send at once.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeTruthy();
});

it('opens imported questions in the editor before saving, and restores the import on return', async () => {
  const { calls, history: way, services } = await show(here);
  await choose(file(GIFT), file('What is 1 + 1? {=2 ~3}', 'sums.gift'));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove question 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit before saving' }));
  await waitFor(() => expect(way.at(-1)).toMatch(/^\/host\/quiz\/[0-9a-f-]{36}\/edit$/));
  const quizId = way.at(-1)?.split('/')[3] ?? '';
  const [[, kept] = []] = await keptDrafts(services.kv, { hostId: 'h', quizId, page: 'other' }).read();
  expect(kept).toMatchObject({
    revision: 0,
    draft: { questions: [{ text: 'Which gas do plants take in?' }] },
  });
  expect(kept?.draft.questions[0]?.id).toMatch(/^[0-9a-z]{12}$/);
  expect(calls.some(({ path }) => path.endsWith('/draft'))).toBe(false);

  cleanup();
  await show(here);
  const back = await screen.findByRole('link', { name: 'Continue in the editor' });
  expect(back.getAttribute('href')).toBe(way.at(-1));
  expect(screen.getByText('1 more file to go')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try another file' }));
  expect(await screen.findByRole('heading', { name: '1 question is ready to import' })).toBeTruthy();
});
