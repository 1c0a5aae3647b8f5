// The player's rank at a stop: points and tier, height, the next climbers above and below, and the number of
// climbers at each place.

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { MysticPeakBoard, PeakRow } from '#core/features/mysticPeak/views.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import { numberMessage, message, type Message } from '#scenes/message.ts';

/** The player's points at a stop on the way, with the tier if known; null elsewhere. */
export function ownRankMessage({ me }: PlayerView, board: MysticPeakBoard | null): Message | null {
  if (!me.climb?.stop || me.climb.flagAt !== null) return null;
  const points = numberMessage(me.score);
  const tier = board?.own?.tier;
  return tier
    ? message(
        'mysticPeak:standing.tier',
        { points, tier: message(`mysticPeak:tier.${tier}`) },
        'mysticPeak:standing.tierSpoken',
      )
    : message('mysticPeak:standing.points', { points }, 'mysticPeak:standing.pointsSpoken');
}

/** `board`: the other climbers as far as they are shown; null for none. */
export function rivalLines({ me: { climb } }: PlayerView, board: MysticPeakBoard | null): readonly Message[] {
  if (!climb) return [];
  const height = message('mysticPeak:rivals.own', { height: climb.height, of: MYSTIC_PEAK.peak });
  if (!board?.own || board.total < 2) return [height];
  const { own, near, camps, total } = board;
  const isAbove = (row: PeakRow): boolean =>
    row.height > own.height || (row.height === own.height && row.rank < own.rank);
  const above = near.findLast(isAbove);
  const below = near.find((row) => !isAbove(row));
  const onPeak = total - camps.reduce((sum, { climbers }) => sum + climbers, 0);
  const told = ({ name, height: at }: PeakRow) => ({ name, height: at });
  return [
    height,
    ...(above ? [message('mysticPeak:rivals.above', told(above))] : []),
    ...(below ? [message('mysticPeak:rivals.below', told(below))] : []),
    ...(onPeak > 0 ? [message('mysticPeak:rivals.atPeak', { count: onPeak })] : []),
    ...camps
      .filter(({ climbers }) => climbers > 0)
      .toReversed()
      .map(({ camp, climbers }) => message('mysticPeak:rivals.inCamp', { camp, count: climbers })),
  ];
}
