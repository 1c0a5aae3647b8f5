// Pushes to host and projector: changed rows a few times a second, urgent changes immediately.

import {
  climberOf,
  controlsOf,
  floodOf,
  hostParts,
  type HostAnnouncement,
  hostPlayerRow,
  hostQuestionRow,
  hostSlide,
  isListed,
  isPlaying,
  projectorSections,
  type Room,
  type RoomEvent,
  roomInfo,
  type Announcement,
  type ViewContext,
} from '#core/authority/index.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import { isTeacherPaced } from '#core/modes/registry.ts';
import type { HostView } from '#core/views/hostView.ts';
import { type Climber, CLIMBERS_SHOWN } from '#core/views/projectorView.ts';
import type { PushEvent } from '#core/views/pushEvents.ts';
import { type Audience, payloadOf } from '#server/rooms/audience.ts';
import type { Ranks } from '#server/rooms/ranks.ts';
import { coalesced, Signals } from '#server/rooms/signals.ts';

/** Milliseconds between pushes of rows; more in a hall, where counting everyone for one delays answers. */
const INTERVAL_MS = 250;
const INTERVAL_MS_PER_PLAYER = 0.5;
/**
 * Milliseconds between checks, in a student-paced game, for ranks changed by other players; plus 1 per
 * player.
 */
const RANKS_MS = 1_000;

/** An event with its announcements. */
export interface AnnouncedEvent {
  readonly event: RoomEvent;
  readonly told: readonly Announcement[];
}

