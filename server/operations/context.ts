// What a handler gets besides the request: who calls, and the services of the server.

import type { ErrorType, ProtocolError } from '#protocol/errors.ts';
import { ERRORS } from '#protocol/errors.ts';
import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { GameOptions } from '#core/room/gameOptions.ts';
import type { Credentials } from '#server/identity/credentials.ts';
import type { Identify, Principal } from '#server/identity/principal.ts';
import type { AnswerOf, OperationTable, RequestParsed } from '#server/operations/types.ts';
import type { Secrets } from '#server/identity/secrets.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Connection } from '#server/rooms/audience.ts';
import type { RoomRegistry } from '#server/rooms/roomRegistry.ts';
import type { RoomTable } from '#server/rooms/roomTable.ts';
import type { RoomSession } from '#server/rooms/roomSession.ts';

/** An error that is told to the caller. */
export class OperationError extends Error {
  readonly detail: ProtocolError;

  constructor(type: ErrorType, detail: Omit<ProtocolError, 'type'> = {}) {
    super(type);
    this.detail = { type, ...detail };
  }

  get status(): number {
    return ERRORS[this.detail.type];
  }
}

/** In a room's audience. */
export type Place =
  | { readonly role: 'player'; readonly seat: number; readonly playerId: string }
  | { readonly role: 'host' | 'projector' };

/** The socket behind a call: its place in a room's audience, and its measured round trip. */
export interface CallerSocket extends Connection {
  /** Milliseconds; 0 until measured. */
  readonly roundTripMs: number;
  /** The ticket that this socket showed last and that was found right: it need not be checked at each call. */
  verified: { readonly roomHash: string; readonly ticket: string; readonly playerId: string } | null;
  /** Takes the socket into a room's audience, out of any other. */
  attend(session: RoomSession, as: Place): void;
  /** Whether the socket's player looks at the leaderboard. */
  watch(session: RoomSession, seat: number, board: boolean): void;
}

export interface Caller extends Principal {
  /** Of the call, or of the handshake of its socket. */
  readonly credentials: Credentials;
  /** Names the command; made by the server where the caller named none. */
  readonly commandId: string;
  /** null on HTTP. */
  readonly socket: CallerSocket | null;
}

export interface AsPlayer {
  readonly session: RoomSession;
  readonly seat: number;
  readonly playerId: string;
}
export interface AsOwner {
  readonly ownerId: string;
}
/** The owner of this room. */
export interface AsRoomHost extends AsOwner {
  readonly session: RoomSession;
}
/** What a handler knows of who calls, by the role of its operation (`admission.ts`). */
export interface Admitted {
  readonly anyone: unknown;
  readonly player: AsPlayer;
  readonly owner: AsOwner;
  readonly roomHost: AsRoomHost;
}

/** A version of a quiz, as it is played. */
export interface PlayedQuiz {
  readonly versionId: string;
  readonly content: AuthoredQuiz;
}

/** Where the questions of games come from. */
export interface QuizSource {
  /** A quiz that this owner may play. */
  played(quizId: string, ownerId: string): Promise<PlayedQuiz | null>;
  /** One that anybody may play alone. */
  practised(quizId: string): Promise<PlayedQuiz | null>;
  practisedCard(quizId: string): Promise<Omit<AnswerOf<'getQuizInfo'>, 'quizId' | 'askedCount'> | null>;
  content(versionId: string): Promise<AuthoredQuiz | null>;
}

/** Whoever adds an area or a feature of a game adds its services here, by its name (`areas/compose.ts`). */
export interface Services {
  readonly rooms: RoomRegistry;
  readonly secrets: Secrets;
  readonly limits: Limits;
  readonly hostedGames: Pick<RoomTable, 'ofOwner'>;
  readonly identify: Identify;
  readonly quizzes: QuizSource;
  /** Questions with the addresses of what is drawn in them. */
  readonly drawn: (questions: readonly AuthoredQuestion[], language?: string) => readonly AuthoredQuestion[];
  /** A game's options without what this owner may not have. */
  readonly allowedOptions: (options: GameOptions, ownerId: string) => Promise<GameOptions>;
  readonly isProfane: (name: string) => boolean;
  readonly settings: {
    readonly hostPassword: string | null;
    readonly version: string;
    readonly joinAddresses: readonly string[];
  };
}

/** Characters of a written answer that are sent at a time: a quiz may have twenty million. */
const SLICE = 128 * 1024;

/** An answer that is JSON already: what the store has as text need not become values, and text again, between the moves of games. */
export class WrittenAnswer {
  readonly #fields: readonly (readonly [string, string])[];

  /** Fields whose values are JSON. */
  constructor(fields: Readonly<Record<string, string>>) {
    this.#fields = Object.entries(fields);
  }

  get json(): string {
    return [...this.slices()].join('');
  }

  /** The same in parts, so that other calls get their turn between them. */
  *slices(): Generator<string> {
    for (const [index, [name, json]] of this.#fields.entries()) {
      yield `${index === 0 ? '{' : ','}${JSON.stringify(name)}:`;
      for (let from = 0, to = 0; from < json.length; from = to) {
        to = from + SLICE;
        // Two halves of one character stay together.
        if (json.codePointAt(to - 1) !== json.charCodeAt(to - 1)) to += 1;
        yield json.slice(from, to);
      }
    }
    yield '}';
  }
}

/** `Request`: where an area wants another one than what is sent (`areas/digests.ts`). */
export type Handler<Name extends keyof OperationTable, Request = RequestParsed<Name>> = (
  request: Request,
  caller: Caller & Admitted[OperationTable[Name]['role']],
  services: Services,
) => Promise<AnswerOf<Name> | WrittenAnswer> | AnswerOf<Name>;
