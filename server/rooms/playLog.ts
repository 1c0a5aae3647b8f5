// Plays a log while the server does other things: a long one takes seconds, and running games must not wait for it.

import { setImmediate } from 'node:timers/promises';
import { evolve, type Room, type RoomEvent } from '#core/authority/index.ts';

/** Milliseconds after which others get their turn. */
const TURN_MS = 20;

/** Returns the room after these events. `afterEach` is called with every state and the number of events so far. */
export async function playLog(
  before: Room | null,
  events: Iterable<RoomEvent>,
  afterEach?: (room: Room, count: number) => void,
): Promise<Room | null> {
  let room = before;
  let count = 0;
  let since = performance.now();
  for (const event of events) {
    room = evolve(room, event);
    count += 1;
    afterEach?.(room, count);
    if (performance.now() - since < TURN_MS) continue;
    await setImmediate();
    since = performance.now();
  }
  return room;
}
