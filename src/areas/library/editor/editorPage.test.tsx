// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CONTENT_LIMITS } from '#core/content/authoredQuiz.ts';
import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import { EditorPage } from '#src/areas/library/editor/EditorPage.tsx';
import '#src/areas/library/editor/AddMany.tsx';
import '#src/areas/library/editor/FromQuizzes.tsx';
import '#src/areas/library/editor/VersionsDialog.tsx';
import '#src/areas/library/editor/preview/PreviewPane.tsx';
import { begin } from '#src/areas/library/editor/sync/begun.ts';
import { keptDrafts } from '#src/areas/library/editor/sync/keptDrafts.ts';
import { NoticesHost } from '#src/shell/NoticesHost.tsx';
// Loaded with the first toast otherwise, however long that takes here.
import '#src/shell/Toaster.tsx';
import { type Call, type Reply, renderPage, type RenderOptions } from '#src/testing/renderPage.tsx';

const SESSION = { hostId: 'h', csrfToken: 'csrf', joinAddresses: ['http://192.168.1.5:3000'] };
const RIVERS: DraftQuiz = {
  title: 'Rivers',
  questions: [
    {
      id: 'longest',
      type: 'MCQ',
      text: 'Which is the longest?',
      options: [{ text: 'Nile', correct: true }, { text: 'Rhine' }],
    },
    { id: 'source', type: 'BLANK', text: 'Where does it rise?', accepted: ['Burundi'], group: 'nile' },
    { id: 'seen', type: 'OPEN', text: 'What have you seen of it?', group: 'nile' },
  ],
};
const LAKE = `/uploads/${'a'.repeat(40)}.webp`;
const card = {
  id: 'q',
  title: 'Rivers',
  subject: null,
  language: null,
  questionCount: 3,
  version: 1,
  starter: false,
  updatedAt: 9,
};

/** One quiz, its versions, and a question of another quiz. */
class Server {
  draft: DraftQuiz = structuredClone(RIVERS);
  revision = 3;
  down = false;

  readonly answer = (call: Call): Reply => {
    const { pathname } = new URL(call.path, 'http://x');
    if (this.down) return 'network';
    if (pathname === '/v1/host/session') return { data: SESSION };
    if (pathname === '/v1/media') return { data: { type: 'image', url: LAKE, bytes: 9 } };
    if (pathname === '/v1/quizzes/q/versions')
      return {
        data: { versions: [{ number: 1, createdAt: 5, title: 'Streams', questionCount: 1 }], total: 1 },
      };
    if (pathname === '/v1/quizzes/q/versions/1')
      return { data: { quiz: { title: 'Streams', questions: [{ type: 'OPEN', text: 'Older?' }] } } };
    if (pathname === '/v1/questions')
      return {
        data: {
          questions: [{ quizId: 'o', title: 'Lakes', question: { type: 'OPEN', text: 'A lake?' } }],
          total: 1,
        },
      };
    if (pathname === '/v1/quizzes/new/draft') return { data: { revision: 1, card } };
    if (pathname !== '/v1/quizzes/q/draft') throw new Error(`no answer to ${call.path}`);
    if (!('draft' in call.body)) return { data: { draft: this.draft, revision: this.revision, card } };
    if (call.body['revision'] !== this.revision) return { error: 'quiz.CHANGED', status: 409 };
    this.draft = call.body['draft'] as DraftQuiz;
    this.revision += 1;
    return { data: { revision: this.revision, card } };
  };
}

