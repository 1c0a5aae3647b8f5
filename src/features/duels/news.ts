// What a screen reader is told of duels: what has come of each strike that concerned the player, once.

import { added } from '#core/collections/added.ts';
import { newsWords } from '#scenes/features/duels/model.ts';
import type { Announcement, Shown } from '#src/game/phases/phase.ts';

/** Of a page that has just opened nothing is news. */
export function announcementsOf(previous: Shown | null, { view }: Shown): readonly Announcement[] {
  const before = previous?.view.me.duel;
  const { duel } = view.me;
  return before && duel ? added(before.news, duel.news).map(newsWords) : [];
}
