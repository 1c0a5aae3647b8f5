// Rule set contracts (design, "Features"). A room's life, slides, and attempts are rule sets that every room
// has; a feature is one that a game may add. The engine (`rules.ts`) derives decisions, the clock, and
// announcements from their list.

import type { OpenQuestionCommand, PlayerCommand, Refusal } from '#core/authority/commands.ts';
import type { Decision } from '#core/authority/decision.ts';
import type { PlayerJoined, RoomCreated, RoomEvent } from '#core/authority/events.ts';
import type { Attempt, OpenQuestion, Response, Room, Seat } from '#core/authority/state.ts';
import type { AnySample, FeatureSample } from '#core/authority/sample.ts';
import type { Announce } from '#core/authority/announcements.ts';
import type { OrderPolicy } from '#core/authority/order/policy.ts';
import type { Postponed } from '#core/authority/order/postponed.ts';
import type {
  Extendable,
  ExtensionOf,
  FeatureParts,
  FeatureWords,
  PartOf,
} from '#core/authority/featureTypes.ts';
import type { Order } from '#core/modes/mode.ts';
import type { FeatureId, Features, Filled, ViewKind } from '#core/room/feature.ts';
import type { RankedGroup, Leaderboard, ViewContext } from '#core/authority/viewContext.ts';
import type { HostControl } from '#core/views/hostView.ts';
import type { Board, OwnState } from '#core/views/playerView.ts';

/** Context in which one player's command is decided. */
export interface PlayerTurn {
  readonly room: Room;
  readonly seat: Seat;
  /** The seat's index. */
  readonly index: number;
  /** Milliseconds on the server's clock. */
  readonly now: number;
  readonly rules: Rules;
}

export type HostTurn = Pick<PlayerTurn, 'room' | 'now' | 'rules'>;

type OfType<Word, Type> = Extract<Word, { readonly type: Type }>;
type Typed = { readonly type: string };

/** One rule per command, by its type; leaving one out doesn't compile. */
export type PlayerCommands<Command extends Typed> = {
  readonly [T in Command['type']]: (turn: PlayerTurn, command: OfType<Command, T>) => Decision;
};
export type HostCommands<Command extends Typed> = {
  readonly [T in Command['type']]: (turn: HostTurn, command: OfType<Command, T>) => Decision;
};
export type Evolve<Event extends Typed> = {
  readonly [T in Event['type']]: (room: Room, event: OfType<Event, T>, rules: Rules) => Room;
};
export type Announcers<Event extends Typed> = {
  readonly [T in Event['type']]: Announce<OfType<Event, T>>;
};

/** Heights of the climb, when they aren't the number of correct answers. */
export interface Heights {
  /** Height of the summit. */
  readonly summit: number;
  /** From 0 to the summit; never decreases. */
  heightOf(seat: Seat): number;
}

/**
 * Events that follow a student-paced answer. `before` and `after`: the seat without and with the response.
 */
type FollowsAnswer = (
  room: Room,
  seatIndex: number,
  before: Seat,
  after: Seat,
  response: Response,
) => readonly RoomEvent[];

/** Extension points for rule sets, called in rule set order. */
export interface Hooks {
  /** Returns a new room with this feature's state added. */
  readonly created?: (room: Room, event: RoomCreated) => Room;
  /** Returns the room as its game starts. */
  readonly started?: (room: Room, at: number) => Room;
  /** Returns the room as its game ends. */
  readonly ended?: (room: Room, at: number, rules: Rules) => Room;
  /** Returns the room after its host changed options during the game. */
  readonly optionsChanged?: (room: Room) => Room;
  /** This feature's state of a joining player. */
  readonly joined?: (event: PlayerJoined) => Partial<FeatureParts<'player'>>;
  /** True if the host created this seat, instead of a player joining. */
  readonly isCreatedByHost?: (seat: Seat) => boolean;
  /** Returns the room just before this seat is removed. */
  readonly removing?: (room: Room, seatIndex: number, rules: Rules) => Room;
  /** Returns a new (`before` undefined) or changed seat, and parts of the room that change with it. */
  readonly seated?: (room: Room, seatIndex: number, before: Seat | undefined, seat: Seat) => SeatedParts;
  /** Returns the seat with all of this feature's times moved `by` ms later, after clocks were stopped. */
  readonly shifted?: (seat: Seat, by: number) => Seat;
  readonly roomShifted?: (room: Room, by: number) => Room;

