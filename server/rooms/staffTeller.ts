// Tells host and projector what happened: the rows that changed, a few times a second, and at once what must not come late.

import type { Reaction, ReactionCounts } from '#core/features/reactions/reactions.ts';
import {
  controlsOf,
  hostPlayerRow,
  hostQuestionRow,
  hostSlide,
  isListed,
  projectorView,
  type Room,
  type RoomEvent,
  roomInfo,
  type ViewContext,
} from '#core/authority/index.ts';
import { at, sizeOf } from '#core/collections/list.ts';
import { isOnPaper, isTeacherPaced } from '#core/modes/registry.ts';
import type { HostView } from '#core/views/hostView.ts';
import type { PushEvent } from '#protocol/pushes.ts';
import type { Audience } from '#server/rooms/audience.ts';
import { coalesced } from '#server/rooms/coalesce.ts';
import { payloadOf } from '#server/rooms/payload.ts';
import type { Ranks } from '#server/rooms/ranks.ts';

/** Milliseconds between two pushes of rows. */
const INTERVAL_MS = 250;
/** Milliseconds between two looks, in a student-paced game, at whose rank others have changed; 1 more a player. */
const RANKS_MS = 1_000;

/** Moments that must not be seen late, and how they are called. */
const AT_ONCE: ReadonlyMap<RoomEvent['type'], PushEvent> = new Map<RoomEvent['type'], PushEvent>([
  ['gameEnded', 'gameEnded'],
  ['gameStarted', 'gameStarted'],
  ['roomOpened', 'updateQuestionState'],
  ['slideOpened', 'updateQuestionState'],
  ['slideClosed', 'updateQuestionState'],
  ['slideRevealed', 'updateQuestionState'],
  ['slideCompleted', 'updateQuestionState'],
  ['textHidden', 'updateQuestionState'],
  ['gamePaused', 'updateQuestionState'],
  ['gameResumed', 'updateQuestionState'],
  ['timeAdded', 'updateQuestionState'],
  ['dueDateSet', 'updateQuestionState'],
  ['timePassed', 'updateQuestionState'],
  ['roomLocked', 'updateQuestionState'],
  ['masteryTurnedOn', 'updateGameOptions'],
  ['teamsSet', 'updateGameOptions'],
  ['teamsShuffled', 'updateGameOptions'],
  ['teamNamed', 'updateGameOptions'],
]);

