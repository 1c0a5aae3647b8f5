// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { field, list, openEditor, RIVERS, saved, server, setUpEditor } from '#src/testing/openEditor.tsx';

setUpEditor();

it('makes a true-or-false question of any other, and can undo that where answers were replaced', async () => {
  await openEditor();
  const preset = () => screen.getByRole('button', { name: 'True or false' });
  const texts = () =>
    screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /^Option/ }).map(({ value }) => value);
  await userEvent.click(preset());
  expect(texts()).toEqual(['True', 'False']);
  expect(preset().getAttribute('aria-pressed')).toBe('true');
  expect(within(list()).getAllByRole('button')[0]?.textContent).toContain('True or false');
  expect(field().value).toBe('Which is the longest?');
  await userEvent.click(screen.getByRole('radio', { name: 'Option 2 is correct' }));
  // It's one already, so it keeps its mark.
  await userEvent.click(preset());
  await saved();
  const options = [{ text: 'True' }, { text: 'False', correct: true }];
  expect(server.draft.questions[0]).toMatchObject({ id: 'longest', type: 'MCQ', options });
  await screen.findByText('Answers replaced');
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[1] as HTMLElement);
  expect(texts()).toEqual(['Nile', 'Rhine']);
});

it('makes an ordinary question of a true-or-false one with one more option', async () => {
  await openEditor();
  const preset = () => screen.getByRole('button', { name: 'True or false' });
  await userEvent.click(preset());
  const choice = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Multiple choice' });
  expect(choice().checked).toBe(false);
  await userEvent.click(choice());
  expect([choice().checked, preset().getAttribute('aria-pressed')]).toEqual([true, 'false']);
  expect(screen.getAllByRole('textbox', { name: /^Option/ })).toHaveLength(3);
});

it("writes true and false in the quiz's language", async () => {
  server.draft = { ...RIVERS, language: 'es-MX', questions: [{ id: 'a', type: 'OPEN', text: '¿Seguro?' }] };
  await openEditor();
  await userEvent.click(screen.getByRole('button', { name: 'True or false' }));
  expect(await screen.findByDisplayValue('Verdadero')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'True or false', pressed: true })).toBeTruthy();
  expect(screen.queryByText('Answers replaced')).toBeNull();
});
