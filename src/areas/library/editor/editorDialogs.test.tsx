// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { emptyQuestion } from '#core/questions/authoring.ts';
import {
  field,
  LAKE,
  openEditor,
  RIVERS,
  rows,
  saved,
  server,
  setUpEditor,
} from '#src/testing/openEditor.tsx';

setUpEditor();

it('restores an older version, which can be undone', async () => {
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Version history' }));
  await userEvent.click(await screen.findByRole('button', { name: /Streams/ }));
  expect(await screen.findByText(/replaces everything .* unfinished questions/)).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Restore this version' }));
  expect(rows()).toEqual(['Older?']);
  await screen.findByText(/^Version restored/);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(rows()).toHaveLength(3);
  await waitFor(() => expect(screen.queryByText(/^Version restored/)).toBeNull());
});

it('undoes a restored version from its toast, whatever was edited since', async () => {
  const questions = [...RIVERS.questions, { id: 'new', type: 'OPEN' as const, text: '' }];
  server.draft = { ...RIVERS, questions };
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Version history' }));
  await userEvent.click(await screen.findByRole('button', { name: /Streams/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore this version' }));
  await userEvent.type(field(), '!');
  expect(rows()).toEqual(['Older?!']);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[1] as HTMLElement);
  expect(rows()).toHaveLength(4);
  await waitFor(() => expect(server.draft).toEqual({ ...RIVERS, questions }));
});

it('copies questions from other quizzes', async () => {
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy from my quizzes' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /A lake/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 question' }));
  expect(rows()).toEqual([
    'Which is the longest?',
    'A lake?',
    'Where does it rise?',
    'What have you seen of it?',
  ]);
});

/** Pastes like a word processor, with pictures embedded in the HTML. */
const pasteRich = async (dialog: HTMLElement, html: string, text: string) => {
  await userEvent.click(within(dialog).getByRole('textbox', { name: 'Quiz text' }));
  const clipboard = new DataTransfer();
  clipboard.setData('text/plain', text);
  clipboard.setData('text/html', html);
  await userEvent.paste(clipboard);
};
const PNG = `data:image/png;base64,${btoa('a picture')}`;

it('adds pictures pasted with the text, and says how many are left out', async () => {
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'Add multiple questions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add multiple questions' });
  await pasteRich(
    dialog,
    `<p>How deep is it?</p><p><img src="${PNG}" alt="A lake"></p><p>How wide is it? <img src="file:///C:/a.png"></p>`,
    'How deep is it?\n\nHow wide is it?',
  );
  expect(await within(dialog).findByText(/1 picture is included/)).toBeTruthy();
  expect(within(dialog).getByText(/1 picture was left out\. Add it to its question/)).toBeTruthy();
  expect(within(dialog).getByRole('img', { name: 'A lake' })).toHaveProperty('src', PNG);
  server.down = true;
  const put = within(dialog).getByRole('button', { name: 'Add 2 questions' });
  await userEvent.click(put);
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  expect(server.draft.questions).toHaveLength(3);
  server.down = false;
  await userEvent.click(put);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(rows()).toHaveLength(5);
  await saved();
  expect(server.draft.questions.slice(1, 3)).toMatchObject([
    { text: 'How deep is it?', media: { type: 'image', url: LAKE, alt: 'A lake' } },
    { text: 'How wide is it?' },
  ]);
});

it('replaces a single empty question when adding others, and undoes that in one step', async () => {
  server.draft = { title: 'Rivers', questions: [{ ...emptyQuestion('MCQ'), id: 'only' }] };
  await openEditor();
  const [empty] = rows();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy from my quizzes' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /A lake/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 question' }));
  expect([rows(), field().value]).toEqual([['A lake?'], 'A lake?']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(rows()).toEqual([empty]);
  const addMany = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Add multiple questions' }));
    await userEvent.click(await screen.findByRole('textbox', { name: 'Quiz text' }));
    await userEvent.paste('How deep?\nHow wide?');
    await userEvent.click(await screen.findByRole('button', { name: 'Add 2 questions' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await addMany();
  expect(rows()).toEqual(['How deep?', 'How wide?']);
  await userEvent.keyboard('{Control>}z{/Control}');
  // Once edited, it's kept.
  await userEvent.type(field(), 'Why?');
  await addMany();
  expect(rows()).toEqual(['Why?', 'How deep?', 'How wide?']);
});

it('drops the pictures of text that was deleted', async () => {
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'Add multiple questions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add multiple questions' });
  await pasteRich(dialog, `<p>How deep? <img src="${PNG}"></p>`, 'How deep?');
  await userEvent.clear(within(dialog).getByRole('textbox', { name: 'Quiz text' }));
  await userEvent.paste('How deep?');
  expect(await within(dialog).findByText('1 question found')).toBeTruthy();
  expect(within(dialog).queryByRole('img')).toBeNull();
});

