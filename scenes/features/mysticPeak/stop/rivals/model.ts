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

/** The nearest climbers above and below a player at this height, in that order, as far as there are any. */
function nearest(height: number, { own, near }: MysticPeakBoard): readonly Message[] {
  const isAbove = (row: PeakRow): boolean =>
    row.height > height || (row.height === height && row.rank < (own?.rank ?? 0));
  const told = (where: 'above' | 'below', row?: PeakRow): readonly Message[] =>
    row ? [message(`mysticPeak:rivals.${where}`, { name: row.name, height: row.height })] : [];
  return [
    ...told('above', near.findLast(isAbove)),
    ...told(
      'below',
      near.find((row) => !isAbove(row)),
    ),
  ];
}

/** The nearest climber, above if there is one; absent if none is shown. */
export function nearestRivalMessage(
  { me: { climb }, room }: PlayerView,
  board?: MysticPeakBoard | null,
): Message | undefined {
  if (!climb || !board || room.options.studentLeaderboard !== 'yes') return undefined;
  return nearest(climb.height, board)[0];
}

/** `board`: the other climbers as far as they are shown; null for none. */
export function rivalLines({ me: { climb } }: PlayerView, board: MysticPeakBoard | null): readonly Message[] {
  if (!climb) return [];
  const height = message('mysticPeak:rivals.own', { height: climb.height, of: MYSTIC_PEAK.peak });
  if (!board?.own || board.total < 2) return [height];
  const { camps, total } = board;
  const onPeak = total - camps.reduce((sum, { climbers }) => sum + climbers, 0);
  return [
    height,
    ...nearest(climb.height, board),
    ...(onPeak > 0 ? [message('mysticPeak:rivals.atPeak', { count: onPeak })] : []),
    ...camps
      .filter(({ climbers }) => climbers > 0)
      .toReversed()
      .map(({ camp, climbers }) => message('mysticPeak:rivals.inCamp', { camp, count: climbers })),
  ];
}

/** Says what an avalanche took, and who started it if the page has seen its warning. */
export function avalancheLoss(count: number, by: string): Message {
  return message(by ? 'mysticPeak:avalanche.lostTo' : 'mysticPeak:avalanche.lost', { name: by, count });
}
