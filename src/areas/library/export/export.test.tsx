// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
// Preloads what is otherwise loaded on demand, which can take long here.
import '#src/areas/library/export/ExportDialog.tsx';
import { PrintPage } from '#src/areas/library/export/PrintPage.tsx';
import { readQuizFile } from '#importers/readQuizFile.ts';
import { QuizPage } from '#src/areas/library/quiz/QuizPage.tsx';
import '#importers/sheets/csvText.ts';
import '#importers/qti/writing/packQti.ts';
import { withMedia } from '#importers/quizpeak/quizMedia.ts';
import { NoticesHost } from '#src/ui/NoticesHost.tsx';
import '#src/ui/Toaster.tsx';
import { type Call, renderPage } from '#src/testing/renderPage.tsx';

const SESSION = { hostId: 'h', csrfToken: 'csrf', joinAddresses: ['https://quiz.example.org'] };
const QUIZ: AuthoredQuiz = {
  title: 'Birds',
  description: 'Of the garden.',
  subject: 'Biology',
  questions: [
    {
      type: 'MCQ',
      text: 'Which bird is this?',
      media: { type: 'image', url: '/media/tit.png', alt: 'A tit' },
      options: [{ text: 'Robin' }, { text: 'Tit', correct: true }],
      timeSeconds: 20,
      marks: 2,
      hints: ['It is small.'],
    },
    { type: 'MSQ', text: 'Which do you like?', options: [{ text: 'Owls' }, { text: 'Gulls' }] },
    { type: 'BLANK', text: 'Egg, then?', accepted: ['egg -> chick'] },
  ],
};
const card = {
  id: 'q1',
  title: 'Birds',
  subject: 'Biology',
  language: null,
  questionCount: 2,
  version: 1,
  starter: false,
  updatedAt: 1,
};
const server = ({ path }: Call) =>
  path === '/v1/host/session' ? { data: SESSION } : { data: { card, quiz: QUIZ, shared: false } };

/** Files saved by the browser, by name. */
let kept: Map<string, Blob>;
beforeEach(() => {
  kept = new Map();
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) kept.set(this.download, blob);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** `media`: the server's files by URL. */
async function opened(media: Readonly<Record<string, string>> = {}) {
  vi.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const content = media[typeof url === 'string' ? url : ''];
    return Promise.resolve(content === undefined ? new Response('', { status: 404 }) : new Response(content));
  });
  await renderPage(
    <>
      <QuizPage params={{ quizId: 'q1' }} />
      <NoticesHost />
    </>,
    server,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await screen.findByRole('button', { name: /^Quizpeak \(zip\)/ });
}
const press = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));
async function file(ending: string): Promise<{ name: string; bytes: Uint8Array<ArrayBuffer> }> {
  await waitFor(() => expect([...kept.keys()].some((name) => name.endsWith(ending))).toBe(true));
  const [name, blob] = [...kept].find(([each]) => each.endsWith(ending)) ?? ['', new Blob()];
  return { name, bytes: new Uint8Array(await blob.arrayBuffer()) };
}

it("says in advance what each format can't hold", async () => {
  await opened();
  const losses = (name: RegExp) => {
    const id = screen.getByRole('button', { name }).getAttribute('aria-describedby');
    const list = id === null ? null : document.getElementById(id);
    return list ? [...list.children].map(({ textContent }) => textContent) : [];
  };
  expect(losses(/^Quizpeak/)).toEqual([]);
  expect(losses(/^QTI/)).toEqual([
    '1 question has settings that other programs ignore, like hints, units or forgiven typos. Here they’re kept.',
  ]);
  expect(losses(/^GIFT/)).toEqual([
    '1 poll is left out because GIFT doesn’t have polls.',
    '1 question is left out because GIFT can’t have -> in an answer.',
    '1 question loses its pictures or audio.',
    '1 question loses its time limit.',
    '1 question counts as one mark, like the others.',
    '1 question loses its hints.',
    'The file leaves out the description. It’s named after the quiz.',
  ]);
  expect(losses(/^CSV/)).toEqual([
    '1 poll becomes single choice.',
    '1 picture is a link that works only on this server. A zip includes it.',
    '1 picture loses its description.',
    'The file leaves out the description and the subject. It’s named after the quiz.',
  ]);
  expect(screen.getByRole('link', { name: /^Print/ }).getAttribute('href')).toBe('/host/quiz/q1/print');
  for (const which of screen.getAllByRole('button', { name: 'Which questions?' }))
    await userEvent.click(which);
  expect(losses(/^GIFT/).slice(0, 2)).toEqual([
    '1 poll is left out because GIFT doesn’t have polls.Which do you like?',
    '1 question is left out because GIFT can’t have -> in an answer.Egg, then?',
  ]);
});

