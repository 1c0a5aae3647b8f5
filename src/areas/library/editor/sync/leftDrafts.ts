// Drafts that closed pages left on this device, combined into one.

import type { DraftQuiz } from '#core/content/draftQuiz.ts';
import { newQuestionId } from '#src/areas/library/editor/draft/ids.ts';
import { mergeDrafts, withChoice } from '#src/areas/library/editor/draft/mergeDrafts.ts';
import type { KeptDraft, Saves } from '#src/areas/library/editor/sync/keptDrafts.ts';

interface Combined {
  /** The first draft, then what it becomes with each further one. */
  readonly steps: readonly [DraftQuiz, ...DraftQuiz[]];
  /** Draft that all of them is based on, and its revision; null if unknown. */
  readonly base: DraftQuiz | null;
  readonly revision: number;
  readonly saves: Saves;
}

/**
 * Combines drafts, oldest first; null if there are none. Nobody can be asked here, so a question that two
 * pages changed is kept in both versions.
 */
export function combineLeft(drafts: readonly KeptDraft[]): Combined | null {
  const [first, ...others] = drafts;
  if (!first) return null;
  let steps: Combined['steps'] = [first.draft];
  let { base = null, revision } = first;
  let saves = first.saves ?? {};
  for (const next of others) {
    const isNewer = next.revision >= revision;
    const nextBase = next.base ?? null;
    const known = base && nextBase ? (isNewer ? base : nextBase) : null;
    const { draft, clashes } = mergeDrafts(known, next.draft, steps.at(-1) as DraftQuiz);
    const both = clashes.filter((clash) => clash.type === 'question' && clash.mine && clash.theirs);
    const whole = both.reduce((now, clash) => withChoice(now, clash, 'both', newQuestionId()), draft);
    steps = [...steps, whole];
    if (isNewer) [base, revision] = [nextBase, next.revision];
    for (const [page, count] of Object.entries(next.saves ?? {}))
      saves = { ...saves, [page]: Math.max(count, saves[page] ?? 0) };
  }
  return { steps, base, revision, saves };
}
