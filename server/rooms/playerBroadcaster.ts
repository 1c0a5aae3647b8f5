// Pushes to players: each gets their own view, with shared news sent immediately and leaderboards a few times
// a second.

import {
  askedInAttempt,
  isPlaying,
  lobbyOf,
  ownState,
  type PlayerAnnouncement,
  playerBoard,
  playerLobby,
  playerParent,
  playerSlide,
  type Room,
  roomInfo,
  summaryOf,
  type Announcement,
} from '#core/authority/index.ts';
import { at } from '#core/collections/list.ts';
import type { PlayerView, RoomInfo } from '#core/views/playerView.ts';
import type { PushEvent } from '#core/views/pushEvents.ts';
import { type Audience, type Connection, payloadOf } from '#server/rooms/audience.ts';
import type { AnnouncedEvent } from '#server/rooms/hostBroadcaster.ts';
import type { Ranks } from '#server/rooms/ranks.ts';
import { coalesced, Signals } from '#server/rooms/signals.ts';

/** Milliseconds between coalesced pushes; more in a large room, where each costs more. */
const INTERVAL_MS = 250;
const INTERVAL_MS_PER_PLAYER = 2;
/** Milliseconds between pushes of changes that others made to a seat's own state; plus 1 per seat. */
const OWN_MS = 1_000;

/** Leaderboards sent in a row before other waiting work gets its turn. */
const BOARDS_AT_ONCE = 16;

/** Maximum total questions in the summaries pushed at the end of a game, at half a kilobyte each. */
const SUMMARY_ITEMS = 20_000;

type PlayerPatch = Partial<Omit<PlayerView, 'seq'>>;

