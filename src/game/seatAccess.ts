// What the parts of a page may use for the seat that is played on it.

import type { OperationName } from '#protocol/operations.ts';
import type { Question } from '#core/questions/question.ts';
import type { Signal } from '#core/room/feature.ts';
import type { PlayerView } from '#core/views/playerView.ts';
import type { Draft, SceneId } from '#scenes/index.ts';
import type { Receipt } from '#src/game/answerSender.ts';
import type { PendingRequest, PendingRequests } from '#src/game/pendingRequests.ts';
import type { Caller } from '#src/platform/requests/caller.ts';
import type { AnswerFor, RequestFor } from '#src/platform/requests/wire.ts';
import type { RequestError } from '#src/platform/requests/requestError.ts';
import type { SeatDraft } from '#src/platform/storage/drafts.ts';
import type { Settings } from '#src/platform/storage/savedSettings.ts';
import type { RoomStore } from '#src/platform/stores/roomStore.ts';
import type { ServerClock } from '#src/platform/stores/serverClock.ts';

/** What is said of a call of a seat, besides the seat. */
export type SeatFields<Request> = Request extends unknown ? Omit<Request, 'roomHash' | 'playerId'> : never;

/** `name`: where calls of several operations are one; `take`: where the answer is not the whole view, or more is done with it. */
type Sending<Answer> = Partial<Omit<PendingRequest<Answer>, 'place'>> & { readonly name?: string };

export interface SeatAccess {
  /** For calls of the seat. */
  readonly caller: Caller;
  /** For calls that are nobody's in particular. */
  readonly http: Caller;
  readonly inSeat: { readonly roomHash: string; readonly playerId: string };
  readonly ticket: string;
  readonly room: RoomStore<PlayerView>;
  /** What outlives the page of an answer that is not given yet. */
  readonly kept: SeatDraft;
  readonly clock: ServerClock;
  readonly requests: PendingRequests;
  readonly settings: () => Settings;
  /** Whether moments that are there to be watched are left out. */
  readonly lessMotion: () => boolean;
  /** What the player wants can't be done at once: the line is cut, or there were too many calls. */
  readonly onDelay: (why: RequestError) => void;
  /** Whether anything can be played: the game runs, and the player is in it. */
  readonly mayPlay: (view: PlayerView) => boolean;
  /** Places a call until it has an answer, once however often the line has to be tried. Nothing while one of its name is pending. */
  readonly send: <N extends OperationName>(
    operation: N,
    fields: SeatFields<RequestFor<N>>,
    sending?: Sending<AnswerFor<N>>,
  ) => void;
  /** Asks for the view: the room is not what this page took it for. */
  readonly refresh: () => void;
  /** Takes an answer with the whole view. */
  readonly takeView: (answer: { readonly view: unknown }) => void;
  /** Takes what an answer changed. */
  readonly takeReceipt: (receipt: Receipt) => void;
  /** Shows here at once what a signal tells the others. */
  readonly showSignal: (signal: Signal) => void;
  /** Asks for the next question, or for another one that a feature offers. */
  readonly openQuestions: (which: Omit<RequestFor<'getQuestions'>, 'roomHash' | 'playerId'>) => void;

  /** The open question, if an answer to it can still be changed or given. */
  readonly openQuestion: () => Question | null;
  readonly draft: () => Draft;
  /** Whether the question that is open now still is, without an answer on its way: who answers meanwhile does not want anything else any more. */
  readonly whileOpen: () => () => boolean;
  /** Shows another phase in the place of the one that stands there, where both are of one source. */
  readonly replacePhase: (phase: { readonly id: string; readonly scene: SceneId }) => void;
  /** Whether what can be chosen now stands there long enough for a press to be meant for it. */
  readonly mayChoose: () => boolean;
  /** The player is on the way out: the game ends as soon as every answer is with the server. */
  readonly isFinishing: () => boolean;
  /** The game is over for the player: what belongs to its last question need not be seen. */
  readonly end: (view: PlayerView) => void;
}
