// @vitest-environment happy-dom
// Reports and export of a game on its host's pages, run against the core's rules.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { CorrectionChange } from '#core/questions/correction.ts';
import type { PlayMode } from '#core/room/phase.ts';
import { PowerupGame } from '#core/features/powerups/testGame.ts';
import { Game, SAMPLE_QUESTIONS } from '#core/testing/game.ts';
import { toInputValue } from '#src/host/options/DateTimeField.tsx';
import { playersTable } from '#src/areas/reports/exportTables.ts';
import { PlayerReportPage } from '#src/areas/reports/PlayerReportPage.tsx';
import { RoomPage } from '#src/host/room/RoomPage.tsx';
import { NoticesHost } from '#src/ui/NoticesHost.tsx';
import '#src/ui/Toaster.tsx';
import { type Call, type Reply, renderPage, testI18n } from '#src/testing/renderPage.tsx';

const HASH = 'a'.repeat(24);

/** Ana plays twice, the second time halfway; Ben joins but does nothing. */
function played({ end = true, playMode = 'live' }: { end?: boolean; playMode?: PlayMode } = {}) {
  const game = new Game({ playMode, options: { timer: 'off' } });
  const [ana, ben] = [game.join('Ana'), game.join('Ben')];
  if (playMode === 'live') game.start();
  const give = (...texts: string[]) => {
    game.open(ana);
    game.wait(2_000);
    game.answer(ana, texts);
  };
  give('9');
  give('2');
  give('Paris');
  give('The view');
  give('red');
  game.send({ type: 'startAttempt', playerId: ana });
  give('7');
  if (end) game.host({ type: 'end' });
  return { game, ana, ben };
}

function server(game: Game, answer: (call: Call) => Reply | null = () => null) {
  return (call: Call): Reply => {
    const special = answer(call);
    if (special) return special;
    const { pathname, searchParams } = new URL(call.path, 'http://x');
    if (pathname === '/v1/host/session')
      return { data: { hostId: 'h', csrfToken: 'csrf', joinAddresses: [] } };
    if (pathname.endsWith('/reconnect'))
      return { data: { role: 'host', view: structuredClone(game.hostView()), now: game.now } };
    if (pathname.endsWith('/quiz-changes')) return { error: 'quiz.NOT_FOUND', status: 404 };
    const playerId = searchParams.get('playerId');
    if (playerId !== null) return { data: { players: [game.reportOf(playerId)], next: null } };
    // One player per page.
    const from = Number(searchParams.get('from'));
    const { players } = game.report();
    return {
      data: { players: players.slice(from, from + 1), next: from + 1 < players.length ? from + 1 : null },
    };
  };
}