  /** Fields that a new attempt sets beyond `fresh`: the player's own, or optional ones. */
  readonly attemptStarted?: (seat: Seat) => Partial<FeatureParts<'player'> & FeatureParts<'attempt'>>;
  /** Fields of the seat that change when a question opens. */
  readonly opened?: (seat: Seat, open: OpenQuestion) => Partial<Attempt>;
  /** Returns the seat after its own student-paced response was counted. */
  readonly answered?: (seat: Seat, response: Response) => Seat;
  /** Returns the seat after its open question was saved for later. */
  readonly postponed?: (seat: Seat, postponed: Postponed) => Seat;
  /** Returns the seat as it finishes or is cut off. */
  readonly finished?: (room: Room, seat: Seat, at: number, rules: Rules) => Seat;

  /** Fields that this feature adds to a response. */
  readonly response?: (
    seat: Seat,
    given: { readonly q: number; readonly asking?: number | undefined },
  ) => FeatureParts<'response'>;
  /** Returns the response with its points adjusted, before it is shown or counted. */
  readonly judged?: (room: Room, seat: Seat, response: Response) => Response;
  /** Returns the seat as it was when this response came, before a correction judges it again. */
  readonly beforeRejudging?: (seat: Seat, response: Response) => Seat;
  /** Returns a response judged again with this feature's share of its points. `before`: as it was. */
  readonly rejudged?: (room: Room, seat: Seat, response: Response, before: Response) => Response;
  /** Returns the seat after the response was counted again. */
  readonly recounted?: (seat: Seat, response: Response) => Seat;
  /** Returns the seat after a correction; `before`: as it was. */
  readonly corrected?: (room: Room, before: Seat, seat: Seat) => Seat;
  /** Milliseconds a student-paced answer took, if this feature runs the question's clock differently. */
  readonly elapsedMs?: (seat: Seat, q: number, elapsedMs: number) => number;
  /** Reason the open question can't be skipped; null if it can. */
  readonly whyCannotSkip?: (room: Room, seatIndex: number, seat: Seat, q: number) => Refusal | null;
  /** The answer that counts when this one is given; a better earlier one may. */
  readonly countedAnswer?: (
    room: Room,
    seat: Seat,
    q: number,
    answer: Response['answer'],
  ) => Response['answer'];
  /** Events that replace a student-paced answer that isn't final; null if it is. */
  readonly insteadOfAnswer?: (turn: PlayerTurn, response: Response) => readonly RoomEvent[] | null;
  /** Events after a student-paced answer, whatever else follows it. */
  readonly alsoAfterAnswer?: FollowsAnswer;
  /**
   * Events after a student-paced answer. The first feature that returns any is the last one called, and keeps
   * the attempt from finishing.
   */
  readonly afterAnswer?: FollowsAnswer;
  /**
   * Events before the seat or the game is over: what becomes of an open question that won't be answered
   * anymore.
   */
  readonly beforeEnd?: (
    room: Room,
    seat: Seat,
    seatIndex: number,
    now: number,
    rules: Rules,
  ) => readonly RoomEvent[];
  /** Events after one seat finishes. */
  readonly afterFinish?: (room: Room, seatIndex: number, now: number) => readonly RoomEvent[];
  /**
   * A question that isn't open but whose answer still counts, because it crossed with another command; null
   * if there is none.
   */
  readonly stillAnswerable?: (room: Room, seat: Seat, questionId: string) => CurrentQuestion | null;
  /** Times of a question that opens, if this feature sets its own; null otherwise. */
  readonly times?: (room: Room, seat: Seat, q: number, now: number) => OpeningTimes | null;
  /** Ids of commands that this feature keeps in the seat. */
  readonly keeps?: (seat: Seat) => readonly string[];

  /** True if this response's question may still be asked again, so that its key must stay hidden. */
  readonly mayAskAgain?: (room: Room, seat: Seat, response: Response) => boolean;
  /**
   * The draft left when the question was postponed, or the answer being revised; null if there is neither.
   */
  readonly draft?: (room: Room, seat: Seat) => Response['answer'];
  /**
   * Returns the number of extra times this feature may ask questions in one attempt: `each` of them, and
   * `inAll`.
   */
  readonly askings?: (room: Room) => { readonly each?: number; readonly inAll?: number };

  /** True if the seat's view now contains every question of its attempt. */
  readonly showsAll?: (room: Room, seatIndex: number, seat: Seat) => boolean;

  /**
   * Returns the heights by which the projector measures the climb of a student-paced game; null to count
   * correct answers.
   */
  readonly heights?: (room: Room) => Heights | null;

  /**
   * Most points that a seat could have for what it was asked, by which tiers measure its score; null if this
   * feature doesn't score answers.
   */
  readonly possiblePoints?: (room: Room, seat: Seat) => number | null;

  /** Host controls that would be accepted now. */
  readonly controls?: (room: Room) => readonly HostControl[];
  /**
   * Returns when `onWake` is due next while the game runs, in ms on the server's clock; null if nothing is.
   */
  readonly wakesAt?: (room: Room) => number | null;
  readonly onWake?: (room: Room, now: number) => readonly RoomEvent[];
}

