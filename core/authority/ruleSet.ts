// What rules are made of (design, "Features"). The room's own life, its slides and its attempts are sets of rules that every room has;
// a feature is one that a game can have besides. The engine (`rules.ts`) derives deciding, the clock and what is told from their list.

import type { OpenQuestionCommand, PlayerCommand, Refusal } from '#core/authority/commands.ts';
import type { Decision } from '#core/authority/decision.ts';
import type { PlayerJoined, RoomCreated, RoomEvent } from '#core/authority/events.ts';
import type { Attempt, OpenQuestion, Response, Room, Seat } from '#core/authority/state.ts';
import type { AnySample, FeatureSample } from '#core/authority/sample.ts';
import type { Tell } from '#core/authority/tells.ts';
import type { OrderPolicy } from '#core/authority/order/policy.ts';
import type {
  Extendable,
  ExtensionOf,
  FeatureParts,
  FeatureWords,
  PartOf,
} from '#core/authority/featureTypes.ts';
import type { Order } from '#core/modes/mode.ts';
import type { FeatureId, Features, Filled, ViewKind } from '#core/room/feature.ts';
import type { GroupStanding, Standings, ViewContext } from '#core/authority/viewContext.ts';
import type { HostControl } from '#core/views/hostView.ts';
import type { Board, OwnState } from '#core/views/playerView.ts';

/** A moment of one player, at which a command of theirs is decided. */
export interface PlayerTurn {
  readonly room: Room;
  readonly seat: Seat;
  /** The seat's. */
  readonly index: number;
  /** Milliseconds, by the server's clock. */
  readonly now: number;
  readonly rules: Rules;
}

export type HostTurn = Pick<PlayerTurn, 'room' | 'now' | 'rules'>;

type OfType<Word, Type> = Extract<Word, { readonly type: Type }>;
type Typed = { readonly type: string };

/** A rule for each word, by its type: one that is left out does not compile. */
export type PlayerCommands<Command extends Typed> = {
  readonly [T in Command['type']]: (turn: PlayerTurn, command: OfType<Command, T>) => Decision;
};
export type HostCommands<Command extends Typed> = {
  readonly [T in Command['type']]: (turn: HostTurn, command: OfType<Command, T>) => Decision;
};
export type Evolve<Event extends Typed> = {
  readonly [T in Event['type']]: (room: Room, event: OfType<Event, T>, rules: Rules) => Room;
};
export type Tells<Event extends Typed> = {
  readonly [T in Event['type']]: Tell<OfType<Event, T>>;
};

/** How high everybody is, where that is not how many answers were right. */
export interface Heights {
  /** Of the top. */
  readonly summit: number;
  /** From 0 to the summit; nobody ever falls. */
  heightOf(seat: Seat): number;
}

/** What comes of an answer at an own pace: `before` and `after` are the seat as it was, and as the response makes it. */
type FollowsAnswer = (
  room: Room,
  seatIndex: number,
  before: Seat,
  after: Seat,
  response: Response,
) => readonly RoomEvent[];

/** Where rules join in with what others do. Each is asked in the order of the list of rules. */
export interface Hooks {
  /** The room as it is created, with what is this feature's. */
  readonly created?: (room: Room, event: RoomCreated) => Room;
  /** The room as its game starts. */
  readonly started?: (room: Room, at: number) => Room;
  /** The room as its game ends. */
  readonly ended?: (room: Room, at: number, rules: Rules) => Room;
  /** The room as its host has changed options in the middle of the game. */
  readonly optionsChanged?: (room: Room) => Room;
  /** What is this feature's of a player who joins. */
  readonly joined?: (event: PlayerJoined) => Partial<FeatureParts<'player'>>;
  /** Whether this seat was made by the host, and nobody came through the door. */
  readonly invited?: (seat: Seat) => boolean;
  /** The room before this seat is removed from it. */
  readonly removing?: (room: Room, seatIndex: number, rules: Rules) => Room;
  /** The seat, and parts of the room, as a seat changes or is new (`before` undefined). */
  readonly seated?: (room: Room, seatIndex: number, before: Seat | undefined, seat: Seat) => SeatedParts;
  /** The seat with every instant of this feature so many ms later: clocks stood still. */
  readonly shifted?: (seat: Seat, by: number) => Seat;
  readonly roomShifted?: (room: Room, by: number) => Room;

