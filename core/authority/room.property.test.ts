// What holds over any sequence of legal and illegal commands, in every type of game and with every option.

import { MOST_REVISIONS } from '#core/authority/order/revisable.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, evolveAll, nextDeadline, type Room, standingsOf } from '#core/authority/index.ts';
import { askedInAttempt, orderOf } from '#core/authority/order/draw.ts';
import { ledgerSum } from '#core/authority/ledger.ts';
import { doneCount, nextOf } from '#core/authority/order/order.ts';
import { queueOf } from '#core/authority/order/untilMastered.ts';
import { secondChances } from '#core/features/redemption/authority.ts';
import type { Response } from '#core/authority/state.ts';
import { bucketEntries } from '#core/collections/buckets.ts';
import { TEAMS } from '#core/features/teams/teams.ts';
import { offersExtraLife } from '#core/features/extraLife/extraLife.ts';
import { offersReview } from '#core/features/review/review.ts';
import { countingResponses } from '#core/authority/askings.ts';
import { reattemptsOf } from '#core/features/mastery/mastery.ts';
import { CHALLENGE } from '#core/features/challenge/challenge.ts';
import { isRunByPlayer, isRecorded, isTeacherPaced } from '#core/modes/registry.ts';
import { worthOf } from '#core/questions/worth.ts';
import { isAttempt, isFinished } from '#core/room/phase.ts';
import { busySettings, busySteps, play, type Setting, settings, steps } from '#core/testing/arbitraryPlay.ts';
import type { Game } from '#core/testing/game.ts';
import type { Step } from '#core/testing/randomSteps.ts';

const RUNS = { numRuns: 100 };
/** Plays in which two players are busy with their questions. */
const BUSY_RUNS = { numRuns: 60 };

function seatsOf(room: Room) {
  return room.seats.flat();
}

/** The questions of these that are no second chances. */
function firstTime(list: readonly { readonly q: number; readonly asking?: number }[]): readonly number[] {
  return list.filter(({ asking }) => !asking).map(({ q }) => q);
}

/** Of this run: every law looks at the same plays, so that each of these has to be played once. */
const [SEED = 0] = fc.sample(fc.noBias(fc.nat()), 1);
interface Played {
  readonly game: Game;
  /** The game after each step. */
  readonly moments: readonly Pick<Game, 'room' | 'now'>[];
}
const known = new Map<string, Played>();

function played(setting: Setting, list: readonly Step[]): Played {
  const key = JSON.stringify([setting, list]);
  const found = known.get(key);
  if (found) return found;
  const moments: Pick<Game, 'room' | 'now'>[] = [];
  const game = play(setting, list, ({ room, now }) => {
    const last = moments.at(-1);
    if (last?.room !== room || last.now !== now) moments.push({ room, now });
  });
  const made = { game, moments };
  known.set(key, made);
  return made;
}

/** `check` sees the game whenever it or the time has changed. */
function forAll(check: (game: Game) => void, atEnd: (game: Game) => void = () => undefined): void {
  for (const [anySetting, anySteps, runs] of [
    [settings, steps, RUNS],
    [busySettings, busySteps, BUSY_RUNS],
  ] as const)
    fc.assert(
      fc.property(anySetting, anySteps, (setting, list) => {
        const { game, moments } = played(setting, list);
        for (const moment of moments) check(Object.assign(game, moment));
        atEnd(game);
      }),
      { ...runs, seed: SEED },
    );
}

/** For what looks at the room alone: most of the time only the clock has moved. */
function forAllRooms(check: (room: Room) => void): void {
  let last: Room | null = null;
  forAll(({ room }) => {
    if (room === last) return;
    check(room);
    last = room;
  });
}

