// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LibraryPage } from '#src/areas/library/LibraryPage.tsx';
import { keptDrafts } from '#src/areas/library/editor/sync/keptDrafts.ts';
import { NoticesHost } from '#src/ui/NoticesHost.tsx';
// Preloads what the first toast would load, which can take long here.
import '#src/ui/Toaster.tsx';
import { libraryOf, quizCard as card, type LibrarySettings } from '#src/areas/library/testing/library.ts';
import { renderPage } from '#src/testing/renderPage.tsx';

function library(settings: LibrarySettings & { quizzes?: ReturnType<typeof card>[] } = {}) {
  const quizzes = settings.quizzes ?? [
    card('q1', 'Cells'),
    card('q2', 'Rivers'),
    card('s1', 'Planets', true),
  ];
  return libraryOf(quizzes, settings).answer;
}

const page = (
  <>
    <LibraryPage />
    <NoticesHost />
  </>
);
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows own and starter quizzes separately, with links to host them', async () => {
  await renderPage(page, library());
  const own = await screen.findByRole('region', { name: 'Your quizzes' });
  expect(within(own).getAllByRole('listitem')).toHaveLength(2);
  expect(within(screen.getByRole('region', { name: 'Starter quizzes' })).getByText('Planets')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Host “Cells”' }).getAttribute('href')).toBe('/host/quiz/q1/start');
  await userEvent.click(screen.getByRole('button', { name: 'More options for “Planets”' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Make a copy',
    'Export',
  ]);
});

it('says that this device is offline, for as long as it is', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await renderPage(page, library());
  await screen.findByText('You’re offline.');
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(screen.queryByText('You’re offline.')).toBeNull();
});

it('shows the way to play that a starter quiz suggests', async () => {
  const suggesting = { ...card('s1', 'Planets', true), way: 'duels' };
  await renderPage(page, library({ quizzes: [suggesting] }));
  const planets = await screen.findByRole('listitem');
  expect(planets.textContent).toContain('Suggested way to play Duels');
});

it("lists starter quizzes in the page's language first", async () => {
  const agua = { ...card('s2', 'El agua', true), language: 'es' };
  const quizzes = [card('s1', 'Planets', true), agua, card('s3', 'Angles', true)];
  await renderPage(page, library({ quizzes }), { language: 'es' });
  await screen.findByText('Planets');
  expect(titles()).toEqual(['El agua', 'Planets', 'Angles']);
});

it('searches once typing pauses', async () => {
  const { calls } = await renderPage(page, library());
  await screen.findByText('Cells');
  const search = screen.getByRole('textbox', { name: 'Search your quizzes' });
  for (const value of ['r', 'ri', 'riv']) fireEvent.change(search, { target: { value } });
  await waitFor(() => expect(titles()).toEqual(['Rivers']));
  const searches = calls.filter(({ path }) => path.includes('search='));
  expect(searches.map(({ path }) => new URL(path, 'http://x').searchParams.get('search'))).toEqual(['riv']);
  await userEvent.type(screen.getByRole('textbox'), 'x');
  expect(await screen.findByText('No results for “rivx”')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(titles()).toEqual(['Cells', 'Rivers', 'Planets']));
});

