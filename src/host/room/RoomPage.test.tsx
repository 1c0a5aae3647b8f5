// @vitest-environment happy-dom
// Tests of the host's room against the real game rules: calls over a scripted socket, pushes as the server
// sends them.
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { textsIn } from '#core/testing/typedAnswers.ts';
import { SAMPLE_QUESTIONS } from '#core/testing/game.ts';
import { line, openRoom } from '#src/host/testing/openRoomPage.tsx';
import { HASH } from '#src/host/testing/roomLine.ts';

const nameCells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('.cell-name-line')?.textContent);

beforeEach(() => vi.spyOn(window, 'open').mockReturnValue(window));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('shows how to join: address, code, and QR code', async () => {
  await openRoom();
  const card = screen.getByRole('region', { name: 'How to join' });
  expect(within(card).getByText('192.168.1.5:3000')).toBeTruthy();
  expect(within(card).getByText('123 456')).toBeTruthy();
  expect(await within(card).findByRole('img', { name: /192\.168\.1\.5:3000.*123456/ })).toBeTruthy();
  expect(screen.getByText(/No one’s here yet/)).toBeTruthy();
});

it('labels the projector button even when only its icon fits', async () => {
  await openRoom();
  const button = screen.getByRole('button', { name: 'Projector' });
  expect(button.getAttribute('aria-label')).toBe('Projector');
});

