import type { Answer } from '#core/questions/question.ts';

/** A question that a player postponed to the end. */
export interface Postponed {
  readonly q: number;
  /** Number of responses in the attempt at that time. */
  readonly after: number;
  /** Milliseconds of its time already used. */
  readonly usedMs: number;
  /**
   * Time at which it was postponed, in ms on the server's clock; absent in logs from before an answer in
   * flight could still count.
   */
  readonly leftAt?: number;
  /** Minimum time in ms when it is asked again; absent if it was postponed for the first time. */
  readonly minMs?: number;
  /** The answer drafted so far. */
  readonly draft: Answer | null;
  readonly commandId: string;
}
