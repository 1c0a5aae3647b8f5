import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decide, evolveAll, nextDeadline, type Room } from '#core/authority/index.ts';
import { CHALLENGE } from '#core/features/challenge/challenge.ts';
import { isRunByPlayer } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import {
  busySettings,
  busySteps,
  ledSteps,
  lessons,
  play,
  settings,
  steps,
} from '#core/testing/arbitraryPlay.ts';
import { forAll, RUNS, seatsOf } from '#core/testing/anyPlay.ts';

describe('a room, over any play', () => {
  it('as a challenge, has few players, is run by the first of them, and ends when all are done', () => {
    forAll((game) => {
      const { room } = game;
      if (!isRunByPlayer(room)) return;
      const seats = seatsOf(room);
      expect(seats.length).toBeLessThanOrEqual(CHALLENGE.maxPlayers);
      expect(
        seats.every(({ approval, deleted, attempt }) => approval === 'approved' && !deleted && attempt === 1),
      ).toBe(true);
      if (room.startedAt !== null) expect(seats.length).toBeGreaterThanOrEqual(CHALLENGE.minPlayers);
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

  it('ignores everything after its end', () => {
    forAll((game) => {
      if (!isFinished(game.room.state)) return;
      const before = game.room;
      for (const type of ['start', 'next', 'pause', 'resume', 'end'] as const)
        expect(game.host({ type }).ok).toBe(false);
      expect(game.send({ type: 'deadline' })).toEqual({ ok: true, events: [] });
      expect(game.end().ok).toBe(false);
      for (const seat of seatsOf(game.room)) game.open(seat.id);
      expect(game.room).toBe(before);
      expect(nextDeadline(game.room)).toBe(game.room.podiumAt ?? null);
    });
  });

  it('replays from its log to the live state, which is plain JSON', () => {
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

  it('changes nothing when a command id is repeated', () => {
    fc.assert(
      fc.property(settings, steps, (setting, list) => {
        const game = play(setting, list, () => undefined);
        for (const event of game.log) {
          if (event.type === 'answered' && event.response.commandId !== '' && !isFinished(game.room.state)) {
            const seat = seatsOf(game.room)[event.seat];
            // Check only commands of the current attempt.
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

  it('keeps its old state unchanged when deciding and applying', () => {
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
});

it('random play produces every kind of event', () => {
  const expected = new Set(
    'roomCreated playerJoined characterChanged playerDropped playerReturned playerApproved playerRemoved attemptStarted questionOpened answered playerFinished redemptionDeclined roomLocked gameStarted slideOpened slideClosed slideRevealed slideCompleted gamePaused gameResumed timeAdded textHidden textMerged questionCorrected quizUpdated sheetRecorded gameEnded rematchOffered focusLost focusRegained masteryTurnedOn untilAllowed attemptsAllowed extraLifeOffered extraLifeDeclined hintTaken optionsChanged playerRestored'.split(
      ' ',
    ),
  );
  // Plays until all have happened, up to a limit: the more kinds of games share the draws, the rarer each
  // event.
  for (let seed = 1; seed <= 200 && expected.size > 0; seed += 1)
    for (const [kinds, moves] of [
      [settings, steps],
      [busySettings, busySteps],
      [lessons, ledSteps('answer', 'wait')],
    ] as const)
      fc.assert(
        fc.property(kinds, moves, (setting, list) => {
          for (const event of play(setting, list, () => undefined).log) expected.delete(event.type);
        }),
        { numRuns: 50, seed },
      );
  expect([...expected]).toEqual([]);
});
