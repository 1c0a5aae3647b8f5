// A number format of a spreadsheet, taken apart: `#,##0.00 "m";[Red]-0` into its sections, and those into pieces.

export type FormatToken =
  | { readonly kind: 'text'; readonly text: string }
  /** Stands for digits: 0, # or ?, or a digit of a fixed denominator. */
  | { readonly kind: 'digit'; readonly mark: string }
  | { readonly kind: 'point' | 'comma' | 'percent' | 'slash' | 'general' }
  | { readonly kind: 'exponent'; readonly plus: boolean }
  /** `yyyy`, `mm`, `h`, `am/pm`, in lower case. */
  | { readonly kind: 'date'; readonly mark: string }
  /** Hours, minutes or seconds that are not cut at a day, an hour or a minute. */
  | { readonly kind: 'elapsed'; readonly mark: string };

export interface FormatSection {
  /** Absent where it is chosen by the sign. */
  readonly condition?: (value: number) => boolean;
  readonly tokens: readonly FormatToken[];
}

const COMPARISONS: Readonly<Record<string, (value: number, limit: number) => boolean>> = {
  '<': (value, limit) => value < limit,
  '<=': (value, limit) => value <= limit,
  '>': (value, limit) => value > limit,
  '>=': (value, limit) => value >= limit,
  '=': (value, limit) => value === limit,
  '<>': (value, limit) => value !== limit,
};
/** In this order: what is quoted, escaped, left as wide as a character, filled with one, bracketed, or means something. */
const PIECE =
  /"([^"]*)"?|\\([\s\S])|_[\s\S]|\*[\s\S]|\[([^\]]*)\]|(General)|(am\/pm|a\/p)|(y+|m+|d+|h+|s+)|(E[+-])|([0#?])|([\s\S])/giu;
/** Formats of spreadsheet programs are far shorter. */
const LENGTH_MAX = 500;

/** At least one section. */
export function formatSections(code: string): FormatSection[] {
  const sections: { condition?: (value: number) => boolean; tokens: FormatToken[] }[] = [{ tokens: [] }];
  for (const piece of code.slice(0, LENGTH_MAX).matchAll(PIECE)) {
    const section = sections.at(-1);
    if (!section) break;
    const [, quoted, escaped, bracketed, general, half, date, exponent, digit, other] = piece;
    if (other === ';') sections.push({ tokens: [] });
    else if (bracketed !== undefined) takeBracketed(bracketed, section);
    else if (quoted !== undefined || escaped !== undefined)
      section.tokens.push({ kind: 'text', text: quoted ?? escaped ?? '' });
    else if (general !== undefined) section.tokens.push({ kind: 'general' });
    else if (half !== undefined || date !== undefined)
      section.tokens.push({ kind: 'date', mark: (half ?? date ?? '').toLowerCase() });
    else if (exponent !== undefined) section.tokens.push({ kind: 'exponent', plus: exponent.endsWith('+') });
    else if (digit !== undefined) section.tokens.push({ kind: 'digit', mark: digit });
    else section.tokens.push(otherToken(other ?? ' ', section.tokens.at(-1)));
  }
  return sections;
}

/** `[h]`, `[$€-407]`, `[>=100]`, or a colour, which is no text. */
function takeBracketed(
  text: string,
  section: { condition?: (value: number) => boolean; tokens: FormatToken[] },
): void {
  const currency = /^\$([^-]*)/.exec(text)?.[1];
  const [, sign = '', number] = /^([<>=]{1,2})\s*(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  const compare = COMPARISONS[sign];
  if (/^(?:h+|m+|s+)$/i.test(text)) section.tokens.push({ kind: 'elapsed', mark: text.toLowerCase() });
  else if (currency !== undefined) section.tokens.push({ kind: 'text', text: currency });
  else if (compare) section.condition = (value) => compare(value, Number(number));
}

function otherToken(character: string, last: FormatToken | undefined): FormatToken {
  switch (character) {
    case '.':
      return { kind: 'point' };
    case ',':
      return { kind: 'comma' };
    case '%':
      return { kind: 'percent' };
    case '/':
      return { kind: 'slash' };
    case '@':
      return { kind: 'general' };
    default: {
      const fixed = /\d/.test(character) && (last?.kind === 'slash' || last?.kind === 'digit');
      return fixed ? { kind: 'digit', mark: character } : { kind: 'text', text: character.replace('_', ' ') };
    }
  }
}