it('deletes a quiz immediately, and restores it on undo', async () => {
  const { calls } = await renderPage(page, library());
  await userEvent.click(await screen.findByRole('button', { name: 'More options for “Cells”' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await waitFor(() => expect(titles()).toEqual(['Rivers', 'Planets']));
  const deletion = calls.find(({ path }) => path === '/v1/quizzes/organize');
  expect(deletion?.headers['x-csrf-token']).toBe('csrf');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(titles()).toEqual(['Cells', 'Rivers', 'Planets']));
});

it('opens the export dialog from a quiz card', async () => {
  const fine = library();
  const quiz = { title: 'Cells', questions: [] };
  await renderPage(page, (call) =>
    call.path === '/v1/quizzes/q1'
      ? { data: { card: card('q1', 'Cells'), quiz, shared: false } }
      : fine(call),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'More options for “Cells”' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }));
  expect(await screen.findByRole('button', { name: /^Quizpeak \(zip\)/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps a quiz that could not be deleted, and says why', async () => {
  const fine = library();
  await renderPage(page, (call) =>
    call.path === '/v1/quizzes/organize' ? { error: 'quiz.NOT_FOUND', status: 404 } : fine(call),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'More options for “Cells”' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findAllByText('This quiz has been deleted.')).not.toHaveLength(0);
  await waitFor(() => expect(titles()).toContain('Cells'));
});

it('invites a host without quizzes to create or import one', async () => {
  await renderPage(page, library({ quizzes: [card('s1', 'Planets', true)] }));
  const invitation = (await screen.findByText('Create your first quiz')).closest('div') as HTMLElement;
  const links = within(invitation).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/host/quiz/new', '/host/import']);
});

it('copies a starter quiz as played and an own quiz with its unfinished questions', async () => {
  const fine = library();
  const own = { title: 'Cells', questions: [{ id: 'unfinished', type: 'OPEN', text: '' }] };
  const starter = { title: 'Planets', questions: [{ type: 'OPEN', text: 'Which?' }] };
  const { calls } = await renderPage(page, (call) => {
    if (call.path === '/v1/quizzes/q1/draft')
      return { data: { draft: own, revision: 4, card: card('q1', 'Cells'), lastSave: null } };
    if (call.path === '/v1/quizzes/s1')
      return { data: { quiz: starter, card: card('s1', 'Planets', true), shared: false, unfinished: 0 } };
    if (call.path.endsWith('/draft')) return { data: { revision: 1, card: card('x', 'copy') } };
    return fine(call);
  });
  for (const title of ['Cells', 'Planets']) {
    await userEvent.click(await screen.findByRole('button', { name: `More options for “${title}”` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Make a copy' }));
  }
  const saved = () => calls.flatMap(({ body }) => (body['draft'] ? [body] : []));
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()).toMatchObject([
    { revision: 0, draft: { title: 'Cells (copy)', questions: own.questions } },
    {
      revision: 0,
      draft: { title: 'Planets (copy)', questions: [{ text: 'Which?', id: expect.any(String) }] },
    },
  ]);
});

it('links only to running games', async () => {
  const game = { roomHash: 'a'.repeat(24), roomCode: '482913', title: 'Cells', type: 'tp', createdAt: 1 };
  await renderPage(
    page,
    library({
      games: [
        { ...game, state: 'running' },
        { ...game, roomHash: 'b'.repeat(24), title: 'Old', state: 'completed' },
      ],
    }),
  );
  const running = await screen.findByRole('region', { name: 'Your open games' });
  expect(
    within(running)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([`/host/game/${'a'.repeat(24)}`]);
  expect(within(running).getByText('482 913')).toBeTruthy();
});

it("asks for the server's password, and says when it is wrong", async () => {
  await renderPage(page, library({ password: 'peak' }));
  const field = await screen.findByLabelText('Server password');
  await userEvent.type(field, 'hill{Enter}');
  expect(await screen.findByText('That’s not the right password.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(field);
  await userEvent.type(field, 'peak{Enter}');
  expect(await screen.findByText('Cells')).toBeTruthy();
});

it('solves the challenge required while passwords are being guessed', async () => {
  const fine = library({ password: 'peak' });
  const challenge = '4.x.y.z';
  await renderPage(page, (call) =>
    call.body['password'] === undefined || String(call.body['proof']).startsWith(`${challenge}~`)
      ? fine(call)
      : { error: 'request.RATE_LIMITED', status: 429, detail: { challenge, retryAfter: 4 } },
  );
  await userEvent.type(await screen.findByLabelText('Server password'), 'peak{Enter}');
  expect(await screen.findByText('Cells')).toBeTruthy();
});

it('says that the library cannot be loaded, and retries on request', async () => {
  const fine = library();
  let up = false;
  await renderPage(page, (call) =>
    up || !call.path.startsWith('/v1/quizzes') ? fine(call) : { error: 'quiz.NOT_FOUND', status: 404 },
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  up = true;
  await userEvent.click(retry);
  expect(await screen.findByText('Cells')).toBeTruthy();
});

it('reopens an expired session', async () => {
  const fine = library();
  let refused = 0;
  const { calls } = await renderPage(page, (call) => {
    if (!call.path.startsWith('/v1/quizzes') || refused++ > 0) return fine(call);
    return { error: 'request.UNAUTHORIZED', status: 401 };
  });
  expect(await screen.findByText('Cells')).toBeTruthy();
  expect(calls.filter(({ path }) => path === '/v1/host/session')).toHaveLength(2);
});

it('sends the draft of an editor that was closed offline', async () => {
  const fine = library();
  const draft = { title: 'Cells', questions: [{ id: 'unfinished', type: 'OPEN' as const, text: 'Why?' }] };
  const { calls } = await renderPage(
    page,
    (call) => {
      if (call.path !== '/v1/quizzes/q1/draft') return fine(call);
      return {
        data: {
          draft: { title: 'Cells', questions: [] },
          revision: 4,
          card: card('q1', 'Cells'),
          lastSave: null,
        },
      };
    },
    {
      prepare: ({ kv }) =>
        keptDrafts(kv, { hostId: 'h', quizId: 'q1', page: 'before' }).keep({
          draft,
          revision: 4,
          keptAt: 1,
        }),
    },
  );
  await waitFor(() =>
    expect(calls.find(({ body }) => 'draft' in body)?.body).toEqual({ revision: 4, draft }),
  );
});