it('shows each doubt beside its lines, and adds what its author said or what is unfinished', async () => {
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'Add multiple questions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add multiple questions' });
  await userEvent.click(within(dialog).getByRole('textbox', { name: 'Quiz text' }));
  const block = (number: number) => `${number}. Which?\na) Po\nb) Etna`;
  await userEvent.paste(Array.from({ length: 4 }, (_, index) => block(index + 1)).join('\n\n'));
  expect(await within(dialog).findByText('4 to check')).toBeTruthy();
  const [first, second, third] = within(dialog).getAllByRole('group', {
    name: /No correct answer is marked/,
  });
  if (!first || !second || !third) throw new Error('no doubts');
  expect(within(second).getByText(/2\. Which\?/).textContent).toBe('2. Which?\na) Po\nb) Etna');
  await userEvent.click(within(first).getByRole('button', { name: 'Etna' }));
  await userEvent.click(within(second).getByRole('button', { name: 'None (it’s a poll)' }));
  // Meant another way after all.
  await userEvent.click(within(first).getByRole('button', { name: 'Po' }));
  expect(within(first).getByRole('button', { pressed: true }).textContent).toBe('Po');
  expect(within(dialog).getByText('2 to check')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add 4 questions' }));
  await saved();
  const options = [{ text: 'Po', correct: true }, { text: 'Etna' }];
  // Questions without a marked answer are unfinished, unless someone said that they're polls.
  expect(server.draft.questions.filter(({ text }) => text === 'Which?')).toMatchObject([
    { options },
    { options: [{ text: 'Po' }, { text: 'Etna' }] },
    { unmarked: true },
    { unmarked: true },
  ]);
});

it('shows every note about what was left out', async () => {
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'Add multiple questions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add multiple questions' });
  await userEvent.click(within(dialog).getByRole('textbox', { name: 'Quiz text' }));
  const block = (number: number) => `Lesson ${number}.\n\n${number}. Which?\na) Po *\nb) Etna`;
  await userEvent.paste(Array.from({ length: 7 }, (_, index) => block(index + 1)).join('\n\n'));
  const named = () => within(dialog).queryAllByText(/text without a question/);
  await waitFor(() => expect(named()).toHaveLength(5));
  await userEvent.click(within(dialog).getByText('Show 2 more notes'));
  await waitFor(() => expect(named()).toHaveLength(7));
});

it('fills in a whole question pasted into the text of an empty one, or keeps it as text', async () => {
  server.draft = { title: 'Rivers', questions: [{ ...emptyQuestion('MCQ'), id: 'only' }] };
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: /^1/ }));
  const PASTED = '1. Longest?\na) Po\nb) Nile *';
  await userEvent.click(field());
  await userEvent.paste(PASTED);
  await waitFor(() => expect(field().value).toBe('Longest?'));
  expect(screen.getByRole('radio', { name: 'Option 2 is correct' })).toHaveProperty('checked', true);
  await userEvent.click(await screen.findByRole('button', { name: 'Keep as text' }));
  expect(field().value).toBe(PASTED);
  // Only into an empty question, and only one that is sure.
  await userEvent.clear(field());
  await userEvent.click(field());
  await userEvent.paste('couch or settee\nsofa');
  expect(field().value).toBe('couch or settee\nsofa');
});

it('previews several questions pasted into the text of an empty one, or keeps them as text', async () => {
  const [longest, ...others] = RIVERS.questions;
  if (!longest) throw new Error('no question');
  server.draft = {
    title: 'Rivers',
    questions: [longest, { ...emptyQuestion('MCQ'), id: 'blank' }, ...others],
  };
  await openEditor();
  const paste = async (text: string) => {
    await userEvent.click(screen.getByRole('button', { name: /^2/ }));
    await userEvent.clear(field());
    await userEvent.click(field());
    await userEvent.paste(text);
    return screen.findByRole('dialog', { name: 'Add multiple questions' });
  };
  const TWO = '1. Longest?\na) Po\nb) Nile *\n2. Deepest?\na) Po\nb) Congo *';
  const first = await paste(TWO);
  await userEvent.click(within(first).getByRole('button', { name: 'Close' }));
  expect(field().value).toBe(TWO);
  const dialog = await paste(TWO);
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Add 2 questions' }));
  expect(rows().slice(0, 4)).toEqual(['Which is the longest?', 'Longest?', 'Deepest?', others[0]?.text]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows the doubt about a single pasted question before it is filled in', async () => {
  server.draft = { title: 'Rivers', questions: [{ ...emptyQuestion('MCQ'), id: 'only' }] };
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: /^1/ }));
  await userEvent.click(field());
  const clipboard = new DataTransfer();
  clipboard.setData('text/plain', 'Longest?\n- Po\n- Nile');
  clipboard.setData('text/html', '<p>Longest?</p><p>- Po</p><p>- <u>Nile</u></p>');
  await userEvent.paste(clipboard);
  const dialog = await screen.findByRole('dialog', { name: 'Add multiple questions' });
  const doubt = await within(dialog).findByRole('group', { name: /“Nile” is underlined/ });
  await userEvent.click(within(doubt).getByRole('button', { name: 'Nile' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add 1 question' }));
  await saved();
  expect(server.draft.questions).toMatchObject([
    { text: 'Longest?', options: [{ text: 'Po' }, { text: 'Nile', correct: true }] },
  ]);
});

it('previews the questions in pasted text, and adds them', async () => {
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'Add multiple questions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add multiple questions' });
  const put = within(dialog).getByRole('button', { name: 'Add questions' });
  expect(put).toHaveProperty('disabled', true);
  await userEvent.click(within(dialog).getByRole('textbox', { name: 'Quiz text' }));
  await userEvent.paste('Which is a river?\n* Po\n- Etna\n\nHow deep is it?');
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Add 2 questions' }));
  expect(rows().slice(0, 3)).toEqual(['Which is the longest?', 'Which is a river?', 'How deep is it?']);
  await saved();
  expect(server.draft.questions).toHaveLength(5);
});
