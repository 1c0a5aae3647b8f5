// Tells a room's audiences what happened: each its own view, common news at once, standings and counts a few times a second.

import {
  askedInAttempt,
  controlsOf,
  hostPlayerRow,
  hostQuestionRow,
  hostSlide,
  isListed,
  isPlaying,
  lobbyOf,
  ownState,
  playerBoard,
  playerLobby,
  playerSlide,
  projectorView,
  type Room,
  type RoomEvent,
  roomInfo,
  summaryOf,
  type ViewContext,
} from '#core/authority/index.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import type { HostView } from '#core/views/hostView.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { PushEvent } from '#protocol/pushes.ts';
import type { Audience } from '#server/rooms/audience.ts';
import { coalesced } from '#server/rooms/coalesce.ts';
import type { Ranks } from '#server/rooms/ranks.ts';

/** Milliseconds between two coalesced pushes; more in a large room, where each costs more. */
const INTERVAL_MS = 250;
const INTERVAL_MS_PER_PLAYER = 2;
/** Milliseconds between two looks, in a student-paced game, at whose rank others have changed; 1 more a player. */
const RANKS_MS = 1_000;

/** Milliseconds between two times at which those with a raised hand are told how many are before them; 1 more a hand. */
const HANDS_MS = 1_000;

/** Questions in all summaries together that are pushed at the end of a game; at half a kilobyte each. */
const SUMMARY_ITEMS = 20_000;

type PlayerPatch = Partial<Omit<PlayerView, 'seq'>>;

