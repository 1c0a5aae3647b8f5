// @vitest-environment happy-dom
// Question editors, by keyboard and by pointer.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withFields } from '#core/collections/withFields.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { emptyQuestion } from '#core/questions/authoring.ts';
import type { AuthoredOption } from '#core/questions/questionBase.ts';
import { type EditProps, type PictureSlotProps, editKindOf } from '#src/questions/questionEditor.ts';
import { faultsOf } from '#protocol/quizFaults.ts';
import { Announcements } from '#src/ui/Announcements.tsx';
import { renderPage } from '#src/testing/renderPage.tsx';

afterEach(cleanup);

/** The page's picture slot: it knows one picture. */
function Slot({ picture, of, onPicture }: PictureSlotProps) {
  return (
    <button type="button" onClick={() => onPicture({ type: 'image', url: '/media/a.png', alt: 'A fox' })}>
      {picture ? `Change: ${of}` : `Add: ${of}`}
    </button>
  );
}

/** Renders the editor; returns a function that reads the current question. */
async function write(question: AuthoredQuestion): Promise<() => AuthoredQuestion> {
  let now = question;
  function Page() {
    const [written, setWritten] = useState(question);
    const onChange: EditProps['onChange'] = (fields) => {
      now = withFields(now, fields);
      setWritten(now);
    };
    const faults = faultsOf(written);
    return (
      <>
        {createElement(editKindOf(written.type).Editor, {
          question: written,
          onChange,
          faults,
          PictureSlot: Slot,
        })}
        <button type="button">Elsewhere</button>
        <Announcements />
      </>
    );
  }
  await renderPage(<Page />, () => 'network' as const);
  // Some editors load when they are first shown.
  await waitFor(() => expect(document.querySelector('fieldset, .field, p, textarea')).not.toBeNull());
  return () => now;
}

const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const option = (number: number) => field(`Option ${number}`);
const handle = (number: number) => screen.getByRole('button', { name: `Option ${number}: move or remove` });
const focused = () => document.activeElement?.getAttribute('aria-label');
const optionsOf = (question: AuthoredQuestion) => ('options' in question ? question.options : []);
/** Texts, with a `!` after correct ones. */
const texts = (question: AuthoredQuestion) =>
  optionsOf(question).map(({ text, correct }) => (correct ? `${text}!` : text));
const said = () => screen.getByTestId('announcer').textContent;
const mcq = (...options: AuthoredOption[]): AuthoredQuestion => ({ type: 'MCQ', text: 'Who?', options });
const named = (...names: string[]) => mcq(...names.map((text) => ({ text })));

