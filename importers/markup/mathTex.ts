// TeX for combined parts of formulas: side by side, above, below, raised and lowered.

import { CLOSING, joined, OPENING } from '#importers/markup/mathSigns.ts';

export interface Part {
  readonly tex: string;
  /** The operator that it is, or begins with, as written. */
  readonly sign?: string;
  /** Rows of a table, without the environment around them. */
  readonly rows?: string;
  /** True if it states the TeX of the part next to it. */
  readonly annotation?: true;
}

/** Brackets around these grow with them. */
const TALL = /\\(?:frac|begin|sum|prod|int|overset|underset)(?![A-Za-z])/;
/** A character or a command, which needs no braces when it's alone. */
const SINGLE = /^(?:[^\\{}^_&~$#%']|\\[A-Za-z]+|\\[{}|])$/u;
const WHOLE_NUMBER = /^\d+$/;
/** Operators that have limits above and below. */
const LIMITED = /^\\(?:sum|prod|int|iint|oint|lim|liminf|limsup|max|min|sup|inf|gcd)$/;

/** Brackets that can grow: nothing else may follow `\left`. */
const DELIMITER = /^(?:[()[\]|]|\\[{}]|\\(?:langle|rangle|lfloor|rfloor|lceil|rceil|Vert)(?![A-Za-z]))/;

/** Parts side by side, with brackets as tall as their content. */
export function row(all: readonly Part[]): string {
  const parts = all.filter(({ tex }) => tex !== '');
  const [first, second] = parts;
  if (parts.length === 2 && first?.tex === '\\{' && second?.rows !== undefined)
    return `\\begin{cases} ${second.rows} \\end{cases}`;
  const texts = parts.map(({ tex }) => tex);
  const open: { readonly place: number; readonly tall: number }[] = [];
  let tall = 0;
  for (const [place, { tex, sign = '' }] of parts.entries()) {
    if (OPENING.has(sign)) open.push({ place, tall });
    else if (CLOSING.has(sign)) {
      const begun = open.pop();
      const left = begun ? (texts[begun.place] ?? '') : '';
      if (begun && begun.tall < tall && DELIMITER.test(left) && DELIMITER.test(tex)) {
        texts[begun.place] = `\\left${left}`;
        texts[place] = `\\right${tex}`;
      }
    }
    if (TALL.test(tex)) tall += 1;
  }
  return joined(texts);
}

const isSingle = (tex: string): boolean => SINGLE.test(tex);
const grouped = (tex: string): string => (isSingle(tex) ? tex : `{${tex}}`);
/** A raised or lowered part, in braces if it begins with a command that might take an argument. */
const small = (tex: string): string => (isSingle(tex) && !tex.startsWith('\\') ? tex : `{${tex}}`);

const EMPTY: Part = { tex: '' };

/** `base` with a subscript and a superscript. */
export function scripted(base: Part = EMPTY, sub: Part | undefined, sup: Part | undefined): Part {
  const said = WHOLE_NUMBER.test(base.tex) ? base.tex : grouped(base.tex);
  const low = sub ? `_${small(sub.tex)}` : '';
  const high = sup ? (/^'+$/.test(sup.tex) ? sup.tex : `^${small(sup.tex)}`) : '';
  const { sign = '' } = base;
  // A bracket with scripts is still a bracket.
  return { tex: said + low + high, ...((OPENING.has(sign) || CLOSING.has(sign)) && { sign }) };
}

/** Limits of a sum or a similar operator; null for anything else. */
export function limited(
  base: Part | undefined,
  under: Part | undefined,
  over: Part | undefined,
): Part | null {
  return base && LIMITED.test(base.tex) ? scripted({ tex: base.tex }, under, over) : null;
}

/** Commands by the character above: over a single letter, and over more. */
const ABOVE: ReadonlyMap<string, readonly [string, string]> = new Map(
  (
    [
      ['¯‾―_\u0304\u0305', 'bar', 'overline'],
      ['→\u20D7', 'vec', 'overrightarrow'],
      ['^ˆ\u0302', 'hat', 'widehat'],
      ['~˜∼\u0303', 'tilde', 'widetilde'],
      ['.˙\u0307', 'dot', 'dot'],
      ['¨\u0308', 'ddot', 'ddot'],
      ['⏞', 'overbrace', 'overbrace'],
    ] as const
  ).flatMap(([signs, one, more]) => Array.from(signs, (sign) => [sign, [one, more]] as const)),
);
const BELOW: ReadonlyMap<string, string> = new Map([
  ...Array.from('¯‾―_\u0332', (sign) => [sign, 'underline'] as const),
  ['⏟', 'underbrace'],
]);

/** `base` with a character, or anything else, above or below it. */
export function accented(base: Part = EMPTY, mark: Part = EMPTY, side: 'over' | 'under'): Part {
  const [one, more] = (side === 'over' && ABOVE.get(mark.sign ?? '')) || [];
  const command = side === 'over' ? (isSingle(base.tex) ? one : more) : BELOW.get(mark.sign ?? '');
  if (command !== undefined) return { tex: `\\${command}{${base.tex}}` };
  return { tex: `\\${side}set{${mark.tex}}{${base.tex}}` };
}
