// Durations of automatic phases: no longer than it takes to see what is new, and as long as their text takes
// to read (specification 2, section 9 "response indicator").

import type { Question } from '#core/questions/question.ts';
import { type Feedback, type PlayerSlide, type PlayerView, shownResult } from '#core/views/playerView.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { costPoints } from '#scenes/player/question/model.ts';
import { rightAnswerOf } from '#src/game/twins/wording.ts';

/** Milliseconds. */
export const PACE = {
  /** The verdict, and nothing to read. */
  verdictMs: 1_500,
  /** The same with a bonus for time or a streak: fast players want to move on. */
  bonusMs: 1_000,
  /** At least this after an incorrect or partial answer, or one that cost points: why takes a moment to see. */
  missMs: 3_000,
  /** The correct answer after a wrong one: minimum, maximum, and time for each character. */
  reading: { minMs: 2_600, maxMs: 8_000, characterMs: 60 },
  /** The leaderboard, when the player's rank is new. */
  leaderboardMs: 3_000,
  /** The leaderboard, when the rank is the same as before. */
  unchangedRankMs: 1_500,
  /** Answers after which the leaderboard is shown even if nobody was overtaken. */
  unchangedRankEvery: 3,
} as const;

/** Milliseconds that the verdict on the current answer needs. */
export function verdictMs({ slide }: Pick<PlayerView, 'slide'>): number {
  if (!slide?.feedback || !slide.question) return PACE.verdictMs;
  const { feedback, question } = slide;
  const leastMs = isMiss(slide) ? PACE.missMs : 0;
  return Math.max(kindOf(question.type).verdictMs ?? 0, leastMs, toldMs(feedback, question));
}

/** True if the verdict says that something was missed, or cost points. */
function isMiss(slide: PlayerSlide): boolean {
  const told = shownResult(slide.feedback);
  return told === 'incorrect' || told === 'partial' || costPoints(slide);
}

function toldMs(feedback: Feedback, question: Question): number {
  const { breakup, explanation, result, reveal } = feedback;
  const right = result === 'correct' ? null : rightAnswerOf(question, reveal);
  if (right !== null || explanation !== null) return readingMs(`${right ?? ''}${explanation?.text ?? ''}`);
  const bonus = breakup ? breakup.timer + breakup.streak : 0;
  return bonus > 0 ? PACE.bonusMs : PACE.verdictMs;
}

/** Milliseconds that text beside a picture or a mark takes to read. */
export function readingMs({ length }: string): number {
  const { characterMs, minMs, maxMs } = PACE.reading;
  return Math.min(maxMs, Math.max(minMs, PACE.verdictMs + length * characterMs));
}

/** Milliseconds that the leaderboard needs: a player who has moved looks for their own row. */
export function leaderboardMs({ me }: Pick<PlayerView, 'me'>): number {
  return me.rank !== null && me.rank === me.previousRank ? PACE.unchangedRankMs : PACE.leaderboardMs;
}
