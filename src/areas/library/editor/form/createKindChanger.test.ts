import { beforeEach, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { createKindChanger } from '#src/areas/library/editor/form/createKindChanger.ts';

const EVEN: AuthoredQuestion = {
  type: 'MSQ',
  text: 'Which are even?',
  options: [{ text: '3' }, { text: '4', correct: true }, { text: '2', correct: true }],
};

let change: ReturnType<typeof createKindChanger>;
beforeEach(() => {
  change = createKindChanger();
});

it('restores options after changing to a kind without them', () => {
  const typed = change(EVEN, 'BLANK');
  expect(typed).toMatchObject({ accepted: ['4', '2'] });
  const open = change(typed, 'OPEN');
  expect(open).toEqual({ type: 'OPEN', text: 'Which are even?' });
  expect(change(open, 'MSQ')).toEqual(EVEN);
});

it('keeps edits to other fields made in between', () => {
  const open = change(EVEN, 'OPEN');
  expect(change({ ...open, text: 'Which of them?', marks: 2 }, 'MSQ')).toEqual({
    ...EVEN,
    text: 'Which of them?',
    marks: 2,
  });
});

it('drops the original answers once new ones are written', () => {
  const typed = change(EVEN, 'BLANK');
  expect(change({ ...typed, accepted: ['6'] } as AuthoredQuestion, 'MSQ')).toMatchObject({
    options: [{ text: '6', correct: true }, { text: '' }],
  });
});

it('starts from the current question after an undo', () => {
  change(EVEN, 'OPEN');
  expect(change(EVEN, 'MCQ')).toMatchObject({ options: [{ text: '3' }, { text: '4' }, { text: '2' }] });
});