export class HostBroadcaster {
  readonly #audience: Audience;
  readonly #ranks: Ranks;
  #room: Room;
  readonly #changedSeats = new Set<number>();
  readonly #changedQuestions = new Set<number>();
  readonly #removed = new Set<number>();
  /** Feature parts last sent to hosts, as JSON: a part is sent only when it changes. */
  readonly #parts = new Map<string, string>();
  /** True if the projectors have been sent all climbers. */
  #climbs = false;
  /** Name of the next push of rows. */
  #event: PushEvent = 'addPlayer';
  /** Ranks last sent to hosts, by seat, and the ranks they were last compared with. */
  readonly #told = new Map<number, number | null>();
  #compared: ReadonlyMap<number, number> | null = null;
  readonly #places = coalesced(
    () => this.#tell(true),
    () => RANKS_MS + this.#room.players,
  );
  readonly signals = new Signals(
    (event, fields) => this.#tellSignal(event, fields),
    () => INTERVAL_MS,
  );
  readonly #rows = coalesced(
    () => this.#tell(),
    () => Math.max(INTERVAL_MS, this.#room.players * INTERVAL_MS_PER_PLAYER),
  );

  constructor(room: Room, audience: Audience, ranks: Ranks) {
    this.#room = room;
    this.#audience = audience;
    this.#ranks = ranks;
  }

  /** Records durable events and sends what they change, immediately or soon. */
  step(room: Room, list: readonly AnnouncedEvent[]): void {
    this.#room = room;
    const atOnce: PushEvent[] = [];
    for (const { event, told } of list) {
      if ('seat' in event) this.#changedSeats.add(event.seat);
      for (const { host } of told) {
        if (!host) continue;
        this.#note(host);
        if (host.name && host.immediate) atOnce.push(host.name);
        else if (host.name) this.#event = host.name;
      }
    }
    const [first] = atOnce;
    if (first === undefined) return this.#rows.ask();
    this.#event = atOnce.find((name) => name !== 'updateQuestionState') ?? first;
    this.#tell();
  }

  #tellSignal(event: PushEvent, fields: object): void {
    const payload = { ...payloadOf(this.#room, {}), ...fields };
    for (const connection of [...this.#audience.hosts, ...this.#audience.projectors])
      connection.send(event, payload);
  }

  close(): void {
    this.signals.cancel();
    this.#rows.cancel();
    this.#places.cancel();
  }

  #note({ seats = [], questions = [], removed = [] }: HostAnnouncement): void {
    const all = { seats: sizeOf(this.#room.seats), questions: this.#room.questions.length };
    for (const seat of seats === 'all' ? Array(all.seats).keys() : seats) this.#changedSeats.add(seat);
    for (const q of questions === 'all' ? Array(all.questions).keys() : questions)
      this.#changedQuestions.add(q);
    for (const seat of removed) this.#removed.add(seat);
  }

  /** A player's row also changes when someone overtakes them. */
  #noteOvertaken(ranks: ReadonlyMap<number, number> | null): void {
    for (const [seat, rank] of ranks ?? []) if (this.#told.get(seat) !== rank) this.#changedSeats.add(seat);
    this.#compared = ranks;
  }

  #hostRow(seat: number, context: ViewContext) {
    const row = hostPlayerRow(this.#room, seat, context);
    this.#told.set(seat, row.rank);
    return row;
  }

  #changedParts(): Partial<HostView> {
    const parts = Object.entries(hostParts(this.#room)).filter(([name, part]) => {
      const text = JSON.stringify(part);
      const isSame = this.#parts.get(name) === text;
      this.#parts.set(name, text);
      return !isSame;
    });
    return Object.fromEntries(parts);
  }

  /** Returns the climbers who moved, joined or left; all of them when the climb begins. */
  #climbers(summit: number | null): {
    readonly climbers: readonly Climber[];
    readonly removed: readonly string[];
  } {
    const begins = summit !== null && !this.#climbs;
    this.#climbs = summit !== null;
    const climbers: Climber[] = [];
    const removed: string[] = [];
    if (summit === null) return { climbers, removed };
    const all = Math.min(sizeOf(this.#room.seats), CLIMBERS_SHOWN);
    for (const index of begins ? Array(all).keys() : this.#changedSeats) {
      const seat = at(this.#room.seats, index);
      if (!seat || index >= CLIMBERS_SHOWN) continue;
      if (isPlaying(seat)) climbers.push(climberOf(this.#room, index, summit));
      else removed.push(seat.id);
    }
    return { climbers, removed };
  }

  /** Sends the changed rows and the parts that are always small. */
  #tell(exact = false): void {
    this.#rows.cancel();
    const room = this.#room;
    const context = this.#ranks.context(room, Date.now(), exact);
    if (this.#audience.hosts.size > 0) {
      const ranks = context.leaderboard?.rankOf ?? null;
      // Teacher-paced ranks are computed anew only at a slide's steps.
      if (exact || (isTeacherPaced(room) && this.#compared !== ranks)) this.#noteOvertaken(ranks);
      else if (!isTeacherPaced(room) && !(this.#ranks.isFresh(room) && this.#compared === ranks))
        this.#places.ask();
      const patch: Partial<HostView> = {
        room: roomInfo(room),
        controls: controlsOf(room),
        slide: hostSlide(room),
        flood: floodOf(room),
        ...this.#changedParts(),
        players: [...this.#changedSeats].flatMap((index) => {
          const seat = at(room.seats, index);
          return seat && isListed(seat) ? [this.#hostRow(index, context)] : [];
        }),
        questions: [...this.#changedQuestions].map((q) => hostQuestionRow(room, q, context)),
      };
      const removedPlayers = [...this.#removed].map((seat) => at(room.seats, seat)?.id ?? '');
      const payload = { ...payloadOf(room, patch), removedPlayers };
      for (const host of this.#audience.hosts) host.send(this.#event, payload);
    }
    if (this.#audience.projectors.size > 0) {
      const sections = projectorSections(room, context);
      const { climbers, removed } = this.#climbers(sections.summit);
      const payload = { ...payloadOf(room, { ...sections, climbers }), removedPlayers: removed };
      for (const projector of this.#audience.projectors) projector.send(this.#event, payload);
    }
    this.#changedSeats.clear();
    this.#changedQuestions.clear();
    this.#removed.clear();
    this.#event = 'addPlayer';
  }
}
