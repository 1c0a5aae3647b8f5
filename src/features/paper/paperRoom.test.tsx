// @vitest-environment happy-dom
// A paper game on its host's page, run against the core's rules.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Command } from '#core/authority/index.ts';
import { asSort } from '#core/testing/asSort.ts';
import { line, openRoom } from '#src/host/testing/openRoomPage.tsx';
import { usualFormat } from '#src/features/paper/print/PrintSheets.tsx';
import type { Call, Reply } from '#src/testing/renderPage.tsx';

let restore = (): void => undefined;
afterEach(() => {
  cleanup();
  restore();
  vi.unstubAllGlobals();
});

type RecordSheet = Extract<Command, { readonly type: 'recordSheet' }>;
type SheetRequest = Pick<RecordSheet, 'name' | 'answers'> & Partial<Pick<RecordSheet, 'playerId'>>;

/** The server's part in recording a sheet and reading it back. */
function server({ path, body, headers }: Call): Reply | null {
  const { game } = line;
  if (path.includes('/report')) {
    const playerId = new URL(path, 'http://x').searchParams.get('playerId') ?? '';
    return { data: { players: [game.reportOf(playerId)], next: null } };
  }
  if (!path.endsWith('/sheets')) return null;
  const { name, playerId = null, answers } = body as unknown as SheetRequest;
  const decision = game.send({
    type: 'recordSheet',
    commandId: headers['x-command-id'] ?? game.commandId(),
    playerId,
    name,
    nameKey: name.toLowerCase(),
    character: 0,
    idSuffix: 'abcdefgh',
    answers,
  });
  if (!decision.ok) return { error: decision.reason, status: 409 };
  return { data: { view: line.view(), now: game.now } };
}

const settings = { type: 'tp_offline', options: { jumbleAnswers: false } } as const;
const open = (answer: (call: Call) => Reply | null = server) =>
  openRoom(settings, [], () => undefined, answer);
const enter = async () => {
  await userEvent.click(await screen.findByRole('tab', { name: 'Enter answers' }));
  return screen.getByLabelText<HTMLInputElement>('Student’s name');
};
const sheets = () => screen.getByRole('region', { name: /sheets?$/ });