export class StaffTeller {
  readonly #audience: Audience;
  readonly #ranks: Ranks;
  #room: Room;
  readonly #changedSeats = new Set<number>();
  readonly #changedQuestions = new Set<number>();
  readonly #removed = new Set<number>();
  /** How the next push of rows is called. */
  #event: PushEvent = 'addPlayer';
  /** The ranks that hosts have been told, by seat; and those that were last held against them. */
  readonly #told = new Map<number, number | null>();
  #compared: ReadonlyMap<number, number> | null = null;
  readonly #places = coalesced(
    () => this.#tell(true),
    () => RANKS_MS + this.#room.players,
  );
  #reactions: ReactionCounts = {};
  readonly #shown = coalesced(
    () => this.#showReactions(),
    () => INTERVAL_MS,
  );
  readonly #rows = coalesced(
    () => this.#tell(),
    () => INTERVAL_MS,
  );

  constructor(room: Room, audience: Audience, ranks: Ranks) {
    this.#room = room;
    this.#audience = audience;
    this.#ranks = ranks;
  }

  /** Takes note of durable events and sends what they change, at once or soon. */
  step(room: Room, events: readonly RoomEvent[]): void {
    const before = this.#room;
    this.#room = room;
    for (const event of events) this.#note(event, before);
    const atOnce = events.flatMap(({ type }) => AT_ONCE.get(type) ?? []);
    const [first] = atOnce;
    if (first === undefined) return this.#rows.ask();
    this.#event = atOnce.find((name) => name !== 'updateQuestionState') ?? first;
    this.#tell();
  }

  react(reaction: Reaction): void {
    this.#reactions = { ...this.#reactions, [reaction]: (this.#reactions[reaction] ?? 0) + 1 };
    this.#shown.ask();
  }

  #showReactions(): void {
    const payload = { ...payloadOf(this.#room, {}), reactions: this.#reactions };
    this.#reactions = {};
    for (const connection of [...this.#audience.hosts, ...this.#audience.projectors])
      connection.send('reactionUpdate', payload);
  }

  close(): void {
    this.#shown.cancel();
    this.#rows.cancel();
    this.#places.cancel();
  }

  #note(event: RoomEvent, before: Room): void {
    if ('seat' in event) this.#changedSeats.add(event.seat);
    switch (event.type) {
      case 'playerJoined':
        this.#changedSeats.add(sizeOf(this.#room.seats) - 1);
        break;
      case 'playerRemoved':
        this.#removed.add(event.seat);
        // Its answers are gone too.
        if (isOnPaper(this.#room)) this.#noteAllQuestions();
        break;
      case 'playerApproved':
        if (!event.approved) this.#removed.add(event.seat);
        break;
      case 'questionOpened':
      case 'answerPostponed':
      case 'hintTaken':
      case 'extraLifeOffered':
      case 'extraLifeDeclined':
        this.#event = 'playerResponded';
        break;
      case 'answered':
        this.#changedQuestions.add(event.response.q);
        this.#event = 'playerResponded';
        break;
      case 'playerFinished':
        // What was left for later is now certain to have no answer.
        this.#noteUnanswered(at(this.#room.seats, event.seat)?.responses);
        this.#event = 'playerResponded';
        break;
      case 'attemptStarted':
        // What this player had let pass may now be answered after all.
        this.#noteUnanswered(at(this.#room.seats, event.seat)?.past?.at(-1)?.responses);
        this.#event = 'playerResponded';
        break;
      case 'handRaised':
      case 'handLowered':
        this.#event = 'raiseHand';
        break;
      case 'handsLowered':
        for (const { seat } of before.hands) this.#changedSeats.add(seat);
        this.#event = 'raiseHand';
        break;
      case 'textHidden':
        this.#changedQuestions.add(event.q);
        break;
      case 'slideRevealed':
        // Also where nobody answered: now it is certain who did not.
        if (this.#room.slide) this.#changedQuestions.add(this.#room.slide.index);
        this.#noteAllSeats();
        break;
      case 'sheetRecorded':
        this.#noteAllQuestions();
        this.#event = 'playerResponded';
        break;
      case 'gameEnded':
        this.#noteAllQuestions();
        this.#noteAllSeats();
        break;
      case 'gameStarted':
      case 'masteryTurnedOn':
      case 'dueDateSet':
      case 'timePassed':
      case 'teamsSet':
      case 'teamsShuffled':
        this.#noteAllSeats();
        break;
      default:
    }
  }

  #noteAllSeats(): void {
    for (let seat = 0; seat < sizeOf(this.#room.seats); seat += 1) this.#changedSeats.add(seat);
  }

  #noteAllQuestions(): void {
    for (const q of this.#room.questions.keys()) this.#changedQuestions.add(q);
  }

  #noteUnanswered(responses: readonly { readonly q: number; readonly answer: unknown }[] = []): void {
    for (const { q, answer } of responses) if (!answer) this.#changedQuestions.add(q);
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

  /** Rows that changed, and what is always small. */
  #tell(exact = false): void {
    this.#rows.cancel();
    const room = this.#room;
    const context = this.#ranks.context(room, Date.now(), exact);
    if (this.#audience.hosts.size > 0) {
      const ranks = context.standings?.rankOf ?? null;
      if (exact) this.#noteOvertaken(ranks);
      else if (!isTeacherPaced(room) && !(this.#ranks.isFresh(room) && this.#compared === ranks))
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
      const payload = { ...payloadOf(room, patch), removedPlayers };
      for (const host of this.#audience.hosts) host.send(this.#event, payload);
    }
    if (this.#audience.projectors.size > 0) {
      const { seq: _seq, ...patch } = projectorView(room, context);
      const payload = payloadOf(room, patch);
      for (const projector of this.#audience.projectors) projector.send(this.#event, payload);
    }
    this.#changedSeats.clear();
    this.#changedQuestions.clear();
    this.#removed.clear();
    this.#event = 'addPlayer';
  }
}
