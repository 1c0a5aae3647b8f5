// The seats that this device holds: with its ticket a player comes back to a game, whatever happened in between.

import type { Kv } from '#src/platform/storage/kv.ts';

export interface Seat {
  readonly roomHash: string;
  readonly playerId: string;
  /** The secret that opens the seat. */
  readonly ticket: string;
  readonly name: string;
  readonly character: number;
  readonly code: string;
  readonly title: string;
  /** The kind of game; a newer version of the app may have kept one that this version does not know. */
  readonly type: string;
  /** Of a game alone, and of one that its player runs: the quiz whose practice link it began from. */
  readonly quizId?: string;
  /** Of a preview: the quiz, to whose page it leads back. It is nothing to come back to. */
  readonly previewOf?: string;
  /** This device's clock in ms, when the seat was last used. */
  readonly usedAt: number;
  /** The game is over for this player: nothing to carry on with. */
  readonly over: boolean;
  /** The host has removed it: this device gets no other one in this game. */
  readonly removed?: true;
}

export interface Seats {
  keep(seat: Seat): Promise<void>;
  forget(roomHash: string, playerId: string): Promise<void>;
  /** The seat opens no more, for this reason. One that the host removed is kept: its ticket says so to the server. */
  lose(seat: Seat, reason: string): Promise<void>;
  /** Rejects where this device's storage does not answer. */
  find(roomHash: string, playerId: string): Promise<Seat | null>;
  /** The seat used last in a room with this code. */
  byCode(code: string): Promise<Seat | null>;
  inRoom(roomHash: string): Promise<readonly Seat[]>;
  /** The seats of games that are not over, the last used first; of those that began from this quiz's practice link where a quiz is named. */
  open(quizId?: string): Promise<readonly Seat[]>;
}

export const SEATS_PREFIX = 'seat:';
/** Assigned games are open for 180 days at most, and their results are read after that. */
const KEPT_MS = 200 * 24 * 60 * 60_000;

export function createSeats(kv: Kv, now: () => number = Date.now): Seats {
  const keyOf = (roomHash: string, playerId: string) => `${SEATS_PREFIX}${roomHash}:${playerId}`;
  /** All seats, the last used first; outdated ones are cleared away. */
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

/** Whether this is a seat that was lost because the host removed it. */
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
