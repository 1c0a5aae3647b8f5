// Tells a room's audiences what happened: players each their own view, common news at once and standings a few times a second.

import {
  askedInAttempt,
  isOutOfTime,
  isPlaying,
  lobbyOf,
  ownState,
  playerBoard,
  playerLobby,
  playerSlide,
  type Room,
  type RoomEvent,
  roomInfo,
  summaryOf,
} from '#core/authority/index.ts';
import { at } from '#core/collections/list.ts';
import type { Reaction } from '#core/features/reactions/reactions.ts';
import { isChallenge, isTeacherPaced } from '#core/modes/registry.ts';
import { isFinished } from '#core/room/phase.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { PushEvent } from '#protocol/pushes.ts';
import type { Audience, Connection } from '#server/rooms/audience.ts';
import { coalesced } from '#server/rooms/coalesce.ts';
import { payloadOf } from '#server/rooms/payload.ts';
import type { Ranks } from '#server/rooms/ranks.ts';
import { StaffTeller } from '#server/rooms/staffTeller.ts';

/** Milliseconds between two coalesced pushes; more in a large room, where each costs more. */
const INTERVAL_MS = 250;
const INTERVAL_MS_PER_PLAYER = 2;
/** Milliseconds between two times at which those with a raised hand are told how many are before them; 1 more a hand. */
const HANDS_MS = 1_000;

/** Leaderboards that go out before whatever else waits has its turn. */
const BOARDS_AT_ONCE = 16;

/** Questions in all summaries together that are pushed at the end of a game; at half a kilobyte each. */
const SUMMARY_ITEMS = 20_000;

type PlayerPatch = Partial<Omit<PlayerView, 'seq'>>;

/** What happened at once, and the room before it. */
interface Step {
  readonly events: readonly RoomEvent[];
  readonly before: Room;
}