  /** What a new attempt has otherwise than the one before, of what belongs to the player or may be absent. */
  readonly attemptStarted?: (seat: Seat) => Partial<FeatureParts<'player'> & FeatureParts<'attempt'>>;
  /** What a question that opens changes of the seat. */
  readonly opened?: (seat: Seat, open: OpenQuestion) => Partial<Attempt>;
  /** The seat after a response of its own at an own pace, once it is counted. */
  readonly answered?: (seat: Seat, response: Response) => Seat;
  /** The seat as it finishes, or is cut off. */
  readonly finished?: (room: Room, seat: Seat, at: number, rules: Rules) => Seat;

  /** What else a response says because of this feature. */
  readonly response?: (
    seat: Seat,
    given: { readonly q: number; readonly asking?: number | undefined },
  ) => FeatureParts<'response'>;
  /** The response with what this feature makes of its points, before it is told or counted. */
  readonly judged?: (room: Room, seat: Seat, response: Response) => Response;
  /** Milliseconds that an answer to this question took at an own pace, where its clock is not that of any question. */
  readonly elapsedMs?: (seat: Seat, q: number, elapsedMs: number) => number;
  /** Why the open question can't be let pass; null where it can. */
  readonly notSkipping?: (room: Room, seatIndex: number, seat: Seat, q: number) => Refusal | null;
  /** The answer that counts where this one is given to the question: an earlier one that was better may. */
  readonly counting?: (room: Room, seat: Seat, q: number, answer: Response['answer']) => Response['answer'];
  /** Events in place of an answer at an own pace that is not final; null where it is. */
  readonly instead?: (turn: PlayerTurn, response: Response) => readonly RoomEvent[] | null;
  /** Events behind an answer at an own pace, whatever else follows it. */
  readonly alsoAfterAnswer?: FollowsAnswer;
  /** Events behind an answer at an own pace. The first feature that has some is the last one asked: `after` is not over then. */
  readonly afterAnswer?: FollowsAnswer;
  /** Events before the seat is over, or the game: what an open question comes to that gets no answer any more. */
  readonly beforeEnd?: (
    room: Room,
    seat: Seat,
    seatIndex: number,
    now: number,
    rules: Rules,
  ) => readonly RoomEvent[];
  /** Events behind the end of one seat. */
  readonly afterFinish?: (room: Room, seatIndex: number, now: number) => readonly RoomEvent[];
  /** A question that is not the open one, but whose answer still counts: it crossed with another command. */
  readonly stillAnswerable?: (room: Room, seat: Seat, questionId: string) => CurrentQuestion | null;
  /** The times of a question that opens, where they are not those of any question. */
  readonly times?: (room: Room, seat: Seat, q: number, now: number) => OpeningTimes | null;
  /** The ids of commands that this feature's part of the seat keeps. */
  readonly keeps?: (seat: Seat) => readonly string[];

  /** Whether the question of this response can still be asked again, so that what is right must not be told yet. */
  readonly mayAskAgain?: (room: Room, seat: Seat, response: Response) => boolean;
  /** What stood there when the question was left, or stands there to be changed; null where nothing does. */
  readonly draft?: (room: Room, seat: Seat) => Response['answer'];
  /** How much more often this feature asks questions in one attempt: each of them, and in all. */
  readonly askings?: (room: Room) => { readonly each?: number; readonly inAll?: number };

  /** Whether what this seat sees now has every question of its attempt in it. */
  readonly showsAll?: (room: Room, seatIndex: number, seat: Seat) => boolean;

  /** How the projector measures the climb of a game at an own pace; null where right answers are counted. */
  readonly heights?: (room: Room) => Heights | null;

  /** The host's controls that would be accepted now. */
  readonly controls?: (room: Room) => readonly HostControl[];
  /** When the feature wants to be woken next, in ms of the server's clock, while the game runs; null where nothing is due. */
  readonly wakesAt?: (room: Room) => number | null;
  readonly onWake?: (room: Room, now: number) => readonly RoomEvent[];
}