const report = (playerId: string) => <PlayerReportPage params={{ roomHash: HASH, playerId }} />;
const results = (
  <>
    <RoomPage params={{ roomHash: HASH }} />
    <NoticesHost />
  </>
);
const item = (question: string) =>
  within(screen.getByRole('heading', { name: question }).closest('li') as HTMLElement);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("shows the counting attempt first, with each question's answer, result, points, and time", async () => {
  const { game, ana } = played();
  await renderPage(report(ana), server(game));
  expect(await screen.findByRole('heading', { level: 1, name: 'Ana' })).toBeTruthy();
  expect(screen.getByText('1st of 2')).toBeTruthy();
  const tab = await screen.findByRole('tab', { selected: true });
  expect(tab.textContent).toBe('Attempt 1counts');
  expect(item('Which is a prime?').getByText('Incorrect')).toBeTruthy();
  expect(item('Which is a prime?').getByText('chosen').closest('li')?.textContent).toContain('9');
  expect(item('Which is a prime?').getByText('correct').closest('li')?.textContent).toContain('7');
  expect(item('Which are even?').getByText('Partially correct')).toBeTruthy();
  expect(item('The capital of France?').getByText('Correct')).toBeTruthy();
  expect(item('The capital of France?').getByText('600 points').parentElement?.textContent).toContain(
    '2\u00A0s',
  );
  expect(item('What did you enjoy?').getByText('The view')).toBeTruthy();
  expect(item('What did you enjoy?').getByText('Not marked yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('tab', { name: 'Attempt 2' }));
  expect(item('Which is a prime?').getByText('Correct')).toBeTruthy();
  expect(item('Which are even?').getByText('Not reached')).toBeTruthy();
});

it('accepts a wrong answer with one press, and fixes any other question that has a correct answer', async () => {
  const { game, ana } = played();
  const fixing = ({ path, body }: Call): Reply | null => {
    if (!path.endsWith('/correct-question')) return null;
    game.host({
      type: 'correctQuestion',
      ...(body as { questionId: string; change: CorrectionChange; mayLose: boolean }),
    });
    return { data: { view: structuredClone(game.hostView()), now: game.now } };
  };
  await renderPage(report(ana), server(game, fixing));
  await screen.findByRole('tab', { selected: true });
  const names = (question: string) =>
    item(question)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);
  expect(names('Which is a prime?')).toEqual(['Accept this answer', 'Fix this question']);
  expect(names('Which are even?')).toEqual(['Fix this question']);
  expect(names('The capital of France?')).toEqual(['Fix this question']);
  expect(names('What did you enjoy?')).toEqual(['Mark answers · 1 waiting']);
  await userEvent.click(item('Which is a prime?').getByRole('button', { name: 'Accept this answer' }));
  expect(await item('Which is a prime?').findByText('Correct')).toBeTruthy();
  expect(names('Which is a prime?')).toEqual(['Fix this question']);
});

it('shows the marks earned if questions are worth different amounts', async () => {
  const [prime, even, capital] = SAMPLE_QUESTIONS as [AuthoredQuestion, AuthoredQuestion, AuthoredQuestion];
  const game = new Game({
    questions: [{ ...prime, marks: 3 }, { ...even, marks: 5 }, capital],
    options: { timer: 'off' },
  });
  const ana = game.join('Ana');
  game.start();
  for (const texts of [['9'], ['2'], ['Paris']]) {
    game.open(ana);
    game.answer(ana, texts);
  }
  game.host({ type: 'end' });
  await renderPage(report(ana), server(game));
  expect(await screen.findByText(/39% accuracy · 3\.5 of 9 marks/)).toBeTruthy();
  expect(item('Which are even?').getByText(/2\.5 of 5 marks/)).toBeTruthy();
  expect(item('The capital of France?').getByText(/1 of 1 mark/)).toBeTruthy();
});

it('shows the points not earned by answers, so that sums add up', async () => {
  const game = new PowerupGame({ options: { timer: 'off' } });
  const [ana = ''] = game.players;
  for (const powerup of ['double', 'addPoints'] as const) game.giveAndUse(ana, powerup);
  game.plays(ana, 'right');
  game.host({ type: 'end' });
  await renderPage(report(ana), server(game));
  expect(await screen.findByText(/^2,200 points · \+1,000 from power-ups and duels · /)).toBeTruthy();
  expect((await screen.findByText('1,200 points')).closest('p')?.textContent).toContain(
    '(answer 600, 2x +600)',
  );
  const t = (await testI18n()).getFixedT(null, ['reports', 'host']);
  const exported = { view: game.hostView(), report: game.report().players };
  const [head = [], row = []] = playersTable(exported, t).rows;
  expect(row[head.indexOf('Score')]).toBe(2_200);
  expect(row[head.indexOf('Other points')]).toBe(1_000);
});

it('hides correct answers during the game until asked', async () => {
  const { game, ana } = played({ end: false });
  await renderPage(report(ana), server(game));
  await screen.findByRole('tab', { selected: true });
  expect(screen.queryAllByText('right')).toEqual([]);
  await userEvent.click(screen.getByRole('switch', { name: 'Show correct answers' }));
  expect(screen.getAllByText('correct')).not.toEqual([]);
});

it('says so if a player has no answers or does not exist', async () => {
  const { game, ben } = played();
  await renderPage(report(ben), server(game));
  expect(await screen.findByText('No answers yet.')).toBeTruthy();
  cleanup();
  await renderPage(report('99-nobodyxx'), server(game));
  expect(await screen.findByText('We can’t find this player')).toBeTruthy();
});

it('shows who gave which answer when a question is opened, with links to the players', async () => {
  const { game, ana } = played();
  const { calls } = await renderPage(results, server(game));
  await userEvent.click(await screen.findByRole('tab', { name: 'Questions (5)' }));
  expect(calls.some(({ path }) => path.includes('/report'))).toBe(false);
  await userEvent.click(screen.getByText('Which is a prime?', { selector: '.question-text' }));
  const who = within(await screen.findByRole('region', { name: 'Who answered what' }));
  expect(who.getByRole('link', { name: 'Ana' }).getAttribute('href')).toBe(
    `/host/game/${HASH}/player/${ana}`,
  );
  expect(who.getByText('2 s average')).toBeTruthy();
  expect(who.queryByText('Correct')).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: 'Show correct answers' }));
  expect(who.getByText('Correct')).toBeTruthy();
});

