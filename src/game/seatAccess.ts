// Access to the seat being played, for the parts of a page.

import type { OperationName } from '#protocol/operations.ts';
import type { Question } from '#core/questions/question.ts';
import type { Signal } from '#core/room/feature.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { Draft, SceneId, Traces } from '#scenes/index.ts';
import type { Receipt } from '#src/game/answerSender.ts';
import type { PendingRequest, PendingRequests } from '#src/game/pendingRequests.ts';
import type { Caller } from '#src/platform/requests/caller.ts';
import type { AnswerFor, RequestFor } from '#src/platform/requests/wire.ts';
import type { RequestError } from '#src/platform/requests/requestError.ts';
import type { SeatDraft } from '#src/platform/storage/drafts.ts';
import type { Settings } from '#src/platform/storage/savedSettings.ts';
import type { RoomStore } from '#src/platform/stores/roomStore.ts';
import type { ServerClock } from '#src/platform/stores/serverClock.ts';

/** Fields of a seat's call, besides those that identify the seat. */
export type SeatFields<Request> = Request extends unknown ? Omit<Request, 'roomHash' | 'playerId'> : never;

/**
 * `name`: if several operations count as one call; `take`: if the answer isn't the whole view, or needs more
 * handling.
 */
type Sending<Answer> = Partial<Omit<PendingRequest<Answer>, 'place'>> & { readonly name?: string };

export interface SeatAccess {
  /** For the seat's calls. */
  readonly caller: Caller;
  /** For calls that don't belong to a seat. */
  readonly http: Caller;
  readonly inSeat: { readonly roomHash: string; readonly playerId: string };
  readonly ticket: string;
  readonly room: RoomStore<PlayerView>;
  /** The draft answer, which outlives the page. */
  readonly kept: SeatDraft;
  readonly clock: ServerClock;
  readonly requests: PendingRequests;
  readonly settings: () => Settings;
  /** True if to leave out moments that are only there to be watched. */
  readonly lessMotion: () => boolean;
  /** Called when the player's request has to wait: the connection is down, or there were too many calls. */
  readonly onDelay: (why: RequestError) => void;
  /** True if anything can be played: the game is running, and the player is in it. */
  readonly mayPlay: (view: PlayerView) => boolean;
  /**
   * Sends a call until it is answered; however often it is retried, it counts once. Does nothing while one
   * with its name is pending.
   */
  readonly send: <N extends OperationName>(
    operation: N,
    fields: SeatFields<RequestFor<N>>,
    sending?: Sending<AnswerFor<N>>,
  ) => void;
  /** Requests the view: the room isn't what this page thought. */
  readonly refresh: () => void;
  /** Accepts an answer that contains the whole view. */
  readonly takeView: (answer: { readonly view: unknown }) => void;
  /** Accepts an answer that contains what changed. */
  readonly takeReceipt: (receipt: Receipt) => void;
  /** Immediately shows here what a signal tells the others. */
  readonly showSignal: (signal: Signal) => void;
  /** Leaves more traces on this page's stage. */
  readonly leave: (traces: Traces) => void;
  /** Requests the next question, or another one that a feature offers. */
  readonly openQuestions: (which: Omit<RequestFor<'getQuestions'>, 'roomHash' | 'playerId'>) => void;

  /** The open question, if its answer can still be changed or given. */
  readonly openQuestion: () => Question | null;
  readonly draft: () => Draft;
  /**
   * Returns a function that tells whether the question open now is still open, without an answer on its way:
   * once it is answered, the player no longer wants anything else.
   */
  readonly whileOpen: () => () => boolean;
  /** Replaces the current phase with another one from the same source. */
  readonly replacePhase: (phase: { readonly id: string; readonly scene: SceneId }) => void;
  /** True if the current choice has been shown long enough for a press to be meant for it. */
  readonly mayChoose: () => boolean;
  /** True if the player is finishing: the game ends as soon as the server has every answer. */
  readonly isFinishing: () => boolean;
  /** The game is over for the player: skips what is left of the last question. */
  readonly end: (view: PlayerView) => void;
}
