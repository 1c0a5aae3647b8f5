// Contract for a feature's additions to the wire.

import type * as z from 'zod/mini';
import type { HostControl } from '#core/views/hostView.ts';
import type { PushEvent } from '#core/views/pushEvents.ts';
import type { Operation } from '#protocol/operation.ts';

/** A feature's calls, in its folder's `operations.ts`. */
export interface ProtocolFeature {
  readonly operations: Readonly<Record<string, Operation>>;
  /** Transient signals for hosts and projectors, by push name; they're in no log and no view. */
  readonly signals?: { readonly [Event in PushEvent]?: Fields };
  /** Transient signals for everyone, including players. */
  readonly signalsToAll?: { readonly [Event in PushEvent]?: Fields };
}

type Fields = Readonly<Record<string, z.core.$ZodType>>;

/**
 * A feature's fields in views and requests, and its errors, in its folder's `index.ts`. Parts of views have
 * the same names as in core/room/feature.ts.
 */
export interface FeatureFields {
  /** Errors that only its calls return, with their HTTP status. */
  readonly errors?: Readonly<Record<string, number>>;
  /** Room fields for everyone. */
  readonly room?: Fields;
  /** Room fields only for the host. */
  readonly host?: Fields;
  /** Fields only for the projector. */
  readonly projector?: Fields;
  /** A player's own state. */
  readonly me?: Fields;
  /** The current question. */
  readonly slide?: Fields;
  /**
   * Slide fields that an answer's receipt has too: a choice due before the next question, or what the player
   * learns from the answer.
   */
  readonly choice?: Fields;
  /** Controls of a host. */
  readonly controls?: { readonly [Control in HostControl]?: Control };
  /** A player's row in the host's view. */
  readonly hostRow?: Fields;
  readonly feedback?: Fields;
  readonly lobbyPlayer?: Fields;
  readonly boardRow?: Fields;
  readonly summary?: Fields;
  readonly summaryItem?: Fields;
  /** Marks on the timeline of a finished game. */
  readonly replayMark?: Fields;
  /** A player in the report of a finished game, if its log has anything to add. */
  readonly reportPlayer?: Fields;
  /** A response in a report. */
  readonly reportResponse?: Fields;
  /** The request for the next question. */
  readonly opening?: Fields;
}
