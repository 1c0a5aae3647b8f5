// Tells a room's audiences what happened: players, and those who see the whole room, its host and the projector.

import { type Room, type RoomEvent, toldOf } from '#core/authority/index.ts';
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

  /** Takes note of durable events and sends what they change. */
  step(room: Room, events: readonly RoomEvent[]): void {
    const happening = { room, before: this.#room, events };
    this.#room = room;
    const list = events.map((event) => ({
      event,
      told: event.type === 'roomCreated' ? [] : toldOf(event, happening),
    }));
    this.#players.step(room, list);
    this.#hosts.step(room, list);
  }

  /** Tells host and projector what passes, and no log keeps; `merge` puts it together with what waits to be told under this name. */
  signal<Fields extends object>(event: PushEvent, merge: (waiting: Fields | undefined) => Fields): void {
    this.#hosts.signals.add(event, merge);
  }

  /** Tells players as well. */
  signalAll<Fields extends object>(event: PushEvent, merge: (waiting: Fields | undefined) => Fields): void {
    this.signal(event, merge);
    this.#players.signals.add(event, merge);
  }

  close(): void {
    this.#hosts.close();
    this.#players.close();
  }
}
