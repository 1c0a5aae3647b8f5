// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { defaultOptions } from '#core/features/options.ts';
import { FIRST_CHOICE, saveChoice, loadChoice } from '#src/host/options/lastOptions.ts';
import { toInputValue } from '#src/host/options/DateTimeField.tsx';
import { droppedOptions } from '#src/host/options/playedGame.ts';
import { OptionsPage } from '#src/host/options/OptionsPage.tsx';
import { type Call, type Reply, renderPage } from '#src/testing/renderPage.tsx';

const HASH = 'a'.repeat(24);
const server = ({ path }: Call): Reply => {
  if (path === '/v1/host/session') return { data: { hostId: 'h', csrfToken: 'c', joinAddresses: [] } };
  if (path === '/v1/games') return { data: { roomHash: HASH, roomCode: '482913' } };
  const card = {
    id: 'q1',
    title: 'Cells',
    subject: null,
    language: null,
    questionCount: 12,
    version: 1,
    starter: false,
    updatedAt: 1,
  };
  return { data: { card, quiz: { title: 'Cells', questions: [] } } };
};
const page = <OptionsPage params={{ quizId: 'q1' }} />;
const hosted = (calls: readonly Call[]) => calls.find(({ path }) => path === '/v1/games')?.body;

afterEach(cleanup);

