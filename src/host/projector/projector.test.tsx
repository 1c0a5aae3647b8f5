// @vitest-environment happy-dom
// The projector without a canvas, against the real rules of the core.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Game, type GameSettings, SAMPLE_QUESTIONS } from '#core/testing/game.ts';
import { ProjectorPage } from '#src/host/projector/ProjectorPage.tsx';
import { type Call, type Reply, renderPage } from '#src/testing/renderPage.tsx';

// Only HTTP works: the page polls.
vi.mock('#src/platform/socket/loadSocket.ts', () => ({
  loadSocket: () => Promise.reject(new Error('no socket')),
}));
// What draws can't be fetched.
vi.mock('#src/host/projector/ProjectorStage.tsx', () => Promise.reject(new Error('gone')));

const HASH = 'a'.repeat(24);
afterEach(cleanup);

async function openProjector(settings: GameSettings, names: readonly string[], webgl: 'on' | 'off' = 'off') {
  const game = new Game(settings);
  const players = names.map((name) => game.join(name));
  const server = ({ path }: Call): Reply => {
    if (path === '/v1/host/session')
      return { data: { hostId: 'h', csrfToken: 'c', joinAddresses: ['https://quiz.school'] } };
    if (path.endsWith('/start')) game.start();
    if (path.endsWith('/next')) game.host({ type: 'next' });
    if (path.endsWith('/reconnect'))
      return { data: { role: 'projector', view: structuredClone(game.projector()), now: game.now } };
    return { data: { view: structuredClone(game.hostView()), now: game.now } };
  };
  const rendered = await renderPage(<ProjectorPage params={{ roomHash: HASH }} />, server, {
    settings: { webgl },
  });
  await screen.findByRole('main');
  const renew = () => act(() => void window.dispatchEvent(new Event('online')));
  return { ...rendered, game, players, renew };
}

it('tells how to join and who is there', async () => {
  await openProjector({ type: 'tp' }, ['Ana', 'Bo']);
  expect(await screen.findByText('quiz.school')).toBeTruthy();
  expect(screen.getByText('123 456')).toBeTruthy();
  expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
  expect(screen.getByText('Bo')).toBeTruthy();
});

it('is the plain page where what draws it can not be fetched', async () => {
  await openProjector({ type: 'tp' }, ['Ana'], 'on');
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
  expect(screen.getByText('Ana').closest('.projector-plain')).toBeTruthy();
});

it('shows the question without its answer, then the answer with how many chose what, then the podium', async () => {
  const { game, players, renew } = await openProjector({ type: 'tp' }, ['Ana', 'Bo']);
  await screen.findByText('123 456');
  game.start();
  renew();
  expect(await screen.findByRole('heading', { name: 'Which is a prime?' })).toBeTruthy();
  expect(screen.queryByText('right')).toBeNull();
  expect(screen.getByRole('timer')).toBeTruthy();
  game.answer(String(players[0]), ['7']);
  game.answer(String(players[1]), ['9']);
  game.wait(500);
  renew();
  const right = (await screen.findByText('correct')).closest('li');
  expect(right && within(right).getByText('7')).toBeTruthy();
  expect(right && within(right).getByText('1')).toBeTruthy();
  expect(screen.getByText('50% correct')).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
  game.host({ type: 'end' });
  renew();
  expect(await screen.findByRole('heading', { name: 'On the summit' })).toBeTruthy();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('Ana');
});

it('has no colours where each device has its own order, and tells who gave no answer', async () => {
  const { game, players, renew } = await openProjector({ type: 'tp', options: { jumbleAnswers: true } }, [
    'Ana',
    'Bo',
    'Cleo',
  ]);
  await screen.findByText('123 456');
  game.start();
  renew();
  await screen.findByRole('heading', { name: 'Which is a prime?' });
  expect(screen.getByText('0 of 3 answered')).toBeTruthy();
  expect(document.querySelector('[data-option]')).toBeNull();
  game.answer(String(players[0]), ['9']);
  game.host({ type: 'next' });
  game.wait(500);
  renew();
  expect(await screen.findByText('No answer: 2')).toBeTruthy();
  expect(screen.getByText('1 of 3 answered')).toBeTruthy();
  game.host({ type: 'next' });
  renew();
  // Nobody has points: no order, no winners.
  expect(await screen.findByText('No points yet. Let the climb begin!')).toBeTruthy();
  expect(screen.queryByText('Ana')).toBeNull();
  game.host({ type: 'end' });
  renew();
  expect(await screen.findByRole('heading', { name: /^No points this time/ })).toBeTruthy();
});

it('says, while it is open, that a question takes several answers', async () => {
  const { game, players, renew } = await openProjector({ type: 'tp', questions: SAMPLE_QUESTIONS.slice(1) }, [
    'Ana',
  ]);
  await screen.findByText('123 456');
  game.start();
  renew();
  expect(await screen.findByText('Choose all the correct answers')).toBeTruthy();
  game.answer(players[0] ?? '', ['2', '4']);
  renew();
  await waitFor(() => expect(screen.queryByText('Choose all the correct answers')).toBeNull());
});

it('has the colours of the devices where all have the same order', async () => {
  const { game, renew } = await openProjector({ type: 'tp', options: { jumbleAnswers: false } }, ['Ana']);
  await screen.findByText('123 456');
  game.start();
  renew();
  await screen.findByRole('heading', { name: 'Which is a prime?' });
  expect(document.querySelectorAll('[data-option]')).toHaveLength(4);
});