/** Times at which a question opens and its answer time ends, in ms on the server's clock. */
export type OpeningTimes = Pick<OpenQuestion, 'deadline' | 'stoppedAt'> & { readonly at: number };

export interface SeatedParts {
  readonly seat: Seat;
  readonly room?: Partial<FeatureParts<'room'>>;
}

/** The question in front of a seat: its own, or the slide. */
export interface CurrentQuestion {
  readonly q: number;
  readonly openedAt: number;
  readonly deadline: number | null;
  readonly closed: boolean;
}

export interface Choice {
  /** True if the player faces this choice now. */
  readonly isPending: (room: Room, seatIndex: number, seat: Seat) => boolean;
  /** A bot's decision; absent: it takes the next question. */
  readonly botCommand?: (playerId: string) => PlayerCommand;
  /**
   * True if this request for the next question is meant for this choice, even when the player doesn't face
   * it.
   */
  readonly isAsked?: (command: OpenQuestionCommand) => boolean;
  /**
   * True if the game isn't over for a seat with nothing else left, because it has, or will have, this choice.
   */
  readonly keepsAttemptOpen: (room: Room, seatIndex: number, seat: Seat) => boolean;
  /**
   * Called when the player asks for the next question while facing this choice. `stop`: the outcome, and no
   * question opens; `first`: events before the opening.
   */
  readonly onNext: (
    turn: PlayerTurn,
    command: OpenQuestionCommand,
  ) => { readonly stop: Decision } | { readonly first: readonly RoomEvent[] };
}

/** Custom ranking of a room, for rooms that don't simply rank players. */
export interface Ranking {
  /** True if it applies to this room. */
  readonly ranks: (room: Room) => boolean;
  /** Groups ranked instead of their players, best first; computed along with everyone's ranks. */
  readonly groups?: (room: Room) => readonly RankedGroup[];
  /** `own`: the viewer's seat, if the viewer is a player. */
  readonly board: (
    room: Room,
    standings: Leaderboard | null,
    own: number | null,
    rules: Rules,
  ) => Board | null;
  /** Place of a room's only player; absent: the place among all players. */
  readonly place?: (room: Room, rules: Rules) => Pick<OwnState, 'rank' | 'previousRank'>;
  /** Number of participants ranked; absent: the number of players. */
  readonly count?: (room: Room, rules: Rules) => number;
}

/** A rule set as the engine sees it, without its own command and event types. */
export interface AnyRules {
  /** Bumped when old snapshots become unreadable, or when a log leads to a different state. */
  readonly version: number;
  /** Announcements this feature makes about other sets' events. */
  readonly alsoTells?: { readonly [T in RoomEvent['type']]?: Announce<OfType<RoomEvent, T>> };
  readonly hooks?: Hooks;
  readonly playerCommands?: object;
  readonly hostCommands?: object;
  readonly evolve?: object;
  readonly tells?: object;
}

/** A rule set with its own command and event types. */
export type RuleSet<PlayerCommand extends Typed, HostCommand extends Typed, Event extends Typed> = AnyRules &
  Filled<'playerCommands', PlayerCommands<PlayerCommand>> &
  Filled<'hostCommands', HostCommands<HostCommand>> &
  Filled<'evolve', Evolve<Event>> &
  Filled<'tells', Announcers<Event>>;

/** The player's current question, as far as it is shown. */
export interface ShownQuestion {
  /** null before the first one. */
  readonly q: number | null;
  /** True if the player can act on it. */
  readonly open: boolean;
  /** The player's response to it, if shown. */
  readonly response: Response | null;
}

/**
 * A feature's timeline marks for a finished game, with the seats they belong to; null for none. `idOf`
 * returns the player id of a seat.
 */
export type Marks<Id extends FeatureId> = Features[Id] extends { readonly replayMark: infer Part }
  ? {
      readonly [T in RoomEvent['type']]?: (
        event: OfType<RoomEvent, T>,
        idOf: (seat: number) => string,
      ) => { readonly seats: readonly number[]; readonly part: Part } | null;
    }
  : Record<never, never>;

/**
 * A feature's additions to each kind of view, built from named fields; leaving out a kind doesn't compile.
 */
