// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { packStored } from '#importers/files/zip.ts';
import { manifestText, openLibraryFile } from '#importers/quizpeak/libraryFile.ts';
import { LibraryPage } from '#src/areas/library/LibraryPage.tsx';
// Preloads what is otherwise loaded on demand, which can take long here.
import '#src/areas/library/takeAlong/LibraryPlace.tsx';
import '#src/areas/library/takeAlong/LibraryReminder.tsx';
import { isReminderDue, notInFile } from '#src/areas/library/takeAlong/reminder.ts';
import { NoticesHost } from '#src/ui/NoticesHost.tsx';
import '#src/ui/Toaster.tsx';
import { type Call, renderPage, type Reply } from '#src/testing/renderPage.tsx';

const DAY = 24 * 60 * 60_000;
const SESSION = { hostId: 'h', csrfToken: 'csrf', joinAddresses: ['https://quiz.example.org'] };
const draftOf = (title: string) => ({ title, questions: [{ id: 'question1', type: 'OPEN', text: 'Why?' }] });

/** A server with these quizzes, changed at the times 1, 2, and so on; it keeps what is saved. */
function server(titles: readonly string[], refuse?: (call: Call) => Reply | null) {
  const quizzes = new Map(titles.map((title, index) => [`quiz${index}`, draftOf(title)]));
  return (call: Call): Reply => {
    const refusal = refuse?.(call);
    if (refusal) return refusal;
    const url = new URL(call.path, 'http://x');
    const [, quizId = ''] = /^\/v1\/quizzes\/([\w-]+)\/draft$/.exec(url.pathname) ?? [];
    const cards = [...quizzes].map(([id, { title }], index) => ({
      id,
      title,
      subject: null,
      language: null,
      questionCount: 1,
      version: 0,
      starter: false,
      updatedAt: index + 1,
    }));
    if (url.pathname === '/v1/host/session') return { data: SESSION };
    if (url.pathname === '/v1/quizzes') {
      const listed = url.searchParams.has('archived') ? [] : cards;
      const own = { listed: cards.length, archived: 0, folders: [] };
      return { data: { quizzes: listed, total: listed.length, own } };
    }
    if (url.pathname === '/v1/games') return { data: { games: [] } };
    if (url.pathname === '/v1/reports') return { data: { reports: [], total: 0 } };
    if (url.pathname === '/v1/meme-sets') return { data: { sets: [] } };
    if (quizId && call.body['draft']) quizzes.set(quizId, call.body['draft'] as ReturnType<typeof draftOf>);
    const card = cards.find(({ id }) => id === quizId);
    return { data: { draft: quizzes.get(quizId), revision: 1, lastSave: null, card } };
  };
}

