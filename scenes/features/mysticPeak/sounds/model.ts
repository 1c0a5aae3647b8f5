// Sounds of the mountain: its events, its stops, and how its games end. Shared by the scenes and by pages
// without a canvas.

import { type GameView, MINI_GAMES } from '#core/features/mysticPeak/games/game.ts';
import { type Result } from '#core/features/mysticPeak/games/ids.ts';
import type { StopView } from '#core/features/mysticPeak/views.ts';
import type { SoundName } from '#scenes/ports.ts';

/** By event on the mountain (`MountainEvent`), plus the flag and the wind. */
export const MOUNTAIN_SOUNDS = {
  climbed: 'peakStep',
  /** A climber who slips hangs on the rope. */
  slipped: 'peakRope',
  camp: 'peakFire',
  peak: 'peakArrival',
  flag: 'peakFlag',
  /** Starts three seconds before the snow comes down, and leads up to it. */
  avalanche: 'peakAvalanche',
  wind: 'peakWind',
} as const satisfies Readonly<Record<string, SoundName>>;

const GAME_SOUNDS = {
  steppingStones: { won: 'stonesWin', lost: 'stonesLose', near: 'stonesNear' },
  ropeThrow: { won: 'ropeWin', lost: 'ropeLose', near: 'ropeNear' },
  runeMatch: { won: 'runesWin', lost: 'runesLose', near: 'runesNear' },
} as const satisfies Readonly<Record<GameView['game'], Readonly<Record<string, SoundName>>>>;

/** The sound that opens a stop. `isTop`: the peak has been reached. */
export function soundOfStop(stop: StopView, isTop: boolean) {
  switch (stop.kind) {
    case 'levelUp':
      return isTop ? MOUNTAIN_SOUNDS.peak : MOUNTAIN_SOUNDS.camp;
    case 'pathFinder':
    case 'summit':
      return MOUNTAIN_SOUNDS.wind;
    case 'powerupSelection':
      return 'powerupCard';
    case 'obstacle':
      // Offered, or bypassed.
      return stop.obstacle.result === null ? MOUNTAIN_SOUNDS.slipped : MOUNTAIN_SOUNDS.climbed;
    default:
      return stop satisfies never;
  }
}

/** The sound for the end of a mini-game; a near miss has one of its own. */
export function soundOfEnd(view: GameView, result: Result) {
  const sounds = GAME_SOUNDS[view.game];
  if (result === 'WIN') return sounds.won;
  return isNear(view) ? sounds.near : sounds.lost;
}

/** The sound of one rope throw, by how close it came. */
export function soundOfThrow(nearness: 'hit' | 'near' | 'far') {
  if (nearness === 'hit') return MOUNTAIN_SOUNDS.slipped;
  return nearness === 'near' ? GAME_SOUNDS.ropeThrow.near : 'press';
}

/** True if only one stone, hit or pair was missing. */
function isNear(view: GameView): boolean {
  if (view.game === 'steppingStones') return view.held === view.count - 1;
  if (view.game === 'runeMatch') return view.pairsLeft === 1;
  if (view.form !== 'moving') return view.throws.at(-1)?.isJust === true;
  const hits = view.marks.filter(({ answer }) => answer === 'hit').length;
  return view.marks.at(-1)?.answer === 'just' || hits === MINI_GAMES.ropeThrow.hits - 1;
}
