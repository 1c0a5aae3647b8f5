// What a climber sees of the mountain at a stop: which part of the way, where the climber stands on it, and what has just been reached.

import type { PlayerView } from '#core/views/playerView.ts';
import type { Camera, MountainEvent, MountainModel } from '#scenes/features/mysticPeak/mountain/model.ts';
import { campHeight } from '#scenes/features/mysticPeak/mountain/route.ts';
import type { ThemeTokens } from '#scenes/kit/tokens.ts';

export interface OwnMountain {
  readonly camera: Camera;
  readonly model: MountainModel;
  /** As the stop comes. */
  readonly events: readonly MountainEvent[];
}

/** null without a stop. */
export function ownMountain(view: PlayerView, tokens: ThemeTokens): OwnMountain | null {
  const { climb, character, playerId } = view.me;
  const { mountain } = view.room;
  if (!climb?.stop || !mountain) return null;
  const { camps, avalanche } = mountain;
  const { height, stop } = climb;
  const isUp = climb.peakAt !== null;
  // Behind a camp one looks back at the way to it; before it, at the way that comes.
  const camp = stop.camp - 1;
  const camera: Camera =
    stop.kind === 'summit' || (isUp && stop.kind === 'levelUp')
      ? 'whole'
      : { from: campHeight(camps, camp), to: campHeight(camps, camp + 1) };
  const reached = camps.map((_, index) => height >= campHeight(camps, index + 1));
  return {
    camera,
    model: {
      climbers: [
        {
          id: playerId,
          name: '',
          character,
          height,
          pose: stop.kind === 'levelUp' || isUp ? 'cheer' : 'rest',
          isOwn: true,
          isNamed: false,
          lamp: false,
        },
      ],
      counts: [],
      flags: reached.map((isReached, index) => ({ camp: index, fill: isReached ? 1 : 0 })),
      peakFlags: climb.flagAt === null ? [] : [character],
      avalanche: avalanche && { camp: avalanche.camp - 1 },
      trail: tokens.color.gold,
    },
    events: isUp
      ? [{ type: 'peak', id: playerId }]
      : stop.kind === 'levelUp'
        ? [
            { type: 'camp', camp: stop.camp },
            { type: 'cheered', id: playerId },
          ]
        : [],
  };
}
