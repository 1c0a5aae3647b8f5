import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftQuestion, DraftQuiz } from '#core/content/draftQuiz.ts';
import { type DraftAction, openDraft, reduceDraft } from '#src/areas/library/editor/draft/draftState.ts';
import { draftBlocks } from '#src/areas/library/editor/draft/groups.ts';
import { type ClashChoice, mergeDrafts, withChoice } from '#src/areas/library/editor/draft/mergeDrafts.ts';

/** Parses `a=red b1 c1 d`: a letter is the id, a digit the group, and the rest the text. */
function quiz(words: string, head: Partial<DraftQuiz> = {}): DraftQuiz {
  const questions = words.split(' ').map((word): DraftQuestion => {
    const [, id = '', group, text = ''] = /^(.)(\d?)=?(.*)$/.exec(word) ?? [];
    return { id, type: 'OPEN', text, ...(group !== '' && group !== undefined && { group }) };
  });
  return { title: 'T', ...head, questions };
}
const told = ({ questions }: DraftQuiz) =>
  questions.map(({ id, group = '', text }) => `${id}${group}${text === '' ? '' : `=${text}`}`).join(' ');
const merged = (base: string, mine: string, theirs: string) => {
  const { draft, clashes } = mergeDrafts(quiz(base), quiz(mine), quiz(theirs));
  const ids = clashes.map((clash) => (clash.type === 'question' ? clash.id : clash.field));
  return ids.length === 0 ? told(draft) : `${told(draft)} ?${ids.join('')}`;
};

describe('questions', () => {
  it.each<[what: string, base: string, mine: string, theirs: string, merged: string]>([
    ['different ones changed', 'a b c', 'a=mine b c', 'a b=theirs c', 'a=mine b=theirs c'],
    ['one changed to the same', 'a b', 'a=same b', 'a=same b', 'a=same b'],
    ['one changed to different values', 'a b', 'a=mine b', 'a=theirs b', 'a=mine b ?a'],
    ['added at different places', 'a b', 'a x b', 'a b y', 'a x b y'],
    ['added at the same place', 'a b', 'a y z b', 'a x w b', 'a x w y z b'],
    ['added at the start and the end', 'a', 'x a', 'a y', 'x a y'],
    ['added after one deleted elsewhere', 'a b c', 'a b x c', 'a c', 'a x c'],
    ['deleted here', 'a b c', 'a c', 'a b c=theirs', 'a c=theirs'],
    ['deleted there', 'a b c', 'a=mine b c', 'a b', 'a=mine b'],
    ['deleted on both sides', 'a b c', 'a c', 'a c', 'a c'],
    ['deleted here, changed there', 'a b c', 'a c', 'a b=theirs c', 'a b=theirs c ?b'],
    ['changed here, deleted there', 'a b c', 'a b=mine c', 'a c', 'a b=mine c ?b'],
    ['moved here', 'a b c', 'c a b', 'a b x c', 'c a b x'],
    ['moved there', 'a b c', 'a x b c', 'c b a', 'c b a x'],
    ['moved on both sides', 'a b c', 'b a c', 'x a c b', 'x b a c'],
    ['grouped here', 'a b c', 'a1 b1 c', 'a b=theirs c', 'a1 b1=theirs c'],
    ['grouped there', 'a b c', 'a=mine b c', 'a b1 c1', 'a=mine b1 c1'],
    ['grouped on both sides, with the same name', 'a b c d', 'a1 b1 c d', 'a b c1 d1', 'a1 b1 c2 d2'],
    ['grouped here around one added there', 'a b', 'a1 b1', 'a x b', 'a1 b1 x'],
    ['moved as a deleted one was', 'a b c', 'c a', 'a b c', 'c a'],
  ])('%s', (_what, base, mine, theirs, expected) => {
    expect(merged(base, mine, theirs)).toBe(expected);
  });
});

it('merges the fields of a quiz one by one', () => {
  const base = quiz('a', { title: 'Rivers', language: 'en', grade: '7' });
  const mine = quiz('a', { title: 'Lakes', language: 'es', subject: 'Geography' });
  const theirs = quiz('a', {
    title: 'Seas',
    language: 'en',
    grade: '7',
    cover: { type: 'image', url: '/x.webp' },
  });
  const { draft, clashes } = mergeDrafts(base, mine, theirs);
  expect(draft).toEqual({ ...mine, cover: theirs.cover });
  expect(clashes).toEqual([{ type: 'field', field: 'title', mine: 'Lakes', theirs: 'Seas' }]);
});

it('keeps whatever either has when the base is unknown', () => {
  const { draft, clashes } = mergeDrafts(null, quiz('a b=mine x'), quiz('a b=theirs y'));
  expect([told(draft), clashes.length]).toEqual(['a b=mine x y', 1]);
});

