import { expect, it } from 'vitest';
import type { DraftQuestion, DraftQuiz } from '#core/content/draftQuiz.ts';
import { childrenOf } from '#core/questions/authoring.ts';
import { movedIn, movedOut } from '#src/areas/library/editor/draft/nesting.ts';

const asked = (text: string) => ({ type: 'OPEN', text }) as const;
const passage = (id: string, ...texts: readonly string[]): DraftQuestion => ({
  id,
  type: 'COMPREHENSION',
  text: id,
  passage: 'Words',
  questions: texts.map(asked),
});

const draft: DraftQuiz = {
  title: 'Rivers',
  questions: [
    { ...asked('first'), id: 'a', group: '1' },
    passage('p', 'one', 'two'),
    { ...asked('last'), id: 'z' },
    passage('q'),
  ],
};

/** Questions with their children in brackets. */
const told = ({ questions }: DraftQuiz) =>
  questions.map((question) => {
    const children = childrenOf(question).map(({ text }) => text);
    return question.type === 'COMPREHENSION' ? `${question.text} [${children.join(' ')}]` : question.text;
  });

it('moves a question into a parent at a place, without its group and id', () => {
  const after = movedIn(draft, 'a', 'p', 1);
  expect(told(after)).toEqual(['p [one first two]', 'last', 'q []']);
  expect(childrenOf(after.questions[0] as DraftQuestion)[1]).toEqual(asked('first'));
});

it('leaves parents and unknown questions where they are', () => {
  expect(movedIn(draft, 'q', 'p', 0)).toBe(draft);
  expect(movedIn(draft, 'nobody', 'p', 0)).toBe(draft);
});

it('moves a child out, before any question', () => {
  const out = (before: number) => told(movedOut(draft, 'p', 0, { id: 'new', before }));
  expect(out(0)).toEqual(['one', 'first', 'p [two]', 'last', 'q []']);
  expect(out(2)).toEqual(['first', 'p [two]', 'one', 'last', 'q []']);
  expect(out(4)).toEqual(['first', 'p [two]', 'last', 'q []', 'one']);
});

it('keeps the group of a parent together when a child moves out into it', () => {
  const grouped = {
    ...draft,
    questions: [
      { ...passage('p', 'one'), group: '1' },
      { ...asked('last'), id: 'z', group: '1' },
    ],
  };
  const groups = (before: number) =>
    movedOut(grouped, 'p', 0, { id: 'new', before }).questions.map(({ group }) => group);
  expect(groups(1)).toEqual(['1', '1', '1']);
  expect(groups(2)).toEqual(['1', '1', undefined]);
});

it('is undone by the other move', () => {
  expect(told(movedIn(movedOut(draft, 'p', 1, { id: 'new', before: 0 }), 'new', 'p', 1))).toEqual(
    told(draft),
  );
});
