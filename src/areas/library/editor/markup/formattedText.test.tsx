// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DraftQuestion, DraftQuiz } from '#core/content/draftQuiz.ts';
import { emptyQuestion } from '#core/questions/authoring.ts';
import { hostOf } from '#src/host/session/host.ts';
import { EditorPage } from '#src/areas/library/editor/EditorPage.tsx';
import '#src/areas/library/editor/formula/FormulaDialog.tsx';
import { RequestError } from '#src/platform/requests/requestError.ts';
import { type Call, type Reply, renderPage } from '#src/testing/renderPage.tsx';

const RIVERS: DraftQuiz = {
  title: 'Rivers',
  questions: [
    {
      id: 'longest',
      type: 'MCQ',
      text: 'Which is the longest?',
      options: [{ text: 'Nile', correct: true }, { text: 'Rhine' }],
    },
  ],
};
const card = {
  id: 'q',
  title: 'Rivers',
  subject: null,
  language: null,
  questionCount: 1,
  version: 1,
  starter: false,
  updatedAt: 9,
};

/** Delays loading the dialog, as on a slow connection. */
const line = vi.hoisted(() => ({ arrival: async (): Promise<void> => undefined }));
vi.mock(import('#src/ui/lazyDialog.tsx'), async (original) => {
  const { lazyDialog } = await original();
  return {
    lazyDialog: (load, pick) =>
      lazyDialog(async () => {
        await line.arrival();
        return load();
      }, pick),
  };
});

