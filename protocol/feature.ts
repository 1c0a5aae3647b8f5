// What a feature of a game adds to what crosses the wire.

import type * as z from 'zod/mini';
import type { HostControl } from '#core/views/hostView.ts';
import type { PushEvent } from '#core/views/pushEvents.ts';
import type { Operation } from '#protocol/operation.ts';

/** Its calls, in `operations.ts` of its folder. */
export interface ProtocolFeature {
  readonly operations: Readonly<Record<string, Operation>>;
  /** What it tells hosts and projectors that passes: no log keeps it, and no view has it. By the name of the push. */
  readonly signals?: { readonly [Event in PushEvent]?: Fields };
  /** The same, told to players as well. */
  readonly signalsToAll?: { readonly [Event in PushEvent]?: Fields };
}

type Fields = Readonly<Record<string, z.core.$ZodType>>;

/** Its fields of what is shown and asked for, and its errors, in `index.ts` of its folder. The views among them are named as in core/room/feature.ts. */
export interface FeatureFields {
  /** Errors that its calls alone answer, with their HTTP status. */
  readonly errors?: Readonly<Record<string, number>>;
  /** What all know of the room. */
  readonly room?: Fields;
  /** What the host alone knows of the room. */
  readonly host?: Fields;
  /** What the projector alone shows. */
  readonly projector?: Fields;
  /** A player's own standing. */
  readonly me?: Fields;
  /** The question that stands there. */
  readonly slide?: Fields;
  /** Of the slide, too: what has to be chosen before the next question, or is told with an answer. An answer's receipt has it. */
  readonly choice?: Fields;
  /** A host's controls. */
  readonly controls?: { readonly [Control in HostControl]?: Control };
  /** A player's row at the host's. */
  readonly hostRow?: Fields;
  readonly feedback?: Fields;
  readonly lobbyPlayer?: Fields;
  readonly boardRow?: Fields;
  readonly summary?: Fields;
  readonly summaryItem?: Fields;
  /** Of what the time line of a finished game names. */
  readonly replayMark?: Fields;
  /** Of a player in the report of a finished game, where its log tells anything. */
  readonly reportPlayer?: Fields;
  /** Of a response in a report. */
  readonly reportResponse?: Fields;
  /** Of the request for the next question. */
  readonly opening?: Fields;
}