export class Teller {
  readonly #audience: Audience;
  readonly #ranks: Ranks;
  #room: Room;
  readonly #changedSeats = new Set<number>();
  readonly #changedQuestions = new Set<number>();
  readonly #removed = new Set<number>();
  #staffEvent: PushEvent = 'addPlayer';
  /** The ranks that hosts have been told, by seat; and those that were last held against them. */
  readonly #told = new Map<number, number | null>();
  #compared: ReadonlyMap<number, number> | null = null;
  readonly #places = coalesced(
    () => this.#tellStaff(true),
    () => RANKS_MS + this.#room.players,
  );
  readonly #staff = coalesced(
    () => this.#tellStaff(),
    () => INTERVAL_MS,
  );
  readonly #lobby = coalesced(
    () => this.#tellLobby(),
    () => this.#interval(),
  );
  readonly #boards = coalesced(
    () => this.#tellBoards(),
    () => this.#interval(),
  );

  readonly #hands = coalesced(
    () => this.#tellHands(),
    () => HANDS_MS + this.#room.hands.length,
  );

  constructor(room: Room, audience: Audience, ranks: Ranks) {
    this.#room = room;
    this.#audience = audience;
    this.#ranks = ranks;
  }

  #interval(): number {
    return Math.max(INTERVAL_MS, this.#audience.playerCount * INTERVAL_MS_PER_PLAYER);
  }

  /** Takes note of durable events and sends what they change. */
  step(room: Room, events: readonly RoomEvent[]): void {
    const { hands } = this.#room;
    this.#room = room;
    for (const event of events) this.#note(event);
    for (const event of events) this.#tell(event, events);
    if (events.some(({ type }) => type === 'handsLowered')) this.#tellLowered(hands);
    this.#staff.ask();
  }

  close(): void {
    this.#staff.cancel();
    this.#places.cancel();
    this.#lobby.cancel();
    this.#boards.cancel();
    this.#hands.cancel();
  }

  #note(event: RoomEvent): void {
    if ('seat' in event) this.#changedSeats.add(event.seat);
    switch (event.type) {
      case 'playerJoined':
        this.#changedSeats.add(sizeOf(this.#room.seats) - 1);
        break;
      case 'playerRemoved':
        this.#removed.add(event.seat);
        this.#ranks.forget();
        break;
      case 'playerApproved':
        if (!event.approved) this.#removed.add(event.seat);
        break;
      case 'answered':
        this.#changedQuestions.add(event.response.q);
        break;
      case 'textHidden':
        this.#changedQuestions.add(event.q);
        break;
      case 'playerFinished':
        // What was left for later is now certain to have no answer.
        for (const { q, answer } of at(this.#room.seats, event.seat)?.responses ?? [])
          if (!answer) this.#changedQuestions.add(q);
        break;
      case 'attemptStarted':
        // What this player had let pass may now be answered after all.
        for (const { q, answer } of at(this.#room.seats, event.seat)?.past?.at(-1)?.responses ?? [])
          if (!answer) this.#changedQuestions.add(q);
        break;
      case 'slideRevealed':
        // Also where nobody answered: now it is certain who did not.
        if (this.#room.slide) this.#changedQuestions.add(this.#room.slide.index);
        this.#noteAllSeats();
        break;
      case 'gameEnded':
        this.#noteAllQuestions();
        this.#noteAllSeats();
        break;
      case 'gameStarted':
        this.#noteAllSeats();
        break;
      default:
    }
  }

  #noteAllQuestions(): void {
    for (const q of this.#room.questions.keys()) this.#changedQuestions.add(q);
  }

  #noteAllSeats(): void {
    for (let seat = 0; seat < sizeOf(this.#room.seats); seat += 1) this.#changedSeats.add(seat);
  }

  #tell(event: RoomEvent, step: readonly RoomEvent[]): void {
    switch (event.type) {
      case 'playerJoined':
      case 'playerApproved':
      case 'playerRemoved':
        this.#lobby.ask();
        if (event.type === 'playerApproved') this.#tellSeat(event.seat, 'playerApproval');
        if (event.type === 'playerRemoved') this.#tellSeat(event.seat, 'deletePlayer');
        if (event.type === 'playerRemoved') this.#boards.ask();
        if (event.type === 'playerRemoved') this.#hands.ask();
        if (event.type === 'playerRemoved' || (event.type === 'playerApproved' && !event.approved))
          this.#audience.dismiss(event.seat);
        break;
      case 'answered':
      case 'questionOpened':
      case 'answerPostponed':
      case 'attemptStarted':
      case 'playerFinished':
        this.#tellOtherDevices(event.seat);
        if (this.#room.type !== 'tp') this.#boards.ask();
        this.#staffEvent = 'playerResponded';
        break;
      case 'handRaised':
      case 'handLowered':
        this.#tellHand(event.seat);
        // Those behind it have come forward.
        if (event.type === 'handLowered') this.#hands.ask();
        this.#staffEvent = 'raiseHand';
        break;
      case 'gameStarted':
        this.#tellAll('gameStarted', (seat) => ({
          room: roomInfo(this.#room),
          lobby: [],
          slide: this.#slide(seat),
        }));
        break;
      case 'slideOpened':
        this.#tellAll('updateQuestionState', (seat) => ({
          room: roomInfo(this.#room),
          slide: this.#slide(seat),
          board: null,
        }));
        break;
      case 'slideRevealed':
        this.#tellAll(
          'updateQuestionState',
          (seat) => ({ me: this.#me(seat), slide: this.#slide(seat) }),
          true,
        );
        break;
      case 'slideCompleted':
        this.#tellAll(
          'updateQuestionState',
          (seat) => ({ slide: this.#slide(seat), board: this.#board(seat) }),
          true,
        );
        break;
      case 'gamePaused':
      case 'gameResumed':
        this.#tellAll('pauseGame', (seat) => ({ room: roomInfo(this.#room), slide: this.#slide(seat) }));
        break;
      case 'textHidden':
        if (event.q === this.#room.slide?.index)
          this.#tellAll('updateQuestionState', (seat) => ({ slide: this.#slide(seat) }));
        break;
      case 'timeAdded':
        this.#tellAll('setGameTimer', (seat) => ({ slide: this.#slide(seat) }));
        break;
      case 'gameEnded':
        this.#tellAll('gameEnded', (seat) => this.#ending(seat), true);
        break;
      case 'roomOpened':
      case 'dueDateSet':
      case 'roomArchived':
        this.#tellAll('updateGameOptions', () => ({ room: roomInfo(this.#room) }));
        break;
      case 'slideClosed':
        // Half a second before the reveal: who has not answered sends what stands there. For all others nothing changes yet.
        if (step.some((other) => other.type === 'slideRevealed')) break;
        this.#staffEvent = 'updateQuestionState';
        this.#tellAll('updateQuestionState', (seat) =>
          at(this.#room.seats, seat)?.pending ? null : { slide: this.#slide(seat) },
        );
        break;
      case 'handsLowered':
      case 'roomCreated':
      case 'roomLocked':
      case 'playerDropped':
      case 'playerReturned':
        break;
      default:
        event satisfies never;
    }
    if (STAFF_AT_ONCE.has(event.type)) {
      this.#staffEvent =
        event.type === 'gameEnded'
          ? 'gameEnded'
          : event.type === 'gameStarted'
            ? 'gameStarted'
            : 'updateQuestionState';
      this.#tellStaff();
    }
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

  #ending(seat: number): PlayerPatch {
    return {
      room: roomInfo(this.#room),
      me: this.#me(seat),
      slide: this.#slide(seat),
      board: this.#board(seat),
      summary: this.#sendsSummaries() ? summaryOf(this.#room, seat, this.#context()) : null,
    };
  }

  /** Everybody's at once is too much for a large room: there, players ask for theirs, one after the other. */
  #sendsSummaries(): boolean {
    return this.#audience.playerCount * askedInAttempt(this.#room) <= SUMMARY_ITEMS;
  }

  #payload(patch: object) {
    return { roomHash: this.#room.hash, seq: this.#room.seq, now: Date.now(), patch };
  }

  /** A seat without a patch is not told. */
  #tellAll(event: PushEvent, patchOf: (seat: number) => PlayerPatch | null, exact = false): void {
    this.#context(exact);
    for (const [seat, connections] of this.#audience.seats()) {
      const patch = patchOf(seat);
      if (!patch) continue;
      const payload = this.#payload(patch);
      for (const connection of connections) connection.send(event, payload);
    }
  }

  #tellSeat(seat: number, event: PushEvent): void {
    const payload = this.#payload({
      me: this.#me(seat),
      lobby: playerLobby(this.#room, seat),
      slide: this.#slide(seat),
    });
    for (const connection of this.#audience.connectionsOf(seat)) connection.send(event, payload);
  }

  /** The device that acted has its answer; a second one of the same seat learns it here. */
  #tellOtherDevices(seat: number): void {
    if (this.#audience.connectionsOf(seat).size > 1) this.#tellSeat(seat, 'playerResponded');
  }

  #tellHand(seat: number): void {
    const payload = this.#payload({ me: this.#me(seat) });
    for (const connection of this.#audience.connectionsOf(seat)) connection.send('raiseHand', payload);
  }

  /** `hands` were up until now. */
  #tellLowered(hands: Room['hands']): void {
    for (const { seat } of hands) {
      this.#changedSeats.add(seat);
      this.#tellHand(seat);
    }
    this.#staffEvent = 'raiseHand';
  }

  #tellHands(): void {
    for (const { seat } of this.#room.hands) this.#tellHand(seat);
  }

  #tellLobby(): void {
    const room = roomInfo(this.#room);
    const payload = this.#payload({ room, lobby: lobbyOf(this.#room) });
    const outside = this.#payload({ room, lobby: [] });
    for (const [seat, connections] of this.#audience.seats()) {
      const seen = isPlaying(at(this.#room.seats, seat) as never) ? payload : outside;
      for (const connection of connections) connection.send('addPlayer', seen);
    }
  }

  #tellBoards(): void {
    this.#context(true);
    for (const [connection, seat] of this.#audience.watchers) {
      connection.send('leaderboardUpdate', this.#payload({ me: this.#me(seat), board: this.#board(seat) }));
    }
  }

  /** A row changes also when another player goes past. */
  #noteOvertaken(ranks: ReadonlyMap<number, number> | null): void {
    for (const [seat, rank] of ranks ?? []) if (this.#told.get(seat) !== rank) this.#changedSeats.add(seat);
    this.#compared = ranks;
  }

  #hostRow(seat: number, context: ViewContext) {
    const row = hostPlayerRow(this.#room, seat, context);
    this.#told.set(seat, row.rank);
    return row;
  }

  /** Host and projector: rows that changed, and what is always small. */
  #tellStaff(exact = false): void {
    this.#staff.cancel();
    const room = this.#room;
    const context = this.#context(exact);
    if (this.#audience.hosts.size > 0) {
      const ranks = context.standings?.rankOf ?? null;
      if (exact) this.#noteOvertaken(ranks);
      else if (room.type !== 'tp' && !(this.#ranks.isFresh(room) && this.#compared === ranks))
        this.#places.ask();
      const patch: Partial<HostView> = {
        room: roomInfo(room),
        controls: controlsOf(room),
        slide: hostSlide(room),
        players: [...this.#changedSeats]
          .filter((seat) => isListed(at(room.seats, seat) as never))
          .map((seat) => this.#hostRow(seat, context)),
        questions: [...this.#changedQuestions].map((q) => hostQuestionRow(room, q, context)),
      };
      const removedPlayers = [...this.#removed].map((seat) => at(room.seats, seat)?.id ?? '');
      const payload = { ...this.#payload(patch), removedPlayers };
      for (const host of this.#audience.hosts) host.send(this.#staffEvent, payload);
    }
    if (this.#audience.projectors.size > 0) {
      const { seq: _seq, ...patch } = projectorView(room, context);
      const payload = this.#payload(patch);
      for (const projector of this.#audience.projectors) projector.send(this.#staffEvent, payload);
    }
    this.#changedSeats.clear();
    this.#changedQuestions.clear();
    this.#removed.clear();
    this.#staffEvent = 'addPlayer';
  }
}

/** Moments that host and projector must not see late. */
const STAFF_AT_ONCE: ReadonlySet<RoomEvent['type']> = new Set<RoomEvent['type']>([
  'roomOpened',
  'gameStarted',
  'slideOpened',
  'slideClosed',
  'slideRevealed',
  'slideCompleted',
  'textHidden',
  'gamePaused',
  'gameResumed',
  'timeAdded',
  'dueDateSet',
  'gameEnded',
  'roomLocked',
]);
