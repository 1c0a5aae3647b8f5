// A formula as the server draws it, in white on nothing, and in words.

import { RequestError } from '#src/services/requests/requestError.ts';

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

export interface Picture {
  /** Address for a mask. */
  readonly url: string;
  /** Sizes in em. */
  readonly width: number;
  readonly height: number;
}

/** The size is told in hundredths of an em, as where formulas are drawn in a line. */
const EM = 100;

export function pictureOf(svg: string): Picture {
  const root = /<svg[^>]*>/.exec(svg)?.[0] ?? '';
  const size = (name: string) => Number(new RegExp(` ${name}="([\\d.]+)`).exec(root)?.[1] ?? 0) / EM;
  return {
    url: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    width: size('width'),
    height: size('height'),
  };
}