it("saves an archive with the server's media, and closes", async () => {
  await opened({ '/media/tit.png': 'picture' });
  await press(/^Quizpeak/);
  const { name, bytes } = await file('.zip');
  expect(name).toMatch(/^Birds \d{4}-\d\d-\d\d\.zip$/);
  const { quiz, files = [], problems } = await readQuizFile(bytes, name);
  expect({ quiz, problems }).toEqual({ quiz: QUIZ, problems: [] });
  expect(await files[0]?.blob.text()).toBe('picture');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it("saves a package of QTI with the server's media", async () => {
  await opened({ '/media/tit.png': 'picture' });
  await press(/^QTI/);
  const { name, bytes } = await file('.zip');
  expect(name).toMatch(/^Birds \d{4}-\d\d-\d\d\.qti\.zip$/);
  const { quiz, files = [], problems, format } = await readQuizFile(bytes, name);
  expect({ format, problems }).toEqual({ format: 'qti', problems: [] });
  expect(quiz).toEqual(withMedia(QUIZ, (address) => address.replace('/media/', '/media/qti/media/')));
  expect(await files[0]?.blob.text()).toBe('picture');
});

it('saves an archive without missing media, and names them', async () => {
  await opened();
  await press(/^Quizpeak/);
  const { bytes, name } = await file('.zip');
  expect((await readQuizFile(bytes, name)).quiz).toEqual(QUIZ);
  expect(within(await screen.findByRole('alert')).getByText('/media/tit.png')).toBeTruthy();
});

it.each([
  [/^GIFT/, '.gift', 1],
  [/^CSV/, '.csv', 3],
] as const)('saves %s files that can be imported again', async (button, ending, count) => {
  await opened();
  await press(button);
  const { name, bytes } = await file(ending);
  expect((await readQuizFile(bytes, name)).quiz.questions).toHaveLength(count);
});

it('prints formatted questions as in the game, including the answer key', async () => {
  const formatted: AuthoredQuiz = {
    title: 'Roots',
    questions: [
      {
        type: 'MSQ',
        format: 'markdown',
        text: 'Which is **not** $\\sqrt{4}$?',
        options: [{ text: '$-2$' }, { text: '*two*', correct: true }, { text: '$\\sqrt{4}$', correct: true }],
      },
    ],
  };
  vi.spyOn(globalThis, 'fetch').mockImplementation(() =>
    Promise.resolve(
      new Response(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9" data-depth="0" data-em="9" aria-label="root"/>',
      ),
    ),
  );
  await renderPage(<PrintPage params={{ quizId: 'q1' }} />, (call) =>
    call.path === '/v1/host/session' ? server(call) : { data: { card, quiz: formatted, shared: false } },
  );
  const sheets = await screen.findByRole('region', { name: 'Print preview' });
  expect((await within(sheets).findByRole('strong')).textContent).toBe('not');
  await userEvent.click(screen.getByRole('switch', { name: /^Answer key/ }));
  const key = within(sheets).getAllByRole('article').at(-1);
  expect(key?.querySelector('em')?.textContent).toBe('two');
  await waitFor(() => expect(within(sheets).getAllByRole('img', { name: 'root' })).toHaveLength(4));
  expect(key?.querySelector('li')?.textContent).toBe('1.B Ctwo, ');
  expect(sheets.textContent).not.toMatch(/[*$\\√]/);
});

it('prints the questions, and the answer key on its own sheet on request', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await renderPage(<PrintPage params={{ quizId: 'q1' }} />, server);
  const sheets = await screen.findByRole('region', { name: 'Print preview' });
  expect(within(sheets).getAllByText('Which bird is this?')).toHaveLength(1);
  expect(within(sheets).getByRole('img', { name: 'A tit' })).toBeTruthy();
  expect(sheets.textContent).not.toContain('Don’t hand out');
  await userEvent.click(screen.getByRole('switch', { name: /^Answer key/ }));
  const key = within(sheets).getAllByRole('article').at(-1);
  expect(key?.textContent).toContain('B');
  expect(key?.textContent).toContain('any answer counts');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});
