// Broadcaster: sends a room's events to its audiences. Players get their own views; host and projector see
// the whole room.

import { type Room, type RoomEvent, announcementsOf } from '#core/authority/index.ts';
import type { PushEvent } from '#core/views/pushEvents.ts';
import type { Audience } from '#server/rooms/audience.ts';
import { HostBroadcaster } from '#server/rooms/hostBroadcaster.ts';
import { PlayerBroadcaster } from '#server/rooms/playerBroadcaster.ts';
import type { Ranks } from '#server/rooms/ranks.ts';

export class Broadcaster {
  #room: Room;
  readonly #players: PlayerBroadcaster;
  readonly #hosts: HostBroadcaster;

  constructor(room: Room, audience: Audience, ranks: Ranks) {
    this.#room = room;
    this.#players = new PlayerBroadcaster(room, audience, ranks);
    this.#hosts = new HostBroadcaster(room, audience, ranks);
  }

  /** Records durable events and sends what they change. */
  step(room: Room, events: readonly RoomEvent[]): void {
    const happening = { room, before: this.#room, events };
    this.#room = room;
    const list = events.map((event) => ({
      event,
      told: event.type === 'roomCreated' ? [] : announcementsOf(event, happening),
    }));
    this.#players.step(room, list);
    this.#hosts.step(room, list);
  }

  /**
   * Sends a transient signal, which no log keeps, to host and projector; `merge` combines it with one that is
   * waiting under the same name.
   */
  signal<Fields extends object>(event: PushEvent, merge: (waiting: Fields | undefined) => Fields): void {
    this.#hosts.signals.add(event, merge);
  }

  /** Like `signal`, but sends to players too. */
  signalAll<Fields extends object>(event: PushEvent, merge: (waiting: Fields | undefined) => Fields): void {
    this.signal(event, merge);
    this.#players.signals.add(event, merge);
  }

  close(): void {
    this.#hosts.close();
    this.#players.close();
  }
}
