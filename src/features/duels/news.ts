// What a screen reader is told of duels: what is to be chosen, step by step, and what has come of each strike that concerned the player, once.

import { added } from '#core/collections/added.ts';
import { choiceModel } from '#scenes/features/duels/choice/model.ts';
import { newsWords } from '#scenes/features/duels/model.ts';
import { isChoicePhase } from '#src/features/duels/choicePhase.tsx';
import type { Announcement, Shown } from '#src/game/phases/phase.ts';

/** Of a page that has just opened nothing is news but what is to be chosen there. */
export function announcementsOf(previous: Shown | null, next: Shown): readonly Announcement[] {
  const before = previous?.view.me.duel;
  const { duel } = next.view.me;
  const news = before && duel ? added(before.news, duel.news).map(newsWords) : [];
  return [...news, ...headingOf(previous, next)];
}

/** The heading of a step that has just come: the focus goes to what can be pressed below it. */
function headingOf(previous: Shown | null, next: Shown): readonly Announcement[] {
  const step = stepOf(next);
  return step && step.id !== stepOf(previous)?.id ? [step.title] : [];
}

function stepOf(shown: Shown | null) {
  return shown && isChoicePhase(shown.phase) ? choiceModel(shown.view, shown.phase.state) : null;
}
