// The mountain a climber sees at a stop: the stretch in view, everyone on it, and what was just reached.

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
  /** Played when the stop appears. */
  readonly events: readonly MountainEvent[];
}

/**
 * null if the player is neither at a stop nor waiting on the peak. `board`: the other climbers as far as they
 * are shown; null for none.
 */
export function ownMountain(
  view: PlayerView,
  tokens: ThemeTokens,
  board: MysticPeakBoard | null = null,
): OwnMountain | null {
  const { climb, character, name, playerId } = view.me;
  const { mountain } = view.room;
  if (!climb || !mountain || (!climb.stop && climb.flagAt === null)) return null;
  const { camps } = mountain;
  const { height, stop } = climb;
  const isUp = climb.peakAt !== null;
  const isCheering = isUp || stop?.kind === 'levelUp';
  // After a camp the view looks back on the way to it; before a camp it looks ahead.
  const camp = (stop?.camp ?? 1) - 1;
  const camera: Camera = isUp ? 'peak' : { from: campHeight(camps, camp), to: campHeight(camps, camp + 1) };
  const reached = camps.map((_, index) => height >= campHeight(camps, index + 1));
  return {
    camera,
    model: {
      climbers: [
        {
          id: playerId,
          name,
          character,
          height,
          pose: isCheering ? 'cheer' : 'rest',
          isOwn: true,
          isNamed: !isUp,
          lamp: false,
        },
        ...(board ? rivalsOf(board, climb.height, playerId, camps, camera) : []),
      ],
      // In a small group, every climber is visible.
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
            ...(stop && isCheering && !isUp ? [{ type: 'camp', camp: stop.camp } as const] : []),
            ...(isCheering ? [{ type: 'cheered', id: playerId } as const] : []),
          ],
  };
}

/**
 * The visible rivals from the board, nearest first. The next ones above and below have names; on the whole
 * mountain the others are lamps.
 */
function rivalsOf(
  { near, rows }: MysticPeakBoard,
  own: number,
  ownId: string,
  camps: readonly number[],
  camera: Camera,
): readonly MountainClimber[] {
  const isWhole = typeof camera === 'string';
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
