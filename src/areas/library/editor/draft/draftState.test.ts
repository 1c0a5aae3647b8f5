import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DraftQuestion, DraftQuiz } from '#core/content/draftQuiz.ts';
import {
  type DraftAction,
  type DraftState,
  openDraft,
  reduceDraft,
} from '#src/areas/library/editor/draft/draftState.ts';
import { draftBlocks, isJoinedToPrevious } from '#src/areas/library/editor/draft/groups.ts';

const question = (id: string, group?: string): DraftQuestion => ({
  id,
  type: 'OPEN',
  text: id,
  ...(group !== undefined && { group }),
});
/** Parses `a b1 c1 d`: letters are ids, a digit is the group. */
const quiz = (words: string): DraftQuiz => ({
  title: 'A quiz',
  questions: words.split(' ').map((word) => question(word[0] ?? '', word[1])),
});
const told = ({ draft }: DraftState) => draft.questions.map(({ id, group = '' }) => id + group).join(' ');
const run = (start: DraftState, ...actions: readonly DraftAction[]) =>
  actions.reduce((state, action) => reduceDraft(state, action, 0), start);

describe('typing', () => {
  const text = (value: string, field = 'text'): DraftAction => ({
    type: 'setFields',
    id: 'a',
    fields: { [field]: value },
    typing: field,
  });
  const start = openDraft(quiz('a b'));

  it('in one field is a single step until it pauses', () => {
    let state = reduceDraft(start, text('x'), 0);
    state = reduceDraft(state, text('xy'), 900);
    state = reduceDraft(state, text('xyz'), 1_800);
    expect(state.past).toHaveLength(1);
    state = reduceDraft(state, text('xyz!'), 2_900);
    expect(state.past).toHaveLength(2);
    expect(run(state, { type: 'undo' }).draft.questions[0]?.text).toBe('xyz');
    expect(run(state, { type: 'undo' }, { type: 'undo' }).draft).toBe(start.draft);
  });

  it('in another field, or after selecting another question, is a new step', () => {
    const other = run(start, text('x'), text('xy', 'explanation'));
    expect(other.past).toHaveLength(2);
    const elsewhere = run(start, text('x'), { type: 'select', id: 'b' }, text('xy'));
    expect(elsewhere.past).toHaveLength(2);
  });

  it('is not merged with other changes, which remove undefined fields', () => {
    const media = { type: 'image', url: '/uploads/a.webp' } as const;
    const state = run(
      start,
      text('x'),
      { type: 'setFields', id: 'a', fields: { media } },
      { type: 'setFields', id: 'a', fields: { media: undefined } },
    );
    expect(state.past).toHaveLength(3);
    expect(state.draft.questions[0]).toEqual({ ...question('a'), text: 'x' });
    expect(run(state, { type: 'undo' }).draft.questions[0]).toHaveProperty('media', media);
  });

  it('in the same field of another question or of the quiz is a new step', () => {
    const there: DraftAction = { type: 'setFields', id: 'b', fields: { text: 'x' }, typing: 'text' };
    const head: DraftAction = { type: 'setHead', fields: { title: 'x' }, typing: 'text' };
    expect(run(start, text('x'), there, head).past).toHaveLength(3);
  });

  it('clears the redo steps', () => {
    const state = run(start, text('x'), { type: 'undo' }, text('y'), { type: 'redo' });
    expect(state.draft.questions[0]?.text).toBe('y');
  });
});

describe('undo', () => {
  it('restores the selection, and redo does too', () => {
    const removed = run(openDraft(quiz('a b c'), 'b'), { type: 'remove', id: 'b' });
    expect([told(removed), removed.selected]).toEqual(['a c', 'c']);
    const back = run(removed, { type: 'select', id: 'a' }, { type: 'undo' });
    expect([told(back), back.selected]).toEqual(['a b c', 'b']);
    const again = run(back, { type: 'select', id: 'a' }, { type: 'redo' });
    expect([told(again), again.selected]).toEqual(['a c', 'c']);
  });
});

