// Questions that move into a parent, such as a passage, and out of it.

import { type DraftQuestion, type DraftQuiz, withoutId } from '#core/content/draftQuiz.ts';
import { authoringOf, childrenOf } from '#core/questions/authoring.ts';
import { kindOf } from '#core/questions/kinds.ts';
import type { AuthoredChild } from '#core/questions/kind.ts';
import { inGroup, inserted } from '#src/areas/library/editor/draft/groups.ts';

function withChildren(parent: DraftQuestion, children: readonly AuthoredChild[]): DraftQuestion {
  const changed = authoringOf(parent.type).children?.with(parent, children) ?? parent;
  return { ...changed, id: parent.id };
}

/** True if the question can be inside another. */
export const canBeChild = ({ type }: DraftQuestion): boolean => kindOf(type).sort !== 'parent';

/** Moves a question into a parent, before the child at this place; unchanged if it can't be there. */
export function movedIn(draft: DraftQuiz, id: string, parentId: string, place: number): DraftQuiz {
  const moved = draft.questions.find((question) => question.id === id);
  if (!moved || !canBeChild(moved)) return draft;
  const child = withoutId(inGroup(moved, undefined)) as AuthoredChild;
  const questions = draft.questions
    .filter((question) => question !== moved)
    .map((question) =>
      question.id === parentId
        ? withChildren(
            question,
            (childrenOf(question) as readonly AuthoredChild[]).toSpliced(place, 0, child),
          )
        : question,
    );
  return { ...draft, questions };
}

/** Moves the child at this place out of its parent, as the question `id`, before the one at `before`. */
export function movedOut(
  { questions, ...draft }: DraftQuiz,
  parentId: string,
  place: number,
  { id, before }: { readonly id: string; readonly before: number },
): DraftQuiz {
  const index = questions.findIndex((question) => question.id === parentId);
  const parent = questions[index];
  const children = parent ? (childrenOf(parent) as readonly AuthoredChild[]) : [];
  const child = children[place];
  if (!parent || !child) return { ...draft, questions };
  return {
    ...draft,
    questions: inserted(questions.with(index, withChildren(parent, children.toSpliced(place, 1))), before, [
      { ...child, id },
    ]),
  };
}
