// This device's seats: with a seat's ticket, a player can rejoin a game whatever happened in between.

import type { Character } from '#core/room/characters.ts';
import type { Kv } from '#src/platform/storage/kv.ts';

export interface Seat {
  readonly roomHash: string;
  readonly playerId: string;
  /** The secret that opens the seat. */
  readonly ticket: string;
  readonly name: string;
  readonly character: Character;
  readonly code: string;
  readonly title: string;
  /** Kind of game; a newer version of the app may have stored one that this version doesn't know. */
  readonly type: string;
  /** For solo games and games run by their player: the quiz whose practice link started it. */
  readonly quizId?: string;
  /** For previews: the quiz whose page it leads back to. A preview can't be resumed. */
  readonly previewOf?: string;
  /** For previews: the way of playing and what happens in it, in the host's language. */
  readonly previewWay?: string;
  /** Time at which the seat was last used, in ms on this device's clock. */
  readonly usedAt: number;
  /** The game is over for this player: there is nothing to continue. */
  readonly over: boolean;
  /** The host removed the player: this device gets no other seat in this game. */
  readonly removed?: true;
}

export interface Seats {
  keep(seat: Seat): Promise<void>;
  forget(roomHash: string, playerId: string): Promise<void>;
  /**
   * Handles a seat that can't be opened anymore, for this reason. A seat that the host removed is kept: its
   * ticket tells the server so.
   */
  lose(seat: Seat, reason: string): Promise<void>;
  /** Rejects if this device's storage doesn't answer. */
  find(roomHash: string, playerId: string): Promise<Seat | null>;
  /** The most recently used seat in a room with this code. */
  byCode(code: string): Promise<Seat | null>;
  inRoom(roomHash: string): Promise<readonly Seat[]>;
  /**
   * Seats in games that aren't over, most recently used first; with `quizId`, only those started from this
   * quiz's practice link.
   */
  open(quizId?: string): Promise<readonly Seat[]>;
}

export const SEATS_PREFIX = 'seat:';
/** Assigned games stay open for 180 days at most, and their results are read after that. */
const KEPT_MS = 200 * 24 * 60 * 60_000;

export function createSeats(kv: Kv, now: () => number = Date.now): Seats {
  const keyOf = (roomHash: string, playerId: string) => `${SEATS_PREFIX}${roomHash}:${playerId}`;
  /** All seats, most recently used first; deletes outdated ones. */
  async function all(): Promise<Seat[]> {
    const seats: Seat[] = [];
    for (const [key, value] of await kv.entries(SEATS_PREFIX)) {
      if (isSeat(value) && value.usedAt > now() - KEPT_MS) seats.push(value);
      else await kv.delete(key);
    }
    return seats.sort((a, b) => b.usedAt - a.usedAt);
  }
  const keep = (seat: Seat) => kv.set(keyOf(seat.roomHash, seat.playerId), seat);
  const forget = (roomHash: string, playerId: string) => kv.delete(keyOf(roomHash, playerId));
  return {
    keep,
    forget,
    lose: (seat, reason) =>
      reason === 'player.DELETED'
        ? keep({ ...seat, over: true, removed: true })
        : forget(seat.roomHash, seat.playerId),
    async find(roomHash, playerId) {
      const seat = await kv.get(keyOf(roomHash, playerId));
      return isSeat(seat) ? seat : null;
    },
    byCode: async (code) => (await all()).find((seat) => seat.code === code) ?? null,
    inRoom: async (roomHash) => (await all()).filter((seat) => seat.roomHash === roomHash),
    open: async (quizId) =>
      (await all()).filter(
        (seat) =>
          !seat.over && seat.previewOf === undefined && (quizId === undefined || seat.quizId === quizId),
      ),
  };
}

/** True if this is a seat that was lost because the host removed it. */
export function isRemovedSeat(value: unknown): value is Seat {
  return isSeat(value) && value.removed === true;
}

function isSeat(value: unknown): value is Seat {
  if (typeof value !== 'object' || value === null) return false;
  const seat = value as Readonly<Record<string, unknown>>;
  const texts = ['roomHash', 'playerId', 'ticket', 'name', 'code', 'title', 'type'];
  return (
    texts.every((key) => typeof seat[key] === 'string') &&
    typeof seat['usedAt'] === 'number' &&
    typeof seat['over'] === 'boolean'
  );
}
