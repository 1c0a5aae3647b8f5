// Tier of a player in any game (specification 2, section 3 "Player"; decisions, "Scoring").

import { playerCountOf } from '#core/authority/engine/board.ts';
import { RULES } from '#core/authority/engine/rules.ts';
import { betterEarlierAttempt } from '#core/authority/standing.ts';
import type { Room, Seat } from '#core/authority/state.ts';
import { firstAnswer } from '#core/collections/firstAnswer.ts';
import { SCORING } from '#core/scoring/config.ts';
import { type Tier, tierOf } from '#core/scoring/tiers.ts';

/** Returns the tier that goes with a rank, by the attempt that is ranked; null if the player sees no rank. */
export function tieredRank(room: Room, seat: Seat, rank: number | null): Tier | null {
  if (rank === null) return null;
  const earlier = room.playMode === 'solo' ? undefined : betterEarlierAttempt(seat);
  const { responses } = earlier ?? seat;
  const score = earlier?.standing.score ?? seat.score;
  const possible =
    firstAnswer(RULES.hooks.possiblePoints, (points) => points(room, seat)) ?? usualPoints(room, responses);
  return tierOf(rank, playerCountOf(room), score, possible, responses.length > 0);
}

/** Most points for what was asked, without what a streak or a power-up adds. */
function usualPoints(room: Room, responses: Seat['responses']): number {
  const asked = responses.filter(
    ({ q, asking }) => asking === undefined && room.questions[q]?.question.hasCorrectAnswer,
  ).length;
  return asked * (SCORING.base + (room.options.timer === 'off' ? 0 : SCORING.timerBonus));
}