describe('questions', () => {
  it('are inserted after another and the first is selected, skipping ids that exist', () => {
    const state = run(openDraft(quiz('a b')), {
      type: 'insert',
      after: 'a',
      questions: [question('x'), question('b'), question('y')],
    });
    expect([told(state), state.selected]).toEqual(['a x y b', 'x']);
  });

  it('join a group when inserted into its middle, but not at its end', () => {
    const start = openDraft(quiz('a1 b1 c'));
    expect(told(run(start, { type: 'insert', after: 'a', questions: [question('x')] }))).toBe('a1 x1 b1 c');
    expect(told(run(start, { type: 'insert', after: 'b', questions: [question('x')] }))).toBe('a1 b1 x c');
  });

  it('of another group stay separate when its name is taken', () => {
    const state = run(openDraft(quiz('a1 b1')), {
      type: 'insert',
      after: 'b',
      questions: [question('x', '2'), question('y', '2')],
    });
    expect(told(run(state, { type: 'insert', after: 'y', questions: [question('z', '1')] }))).toBe(
      'a1 b1 x2 y2 z3',
    );
  });

  it('are duplicated right after themselves, in the same group', () => {
    const state = run(openDraft(quiz('a1 b1 c')), { type: 'duplicate', id: 'b', copyId: 'x' });
    expect([told(state), state.selected]).toEqual(['a1 b1 x1 c', 'x']);
  });

  it('select the previous question when the last is removed, and the quiz when none is left', () => {
    expect(run(openDraft(quiz('a b'), 'b'), { type: 'remove', id: 'b' }).selected).toBe('a');
    expect(run(openDraft(quiz('a')), { type: 'remove', id: 'a' }).selected).toBeNull();
  });
});

it('keeps the selection when replaced, or selects what is now at the place of one that is gone', () => {
  const selected = (id: string | null, words: string) =>
    run(openDraft(quiz('a b c'), id), {
      type: 'replace',
      draft: { title: '', questions: words ? quiz(words).questions : [] },
    }).selected;
  expect([selected('b', 'c b'), selected('b', 'a c'), selected('c', 'a b'), selected('c', '')]).toEqual([
    'b',
    'c',
    'b',
    null,
  ]);
  expect(selected(null, 'a b')).toBeNull();
});

describe('order', () => {
  const moved = (words: string, action: DraftAction) => told(run(openDraft(quiz(words)), action));

  it('changes by one step, past whole groups', () => {
    expect(moved('a b c', { type: 'step', id: 'c', by: -1 })).toBe('a c b');
    expect(moved('a b1 c1 d', { type: 'step', id: 'a', by: 1 })).toBe('b1 c1 a d');
    expect(moved('a b', { type: 'step', id: 'a', by: -1 })).toBe('a b');
  });

  it('changes within a group, and moves the whole group at its edge', () => {
    expect(moved('a b1 c1 d', { type: 'step', id: 'b', by: 1 })).toBe('a c1 b1 d');
    expect(moved('a b1 c1 d', { type: 'step', id: 'c', by: 1 })).toBe('a d b1 c1');
  });

  it('follows drops, with a group moving along with its question', () => {
    expect(moved('a b c d', { type: 'drop', id: 'a', before: 3 })).toBe('b c a d');
    expect(moved('a b c d', { type: 'drop', id: 'd', before: 0 })).toBe('d a b c');
    expect(moved('a b1 c1 d e', { type: 'drop', id: 'b', before: 5 })).toBe('a d e b1 c1');
    expect(moved('a b1 c1 d1 e', { type: 'drop', id: 'd', before: 1 })).toBe('a d1 b1 c1 e');
    expect(moved('a b1 c1 d1 e', { type: 'drop', id: 'b', before: 4 })).toBe('a c1 d1 b1 e');
  });

  it('keeps groups whole when a question is dropped into one', () => {
    expect(moved('a b1 c1 d', { type: 'drop', id: 'a', before: 2 })).toBe('b1 c1 a d');
    expect(moved('a b1 c1 d', { type: 'drop', id: 'd', before: 2 })).toBe('a d b1 c1');
  });
});