describe('over any play', () => {
  it('scores are the sums of their breakups and never negative', () => {
    forAllRooms((room) => {
      const whole = room.questions.reduce((total, { question }) => total + worthOf(question), 0);
      for (const seat of seatsOf(room)) {
        // What was changed before it was handed in has earned nothing.
        const earning = offersReview(room) ? [...countingResponses(seat.responses).values()] : seat.responses;
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

  it('accuracy and progress are within 0 and 100, and what can be chosen is told, and nothing else', () => {
    forAll((game) => {
      expect(game.projector().progress).toBeLessThanOrEqual(100);
      for (const seat of seatsOf(game.room)) {
        const view = game.view(seat.id);
        expect(view.me.accuracy).toBeGreaterThanOrEqual(0);
        expect(view.me.accuracy).toBeLessThanOrEqual(100);
        const told = view.slide?.secondChances.map(({ questionId }) => questionId) ?? [];
        // An extra life has to be decided first, and who was removed is shown nothing.
        const chances = seat.lifeOffer || seat.deleted ? [] : secondChances(game.room, seat);
        expect(told).toEqual(chances.map((q) => game.room.questions[q]?.question.id));
      }
    });
  });

  it('accuracy is what was earned of the marks that the questions count for', () => {
    forAllRooms((room) => {
      for (const seat of seatsOf(room)) {
        const counting = [...countingResponses(seat.responses).values()];
        const judged = counting.filter(({ result }) => result !== 'none');
        const possible = judged.reduce((sum, { q }) => sum + 100 * worthOf(room.questions[q]!.question), 0);
        expect(seat.possible).toBe(possible);
        expect(seat.marks).toBe(judged.reduce((sum, { marks }) => sum + marks, 0));
        for (const { q, result, marks } of judged) {
          const worth = 100 * worthOf(room.questions[q]!.question);
          if (result === 'partial') expect(marks).toBeLessThan(worth);
          else expect(marks).toBe(result === 'correct' ? worth : 0);
        }
      }
    });
  });

  it('nobody answers a question whose key was told, but for a new attempt and mastery that is turned on', () => {
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

  it('ranks are a permutation of the players', () => {
    forAllRooms((room) => {
      const { order, rankOf } = standingsOf(room);
      expect([...rankOf.values()].sort((a, b) => a - b)).toEqual(order.map((_, place) => place + 1));
      expect(order).toHaveLength(room.players);
    });
  });

  it('counts of players and of awaited answers are what the seats say', () => {
    forAllRooms((room) => {
      const playing = seatsOf(room).filter((seat) => seat.approval === 'approved' && !seat.deleted);
      expect(room.players).toBe(playing.length);
      if (room.slide?.state === 'active')
        expect(room.slide.awaited).toBe(playing.filter((seat) => seat.connected && !seat.pending).length);
    });
  });

  it('everybody who plays is in one team, and the teams count whom they have', () => {
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

  it('each question is answered, open, left for later or still to come, and only one of these', () => {
    forAllRooms((room) => {
      if (isTeacherPaced(room)) return;
      for (const [index, seat] of seatsOf(room).entries()) {
        const { responses, later, open } = seat;
        const met = firstTime([...responses, ...(later ?? []), ...(open ? [open] : [])]);
        expect(new Set(met).size).toBe(met.length);
        const next = nextOf(room, index, seat);
        if (seat.open === null && !seat.isOver)
          expect(next === undefined).toBe(doneCount(room, seat) === askedInAttempt(room));
        if (next !== undefined && room.type !== 'mastery_mode')
          expect(seat.responses.some(({ q }) => q === next)).toBe(false);
      }
    });
  });

  it('mastery: each question is either over or comes once more, and what comes again was missed and may be tried', () => {
    forAllRooms((room) => {
      if (room.type !== 'mastery_mode') return;
      const tries = 1 + reattemptsOf(room.options);
      for (const [index, seat] of seatsOf(room).entries()) {
        const order = orderOf(room, index);
        // At the end what was left is left.
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

  it('a review ends: nobody changes an answer more often than allowed, and who has handed in has no more of it', () => {
    forAll((game) => {
      if (!offersReview(game.room)) return;
      for (const seat of seatsOf(game.room)) {
        const view = game.view(seat.id);
        if (seat.isOver) expect(view.slide?.review ?? []).toEqual([]);
        for (const q of game.room.questions.keys()) {
          const given = seat.responses.filter((response) => response.q === q);
          expect(given.length).toBeLessThanOrEqual(1 + MOST_REVISIONS);
        }
        const right = [...countingResponses(seat.responses).values()].filter(
          ({ result }) => result === 'correct',
        );
        expect(seat.totalCorrect).toBe(right.length);
      }
    });
  });

  it('on paper: whoever is listed has one whole sheet, all by the same command, and nobody is there to act', () => {
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

  it('a challenge: few friends, the first of them runs it, and it is over when all of them are', () => {
    forAll((game) => {
      const { room } = game;
      if (!isRunByPlayer(room)) return;
      const seats = seatsOf(room);
      expect(seats.length).toBeLessThanOrEqual(CHALLENGE.mostPlayers);
      expect(
        seats.every(({ approval, deleted, attempt }) => approval === 'approved' && !deleted && attempt === 1),
      ).toBe(true);
      if (room.startedAt !== null) expect(seats.length).toBeGreaterThanOrEqual(CHALLENGE.fewestPlayers);
      if (room.state === 'running') {
        expect(room.locked).toBe(true);
        expect(seats.some(({ isOver }) => !isOver)).toBe(true);
      }
      const climbing = room.state === 'running' ? seats.filter(({ isOver }) => !isOver) : [];
      for (const { id } of seats)
        expect(game.view(id).room.challenge).toMatchObject({
          by: seats[0]?.id,
          climbing: climbing.map((seat) => seat.id),
        });
    });
  });

  it('tallies count each player once a question, with the last answer', () => {
    forAllRooms((room) => {
      room.tallies.forEach((tally, q) => {
        const last = seatsOf(room).flatMap(({ pending, responses, past = [] }) => {
          const before = past.flatMap((attempt) => attempt.responses);
          const given = [...before, ...responses, ...(pending ? [pending] : [])];
          // A second chance that was not answered leaves the answer before it.
          const counts = ({ asking, state }: Response) => !asking || isAttempt(state);
          return given.filter((each) => each.q === q && each.answer && counts(each)).slice(-1);
        });
        expect(tally.answered).toBe(last.length);
        expect(tally.correct).toBe(last.filter(({ result }) => result === 'correct').length);
        expect(tally.partial).toBe(last.filter(({ result }) => result === 'partial').length);
        if (tally.texts) for (const [, count] of bucketEntries(tally.texts)) expect(count).toBeGreaterThan(0);
      });
    });
  });

  it('nothing happens after the end', () => {
    forAll((game) => {
      if (!isFinished(game.room.state)) return;
      const before = game.room;
      for (const type of ['start', 'next', 'pause', 'resume', 'end'] as const)
        expect(game.host({ type }).ok).toBe(false);
      expect(game.send({ type: 'deadline' })).toEqual({ ok: true, events: [] });
      expect(game.end().ok).toBe(false);
      for (const seat of seatsOf(game.room)) game.open(seat.id);
      expect(game.room).toBe(before);
      expect(nextDeadline(game.room)).toBeNull();
    });
  });

  it('the log replayed is the live state, and the state is plain JSON', () => {
    forAll(
      () => undefined,
      (game) => {
        expect(game.replayed()).toEqual(game.room);
        expect(evolveAll(null, JSON.parse(JSON.stringify(game.log)))).toEqual(
          JSON.parse(JSON.stringify(game.room)),
        );
        expect(game.room.seq).toBe(game.log.length);
      },
    );
  });

  it('the same command id twice changes nothing', () => {
    fc.assert(
      fc.property(settings, steps, (setting, list) => {
        const game = play(setting, list, () => undefined);
        for (const event of game.log) {
          if (event.type === 'answered' && event.response.commandId !== '' && !isFinished(game.room.state)) {
            const seat = seatsOf(game.room)[event.seat];
            // A new attempt starts with a clean record: only this attempt's commands are known.
            if (
              !seat ||
              seat.deleted ||
              !seat.responses.some((response) => response.commandId === event.response.commandId)
            )
              continue;
            const { commandId, q, answer } = event.response;
            const again = decide(
              game.room,
              {
                type: 'answer',
                commandId,
                playerId: seat.id,
                questionId: game.room.questions[q]?.question.id ?? '',
                state: 'attempted',
                answer,
                networkMs: 0,
              },
              game.now,
            );
            expect(again).toEqual({ ok: true, events: [] });
          }
        }
        for (const commandId of game.room.hostCommands)
          expect(decide(game.room, { type: 'end', commandId }, game.now)).toEqual({ ok: true, events: [] });
      }),
      RUNS,
    );
  });

  it('deciding and applying leave the old state as it was', () => {
    fc.assert(
      fc.property(settings, steps, (setting, list) => {
        let previous: { room: Room; copy: string } | null = null;
        play(setting, list, ({ room }) => {
          if (previous) expect(JSON.stringify(previous.room)).toBe(previous.copy);
          previous = { room, copy: JSON.stringify(room) };
        });
      }),
      { numRuns: 40 },
    );
  });

  it('each player meets each question once an attempt, but for one second chance of what was wrong and one extra life', () => {
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
          // The extra life comes right behind what it takes back.
          for (const { q } of byLife) {
            const place = seat.responses.findIndex((response) => response.byExtraLife);
            expect(seat.responses[place - 1]?.q).toBe(q);
          }
        }
      },
    );
  });
});

it('random play really plays: every kind of event happens somewhere', () => {
  const expected = new Set(
    'roomCreated playerJoined playerDropped playerReturned playerApproved playerRemoved attemptStarted questionOpened answered playerFinished redemptionDeclined roomLocked gameStarted slideOpened slideClosed slideRevealed slideCompleted gamePaused gameResumed timeAdded textHidden sheetRecorded gameEnded rematchOffered focusLost focusRegained masteryTurnedOn untilAllowed attemptsAllowed extraLifeOffered extraLifeDeclined hintTaken optionsChanged playerRestored'.split(
      ' ',
    ),
  );
  // As many plays as it takes, up to a point: the more kinds of games share the draws, the rarer each kind of event.
  for (let seed = 1; seed <= 200 && expected.size > 0; seed += 1)
    for (const [kinds, moves] of [
      [settings, steps],
      [busySettings, busySteps],
    ] as const)
      fc.assert(
        fc.property(kinds, moves, (setting, list) => {
          for (const event of play(setting, list, () => undefined).log) expected.delete(event.type);
        }),
        { numRuns: 50, seed },
      );
  expect([...expected]).toEqual([]);
});
