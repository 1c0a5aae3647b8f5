// What a climber sees of the mountain at a stop: which part of the way, where the climber stands on it, and what has just been reached.

import { MYSTIC_PEAK } from '#core/features/mysticPeak/config.ts';
import type { MysticPeakBoard } from '#core/features/mysticPeak/views.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type {
  Camera,
  MountainClimber,
  MountainEvent,
  MountainModel,
} from '#scenes/features/mysticPeak/mountain/model.ts';
import { campHeight, poseAt } from '#scenes/features/mysticPeak/mountain/route.ts';
import type { ThemeTokens } from '#scenes/theme/tokens.ts';

export interface OwnMountain {
  readonly camera: Camera;
  readonly model: MountainModel;
  /** As the stop comes. */
  readonly events: readonly MountainEvent[];
}

/** null where one neither stands at a stop nor waits on the peak. `board`: who else is on the mountain, as far as that is told; null while nothing is. */
export function ownMountain(
  view: PlayerView,
  tokens: ThemeTokens,
  board: MysticPeakBoard | null = null,
): OwnMountain | null {
  const { climb, character, playerId } = view.me;
  const { mountain } = view.room;
  if (!climb || !mountain || (!climb.stop && climb.flagAt === null)) return null;
  const { camps } = mountain;
  const { height, stop } = climb;
  const isUp = climb.peakAt !== null;
  // Behind a camp one looks back at the way to it; before it, at the way that comes.
  const camp = (stop?.camp ?? 1) - 1;
  const camera: Camera = isUp ? 'whole' : { from: campHeight(camps, camp), to: campHeight(camps, camp + 1) };
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
          pose: stop?.kind === 'levelUp' || isUp ? 'cheer' : 'rest',
          isOwn: true,
          isNamed: false,
          lamp: false,
        },
        ...(board ? rivalsOf(board, climb.height, playerId, camps, camera) : []),
      ],
      // Of few each is seen.
      counts:
        board && board.total > MYSTIC_PEAK.board.drawn + 1 ? board.camps.map(({ climbers }) => climbers) : [],
      flags: reached.map((isReached, index) => ({ camp: index, fill: isReached ? 1 : 0 })),
      peakFlags: climb.flagAt === null ? [] : [character],
      avalanche: null,
      trail: tokens.color.gold,
    },
    // The flag goes up once, when it is planted.
    events:
      climb.flagAt !== null
        ? [{ type: 'peak', id: playerId }]
        : [
            ...(stop?.kind === 'levelUp' && !isUp ? [{ type: 'camp', camp: stop.camp } as const] : []),
            ...(stop?.kind === 'levelUp' || isUp ? [{ type: 'cheered', id: playerId } as const] : []),
          ],
  };
}

/** Those in sight who are told of, the nearest first. Who is next above and below has a name, and on the whole mountain the others are lamps. */
function rivalsOf(
  { near, rows }: MysticPeakBoard,
  own: number,
  ownId: string,
  camps: readonly number[],
  camera: Camera,
): readonly MountainClimber[] {
  const isWhole = camera === 'whole';
  const others = [...near, ...rows.filter((row) => !near.some(({ playerId }) => playerId === row.playerId))]
    .filter(
      ({ playerId, height }) =>
        playerId !== ownId && (isWhole || (height >= camera.from && height <= camera.to)),
    )
    .sort((one, other) => Math.abs(one.height - own) - Math.abs(other.height - own));
  return others.slice(0, isWhole ? undefined : MYSTIC_PEAK.board.drawn).map((row) => {
    const { playerId: id, name, character, height } = row;
    const isNamed = near.includes(row);
    return {
      id,
      name,
      character,
      height,
      pose: poseAt(camps, height),
      isOwn: false,
      isNamed,
      lamp: isWhole && !isNamed,
    };
  });
}
