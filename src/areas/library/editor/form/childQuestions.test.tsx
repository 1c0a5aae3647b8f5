// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openEditor, RIVERS, saved, server, setUpEditor } from '#src/testing/openEditor.tsx';

setUpEditor();

const passage = () => server.draft.questions[0];
const children = () => screen.getByRole('group', { name: 'Questions about it' });
const texts = () =>
  within(children())
    .getAllByRole('button', { expanded: false })
    .map(({ textContent }) => textContent);

it('writes a passage and its questions in one form, and undoes them as one quiz', async () => {
  server.draft = {
    ...RIVERS,
    questions: [
      {
        id: 'passage',
        type: 'COMPREHENSION',
        text: 'The source',
        passage: 'It rises in Burundi.',
        questions: [{ type: 'BLANK', text: 'Where?', accepted: ['Burundi'] }],
      },
    ],
  };
  await openEditor();
  // Its form loads with the first passage.
  await screen.findByRole('group', { name: 'Questions about it' });
  await userEvent.click(within(children()).getByRole('button', { name: 'Add question' }));
  const form = () => within(children());
  await userEvent.type(form().getByRole('textbox', { name: 'Question' }), 'What?');
  expect(form().queryByRole('radio', { name: 'Passage' })).toBeNull();
  await userEvent.click(form().getByRole('radio', { name: 'Open-ended' }));
  await saved();
  expect(passage()).toMatchObject({
    passage: 'It rises in Burundi.',
    questions: [{ text: 'Where?' }, { type: 'OPEN', text: 'What?' }],
  });
  expect(JSON.stringify(passage()).match(/"id"/g)).toHaveLength(1);
  await userEvent.click(form().getByRole('button', { name: /^Move up/ }));
  await saved();
  expect(passage()).toMatchObject({ questions: [{ text: 'What?' }, { text: 'Where?' }] });
  await userEvent.click(form().getByRole('textbox', { name: 'Question' }));
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await userEvent.click(form().getByRole('button', { name: 'Delete question' }));
  await saved();
  expect(passage()).toMatchObject({ questions: [{ text: 'Where?' }] });
  await userEvent.keyboard('{Control>}z{/Control}');
  await userEvent.keyboard('{Control>}z{/Control}');
  await saved();
  expect(passage()).toMatchObject({ questions: [{ text: 'Where?' }, { text: 'What?' }] });
  expect(texts().length).toBeGreaterThan(0);
});

it('takes in the question after it, and gives it back, as one step each', async () => {
  server.draft = {
    ...RIVERS,
    questions: [
      {
        id: 'passage',
        type: 'COMPREHENSION',
        text: 'The source',
        passage: 'It rises in Burundi.',
        questions: [{ type: 'OPEN', text: 'Where?' }],
      },
      { id: 'after', type: 'OPEN', text: 'What then?' },
    ],
  };
  await openEditor();
  await screen.findByRole('group', { name: 'Questions about it' });
  await userEvent.click(within(children()).getByRole('button', { name: 'Move question 2 here' }));
  await saved();
  expect(server.draft.questions).toMatchObject([{ questions: [{ text: 'Where?' }, { text: 'What then?' }] }]);
  expect(within(children()).queryByRole('button', { name: /here$/ })).toBeNull();
  const [out] = within(children()).getAllByRole('button', { name: 'Move question out' });
  await userEvent.click(out as HTMLElement);
  await saved();
  const given = [{ questions: [{ text: 'What then?' }] }, { text: 'Where?' }];
  expect(server.draft.questions).toMatchObject(given);
  await userEvent.keyboard('{Control>}z{/Control}');
  await saved();
  expect(server.draft.questions).toHaveLength(1);
});

it('lets a question be dragged out to any place in the list', async () => {
  server.draft = {
    ...RIVERS,
    questions: [
      { id: 'before', type: 'OPEN', text: 'What first?' },
      {
        id: 'passage',
        type: 'COMPREHENSION',
        text: 'The source',
        passage: 'It rises in Burundi.',
        questions: [
          { type: 'OPEN', text: 'Where?' },
          { type: 'OPEN', text: 'When?' },
        ],
      },
    ],
  };
  await openEditor();
  await userEvent.click(await screen.findByRole('button', { name: /The source/ }));
  await screen.findByRole('group', { name: 'Questions about it' });
  const grip = children().querySelectorAll('.child-grip')[1] as HTMLElement;
  fireEvent.pointerDown(grip, { button: 0, clientX: 500, clientY: 500 });
  // Nothing has a size here: the list is at the left edge.
  fireEvent.pointerMove(window, { clientX: 0, clientY: 1 });
  expect(document.querySelector('.rail-drop')).not.toBeNull();
  fireEvent.pointerUp(window);
  await saved();
  expect(server.draft.questions).toMatchObject([
    { text: 'When?' },
    { text: 'What first?' },
    { questions: [{ text: 'Where?' }] },
  ]);
  expect(document.querySelector('.rail-drop')).toBeNull();
});
