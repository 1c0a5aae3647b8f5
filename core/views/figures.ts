// What is made of counts: one definition each for the host, the wall and the student (docs/game-rules.md, "What is counted").

import type { Distribution, Question } from '#core/questions/question.ts';
import { isFinished } from '#core/room/phase.ts';
import type { PlayerView, Summary } from '#core/views/playerView.ts';

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

/** The place that a player has won; null off the podium, while others still play, and where another attempt has won it. */
export function podiumPlace({
  me,
  room,
  summary,
}: Pick<PlayerView, 'me' | 'room' | 'summary'>): number | null {
  return isFinished(room.state) && !summary?.best && onPodium(summary ?? me) ? me.rank : null;
}

/** The rank to tell a player at the end: without points none, since only time and accuracy have put that player there. */
export function finalRank(ranked: Ranked): number | null {
  return pointsOf(ranked) > 0 ? ranked.rank : null;
}

/** Whether anybody in these rows has points yet. */
export function anyPoints(rows: readonly { readonly score: number }[]): boolean {
  return rows.some(({ score }) => score > 0);
}

/** What stands over the end on the wall; `board` is null where the game never started. */
export function podiumTitle(
  board: { readonly rows: readonly { readonly score: number }[] } | null,
): 'closed' | 'podium' | 'noPoints' | 'noWinners' {
  if (!board) return 'closed';
  if (anyPoints(board.rows)) return 'podium';
  return board.rows.length > 0 ? 'noPoints' : 'noWinners';
}