describe('a choice', () => {
  const choose = (mine: string, theirs: string, choice: ClashChoice) => {
    const { draft, clashes } = mergeDrafts(quiz('a b1 c1'), quiz(mine), quiz(theirs));
    return told(clashes.reduce((now, clash) => withChoice(now, clash, choice, 'n'), draft));
  };
  it.each<[ClashChoice, changed: string, deletedHere: string, deletedThere: string]>([
    ['mine', 'a b1=mine c1', 'a c1', 'a b1=mine c1'],
    ['theirs', 'a b1=theirs c1', 'a b1=theirs c1', 'a c1'],
    ['both', 'a b1=mine n1=theirs c1', 'a n1=theirs c1', 'a b1=mine c1'],
  ])('of %s', (choice, changed, deletedHere, deletedThere) => {
    expect(choose('a b1=mine c1', 'a b1=theirs c1', choice)).toBe(changed);
    expect(choose('a c1', 'a b1=theirs c1', choice)).toBe(deletedHere);
    expect(choose('a b1=mine c1', 'a c1', choice)).toBe(deletedThere);
  });

  it('about a field takes either value, or none', () => {
    const { draft, clashes } = mergeDrafts(
      quiz('a', { subject: 'Maths' }),
      quiz('a', { subject: 'Science' }),
      quiz('a'),
    );
    const [clash] = clashes;
    if (!clash) throw new Error('no clash');
    expect(withChoice(draft, clash, 'mine', 'n').subject).toBe('Science');
    expect(withChoice(draft, clash, 'theirs', 'n')).not.toHaveProperty('subject');
  });
});

describe('any two drafts of one quiz', () => {
  const START = quiz('a b1 c1 d e2 f2');
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');
  const edits = (side: string) =>
    fc.array(
      fc.oneof(
        fc
          .tuple(id, fc.constantFrom('same', side))
          .map(([each, text]): DraftAction => ({ type: 'setFields', id: each, fields: { text } })),
        fc.tuple(id, fc.nat(9)).map(
          ([after, number]): DraftAction => ({
            type: 'insert',
            after,
            questions: [{ id: side + number, type: 'OPEN', text: side }],
          }),
        ),
        id.map((each): DraftAction => ({ type: 'remove', id: each })),
        fc.tuple(id, fc.nat(7)).map(([each, before]): DraftAction => ({ type: 'drop', id: each, before })),
        fc
          .tuple(id, fc.boolean())
          .map(([each, together]): DraftAction => ({ type: 'together', id: each, together })),
        fc.constantFrom('same', side).map((title): DraftAction => ({ type: 'setHead', fields: { title } })),
      ),
      { maxLength: 8 },
    );
  const draftOf = (actions: readonly DraftAction[]) =>
    actions.reduce((state, action) => reduceDraft(state, action, 0), openDraft(START)).draft;
  const side = (name: string) => edits(name).map(draftOf);
  const ids = ({ questions }: DraftQuiz) => questions.map((question) => question.id);
  const isOf = (quizzes: readonly DraftQuiz[], question: DraftQuestion) =>
    quizzes.some(({ questions }) =>
      questions.some((each) => each.id === question.id && each.text === question.text),
    );

  it('merge into one when only one of them was changed', () => {
    fc.assert(
      fc.property(side('m'), (mine) => {
        for (const { draft, clashes } of [mergeDrafts(START, mine, START), mergeDrafts(START, START, mine)])
          expect([draft, clashes]).toEqual([mine, []]);
        expect(mergeDrafts(START, mine, mine).draft.questions.map(({ text }) => text)).toEqual(
          mine.questions.map(({ text }) => text),
        );
      }),
    );
  });

  it('lose no question and no change, and keep groups whole', () => {
    fc.assert(
      fc.property(side('m'), side('t'), (mine, theirs) => {
        const { draft, clashes } = mergeDrafts(START, mine, theirs);
        expect(new Set(ids(draft)).size).toBe(draft.questions.length);
        const names = draftBlocks(draft.questions).flatMap(([first]) => first?.group ?? []);
        expect(new Set(names).size).toBe(names.length);
        const open = new Set(clashes.map((clash) => (clash.type === 'question' ? clash.id : '')));
        for (const { questions } of [mine, theirs])
          for (const question of questions) {
            const isNew = !isOf([START], question);
            if (isNew && !open.has(question.id)) expect(isOf([draft], question)).toBe(true);
          }
        for (const question of START.questions)
          if (isOf([mine], question) && isOf([theirs], question)) expect(isOf([draft], question)).toBe(true);
      }),
    );
  });

  it('merge into the same from either side, unless both moved or grouped the same', () => {
    const same = (mine: DraftQuiz, theirs: DraftQuiz) =>
      START.questions.every(({ id: each, group }) =>
        [mine, theirs].some((draft) => {
          const found = draft.questions.find((question) => question.id === each);
          return !found || found.group === group;
        }),
      );
    const isMoved = (draft: DraftQuiz) => {
      const left = new Set(ids(draft));
      return (
        ids(draft)
          .filter((each) => ids(START).includes(each))
          .join() !==
        ids(START)
          .filter((each) => left.has(each))
          .join()
      );
    };
    const shape = (draft: DraftQuiz) =>
      draftBlocks(draft.questions).map((block) => block.map(({ id: each, text }) => each + text));
    fc.assert(
      fc.property(side('m'), side('t'), (mine, theirs) => {
        fc.pre(same(mine, theirs) && !(isMoved(mine) && isMoved(theirs)));
        const one = mergeDrafts(START, mine, theirs);
        fc.pre(one.clashes.length === 0);
        const other = mergeDrafts(START, theirs, mine);
        expect(other.clashes).toEqual([]);
        expect(shape(other.draft)).toEqual(shape(one.draft));
        expect(other.draft.title).toBe(one.draft.title);
      }),
    );
  });
});
