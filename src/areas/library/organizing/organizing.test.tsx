// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { LibraryPage } from '#src/areas/library/LibraryPage.tsx';
// Preload what the page would load late, which can take long here.
import '#src/areas/library/organizing/FolderDialogs.tsx';
import '#src/areas/library/organizing/SelectionBar.tsx';
import { type KeptQuiz, libraryOf, quizCard } from '#src/areas/library/testing/library.ts';
import { NoticesHost } from '#src/ui/NoticesHost.tsx';
import '#src/ui/Toaster.tsx';
import { renderPage, type RenderOptions } from '#src/testing/renderPage.tsx';

const QUIZZES = [
  { ...quizCard('q1', 'Cells'), folder: '7A' },
  { ...quizCard('q2', 'Rivers'), folder: '7A' },
  { ...quizCard('q3', 'Verbs') },
  { ...quizCard('q4', 'Old'), archived: true },
  quizCard('s1', 'Planets', true),
];
const open = async (quizzes: readonly KeptQuiz[] = QUIZZES, options: RenderOptions = {}) => {
  const server = libraryOf(quizzes);
  const rendered = await renderPage(
    <>
      <LibraryPage />
      <NoticesHost />
    </>,
    server.answer,
    options,
  );
  await screen.findByRole('region', { name: 'Starter quizzes' });
  return { ...rendered, kept: server.kept };
};
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const press = async (role: string, name: string | RegExp) =>
  userEvent.click(await screen.findByRole(role, { name }));
const chips = () =>
  within(screen.getByRole('navigation', { name: 'Folders' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const selected = () =>
  screen
    .getAllByRole('checkbox')
    .flatMap((box) => ((box as HTMLInputElement).checked ? [box.getAttribute('aria-label')] : []));

afterEach(cleanup);

it('has no folders to show before there are any, and no order to choose for three quizzes', async () => {
  await open([
    quizCard('q1', 'Cells'),
    quizCard('q2', 'Rivers'),
    quizCard('q3', 'Verbs'),
    quizCard('s1', 'Planets', true),
  ]);
  expect(screen.queryByRole('navigation', { name: 'Folders' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
});

it('lists a folder, the archive, and everything else', async () => {
  await open();
  expect(chips()).toEqual(['All quizzes 3', '7A 2', 'Archived 1']);
  await press('link', '7A 2');
  await waitFor(() => expect(titles()).toEqual(['Cells', 'Rivers']));
  expect(screen.getByRole('link', { name: 'New quiz' }).getAttribute('href')).toBe(
    '/host/quiz/new?folder=7A',
  );
  await press('link', 'Archived 1');
  await waitFor(() => expect(titles()).toEqual(['Old']));
  await press('button', 'More options for “Old”');
  await press('menuitem', 'Unarchive');
  expect(await screen.findByText('The archive is empty')).toBeTruthy();
  await press('link', 'Show all quizzes');
  await waitFor(() => expect(titles()).toEqual(['Cells', 'Rivers', 'Verbs', 'Old', 'Planets']));
});

it('says what a search finds in other parts of the library', async () => {
  await open();
  await press('link', '7A 2');
  await waitFor(() => expect(titles()).toHaveLength(2));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'ver' } });
  // In another folder: none here.
  await waitFor(() => expect(titles()).toEqual(['Rivers']));
  await press('link', '1 more in all quizzes');
  await waitFor(() => expect(titles()).toEqual(['Rivers', 'Verbs']));
  await press('link', '7A 1');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'old' } });
  expect(await screen.findByText('No results for “old”')).toBeTruthy();
  expect(chips()).toEqual(['All quizzes 0', '7A 0', 'Archived 1']);
  await press('link', '1 more in the archive');
  await waitFor(() => expect(titles()).toEqual(['Old']));
});

