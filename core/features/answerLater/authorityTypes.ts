import type { ByPlayer, OfSeat } from '#core/authority/origins.ts';
import type { Postponed } from '#core/authority/order/postponed.ts';
import type { Answer } from '#core/questions/question.ts';

export interface AnswerLaterTypes {
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
  readonly refusal: 'response.NOTHING_ELSE_LEFT';
}
