// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ReportsPage } from '#src/areas/reports/ReportsPage.tsx';
import { NoticesHost } from '#src/ui/NoticesHost.tsx';
import '#src/ui/ConfirmDialog.tsx';
import '#src/ui/Toaster.tsx';
import { type Call, type Reply, renderPage } from '#src/testing/renderPage.tsx';

const hash = (n: number) => n.toString(16).padStart(24, '0');
const game = (n: number, title: string, changes: object = {}) => ({
  roomHash: hash(n),
  title,
  type: 'normal',
  startedAt: Date.UTC(2026, 2, 9, 10),
  endedAt: Date.UTC(2026, 2, 9, 10, 25),
  playerCount: 24,
  ...changes,
});

/** Finished games in memory, with search, paging, and deletion; `fails` may return a reply to use instead. */
function store(games: ReturnType<typeof game>[], fails: (call: Call) => Reply | null = () => null) {
  const kept = [...games];
  return (call: Call): Reply => {
    const failure = fails(call);
    if (failure) return failure;
    const url = new URL(call.path, 'http://x');
    if (url.pathname === '/v1/host/session')
      return { data: { hostId: 'h', csrfToken: 'csrf', joinAddresses: [] } };
    if (url.pathname === '/v1/reports') {
      const search = (url.searchParams.get('search') ?? '').toLowerCase();
      const found = kept.filter(({ title }) => title.toLowerCase().includes(search));
      const offset = Number(url.searchParams.get('offset'));
      const limit = Number(url.searchParams.get('limit'));
      return { data: { reports: found.slice(offset, offset + limit), total: found.length } };
    }
    const gone = kept.findIndex(({ roomHash }) => url.pathname.endsWith(roomHash));
    return { data: { roomHash: kept.splice(gone, 1)[0]?.roomHash } };
  };
}

const page = (
  <>
    <ReportsPage />
    <NoticesHost />
  </>
);
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

afterEach(cleanup);

it('lists finished games with their details and links to their results', async () => {
  const closed = game(2, 'Cells', { startedAt: null, playerCount: 0, type: 'tp' });
  await renderPage(page, store([game(1, 'Rivers'), closed]));
  const link = await screen.findByRole('link', { name: 'Rivers' });
  expect(link.getAttribute('href')).toBe(`/host/game/${hash(1)}`);
  const [rivers, cells] = screen.getAllByRole('listitem');
  for (const fact of ['Student-paced', /Mar 9, 2026/, '25 min', '24 players'])
    expect(within(rivers as HTMLElement).getByText(fact)).toBeTruthy();
  expect(within(cells as HTMLElement).getByText('Never started')).toBeTruthy();
});

it('searches once typing pauses, and shows more on request', async () => {
  const many = Array.from({ length: 40 }, (_, n) => game(n, `Game ${n}`));
  const { calls } = await renderPage(page, store([...many, game(99, 'Rivers')]));
  await userEvent.click(await screen.findByRole('button', { name: 'Show 11 more' }));
  await waitFor(() => expect(titles()).toHaveLength(41));
  const search = screen.getByRole('textbox', { name: 'Search past games' });
  for (const value of ['r', 'ri', 'riv']) fireEvent.change(search, { target: { value } });
  await waitFor(() => expect(titles()).toEqual(['Rivers']));
  expect(calls.filter(({ path }) => path.includes('search='))).toHaveLength(1);
  await userEvent.type(screen.getByRole('textbox'), 'x');
  expect(await screen.findByText('No results for “rivx”')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear search' })[0] as HTMLElement);
  await waitFor(() => expect(titles()).toHaveLength(41));
});

it("deletes a game only after saying what is lost, and keeps the keyboard's place", async () => {
  const { calls } = await renderPage(page, store([game(1, 'Rivers'), game(2, 'Cells')]));
  const deletions = () => calls.filter(({ path }) => path === `/v1/games/${hash(1)}`);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete “Rivers”' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete “Rivers” permanently?' });
  expect(dialog.textContent).toContain('the names and answers of 24 players');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(deletions()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Delete “Rivers”' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(titles()).toEqual(['Cells']));
  expect(deletions()[0]?.headers['x-csrf-token']).toBe('csrf');
  expect(await screen.findByText('“Rivers” deleted')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Delete “Cells”'));
});

it('says why the list cannot be loaded, and retries', async () => {
  let broken = true;
  await renderPage(
    page,
    store([game(1, 'Rivers')], ({ path }) =>
      broken && path.startsWith('/v1/reports') ? { error: 'request.FORBIDDEN', status: 403 } : null,
    ),
  );
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await userEvent.click(again);
  expect(await screen.findByRole('link', { name: 'Rivers' })).toBeTruthy();
});

it('says where results will appear while there are none', async () => {
  await renderPage(page, store([]));
  expect(await screen.findByText('No past games yet')).toBeTruthy();
});