let server: Server;
beforeEach(() => {
  server = new Server();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('1100px'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (options: RenderOptions = {}, title = 'Rivers') => {
  const rendered = await renderPage(
    <>
      <EditorPage params={{ quizId: 'q' }} />
      <NoticesHost />
    </>,
    server.answer,
    { settings: { webgl: 'off' }, ...options },
  );
  await screen.findByRole('heading', { level: 1, name: title });
  return rendered;
};
const list = () => screen.getByRole('list', { name: 'Questions' });
const rows = () =>
  within(list())
    .getAllByRole('listitem')
    .map((row) => row.querySelector('.rail-text')?.textContent);
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question' });
const saved = () => waitFor(() => expect(screen.getByText('Saved')).toBeTruthy());

it('shows the first question with its fields, and what players see of it', async () => {
  await open();
  expect(rows()).toEqual(['Which is the longest?', 'Where does it rise?', 'What have you seen of it?']);
  expect(field().value).toBe('Which is the longest?');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(await within(preview).findAllByText('Nile')).not.toHaveLength(0);
});

it('saves what is typed, and shows it at the side and in the preview', async () => {
  await open();
  await userEvent.type(field(), ' Think.');
  expect(screen.getByText('Saving …')).toBeTruthy();
  await saved();
  expect(server.draft.questions[0]?.text).toBe('Which is the longest? Think.');
  expect(rows()[0]).toBe('Which is the longest? Think.');
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(await within(preview).findAllByText('Which is the longest? Think.')).not.toHaveLength(0);
});

it('keeps what is typed in each field while one goes to and fro between them', async () => {
  await open();
  const option = () => screen.getByRole('textbox', { name: 'Option 2' });
  await userEvent.type(field(), ' Think.');
  await userEvent.type(option(), '!');
  await userEvent.type(field(), ' Well.');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Time to answer' }), '60');
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

it('saves what a question counts for, never less than a mark, and says where it counts for none', async () => {
  await open();
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
  expect(screen.getByText(/How much it weighs/)).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Open question' }));
  expect(screen.getByText(/it counts for no marks/)).toBeTruthy();
});

it('goes to the next question by keys, and behind the last one to a new one', async () => {
  await open();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(field().value).toBe('Where does it rise?');
  await userEvent.keyboard('{Control>}{Enter}{Enter}{/Control}');
  expect(rows()).toHaveLength(4);
  expect(document.activeElement).toBe(field());
  expect(await screen.findByText('1 question is unfinished and is left out of games')).toBeTruthy();
});

it('says how much of what was pasted found no room, until something else is written', async () => {
  await open();
  await userEvent.clear(field());
  await userEvent.paste('x'.repeat(5_100));
  expect(field().value).toHaveLength(2_000);
  expect(screen.getByText('3,100 characters of what was pasted found no room.')).toBeTruthy();
  field().setSelectionRange(0, 10);
  await userEvent.paste('y'.repeat(10));
  expect(screen.queryByText(/found no room/)).toBeNull();
  await userEvent.paste('z');
  expect(screen.getByText('1 character of what was pasted found no room.')).toBeTruthy();
  await userEvent.keyboard('{Backspace}');
  await userEvent.type(field(), '!');
  expect(screen.queryByText(/found no room/)).toBeNull();
});

it('says it of a hint, an option and the title, too', async () => {
  await open();
  const told = () => screen.getByText('7 characters of what was pasted found no room.');
  await userEvent.click(screen.getByText('Hints, explanation, belongs together'));
  await userEvent.click(screen.getByRole('button', { name: 'Add a hint' }));
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

it('names a mistake once its field was left, and not before', async () => {
  await open();
  await userEvent.keyboard('{Control>}{Enter}{Enter}{Enter}{/Control}');
  expect(document.querySelectorAll('.fault-line')).toHaveLength(0);
  await userEvent.tab();
  expect(field().getAttribute('aria-invalid')).toBe('true');
});

it('says nothing against the question of a new quiz before somebody has touched it, or has begun another', async () => {
  begin('new');
  await renderPage(<EditorPage params={{ quizId: 'new' }} />, server.answer, { settings: { webgl: 'off' } });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), 'R');
  const marks = () => screen.queryAllByText('Unfinished: left out of games');
  expect(marks()).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Add a question' }));
  expect(marks()).toHaveLength(2);
  expect(await screen.findByText('2 questions are unfinished and are left out of games')).toBeTruthy();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(marks()).toHaveLength(0);
  await userEvent.click(within(list()).getAllByRole('button')[0] as HTMLElement);
  await userEvent.type(field(), 'W');
  expect(marks()).toHaveLength(1);
});

it('duplicates, moves, deletes and takes it all back', async () => {
  await open();
  await userEvent.keyboard('{Control>}d{/Control}');
  expect(rows().slice(0, 2)).toEqual(['Which is the longest?', 'Which is the longest?']);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(rows()).toEqual([
    'Which is the longest?',
    'Where does it rise?',
    'What have you seen of it?',
    'Which is the longest?',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete the question' }));
  expect(rows()).toHaveLength(3);
  // What had the focus is gone.
  expect(document.activeElement).toBe(field());
  // On the notice; the other one stands in the bar.
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[1] as HTMLElement);
  expect(rows()).toHaveLength(4);
  await userEvent.keyboard('{Control>}zzzz{/Control}');
  expect(rows()).toEqual(['Which is the longest?', 'Where does it rise?', 'What have you seen of it?']);
});

it('offers to take a deletion back only until that is done', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Delete the question' }));
  await screen.findByText('Question 1 is deleted');
  await userEvent.type(field(), '!');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(screen.getByText('Question 1 is deleted')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  expect(rows()).toHaveLength(3);
  await waitFor(() => expect(screen.queryByText('Question 1 is deleted')).toBeNull());
});

it('turns a question into another kind with what it has a place for', async () => {
  await open();
  await userEvent.click(
    screen.getByRole('radio', { name: 'Several answers' }).closest('label') as HTMLElement,
  );
  await saved();
  expect(server.draft.questions[0]).toMatchObject({ id: 'longest', type: 'MSQ' });
  expect(server.draft.questions[0]).toHaveProperty(
    'options',
    RIVERS.questions[0] && 'options' in RIVERS.questions[0] ? RIVERS.questions[0].options : [],
  );
});

it('is walked through by the arrows in the list', async () => {
  await open();
  within(list()).getAllByRole('button')[0]?.focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field().value).toBe('What have you seen of it?');
  expect(document.activeElement?.textContent).toContain('What have you seen of it?');
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' }).value).toBe('Rivers');
});

it('begins a new quiz with its title, and leaves the focus in the list to who comes back there by keys', async () => {
  server.revision = 0;
  begin('q');
  await open({}, 'Untitled quiz');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }));
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.type(field(), 'Which?');
  within(list()).getByRole('button').focus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeTruthy();
  expect(document.activeElement?.className).toBe('rail-quiz');
  await saved();
});

it('is walked through by the arrows over a question without a text, too', async () => {
  const [first, ...others] = RIVERS.questions;
  server.draft = {
    ...RIVERS,
    questions: [first, { id: 'empty', type: 'OPEN', text: '' }, ...others],
  } as DraftQuiz;
  await open();
  within(list()).getAllByRole('button')[0]?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(field().value).toBe('');
  await userEvent.keyboard('{ArrowDown}');
  expect(field().value).toBe(others[0]?.text);
});

it('leaves the focus where one writes after keys that led nowhere in the list', async () => {
  await open();
  within(list()).getAllByRole('button')[0]?.focus();
  await userEvent.keyboard('{End}{ArrowDown}');
  await userEvent.type(field(), '!');
  expect(document.activeElement).toBe(field());
});

it('makes no step of fields that are only passed', async () => {
  await open();
  screen.getByRole('spinbutton', { name: 'Marks' }).focus();
  await userEvent.tab();
  const [undo] = screen.getAllByRole('button', { name: 'Undo' });
  expect(undo?.getAttribute('aria-disabled') ?? undo?.hasAttribute('disabled')).toBe('true');
});

it('asks a question with the one before it, or not', async () => {
  await open();
  await userEvent.click(within(list()).getAllByRole('button')[1] as HTMLElement);
  await userEvent.click(screen.getByText('Hints, explanation, belongs together'));
  await userEvent.click(await screen.findByRole('switch', { name: /^Asked right after question 1/ }));
  await saved();
  expect(server.draft.questions.map(({ group }) => group)).toEqual(['1', '1', '1']);
});

it('keeps on the device what it cannot save, and says so', async () => {
  const { services } = await open();
  server.down = true;
  await userEvent.type(field(), '!');
  expect(await screen.findByText('Not saved yet: no connection. It is kept on this device.')).toBeTruthy();
  const kept = await keptDrafts(services.kv, { hostId: 'h', quizId: 'q', page: 'x' }).read();
  expect(kept[0]?.[1].draft.questions[0]?.text).toBe('Which is the longest?!');
});

it('says that what was written is safe where the server is away, and goes on with it once that is back', async () => {
  server.down = true;
  await renderPage(<EditorPage params={{ quizId: 'q' }} />, server.answer, {
    settings: { webgl: 'off' },
    prepare: ({ kv }) =>
      keptDrafts(kv, { hostId: 'h', quizId: 'q', page: 'before' }).keep({
        draft: { ...RIVERS, description: 'Kept' },
        revision: 3,
        sent: [],
        keptAt: 1,
      }),
  });
  expect(await screen.findByText(/^What you wrote here is safe on this device/)).toBeTruthy();
  server.down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.draft.description).toBe('Kept'));
});

