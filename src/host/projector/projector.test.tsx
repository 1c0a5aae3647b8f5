// @vitest-environment happy-dom
// Tests the projector without a canvas, against the real game rules.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Game, type GameSettings, SAMPLE_QUESTIONS } from '#core/testing/game.ts';
import { ProjectorPage } from '#src/host/projector/ProjectorPage.tsx';
import { type Call, type Reply, renderPage } from '#src/testing/renderPage.tsx';

// Without a socket, the page polls over HTTP.
vi.mock('#src/platform/socket/loadSocket.ts', () => ({
  loadSocket: () => Promise.reject(new Error('no socket')),
}));
// The drawing code fails to load.
vi.mock('#src/host/projector/ProjectorStage.tsx', () => Promise.reject(new Error('gone')));

const HASH = 'a'.repeat(24);
afterEach(cleanup);

/** True while the server can't tell the host's view. */
let fails = false;
afterEach(() => {
  fails = false;
});

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
    if (fails) return { error: 'request.INVALID', status: 400 };
    return { data: { view: structuredClone(game.hostView()), now: game.now } };
  };
  const rendered = await renderPage(<ProjectorPage params={{ roomHash: HASH }} />, server, {
    settings: { webgl },
  });
  await screen.findByRole('main');
  const renew = () => act(() => void window.dispatchEvent(new Event('online')));
  return { ...rendered, game, players, renew };
}

it('shows how to join and who is in the lobby', async () => {
  await openProjector({ type: 'tp' }, ['Ana', 'Bo']);
  expect(await screen.findByText('quiz.school')).toBeTruthy();
  expect(screen.getByText('123 456')).toBeTruthy();
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
  expect(screen.getByText('Bo')).toBeTruthy();
});

it("falls back to the plain page when the drawing code can't be loaded", async () => {
  await openProjector({ type: 'tp' }, ['Ana'], 'on');
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
  expect(screen.getByText('Ana').closest('.projector-plain')).toBeTruthy();
});

it('shows the question without its answer, then the answer with the distribution, then the podium', async () => {
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

it("uses no colors when each device has its own order, and counts the players who didn't answer", async () => {
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
  // No one has points, so there is no order and no winner.
  expect(await screen.findByText('No points yet. Let the climb begin!')).toBeTruthy();
  expect(screen.queryByText('Ana')).toBeNull();
  game.host({ type: 'end' });
  renew();
  expect(await screen.findByRole('heading', { name: /^No points this time/ })).toBeTruthy();
});

it('says that a question takes several answers while it is open', async () => {
  const { game, players, renew } = await openProjector({ type: 'tp', questions: SAMPLE_QUESTIONS.slice(1) }, [
    'Ana',
  ]);
  await screen.findByText('123 456');
  game.start();
  renew();
  expect(await screen.findByText('Choose all that apply')).toBeTruthy();
  game.answer(players[0] ?? '', ['2', '4']);
  renew();
  await waitFor(() => expect(screen.queryByText('Choose all that apply')).toBeNull());
});

it("uses the devices' colors when all devices have the same order", async () => {
  const { game, renew } = await openProjector({ type: 'tp', options: { jumbleAnswers: false } }, ['Ana']);
  await screen.findByText('123 456');
  game.start();
  renew();
  await screen.findByRole('heading', { name: 'Which is a prime?' });
  expect(document.querySelectorAll('[data-option]')).toHaveLength(4);
});

it('says that a room closed before anyone played is closed', async () => {
  const { game, renew } = await openProjector({ type: 'tp' }, ['Ana']);
  await screen.findByText('123 456');
  game.host({ type: 'end' });
  renew();
  expect(await screen.findByRole('heading', { name: 'This game is closed' })).toBeTruthy();
});

it("takes the same keys as the host's page", async () => {
  const { calls } = await openProjector({ type: 'tp' }, ['Ana']);
  await screen.findByText('123 456');
  const placed = (end: string) => calls.filter(({ path }) => path.endsWith(end)).length;
  fireEvent.keyDown(document.body, { key: 'Enter' });
  expect(placed('/start')).toBe(0);
  fireEvent.keyDown(document.body, { key: 'n' });
  await waitFor(() => expect(placed('/start')).toBe(1));
});

it('shows a passage again with its questions, until the next one', async () => {
  const question = (text: string) => ({ type: 'OPEN', text }) as const;
  const { game, renew } = await openProjector(
    {
      type: 'tp',
      questions: [
        {
          type: 'COMPREHENSION',
          text: 'The ascent',
          passage: 'They left before dawn.',
          questions: [question('When?'), question('Who?')],
        },
      ],
    },
    ['Ana'],
  );
  await screen.findByText('123 456');
  game.start();
  renew();
  await screen.findByRole('heading', { name: 'The ascent' });
  const again = () => screen.queryByRole('button', { name: 'Show again: The ascent' });
  const next = async (text: string) => {
    for (
      let step = 0;
      step < 4 && game.hostView().questions[game.hostView().slide?.index ?? 0]?.question.text !== text;
      step += 1
    ) {
      game.host({ type: 'next' });
      game.wait(500);
    }
    renew();
    await screen.findByRole('heading', { name: text });
  };
  expect(again()).toBeNull();
  await next('When?');
  expect(screen.queryByText('They left before dawn.')).toBeNull();
  fails = true;
  await userEvent.click(again() as HTMLElement);
  await screen.findByRole('alert');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('They left before dawn.')).toBeTruthy();
  await next('Who?');
  expect(screen.queryByText('They left before dawn.')).toBeNull();
  expect(again()?.getAttribute('aria-pressed')).toBe('false');
});

it('offers full screen and music', async () => {
  const { services } = await openProjector({ type: 'tp' }, ['Ana']);
  const request = vi.fn(() => Promise.resolve());
  Element.prototype.requestFullscreen = request;
  fireEvent.keyDown(document.body, { key: 'f' });
  await userEvent.click(await screen.findByRole('button', { name: /Full screen/ }));
  expect(request).toHaveBeenCalled();
  // The whole document, so the next game's projector stays in full screen.
  expect(request.mock.contexts).toContain(document.documentElement);
  await userEvent.click(screen.getByRole('button', { name: 'Music' }));
  expect(services.settings.getState().music).toBe(true);
});

it('follows the class to the next game when it is opened while the page is shown, but not when the page is opened later', async () => {
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

it('says who leads the climb, how far they are, and how many climbers share each height', async () => {
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

it("says how far each team's rope has come", async () => {
  const { game, renew } = await openProjector({ type: 'team' }, ['Ana', 'Bo', 'Cleo', 'Dan']);
  await screen.findByText('123 456');
  game.start();
  renew();
  await screen.findByRole('heading', { name: 'The climb' });
  expect(screen.getAllByText(/: 0 of \d+ correct on average$/)).toHaveLength(4);
});

it('says what affects the whole room, and who did what to whom', async () => {
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
  game.send({ type: 'usePowerup', playerId: bo, card, targetId: null, commandId: game.commandId() });
  renew();
  expect(await screen.findByText('Bo takes 600 points from Ana')).toBeTruthy();
  expect(screen.queryByText(/1.5x/)).toBeNull();
  game.host({ type: 'triggerPowerup', powerup: 'powerPlay' });
  renew();
  expect(await screen.findByText('Power Play: 1.5x points for everyone')).toBeTruthy();
});
