// A room in the memory of this server: its commands, its audience, its clock.

import { type Command, isPlaying, nextDeadline, type Room, type RoomEvent } from '#core/authority/index.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import { isFinished } from '#core/room/phase.ts';
import type { PushEvent } from '#core/views/pushEvents.ts';
import { Audience, type Connection } from '#server/rooms/audience.ts';
import type { Driver } from '#server/rooms/driver.ts';
import { EventSourcedRoom, type Outcome, type RoomLog } from '#server/rooms/eventSourcedRoom.ts';
import { namedCommand } from '#server/rooms/namedCommand.ts';
import { Ranks } from '#server/rooms/ranks.ts';
import { Broadcaster } from '#server/rooms/broadcaster.ts';

/** Milliseconds without a connection after which a seat counts as dropped: a page that reloads is not gone. */
const DROP_AFTER_MS = 5_000;
/** Milliseconds after its last call for which a seat without any connection counts as there: somebody may play where sockets are blocked. */
const CALLS_COUNT_MS = 60_000;
/** Milliseconds after which a deadline that was missed by a sleeping timer is looked at again, at the latest. */
const MAX_TIMER_MS = 60_000;
/** Milliseconds after which a deadline that passed without effect is tried again. */
const RETRY_MS = 1_000;

export interface RoomSessionPorts {
  readonly log: RoomLog;
  readonly mayBeShown: (text: string) => boolean;
  /** What acts in the room by the server's clock. */
  readonly drivers: readonly Driver[];
  /** Told of errors of commands that nobody waits for. */
  readonly onError: (error: unknown, room: Pick<Room, 'hash'>) => void;
}

/** When a seat without a connection counts as dropped. */
interface Drop {
  readonly timer: NodeJS.Timeout;
  /** Whether the seat is there by its calls alone. */
  readonly isCalling: boolean;
}

export class RoomSession {
  readonly live: EventSourcedRoom;
  readonly audience = new Audience();
  readonly ranks: Ranks;
  readonly #broadcaster: Broadcaster;
  readonly #ports: RoomSessionPorts;
  #deadline: NodeJS.Timeout | null = null;
  #deadlineAt: number | null = null;
  #closed = false;
  readonly #driving = new Map<Driver, NodeJS.Timeout>();
  readonly #drops = new Map<number, Drop>();
  lastUsedAt = Date.now();
  /** Where seats were last taken or opened from, by their number; in no log. */
  readonly addresses = new Map<number, string>();

  constructor(room: Room, ports: RoomSessionPorts) {
    this.#ports = ports;
    this.ranks = new Ranks(ports.mayBeShown);
    this.#broadcaster = new Broadcaster(room, this.audience, this.ranks);
    this.live = new EventSourcedRoom(room, ports.log, (after, events) => this.#stepped(after, events));
    this.#armDeadline(room);
    this.#expectReturns(room);
    for (const driver of ports.drivers) this.#startDriving(driver, room);
  }

  get room(): Room {
    return this.live.room;
  }

  /** Sends a signal to those who watch the whole room. Who watches keeps the room; signals that nobody sees do not. */
  signal<Fields extends object>(event: PushEvent, merge: (waiting: Fields | undefined) => Fields): void {
    this.#broadcaster.signal(event, merge);
  }

  /** The same, to those who play in it as well. */
  signalAll<Fields extends object>(event: PushEvent, merge: (waiting: Fields | undefined) => Fields): void {
    this.#broadcaster.signalAll(event, merge);
  }

  submit(command: Command): Promise<Outcome> {
    this.lastUsedAt = Date.now();
    return this.live.submit(namedCommand(command), Date.now());
  }

  #stepped(room: Room, events: readonly RoomEvent[]): void {
    this.#broadcaster.step(room, events);
    this.#armDeadline(room);
    for (const driver of this.#ports.drivers)
      if (events.some((event) => driver.isCalledBy(event))) this.#startDriving(driver, room);
  }

  /** Nobody waits for these; a failure is logged and the next deadline tries again. */
  #submitQuietly(command: Command): void {
    this.live.submit(command, Date.now()).catch((error: unknown) => this.#ports.onError(error, this.room));
  }

  #armDeadline(room: Room, leastMs = 0): void {
    const due = nextDeadline(room);
    if (due === this.#deadlineAt && this.#deadline) return;
    if (this.#deadline) clearTimeout(this.#deadline);
    this.#deadline = null;
    this.#deadlineAt = due;
    if (due === null || this.#closed) return;
    const wait = Math.min(MAX_TIMER_MS, Math.max(leastMs, due - Date.now()));
    this.#deadline = setTimeout(() => {
      this.#deadline = null;
      const isDue = Date.now() >= due;
      if (isDue) this.#submitQuietly({ type: 'deadline' });
      // Timers ring early, clocks are set back, commands fail: the room never stays without a timer.
      this.#armDeadline(this.room, isDue ? RETRY_MS : 1);
    }, wait);
    this.#deadline.unref();
  }

  /** Looks at what the driver does, for as long as it is needed. */
  #startDriving(driver: Driver, room: Room): void {
    if (this.#driving.has(driver) || this.#closed || isFinished(room.state) || !driver.isNeeded(room)) return;
    const timer = setInterval(() => {
      if (isFinished(this.room.state) || !driver.isNeeded(this.room)) this.#stopDriving(driver);
      else this.#move(driver);
    }, driver.everyMs).unref();
    this.#driving.set(driver, timer);
  }

  #move(driver: Driver): void {
    for (const move of driver.moves(this.room, Date.now())) {
      if (!driver.mayMove()) return;
      this.#submitQuietly(move);
    }
  }

