import type { ByPlayer, OfSeat } from '#core/authority/origins.ts';

/** Hints that were taken to one question. */
export interface HintCount {
  readonly q: number;
  readonly taken: number;
}

export interface HintsTypes {
  readonly attempt: {
    /** Of this attempt; none for a question to which none was taken. */
    readonly hints: readonly HintCount[];
  };
  readonly response: {
    /** Hints to the question that had been taken by then; absent where none was. */
    readonly hints?: number;
  };
  /** `hint`: which one, from 1 on. */
  readonly playerCommand: {
    readonly type: 'takeHint';
    readonly questionId: string;
    readonly hint: number;
  } & ByPlayer;
  /** The next hint to question `q`. */
  readonly event: { readonly type: 'hintTaken'; readonly q: number; readonly at: number } & OfSeat;
  readonly refusal: 'response.NO_HINT';
}