/** When a question opens, and until when it stands, in ms of the server's clock. */
export type OpeningTimes = Pick<OpenQuestion, 'deadline' | 'stoppedAt'> & { readonly at: number };

export interface SeatedParts {
  readonly seat: Seat;
  readonly room?: Partial<FeatureParts<'room'>>;
}

/** The question that stands before a seat: its own, or the slide. */
export interface CurrentQuestion {
  readonly q: number;
  readonly openedAt: number;
  readonly deadline: number | null;
  readonly closed: boolean;
}

export interface Choice {
  /** Whether the player has it before them now. */
  readonly stands: (room: Room, seatIndex: number, seat: Seat) => boolean;
  /** What a robot makes of it; the next question where nothing is said. */
  readonly byRobot?: (playerId: string) => PlayerCommand;
  /** Whether this request for the next question is one for this choice, be there one or not. */
  readonly isAsked?: (command: OpenQuestionCommand) => boolean;
  /** Whether the game goes on for a seat with nothing else left, because it has, or will have, this choice. */
  readonly holds: (room: Room, seatIndex: number, seat: Seat) => boolean;
  /**
   * The player wants the next question while the choice stands. `stop`: what comes of it, and no question opens; else events
   * that go before the opening.
   */
  readonly onNext: (
    turn: PlayerTurn,
    command: OpenQuestionCommand,
  ) => { readonly stop: Decision } | { readonly first: readonly RoomEvent[] };
}

/** Who is ranked in a room, where it is not just its players. */
export interface Ranking {
  /** Whether it is so in this room. */
  readonly ranks: (room: Room) => boolean;
  /** Groups that are ranked in place of their players, best first: computed with the ranks of all. */
  readonly groups?: (room: Room) => readonly GroupStanding[];
  /** `own`: the seat of the reader, where it is a player. */
  readonly board: (room: Room, standings: Standings | null, own: number | null, rules: Rules) => Board | null;
  /** The place of the only player; that among all players where nothing is said. */
  readonly place?: (room: Room, rules: Rules) => Pick<OwnState, 'rank' | 'previousRank'>;
  /** How many are ranked; the players where nothing is said. */
  readonly count?: (room: Room, rules: Rules) => number;
}

/** A set of rules as the engine takes it: which words it has, it alone knows. */
export interface AnyRules {
  /** Raised where old snapshots can't be read any more, or a log comes to something else. */
  readonly version: number;
  /** Events of others that are told to somebody else too, because of this feature. */
  readonly alsoTells?: { readonly [T in RoomEvent['type']]?: Tell<OfType<RoomEvent, T>> };
  readonly hooks?: Hooks;
  readonly playerCommands?: object;
  readonly hostCommands?: object;
  readonly evolve?: object;
  readonly tells?: object;
}

/** A set of rules with its commands and events. */
export type RuleSet<PlayerCommand extends Typed, HostCommand extends Typed, Event extends Typed> = AnyRules &
  Filled<'playerCommands', PlayerCommands<PlayerCommand>> &
  Filled<'hostCommands', HostCommands<HostCommand>> &
  Filled<'evolve', Evolve<Event>> &
  Filled<'tells', Tells<Event>>;

/** What is shown of the question that stands before a player. */
export interface ShownQuestion {
  /** null before the first one. */
  readonly q: number | null;
  /** Whether the player can act on it. */
  readonly open: boolean;
  /** The player's response to it, where it is shown. */
  readonly response: Response | null;
}

/** What a feature puts on the time line of a finished game, and whose it is, null for nothing; `idOf` gives the player of a seat. */
export type Marks<Id extends FeatureId> = Features[Id] extends { readonly replayMark: infer Part }
  ? {
      readonly [T in RoomEvent['type']]?: (
        event: OfType<RoomEvent, T>,
        idOf: (seat: number) => string,
      ) => { readonly seats: readonly number[]; readonly part: Part } | null;
    }
  : Record<never, never>;

