import { beforeEach, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { kindChanger } from '#src/areas/library/editor/form/kindChanger.ts';

const EVEN: AuthoredQuestion = {
  type: 'MSQ',
  text: 'Which are even?',
  options: [{ text: '3' }, { text: '4', correct: true }, { text: '2', correct: true }],
};

let change: ReturnType<typeof kindChanger>;
beforeEach(() => {
  change = kindChanger();
});

it('brings the options back that a kind without them came after', () => {
  const typed = change(EVEN, 'BLANK');
  expect(typed).toMatchObject({ accepted: ['4', '2'] });
  const open = change(typed, 'OPEN');
  expect(open).toEqual({ type: 'OPEN', text: 'Which are even?' });
  expect(change(open, 'MSQ')).toEqual(EVEN);
});

it('keeps what was written meanwhile beside the answers', () => {
  const open = change(EVEN, 'OPEN');
  expect(change({ ...open, text: 'Which of them?', marks: 2 }, 'MSQ')).toEqual({
    ...EVEN,
    text: 'Which of them?',
    marks: 2,
  });
});

it('forgets them once other answers are written', () => {
  const typed = change(EVEN, 'BLANK');
  expect(change({ ...typed, accepted: ['6'] } as AuthoredQuestion, 'MSQ')).toMatchObject({
    options: [{ text: '6', correct: true }, { text: '' }],
  });
});

it('starts from what stands there where undo brought it back', () => {
  change(EVEN, 'OPEN');
  expect(change(EVEN, 'MCQ')).toMatchObject({ options: [{ text: '3' }, { text: '4' }, { text: '2' }] });
});
