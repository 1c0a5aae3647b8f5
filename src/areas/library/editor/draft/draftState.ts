// State of the quiz being edited: its draft, the selection, and undo history.

import { type FieldsOf, withFields } from '#core/collections/withFields.ts';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import type { DraftQuestion, DraftQuiz } from '#core/content/draftQuiz.ts';
import type { AuthoredBase } from '#core/questions/questionBase.ts';
import {
  inGroup,
  inserted,
  joinedToPrevious,
  withUniqueGroupNames,
} from '#src/areas/library/editor/draft/groups.ts';
import { dropped, stepped } from '#src/areas/library/editor/draft/order.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The selected question's id; null for the quiz's own fields. */
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
  /** The next step to redo is last. */
  readonly future: readonly Step[];
  /**
   * The field being typed in and the time of the last change in ms; null if the next change starts a new
   * step.
   */
  readonly typing: { readonly field: string; readonly at: number } | null;
}

export type QuizFields = Omit<DraftQuiz, 'questions'>;

export type DraftAction =
  | { readonly type: 'select'; readonly id: Selection }
  /** `typing`: field being typed in; further changes to it within a second belong to the same step. */
  | { readonly type: 'setHead'; readonly fields: FieldsOf<QuizFields>; readonly typing?: string | undefined }
  | {
      readonly type: 'setFields';
      readonly id: string;
      readonly fields: FieldsOf<AuthoredQuestion>;
      readonly typing?: string | undefined;
    }
  /** Changes fields of several questions, by id. */
  | { readonly type: 'setEach'; readonly fields: ReadonlyMap<string, FieldsOf<AuthoredBase>> }
  /** Replaces a question, for instance with another kind or text format. */
  | { readonly type: 'rewrite'; readonly question: DraftQuestion }
  /** Inserts after this question, or at the start if null, and selects the first one inserted. */
  | { readonly type: 'insert'; readonly after: Selection; readonly questions: readonly DraftQuestion[] }
  /** `copyId`: id of the copy, which is placed right after the original. */
  | { readonly type: 'duplicate'; readonly id: string; readonly copyId: string }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'step'; readonly id: string; readonly by: -1 | 1 }
  /** Moves before the question at this index; the number of questions means the end. */
  | { readonly type: 'drop'; readonly id: string; readonly before: number }
  | { readonly type: 'together'; readonly id: string; readonly together: boolean }
  /** Replaces the draft with an older version or one from elsewhere. */
  | { readonly type: 'replace'; readonly draft: DraftQuiz }
  | { readonly type: 'undo' }
  | { readonly type: 'redo' };

/** Milliseconds between changes that still count as one typing step. */
const TYPING_MS = 1_000;

export function openDraft(
  draft: DraftQuiz,
  selected: Selection = draft.questions[0]?.id ?? null,
): DraftState {
  return { draft: named(draft), selected, past: [], future: [], typing: null };
}

/** `at` is the current time in milliseconds. */
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

/** Key of the field that an action types in; undefined if it is its own step. */
function fieldOf(action: DraftAction): string | undefined {
  if (!('typing' in action) || action.typing === undefined) return undefined;
  return `${action.type === 'setFields' ? action.id : ''} ${action.typing}`;
}

type Change = Exclude<DraftAction, { readonly type: 'select' | 'undo' | 'redo' }>;

/** Returns null if the action changes nothing. */
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
    case 'setEach':
      return as(
        questions.map((question) => {
          const fields = action.fields.get(question.id);
          return fields ? withFields(question, fields) : question;
        }),
      );
    case 'rewrite': {
      const index = indexOf(action.question.id);
      // Only 'together' changes a question's group.
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
      return as(joinedToPrevious(questions, indexOf(action.id), action.together), action.id);
    case 'replace': {
      const next = named(action.draft);
      const left = next.questions;
      if (selected === null || left.some(({ id }) => id === selected)) return { draft: next, selected };
      // Instead of one that is gone, what is now at its place.
      const place = Math.min(indexOf(selected), left.length - 1);
      return { draft: next, selected: left[Math.max(0, place)]?.id ?? null };
    }
  }
}

function named(draft: DraftQuiz): DraftQuiz {
  return { ...draft, questions: withUniqueGroupNames(draft.questions) };
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