it('says that a room is closed in which nobody played', async () => {
  const { game, renew } = await openProjector({ type: 'tp' }, ['Ana']);
  await screen.findByText('123 456');
  game.host({ type: 'end' });
  renew();
  expect(await screen.findByRole('heading', { name: 'This game is closed' })).toBeTruthy();
});

it('goes on by key, as the controls do', async () => {
  const { calls } = await openProjector({ type: 'tp' }, ['Ana']);
  await screen.findByText('123 456');
  const placed = (end: string) => calls.filter(({ path }) => path.endsWith(end)).length;
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(placed('/start')).toBe(0);
  fireEvent.keyDown(document.body, { key: 'n' });
  await waitFor(() => expect(placed('/start')).toBe(1));
});

it('has full screen and music within reach', async () => {
  const { services } = await openProjector({ type: 'tp' }, ['Ana']);
  const request = vi.fn(() => Promise.resolve());
  Element.prototype.requestFullscreen = request;
  fireEvent.keyDown(document.body, { key: 'f' });
  await userEvent.click(await screen.findByRole('button', { name: /Full screen/ }));
  expect(request).toHaveBeenCalled();
  // Of the whole page, so that the next game's projector stays in it.
  expect(request.mock.contexts).toContain(document.documentElement);
  await userEvent.click(screen.getByRole('button', { name: 'Music' }));
  expect(services.settings.getState().music).toBe(true);
});

it('goes on to the next game by itself where that is opened while it stands, and not where it comes back later', async () => {
  const next = 'b'.repeat(24);
  const { game, renew, history } = await openProjector({ type: 'tp' }, ['Ana']);
  await screen.findByText('123 456');
  game.start();
  game.host({ type: 'end' });
  renew();
  await screen.findByRole('heading', { name: /^No points this time/ });
  game.host({ type: 'hostRematch', hash: next, code: '654321' });
  renew();
  await waitFor(() => expect(history.at(-1)).toBe(`/host/game/${next}/projector`));
  cleanup();
  const later = await renderPage(
    <ProjectorPage params={{ roomHash: HASH }} />,
    ({ path }) => ({
      data: path.endsWith('/reconnect')
        ? { role: 'projector', view: structuredClone(game.projector()), now: game.now }
        : { hostId: 'h', csrfToken: 'c', joinAddresses: [] },
    }),
    { settings: { webgl: 'off' } },
  );
  await screen.findByRole('heading', { name: /^No points this time/ });
  expect(later.history).toHaveLength(1);
});

it('tells of a climb who leads and how far, and how many stand where', async () => {
  const { game, players, renew } = await openProjector({ type: 'normal' }, ['Ana', 'Bo', 'Cleo']);
  await screen.findByText('123 456');
  game.start();
  renew();
  expect(await screen.findByRole('heading', { name: 'The climb' })).toBeTruthy();
  expect(screen.getByText('No points yet. Let the climb begin!')).toBeTruthy();
  expect(screen.getByText('3 climbers still in camp')).toBeTruthy();
  game.open(players[0] ?? '');
  game.answer(players[0] ?? '', ['7']);
  renew();
  const summit = game.projector().summit ?? 0;
  expect(
    await screen.findByText(new RegExp(`^Ana leads with [\\d,\\s]+ points and 1 of ${summit} correct$`)),
  ).toBeTruthy();
  expect(screen.getByText(`1 climber with 1 of ${summit} correct`)).toBeTruthy();
  expect(screen.getByText('2 climbers still in camp')).toBeTruthy();
  expect((await screen.findByRole('status')).textContent).toBe('Ana has 1 right!');
});

it('tells of teams how far each rope is', async () => {
  const { game, renew } = await openProjector({ type: 'team' }, ['Ana', 'Bo', 'Cleo', 'Dan']);
  await screen.findByText('123 456');
  game.start();
  renew();
  await screen.findByRole('heading', { name: 'The climb' });
  expect(screen.getAllByText(/: 0 of \d+ correct on average$/)).toHaveLength(4);
});

it('says what is at work on the whole room, and who did what to whom', async () => {
  const { game, players, renew } = await openProjector(
    { type: 'normal', options: { powerups: 'yes', timer: 'off' } },
    ['Ana', 'Bo'],
  );
  await screen.findByText('123 456');
  game.start();
  const [ana = '', bo = ''] = players;
  game.open(ana);
  game.answer(ana, ['7']);
  game.host({ type: 'awardPowerup', powerup: 'stealPoints', playerIds: [bo] });
  renew();
  await screen.findByRole('heading', { name: 'The climb' });
  game.wait(3_000);
  const card = game.view(bo).me.belt?.slots[0]?.id ?? 0;
  game.send({ type: 'activatePowerup', playerId: bo, card, targetId: null, commandId: game.commandId() });
  renew();
  expect(await screen.findByText('Bo takes 600 points from Ana')).toBeTruthy();
  expect(screen.queryByText(/1.5x/)).toBeNull();
  game.host({ type: 'triggerPowerup', powerup: 'powerPlay' });
  renew();
  expect(await screen.findByText('Power Play: 1.5x points for everyone')).toBeTruthy();
});
