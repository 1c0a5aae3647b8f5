// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { DraftQuestion } from '#core/content/draftQuiz.ts';
import { EditorPage } from '#src/areas/library/editor/EditorPage.tsx';
import { keptDrafts } from '#src/areas/library/editor/sync/keptDrafts.ts';
import { field, openEditor, RIVERS, rows, server, setUpEditor } from '#src/testing/openEditor.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

setUpEditor();

it('keeps unsaved changes on the device, and says so', async () => {
  const { services } = await openEditor();
  server.down = true;
  await userEvent.type(field(), '!');
  expect(await screen.findByText('You’re offline. Your work is saved on this device.')).toBeTruthy();
  const kept = await keptDrafts(services.kv, { hostId: 'h', quizId: 'q', page: 'x' }).read();
  expect(kept[0]?.[1].draft.questions[0]?.text).toBe('Which is the longest?!');
});

it('says that work is safe while the server is down, and saves it once the server is back', async () => {
  server.down = true;
  await renderPage(<EditorPage params={{ quizId: 'q' }} />, server.answer, {
    settings: { webgl: 'off' },
    prepare: ({ kv }) =>
      keptDrafts(kv, { hostId: 'h', quizId: 'q', page: 'before' }).keep({
        draft: { ...RIVERS, description: 'Kept' },
        revision: 3,
        keptAt: 1,
      }),
  });
  expect(await screen.findByText(/^Your work is safe on this device/)).toBeTruthy();
  server.down = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(server.draft.description).toBe('Kept'));
});

it('continues with the draft kept on the device', async () => {
  const draft = { ...RIVERS, title: 'Rivers', description: 'Kept' };
  await openEditor({
    prepare: ({ kv }) =>
      keptDrafts(kv, { hostId: 'h', quizId: 'q', page: 'before' }).keep({
        draft,
        revision: 3,
        keptAt: 1,
      }),
  });
  await waitFor(() => expect(server.draft.description).toBe('Kept'));
});

it('merges what was changed elsewhere, and can undo that', async () => {
  await openEditor();
  server.draft = { ...RIVERS, subject: 'Geography', questions: RIVERS.questions.slice(0, 2) };
  server.revision = 4;
  await userEvent.type(field(), '!');
  await screen.findByText('Changes from another window were added');
  expect([rows(), field().value]).toEqual([
    ['Which is the longest?!', 'Where does it rise?'],
    'Which is the longest?!',
  ]);
  // Typing continues where it was.
  await userEvent.keyboard('?');
  expect(field().value).toBe('Which is the longest?!?');
  await waitFor(() => expect(server.draft.questions[0]?.text).toBe('Which is the longest?!?'), {
    timeout: 5_000,
  });
  expect([server.draft.subject, server.draft.questions.length]).toEqual(['Geography', 2]);
  await userEvent.keyboard('{Control>}zz{/Control}');
  expect(rows()).toHaveLength(3);
});

it('asks only about questions that were changed on both sides, and can undo the choices', async () => {
  await openEditor();
  const [longest, source, seen] = RIVERS.questions as [DraftQuestion, DraftQuestion, DraftQuestion];
  server.draft = { ...RIVERS, questions: [{ ...longest, text: 'Theirs?' }, source] };
  server.revision = 4;
  await userEvent.type(field(), '!');
  await userEvent.click(screen.getByRole('button', { name: /What have you seen/ }));
  await userEvent.type(field(), '!');
  const first = await screen.findByRole('dialog', { name: 'Question 1 was changed in another window too' });
  expect(within(first).getByText('1 of 2')).toBeTruthy();
  expect(
    within(within(first).getByRole('region', { name: 'In this window' })).getByText('Which is the longest?!'),
  ).toBeTruthy();
  expect(
    within(within(first).getByRole('region', { name: 'In the other window' })).getByText('Theirs?'),
  ).toBeTruthy();
  await userEvent.click(within(first).getByRole('button', { name: 'Keep both as two questions' }));
  const second = await screen.findByRole('dialog', {
    name: 'Question 3 was changed here and deleted in another window',
  });
  expect(within(second).queryByRole('button', { name: 'Keep both as two questions' })).toBeNull();
  await userEvent.click(within(second).getByRole('button', { name: 'Delete the question' }));
  expect(rows()).toEqual(['Which is the longest?!', 'Theirs?', source.text]);
  await waitFor(() => expect(server.draft.questions).toHaveLength(3));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(rows()).toEqual(['Which is the longest?!', source.text, `${seen.text}!`]);
});

it('keeps what changes while the author is asked, such as by an upload that ends', async () => {
  await openEditor();
  const [longest, ...others] = RIVERS.questions as [DraftQuestion, ...DraftQuestion[]];
  server.draft = { ...RIVERS, questions: [{ ...longest, text: 'Theirs?' }, ...others] };
  server.revision = 4;
  await userEvent.type(field(), '!');
  await userEvent.click(screen.getByRole('button', { name: /Where does it rise/ }));
  const dialog = await screen.findByRole('dialog', { name: /^Question 1 was changed/ });
  const time = screen.getByRole('combobox', { name: 'Time limit', hidden: true });
  fireEvent.change(time, { target: { value: '60' } });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep both as two questions' }));
  await waitFor(() => expect(server.draft.questions).toHaveLength(4));
  expect(server.draft.questions[2]).toMatchObject({ id: 'source', timeSeconds: 60 });
});
