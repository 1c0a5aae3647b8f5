// What a handler gets besides the request: who calls, from where, and the services of the server.

import type { ErrorType, ProtocolError } from '#protocol/errors.ts';
import { ERRORS } from '#protocol/errors.ts';
import type { AreaServices, Identities } from '#server/areas/compose.ts';
import type { AnswerOf, HandledRequest, OperationTable } from '#server/operations/types.ts';
import type { DeviceSeat } from '#server/identity/deviceSeats.ts';
import type { Secrets } from '#server/identity/secrets.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Connection } from '#server/rooms/audience.ts';
import type { RoomRegistry } from '#server/rooms/roomRegistry.ts';
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

/** The socket behind a call: its place in a room's audience, and its measured round trip. */
export interface CallerSocket extends Connection {
  /** Milliseconds; 0 until measured. */
  readonly roundTripMs: number;
  /** The ticket that this socket showed last and that was found right: it need not be checked at each call. */
  verified: { readonly roomHash: string; readonly ticket: string; readonly playerId: string } | null;
  /** Takes the socket into a room's audience, out of any other. */
  attend(
    session: RoomSession,
    as: { role: 'player'; seat: number; playerId: string } | { role: 'host' | 'projector' },
  ): void;
  /** Whether the socket's player looks at the leaderboard. */
  watch(session: RoomSession, seat: number, board: boolean): void;
}

/** Besides, by area, who calls as far as the area knows people. */
export interface Caller extends Identities {
  readonly address: string;
  readonly seatTicket: string | null;
  /** Names the command; made by the server where the caller named none. */
  readonly commandId: string;
  /** The seats that the browser's cookie names, the last entered first; on the socket, as it was at the handshake. */
  readonly deviceSeats: readonly DeviceSeat[];
  /** null on HTTP. */
  readonly socket: CallerSocket | null;
  /** Gives the browser another list of its seats; HTTP only. */
  setDeviceSeats(seats: readonly DeviceSeat[]): void;
}

/** Besides, by area, the service of the area. */
export interface Services extends AreaServices {
  readonly rooms: RoomRegistry;
  readonly secrets: Secrets;
  readonly limits: Limits;
  readonly hostedGames: HostedGames;
  readonly isProfane: (name: string) => boolean;
  readonly settings: {
    readonly hostPassword: string | null;
    readonly version: string;
    readonly joinAddresses: readonly string[];
  };
}

/** The rooms of a host. */
export interface HostedGames {
  ofHost(hostId: string): Promise<AnswerOf<'listHostedGames'>['games']>;
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

export type Handler<Name extends keyof OperationTable> = (
  request: HandledRequest<Name>,
  caller: Caller,
  services: Services,
) => Promise<AnswerOf<Name> | WrittenAnswer> | AnswerOf<Name>;
