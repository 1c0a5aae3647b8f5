import type { ByPlayer, OfSeat } from '#core/authority/origins.ts';
import type { Answer } from '#core/questions/question.ts';

/** A question that a player left for the end. */
export interface Postponed {
  readonly q: number;
  /** Responses that the attempt had by then. */
  readonly after: number;
  /** Milliseconds of its time that are used up. */
  readonly usedMs: number;
  /** When it was left, in ms of the server's clock; absent in logs from before an answer could still come. */
  readonly leftAt?: number;
  /** Milliseconds that are left at least when it comes again; absent where it was left for the first time. */
  readonly leastMs?: number;
  /** What stood there. */
  readonly draft: Answer | null;
  readonly commandId: string;
}

export interface AnswerLaterTypes {
  readonly attempt: {
    /** Questions that wait for the end, in the order in which they were left; null where none was in this attempt. */
    readonly later: readonly Postponed[] | null;
  };
  readonly open: {
    /** How it was left for later; absent where it was not. */
    readonly postponed?: Postponed;
  };
  readonly playerCommand:
    | ({
        /** Leaves the open question for the end. */
        readonly type: 'answerLater';
        readonly commandId: string;
        readonly questionId: string;
        /** What stands there so far. */
        readonly draft: Answer | null;
      } & ByPlayer)
    | ({
        /** Lets all questions pass that are left, where each of them was left for later before; these, or none. */
        readonly type: 'skipMany';
        readonly commandId: string;
        readonly questionIds: readonly string[];
      } & ByPlayer);
  readonly event: { readonly type: 'answerPostponed'; readonly postponed: Postponed } & OfSeat;
}
