// Three-way merge of two drafts of a quiz that were changed in different places.

import { deepEqual } from '#core/collections/deepEqual.ts';
import { withFields } from '#core/collections/withFields.ts';
import type { DraftQuestion, DraftQuiz } from '#core/content/draftQuiz.ts';
import type { QuizFields } from '#src/areas/library/editor/draft/draftState.ts';
import { freeGroup, inGroup } from '#src/areas/library/editor/draft/groups.ts';

type QuizField = keyof QuizFields;

/** Something that both drafts changed in different ways; null is a deleted question. */
export type Clash =
  | {
      readonly type: 'question';
      readonly id: string;
      readonly mine: DraftQuestion | null;
      readonly theirs: DraftQuestion | null;
    }
  | {
      readonly type: 'field';
      readonly field: QuizField;
      readonly mine: QuizFields[QuizField];
      readonly theirs: QuizFields[QuizField];
    };

export type ClashChoice = 'mine' | 'theirs' | 'both';

interface MergedDraft {
  /** Has this draft's version of whatever clashes, and the other's of a question that is deleted here. */
  readonly draft: DraftQuiz;
  readonly clashes: readonly Clash[];
}

/** Ensures that no field of a quiz is forgotten. */
const FIELDS: { readonly [Field in QuizField]-?: true } = {
  title: true,
  description: true,
  language: true,
  subject: true,
  grade: true,
  cover: true,
};

const EMPTY: DraftQuiz = { title: '', questions: [] };

type Questions = readonly DraftQuestion[];
type ById = ReadonlyMap<string, DraftQuestion>;

/**
 * Merges two drafts made from `base`, or from nothing that is known if null: then whatever is in only one of
 * them counts as added. Groups and order never clash: what both changed is as in `mine`.
 */
export function mergeDrafts(base: DraftQuiz | null, mine: DraftQuiz, theirs: DraftQuiz): MergedDraft {
  const from = base ?? EMPTY;
  const clashes: Clash[] = [];
  let head = mine;
  for (const field of Object.keys(FIELDS) as QuizField[]) {
    const [was, own, other] = [from[field], mine[field], theirs[field]];
    if (deepEqual(other, was) || deepEqual(other, own)) continue;
    if (deepEqual(own, was)) head = withFields(head, { [field]: other });
    else clashes.push({ type: 'field', field, mine: own, theirs: other });
  }
  const before = byId(from.questions);
  const here = byId(mine.questions);
  const there = byId(ownGroups(from, mine, theirs));
  const merged = new Map<string, DraftQuestion>();
  for (const id of new Set([...here.keys(), ...there.keys()])) {
    const { question, clash } = mergeQuestion(id, before.get(id), here.get(id), there.get(id));
    if (question) merged.set(id, question);
    if (clash) clashes.push(clash);
  }
  const questions = order(before, here, there, merged).flatMap((id) => merged.get(id) ?? []);
  return { draft: { ...head, questions: gathered(questions) }, clashes };
}

/** Resolves one clash in a merged draft. `newId`: id of the question added when both are kept. */
export function withChoice(draft: DraftQuiz, clash: Clash, choice: ClashChoice, newId: string): DraftQuiz {
  if (clash.type === 'field')
    return choice === 'mine' ? draft : withFields(draft, { [clash.field]: clash.theirs });
  const { questions } = draft;
  const index = questions.findIndex(({ id }) => id === clash.id);
  const question = questions[index];
  if (!question) return draft;
  const chosen = choice === 'theirs' ? clash.theirs : clash.mine;
  const kept = chosen ? [inGroup(chosen, question.group)] : [];
  const added =
    choice === 'both' && clash.theirs ? [{ ...inGroup(clash.theirs, question.group), id: newId }] : [];
  return { ...draft, questions: questions.toSpliced(index, 1, ...kept, ...added) };
}

const byId = (questions: Questions): ById => new Map(questions.map((question) => [question.id, question]));

const isSame = (one: DraftQuestion, other: DraftQuestion | undefined) =>
  other !== undefined && deepEqual(inGroup(one, undefined), inGroup(other, undefined));

interface MergedQuestion {
  readonly question: DraftQuestion | null;
  readonly clash?: Clash;
}

/** Merges one question, whose content and group are separate. */
function mergeQuestion(
  id: string,
  was: DraftQuestion | undefined,
  mine: DraftQuestion | undefined,
  theirs: DraftQuestion | undefined,
): MergedQuestion {
  const clash = { type: 'question', id, mine: mine ?? null, theirs: theirs ?? null } as const;
  if (mine && theirs) {
    const group = was && mine.group === was.group ? theirs.group : mine.group;
    if (was && isSame(was, mine)) return { question: inGroup(theirs, group) };
    const fits = isSame(mine, theirs) || (was && isSame(was, theirs));
    return { question: inGroup(mine, group), ...(!fits && { clash }) };
  }
  const only = mine ?? theirs ?? null;
  if (!was || !only) return { question: only };
  return isSame(was, only) ? { question: null } : { question: only, clash };
}

/** Returns their questions with other names for groups that would be confused with a new one of mine. */
function ownGroups(base: DraftQuiz, mine: DraftQuiz, theirs: DraftQuiz): Questions {
  const old = new Set([undefined, ...base.questions.map(({ group }) => group)]);
  const added = new Set(mine.questions.map(({ group }) => group).filter((group) => !old.has(group)));
  let questions = theirs.questions;
  for (const name of added) {
    if (!questions.some(({ group }) => group === name)) continue;
    const free = freeGroup([...mine.questions, ...questions]);
    questions = questions.map((question) => (question.group === name ? inGroup(question, free) : question));
  }
  return questions;
}

/**
 * Returns the ids of both drafts in the order of the one that changed it, with what is only in the other
 * after the same question as there.
 */
function order(before: ById, here: ById, there: ById, merged: ById): readonly string[] {
  const shared = (ids: ById) =>
    [...ids.keys()].filter((id) => before.has(id) && here.has(id) && there.has(id));
  const leads = deepEqual(shared(here), shared(before)) ? there : here;
  const follows = leads === here ? there : here;
  const ids = [...leads.keys()].filter((id) => merged.has(id));
  let run: string[] = [];
  let after: string | undefined;
  const insert = () => {
    const [first] = run;
    if (first === undefined) return;
    let place = after === undefined ? 0 : ids.indexOf(after) + 1;
    // Both added at the same place: either page puts them in the same order.
    const isAdded = (id: string | undefined) => id !== undefined && !follows.has(id);
    if (isAdded(ids[place]) && String(ids[place]) < first) while (isAdded(ids[place])) place += 1;
    ids.splice(place, 0, ...run);
    run = [];
  };
  for (const id of follows.keys()) {
    if (!merged.has(id)) continue;
    if (!leads.has(id)) run.push(id);
    else {
      insert();
      after = id;
    }
  }
  insert();
  return ids;
}

/** Returns the questions with each group in one piece, where its first question is. */
function gathered(questions: Questions): Questions {
  const groups = new Map<string, DraftQuestion[]>();
  for (const question of questions) {
    const name = question.group ?? ` ${question.id}`;
    groups.set(name, [...(groups.get(name) ?? []), question]);
  }
  return [...groups.values()].flat();
}