it('exports CSV page by page, and retries after a failure', async () => {
  let fail = true;
  const { game } = played();
  const saved: { name: string; file: Blob }[] = [];
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file });
  });
  await renderPage(
    results,
    server(game, ({ path }) =>
      fail && path.includes('/report') ? { error: 'request.FORBIDDEN', status: 403 } : null,
    ),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export' }));
  await userEvent.click(dialog.getByRole('button', { name: /^CSV/ }));
  const again = await dialog.findByRole('button', { name: 'Try again' });
  fail = false;
  await userEvent.click(again);
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('A quiz – results 1970-01-01.csv');
  const lines = (await saved[0]?.file.text())?.trim().split('\r\n');
  expect(lines).toHaveLength(1 + 2 * 5);
  expect(await screen.findByText('“A quiz – results 1970-01-01.csv” saved')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('can be canceled while the report is loading', async () => {
  const { game } = played();
  // A report that never ends.
  const endless = ({ path }: Call): Reply | null => {
    const from = new URL(path, 'http://x').searchParams.get('from');
    return from === null ? null : { data: { players: [], next: Number(from) + 1 } };
  };
  const { calls } = await renderPage(results, server(game, endless), {
    async prepare({ caller }) {
      const place = caller.call;
      const slowly: typeof place = async (name, ...rest) => {
        if (name === 'getReport') await new Promise((resolve) => setTimeout(resolve, 5));
        return place(name, ...rest);
      };
      Object.assign(caller, { call: slowly });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('button', { name: /^Excel/ }));
  expect(await screen.findByText('0 of 2 players loaded')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: /^Excel/ })).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const fetched = calls.length;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(calls.length).toBe(fetched);
});

it('gives one student more attempts while the game is running', async () => {
  const { game, ana } = played({ end: false });
  const allowing = ({ path, body }: Call): Reply | null => {
    if (!path.endsWith('/attempts')) return null;
    const { playerId, attempts } = body as { playerId: string; attempts: number | null };
    game.host({ type: 'allowAttempts', playerId, attempts });
    return { data: { view: structuredClone(game.hostView()), now: game.now } };
  };
  await renderPage(report(ana), server(game, allowing));
  const list = (await screen.findByRole('combobox', {
    name: /^Attempts for this student/,
  })) as HTMLSelectElement;
  expect(list.selectedOptions[0]?.textContent).toBe('Same as everyone else (5 attempts)');
  await userEvent.selectOptions(list, '7 attempts');
  await waitFor(() => expect(game.hostView().players[0]?.attemptsAllowed).toBe(7));
  await waitFor(() => expect(list.value).toBe('7'));
  await userEvent.selectOptions(list, list.options[0] as HTMLOptionElement);
  await waitFor(() => expect(game.hostView().players[0]?.attemptsAllowed).toBeNull());
});

it('gives one student extra time, and removes it', async () => {
  const { game, ana } = played({ end: false, playMode: 'async' });
  const due = game.room.expiresAt;
  const allowing = ({ path, body }: Call): Reply | null => {
    if (!path.endsWith('/until')) return null;
    const { playerId, until } = body as { playerId: string; until: number | null };
    // The test's game has its own clock.
    game.host({ type: 'allowUntil', playerId, until: until === null ? null : until - Date.now() + game.now });
    return { data: { view: structuredClone(game.hostView()), now: game.now } };
  };
  await renderPage(report(ana), server(game, allowing));
  const card = await screen.findByRole('region', { name: 'Time for this student' });
  expect(card.textContent).toContain('Same as everyone else, until');
  await userEvent.click(within(card).getByRole('button', { name: 'Give extra time' }));
  const dialog = await screen.findByRole('dialog', { name: 'Extra time for Ana' });
  const field = within(dialog).getByLabelText(/^Can play until/);
  fireEvent.change(field, { target: { value: toInputValue(Date.now() + 4 * 24 * 3_600_000) } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(card.textContent).toContain('Extra time, until'));
  expect(game.hostView().players.find(({ id }) => id === ana)?.allowedUntil).toBeGreaterThan(due);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(within(card).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(card.textContent).toContain('Same as everyone else, until'));
  expect(game.hostView().players[0]?.allowedUntil).toBeNull();
  game.host({ type: 'allowUntil', playerId: ana, until: due + 1_000 });
  game.host({ type: 'end' });
  cleanup();
  await renderPage(report(ana), server(game));
  expect((await screen.findByRole('region', { name: 'Time for this student' })).textContent).toContain(
    'Had extra time, until',
  );
  expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
});

it.each([
  ['always', false],
  ['never', true],
] as const)(
  'says whether an attempt was played without feedback: showAnswers %s',
  async (showAnswers, isUntold) => {
    const game = new Game({ options: { showAnswers } });
    const ana = game.join('Ana');
    game.start();
    game.open(ana);
    game.answer(ana, ['7']);
    await renderPage(report(ana), server(game));
    const facts = await screen.findByText(/correct · .* per answer/i);
    expect(facts.textContent?.endsWith('no feedback during the game')).toBe(isUntold);
  },
);

it("averages the time of answers only, as in the student's summary, and says which attempt the list shows", async () => {
  const game = new Game({ options: { timer: 'off' } });
  const ana = game.join('Ana');
  game.start();
  const after = (seconds: number, act: () => unknown) => {
    game.open(ana);
    game.wait(seconds * 1_000);
    act();
  };
  after(6, () => game.answer(ana, ['7']));
  after(20, () => game.skip(ana));
  for (let left = 2; left < game.room.questions.length; left += 1) after(20, () => game.skip(ana));
  expect(game.view(ana).summary?.averageTimeMs).toBe(6_000);
  await renderPage(report(ana), server(game));
  expect(await screen.findByText(/· 6 s per answer$/)).toBeTruthy();
  cleanup();
  game.send({ type: 'startAttempt', playerId: ana });
  await renderPage(<RoomPage params={{ roomHash: HASH }} />, server(game));
  expect(
    await screen.findByText(/^For players with more than one attempt, accuracy, score and rank/),
  ).toBeTruthy();
});
