// A quiz as it is being written: what stands there, which question is looked at, and every step back and forth.

import { type FieldsOf, withFields } from '#core/collections/withFields.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { DraftQuestion, DraftQuiz } from '#core/content/draftQuiz.ts';
import { inGroup, withBefore, withOwnNames } from '#src/areas/library/editor/draft/groups.ts';
import { dropped, stepped } from '#src/areas/library/editor/draft/order.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What stands in the middle: a question by its id, or what is said of the whole quiz. */
export type Selection = string | null;

interface Place {
  readonly draft: DraftQuiz;
  readonly selected: Selection;
}

interface Step {
  readonly before: Place;
  readonly after: Place;
}

export interface DraftState extends Place {
  readonly past: readonly Step[];
  /** The next one last. */
  readonly future: readonly Step[];
  /** The field in which one types, and when in ms; null where the next change is a step of its own. */
  readonly typing: { readonly field: string; readonly at: number } | null;
}

export type QuizHead = Omit<DraftQuiz, 'questions'>;

export type DraftAction =
  | { readonly type: 'select'; readonly id: Selection }
  /** `typing`: where in the fields one types; what follows there within a second is the same step. */
  | { readonly type: 'setHead'; readonly fields: FieldsOf<QuizHead>; readonly typing?: string | undefined }
  | {
      readonly type: 'setFields';
      readonly id: string;
      readonly fields: FieldsOf<AuthoredQuestion>;
      readonly typing?: string | undefined;
    }
  /** All of a question is another: its kind, or how its texts are read. */
  | { readonly type: 'rewrite'; readonly question: DraftQuestion }
  /** Behind this question, null: before all. The first of them is looked at then. */
  | { readonly type: 'insert'; readonly after: Selection; readonly questions: readonly DraftQuestion[] }
  /** `copyId`: of the copy, which stands behind it. */
  | { readonly type: 'duplicate'; readonly id: string; readonly copyId: string }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'step'; readonly id: string; readonly by: -1 | 1 }
  /** Before the question that stands at this place; the number of questions: at the end. */
  | { readonly type: 'drop'; readonly id: string; readonly before: number }
  | { readonly type: 'together'; readonly id: string; readonly together: boolean }
  /** Another draft in place of this one: an older version, or what was written elsewhere. */
  | { readonly type: 'replace'; readonly draft: DraftQuiz }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** Milliseconds within which one goes on with what one typed. */
const TYPING_MS = 1_000;

export function openDraft(
  draft: DraftQuiz,
  selected: Selection = draft.questions[0]?.id ?? null,
): DraftState {
  return { draft: named(draft), selected, past: [], future: [], typing: null };
}

/** `at`: milliseconds. */
export function reduceDraft(state: DraftState, action: DraftAction, at: number): DraftState {
  switch (action.type) {
    case 'select':
      return action.id === state.selected ? state : { ...state, selected: action.id, typing: null };
    case 'undo': {
      const step = state.past.at(-1);
      if (!step) return state;
      return {
        ...step.before,
        past: state.past.slice(0, -1),
        future: [...state.future, step],
        typing: null,
      };
    }
    case 'redo': {
      const step = state.future.at(-1);
      if (!step) return state;
      return { ...step.after, past: [...state.past, step], future: state.future.slice(0, -1), typing: null };
    }
    default: {
      const after = changed(state, action);
      return after === null ? state : stepTo(state, after, fieldOf(action), at);
    }
  }
}

function stepTo(state: DraftState, after: Place, field: string | undefined, at: number): DraftState {
  const { draft, selected, past, typing } = state;
  const last = past.at(-1);
  const goesOn =
    last !== undefined && field !== undefined && typing?.field === field && at - typing.at < TYPING_MS;
  const step = goesOn ? { before: last.before, after } : { before: { draft, selected }, after };
  return {
    ...after,
    past: [...(goesOn ? past.slice(0, -1) : past), step],
    future: [],
    typing: field === undefined ? null : { field, at },
  };
}

/** The field in which an action types; undefined for a step of its own. */
function fieldOf(action: DraftAction): string | undefined {
  if (!('typing' in action) || action.typing === undefined) return undefined;
  return `${action.type === 'setFields' ? action.id : ''} ${action.typing}`;
}

type Change = Exclude<DraftAction, { readonly type: 'select' | 'undo' | 'redo' }>;

/** null where it changes nothing. */
function changed({ draft, selected }: Place, action: Change): Place | null {
  const { questions } = draft;
  const as = (next: readonly DraftQuestion[], selection: Selection = selected): Place | null =>
    next.length === questions.length && next.every((question, index) => question === questions[index])
      ? null
      : { draft: { ...draft, questions: next }, selected: selection };
  const indexOf = (id: Selection) => questions.findIndex((question) => question.id === id);
  switch (action.type) {
    case 'setHead':
      return { draft: withFields(draft, action.fields), selected };
    case 'setFields': {
      const index = indexOf(action.id);
      const before = questions[index];
      return before ? as(questions.with(index, withFields(before, action.fields)), action.id) : null;
    }
    case 'rewrite': {
      const index = indexOf(action.question.id);
      // Which group it is in is for 'together' to say.
      const question = inGroup(action.question, questions[index]?.group);
      return index < 0 ? null : as(questions.with(index, question), question.id);
    }
    case 'insert': {
      const added = action.questions.filter(({ id }) => indexOf(id) < 0);
      const [first] = added;
      return first ? as(inserted(questions, indexOf(action.after) + 1, added), first.id) : null;
    }
    case 'duplicate': {
      const index = indexOf(action.id);
      const question = questions[index];
      if (!question || indexOf(action.copyId) >= 0) return null;
      return as(questions.toSpliced(index + 1, 0, { ...question, id: action.copyId }), action.copyId);
    }
    case 'remove': {
      const index = indexOf(action.id);
      if (index < 0) return null;
      const left = questions.toSpliced(index, 1);
      const next = left[Math.min(index, left.length - 1)]?.id ?? null;
      return as(left, selected === action.id ? next : selected);
    }
    case 'step':
      return as(stepped(questions, action.id, action.by), action.id);
    case 'drop':
      return as(dropped(questions, action.id, action.before), action.id);
    case 'together':
      return as(withBefore(questions, indexOf(action.id), action.together), action.id);
    case 'replace': {
      const next = named(action.draft);
      const known = next.questions.some(({ id }) => id === selected);
      return { draft: next, selected: known ? selected : (next.questions[0]?.id ?? null) };
    }
  }
}

/** What comes into the middle of a group belongs to it; a group that comes in keeps to itself. */
function inserted(
  questions: readonly DraftQuestion[],
  index: number,
  added: readonly DraftQuestion[],
): readonly DraftQuestion[] {
  const group = questions[index - 1]?.group;
  const within = group !== undefined && questions[index]?.group === group;
  const all = questions.toSpliced(
    index,
    0,
    ...(within ? added.map((question) => inGroup(question, group)) : added),
  );
  return withOwnNames(all);
}

function named(draft: DraftQuiz): DraftQuiz {
  return { ...draft, questions: withOwnNames(draft.questions) };
}

export interface DraftStore extends StoreApi<DraftState> {
  readonly dispatch: (action: DraftAction) => void;
}

export function createDraftStore(
  draft: DraftQuiz,
  selected?: Selection,
  now: () => number = Date.now,
): DraftStore {
  const store = createStore<DraftState>()(() => openDraft(draft, selected));
  return {
    ...store,
    dispatch: (action) => store.setState((state) => reduceDraft(state, action, now()), true),
  };
}
