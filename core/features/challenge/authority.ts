// The rules of a challenge: the player who opened the room starts and ends the game, and offers the next one (specification 2, section 7 "End challenge").

import { closedReason } from '#core/authority/acting.ts';
import { type Decision, events, NOTHING, refused } from '#core/authority/decision.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { ByPlayer } from '#core/authority/origins.ts';
import { offering } from '#core/authority/rematch.ts';
import type { Feature, PlayerTurn } from '#core/authority/ruleSet.ts';
import { starting } from '#core/authority/rules/life.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { Room } from '#core/authority/state.ts';
import { toAll } from '#core/authority/tells.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import { CHALLENGE, type ChallengeInfo } from '#core/features/challenge/challenge.ts';
import { isRunByPlayer } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';

interface ChallengeTypes {
  readonly playerCommand: /** By the player who opened the challenge. */
    | ({ readonly type: 'startChallenge'; readonly commandId: string } & ByPlayer)
    | ({ readonly type: 'endChallenge'; readonly commandId: string } & ByPlayer)
    /** `hash`, `code`: the room of the next one. */
    | ({
        readonly type: 'offerRematch';
        readonly commandId: string;
        /** Hash of the room that was offered before, and closed before it began; absent: none. */
        readonly replaces?: string;
        readonly hash: string;
        readonly code: string;
      } & ByPlayer);
  readonly refusal:
    | 'room.TOO_FEW_PLAYERS'
    /** What only the player may do who opened the challenge. */
    | 'player.NOT_HOST';
}

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly challenge: ChallengeTypes;
  }
}

/** The seat that runs the game: the first one, which only the command that opened the room can take. */
const OPENER = 0;

export const challenge: Feature<'challenge'> = {
  version: 1,
  playerCommands: {
    startChallenge: (turn, { commandId }) => byOpener(turn, () => start(turn, commandId)),
    endChallenge: (turn, { commandId }) =>
      byOpener(turn, ({ room, now, rules }) =>
        isFinished(room.state)
          ? refused(closedReason(room))
          : { ok: true, events: rules.ending(room, 'stopped', now, commandId) },
      ),
    offerRematch: (turn, command) => byOpener(turn, () => offerRematch(turn, command)),
  },
  views: { room: (room) => ({ challenge: challengeInfo(room) }) },
  alsoTells: {
    // Friends also see who still plays; that nobody does is told by the end.
    playerFinished: (_event, { room }) =>
      isRunByPlayer(room) && !isFinished(room.state) ? { players: [toAll('updateGameOptions', 'room')] } : {},
  },
  hooks: {
    // The door is closed, since who comes later could have seen the questions, and the time runs.
    started: (room, now) =>
      isRunByPlayer(room) ? { ...room, locked: true, expiresAt: now + CHALLENGE.playMs } : room,
    afterFinish,
  },
  sample: {
    player: {
      startChallenge: ({ commandId, playerId }) => ({ type: 'startChallenge', commandId, playerId }),
      endChallenge: ({ commandId, playerId, what }) => ({
        type: 'endChallenge',
        commandId,
        // Seldom by the one who may: an end is the end of the play.
        playerId: what > 960 ? playerId : 'nobody',
      }),
      offerRematch: ({ commandId, playerId }) => ({
        type: 'offerRematch',
        commandId,
        playerId,
        hash: 'b'.repeat(24),
        code: '654321',
      }),
    },
  },
};

/** Only the player who opened the challenge decides for all. */
function byOpener(turn: PlayerTurn, decide: (turn: PlayerTurn) => Decision): Decision {
  if (!isRunByPlayer(turn.room)) return refused('room.WRONG_STATE');
  return turn.index === OPENER ? decide(turn) : refused('player.NOT_HOST');
}

function start({ room, now }: PlayerTurn, commandId: string): Decision {
  if (isFinished(room.state)) return refused(closedReason(room));
  if (room.state !== 'waiting') return refused('room.WRONG_STATE');
  if (now >= room.expiresAt) return refused('room.EXPIRED');
  if (room.players < CHALLENGE.fewestPlayers) return refused('room.TOO_FEW_PLAYERS');
  return events(starting(now, commandId));
}

function offerRematch(
  { room, now }: PlayerTurn,
  command: Extract<ChallengeTypes['playerCommand'], { readonly type: 'offerRematch' }>,
): Decision {
  // The first one stands: who has gone there must not be left alone.
  const stands = room.rematch && room.rematch.hash !== command.replaces;
  return stands ? NOTHING : offering(room, command, now);
}

/** The end of a challenge, once the player in this seat has finished as the last one; nothing while others play. */
function afterFinish(room: Room, seatIndex: number, now: number): readonly RoomEvent[] {
  if (!isRunByPlayer(room)) return [];
  for (const [index, seat] of entriesOf(room.seats))
    if (index !== seatIndex && isPlaying(seat) && !seat.isOver) return [];
  return [{ type: 'gameEnded', state: 'completed', at: now, commandId: null }];
}

/** null where the game is none. */
function challengeInfo(room: Room): ChallengeInfo | null {
  if (!isRunByPlayer(room)) return null;
  const climbing: string[] = [];
  if (room.state === 'running')
    for (const [, seat] of entriesOf(room.seats)) if (isPlaying(seat) && !seat.isOver) climbing.push(seat.id);
  return { by: at(room.seats, OPENER)?.id ?? '', climbing };
}