export class Teller {
  readonly #audience: Audience;
  readonly #ranks: Ranks;
  #room: Room;
  readonly #staff: StaffTeller;
  readonly #lobby = coalesced(
    () => this.#tellLobby(),
    () => this.#interval(),
  );
  readonly #boards = coalesced(
    () => this.#tellBoards(),
    () => this.#interval(),
  );
  #nextBoards: NodeJS.Immediate | undefined;
  readonly #hands = coalesced(
    () => this.#tellHands(),
    () => HANDS_MS + this.#room.hands.length,
  );

  constructor(room: Room, audience: Audience, ranks: Ranks) {
    this.#room = room;
    this.#audience = audience;
    this.#ranks = ranks;
    this.#staff = new StaffTeller(room, audience, ranks);
  }

  #interval(): number {
    return Math.max(INTERVAL_MS, this.#audience.playerCount * INTERVAL_MS_PER_PLAYER);
  }

  /** Takes note of durable events and sends what they change. */
  step(room: Room, events: readonly RoomEvent[]): void {
    const before = this.#room;
    this.#room = room;
    for (const event of events) this.#tell(event, { events, before });
    this.#staff.step(room, events);
  }

  /** Tells host and wall soon, together with what others show meanwhile. */
  react(reaction: Reaction): void {
    this.#staff.react(reaction);
  }

  close(): void {
    this.#staff.close();
    this.#lobby.cancel();
    this.#boards.cancel();
    clearImmediate(this.#nextBoards);
    this.#hands.cancel();
  }

  #tell(event: RoomEvent, step: Step): void {
    switch (event.type) {
      case 'playerJoined':
        this.#lobby.ask();
        break;
      case 'playerApproved':
        this.#lobby.ask();
        this.#tellSeat(event.seat, 'playerApproval');
        if (!event.approved) this.#audience.dismiss(event.seat);
        break;
      case 'playerRemoved':
        this.#ranks.forget();
        this.#lobby.ask();
        this.#boards.ask();
        this.#hands.ask();
        this.#tellSeat(event.seat, 'deletePlayer');
        this.#audience.dismiss(event.seat);
        break;
      case 'answered':
      case 'questionOpened':
      case 'answerPostponed':
      case 'extraLifeOffered':
      case 'extraLifeDeclined':
      case 'attemptStarted':
      case 'playerFinished':
        this.#tellOtherDevices(event.seat);
        if (!isTeacherPaced(this.#room)) this.#boards.ask();
        // Friends also see who still plays; that nobody does is told by the end.
        if (event.type === 'playerFinished' && isChallenge(this.#room) && !isFinished(this.#room.state))
          this.#tellAll('updateGameOptions', () => ({ room: roomInfo(this.#room) }));
        break;
      case 'hintTaken':
        this.#tellOtherDevices(event.seat);
        break;
      case 'handRaised':
      case 'handLowered':
        this.#tellHand(event.seat);
        // Those behind it have come forward.
        if (event.type === 'handLowered') this.#hands.ask();
        break;
      case 'handsLowered':
        for (const { seat } of step.before.hands) this.#tellHand(seat);
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
        this.#tellAll('gameEnded', (seat) => this.#all(seat), true);
        break;
      case 'masteryTurnedOn':
        // Who was over has no summary any more, and plays on.
        this.#tellAll('updateGameOptions', (seat) => this.#all(seat), true);
        break;
      case 'teamsSet':
      case 'teamsShuffled':
        this.#tellAll('updateGameOptions', (seat) => ({ room: roomInfo(this.#room), me: this.#me(seat) }));
        this.#lobby.ask();
        break;
      case 'teamNamed':
        this.#lobby.ask();
        this.#boards.ask();
        break;
      case 'attemptsAllowed':
        this.#tellSeat(event.seat, 'updateGameOptions');
        break;
      case 'untilAllowed':
        this.#tellReopened((seat) => seat === event.seat);
        break;
      case 'timePassed':
        this.#tellAll('gameEnded', (seat) => (this.#isOutSince(seat, step) ? this.#all(seat) : null), true);
        break;
      case 'dueDateSet':
        this.#tellAll('updateGameOptions', () => ({ room: roomInfo(this.#room) }));
        if (step.before.passedAt !== undefined) this.#tellReopened(() => true);
        break;
      case 'playerTeamed':
        this.#ranks.forget();
        this.#tellSeat(event.seat, 'updateGameOptions');
        this.#lobby.ask();
        this.#boards.ask();
        break;
      case 'rematchOffered':
      case 'roomOpened':
      case 'roomArchived':
        this.#tellAll('updateGameOptions', () => ({ room: roomInfo(this.#room) }));
        break;
      case 'slideClosed':
        // Half a second before the reveal: who has not answered sends what stands there. For all others nothing changes yet.
        if (step.events.some((other) => other.type === 'slideRevealed')) break;
        this.#tellAll('updateQuestionState', (seat) =>
          at(this.#room.seats, seat)?.pending ? null : { slide: this.#slide(seat) },
        );
        break;
      case 'focusLost':
      case 'focusRegained':
      case 'redemptionDeclined':
      case 'sheetRecorded':
      case 'roomCreated':
      case 'roomLocked':
      case 'playerDropped':
      case 'playerReturned':
        break;
      default:
        event satisfies never;
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

  /** Whether the time of this seat has ended with what has just happened. */
  #isOutSince(seat: number, { before }: Step): boolean {
    const found = at(this.#room.seats, seat);
    return found !== undefined && isOutOfTime(this.#room, found) && !isOutOfTime(before, found);
  }

  /** What a player may still do has changed, perhaps from nothing to going on. */
  #tellReopened(which: (seat: number) => boolean): void {
    this.#tellAll('updateGameOptions', (seat) =>
      which(seat)
        ? {
            me: this.#me(seat),
            slide: this.#slide(seat),
            summary: summaryOf(this.#room, seat, this.#context()),
          }
        : null,
    );
  }

  #all(seat: number): PlayerPatch {
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

  /** A seat without a patch is not told. */
  #tellAll(event: PushEvent, patchOf: (seat: number) => PlayerPatch | null, exact = false): void {
    this.#context(exact);
    for (const [seat, connections] of this.#audience.seats()) {
      const patch = patchOf(seat);
      if (!patch) continue;
      const payload = payloadOf(this.#room, patch);
      for (const connection of connections) connection.send(event, payload);
    }
  }

  #tellSeat(seat: number, event: PushEvent): void {
    const payload = payloadOf(this.#room, {
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
    const payload = payloadOf(this.#room, { me: this.#me(seat) });
    for (const connection of this.#audience.connectionsOf(seat)) connection.send('raiseHand', payload);
  }

  #tellHands(): void {
    for (const { seat } of this.#room.hands) this.#tellHand(seat);
  }

  #tellLobby(): void {
    const room = roomInfo(this.#room);
    const payload = payloadOf(this.#room, { room, lobby: lobbyOf(this.#room) });
    const outside = payloadOf(this.#room, { room, lobby: [] });
    for (const [seat, connections] of this.#audience.seats()) {
      const seen = isPlaying(at(this.#room.seats, seat) as never) ? payload : outside;
      for (const connection of connections) connection.send('addPlayer', seen);
    }
  }

  #tellBoards(): void {
    this.#context(true);
    this.#tellBoardsOf([...this.#audience.watchers.keys()]);
  }

  /** Some at a time: in a large room all boards at once would keep the answers that come in meanwhile waiting. */
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