describe('options', () => {
  it('are added one after the other with Enter, and removed with Backspace', async () => {
    const now = await write(emptyQuestion('MCQ'));
    await userEvent.type(option(1), 'Ada{Enter}');
    // An empty line that follows is the next one.
    expect(focused()).toBe('Option 2');
    await userEvent.keyboard('Bo{Enter}Cy{Enter}');
    expect(texts(now())).toEqual(['Ada', 'Bo', 'Cy', '']);
    expect(focused()).toBe('Option 4');
    // No second empty line.
    await userEvent.keyboard('{Enter}');
    expect(texts(now())).toHaveLength(4);
    await userEvent.keyboard('{Backspace}');
    expect(texts(now())).toEqual(['Ada', 'Bo', 'Cy']);
    expect(focused()).toBe('Option 3');
    await userEvent.keyboard('a');
    expect(texts(now())).toEqual(['Ada', 'Bo', 'Cya']);
  });

  it('are inserted after the one being written', async () => {
    const now = await write(named('Ada', 'Cy'));
    await userEvent.type(option(1), '{Enter}Bo');
    expect(texts(now())).toEqual(['Ada', 'Bo', 'Cy']);
  });

  it('lose empty ones at the end when the focus leaves, down to the minimum', async () => {
    const now = await write(emptyQuestion('MCQ'));
    await userEvent.type(option(1), 'Ada{Enter}Bo{Enter}');
    expect(texts(now())).toHaveLength(3);
    await userEvent.click(screen.getByRole('radio', { name: 'Option 1 is correct' }));
    expect(texts(now())).toEqual(['Ada!', 'Bo', '']);
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(texts(now())).toEqual(['Ada!', 'Bo']);
  });

  it('count as unmarked until one is correct, or none is said to be', async () => {
    const now = await write(emptyQuestion('MCQ'));
    const none = () => screen.getByRole<HTMLInputElement>('radio', { name: /^No correct answer/ });
    expect(none().checked).toBe(false);
    await userEvent.type(option(1), 'Ada');
    expect(now()).toHaveProperty('unmarked', true);
    await userEvent.click(none());
    expect(now()).not.toHaveProperty('unmarked');
    expect(none().checked).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Option 1 is correct' }));
    expect(now()).not.toHaveProperty('unmarked');
    expect(none().checked).toBe(false);
  });

  it('count as unmarked again when the only correct mark is removed', async () => {
    const now = await write(emptyQuestion('MSQ'));
    await userEvent.type(option(1), 'Ada{Enter}Bo{Enter}Cy');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Option 3 is correct' }));
    expect(now()).not.toHaveProperty('unmarked');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Option 3 is correct' }));
    expect(now()).toHaveProperty('unmarked', true);
  });

  it.each(['MCQ', 'MSQ'] as const)('of a %s are marked and unmarked with Alt+Enter', async (type) => {
    const now = await write(emptyQuestion(type));
    await userEvent.type(option(1), 'Ada{Alt>}{Enter}{/Alt}');
    expect(texts(now())).toEqual(['Ada!', '']);
    expect(focused()).toBe('Option 1');
    expect(said()).toBe('Option 1 is correct');
    await userEvent.type(option(2), 'Bo{Alt>}{Enter}{/Alt}');
    expect(texts(now())).toEqual([type === 'MCQ' ? 'Ada' : 'Ada!', 'Bo!']);
    await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
    expect(texts(now())).toEqual([type === 'MCQ' ? 'Ada' : 'Ada!', 'Bo']);
    await waitFor(() => expect(said()).toBe('Option 2 isn’t correct'));
  });

  it('are marked with their number from any mark', async () => {
    const now = await write(named('Ada', 'Bo'));
    screen.getByRole('radio', { name: 'Option 2 is correct' }).focus();
    await userEvent.keyboard('1');
    expect(texts(now())).toEqual(['Ada!', 'Bo']);
    await userEvent.keyboard('9');
    expect(texts(now())).toEqual(['Ada!', 'Bo']);
  });

  it('lose empty ones before Ctrl+Enter goes to the next question', async () => {
    const now = await write(emptyQuestion('MSQ'));
    await userEvent.type(option(1), 'Ada{Enter}Bo{Enter}{Control>}{Enter}{/Control}');
    expect(texts(now())).toEqual(['Ada', 'Bo']);
  });

  it('are at least two, even with Backspace', async () => {
    const now = await write(emptyQuestion('MCQ'));
    await userEvent.type(option(2), '{Backspace}');
    expect(texts(now())).toEqual(['', '']);
    expect(focused()).toBe('Option 1');
  });

  it('are created from pasted lines: the first at the cursor, the others below, replacing empty ones', async () => {
    const now = await write(emptyQuestion('MSQ'));
    await userEvent.click(option(1));
    await userEvent.paste('a) Ada\n*b) Bo\nc) Cy\n');
    expect(texts(now())).toEqual(['Ada', 'Bo!', 'Cy']);
    expect(focused()).toBe('Option 3');
    await userEvent.click(option(2));
    await userEvent.paste('by');
    expect(texts(now())).toEqual(['Ada', 'Boby!', 'Cy']);
  });

  it('are created from pasted lines as far as they fit, with a note about the rest', async () => {
    const now = await write(named('Ada', 'Bo', 'Cy'));
    await userEvent.click(option(3));
    await userEvent.paste(Array.from({ length: 10 }, (_, index) => `x${index}`).join('\n'));
    expect(texts(now())).toHaveLength(10);
    expect(texts(now())[2]).toBe('Cyx0');
    expect(screen.getByText('2 pasted lines didn’t fit. A question can have up to 10 options.')).toBeTruthy();
    expect(screen.getByText('10 of 10 options')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add option' })).toBeNull();
  });

  it('keep a single correct one if only one is allowed, whatever a pasted list says', async () => {
    const now = await write(emptyQuestion('MCQ'));
    await userEvent.click(option(1));
    await userEvent.paste('Ada\n*Bo\n*Cy');
    expect(texts(now())).toEqual(['Ada', 'Bo!', 'Cy']);
  });

  it('are moved with keys, together with their marks, and that is announced', async () => {
    const now = await write(mcq({ text: 'Ada', correct: true }, { text: 'Bo' }, { text: 'Cy' }));
    await userEvent.click(option(1));
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(texts(now())).toEqual(['Bo', 'Ada!', 'Cy']);
    expect(focused()).toBe('Option 2');
    expect(said()).toBe('Option 1 is now option 2 of 3');
    await userEvent.keyboard('{Alt>}{ArrowDown}{ArrowDown}{ArrowUp}{/Alt}');
    expect(texts(now())).toEqual(['Bo', 'Ada!', 'Cy']);
  });

  it("are moved and removed with their handle's menu", async () => {
    const now = await write(named('Ada', 'Bo', 'Cy'));
    await userEvent.click(handle(3));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Move up/ }));
    expect(texts(now())).toEqual(['Ada', 'Cy', 'Bo']);
    await userEvent.click(handle(1));
    expect((await screen.findByRole('menuitem', { name: /^Move up/ })).hasAttribute('data-disabled')).toBe(
      true,
    );
    await userEvent.click(screen.getByRole('menuitem', { name: 'Remove' }));
    expect(texts(now())).toEqual(['Cy', 'Bo']);
    await userEvent.click(handle(1));
    expect((await screen.findByRole('menuitem', { name: 'Remove' })).hasAttribute('data-disabled')).toBe(
      true,
    );
  });

  it('are dragged by pointer without opening the menu; Escape cancels', async () => {
    const box = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const place = this.parentElement ? [...this.parentElement.children].indexOf(this) : 0;
      return new DOMRect(0, place * 60, 300, 50);
    });
    const now = await write(named('Ada', 'Bo', 'Cy'));
    const drag = (number: number, by: number) => {
      const grip = handle(number);
      fireEvent.pointerDown(grip, { button: 0, clientY: 25, pointerId: 1 });
      fireEvent.pointerMove(grip, { clientY: 25 + by, pointerId: 1 });
      return grip;
    };
    const dropped = drag(1, 70);
    expect(dropped.closest('li')?.dataset['dragged']).toBe('true');
    fireEvent.pointerUp(dropped, { pointerId: 1 });
    fireEvent.click(dropped);
    expect(texts(now())).toEqual(['Bo', 'Ada', 'Cy']);
    expect(screen.queryByRole('menu')).toBeNull();
    const left = drag(3, -130);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.pointerUp(left, { pointerId: 1 });
    expect(texts(now())).toEqual(['Bo', 'Ada', 'Cy']);
    fireEvent.pointerUp(drag(3, -130), { pointerId: 1 });
    expect(texts(now())).toEqual(['Cy', 'Bo', 'Ada']);
    box.mockRestore();
  });

  it.each(['MCQ', 'MSQ'] as const)(
    'of a %s are marked as correct, or none of them in a poll',
    async (type) => {
      const now = await write({ ...named('Ada', 'Bo'), type } as AuthoredQuestion);
      const poll = () => screen.getByRole<HTMLInputElement>('radio', { name: /^No correct answer/ });
      expect(poll().checked).toBe(true);
      await userEvent.click(screen.getByLabelText('Option 2 is correct'));
      expect(texts(now())).toEqual(['Ada', 'Bo!']);
      expect(poll().checked).toBe(false);
      await userEvent.click(screen.getByLabelText('Option 1 is correct'));
      expect(texts(now())).toEqual(type === 'MCQ' ? ['Ada!', 'Bo'] : ['Ada!', 'Bo!']);
      await userEvent.click(poll());
      expect(texts(now())).toEqual(['Ada', 'Bo']);
      expect(optionsOf(now()).every((each) => !('correct' in each))).toBe(true);
    },
  );

  it("can have a picture each, from the page's picture slot", async () => {
    const now = await write(mcq({ text: 'Ada', correct: true }, { text: '' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add: Option 1' }));
    const picture = { type: 'image', url: '/media/a.png', alt: 'A fox' };
    expect(optionsOf(now())).toEqual([{ text: 'Ada', media: picture, correct: true }, { text: '' }]);
    expect(screen.getByRole('img', { name: 'A fox' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change: Option 1' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture from option 1' }));
    expect(optionsOf(now())).toEqual([{ text: 'Ada', correct: true }, { text: '' }]);
  });

  it('show problems at their field, and the remaining characters before it is full', async () => {
    await write(named('x'.repeat(449), ''));
    expect(option(1).getAttribute('aria-describedby')).toBeNull();
    await userEvent.type(option(1), 'x');
    const left = document.getElementById(option(1).getAttribute('aria-describedby') ?? '');
    expect(left?.textContent).toBe('50 characters left');
    expect(option(2).getAttribute('aria-invalid')).toBe('true');
    const fault = document.getElementById(option(2).getAttribute('aria-describedby') ?? '');
    expect(fault?.textContent).toBe('Option 2 is empty. Add text or a picture, or remove it.');
  });

  it('show how many fit from eight of ten on', async () => {
    await write(named('a', 'b', 'c', 'd', 'e', 'f', 'g'));
    expect(screen.queryByText('7 of 10 options')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Add option' }));
    expect(screen.getByText('8 of 10 options')).toBeTruthy();
    expect(focused()).toBe('Option 8');
  });

  it('are reached by Tab in a natural order: words, picture, mark, other actions', async () => {
    await write(named('Ada', 'Bo'));
    await userEvent.click(option(1));
    const stops: (string | null | undefined)[] = [];
    for (let stop = 0; stop < 4; stop += 1) {
      await userEvent.tab();
      const { activeElement } = document;
      stops.push(
        activeElement?.getAttribute('aria-label') ?? activeElement?.closest('button, label')?.textContent,
      );
    }
    expect(stops).toEqual(['Add: Option 1', 'Option 1 is correct', 'Option 1: move or remove', 'Option 2']);
  });

  it('keep a line break within their text', async () => {
    const now = await write(named('Ada', 'Bo'));
    await userEvent.type(option(1), '{Shift>}{Enter}{/Shift}L');
    expect(texts(now())).toEqual(['Ada\nL', 'Bo']);
  });
});

describe('accepted answers', () => {
  const answer = (number: number) => field(`Accepted answer ${number}`);
  const accepted = (question: AuthoredQuestion) => ('accepted' in question ? question.accepted : []);

  it('begin with an empty line, and are written like options', async () => {
    const now = await write(emptyQuestion('BLANK'));
    const fault = document.getElementById(answer(1).getAttribute('aria-describedby') ?? '');
    expect(fault?.textContent).toBe('Add at least one accepted answer.');
    await userEvent.type(answer(1), 'H2O{Enter}water{Enter}');
    expect(accepted(now())).toEqual(['H2O', 'water', '']);
    await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(accepted(now())).toEqual(['H2O', 'water']);
    await userEvent.click(answer(2));
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(accepted(now())).toEqual(['water', 'H2O']);
    expect(said()).toBe('Answer 2 is now answer 1 of 2');
    await userEvent.clear(answer(2));
    await userEvent.type(answer(2), '{Backspace}');
    await userEvent.clear(answer(1));
    expect(accepted(now())).toEqual([]);
    expect(focused()).toBe('Accepted answer 1');
  });

  it('are pasted as a list', async () => {
    const now = await write(emptyQuestion('BLANK'));
    await userEvent.click(answer(1));
    await userEvent.paste('- colour\r\n- col\u0007or\v');
    expect(accepted(now())).toEqual(['colour', 'color']);
  });
});

describe('items to put in order', () => {
  const item = (number: number) => field(`Item ${number}`);
  const items = (question: AuthoredQuestion) =>
    'items' in question ? question.items.map(({ text, media }) => (media ? `${text}+` : text)) : [];

  it('are written, pasted and moved like options, with a minimum of three', async () => {
    const now = await write(emptyQuestion('REORDER'));
    const fault = document.getElementById(item(2).getAttribute('aria-describedby') ?? '');
    expect(fault?.textContent).toBe('Item 2 is empty. Add text or a picture, or remove it.');
    await userEvent.click(item(1));
    await userEvent.paste('1. Ant\n2. Cat\n3. Whale');
    expect(items(now())).toEqual(['Ant', 'Cat', 'Whale']);
    expect(said()).toBe('3 items pasted');
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(items(now())).toEqual(['Ant', 'Whale', 'Cat']);
    await userEvent.clear(item(3));
    await userEvent.type(item(3), '{Backspace}');
    expect(items(now())).toHaveLength(3);
  });

  it('stay the same number when two lines are pasted into the first item of a full list', async () => {
    const all = Array.from('ABCDEFGHIJ', (text) => ({ text }));
    const now = await write({ ...emptyQuestion('REORDER'), items: all } as AuthoredQuestion);
    await userEvent.click(item(1));
    await userEvent.paste('x\ny');
    expect(items(now())).toEqual(['Ax', ...Array.from('BCDEFGHIJ')]);
  });

  it('are inserted before the existing ones when two lines are pasted, with no empty item between', async () => {
    const written = [{ text: '' }, { text: 'B' }, { text: 'C' }];
    const now = await write({ ...emptyQuestion('REORDER'), items: written } as AuthoredQuestion);
    await userEvent.click(item(1));
    await userEvent.paste('one\ntwo');
    expect(items(now())).toEqual(['one', 'two', 'B', 'C']);
  });

  it('can have a picture each', async () => {
    const now = await write(emptyQuestion('REORDER'));
    await userEvent.type(item(2), 'Fox');
    await userEvent.click(screen.getByRole('button', { name: 'Add: Item 2' }));
    expect(items(now())).toEqual(['', 'Fox+', '']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture from item 2' }));
    expect(items(now())).toEqual(['', 'Fox', '']);
  });

  it('have a note about items that look the same', async () => {
    const texts = ['Ant', 'Cat', '', 'Dog', ' Cat', ''];
    await write({ type: 'REORDER', text: '?', items: texts.map((text) => ({ text })) });
    expect(screen.getByText('Items 2 and 5 are identical. Either order counts.')).toBeTruthy();
    expect(screen.getAllByText(/identical/)).toHaveLength(1);
    cleanup();
    // Compared by looks, not by source text.
    const items = ['**A**', 'A', ' **A**', '1/2', '$\\frac12$'].map((text) => ({ text }));
    await write({ type: 'REORDER', format: 'markdown', text: '?', items });
    expect(screen.getAllByText(/identical/).map(({ textContent }) => textContent)).toEqual([
      'Items 1 and 3 are identical. Either order counts.',
    ]);
  });
});

describe('pairs', () => {
  const pairs = (question: AuthoredQuestion) =>
    'pairs' in question
      ? question.pairs.map(({ prompt, match }) =>
          [prompt, match].map(({ text, media }) => (media ? `${text}+` : text)).join('='),
        )
      : [];

  it('are written side by side, and each half may have a picture', async () => {
    const now = await write(emptyQuestion('MATCH'));
    await userEvent.type(field('Prompt 1'), 'France');
    await userEvent.tab();
    await userEvent.tab();
    expect(focused()).toBe('Match 1');
    await userEvent.keyboard('Paris');
    await userEvent.click(screen.getByRole('button', { name: 'Add: Match 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add: Prompt 2' }));
    expect(pairs(now()).slice(0, 2)).toEqual(['France=Paris+', '+=']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove picture from match 1' }));
    expect(pairs(now())[0]).toBe('France=Paris');
  });

  it('are pasted as two columns, or as prompts alone', async () => {
    const now = await write(emptyQuestion('MATCH'));
    await userEvent.click(field('Prompt 1'));
    await userEvent.paste('France\tParis\nSpain\tMadrid\nPeru\tLima');
    expect(pairs(now())).toEqual(['France=Paris', 'Spain=Madrid', 'Peru=Lima']);
    expect(said()).toBe('3 pairs pasted');
    cleanup();
    const then = await write(emptyQuestion('MATCH'));
    await userEvent.click(field('Prompt 1'));
    await userEvent.paste('France\nSpain\nPeru');
    expect(pairs(then())).toEqual(['France=', 'Spain=', 'Peru=']);
  });

  it('say which half is missing, and which matches look the same', async () => {
    await write({
      type: 'MATCH',
      text: 'Which?',
      pairs: [
        { prompt: { text: 'river' }, match: { text: 'bank' } },
        { prompt: { text: 'money' }, match: { text: 'bank' } },
        { prompt: { text: 'tree' }, match: { text: '' } },
      ],
    });
    expect(screen.getByText('Item 3 is empty. Add text or a picture, or remove it.')).toBeTruthy();
    expect(screen.getByText('Matches 1 and 2 are identical. Either one counts.')).toBeTruthy();
  });
});

describe('categories', () => {
  const groups = (question: AuthoredQuestion) =>
    'groups' in question
      ? question.groups.map(({ name, items }) => [name, ...items.map(({ text }) => text)])
      : [];

  it('are pasted with their items', async () => {
    const now = await write(emptyQuestion('CLASSIFICATION'));
    await userEvent.click(field('Category 1'));
    await userEvent.paste('Mammals: bat, cow\nFish: trout, shark\nBirds: owl');
    expect(groups(now()).slice(0, 3)).toEqual([
      ['Mammals', 'bat', 'cow'],
      ['Fish', 'trout', 'shark'],
      ['Birds', 'owl'],
    ]);
  });

  it('are added and removed, each with items of its own', async () => {
    const now = await write({
      type: 'CLASSIFICATION',
      text: 'Where?',
      groups: [
        { name: 'Mammals', items: [{ text: 'bat' }, { text: 'cow' }] },
        { name: 'Fish', items: [{ text: 'trout' }, { text: 'bat' }] },
      ],
    });
    expect(screen.getByText('In more than one category: bat. Any of them counts.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add category' }));
    await userEvent.type(field('Category 3'), 'Birds');
    const birds = within(screen.getByRole('region', { name: 'Birds' }));
    expect(birds.getByText('No items belong here yet.')).toBeTruthy();
    await userEvent.type(birds.getByRole('textbox', { name: 'Item 1' }), 'owl');
    await userEvent.click(screen.getByRole('button', { name: 'Remove category 1' }));
    expect(groups(now())).toEqual([
      ['Fish', 'trout', 'bat'],
      ['Birds', 'owl'],
    ]);
  });

  it('need a name, and four items in all', async () => {
    await write({
      type: 'CLASSIFICATION',
      text: 'Where?',
      groups: [
        { name: 'Mammals', items: [{ text: 'bat' }] },
        { name: '', items: [{ text: 'trout' }] },
      ],
    });
    expect(screen.getByText('Add a name here.')).toBeTruthy();
    cleanup();
    await write({
      type: 'CLASSIFICATION',
      text: 'Where?',
      groups: [
        { name: 'Mammals', items: [{ text: 'bat' }] },
        { name: 'Fish', items: [{ text: 'trout' }] },
      ],
    });
    expect(screen.getByText('Add items. You need at least 4.')).toBeTruthy();
  });
});

it('an open question says that there is nothing to add', async () => {
  await write({ type: 'OPEN', text: 'How was it?' });
  expect(screen.getByText(/^Students write what they think/)).toBeTruthy();
  expect(within(document.body).queryByRole('textbox')).toBeNull();
});
