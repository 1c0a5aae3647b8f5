// What a screen reader is told of the mountain: an avalanche that comes, and what it took.

import { avalancheOn } from '#core/features/mysticPeak/avalancheOn.ts';
import { obstacleNews } from '#scenes/features/mysticPeak/obstacles/spoken/model.ts';
import { message } from '#scenes/message.ts';
import type { Announcement, Shown } from '#src/game/phases/phase.ts';

/** Of a page that has just opened nothing is news. */
export function announcementsOf(previous: Shown | null, { view }: Shown): readonly Announcement[] {
  const { climb } = view.me;
  const before = previous?.view;
  if (!before || !climb) return [];
  const avalanche = avalancheOn(view);
  if (avalanche && before.room.mountain?.avalanche?.fallsAt !== avalanche.fallsAt)
    return [{ ...message('mysticPeak:avalanche.warning', { name: avalanche.by }), priority: 'assertive' }];
  const played = obstacleNews(before, view);
  if (played.length > 0) return played;
  const lost = climb.swept - (before.me.climb?.swept ?? climb.swept);
  return lost > 0 ? [message('mysticPeak:avalanche.lost', { count: lost })] : [];
}