describe('together', () => {
  const set = (words: string, id: string, together: boolean) =>
    told(run(openDraft(quiz(words)), { type: 'together', id, together }));

  it('joins a question, and the rest of its group, to the one before', () => {
    expect(set('a b c', 'b', true)).toBe('a1 b1 c');
    expect(set('a7 b7 c', 'c', true)).toBe('a7 b7 c7');
    expect(set('a b1 c1 d', 'b', true)).toBe('a1 b1 c1 d'.replaceAll('1', '2'));
    expect(set('a b', 'a', true)).toBe('a b');
  });

  it('separates a question from the one before, and keeps the rest of its group with it', () => {
    expect(set('a1 b1 c1', 'b', false)).toBe('a1 b2 c2');
    expect(set('a1 b1 c', 'b', false)).toBe('a1 b c');
  });

  it('renames separate groups loaded with the same name', () => {
    expect(told(openDraft(quiz('a1 b1 c d1 e1')))).toBe('a1 b1 c d2 e2');
  });
});

describe('any sequence of actions', () => {
  const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'x', 'y');
  const by = fc.constantFrom(-1 as const, 1 as const);
  const action: fc.Arbitrary<DraftAction> = fc.oneof(
    id.map((each): DraftAction => ({ type: 'select', id: each })),
    fc.tuple(id, fc.string()).map(
      ([each, text]): DraftAction => ({
        type: 'setFields',
        id: each,
        fields: { text, ...(text.length > 3 && { explanation: text }) },
        typing: 'text',
      }),
    ),
    fc
      .tuple(id, id)
      .map(([after, each]): DraftAction => ({ type: 'insert', after, questions: [question(each)] })),
    fc.tuple(id, id).map(([each, copyId]): DraftAction => ({ type: 'duplicate', id: each, copyId })),
    id.map((each): DraftAction => ({ type: 'remove', id: each })),
    fc.tuple(id, by).map(([each, step]): DraftAction => ({ type: 'step', id: each, by: step })),
    fc.tuple(id, fc.nat(6)).map(([each, before]): DraftAction => ({ type: 'drop', id: each, before })),
    fc
      .tuple(id, fc.boolean())
      .map(([each, together]): DraftAction => ({ type: 'together', id: each, together })),
    fc.constantFrom<DraftAction>({ type: 'undo' }, { type: 'redo' }),
  );
  const order = (questions: readonly DraftQuestion[]) => questions.map((each) => each.id);

  it('keeps ids unique and groups whole, and can be undone and redone completely', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const start = openDraft(quiz('a b1 c1 d2 e2'));
        const end = run(start, ...actions);
        const { questions } = end.draft;
        expect(new Set(order(questions)).size).toBe(questions.length);
        const names = draftBlocks(questions).flatMap(([first]) => first?.group ?? []);
        expect(new Set(names).size).toBe(names.length);
        const undone = run(end, ...end.past.map((): DraftAction => ({ type: 'undo' })));
        expect(undone.draft).toEqual(start.draft);
        const steps = undone.future.map((): DraftAction => ({ type: 'redo' }));
        const redone = run(undone, ...steps.slice(0, end.past.length));
        expect(redone.draft).toEqual(end.draft);
      }),
    );
  });

  it('loses and changes no questions when it only moves them', () => {
    const moves = action.filter(({ type }) => type === 'step' || type === 'drop');
    fc.assert(
      fc.property(fc.array(moves, { maxLength: 20 }), (actions) => {
        const { questions } = run(openDraft(quiz('a b1 c1 d2 e2')), ...actions).draft;
        expect([...questions].sort((x, y) => x.id.localeCompare(y.id))).toEqual(
          quiz('a b1 c1 d2 e2').questions,
        );
        for (const other of ['c', 'e']) {
          const index = order(questions).indexOf(other);
          expect(isJoinedToPrevious(questions, index) || isJoinedToPrevious(questions, index + 1)).toBe(true);
        }
      }),
    );
  });
});
