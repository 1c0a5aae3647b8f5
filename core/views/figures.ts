// What is made of counts: one definition each for the host, the projector and the student (docs/game-rules.md, "What is counted").

import { sharedPlace } from '#core/features/features.ts';
import type { Distribution, Question } from '#core/questions/question.ts';
import { isFinished } from '#core/room/phase.ts';
import type { PlayerView, Summary } from '#core/views/playerView.ts';

type Band = 'perfect' | 'good' | 'average' | 'poor';

/** Of an accuracy in per cent. Bands of specification 2, section 9: 100, 75 and more, 40 and more, less. */
export function bandOf(accuracy: number): Band {
  if (accuracy >= 100) return 'perfect';
  if (accuracy >= 75) return 'good';
  return accuracy >= 40 ? 'average' : 'poor';
}

/** Players who had the question, whether or not they gave an answer. */
export function hadQuestion({ answered, unanswered }: Pick<Distribution, 'answered' | 'unanswered'>): number {
  return answered + unanswered;
}

/** The part, 0 to 1, of those who had the question; 0 where nobody had it. */
export function shareOfHad(count: number, distribution: Distribution): number {
  const had = hadQuestion(distribution);
  return had === 0 ? 0 : count / had;
}

/** Per cent, rounded, of those who had the question that were right; null where nobody had it, or nothing is right. */
export function rightPercent(
  { hasCorrectAnswer }: Pick<Question, 'hasCorrectAnswer'>,
  distribution: Distribution,
): number | null {
  if (!hasCorrectAnswer || hadQuestion(distribution) === 0) return null;
  return Math.round(100 * shareOfHad(distribution.correct, distribution));
}

/** Stands for a figure where there is none, in every language. */
export const NO_FIGURE = '–';

/** Places of a podium. */
const PODIUM = 3;

/** A place, with the points that it comes from, and the best attempt where that is another one. */
type Ranked = Pick<Summary, 'rank' | 'score'> & Partial<Pick<Summary, 'best'>>;

function pointsOf({ score, best }: Ranked): number {
  return best?.score ?? score;
}

/** Whether this place is one to celebrate: with medal, step and praise. Without points nobody has won anything. */
export function onPodium(ranked: Ranked): boolean {
  return ranked.rank !== null && ranked.rank <= PODIUM && pointsOf(ranked) > 0;
}

/** A place worth praise at the end: on the podium, and not the last of several players. */
export function isPraised(ranked: Ranked, playerCount: number): boolean {
  return onPodium(ranked) && (ranked.rank === 1 || Number(ranked.rank) < playerCount);
}

/** Whether the game ended before all of the player's questions had come up. */
export function wasCut({ summary }: Pick<PlayerView, 'summary'>): boolean {
  return summary !== null && summary.notPlayed > 0;
}

/** How far a player came in a game alone who has stopped it before its end; null where that is not so. */
export function stoppedAfter({
  room,
  summary,
}: Pick<PlayerView, 'room' | 'summary'>): { readonly played: number; readonly total: number } | null {
  const total = room.questionCount;
  const played = total - (summary?.notPlayed ?? 0);
  return room.playMode === 'solo' && played > 0 && played < total ? { played, total } : null;
}

/** Whether no place changes any more: the game is over, for all or for who plays it alone. */
export function isDecided({ me, room }: Pick<PlayerView, 'me' | 'room'>): boolean {
  return isFinished(room.state) || (room.playMode === 'solo' && me.isOver);
}

/**
 * The place that a player has won; null off the podium, for the last of several, while others still play, and where another attempt has
 * won it. Of those who are ranked together the first place alone counts, and it is theirs.
 */
export function podiumPlace({
  me,
  room,
  summary,
}: Pick<PlayerView, 'me' | 'room' | 'summary'>): number | null {
  const shared = sharedPlace(summary);
  if (shared) return isFinished(room.state) && shared.rank === 1 && onPodium(shared) ? 1 : null;
  const isOwn = isDecided({ me, room }) && !summary?.best;
  return isOwn && isPraised(summary ?? me, summary?.playerCount ?? room.playerCount) ? me.rank : null;
}

/** The rank to tell a player at the end: without points none, since only time and accuracy have put that player there. */
export function finalRank(ranked: Ranked): number | null {
  return pointsOf(ranked) > 0 ? ranked.rank : null;
}

/** Whether anybody in these rows has points yet. */
export function anyPoints(rows: readonly { readonly score: number }[]): boolean {
  return rows.some(({ score }) => score > 0);
}

/** What stands over the end on the projector; `board` is null where the game never started. */
export function podiumTitle(
  board: { readonly rows: readonly { readonly score: number }[] } | null,
): 'closed' | 'podium' | 'noPoints' | 'noWinners' {
  if (!board) return 'closed';
  if (anyPoints(board.rows)) return 'podium';
  return board.rows.length > 0 ? 'noPoints' : 'noWinners';
}
