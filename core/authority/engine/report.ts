// Report: every attempt of a room's players, for the host only.

import { reportResponseParts } from '#core/authority/engine/featureViews.ts';
import { isListed } from '#core/authority/engine/hostView.ts';
import { answerableCount } from '#core/authority/answerable.ts';
import { countedResponses, timesByQuestion } from '#core/authority/countedResponses.ts';
import { isMarked, shownResult } from '#core/authority/grade.ts';
import { isWaiting } from '#core/authority/marking.ts';
import { earnedByQuestion } from '#core/authority/earnedPoints.ts';
import { firstTryAccuracy } from '#core/authority/firstTries.ts';
import { askedInAttempt, drawQuestions } from '#core/authority/order/draw.ts';
import { marksOf, showsMarks } from '#core/authority/marks.ts';
import { seatIndexOf } from '#core/authority/seats.ts';
import { shownState } from '#core/authority/shownState.ts';
import type { Response, Room, Seat } from '#core/authority/state.ts';
import { currentAttempt } from '#core/authority/standing.ts';
import type { FeatureHistories } from '#core/authority/engine/histories.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import { NO_SCORE } from '#core/scoring/score.ts';
import {
  REPORT_PAGE_PLAYERS,
  REPORT_PAGE_RESPONSES,
  type ReportAttempt,
  type ReportPage,
  type ReportPlayer,
  type ReportResponse,
} from '#core/views/report.ts';

/**
 * Returns one page of players in join order, starting at seat `from`, without removed players. `histories`:
 * what the log adds about them, if it was read.
 */
export function reportPage(room: Room, from: number, histories?: FeatureHistories): ReportPage {
  const players: ReportPlayer[] = [];
  let responses = 0;
  for (let index = from; index < sizeOf(room.seats); index += 1) {
    const seat = at(room.seats, index) as Seat;
    if (!isListed(seat)) continue;
    const player = reportPlayer(room, index, histories);
    const own = player.attempts.reduce((sum, attempt) => sum + attempt.responses.length, 0);
    if (
      players.length > 0 &&
      (players.length >= REPORT_PAGE_PLAYERS || responses + own > REPORT_PAGE_RESPONSES)
    )
      return { players, next: index };
    responses += own;
    players.push(player);
  }
  return { players, next: null };
}

/** Returns one player's part of the report; null if the host's list has no such player. */
export function reportOf(room: Room, playerId: string, histories?: FeatureHistories): ReportPlayer | null {
  const index = seatIndexOf(room, playerId);
  const seat = at(room.seats, index);
  return seat && isListed(seat) ? reportPlayer(room, index, histories) : null;
}

function reportPlayer(room: Room, index: number, histories?: FeatureHistories): ReportPlayer {
  const seat = at(room.seats, index) as Seat;
  const draws = askedInAttempt(room) < answerableCount(room);
  const { past = [] } = seat;
  return {
    id: seat.id,
    attempts: [...past, currentAttempt(seat)]
      .filter((each) => each.responses.length > 0)
      .map(
        (each): ReportAttempt => ({
          attempt: each.attempt,
          score: each.standing.score,
          accuracy: each.responses.some(({ possible }) => possible > 0) ? each.standing.accuracy : null,
          ...firstTryAccuracy(room, each.responses),
          asked: draws ? drawQuestions(room, index, each.attempt) : null,
          responses: reportResponses(room, each.responses),
          ...(each.ledger && {
            ledger: each.ledger.map(({ source, points, at: when }) => ({ source, points, at: when })),
          }),
        }),
      ),
    ...histories?.get(seat.id),
  };
}

function reportResponses(room: Room, responses: readonly Response[]): readonly ReportResponse[] {
  const times = timesByQuestion(responses);
  const earned = earnedByQuestion(room, responses);
  const told = showsMarks(room);
  const byQuestion = new Map<number, Response[]>();
  for (const response of responses)
    byQuestion.set(response.q, [...(byQuestion.get(response.q) ?? []), response]);
  return [...countedResponses(responses).values()].map((response) => {
    const waits = isWaiting(room, response);
    const ofQuestion = byQuestion.get(response.q) ?? [];
    return {
      q: response.q,
      state: shownState(room, response),
      result: shownResult(response),
      answer: response.answer,
      breakup: earned.get(response.q) ?? NO_SCORE,
      ...((isMarked(response) || (told && !waits)) && { marks: marksOf(response).earned }),
      ...(waits && { isWaiting: true as const }),
      asking: response.asking ?? 1,
      ...reportResponseParts(response, ofQuestion),
      before: ofQuestion.slice(0, ofQuestion.indexOf(response)).flatMap(({ answer }) => answer ?? []),
      timeMs: times.get(response.q) ?? 0,
      at: response.at,
    };
  });
}
