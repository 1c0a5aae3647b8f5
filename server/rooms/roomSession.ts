// Room session: a room in this server's memory, with its commands, its audience, and its clock.

import { type Command, isPlaying, nextDeadline, type Room, type RoomEvent } from '#core/authority/index.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import { isFinished } from '#core/room/phase.ts';
import type { PushEvent } from '#core/views/pushEvents.ts';
import { Audience, type Connection } from '#server/rooms/audience.ts';
import type { Driver } from '#server/rooms/driver.ts';
import { EventSourcedRoom, type Outcome, type RoomLog } from '#server/rooms/eventSourcedRoom.ts';
import { withDigestedId } from '#server/rooms/digestedId.ts';
import { Ranks } from '#server/rooms/ranks.ts';
import { Broadcaster } from '#server/rooms/broadcaster.ts';

/**
 * Milliseconds without a connection after which a seat counts as dropped: a page that is reloading isn't
 * gone.
 */
const DROP_AFTER_MS = 5_000;
/**
 * Milliseconds after its last call for which a seat without a connection still counts as present: some
 * networks block sockets.
 */
const CALLS_COUNT_MS = 60_000;
/** Longest timer in milliseconds, so that a deadline missed during sleep is noticed by then. */
const MAX_TIMER_MS = 60_000;
/** Milliseconds before a deadline that had no effect is retried. */
const RETRY_MS = 1_000;

export interface RoomSessionPorts {
  readonly log: RoomLog;
  readonly mayBeShown: (text: string) => boolean;
  /** Drivers that act in the room by the server's clock. */
  readonly drivers: readonly Driver[];
  /** Called for errors of commands that no caller is waiting for. */
  readonly onError: (error: unknown, room: Pick<Room, 'hash'>) => void;
}

/** A pending drop of a seat without a connection. */
interface Drop {
  readonly timer: NodeJS.Timeout;
  /** True if the seat is present only by its calls. */
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
  /** Address from which each seat was last taken or opened, by seat number; never logged. */
  readonly addresses = new Map<number, string>();

  constructor(room: Room, ports: RoomSessionPorts) {
    this.#ports = ports;
    this.ranks = new Ranks(ports.mayBeShown, () => this.audience.isProjected);
    this.#broadcaster = new Broadcaster(room, this.audience, this.ranks);
    this.live = new EventSourcedRoom(room, ports.log, (after, events) => this.#stepped(after, events));
    this.#armDeadline(room);
    this.#expectReturns(room);
    for (const driver of ports.drivers) this.#startDriving(driver, room);
  }

  get room(): Room {
    return this.live.room;
  }

  /**
   * Sends a signal to the host and the projector. Being watched keeps a room in memory; sending signals
   * doesn't.
   */
  signal<Fields extends object>(event: PushEvent, merge: (waiting: Fields | undefined) => Fields): void {
    this.#broadcaster.signal(event, merge);
  }

  /** Like `signal`, but sends to players too. */
  signalAll<Fields extends object>(event: PushEvent, merge: (waiting: Fields | undefined) => Fields): void {
    this.#broadcaster.signalAll(event, merge);
  }

  submit(command: Command): Promise<Outcome> {
    this.lastUsedAt = Date.now();
    return this.#decide(withDigestedId(command));
  }

  /** Decides the command now, together with what only this session knows about the moment. */
  #decide(command: Command): Promise<Outcome> {
    const { isProjected } = this.audience;
    return this.live.submit(isProjected ? { ...command, isProjected } : command, Date.now());
  }

  #stepped(room: Room, events: readonly RoomEvent[]): void {
    this.#broadcaster.step(room, events);
    this.#armDeadline(room);
    for (const driver of this.#ports.drivers)
      if (events.some((event) => driver.isCalledBy(event))) this.#startDriving(driver, room);
  }

  /**
   * Submits a command that no caller is waiting for; a failure is logged, and the next deadline tries again.
   */
  #submitQuietly(command: Command): void {
    this.#decide(command).catch((error: unknown) => this.#ports.onError(error, this.room));
  }

  #armDeadline(room: Room, minMs = 0): void {
    const due = nextDeadline(room);
    if (due === this.#deadlineAt && this.#deadline) return;
    if (this.#deadline) clearTimeout(this.#deadline);
    this.#deadline = null;
    this.#deadlineAt = due;
    if (due === null || this.#closed) return;
    const wait = Math.min(MAX_TIMER_MS, Math.max(minMs, due - Date.now()));
    this.#deadline = setTimeout(() => {
      this.#deadline = null;
      const isDue = Date.now() >= due;
      if (isDue) this.#submitQuietly({ type: 'deadline' });
      // Timers can fire early, clocks can be set back, and commands can fail; the room must always have a
      // timer.
      this.#armDeadline(this.room, isDue ? RETRY_MS : 1);
    }, wait);
    this.#deadline.unref();
  }

  /** Polls the driver as long as it is needed. */
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

  /**
   * After a restart, seats are still marked connected although none is; those that don't return soon count as
   * dropped.
   */
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

  /** Connects a player; the seat counts as present again. */
  connectPlayer(seat: number, playerId: string, connection: Connection): void {
    this.audience.addPlayer(seat, connection);
    clearTimeout(this.#drops.get(seat)?.timer);
    this.#drops.delete(seat);
    this.#submitQuietly({ type: 'return', playerId });
  }

  /**
   * Records a call from a seat: a dropped player who keeps playing without a socket counts as present for
   * everyone.
   */
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