it('goes on with what the device has kept of it', async () => {
  const draft = { ...RIVERS, title: 'Rivers', description: 'Kept' };
  await open({
    prepare: ({ kv }) =>
      keptDrafts(kv, { hostId: 'h', quizId: 'q', page: 'before' }).keep({
        draft,
        revision: 3,
        sent: [],
        keptAt: 1,
      }),
  });
  await waitFor(() => expect(server.draft.description).toBe('Kept'));
});

it('asks where the quiz was changed elsewhere; the other one is one step away from mine', async () => {
  await open();
  server.draft = { ...RIVERS, questions: RIVERS.questions.slice(0, 1) };
  server.revision = 4;
  await userEvent.type(field(), '!');
  const dialog = await screen.findByRole('dialog', { name: 'This quiz was changed elsewhere' });
  await userEvent.click(within(dialog).getByRole('button', { name: /^Take the other one/ }));
  expect(rows()).toEqual(['Which is the longest?']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(rows()).toHaveLength(3);
  await waitFor(() => expect(server.draft.questions[0]?.text).toBe('Which is the longest?!'));
});

it('brings an older version back, and that is taken back too', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Older versions' }));
  await userEvent.click(await screen.findByRole('button', { name: /Streams/ }));
  expect(await screen.findByText(/takes the place of all .* unfinished questions too/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Bring this one back' }));
  expect(rows()).toEqual(['Older?']);
  await screen.findByText(/^The older version is back/);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(rows()).toHaveLength(3);
  await waitFor(() => expect(screen.queryByText(/^The older version is back/)).toBeNull());
});

it('takes back by the notice that an older version was brought back, whatever was written since', async () => {
  const questions = [...RIVERS.questions, { id: 'new', type: 'OPEN' as const, text: '' }];
  server.draft = { ...RIVERS, questions };
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Older versions' }));
  await userEvent.click(await screen.findByRole('button', { name: /Streams/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Bring this one back' }));
  await userEvent.type(field(), '!');
  expect(rows()).toEqual(['Older?!']);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[1] as HTMLElement);
  expect(rows()).toHaveLength(4);
  await waitFor(() => expect(server.draft).toEqual({ ...RIVERS, questions }));
});

it('takes questions of other quizzes', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'From my quizzes' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /A lake/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 question' }));
  expect(rows()).toEqual([
    'Which is the longest?',
    'A lake?',
    'Where does it rise?',
    'What have you seen of it?',
  ]);
});

/** What a word processor copies, with pictures in the page itself. */
const pasteRich = async (dialog: HTMLElement, html: string, text: string) => {
  await userEvent.click(within(dialog).getByRole('textbox', { name: 'Text of the quiz' }));
  const clipboard = new DataTransfer();
  clipboard.setData('text/plain', text);
  clipboard.setData('text/html', html);
  await userEvent.paste(clipboard);
};
const PNG = `data:image/png;base64,${btoa('a picture')}`;

it('adds pictures with what was pasted, and says how many are left out', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add many questions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add many questions' });
  await pasteRich(
    dialog,
    `<p>How deep is it?</p><p><img src="${PNG}" alt="A lake"></p><p>How wide is it? <img src="file:///C:/a.png"></p>`,
    'How deep is it?\n\nHow wide is it?',
  );
  expect(await within(dialog).findByText(/1 picture comes with them/)).toBeTruthy();
  expect(within(dialog).getByText(/1 picture is left out: add it to its question/)).toBeTruthy();
  expect(within(dialog).getByRole('img', { name: 'A lake' })).toHaveProperty('src', PNG);
  server.down = true;
  const put = within(dialog).getByRole('button', { name: 'Add 2 questions' });
  await userEvent.click(put);
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  expect(server.draft.questions).toHaveLength(3);
  server.down = false;
  await userEvent.click(put);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rows()).toHaveLength(5);
  await saved();
  expect(server.draft.questions.slice(1, 3)).toMatchObject([
    { text: 'How deep is it?', media: { type: 'image', url: LAKE, alt: 'A lake' } },
    { text: 'How wide is it?' },
  ]);
});

it('forgets the pictures of a text that is taken away', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add many questions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add many questions' });
  await pasteRich(dialog, `<p>How deep? <img src="${PNG}"></p>`, 'How deep?');
  await userEvent.clear(within(dialog).getByRole('textbox', { name: 'Text of the quiz' }));
  await userEvent.paste('How deep?');
  expect(await within(dialog).findByText('1 question found')).toBeTruthy();
  expect(within(dialog).queryByRole('img')).toBeNull();
});

