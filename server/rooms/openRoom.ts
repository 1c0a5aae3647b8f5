// A room that is open on this server: its commands, its audience, its clock.

import {
  type Command,
  hasRobots,
  isPlaying,
  nextDeadline,
  robotMoves,
  type Room,
  type RoomEvent,
} from '#core/authority/index.ts';
import { at, entriesOf } from '#core/collections/list.ts';
import type { Reaction } from '#core/features/reactions/reactions.ts';
import { isFinished } from '#core/room/phase.ts';
import { Audience, type Connection } from '#server/rooms/audience.ts';
import { LiveRoom, type Outcome, type RoomLog } from '#server/rooms/liveRoom.ts';
import { Ranks } from '#server/rooms/ranks.ts';
import { Teller } from '#server/rooms/teller.ts';

/** Milliseconds without a connection after which a seat counts as dropped: a page that reloads is not gone. */
const DROP_AFTER_MS = 5_000;
/** Milliseconds after which a deadline that was missed by a sleeping timer is looked at again, at the latest. */
const MAX_TIMER_MS = 60_000;
/** Milliseconds between two looks at what the robots of a rehearsal do. */
const ROBOT_MS = 250;
/** Milliseconds after which a deadline that passed without effect is tried again. */
const RETRY_MS = 1_000;

export interface OpenRoomPorts {
  readonly log: RoomLog;
  readonly mayBeShown: (text: string) => boolean;
  /** Whether the server has time for one more move of a robot; else it thinks a little longer. */
  readonly robotMayMove: () => boolean;
  /** Told of errors of commands that nobody waits for. */
  readonly onError: (error: unknown, room: Pick<Room, 'hash'>) => void;
}

export class OpenRoom {
  readonly live: LiveRoom;
  readonly audience = new Audience();
  readonly ranks: Ranks;
  readonly #teller: Teller;
  readonly #ports: OpenRoomPorts;
  #deadline: NodeJS.Timeout | null = null;
  #deadlineAt: number | null = null;
  #closed = false;
  #robots: NodeJS.Timeout | null = null;
  readonly #drops = new Map<number, NodeJS.Timeout>();
  lastUsedAt = Date.now();

  constructor(room: Room, ports: OpenRoomPorts) {
    this.#ports = ports;
    this.ranks = new Ranks(ports.mayBeShown);
    this.#teller = new Teller(room, this.audience, this.ranks);
    this.live = new LiveRoom(room, ports.log, (after, events) => this.#stepped(after, events));
    this.#armDeadline(room);
    this.#expectReturns(room);
    this.#driveRobots(room);
  }

  get room(): Room {
    return this.live.room;
  }

  /** Shows a reaction to those who watch the whole room. Who watches keeps the room; signs that nobody sees do not. */
  react(reaction: Reaction): void {
    this.#teller.react(reaction);
  }

  submit(command: Command): Promise<Outcome> {
    this.lastUsedAt = Date.now();
    return this.live.submit(command, Date.now());
  }

  #stepped(room: Room, events: readonly RoomEvent[]): void {
    this.#teller.step(room, events);
    this.#armDeadline(room);
    if (events.some((event) => event.type === 'playerJoined' && event.robot !== undefined))
      this.#driveRobots(room);
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

  /** Robots act by the server's clock, for as long as there are any. */
  #driveRobots(room: Room): void {
    if (this.#robots || this.#closed || isFinished(room.state) || !hasRobots(room)) return;
    this.#robots = setInterval(() => {
      if (isFinished(this.room.state) || !hasRobots(this.room)) this.#restRobots();
      else this.#moveRobots();
    }, ROBOT_MS).unref();
  }

  #moveRobots(): void {
    for (const move of robotMoves(this.room, Date.now())) {
      if (!this.#ports.robotMayMove()) return;
      this.#submitQuietly(move);
    }
  }

  #restRobots(): void {
    if (this.#robots) clearInterval(this.#robots);
    this.#robots = null;
  }

  /** After a restart the seats say "connected", but nobody is: who does not come back soon has dropped. */
  #expectReturns(room: Room): void {
    if (isFinished(room.state)) return;
    for (const [index, seat] of entriesOf(room.seats))
      if (seat.connected && isPlaying(seat) && seat.robot === undefined)
        this.#dropLater(index, 3 * DROP_AFTER_MS);
  }

  #dropLater(seat: number, ms: number): void {
    clearTimeout(this.#drops.get(seat));
    const timer = setTimeout(() => {
      this.#drops.delete(seat);
      const id = this.#seatId(seat);
      if (!this.audience.isConnected(seat) && id) this.#submitQuietly({ type: 'drop', playerId: id });
    }, ms);
    timer.unref();
    this.#drops.set(seat, timer);
  }

  #seatId(seat: number): string | undefined {
    return at(this.room.seats, seat)?.id;
  }

  /** A player's connection; the seat counts as present again. */
  connectPlayer(seat: number, playerId: string, connection: Connection): void {
    this.audience.addPlayer(seat, connection);
    clearTimeout(this.#drops.get(seat));
    this.#drops.delete(seat);
    this.#submitQuietly({ type: 'return', playerId });
  }

  disconnect(connection: Connection, seat: number | null): void {
    const gone = this.audience.remove(connection, seat);
    if (gone !== null && !isFinished(this.room.state)) this.#dropLater(gone, DROP_AFTER_MS);
  }

  close(): void {
    this.#closed = true;
    this.#teller.close();
    if (this.#deadline) clearTimeout(this.#deadline);
    this.#restRobots();
    for (const timer of this.#drops.values()) clearTimeout(timer);
  }
}