  #stopDriving(driver: Driver): void {
    clearInterval(this.#driving.get(driver));
    this.#driving.delete(driver);
  }

  /** After a restart the seats say "connected", but nobody is: who does not come back soon has dropped. */
  #expectReturns(room: Room): void {
    if (isFinished(room.state)) return;
    for (const [index, seat] of entriesOf(room.seats))
      if (seat.connected && isPlaying(seat) && !this.#isDriven(room, index))
        this.#dropLater(index, 3 * DROP_AFTER_MS);
  }

  #isDriven(room: Room, seat: number): boolean {
    return this.#ports.drivers.some((driver) => driver.drives(room, seat));
  }

  #dropLater(seat: number, ms: number, isCalling = false): void {
    clearTimeout(this.#drops.get(seat)?.timer);
    const timer = setTimeout(() => {
      this.#drops.delete(seat);
      const id = this.#seatId(seat);
      if (!this.audience.isConnected(seat) && id) this.#submitQuietly({ type: 'drop', playerId: id });
    }, ms);
    timer.unref();
    this.#drops.set(seat, { timer, isCalling });
  }

  #seatId(seat: number): string | undefined {
    return at(this.room.seats, seat)?.id;
  }

  /** A player's connection; the seat counts as present again. */
  connectPlayer(seat: number, playerId: string, connection: Connection): void {
    this.audience.addPlayer(seat, connection);
    clearTimeout(this.#drops.get(seat)?.timer);
    this.#drops.delete(seat);
    this.#submitQuietly({ type: 'return', playerId });
  }

  /** A call of a seat: who had dropped and goes on without a connection is there, for others too. */
  calledBy(seat: number): void {
    const found = at(this.room.seats, seat);
    if (!found || this.audience.isConnected(seat) || isFinished(this.room.state)) return;
    if (found.connected && !this.#drops.get(seat)?.isCalling) return;
    if (!found.connected) this.#submitQuietly({ type: 'return', playerId: found.id });
    this.#dropLater(seat, CALLS_COUNT_MS, true);
  }

  disconnect(connection: Connection, seat: number | null): void {
    const gone = this.audience.remove(connection, seat);
    if (gone !== null && !isFinished(this.room.state)) this.#dropLater(gone, DROP_AFTER_MS);
  }

  close(): void {
    this.#closed = true;
    this.#broadcaster.close();
    if (this.#deadline) clearTimeout(this.#deadline);
    for (const driver of this.#ports.drivers) this.#stopDriving(driver);
    for (const { timer } of this.#drops.values()) clearTimeout(timer);
  }
}
