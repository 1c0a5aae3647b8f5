// The rules of a challenge: the player who opened the room starts and ends the game, and offers the next one (specification 2, section 7 "End challenge").

import { closedReason } from '#core/authority/acting.ts';
import type { PlayerCommand } from '#core/authority/commands.ts';
import { type Decision, refused } from '#core/authority/decision.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import { isPlaying } from '#core/authority/seats.ts';
import { ending } from '#core/authority/slides.ts';
import type { Room } from '#core/authority/state.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import { CHALLENGE, type ChallengeInfo } from '#core/features/challenge/challenge.ts';
import { isChallenge } from '#core/modes/registry.ts';
import { BEAT, isFinished } from '#core/room/phase.ts';

type ChallengeCommand = Extract<
  PlayerCommand,
  { readonly type: 'startChallenge' | 'endChallenge' | 'offerRematch' }
>;

/** The seat that runs the game: the first one, which only the command that opened the room can take. */
const OPENER = 0;

/** What the player in this seat wants of the whole challenge, as events, or why it is refused. */
export function decideChallenge(
  room: Room,
  seatIndex: number,
  command: ChallengeCommand,
  now: number,
): Decision {
  if (!isChallenge(room)) return refused('room.WRONG_STATE');
  if (seatIndex !== OPENER) return refused('player.NOT_HOST');
  const { commandId } = command;
  if (room.hostCommands.includes(commandId)) return { ok: true, events: [] };
  if (command.type === 'offerRematch') {
    if (!isFinished(room.state) || room.startedAt === null) return refused('room.WRONG_STATE');
    const { hash, code, replaces } = command;
    // The first one stands: who has gone there must not be left alone.
    const stands = room.rematch && room.rematch.hash !== replaces;
    const events: RoomEvent[] = stands ? [] : [{ type: 'rematchOffered', hash, code, commandId, at: now }];
    return { ok: true, events };
  }
  if (isFinished(room.state)) return refused(closedReason(room));
  if (command.type === 'endChallenge') return { ok: true, events: ending(room, 'stopped', now, commandId) };
  if (room.state !== 'waiting') return refused('room.WRONG_STATE');
  if (now >= room.expiresAt) return refused('room.EXPIRED');
  if (room.players < CHALLENGE.fewestPlayers) return refused('room.TOO_FEW_PLAYERS');
  const countdownEndsAt = now + BEAT.countdownMs;
  return { ok: true, events: [{ type: 'gameStarted', countdownEndsAt, commandId, at: now }] };
}

/** The player in this seat has finished, and what that brings about. */
export function finishing(room: Room, seatIndex: number, now: number): readonly RoomEvent[] {
  return [{ type: 'playerFinished', seat: seatIndex, at: now }, ...afterFinish(room, seatIndex, now)];
}

/** The end of a challenge, once the player in this seat has finished as the last one; nothing while others play. */
function afterFinish(room: Room, seatIndex: number, now: number): readonly RoomEvent[] {
  if (!isChallenge(room)) return [];
  for (const [index, seat] of entriesOf(room.seats))
    if (index !== seatIndex && isPlaying(seat) && !seat.isOver) return [];
  return [{ type: 'gameEnded', state: 'completed', at: now, commandId: null }];
}

/** The room as its game starts: the door is closed, since who comes later could have seen the questions, and the time runs. */
export function started(room: Room, now: number): Pick<Room, 'locked' | 'expiresAt'> {
  if (!isChallenge(room)) return room;
  return { locked: true, expiresAt: now + CHALLENGE.playMs };
}

/** null where the game is none. */
export function challengeInfo(room: Room): ChallengeInfo | null {
  if (!isChallenge(room)) return null;
  const climbing: string[] = [];
  if (room.state === 'running')
    for (const [, seat] of entriesOf(room.seats)) if (isPlaying(seat) && !seat.isOver) climbing.push(seat.id);
  return { by: at(room.seats, OPENER)?.id ?? '', climbing, rematch: room.rematch ?? null };
}
