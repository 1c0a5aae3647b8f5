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