it('says of pasted questions how many have no right answer yet, and all that could not be taken', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add many questions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add many questions' });
  await userEvent.click(within(dialog).getByRole('textbox', { name: 'Text of the quiz' }));
  const block = (number: number) => `${number}. Which?\na) Po\nb) Etna`;
  await userEvent.paste(Array.from({ length: 7 }, (_, index) => block(index + 1)).join('\n\n'));
  expect(await within(dialog).findByText('7 questions have no right answer yet')).toBeTruthy();
  const named = () => within(dialog).queryAllByText(/No right answer is given: mark it/);
  expect(named()).toHaveLength(5);
  await userEvent.click(within(dialog).getByText('Show 2 more notes'));
  await waitFor(() => expect(named()).toHaveLength(7));
  // What was forgotten is unfinished, and no poll.
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add 7 questions' }));
  await saved();
  expect(server.draft.questions.filter((question) => 'unmarked' in question)).toHaveLength(7);
});

it('shows what pasted text makes, and adds it', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Add many questions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add many questions' });
  const put = within(dialog).getByRole('button', { name: /^Add \d/ });
  expect(put).toHaveProperty('disabled', true);
  await userEvent.click(within(dialog).getByRole('textbox', { name: 'Text of the quiz' }));
  await userEvent.paste('Which is a river?\n* Po\n- Etna\n\nHow deep is it?');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Add 2 questions' }));
  expect(rows().slice(0, 3)).toEqual(['Which is the longest?', 'Which is a river?', 'How deep is it?']);
  await saved();
  expect(server.draft.questions).toHaveLength(5);
});
