// Challenge rules: the player who opened the room starts and ends the game and offers the next one
// (specification 2, section 7 "End challenge").

import { closedReason } from '#core/authority/refusals.ts';
import { type Decision, accepted, NOTHING, refused } from '#core/authority/decision.ts';
import type { RoomEvent } from '#core/authority/events.ts';
import type { ByPlayer } from '#core/authority/origins.ts';
import { rematchOffer } from '#core/authority/rematch.ts';
import type { Feature, PlayerTurn } from '#core/authority/ruleSet.ts';
import { starting } from '#core/authority/rules/life.ts';
import { isPlaying } from '#core/authority/seats.ts';
import type { Room } from '#core/authority/state.ts';
import { toAll } from '#core/authority/announcements.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import { CHALLENGE, type ChallengeInfo } from '#core/features/challenge/challenge.ts';
import { isRunByPlayer } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';

interface ChallengeTypes {
  readonly playerCommand: /** Allowed only for the player who opened the challenge. */
    | ({ readonly type: 'startChallenge'; readonly commandId: string } & ByPlayer)
    | ({ readonly type: 'endChallenge'; readonly commandId: string } & ByPlayer)
    /** `hash`, `code`: the next challenge's room. */
    | ({
        readonly type: 'offerRematch';
        readonly commandId: string;
        /** Hash of a room offered earlier that closed before its start; absent if there is none. */
        readonly replaces?: string;
        readonly hash: string;
        readonly code: string;
      } & ByPlayer);
  readonly refusal:
    | 'room.TOO_FEW_PLAYERS'
    /** Only the player who opened the challenge may do this. */
    | 'player.NOT_HOST';
}

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly challenge: ChallengeTypes;
  }
}

/**
 * Seat of the player who runs the game: the first one, which only the command that opened the room can take.
 */
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
    // Friends see who is still playing; the end of the game has its own push.
    playerFinished: (_event, { room }) =>
      isRunByPlayer(room) && !isFinished(room.state) ? { players: [toAll('updateGameOptions', 'room')] } : {},
  },
  hooks: {
    // Locks the room, because latecomers could have seen the questions, and starts its time limit.
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
        // Seldom from the player who may, because ending the game ends the random play.
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

/** Runs a decision only if the turn is the opener's. */
function byOpener(turn: PlayerTurn, decide: (turn: PlayerTurn) => Decision): Decision {
  if (!isRunByPlayer(turn.room)) return refused('room.WRONG_STATE');
  return turn.index === OPENER ? decide(turn) : refused('player.NOT_HOST');
}

function start({ room, now }: PlayerTurn, commandId: string): Decision {
  if (isFinished(room.state)) return refused(closedReason(room));
  if (room.state !== 'waiting') return refused('room.WRONG_STATE');
  if (now >= room.expiresAt) return refused('room.EXPIRED');
  if (room.players < CHALLENGE.minPlayers) return refused('room.TOO_FEW_PLAYERS');
  return accepted(starting(now, commandId));
}

function offerRematch(
  { room, now }: PlayerTurn,
  command: Extract<ChallengeTypes['playerCommand'], { readonly type: 'offerRematch' }>,
): Decision {
  // The first offer stays in place, so that friends who followed it aren't left alone.
  const stands = room.rematch && room.rematch.hash !== command.replaces;
  return stands ? NOTHING : rematchOffer(room, command, now);
}

/**
 * Ends the challenge when the player in this seat was the last to finish; no events while others still play.
 */
function afterFinish(room: Room, seatIndex: number, now: number): readonly RoomEvent[] {
  if (!isRunByPlayer(room)) return [];
  for (const [index, seat] of entriesOf(room.seats))
    if (index !== seatIndex && isPlaying(seat) && !seat.isOver) return [];
  return [{ type: 'gameEnded', state: 'completed', at: now, commandId: null }];
}

/** null unless the game is a challenge. */
function challengeInfo(room: Room): ChallengeInfo | null {
  if (!isRunByPlayer(room)) return null;
  const climbing: string[] = [];
  if (room.state === 'running')
    for (const [, seat] of entriesOf(room.seats)) if (isPlaying(seat) && !seat.isOver) climbing.push(seat.id);
  return { by: at(room.seats, OPENER)?.id ?? '', climbing };
}
