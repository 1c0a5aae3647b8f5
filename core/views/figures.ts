// Figures derived from counts, defined once for the host, the projector, and the student (docs/game-rules.md,
// "What is counted").

import { groupPlace } from '#core/features/features.ts';
import { modeOf } from '#core/modes/registry.ts';
import type { Distribution, Question } from '#core/questions/question.ts';
import { isFinished } from '#core/room/phase.ts';
import type { PlayerView, Summary } from '#core/views/playerView.ts';

type Band = 'perfect' | 'good' | 'average' | 'poor';

/**
 * Returns the band of an accuracy in percent (specification 2, section 9): 100, at least 75, at least 40, or
 * less.
 */
export function bandOf(accuracy: number): Band {
  if (accuracy >= 100) return 'perfect';
  if (accuracy >= 75) return 'good';
  return accuracy >= 40 ? 'average' : 'poor';
}

/** Number of players who had the question, whether or not they answered. */
export function reachedQuestion({
  answered,
  unanswered,
}: Pick<Distribution, 'answered' | 'unanswered'>): number {
  return answered + unanswered;
}

/** Share, 0 to 1, of the players who had the question; 0 if none had it. */
export function shareReached(count: number, distribution: Distribution): number {
  const had = reachedQuestion(distribution);
  return had === 0 ? 0 : count / had;
}

/**
 * Rounded percentage of players who had the question and were right; null if none had it, or it has no
 * correct answer.
 */
export function rightPercent(
  { hasCorrectAnswer }: Pick<Question, 'hasCorrectAnswer'>,
  distribution: Distribution,
): number | null {
  if (!hasCorrectAnswer || reachedQuestion(distribution) === 0) return null;
  return Math.round(100 * shareReached(distribution.correct, distribution));
}

/** Placeholder for a missing figure, in every language. */
export const NO_FIGURE = '–';

/** Number of places on a podium. */
const PODIUM = 3;

/** A rank with the score it is based on, and the best attempt if that is a different one. */
type Ranked = Pick<Summary, 'rank' | 'score'> & Partial<Pick<Summary, 'best'>>;

function pointsOf({ score, best }: Ranked): number {
  return best?.score ?? score;
}

/**
 * True if this rank is celebrated, with a medal, a step, and praise. Without points, no one has won anything.
 */
export function onPodium(ranked: Ranked): boolean {
  return ranked.rank !== null && ranked.rank <= PODIUM && pointsOf(ranked) > 0;
}

/**
 * True if this rank deserves praise at the end: on the podium that a projector shows. Where there is none, the
 * last of several players isn't praised.
 */
export function isPraised(ranked: Ranked, room: PodiumRoom, playerCount: number): boolean {
  return onPodium(ranked) && (hasPodium(room) || ranked.rank === 1 || Number(ranked.rank) < playerCount);
}

type PodiumRoom = Pick<PlayerView['room'], 'type' | 'playMode'>;

/** True if a host can show the game's podium to everyone. */
function hasPodium({ type, playMode }: PodiumRoom): boolean {
  return playMode === 'live' && modeOf({ type }).runBy !== 'player';
}

/** True if the game ended before all of the player's questions had been asked. */
export function wasCutShort({ summary }: Pick<PlayerView, 'summary'>): boolean {
  return summary !== null && summary.notPlayed > 0;
}

/** Returns how far a player got in a solo game that they stopped early; null otherwise. */
export function stoppedAfter({
  room,
  summary,
}: Pick<PlayerView, 'room' | 'summary'>): { readonly played: number; readonly total: number } | null {
  const total = room.questionCount;
  const played = total - (summary?.notPlayed ?? 0);
  return room.playMode === 'solo' && played > 0 && played < total ? { played, total } : null;
}

/** True if ranks can't change anymore: the game is over for everyone, or for its solo player. */
export function isDecided({ me, room }: Pick<PlayerView, 'me' | 'room'>): boolean {
  return isFinished(room.state) || (room.playMode === 'solo' && me.isOver);
}

/**
 * Returns the place that a player has won; null if it isn't praised, while others still play, or if another
 * attempt won it. For players ranked together only first place counts, and they share it.
 */
export function podiumPlace({
  me,
  room,
  summary,
}: Pick<PlayerView, 'me' | 'room' | 'summary'>): number | null {
  const shared = groupPlace(summary);
  if (shared) return isFinished(room.state) && shared.rank === 1 && onPodium(shared) ? 1 : null;
  const isOwn = isDecided({ me, room }) && !summary?.best;
  return isOwn && isPraised(summary ?? me, room, summary?.playerCount ?? room.playerCount) ? me.rank : null;
}

/**
 * Returns the rank to show a player at the end; null without points, since only time and accuracy decided it.
 */
export function finalRank(ranked: Ranked): number | null {
  return pointsOf(ranked) > 0 ? ranked.rank : null;
}

/** True if any of these rows has points yet. */
export function anyPoints(rows: readonly { readonly score: number }[]): boolean {
  return rows.some(({ score }) => score > 0);
}

/** Title of the projector's end screen. `board`: null if the game never started. */
export function podiumTitle(
  board: { readonly rows: readonly { readonly score: number }[] } | null,
): 'closed' | 'podium' | 'noPoints' | 'noWinners' {
  if (!board) return 'closed';
  if (anyPoints(board.rows)) return 'podium';
  return board.rows.length > 0 ? 'noPoints' : 'noWinners';
}