/** Files saved by the browser, by name. */
let kept: Map<string, Blob>;
beforeEach(() => {
  kept = new Map();
  let saved = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    kept.set(this.download, saved);
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const page = (
  <>
    <LibraryPage />
    <NoticesHost />
  </>
);
const place = () => screen.findByRole('region', { name: 'Where your library is' });
const dialog = () => within(screen.getByRole('dialog'));
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

async function chosen(file: File) {
  await userEvent.click(within(await place()).getByRole('button', { name: 'Bring back from a file' }));
  await userEvent.upload(dialog().getByLabelText('Choose a file'), file);
}
const libraryFile = (title: string): File => {
  const quizzes = [{ id: 'a', title, questions: 1, file: 'quizzes/1.json' }];
  const text = manifestText({ savedAt: Date.UTC(2026, 10, 30, 12), quizzes, games: [], memeSets: [] });
  const encoded = (content: string) => new Uint8Array(new TextEncoder().encode(content));
  const bytes = packStored([
    { name: 'library.json', bytes: encoded(text) },
    { name: 'quizzes/1.json', bytes: encoded(JSON.stringify(draftOf(title))) },
  ]);
  return new File([bytes], 'Quizpeak library 2026-11-30.quizpeak-library');
};

it('says where the library is kept, and saves it to a file', async () => {
  await renderPage(page, server(['Rivers', 'Lakes']));
  expect((await place()).textContent).toContain('only this browser can open it');
  expect(screen.queryByRole('region', { name: 'Save your library to a file' })).toBeNull();
  await userEvent.click(within(await place()).getByRole('button', { name: 'Save to a file' }));
  expect(screen.getByRole('dialog').textContent).toContain('students’ names');
  await press('Save');
  await waitFor(() => expect(kept.size).toBe(1));
  const [[name, file] = ['', new Blob()]] = kept;
  expect(name).toMatch(/^Quizpeak library \d{4}-\d\d-\d\d\.quizpeak-library$/);
  const { manifest } = await openLibraryFile(file);
  expect(manifest.quizzes.map(({ title }) => title)).toEqual(['Rivers', 'Lakes']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await place()).textContent).toContain('Last saved to a file on');
});

it('reminds of what no file has, until it is saved or dismissed', async () => {
  const { services } = await renderPage(page, server(['1', '2', '3', '4', '5', '6']));
  const reminder = await screen.findByRole('region', { name: 'Save your library to a file' });
  expect(reminder.textContent).toContain('Not in a file yet: 6 quizzes.');
  await userEvent.click(within(reminder).getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region', { name: 'Save your library to a file' })).toBeNull();
  const notes = services.localStore.read('libraryFile:h') as { quietUntil: number };
  expect(notes.quietUntil).toBeGreaterThan(Date.now() + 13 * DAY);
});

it('shows what a file has, and brings it back', async () => {
  const { calls } = await renderPage(page, server(['Rivers']));
  await chosen(libraryFile('Lakes'));
  const from = await dialog().findByText('This library was saved on November 30, 2026.');
  await waitFor(() => expect(document.activeElement).toBe(from));
  expect(dialog().getAllByRole('listitem')[0]?.textContent).toBe('1 quiz');
  await press('Bring back');
  await dialog().findByText('Your library is back. Added:');
  const saved = calls.filter(({ body }) => body['draft']);
  expect(saved).toMatchObject([{ body: { revision: 0, draft: { title: 'Lakes' } } }]);
  await press('Done');
  expect(await screen.findByRole('heading', { name: /Lakes/ })).toBeTruthy();
});

it('says what is here already, and adds it only once', async () => {
  const { calls } = await renderPage(page, server(['Rivers']));
  await chosen(libraryFile('Rivers'));
  expect(await dialog().findByText(/1 already here/)).toBeTruthy();
  await press('Bring back');
  await dialog().findByText('Everything in this file was already here.');
  expect(calls.filter(({ body }) => body['draft'])).toEqual([]);
});

it('names what the server refuses, and says what to do with another file', async () => {
  await renderPage(
    page,
    server([], ({ body }) => (body['draft'] ? { error: 'request.VALIDATION_ERROR', status: 400 } : null)),
  );
  await chosen(new File(['no library'], 'notes.txt'));
  expect((await dialog().findByRole('alert')).textContent).toContain('This isn’t a library file.');
  await userEvent.upload(dialog().getByLabelText('Choose a file'), libraryFile('Lakes'));
  await dialog().findByText(/saved on/);
  await press('Bring back');
  expect(await dialog().findByText(/Quiz “Lakes”: Its copy in this file can’t be read\./)).toBeTruthy();
});

it('a job that fails can be continued', async () => {
  let fails = true;
  const refuse = ({ body }: Call): Reply | null =>
    body['draft'] && fails ? { error: 'request.FORBIDDEN', status: 403 } : null;
  await renderPage(page, server([], refuse));
  await chosen(libraryFile('Lakes'));
  await dialog().findByText(/saved on/);
  await press('Bring back');
  expect(
    await dialog().findByText('Everything brought back so far is safe. Try again to continue.'),
  ).toBeTruthy();
  fails = false;
  await press('Try again');
  expect(await dialog().findByText('Your library is back. Added:')).toBeTruthy();
});

it('is due after five quizzes, three games or two weeks, and never when all is in a file', () => {
  const seen = { firstSeenAt: 0 };
  const of = (quizzes: number, games: number) => ({
    quizzes: Array.from({ length: quizzes }, (_, index) => index + 1),
    games: Array.from({ length: games }, (_, index) => index + 1),
  });
  expect(isReminderDue(seen, of(4, 2), DAY)).toBe(false);
  expect(isReminderDue(seen, of(5, 0), DAY)).toBe(true);
  expect(isReminderDue(seen, of(0, 3), DAY)).toBe(true);
  expect(isReminderDue(seen, of(1, 0), 14 * DAY)).toBe(true);
  expect(isReminderDue(seen, of(0, 0), 90 * DAY)).toBe(false);
  expect(isReminderDue({ ...seen, quietUntil: 20 * DAY }, of(9, 9), 19 * DAY)).toBe(false);
  const saved = { ...seen, saved: { at: DAY, newestQuiz: 4, newestGame: 3 } };
  expect(notInFile(saved, of(6, 3))).toEqual({ quizzes: 2, games: 0 });
  expect(isReminderDue(saved, of(4, 3), 90 * DAY)).toBe(false);
});
