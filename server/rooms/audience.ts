// Audience of a room: its connections by seat and by role. Independent of sockets; it only needs a way to
// send.

import type { Room } from '#core/authority/index.ts';
import type { PushEvent } from '#core/views/pushEvents.ts';

export interface Connection {
  readonly id: string;
  send(event: PushEvent, payload: unknown): void;
}

/**
 * Maximum devices per seat that receive pushes: a ticket used by a thousand sockets must not cost a thousand
 * pushes.
 */
const MAX_DEVICES = 8;
/** Milliseconds in which a projector that was reloaded, or lost its line, is back. */
const PROJECTOR_RETURNS_MS = 5_000;

export class Audience {
  readonly #seats = new Map<number, Set<Connection>>();
  readonly hosts = new Set<Connection>();
  readonly projectors = new Set<Connection>();
  #projectorLeftAt = -Infinity;
  /** Players who are watching a leaderboard. */
  readonly watchers = new Map<Connection, number>();

  addPlayer(seat: number, connection: Connection): void {
    let connections = this.#seats.get(seat);
    if (!connections) {
      connections = new Set();
      this.#seats.set(seat, connections);
    }
    connections.add(connection);
    if (connections.size <= MAX_DEVICES) return;
    for (const oldest of connections) {
      connections.delete(oldest);
      this.watchers.delete(oldest);
      return;
    }
  }

  /**
   * Removes a connection. Returns its seat if that has no connections left; null if it still has some or had
   * none.
   */
  remove(connection: Connection, seat: number | null): number | null {
    this.hosts.delete(connection);
    if (this.projectors.delete(connection)) this.#projectorLeftAt = Date.now();
    this.watchers.delete(connection);
    const connections = seat === null ? undefined : this.#seats.get(seat);
    if (seat === null || !connections?.delete(connection) || connections.size > 0) return null;
    this.#seats.delete(seat);
    return seat;
  }

  /** Stops sending to this seat because its player was removed. */
  dismiss(seat: number): void {
    for (const connection of this.connectionsOf(seat)) this.watchers.delete(connection);
    this.#seats.delete(seat);
  }

  isConnected(seat: number): boolean {
    return this.#seats.has(seat);
  }

  connectionsOf(seat: number): ReadonlySet<Connection> {
    return this.#seats.get(seat) ?? NOBODY;
  }

  seats(): IterableIterator<[number, Set<Connection>]> {
    return this.#seats.entries();
  }

  /** True if a projector is connected, or just was. */
  get isProjected(): boolean {
    return this.projectors.size > 0 || Date.now() - this.#projectorLeftAt < PROJECTOR_RETURNS_MS;
  }

  get playerCount(): number {
    return this.#seats.size;
  }

  get isEmpty(): boolean {
    return this.#seats.size === 0 && this.hosts.size === 0 && this.projectors.size === 0;
  }
}

const NOBODY: ReadonlySet<Connection> = new Set();

/** Envelope around the patch of every push. */
export const payloadOf = (room: Room, patch: object) => ({
  roomHash: room.hash,
  seq: room.seq,
  now: Date.now(),
  patch,
});
