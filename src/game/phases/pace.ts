// How long the page's own phases stand before the game goes on by itself: no longer than it takes to see what has come, and as long as
// what is told there takes to read (specification 2, section 9 "response indicator").

import type { Question } from '#core/questions/question.ts';
import type { Feedback, PlayerView } from '#core/views/playerView.ts';
import { kindOf } from '#core/questions/kinds.ts';
import { rightAnswerOf } from '#src/game/twins/wording.ts';

/** Milliseconds. */
export const PACE = {
  /** Right or wrong, and nothing to read. */
  verdictMs: 1_500,
  /** The same with a bonus, for time or for several in a row: who was quick wants to go on. */
  bonusMs: 1_000,
  /** What is right, to who was wrong: at least and at most, and for each of its characters. */
  reading: { leastMs: 2_600, mostMs: 8_000, characterMs: 60 },
  /** The standings, of a place that is new. */
  standingsMs: 3_000,
  /** The same place as before. */
  sameStandingsMs: 1_500,
} as const;

/** How long the verdict on the answer that stands there needs. */
export function verdictMs({ slide }: Pick<PlayerView, 'slide'>): number {
  const { feedback, question } = slide ?? {};
  if (!feedback || !question) return PACE.verdictMs;
  return Math.max(kindOf(question.type).verdictMs ?? 0, toldMs(feedback, question));
}

function toldMs(feedback: Feedback, question: Question): number {
  const { breakup, explanation, result, reveal } = feedback;
  const right = result === 'correct' ? null : rightAnswerOf(question, reveal);
  if (right !== null || explanation !== null) return readingMs(`${right ?? ''}${explanation?.text ?? ''}`);
  const bonus = breakup ? breakup.timer + breakup.streak : 0;
  return bonus > 0 ? PACE.bonusMs : PACE.verdictMs;
}

/** How long words need that are told beside a picture or a mark. */
export function readingMs({ length }: string): number {
  const { characterMs, leastMs, mostMs } = PACE.reading;
  return Math.min(mostMs, Math.max(leastMs, PACE.verdictMs + length * characterMs));
}

/** How long the standings need: who has moved looks for the own row. */
export function standingsMs({ me }: Pick<PlayerView, 'me'>): number {
  return me.rank !== null && me.rank === me.previousRank ? PACE.sameStandingsMs : PACE.standingsMs;
}