it('shows the question that a search has found', async () => {
  await open([
    { ...quizCard('q1', 'Cells'), found: 'What is a mitochondrion?' },
    quizCard('s1', 'Planets', true),
  ]);
  expect(screen.getByText('What is a mitochondrion?')).toBeTruthy();
});

it('remembers the order on the device', async () => {
  const { calls, services } = await open();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title');
  await waitFor(() => expect(calls.at(-1)?.path).toMatch(/^\/v1\/quizzes\?.*sort=title.*language=en/));
  expect(services.localStore.read('librarySort')).toBe('title');
});

it('moves a quiz to a new folder, and takes that back', async () => {
  const { kept } = await open();
  await press('button', 'More options for “Verbs”');
  await press('menuitem', 'Move to folder');
  await press('radio', 'New folder');
  await userEvent.type(screen.getByRole('textbox', { name: 'Folder name' }), '  Year   8 {Enter}');
  expect(await screen.findByText('“Verbs” moved to “Year 8”')).toBeTruthy();
  await waitFor(() => expect(chips()).toEqual(['All quizzes 3', '7A 2', 'Year 8 1', 'Archived 1']));
  await press('button', 'Undo');
  // A folder stays until it is deleted.
  await waitFor(() => expect(chips()).toEqual(['All quizzes 3', '7A 2', 'Year 8 0', 'Archived 1']));
  expect(kept('q3')).toMatchObject({ folder: '' });
});

it('does not make a second folder of the same name', async () => {
  const { kept } = await open();
  await press('button', 'More options for “Verbs”');
  await press('menuitem', 'Move to folder');
  await press('radio', 'New folder');
  await userEvent.type(screen.getByRole('textbox', { name: 'Folder name' }), '7a{Enter}');
  await waitFor(() => expect(kept('q3')).toMatchObject({ folder: '7A' }));
});

it('makes a folder before there are quizzes in it, and fills it', async () => {
  const { kept } = await open([quizCard('q1', 'Cells'), quizCard('s1', 'Planets', true)]);
  await press('button', 'New folder');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Folder name' }), 'Year 8{Enter}');
  expect(await screen.findByText('This folder is empty')).toBeTruthy();
  expect(chips()).toEqual(['All quizzes 1', 'Year 8 0', 'Archived 0']);
  expect(screen.getByRole('link', { name: 'New quiz' }).getAttribute('href')).toBe(
    '/host/quiz/new?folder=Year+8',
  );
  await press('link', 'All quizzes 1');
  await waitFor(() => expect(chips()).toContain('Year 8 0'));
  await press('link', 'Year 8 0');
  await press('button', 'Add quizzes');
  await press('checkbox', 'Cells');
  await press('button', 'Add');
  await waitFor(() => expect(titles()).toEqual(['Cells']));
  expect(kept('q1')).toMatchObject({ folder: 'Year 8' });
});

it('deletes an empty folder, and takes that back', async () => {
  await open(QUIZZES, {
    prepare: async ({ localStore }) => localStore.write('folders:h', ['8B']),
  });
  await press('link', '8B 0');
  await press('button', 'More options for “8B”');
  await press('menuitem', 'Delete folder');
  expect(await screen.findByText('“8B” deleted')).toBeTruthy();
  expect(chips()).toEqual(['All quizzes 3', '7A 2', 'Archived 1']);
  await press('button', 'Undo');
  await waitFor(() => expect(chips()).toContain('8B 0'));
});

it('copies a quiz and stays in the library, with the copy focused', async () => {
  const { history } = await open();
  await press('button', 'More options for “Verbs”');
  await press('menuitem', 'Make a copy');
  expect(await screen.findByText('“Verbs” copied')).toBeTruthy();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Verbs (copy)'));
  await press('button', 'Open');
  expect(history.at(-1)).toMatch(/^\/host\/quiz\/.*\/edit$/);
});

