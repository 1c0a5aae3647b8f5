// Past games in memory, by what their logs take in the store: when they no longer fit, those used longest ago
// leave first.

import type { RoomSession } from '#server/rooms/roomSession.ts';

/**
 * Maximum bytes of all logs, compressed as they are stored. In memory a game takes several times as much, and
 * one brought back from a file can be as long as a body may be.
 */
const KEPT_BYTES = 16 * 1024 * 1024;

export class PastGames {
  /** Bytes by room, most recently used last. */
  readonly #bytes = new Map<RoomSession, number>();

  keep(session: RoomSession, bytes: number): void {
    this.forget(session);
    this.#bytes.set(session, bytes);
  }

  used(session: RoomSession): void {
    const bytes = this.#bytes.get(session);
    if (bytes !== undefined) this.keep(session, bytes);
  }

  forget(session: RoomSession): void {
    this.#bytes.delete(session);
  }

  /** Returns games to unload. Those being watched, and the one used last, stay whatever their size. */
  surplus(): readonly RoomSession[] {
    let total = 0;
    for (const bytes of this.#bytes.values()) total += bytes;
    const surplus: RoomSession[] = [];
    for (const [session, bytes] of [...this.#bytes].slice(0, -1)) {
      if (total <= KEPT_BYTES) break;
      if (!session.audience.isEmpty) continue;
      surplus.push(session);
      total -= bytes;
    }
    return surplus;
  }
}