let draft: DraftQuiz;
let revision: number;
beforeEach(() => {
  draft = RIVERS;
  revision = 3;
  line.arrival = async () => undefined;
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

const answer = (call: Call): Reply => {
  const { pathname } = new URL(call.path, 'http://x');
  if (pathname === '/v1/host/session') return { data: { hostId: 'h', csrfToken: 'c', joinAddresses: [] } };
  if (pathname === '/v1/games') return { data: { games: [] } };
  if (!('draft' in call.body)) return { data: { draft, revision, card } };
  draft = call.body['draft'] as DraftQuiz;
  revision += 1;
  return { data: { revision, card } };
};

/** Rejects `\\foo`. */
async function drawn(tex: string) {
  if (tex.includes('\\foo'))
    throw new RequestError('formula.INVALID', { status: 400, message: 'Undefined control sequence \\foo' });
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80" viewBox="0 0 12 8" data-depth="10" data-em="100"></svg>';
  return { svg, words: `words of ${tex}` };
}

const open = async (text = 'Which is the longest?', asked = RIVERS.questions[0] as DraftQuestion) => {
  draft = { ...RIVERS, questions: [{ ...asked, text }] };
  const rendered = await renderPage(<EditorPage params={{ quizId: 'q' }} />, answer, {
    settings: { webgl: 'off' },
    prepare: async (services) => {
      const host = hostOf(services);
      const { call } = host;
      Object.assign(host, {
        call: (name: string, request: { readonly tex: string }, options: object) =>
          name === 'drawFormula' ? drawn(request.tex) : call(name as never, request as never, options),
      });
    },
  });
  await screen.findByRole('button', { name: 'Add question' });
  return vi.spyOn(rendered.services.notices, 'toast');
};
const field = () => screen.getByRole('textbox', { name: 'Question' });
/** Writes at the end of a field of the formula dialog; direct writes bypass user-event's keyboard. */
const write = (into: HTMLTextAreaElement, text: string) => {
  fireEvent.change(into, { target: { value: text } });
  into.focus();
  into.setSelectionRange(text.length, text.length);
};
/** Selects all of a formatted field's text. */
const select = (name: string) => {
  const element = screen.getByRole('textbox', { name });
  element.focus();
  getSelection()?.selectAllChildren(element);
  document.dispatchEvent(new Event('selectionchange'));
};
const atTheSide = () => document.querySelector('.rail-text')?.textContent;
const formatting = (name: string) => screen.getByRole('button', { name });
const stored = () => draft.questions[0];
const PASTED = 'See **this** and $x^2$ for $5, or 3*4*5';

it('makes the selection bold in one step, and turns the question into Markdown without changing its text', async () => {
  await open('Which *is* longest?');
  select('Question');
  await userEvent.click(formatting('Bold'));
  expect(document.activeElement).toBe(field());
  expect(field().querySelector('strong')?.textContent).toBe('Which *is* longest?');
  expect(formatting('Bold').getAttribute('aria-pressed')).toBe('true');
  expect(atTheSide()).toBe('Which *is* longest?');
  await waitFor(() => expect(stored()).toMatchObject({ format: 'markdown' }));
  expect(stored()).toHaveProperty('text', '**Which \\*is\\* longest?**');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(field().innerHTML).toBe('<p dir="auto">Which *is* longest?</p>');
});

it('offers to format an older question that seems to use Markdown', async () => {
  await open('What is $x^2$?');
  expect(atTheSide()).toBe('What is $x^2$?');
  await userEvent.click(screen.getByRole('button', { name: 'Use **bold** and $formulas$' }));
  expect(atTheSide()).toBe('What is x²?');
  expect(screen.queryByRole('button', { name: 'Use **bold** and $formulas$' })).toBeNull();
});

it('works with shortcuts, in options too', async () => {
  await open();
  select('Option 1');
  await userEvent.keyboard('{Control>}i{/Control}');
  await waitFor(() => expect(stored()).toMatchObject({ options: [{ text: '*Nile*' }, { text: 'Rhine' }] }));
  expect(formatting('List').getAttribute('aria-disabled')).toBe('true');
  expect(formatting('List').title).toBe('List (not in single-line text)');
});

it('leaves a field unchanged if the marks do not fit, and says so', async () => {
  const full = 'x'.repeat(1_998);
  const toast = await open(full);
  select('Question');
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(field().textContent).toBe(full);
  expect(field().querySelector('strong')).toBeNull();
  expect(toast).toHaveBeenCalledWith('info', expect.stringContaining('up to 2,000 characters'));
});

it('changes nothing if Markdown would make another text too long', async () => {
  const toast = await open('*a* '.repeat(490));
  select('Option 1');
  await userEvent.keyboard('{Control>}b{/Control}');
  expect(screen.getByRole('textbox', { name: 'Option 1' }).querySelector('strong')).toBeNull();
  expect(toast).toHaveBeenCalledWith('info', expect.stringContaining('doesn’t fit'));
});

it('turns a question with explicitly wrong options into Markdown', async () => {
  const [question] = RIVERS.questions;
  await open('Which?', {
    ...question,
    options: [
      { text: 'Nile', correct: true },
      { text: 'Rhine', correct: false },
    ],
  } as DraftQuestion);
  select('Option 2');
  await userEvent.keyboard('{Control>}b{/Control}');
  await waitFor(() => expect(draft.questions[0]).toMatchObject({ format: 'markdown' }));
  expect(draft.questions[0]).toMatchObject({ options: [{ text: 'Nile' }, { text: '**Rhine**' }] });
});

it('makes lists, continues them on Enter, and ends them at an empty item', async () => {
  await open('Nile');
  select('Question');
  await userEvent.click(formatting('List'));
  getSelection()?.collapseToEnd();
  document.dispatchEvent(new Event('selectionchange'));
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(atTheSide()).toBe('• Nile\n• ');
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(atTheSide()).toBe('• Nile\n');
});

it('puts a pasted formula and bold words where they belong, and keeps what is not formatting', async () => {
  await open('');
  field().focus();
  const clipboardData = { files: [], getData: (type: string) => (type === 'text/plain' ? PASTED : '') };
  fireEvent.paste(field(), { clipboardData });
  await waitFor(() => expect(stored()).toHaveProperty('text', PASTED));
  expect(field().querySelector('strong')?.textContent).toBe('this');
  expect(field().querySelector('.rich-formula')?.textContent).toBe('x²');
});

it('keeps the styles of several lines pasted into an empty question', async () => {
  await open('', { ...emptyQuestion('MCQ'), id: 'longest' });
  await userEvent.click(screen.getByRole('button', { name: /^1/ }));
  field().focus();
  const data = new Map([
    ['text/plain', 'Read this.\nThen answer.'],
    ['text/html', '<p>Read <b>this</b>.</p><p>Then answer.</p>'],
  ]);
  fireEvent.paste(field(), {
    clipboardData: { files: [], getData: (type: string) => data.get(type) ?? '' },
  });
  await waitFor(() => expect(stored()).toHaveProperty('text', 'Read **this**.\nThen answer.'));
  expect(field().querySelectorAll('p')).toHaveLength(2);
});

it('says so when the formula dialog cannot be loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await open();
  line.arrival = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await userEvent.click(formatting('Formula'));
  const dialog = await screen.findByRole('dialog', { name: 'We couldn’t load this' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(field().textContent).toBe('Which is the longest?');
});

it('says how long a formula may be when a part does not fit', async () => {
  await open();
  await userEvent.click(formatting('Formula'));
  const dialog = await screen.findByRole('dialog', { name: 'Formula' });
  const tex = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'TeX formula' });
  write(tex, 'x'.repeat(499));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fraction' }));
  expect(tex.value).toBe('x'.repeat(499));
  const said = within(dialog).getByText(/A formula can have up to 500 characters/);
  expect(said.closest('[aria-live]')).not.toBeNull();
  expect(tex.getAttribute('aria-describedby')?.split(' ')).toContain(said.id);
  write(tex, 'x');
  expect(within(dialog).queryByText(/doesn’t fit/)).toBeNull();
});

it('keeps a formula in its dialog if it does not fit the text, and says so', async () => {
  await open('x'.repeat(1_990));
  field().focus();
  await userEvent.click(formatting('Formula'));
  const dialog = await screen.findByRole('dialog', { name: 'Formula' });
  const tex = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'TeX formula' });
  write(tex, 'a+b+c+d+e+f');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Insert' }));
  expect(within(dialog).getByText(/up to 2,000 characters/)).toBeTruthy();
  write(tex, 'a');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Insert' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field().querySelector('.rich-formula')?.textContent).toBe('a');
});