/** What a feature adds to each kind of view, built from named fields; the compiler names a kind that is left out. */
interface ViewFunctions {
  /** `isInside`: for somebody who is let in; who is not sees nobody. */
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

type TaleOf<Id extends FeatureId> = Features[Id] extends { readonly reportPlayer: infer Tale } ? Tale : never;

/** A feature as the engine takes it. */
export interface AnyFeature extends AnyRules {
  /** Where several join in with the same, the lowest is asked first; 0 where nothing is said. */
  readonly turn?: number;
  /** What it puts on the time line of a finished game. */
  readonly marks?: object;
  /** What the whole log of a game tells of each seat, for the report of it once it is over. */
  readonly tales?: (events: readonly RoomEvent[]) => ReadonlyMap<number, object>;
  readonly views?: object;
  /** A choice that it puts before a player between two questions. */
  readonly choice?: Choice;
  readonly ranking?: Ranking;
  /** Policies for the order of questions at an own pace, by the name that modes give them. */
  readonly orders?: { readonly [Name in Order]?: OrderPolicy };
  /** What it adds to other features, by their id. */
  readonly extends?: { readonly [Id in Extendable]?: ExtensionOf<Id> };
  /** Its parts of a new room, and of a new attempt. */
  readonly fresh?: { readonly room?: object; readonly attempt?: object };
  /** What random play makes of it. */
  readonly sample?: AnySample;
}

export type Feature<Id extends FeatureId> = AnyFeature &
  RuleSet<FeatureWords<'playerCommand', Id>, FeatureWords<'hostCommand', Id>, FeatureWords<'event', Id>> &
  Filled<'views', FeatureViewFunctions<Id>> & {
    readonly sample?: FeatureSample<Id>;
    readonly marks?: Marks<Id>;
    readonly tales?: (events: readonly RoomEvent[]) => ReadonlyMap<number, TaleOf<Id>>;
    readonly fresh?: { readonly room?: PartOf<Id, 'room'>; readonly attempt?: PartOf<Id, 'attempt'> };
  };

/** What the engine lends to rules: all that depends on the list of them. */
export interface Rules {
  /** The seat after a response of its own at an own pace. */
  after(room: Room, seatIndex: number, seat: Seat, response: Response): Seat;
  /** Puts a changed seat in place, and keeps all counts right; `answers` are new ones to the open slide. */
  withSeat(room: Room, seatIndex: number, seat: Seat, tallies?: Room['tallies'], answers?: number): Room;
  withNewSeat(room: Room, seat: Seat): Room;
  /** What an attempt begins with. */
  readonly freshAttempt: Attempt;
  /** Whether the game is over for a seat with nothing open: no question is left, and nothing to be chosen. */
  hasNothingLeft(room: Room, seatIndex: number, seat: Seat): boolean;
  /** The choice that stands before the seat; null where there is none. */
  choiceOf(room: Room, seatIndex: number, seat: Seat): FeatureId | null;
  /** Events of a seat that finishes, and what that brings about. */
  finishing(room: Room, seatIndex: number, now: number): readonly RoomEvent[];
  /** Events that end the game. A question that is still open is closed and counted first: what was answered is not lost. */
  ending(
    room: Room,
    state: 'completed' | 'stopped',
    at: number,
    commandId: string | null,
  ): readonly RoomEvent[];
  /** What an answer at an own pace brings about. */
  afterAnswer(room: Room, seatIndex: number, before: Seat, response: Response): readonly RoomEvent[];
  readonly hooks: AllHooks;
  /** By the id of the feature that is extended, what others add to it. */
  readonly extensions: { readonly [Id in Extendable]: readonly ExtensionOf<Id>[] };
  /** Undefined where the players themselves are ranked. */
  rankingOf(room: Room): Ranking | undefined;
  /** In the order in which they come before a player. */
  readonly choices: readonly { readonly id: FeatureId; readonly choice: Choice }[];
}

/** By the name of the hook, of all rules that have it. */
export type AllHooks = { readonly [Name in keyof Hooks]-?: readonly NonNullable<Hooks[Name]>[] };