it('prints the chosen parts, and the answer key only on request', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await open();
  // A paper game can't be joined with a code.
  expect(screen.queryByText('123 456')).toBeNull();
  const preview = await screen.findByRole('region', { name: 'Print preview' });
  const sheet = within(preview);
  expect(sheet.getAllByRole('article')).toHaveLength(2);
  const first = sheet.getByText('Which is a prime?').closest('li') as HTMLElement;
  expect([...first.querySelectorAll('.sheet-option')].map((option) => option.textContent)).toEqual([
    'A4',
    'B7',
    'C9',
    'D15',
  ]);
  expect(sheet.getByText('More than one answer may be correct.')).toBeTruthy();
  expect(preview.textContent).not.toContain('Paris');
  await userEvent.click(screen.getByRole('switch', { name: /^Answer key/ }));
  const [, , key] = sheet.getAllByRole('article');
  const lines = [...(key?.querySelectorAll('li') ?? [])].map((each) => each.textContent);
  expect(lines).toEqual(['1.B7', '2.A C2, 4', '3.Paris', '4.any answer counts', '5.any answer counts']);
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  for (const name of [/^Question sheets/, /^Answer sheets/, /^Answer key/])
    await userEvent.click(screen.getByRole('switch', { name }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Print' }).disabled).toBe(true);
});

it('prints read-only slides with the questions, but not on answer sheets', async () => {
  restore = asSort('OPEN', 'shown');
  await open();
  const preview = await screen.findByRole('region', { name: 'Print preview' });
  const rows = within(preview)
    .getAllByRole('article')
    .map((each) => each.querySelectorAll(':scope > ol > li').length);
  expect(rows).toEqual([5, 4]);
  const name = await enter();
  await userEvent.click(name);
  // The keys skip the read-only slide between two rows.
  await userEvent.keyboard('Ana{Enter}bac{Enter}paris{Enter}b');
  expect(screen.getByText('4 of 4 questions')).toBeTruthy();
});

it('records a sheet with the keyboard alone, and is ready for the next', async () => {
  await open();
  const name = await enter();
  await userEvent.click(name);
  // A wrong letter, a step back, the right one; two of several; a word; a blank; a digit.
  await userEvent.keyboard('Ana{Enter}a{ArrowUp}{ArrowDown}{ArrowUp}bac{Enter}paris{Enter}{Enter}2');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save and continue' }));
  expect(screen.getByText('4 of 5 questions')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(name.value).toBe('');
  expect(within(sheets()).getByText('3 of 3 correct · 100%')).toBeTruthy();
  expect(line.game.hostView().players).toMatchObject([{ name: 'Ana', totalCorrect: 3, score: 1_900 }]);
  // Backspace clears a letter, and a letter without an option does nothing.
  await userEvent.keyboard('Ben{Enter}b{ArrowUp}{Backspace}z');
  expect(screen.getByText('0 of 5 questions')).toBeTruthy();
});

it('reports a missing or duplicate name, and keeps the sheet', async () => {
  await open();
  const name = await enter();
  const save = screen.getByRole('button', { name: 'Save and continue' });
  await userEvent.click(save);
  expect(await screen.findByText('Type the student’s name.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(name));
  await userEvent.keyboard('Ana');
  await userEvent.click(save);
  await screen.findByText('1 sheet');
  await userEvent.type(name, 'ana{Enter}b');
  await userEvent.click(save);
  expect(await screen.findByText(/^There’s already a sheet with this name/)).toBeTruthy();
  expect(name.value).toBe('ana');
  expect(screen.getByText('1 of 5 questions')).toBeTruthy();
});

it('corrects and removes a sheet', async () => {
  await open();
  const name = await enter();
  await userEvent.type(name, 'Ana{Enter}a');
  await userEvent.click(screen.getByRole('button', { name: 'Save and continue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Edit Ana’s sheet' }));
  await screen.findByRole('heading', { name: 'Edit sheet' });
  expect(name.value).toBe('Ana');
  await userEvent.clear(name);
  await userEvent.type(name, 'Anna{Enter}b');
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('button', { name: 'Edit Anna’s sheet' });
  expect(line.game.hostView().players).toMatchObject([{ name: 'Anna', totalCorrect: 1 }]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Anna' }));
  const dialog = await screen.findByRole('dialog', { name: 'Remove Anna?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/^Sheets you save show up here/)).toBeTruthy();
  expect(line.game.hostView().players).toEqual([]);
});

it('keeps a draft on the device, and does not end the game while it is unsaved', async () => {
  const { services } = await open();
  await userEvent.type(await enter(), 'Ana{Enter}b');
  expect(services.localStore.read('paperSheet')).toMatchObject({ form: { name: 'Ana' } });
  await userEvent.click(screen.getByRole('tab', { name: 'Print' }));
  await userEvent.click(screen.getByRole('button', { name: 'End game' }));
  expect(await screen.findByText(/Save or discard it, then end the game/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Student’s name').value).toBe('Ana');
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard this sheet?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(services.localStore.read('paperSheet')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'End game' }));
  const ending = await screen.findByRole('dialog');
  expect(within(ending).getByText(/you can’t add or edit sheets/)).toBeTruthy();
  fireEvent.click(within(ending).getByRole('button', { name: 'End game' }));
  expect(await screen.findByText('No one played, so there are no results.')).toBeTruthy();
});

it('resends a sheet with the same command id after a lost response', async () => {
  let lost = 2;
  const { calls } = await open((call) => {
    const reply = server(call);
    if (call.path.endsWith('/sheets') && lost > 0) {
      lost -= 1;
      return 'network';
    }
    return reply;
  });
  await userEvent.type(await enter(), 'Ana{Enter}b');
  const save = screen.getByRole('button', { name: 'Save and continue' });
  await userEvent.click(save);
  expect(await screen.findByText(/^We can’t reach the server/)).toBeTruthy();
  await userEvent.click(save);
  await screen.findByText('1 sheet');
  const sent = calls
    .filter(({ path }) => path.endsWith('/sheets'))
    .map(({ headers }) => headers['x-command-id']);
  expect(sent).toHaveLength(3);
  expect(new Set(sent).size).toBe(1);
  expect(line.game.hostView().players).toHaveLength(1);
});

it.each([
  ['en-US', 'letter'],
  ['es-MX', 'letter'],
  ['en-GB', 'a4'],
  ['es', 'a4'],
  ['zh-Hant-TW', 'a4'],
])('prints for %s on %s', (language, format) => expect(usualFormat(language)).toBe(format));
