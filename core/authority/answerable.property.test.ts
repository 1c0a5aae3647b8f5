import { MAX_REVISIONS } from '#core/features/review/authorityOrder.ts';
import { describe, expect, it } from 'vitest';
import { isAnswerable } from '#core/authority/answerable.ts';
import { askedInAttempt, orderOf } from '#core/authority/order/draw.ts';
import { finishedCount, nextOf } from '#core/authority/order/order.ts';
import { queueOf } from '#core/features/mastery/authorityOrder.ts';
import { offersExtraLife } from '#core/features/extraLife/extraLife.ts';
import { offersReview } from '#core/features/review/review.ts';
import { countedResponses } from '#core/authority/countedResponses.ts';
import { reattemptsOf } from '#core/features/mastery/mastery.ts';
import { isRecorded, isTeacherPaced } from '#core/modes/registry.ts';
import { isAttempt, isFinished } from '#core/room/phase.ts';
import { firstTime, forAll, forAllRooms, seatsOf } from '#core/testing/anyPlay.ts';

describe('asking questions, over any sequence of legal and illegal commands', () => {
  it('never takes an answer once the key was revealed, except in a new attempt or after mastery is turned on', () => {
    let told = new Map<string, Set<string>>();
    let answers = new Map<string, number>();
    forAll(
      (game) => {
        const { room } = game;
        for (const seat of seatsOf(room)) {
          const attempt = `${seat.id} ${seat.attempt}`;
          const known = told.get(attempt) ?? new Set();
          for (const { q, state } of seat.responses.slice(answers.get(attempt) ?? 0))
            if (isAttempt(state) && room.type !== 'mastery_mode')
              expect([...known]).not.toContain(room.questions[q]?.question.id);
          answers.set(attempt, seat.responses.length);
          const { slide, summary } = game.view(seat.id);
          if (slide?.feedback?.reveal) known.add(slide.question?.id ?? '');
          for (const { question, reveal } of summary?.items ?? [])
            if (question && reveal) known.add(question.id);
          told.set(attempt, known);
        }
      },
      () => {
        told = new Map();
        answers = new Map();
      },
    );
  });

  it('leaves each question in exactly one state: answered, open, postponed, or still to come', () => {
    forAllRooms((room) => {
      if (isTeacherPaced(room)) return;
      for (const [index, seat] of seatsOf(room).entries()) {
        const { responses, later, open } = seat;
        const met = firstTime([...responses, ...(later ?? []), ...(open ? [open] : [])]);
        expect(new Set(met).size).toBe(met.length);
        const isSeen = (shown: number) => responses.some(({ q, comesAgain }) => q === shown && !comesAgain);
        const next = nextOf(room, index, seat);
        if (seat.open === null && !seat.isOver)
          expect(next === undefined).toBe(
            finishedCount(room, seat) === askedInAttempt(room) &&
              orderOf(room, index).every((q) => isAnswerable(room, q) || isSeen(q)),
          );
        if (next !== undefined && room.type !== 'mastery_mode')
          expect(seat.responses.some(({ q }) => q === next)).toBe(false);
      }
    });
  });

  it('in mastery, repeats only missed questions that have attempts left', () => {
    forAllRooms((room) => {
      if (room.type !== 'mastery_mode') return;
      const tries = 1 + reattemptsOf(room.options);
      for (const [index, seat] of seatsOf(room).entries()) {
        const order = orderOf(room, index);
        // Once the seat or the game is over, leftover questions are never asked.
        if (seat.isOver || isFinished(room.state)) continue;
        const left = queueOf(room, index, seat);
        expect(new Set(left).size).toBe(left.length);
        for (const q of order) {
          const given = seat.responses.filter((response) => response.q === q);
          expect(given.map(({ asking }) => asking ?? 1)).toEqual(given.map((_, place) => place + 1));
          expect(given.length).toBeLessThanOrEqual(tries);
          const last = given.at(-1);
          const missed = last?.result === 'incorrect' || last?.result === 'partial';
          const tried = last !== undefined && (isAttempt(last.state) || last.state === 'timedOut');
          expect(left.includes(q)).toBe(!last || (missed && tried && given.length < tries));
          for (const before of given.slice(0, -1)) expect(before.result).not.toBe('correct');
        }
      }
    });
  });

  it('limits how often an answer can be revised in a review, and ends the review on hand-in', () => {
    forAll((game) => {
      if (!offersReview(game.room)) return;
      for (const seat of seatsOf(game.room)) {
        const view = game.view(seat.id);
        if (seat.isOver) expect(view.slide?.review ?? []).toEqual([]);
        for (const q of game.room.questions.keys()) {
          const given = seat.responses.filter((response) => response.q === q);
          expect(given.length).toBeLessThanOrEqual(1 + MAX_REVISIONS);
        }
        const right = [...countedResponses(seat.responses).values()].filter(
          ({ result }) => result === 'correct',
        );
        expect(seat.totalCorrect).toBe(right.length);
      }
    });
  });

  it('on paper, records one complete sheet per listed seat with a single command, and no seat ever connects', () => {
    forAllRooms((room) => {
      if (!isRecorded(room)) return;
      for (const seat of seatsOf(room)) {
        const { deleted, connected, responses } = seat;
        expect(connected).toBe(false);
        expect(responses.map(({ q }) => q)).toEqual(deleted ? [] : room.questions.map((_, q) => q));
        expect(new Set(responses.map(({ commandId }) => commandId)).size).toBe(deleted ? 0 : 1);
        expect(responses.every(({ breakup }) => breakup.timer === 0)).toBe(true);
      }
    });
  });

  it('asks each question once per attempt, except for one second chance after a wrong answer and one extra life', () => {
    forAll(
      () => undefined,
      (game) => {
        if (game.room.type === 'mastery_mode' || offersReview(game.room)) return;
        for (const seat of seatsOf(game.room)) {
          const met = firstTime(seat.responses);
          expect(new Set(met).size).toBe(met.length);
          expect(met.length).toBeLessThanOrEqual(game.room.questions.length);
          const again = seat.responses.filter(({ asking }) => asking);
          const byLife = again.filter(({ byExtraLife }) => byExtraLife);
          const redeemed = again.filter(({ byExtraLife }) => !byExtraLife).map(({ q }) => q);
          expect(byLife.length).toBeLessThanOrEqual(offersExtraLife(game.room) ? 1 : 0);
          expect(new Set(redeemed).size).toBe(redeemed.length);
          const wrong = seat.responses.filter(({ asking, result }) => !asking && result === 'incorrect');
          expect(wrong.map(({ q }) => q)).toEqual(expect.arrayContaining(again.map(({ q }) => q)));
          expect(seat.repeated).toBe(again.length);
          // An extra-life response comes right after the one it replaces.
          for (const { q } of byLife) {
            const place = seat.responses.findIndex((response) => response.byExtraLife);
            expect(seat.responses[place - 1]?.q).toBe(q);
          }
        }
      },
    );
  });
});
