// A formula as the server draws it, in white on nothing, and in words.

import { RequestError } from '#src/platform/requests/requestError.ts';

export interface DrawnFormula {
  readonly svg: string;
  /** For the ear. */
  readonly words: string;
}

/** What is wrong with a formula, of what people get wrong most; `other` in the words of TeX. */
export type Complaint =
  | { readonly code: 'braces' | 'other'; readonly said: string }
  | { readonly code: 'unknown'; readonly said: string };

/** null: the formula is not to blame. */
export function complaintOf(error: unknown): Complaint | null {
  if (!(error instanceof RequestError) || error.type !== 'formula.INVALID') return null;
  const said = error.message;
  const command = /undefined control sequence:?\s*(\\\S+)/i.exec(said)?.[1];
  if (command !== undefined) return { code: 'unknown', said: command };
  return { code: /brace|argument/i.test(said) ? 'braces' : 'other', said };
}