describe('the ways to play', () => {
  const chosen = () =>
    within(screen.getByRole('radiogroup')).getByRole<HTMLInputElement>('radio', { checked: true });
  const nameOf = (radio: Element) =>
    document.getElementById(radio.getAttribute('aria-labelledby') ?? '')?.textContent;

  it('are one choice, each with a line that says what happens', async () => {
    await renderPage(page, server);
    const group = await screen.findByRole('radiogroup', { name: 'How do you want to play?' });
    const ways = within(group).getAllByRole('radio');
    expect(ways.map(nameOf)).toEqual([
      'Teacher-paced',
      'Student-paced',
      'Power-ups',
      'Duels',
      'Mystic Peak',
      'Team game',
      'Mastery',
      'Test',
      'Common assessment',
      'Paper game',
    ]);
    const powerups = within(group).getByRole('radio', { name: 'Power-ups' });
    const line = document.getElementById(powerups.getAttribute('aria-describedby') ?? '');
    expect(line?.textContent).toBe('Student-paced, with power-ups to earn.');
  });

  it('set the game type and the options they stand for', async () => {
    const { calls, services } = await renderPage(page, server);
    await userEvent.click(await screen.findByRole('radio', { name: 'Duels' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open lobby' }));
    await waitFor(() =>
      expect(hosted(calls)).toMatchObject({
        type: 'normal',
        gameOptions: { isDuelEnabled: true, powerups: 'no' },
      }),
    );
    expect(loadChoice(services.localStore).way).toBe('duels');
  });

  it('combine under "More options", and change when what they stand for is turned off', async () => {
    const { calls } = await renderPage(page, server);
    await userEvent.click(await screen.findByRole('radio', { name: 'Power-ups' }));
    await userEvent.click(screen.getByRole('switch', { name: /^Duels/ }));
    expect(nameOf(chosen())).toBe('Power-ups');
    expect(screen.getByText('1 changed')).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: /^Power-ups/ }));
    expect(nameOf(chosen())).toBe('Duels');
    expect(screen.queryByText('1 changed')).toBeNull();
    // The other way is as it was before.
    await userEvent.click(screen.getByRole('radio', { name: 'Power-ups' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open lobby' }));
    await waitFor(() =>
      expect(hosted(calls)).toMatchObject({ gameOptions: { isDuelEnabled: true, powerups: 'yes' } }),
    );
  });

  it('begin with the one that the quiz suggests', async () => {
    await renderPage(page, (call) => {
      const reply = server(call);
      if (!call.path.startsWith('/v1/quizzes/') || typeof reply !== 'object' || !('data' in reply))
        return reply;
      const data = reply.data as { readonly card: object };
      return { data: { ...data, card: { ...data.card, starter: true, way: 'mystic_peak' } } };
    });
    await screen.findByRole('radio', { name: 'Mystic Peak' });
    expect(nameOf(chosen())).toBe('Mystic Peak');
    expect(screen.getByRole('group', { name: 'Mountain' })).toBeTruthy();
  });
});

it('collapses the other options, shows how many are changed, and opens them when one is invalid', async () => {
  await renderPage(page, server);
  const rest = (await screen.findByText('More options')).closest('details');
  expect(rest?.open).toBe(false);
  const shut = (element: Element) => rest?.contains(element);
  expect(shut(screen.getByRole('group', { name: 'Timer' }))).toBe(false);
  expect(shut(screen.getByRole('switch', { name: /Nicknames/ }))).toBe(true);
  await userEvent.click(screen.getByRole('switch', { name: /Nicknames/ }));
  expect(screen.getByText('1 changed')).toBeTruthy();
  fireEvent.invalid(screen.getByLabelText(/^Opens at/));
  expect(rest?.open).toBe(true);
});

it('assigns a game without choosing a type first, and offers only types that can be assigned', async () => {
  const { calls } = await renderPage(page, server);
  const types = () =>
    within(screen.getByRole('radiogroup'))
      .getAllByRole<HTMLInputElement>('radio')
      .map(
        ({ checked, parentElement }) =>
          `${checked ? '* ' : ''}${parentElement?.querySelector('.way-name')?.textContent}`,
      );
  await userEvent.click(await screen.findByRole('radio', { name: 'Assigned' }));
  expect(types()).toEqual(['* Student-paced', 'Power-ups', 'Mastery', 'Test', 'Common assessment']);
  await userEvent.click(screen.getByRole('radio', { name: 'Live' }));
  expect(types()[0]).toBe('* Teacher-paced');
  await userEvent.click(screen.getByRole('radio', { name: 'Assigned' }));
  await userEvent.click(screen.getByRole('button', { name: 'Assign game' }));
  await waitFor(() => expect(hosted(calls)).toMatchObject({ type: 'normal', playMode: 'async' }));
});

it('hosts a teacher-paced game with its defaults and goes to the room', async () => {
  const { calls, history } = await renderPage(page, server);
  await userEvent.click(await screen.findByRole('button', { name: 'Open lobby' }));
  await waitFor(() => expect(history.at(-1)).toBe(`/host/game/${HASH}`));
  expect(hosted(calls)).toEqual({ quizId: 'q1', type: 'tp', gameOptions: FIRST_CHOICE.options.tp });
});

it('explains what shuffled answers do to the projector only for types that use one', async () => {
  await renderPage(page, server);
  const shuffled = () => screen.getByRole('switch', { name: /Shuffle answers/ }) as HTMLInputElement;
  expect(await screen.findByText(/without letters and colors/)).toBeTruthy();
  expect(shuffled().checked).toBe(false);
  await userEvent.click(screen.getByRole('radio', { name: /^Student-paced/ }));
  expect(screen.queryByText(/without letters and colors/)).toBeNull();
  expect(shuffled().checked).toBe(true);
});

it('previews the type and options that are chosen, and a teacher-paced game as practice', async () => {
  const begun = { playerId: '0-abcdefgh', ticket: 'secret' };
  const view = (type: string) => ({
    room: { hash: HASH, code: '', type },
    me: { name: 'Student', character: 0 },
  });
  const { calls, history, services } = await renderPage(page, (call): Reply => {
    if (!call.path.endsWith('/preview')) return server(call);
    const { gameType = 'normal' } = call.body as { readonly gameType?: string };
    return { data: { ...begun, view: view(gameType), now: 1 } };
  });
  const preview = async () => {
    const before = history.length;
    await userEvent.click(await screen.findByRole('button', { name: 'Preview' }));
    await waitFor(() => expect(history.length).toBeGreaterThan(before));
    return calls.findLast(({ path }) => path.endsWith('/preview'))?.body;
  };
  const way = async () => (await services.seats.find(HASH, begun.playerId))?.previewWay;
  expect(await preview()).toEqual({ player: { name: 'Student' } });
  expect(await way()).toBe('Preview of Student-paced: Everyone climbs at their own pace.');
  await userEvent.click(screen.getByRole('radio', { name: /^Mystic Peak/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Fuji' }));
  expect(await preview()).toMatchObject({
    gameType: 'mystic_peak',
    gameOptions: { ...FIRST_CHOICE.options.mystic_peak, mountain: 'fuji' },
  });
  expect(history.at(-1)).toBe(`/join/game/${HASH}-0-abcdefgh?gameType=mystic_peak`);
  expect(await way()).toBe('Preview of Mystic Peak: Student-paced, with camps and games.');
  await userEvent.click(screen.getByRole('radio', { name: /^Paper/ }));
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull();
});

it('says that second chances give way to explanations', async () => {
  await renderPage(page, server);
  await userEvent.click(await screen.findByRole('radio', { name: /^Student-paced/ }));
  const chances = within(screen.getByRole('group', { name: 'Second chances' }));
  await userEvent.click(chances.getByRole('radio', { name: 'Yes' }));
  expect(chances.getByText(/^Can’t be used with “Explanations\.”/)).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: /^Explanations/ }));
  expect(chances.getByText(/^Students get one more try/)).toBeTruthy();
});

it('shows the defaults of the selected way, sends what was changed, and remembers it', async () => {
  const { calls, history, services } = await renderPage(page, server);
  await userEvent.click(await screen.findByRole('radio', { name: /^Test/ }));
  const timer = screen.getByRole('group', { name: 'Timer' });
  expect((within(timer).getByRole('radio', { name: 'Off' }) as HTMLInputElement).checked).toBe(true);
  expect((screen.getByRole('combobox', { name: /Attempts/ }) as HTMLSelectElement).value).toBe('1');
  await userEvent.click(within(timer).getByRole('radio', { name: 'Strict' }));
  await userEvent.click(screen.getByRole('switch', { name: /Nicknames/ }));
  expect(screen.getByText(/changed: Timer, Nicknames/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Open lobby' }));
  await waitFor(() => expect(history.at(-1)).toBe(`/host/game/${HASH}`));
  expect(hosted(calls)).toMatchObject({
    type: 'test',
    gameOptions: { ...defaultOptions('test'), timer: 'strict', nicknameGenerator: true },
  });
  expect(loadChoice(services.localStore)).toMatchObject({
    way: 'test',
    options: { test: { timer: 'strict' } },
  });
});

it('continues to the sheets of a paper game, which has neither a timer nor an opening time', async () => {
  const { calls } = await renderPage(page, server);
  fireEvent.change(await screen.findByLabelText<HTMLInputElement>(/^Opens at/), {
    target: { value: toInputValue(Date.now() + 3_600_000) },
  });
  await userEvent.click(screen.getByRole('radio', { name: /^Paper game/ }));
  expect(screen.queryByLabelText(/^Opens at/)).toBeNull();
  expect(screen.queryByText(/^Timer/)).toBeNull();
  expect(screen.getByText('A new order, the same on every sheet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Continue to sheets' }));
  await waitFor(() => expect(hosted(calls)).toBeTruthy());
  expect(hosted(calls)).toEqual({
    quizId: 'q1',
    type: 'tp_offline',
    gameOptions: defaultOptions('tp_offline'),
  });
});

it("draws a number of questions per attempt that is below the quiz's total, or all of them", async () => {
  const { calls } = await renderPage(page, server);
  await userEvent.click(await screen.findByRole('radio', { name: /^Student-paced/ }));
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Questions per attempt/ });
  expect([field.value, field.placeholder]).toEqual(['', 'All 12']);
  await userEvent.type(field, '12');
  expect(field.value).toBe('');
  await userEvent.type(field, '5');
  expect(screen.getByText(/changed: Questions per attempt/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Open lobby' }));
  await waitFor(() => expect(hosted(calls)).toMatchObject({ gameOptions: { questionsPerAttempt: 5 } }));
});

it("schedules the room for the chosen time in this device's time zone", async () => {
  const { calls, history } = await renderPage(page, server);
  const field = await screen.findByLabelText<HTMLInputElement>(/^Opens at/);
  expect(field.min < field.max).toBe(true);
  const moment = toInputValue(Date.now() + 3_600_000);
  fireEvent.change(field, { target: { value: moment } });
  await userEvent.click(screen.getByRole('button', { name: 'Open now instead' }));
  expect(screen.getByRole('button', { name: 'Open lobby' })).toBeTruthy();
  fireEvent.change(field, { target: { value: moment } });
  await userEvent.click(screen.getByRole('button', { name: 'Schedule game' }));
  await waitFor(() => expect(history.at(-1)).toBe(`/host/game/${HASH}`));
  expect(hosted(calls)).toMatchObject({ opensAt: new Date(moment).getTime() });
});

it.each([
  [1, '1 question isn’t finished, so it won’t be in games', 'Finish it'],
  [2, '2 questions aren’t finished, so they won’t be in games', 'Finish them'],
])(
  'notes that games leave out %i unfinished questions, and links to the editor',
  async (unfinished, note, way) => {
    await renderPage(page, (call) => {
      const reply = server(call);
      return call.path.startsWith('/v1/quizzes/') && typeof reply === 'object' && 'data' in reply
        ? { data: { ...(reply.data as object), unfinished } }
        : reply;
    });
    expect(await screen.findByText(note)).toBeTruthy();
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/host/quiz/q1/edit');
  },
);

it("resets changes, and stays on the page when the room can't be opened", async () => {
  const { history } = await renderPage(page, (call) =>
    call.path === '/v1/games' ? { error: 'quiz.EMPTY', status: 409 } : server(call),
  );
  await userEvent.click(await screen.findByRole('switch', { name: /Reduce motion/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset to defaults' }));
  expect((screen.getByRole('switch', { name: /Reduce motion/ }) as HTMLInputElement).checked).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Open lobby' }));
  expect(await screen.findByText(/^This quiz has no finished questions yet/)).toBeTruthy();
  expect(history).toEqual(['/']);
});

describe('hosting a game again', () => {
  const OLD = 'b'.repeat(24);
  const SET = 'c'.repeat(24);
  const options = {
    ...defaultOptions('test'),
    timer: 'strict',
    limitAttempts: 3,
    raiseHands: false,
  } as const;
  const played = {
    quizId: 'q1',
    type: 'test',
    playMode: 'async',
    options,
    playedAt: Date.UTC(2026, 2, 12, 12),
  };
  const answering =
    (game: Reply, quizThere = () => true) =>
    (call: Call): Reply => {
      if (call.path === `/v1/games/${OLD}/options`) return game;
      if (call.path === '/v1/meme-sets') return { data: { sets: [] } };
      if (call.path === '/v1/quizzes/q1' && !quizThere()) return { error: 'quiz.NOT_FOUND', status: 404 };
      return server(call);
    };
  const open = (answer: (call: Call) => Reply) =>
    renderPage(page, answer, {
      path: `/?again=${OLD}`,
      // A later choice must not replace that game's own.
      prepare: ({ localStore }) => {
        saveChoice(localStore, { ...FIRST_CHOICE, way: 'normal' });
        return Promise.resolve();
      },
    });

  it("starts with that game's type, options, and play mode, and says where they come from", async () => {
    const { calls, history } = await open(answering({ data: played }));
    expect(await screen.findByText('Options from your game on March 12, 2026')).toBeTruthy();
    expect(screen.queryByText(/We couldn’t keep/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Assign game' }));
    await waitFor(() => expect(history.at(-1)).toBe(`/host/game/${HASH}`));
    // Players still on that game's final screen are invited along.
    expect(hosted(calls)).toMatchObject({
      type: 'test',
      playMode: 'async',
      gameOptions: options,
      rematchOf: OLD,
    });
  });

  it("names the options it can't carry over, and uses the defaults for them", async () => {
    const more = { ...options, questionsPerAttempt: 20, memes: true, memeset: SET };
    const normal = { ...played, type: 'normal', playMode: 'live', options: more };
    const { calls } = await open(answering({ data: normal }));
    expect(await screen.findByText(/We couldn’t keep Questions per attempt and Meme set/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Open lobby' }));
    await waitFor(() => expect(hosted(calls)).toMatchObject({ gameOptions: { questionsPerAttempt: 0 } }));
  });

  it('spots option values that are no longer allowed', () => {
    const old = { ...options, timer: 'hourglass' as 'off', memes: true, memeset: SET };
    const game = { type: 'normal', options: old } as const;
    expect(droppedOptions(game, { questionCount: 12 })).toEqual(['timer']);
  });

  it('falls back to the remembered choice when the game is gone, and says so', async () => {
    await open(answering({ error: 'room.NOT_FOUND', status: 404 }));
    expect(await screen.findByText(/We can’t read that game’s options/)).toBeTruthy();
    expect((screen.getByRole('radio', { name: /^Student-paced/ }) as HTMLInputElement).checked).toBe(true);
  });

  it('offers to retry after a network failure instead of calling the game lost', async () => {
    let isThere = false;
    await open((call) => answering(isThere ? { data: played } : 'network')(call));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByText(/We can’t read that game’s options/)).toBeNull();
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Options from your game on March 12, 2026')).toBeTruthy();
  });

  it('says that the quiz was deleted, and restores it', async () => {
    let there = false;
    const answer = answering({ data: played }, () => there);
    await open((call) => {
      if (call.path !== '/v1/quizzes/q1/restore') return answer(call);
      there = true;
      return { data: { card: {} } };
    });
    expect(await screen.findByRole('heading', { name: 'This game’s quiz was deleted' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See results' }).getAttribute('href')).toBe(`/host/game/${OLD}`);
    await userEvent.click(screen.getByRole('button', { name: 'Restore quiz' }));
    expect(await screen.findByText('Options from your game on March 12, 2026')).toBeTruthy();
  });
});