export class PlayerBroadcaster {
  readonly #audience: Audience;
  readonly #ranks: Ranks;
  #room: Room;
  readonly #lobby = coalesced(
    () => this.#tellLobby(),
    () => this.#interval(),
  );
  readonly #boards = coalesced(
    () => this.#tellBoards(),
    () => this.#interval(),
  );
  readonly signals = new Signals(
    (event, fields) => this.#tellSignal(event, fields),
    () => this.#interval(),
  );
  #nextBoards: NodeJS.Immediate | undefined;
  /** Seats whose own state has changed since the last push, and the name of their next one. */
  readonly #ownSeats = new Map<number, PushEvent>();
  readonly #own = coalesced(
    () => this.#tellOwn(),
    () => OWN_MS + this.#ownSeats.size,
  );

  constructor(room: Room, audience: Audience, ranks: Ranks) {
    this.#room = room;
    this.#audience = audience;
    this.#ranks = ranks;
  }

  #interval(): number {
    return Math.max(INTERVAL_MS, this.#audience.playerCount * INTERVAL_MS_PER_PLAYER);
  }

  /** Sends what durable events change, immediately or soon. */
  step(room: Room, list: readonly AnnouncedEvent[]): void {
    this.#room = room;
    for (const { told } of list) for (const what of told) this.#tell(what);
  }

  close(): void {
    this.signals.cancel();
    this.#lobby.cancel();
    this.#boards.cancel();
    clearImmediate(this.#nextBoards);
    this.#own.cancel();
  }

  #tell({ players = [], soon = [], soonToSeats, dismissed = [], invalidatesRanks }: Announcement): void {
    if (invalidatesRanks) this.#ranks.forget();
    if (soon.includes('lobby')) this.#lobby.ask();
    if (soon.includes('board')) this.#boards.ask();
    if (soonToSeats) {
      for (const seat of soonToSeats.seats) this.#ownSeats.set(seat, soonToSeats.name);
      this.#own.ask();
    }
    for (const news of players) this.#tellPlayers(news);
    for (const seat of dismissed) this.#audience.dismiss(seat);
  }

  #context(exact = false) {
    return this.#ranks.context(this.#room, Date.now(), exact);
  }

  #me(seat: number) {
    return ownState(this.#room, seat, this.#context());
  }

  #slide(seat: number) {
    return playerSlide(this.#room, seat, this.#context());
  }

  #board(seat: number) {
    return playerBoard(this.#room, seat, this.#context());
  }

  /** Sending every summary at once is too much in a large room, where players request their own instead. */
  #sendsSummaries(seats: PlayerAnnouncement['seats']): boolean {
    const told = seats === 'all' ? this.#audience.playerCount : seats.length;
    return told * askedInAttempt(this.#room) <= SUMMARY_ITEMS;
  }

  /** `info` returns the room's info for a seat. */
  #patch(
    seat: number,
    { seats, sections, clearsBoard }: PlayerAnnouncement,
    info: (seat: number) => RoomInfo,
  ): PlayerPatch {
    const room = this.#room;
    const patch: { -readonly [Part in keyof PlayerPatch]: PlayerPatch[Part] } = {};
    if (clearsBoard) patch.board = null;
    for (const section of sections) {
      if (section === 'room') patch.room = info(seat);
      else if (section === 'me') patch.me = this.#me(seat);
      else if (section === 'lobby') patch.lobby = playerLobby(room, seat);
      else if (section === 'slide') patch.slide = this.#slide(seat);
      else if (section === 'parent') patch.parent = playerParent(room, patch.slide ?? this.#slide(seat));
      else if (section === 'board') patch.board = this.#board(seat);
      else if (section === 'summary')
        patch.summary = this.#sendsSummaries(seats) ? summaryOf(room, seat, this.#context()) : null;
    }
    return patch;
  }

  #tellPlayers(news: PlayerAnnouncement): void {
    const { name, seats, exact, otherDevices } = news;
    if (exact) this.#context(true);
    const info = this.#info();
    const tell = (seat: number, connections: ReadonlySet<Connection>): void => {
      // The device that acted already has its reply; this tells the other devices of the same seat.
      if (connections.size <= Number(otherDevices === true)) return;
      const payload = payloadOf(this.#room, this.#patch(seat, news, info));
      for (const connection of connections) connection.send(name, payload);
    };
    if (seats === 'all') for (const [seat, connections] of this.#audience.seats()) tell(seat, connections);
    else for (const seat of seats) tell(seat, this.#audience.connectionsOf(seat));
  }

  #tellOwn(): void {
    for (const [seat, name] of this.#ownSeats) this.#tellPlayers({ name, seats: [seat], sections: ['me'] });
    this.#ownSeats.clear();
  }

  #tellLobby(): void {
    // A player starting a solo game isn't connected yet; skipping the work counts when a whole class starts
    // at once.
    if (this.#audience.playerCount === 0) return;
    const payload = payloadOf(this.#room, { room: roomInfo(this.#room), lobby: lobbyOf(this.#room) });
    const outside = payloadOf(this.#room, { room: roomInfo(this.#room, false), lobby: [] });
    for (const [seat, connections] of this.#audience.seats()) {
      const seen = this.#isLetIn(seat) ? payload : outside;
      for (const connection of connections) connection.send('addPlayer', seen);
    }
  }

  /**
   * Returns the room's info for a seat: the same for everyone who has been let in, and for everyone who
   * hasn't.
   */
  #info(): (seat: number) => RoomInfo {
    const room = this.#room;
    const known = new Map<boolean, RoomInfo>();
    return (seat) => {
      const isInside = this.#isLetIn(seat);
      const info = known.get(isInside) ?? roomInfo(room, isInside);
      known.set(isInside, info);
      return info;
    };
  }

  #isLetIn(seat: number): boolean {
    const own = at(this.#room.seats, seat);
    return own !== undefined && isPlaying(own);
  }

  /** Players who haven't been let in don't see others. */
  #tellSignal(event: PushEvent, fields: object): void {
    const payload = { ...payloadOf(this.#room, {}), ...fields };
    for (const [seat, connections] of this.#audience.seats()) {
      if (!this.#isLetIn(seat)) continue;
      for (const connection of connections) connection.send(event, payload);
    }
  }

  #tellBoards(): void {
    this.#context(true);
    this.#tellBoardsOf([...this.#audience.watchers.keys()]);
  }

  /**
   * Sends a few at a time: in a large room, sending all boards together would delay answers that arrive in
   * between.
   */
  #tellBoardsOf(watchers: readonly Connection[]): void {
    for (const connection of watchers.slice(0, BOARDS_AT_ONCE)) {
      const seat = this.#audience.watchers.get(connection);
      if (seat === undefined) continue;
      connection.send(
        'leaderboardUpdate',
        payloadOf(this.#room, { me: this.#me(seat), board: this.#board(seat) }),
      );
    }
    const others = watchers.slice(BOARDS_AT_ONCE);
    if (others.length > 0) this.#nextBoards = setImmediate(() => this.#tellBoardsOf(others));
  }
}