it('says when a scheduled room opens, and opens it now', async () => {
  await openRoom({ type: 'tp', opensAt: 1_000_000 + 3_600_000 });
  expect(screen.getByRole('heading', { name: 'Not open yet' })).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^(1:00:00|0:59:5\d)$/);
  expect(screen.queryByRole('button', { name: /Start game/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Open now' }));
  expect(await screen.findByRole('button', { name: /Start game/ })).toBeTruthy();
  expect(screen.queryByRole('timer')).toBeNull();
});

it('lists players as they join, and asks before removing one', async () => {
  await openRoom({ type: 'tp' }, ['Ana', 'Bo']);
  line.game.join('Cy');
  const added = line.view().players.filter(({ name }) => name === 'Cy');
  line.push('addPlayer', { players: added, room: line.view().room });
  expect(screen.getByRole('heading', { name: '3 players joined' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bo' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(line.sent).not.toContain('deletePlayer');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bo' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: '2 players joined' })).toBeTruthy());
  expect(screen.queryByText('Bo')).toBeNull();
});

it('approves and declines players one by one, and approves all at once', async () => {
  await openRoom({ type: 'normal', options: { requestJoinApproval: true } }, ['Ana', 'Bo', 'Cy', 'Di']);
  expect(screen.getByRole('heading', { name: '4 players want to join' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Let Ana in' }));
  expect(await screen.findByRole('heading', { name: '1 player joined' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Decline Bo' }));
  expect(await screen.findByRole('heading', { name: '2 players want to join' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Let everyone in' }));
  expect(await screen.findByRole('heading', { name: '3 players joined' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /want/ })).toBeNull();
});

it('shows raised hands in order, and lowers one or all of them', async () => {
  const { players } = await openRoom({ type: 'normal' }, ['Ana', 'Bo', 'Cy']);
  for (const player of [2, 0, 1])
    line.game.send({ type: 'raiseHand', playerId: String(players[player]), raised: true });
  line.push('raiseHand', line.view());
  const hands = await screen.findByRole('region', { name: '3 raised hands' });
  const order = () =>
    within(hands)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(order()).toEqual(['1Cy', '2Ana', '3Bo']);
  await userEvent.click(within(hands).getByRole('button', { name: 'Lower Cy’s hand' }));
  await waitFor(() => expect(order()).toEqual(['1Ana', '2Bo']));
  await userEvent.click(screen.getByRole('button', { name: 'Lower all hands' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /raised/ })).toBeNull());
});

it('offers only the options that are safe to change in a running game', async () => {
  await openRoom({ type: 'normal' }, ['Ana'], (game) => game.start());
  await userEvent.click(screen.getByRole('button', { name: 'Options' }));
  const dialog = screen.getByRole('dialog', { name: 'Game options' });
  const names = within(dialog)
    .getAllByRole('switch')
    .map((each) => (each as HTMLInputElement).labels?.[0]?.querySelector('.setting-label')?.textContent);
  expect(names).toEqual([
    'Allow latecomers',
    'Duels',
    'Approve each student',
    'Raise hands',
    'Reactions',
    'Memes after answers',
    'Student music',
    'Student sound effects',
    'Students’ own themes',
  ]);
  const effects = () =>
    within(dialog).getByRole<HTMLInputElement>('switch', { name: /^Student sound effects/ });
  await userEvent.click(effects());
  await waitFor(() => expect(effects().checked).toBe(false));
  expect(line.game.room.options.studentEffects).toBe(false);
  await userEvent.click(within(dialog).getByRole('switch', { name: /^Allow latecomers/ }));
  await waitFor(() => expect(line.game.room.locked).toBe(true));
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Hidden' }));
  await waitFor(() => expect(line.game.room.options.studentLeaderboard).toBe('no'));
});

it('shows what the open question is worth if that is not the default', async () => {
  const [first, second] = SAMPLE_QUESTIONS;
  if (!first || !second) throw new Error('no such questions');
  await openRoom({ type: 'tp', questions: [{ ...first, marks: 3 }, second] }, ['Ana'], (game) =>
    game.start(),
  );
  const slide = () => screen.getByRole('region', { name: first.text }).textContent;
  expect(slide()).toContain('Question 1 of 2 · 3 marks');
  cleanup();
  await openRoom({ type: 'tp', questions: [first, second] }, ['Ana'], (game) => game.start());
  expect(slide()).not.toContain('mark');
});

it('hides a typed answer from the class and shows it again, and offers no correct answer for an open-ended question', async () => {
  const { players } = await openRoom(
    { type: 'tp', questions: SAMPLE_QUESTIONS.slice(3) },
    ['Ana', 'Bo'],
    (game) => game.start(),
  );
  line.game.answer(String(players[0]), ['Nobody likes Bo']);
  line.game.answer(String(players[1]), ['The rivers']);
  line.game.wait(500);
  line.push('updateQuestionState', line.view());
  const texts = () => textsIn(line.game.projector().slide?.distribution).map(({ text }) => text);
  expect(screen.queryByRole('switch', { name: /correct answer/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Hide “Nobody likes Bo” from the class' }));
  expect(texts()).toEqual(['The rivers']);
  await userEvent.click(await screen.findByRole('button', { name: 'Show “Nobody likes Bo” to the class' }));
  expect(texts()).toHaveLength(2);
});

it('marks a typed answer withheld for its language, and offers no button to hide it', async () => {
  const { players } = await openRoom(
    { type: 'tp', questions: SAMPLE_QUESTIONS.slice(3) },
    ['Ana', 'Bo'],
    (game) => game.start(),
  );
  line.game.answer(String(players[0]), ['Rude']);
  line.game.answer(String(players[1]), ['The rivers']);
  line.game.wait(500);
  const { questions, ...rest } = line.view();
  line.push('updateQuestionState', {
    ...rest,
    questions: questions.map((row) => ({ ...row, withheldTexts: ['Rude'] })),
  });
  const rude = (await screen.findByText('Rude')).closest('li');
  expect(rude?.textContent).toContain('hidden: language');
  expect(screen.getAllByText('hidden: language')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /“Rude”/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Hide “The rivers” from the class' })).toBeTruthy();
});

it("moves keyboard focus to a neighbor when its row disappears, but never onto another player's Remove button", async () => {
  await openRoom({ type: 'tp', options: { requestJoinApproval: true } }, ['Ana', 'Bo', 'Cy', 'Di', 'Ed']);
  const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName;
  const pressOn = async (name: string) => {
    (await screen.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
  };
  await pressOn('Let Bo in');
  await waitFor(() => expect(focused()).toBe('Let Cy in'));
  await pressOn('Decline Ed');
  await waitFor(() => expect(focused()).toBe('Decline Di'));
  await pressOn('Let everyone in');
  expect(await screen.findByRole('heading', { name: '4 players joined' })).toBeTruthy();
  expect(focused()).toBe('MAIN');
  for (const name of ['Bo', 'Ana']) {
    await pressOn(`Remove ${name}`);
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(screen.queryByText(name)).toBeNull());
    expect(focused()).toBe('H2');
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  expect(line.sent).not.toContain('startGame');
  await userEvent.keyboard('n');
  await waitFor(() => expect(line.sent).toContain('startGame'));
});

it("moves keyboard focus to the page when a dialog's opener has disappeared", async () => {
  const { players } = await openRoom({ type: 'tp' }, ['Ana', 'Bo']);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bo' }));
  await screen.findByRole('button', { name: 'Cancel' });
  line.push('deletePlayer', {}, [String(players[1])]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(document.activeElement?.tagName).toBe('MAIN'));
});

it('shows no results for a room closed before its game started', async () => {
  await openRoom({ type: 'tp' }, ['Ana'], (game) => game.host({ type: 'end' }));
  expect(await screen.findByRole('heading', { name: 'This game is closed' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Results' })).toBeNull();
});

it('merges changes into the dashboard row by row, and sorts it', async () => {
  const { players } = await openRoom({ type: 'normal' }, ['Ana', 'Bo', 'Cy']);
  line.game.start();
  line.push('gameStarted', line.view());
  expect(nameCells()).toEqual(['Ana', 'Bo', 'Cy']);
  const cy = String(players[2]);
  line.game.open(cy);
  line.game.answer(cy, ['7']);
  const { players: rows, questions } = line.view();
  line.push('playerResponded', { players: rows, questions: questions.filter(({ index }) => index === 0) });
  await waitFor(() => expect(nameCells()).toEqual(['Cy', 'Ana', 'Bo']));
  expect(screen.getByRole('row', { name: /Cy/ }).textContent).toMatch(/1 \/ 5.*100%/);
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(nameCells()).toEqual(['Ana', 'Bo', 'Cy']);
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(nameCells()).toEqual(['Cy', 'Bo', 'Ana']);
  line.push('deletePlayer', {}, [String(players[1])]);
  await waitFor(() => expect(nameCells()).toEqual(['Cy', 'Ana']));
  await userEvent.click(screen.getByRole('tab', { name: 'Questions (5)' }));
  expect(screen.getByText('1 of 1 correct')).toBeTruthy();
});

/** Opens a teacher-paced game with its first question revealed; returns what its card says about an answer. */
async function revealed(showAnswers: 'always' | 'partial') {
  const { players } = await openRoom({ type: 'tp', options: { showAnswers } }, ['Ana']);
  line.game.start();
  line.game.answer(String(players[0]), ['7']);
  line.game.wait(500);
  line.push('updateQuestionState', line.view());
  return () =>
    within(screen.getByRole('region', { name: 'Which is a prime?' }))
      .getByText('7')
      .closest('li');
}

it('marks the correct answer that the class sees', async () => {
  const seven = await revealed('always');
  expect(seven()?.textContent).toContain('correct');
  expect(screen.queryByRole('switch', { name: 'Show correct answer' })).toBeNull();
});

it('hides correct answers that the class is not shown until the teacher asks for them', async () => {
  const seven = await revealed('partial');
  expect(seven()?.textContent).not.toContain('correct');
  await userEvent.click(screen.getByRole('switch', { name: 'Show correct answer' }));
  expect(seven()?.textContent).toContain('correct');
});

it('renders only the visible rows of a thousand', async () => {
  const names = Array.from({ length: 1_000 }, (_, index) => `Player ${index + 1}`);
  await openRoom({ type: 'normal' }, names, (game) => game.start());
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('1001');
  expect(nameCells().length).toBeLessThan(60);
  const search = screen.getByRole('textbox', { name: 'Find a player' });
  fireEvent.change(search, { target: { value: 'player 999' } });
  await waitFor(() => expect(nameCells()).toEqual(['Player 999']));
});

it('ends the game only after asking, and shows who won', async () => {
  const { players } = await openRoom({ type: 'tp' }, ['Ana', 'Bo']);
  line.game.start();
  line.game.answer(String(players[1]), ['7']);
  line.game.answer(String(players[0]), ['9']);
  line.game.wait(500);
  line.push('updateQuestionState', line.view());
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  const dialog = await screen.findByRole('dialog', { name: 'End the game for everyone?' });
  expect(within(dialog).getByText(/2 players will see the results right away/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep playing' }));
  expect(line.sent).not.toContain('endGame');
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  await userEvent.click(await screen.findByRole('button', { name: 'End game' }));
  const podium = await screen.findByRole('list', { name: 'Podium' });
  expect(within(podium).getByText('Bo')).toBeTruthy();
  expect(within(podium).queryByText('Ana')).toBeNull();
  expect(screen.getByRole('link', { name: /Host again/ }).getAttribute('href')).toBe(
    `/host/quiz/quiz/start?again=${HASH}`,
  );
});

it('offers the podium once everyone is done, and ends the game without asking', async () => {
  const { players } = await openRoom({ type: 'normal' }, ['Ana', 'Bo'], (game) => game.start());
  const finish = (playerId: unknown) => {
    line.game.send({ type: 'finish', playerId: String(playerId) });
    act(() => line.push('playerResponded', { players: line.view().players }));
  };
  finish(players[0]);
  expect(screen.queryByText('Everyone’s done!')).toBeNull();
  expect(screen.getByRole('button', { name: 'End' })).toBeTruthy();
  finish(players[1]);
  expect(screen.getByText('Everyone’s done!')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Show podium/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End' })).toBeNull();
  fireEvent.keyDown(document.body, { key: 'n' });
  expect(await screen.findByText('Completed')).toBeTruthy();
  expect(line.sent).toContain('endGame');
});

it('warns about a lost connection until it is back', async () => {
  await openRoom({ type: 'tp' }, ['Ana']);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(await screen.findByText(/^We can’t reach the server/)).toBeTruthy();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText(/^We can’t reach the server/)).toBeNull());
});

it('adds bots for a rehearsal, marks them, and removes them', async () => {
  await openRoom({ type: 'tp' }, ['Ana']);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Try it with bots' }));
  const dialog = screen.getByRole('dialog', { name: 'Try the game first' });
  fireEvent.change(within(dialog).getByRole('slider', { name: 'How many' }), { target: { value: '3' } });
  fireEvent.change(within(dialog).getByRole('slider', { name: 'Accuracy' }), {
    target: { value: '40' },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Add 3 bots' }));
  expect(await screen.findByRole('heading', { name: '4 players joined' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getAllByText('bot')).toHaveLength(3);
  expect(line.game.room.seats.flat().map(({ robot }) => robot)).toEqual([undefined, 40, 40, 40]);
  await user.click(screen.getByRole('button', { name: 'Remove 3 bots' }));
  expect(await screen.findByRole('heading', { name: '1 player joined' })).toBeTruthy();
});