it('draws a formula while it is typed, shows how it is read aloud, and inserts it', async () => {
  await open();
  select('Question');
  getSelection()?.collapseToEnd();
  document.dispatchEvent(new Event('selectionchange'));
  await userEvent.click(formatting('Formula'));
  const dialog = await screen.findByRole('dialog', { name: 'Formula' });
  const tex = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'TeX formula' });
  await waitFor(() => expect(document.activeElement).toBe(tex));
  write(tex, 'x');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Exponent' }));
  expect([tex.value, tex.selectionStart]).toEqual(['x^{}', 3]);
  expect(await within(dialog).findByText(/^Part of the formula is empty/)).toBeTruthy();
  write(tex, 'x^{2}');
  expect(await within(dialog).findByText('Read aloud as: words of x^{2}')).toBeTruthy();
  expect(within(dialog).getByRole('img', { name: 'words of x^{2}' })).toBeTruthy();
  expect(within(dialog).queryByText(/^Part of the formula is empty/)).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(stored()).toHaveProperty('text', 'Which is the longest?$x^{2}$'));
  expect(document.activeElement).toBe(field());
});

it("shows a formula's error at its field, and keeps the last drawing", async () => {
  await open();
  await userEvent.click(formatting('Formula'));
  const dialog = await screen.findByRole('dialog', { name: 'Formula' });
  const tex = within(dialog).getByRole('textbox', { name: 'TeX formula' });
  await userEvent.type(tex, 'x');
  await within(dialog).findByText('Read aloud as: words of x');
  await within(dialog).findByRole('img', { name: 'words of x' });
  await userEvent.keyboard('\\foo');
  expect(await within(dialog).findByText('We don’t know \\foo. Check the spelling.')).toBeTruthy();
  expect(tex.getAttribute('aria-invalid')).toBe('true');
  expect(within(dialog).getByRole('img', { name: 'words of x' })).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Formula' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
});

it('reports a typed formula that cannot be drawn', async () => {
  await open('What is $\\foo$?', { ...RIVERS.questions[0], format: 'markdown' } as DraftQuestion);
  expect(await screen.findByText('We can’t draw this formula, so it’s shown as typed: \\foo')).toBeTruthy();
});

it('goes from blank to blank of a formula with Tab, and shows the one that is left before inserting it', async () => {
  await open();
  await userEvent.click(formatting('Formula'));
  const dialog = await screen.findByRole('dialog', { name: 'Formula' });
  const tex = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'TeX formula' });
  await waitFor(() => expect(document.activeElement).toBe(tex));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fraction' }));
  await userEvent.keyboard('1');
  await userEvent.tab();
  await userEvent.keyboard('2');
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('3');
  expect(tex.value).toBe('\\frac{13}{2}');
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).not.toBe(tex);
  write(tex, '\\frac{}{2}');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Insert' }));
  expect([document.activeElement, tex.selectionStart]).toEqual([tex, 6]);
  expect(within(dialog).getByText(/^Part of the formula is empty/)).toBeTruthy();
  write(tex, '\\frac{1}{2');
  expect(await within(dialog).findByText(/Every \{ needs a \}/)).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  write(tex, '\\frac{}{2}');
  await userEvent.click(within(dialog).getByRole('button', { name: /^Insert/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Insert anyway' }));
  expect(await screen.findByText(/^A formula isn’t finished, so students see a gap: /)).toBeTruthy();
  expect(screen.getAllByText('A formula isn’t finished.')).toHaveLength(1);
});

it('makes a gap of the selection, which Undo takes back', async () => {
  const cloze = { ...emptyQuestion('CLOZE'), id: 'longest' };
  await open('Nile', cloze);
  select('Question');
  await userEvent.click(formatting('Make a gap'));
  expect(field().textContent).toBe('[[1]]');
  expect(atTheSide()).toBe('____');
  await waitFor(() => expect(stored()).toMatchObject({ text: '[[1]]', gaps: [{ accepted: ['Nile'] }] }));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(field().textContent).toBe('Nile');
  expect(screen.queryByRole('textbox', { name: 'Gap 1' })).toBeNull();
  select('Question');
  await userEvent.keyboard('{Control>}g{/Control}');
  expect(field().textContent).toBe('[[1]]');
});

it('offers no gaps for other kinds', async () => {
  await open();
  expect(screen.queryByRole('button', { name: 'Make a gap' })).toBeNull();
  select('Question');
  await userEvent.keyboard('{Control>}g{/Control}');
  expect(field().textContent).toBe('Which is the longest?');
});