interface ViewFunctions {
  /** `isInside`: the viewer has been let in; others see no players. */
  readonly room: (room: Room, isInside: boolean) => unknown;
  readonly host: (room: Room) => unknown;
  readonly projector: (room: Room) => unknown;
  readonly me: (room: Room, seatIndex: number, seat: Seat) => unknown;
  readonly slide: (room: Room, seat: Seat, shown: ShownQuestion) => unknown;
  readonly choice: (room: Room, seatIndex: number, seat: Seat) => unknown;
  readonly lobbyPlayer: (room: Room, seatIndex: number, seat: Seat) => unknown;
  readonly boardRow: (seat: Seat) => unknown;
  readonly hostRow: (room: Room, seatIndex: number, seat: Seat) => unknown;
  readonly summary: (seat: Seat, context: ViewContext) => unknown;
  readonly summaryItem: (response: Response | null) => unknown;
  /** `ofQuestion`: all responses of the attempt to the same question. */
  readonly reportResponse: (response: Response, ofQuestion: readonly Response[]) => unknown;
}
export type FeatureViewFunctions<Id extends FeatureId> = {
  readonly [Kind in keyof Features[Id] & ViewKind]: (
    ...of: Parameters<ViewFunctions[Kind]>
  ) => Features[Id][Kind];
};

type HistoryOf<Id extends FeatureId> = Features[Id] extends { readonly reportPlayer: infer History }
  ? History
  : never;

/** A feature as the engine sees it. */
export interface AnyFeature extends AnyRules {
  /** Call order among features with the same hook, lowest first; 0 if absent. */
  readonly priority?: number;
  /** Timeline marks of a finished game. */
  readonly marks?: object;
  /** Data for each seat from a game's whole log, for the report of the finished game. */
  readonly histories?: (events: readonly RoomEvent[]) => ReadonlyMap<number, object>;
  readonly views?: object;
  /** A choice offered to the player between two questions. */
  readonly choice?: Choice;
  readonly ranking?: Ranking;
  /** Order policies for student-paced games, by the names that modes use. */
  readonly orders?: { readonly [Name in Order]?: OrderPolicy };
  /** Extensions to other features, by their id. */
  readonly extends?: { readonly [Id in Extendable]?: ExtensionOf<Id> };
  /** Initial state of a new room and a new attempt. */
  readonly fresh?: { readonly room?: object; readonly attempt?: object };
  /** Commands and options for random play. */
  readonly sample?: AnySample;
}

export type Feature<Id extends FeatureId> = AnyFeature &
  RuleSet<FeatureWords<'playerCommand', Id>, FeatureWords<'hostCommand', Id>, FeatureWords<'event', Id>> &
  Filled<'views', FeatureViewFunctions<Id>> & {
    readonly sample?: FeatureSample<Id>;
    readonly marks?: Marks<Id>;
    readonly histories?: (events: readonly RoomEvent[]) => ReadonlyMap<number, HistoryOf<Id>>;
    readonly fresh?: { readonly room?: PartOf<Id, 'room'>; readonly attempt?: PartOf<Id, 'attempt'> };
  };

/** Engine functions for rules: everything that depends on the list of all rules. */
export interface Rules {
  /** Returns the seat after its own student-paced response. */
  after(room: Room, seatIndex: number, seat: Seat, response: Response): Seat;
  /** Replaces a changed seat and updates all counts. `answers`: number of new answers to the open slide. */
  withSeat(room: Room, seatIndex: number, seat: Seat, tallies?: Room['tallies'], answers?: number): Room;
  withNewSeat(room: Room, seat: Seat): Room;
  /** Initial state of an attempt. */
  readonly freshAttempt: Attempt;
  /** True if a seat with nothing open is done: no question is left, and no choice. */
  hasNothingLeft(room: Room, seatIndex: number, seat: Seat): boolean;
  /** The choice that the seat faces; null if there is none. */
  choiceOf(room: Room, seatIndex: number, seat: Seat): FeatureId | null;
  /** Events of a finishing seat, and what follows from them. */
  finishing(room: Room, seatIndex: number, now: number): readonly RoomEvent[];
  /**
   * Events that end the game. A question that is still open is closed and counted first, so that no answer is
   * lost.
   */
  ending(
    room: Room,
    state: 'completed' | 'stopped',
    at: number,
    commandId: string | null,
  ): readonly RoomEvent[];
  /** Events that follow a student-paced answer. */
  afterAnswer(room: Room, seatIndex: number, before: Seat, response: Response): readonly RoomEvent[];
  readonly hooks: AllHooks;
  /** Extensions that features add, by the id of the extended feature. */
  readonly extensions: { readonly [Id in Extendable]: readonly ExtensionOf<Id>[] };
  /** undefined if the players themselves are ranked. */
  rankingOf(room: Room): Ranking | undefined;
  /** In the order in which a player faces them. */
  readonly choices: readonly { readonly id: FeatureId; readonly choice: Choice }[];
}

/** Hooks of all rule sets, by name. */
export type AllHooks = { readonly [Name in keyof Hooks]-?: readonly NonNullable<Hooks[Name]>[] };