it('copies several at once', async () => {
  await open();
  await press('link', '7A 2');
  await press('button', 'Select');
  await press('button', 'Select all');
  await press('button', 'Make copies');
  expect(await screen.findByText('2 copies made')).toBeTruthy();
  await waitFor(() => expect(titles()).toEqual(['Cells (copy)', 'Rivers (copy)', 'Cells', 'Rivers']));
});

it('renames a folder, and deletes it without its quizzes', async () => {
  const { kept } = await open();
  await press('link', '7A 2');
  await press('button', 'More options for “7A”');
  await press('menuitem', 'Rename folder');
  const field = await screen.findByRole('textbox', { name: 'Folder name' });
  await userEvent.clear(field);
  await userEvent.type(field, '8A{Enter}');
  expect(await screen.findByRole('region', { name: '8A' })).toBeTruthy();
  await press('button', 'More options for “8A”');
  await press('menuitem', 'Delete folder');
  await waitFor(() => expect(chips()).toEqual(['All quizzes 3', 'Archived 1']));
  await press('button', 'Undo');
  await waitFor(() => expect(kept('q1')).toMatchObject({ folder: '8A' }));
});

it('selects several quizzes by press, range and shortcut', async () => {
  await open();
  await press('button', 'Select');
  const user = userEvent.setup();
  await user.click(screen.getByRole('checkbox', { name: 'Select “Cells”' }));
  expect(await screen.findByText('1 selected')).toBeTruthy();
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: 'Select “Verbs”' }));
  await user.keyboard('{/Shift}');
  expect(selected()).toEqual(['Select “Cells”', 'Select “Rivers”', 'Select “Verbs”']);
  await user.click(screen.getByRole('checkbox', { name: 'Select “Rivers”' }));
  expect(selected()).toEqual(['Select “Cells”', 'Select “Verbs”']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Your quizzes');
  screen.getByRole('link', { name: 'Rivers' }).focus();
  await user.keyboard('{Control>}a{/Control}');
  expect(selected()).toHaveLength(3);
});

it('selects with a long press of a finger, which opens nothing', async () => {
  const { history } = await open();
  const link = screen.getByRole('link', { name: 'Rivers' });
  fireEvent.pointerDown(link, { pointerType: 'touch', clientX: 5, clientY: 5 });
  await waitFor(() => expect(selected()).toEqual(['Select “Rivers”']));
  fireEvent.pointerUp(screen.getByRole('checkbox', { name: 'Select “Rivers”' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select “Rivers”' }));
  expect(selected()).toEqual(['Select “Rivers”']);
  expect(history.some((path) => path.includes('/quiz/'))).toBe(false);
});

it('archives and deletes several at once, and takes that back', async () => {
  const { calls } = await open();
  for (const [act, done] of [
    ['Archive', '3 quizzes archived'],
    ['Delete', '3 quizzes deleted'],
  ] as const) {
    await press('button', 'Select');
    await press('button', 'Select all');
    const sent = calls.filter(({ path }) => path.endsWith('/organize')).length;
    await press('button', act);
    expect(await screen.findByText(done)).toBeTruthy();
    expect(titles()).toEqual(['Planets']);
    expect(calls.filter(({ path }) => path.endsWith('/organize'))).toHaveLength(sent + 1);
    const undo = await screen.findAllByRole('button', { name: 'Undo' });
    await userEvent.click(undo.at(-1) as HTMLElement);
    await waitFor(() => expect(titles()).toEqual(['Cells', 'Rivers', 'Verbs', 'Planets']));
  }
});

it('moves several to an existing folder', async () => {
  const { kept } = await open();
  await press('button', 'Select');
  await press('button', 'Select all');
  await press('button', 'Move');
  await press('radio', 'No folder');
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(kept('q1')).toMatchObject({ folder: '' }));
  await press('button', 'Undo');
  await waitFor(() => expect(kept('q1')).toMatchObject({ folder: '7A' }));
  expect(kept('q3')).toMatchObject({ folder: '' });
});
