import { describe, expect, it } from 'vitest';
import { leaderboardOf } from '#core/authority/index.ts';
import { ledgerSum } from '#core/authority/ledger.ts';
import { secondChances } from '#core/features/redemption/authority.ts';
import type { Response } from '#core/authority/state.ts';
import { bucketEntries, type Buckets } from '#core/collections/buckets.ts';
import { TEAMS } from '#core/features/teams/teams.ts';
import { offersReview } from '#core/features/review/review.ts';
import { isMarked, shownResult } from '#core/authority/grade.ts';
import { countedResponses } from '#core/authority/countedResponses.ts';
import type { KeyedQuestion } from '#core/questions/authority.ts';
import { worthOf } from '#core/questions/worth.ts';
import { isAttempt } from '#core/room/phase.ts';
import { forAll, forAllRooms, seatsOf } from '#core/testing/anyPlay.ts';

/** A question without a correct answer counts once a person has marked an answer to it. */
const worthWhenJudged = ({ question }: KeyedQuestion): number =>
  worthOf({ ...question, hasCorrectAnswer: true });

describe('scoring, over any play', () => {
  it('keeps scores equal to the sums of their breakups, and never negative', () => {
    forAllRooms((room) => {
      const whole = room.questions.reduce((total, each) => total + worthWhenJudged(each), 0);
      for (const seat of seatsOf(room)) {
        // A revised answer replaces the earlier one, which earned nothing.
        const earning = offersReview(room) ? [...countedResponses(seat.responses).values()] : seat.responses;
        const sum = earning.reduce(
          (total, { breakup }) =>
            total + breakup.base + breakup.timer + breakup.streak + (breakup.extra ?? 0),
          ledgerSum(seat.ledger),
        );
        expect(seat.score).toBe(sum);
        expect(seat.score).toBeGreaterThanOrEqual(0);
        expect(seat.marks).toBeLessThanOrEqual(seat.possible);
        expect(seat.possible).toBeLessThanOrEqual(100 * whole);
        for (const { breakup } of seat.responses) {
          const { extra = 0 } = breakup;
          expect(breakup.total).toBe(breakup.base + breakup.timer + breakup.streak + extra);
          expect(Math.min(breakup.base, breakup.timer, breakup.streak)).toBeGreaterThanOrEqual(0);
        }
      }
    });
  });

  it('keeps accuracy and progress between 0 and 100, and offers exactly the available second chances', () => {
    forAll((game) => {
      expect(game.projector().progress).toBeLessThanOrEqual(100);
      for (const seat of seatsOf(game.room)) {
        const view = game.view(seat.id);
        expect(view.me.accuracy).toBeGreaterThanOrEqual(0);
        expect(view.me.accuracy).toBeLessThanOrEqual(100);
        const told = view.slide?.secondChances.map(({ questionId }) => questionId) ?? [];
        // An extra life must be decided first, and removed players see nothing.
        const chances = seat.lifeOffer || seat.deleted ? [] : secondChances(game.room, seat);
        expect(told).toEqual(chances.map((q) => game.room.questions[q]?.question.id));
      }
    });
  });

  it('adds up the marks earned and possible for accuracy', () => {
    forAllRooms((room) => {
      for (const seat of seatsOf(room)) {
        const counting = [...countedResponses(seat.responses).values()];
        const judged = counting.filter((response) => response.result !== 'none' || isMarked(response));
        const possible = judged.reduce((sum, { q }) => sum + 100 * worthWhenJudged(room.questions[q]!), 0);
        expect(seat.possible).toBe(possible);
        expect(seat.marks).toBe(judged.reduce((sum, { marks }) => sum + marks, 0));
        for (const response of judged) {
          const { q, marks } = response;
          const result = shownResult(response);
          const worth = 100 * worthWhenJudged(room.questions[q]!);
          if (result === 'partial') expect(marks).toBeLessThan(worth);
          else expect(marks).toBe(result === 'correct' ? worth : 0);
        }
      }
    });
  });

  it('ranks each player exactly once', () => {
    forAllRooms((room) => {
      const { order, rankOf } = leaderboardOf(room);
      expect([...rankOf.values()].sort((a, b) => a - b)).toEqual(order.map((_, place) => place + 1));
      expect(order).toHaveLength(room.players);
    });
  });

  it('keeps the counts of players and awaited answers in line with the seats', () => {
    forAllRooms((room) => {
      const playing = seatsOf(room).filter((seat) => seat.approval === 'approved' && !seat.deleted);
      expect(room.players).toBe(playing.length);
      if (room.slide?.state === 'active')
        expect(room.slide.awaited).toBe(playing.filter((seat) => seat.connected && !seat.pending).length);
    });
  });

  it("puts every player in one team, and counts each team's players", () => {
    forAllRooms((room) => {
      const playing = seatsOf(room).filter((seat) => seat.approval === 'approved' && !seat.deleted);
      if (room.type === 'team') expect(room.teams.length).toBeGreaterThanOrEqual(TEAMS.least);
      else expect(room.teams).toEqual([]);
      expect(room.teams.length).toBeLessThanOrEqual(TEAMS.most);
      const named = room.teams.flatMap(({ name }) => name ?? []);
      expect(new Set(named).size).toBe(named.length);
      for (const [team, { players }] of room.teams.entries())
        expect(players).toBe(playing.filter((seat) => seat.team === team).length);
      const inTeams = room.teams.reduce((sum, { players }) => sum + players, 0);
      expect(inTeams).toBe(room.type === 'team' ? room.players : 0);
    });
  });

  it('tallies each player once per question, with the last answer', () => {
    forAllRooms((room) => {
      room.tallies.forEach((tally, q) => {
        const last = seatsOf(room).flatMap(({ pending, responses, past = [] }) => {
          const before = past.flatMap((attempt) => attempt.responses);
          const given = [...before, ...responses, ...(pending ? [pending] : [])];
          // An unanswered second chance keeps the earlier answer.
          const counts = ({ asking, state }: Response) => !asking || isAttempt(state);
          return given.filter((each) => each.q === q && each.answer && counts(each)).slice(-1);
        });
        expect(tally.answered).toBe(last.length);
        expect(tally.correct).toBe(last.filter(({ result }) => result === 'correct').length);
        expect(tally.partial).toBe(last.filter(({ result }) => result === 'partial').length);
        if ('texts' in tally.counts)
          for (const [, count] of bucketEntries(tally.counts.texts as Buckets<number>))
            expect(count).toBeGreaterThan(0);
      });
    });
  });
});
