// The questions of a summary that are worth another look.

import type { SummaryItem } from '#core/views/playerView.ts';

type Told = SummaryItem & { readonly question: NonNullable<SummaryItem['question']> };

/** Those that were not right in the end, in their order: a question that was asked again counts as it ended. */
export function missedIn(items: readonly SummaryItem[]): readonly Told[] {
  const last = new Map<string, Told>();
  for (const item of items) if (isMet(item)) last.set(item.question.id, item);
  return [...last.values()].filter(
    ({ answer, result }) => answer === null || result === 'incorrect' || result === 'partial',
  );
}

/** Whether the player met it, and something was right. */
function isMet(item: SummaryItem): item is Told {
  return item.state !== null && item.question?.hasCorrectAnswer === true;
}
