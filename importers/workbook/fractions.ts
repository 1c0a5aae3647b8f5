// Numbers as fractions: `# ?/?` shows 2.75 as 2 3/4.

import type { FormatToken } from '#importers/workbook/formatTokens.ts';

/** Digits of a denominator that is looked for. */
const DIGITS_MAX = 4;

/** null where the format is no fraction after all, as `0/`. */
export function shownFraction(size: number, tokens: readonly FormatToken[]): string | null {
  const slash = tokens.findIndex(({ kind }) => kind === 'slash');
  const below = marksFrom(tokens, slash + 1, 1);
  const above = marksFrom(tokens, slash - 1, -1);
  if (below === '' || above === '') return null;
  const before = tokens.slice(0, slash - above.length);
  const mixed = before.some(({ kind }) => kind === 'digit');
  const whole = mixed ? Math.floor(size) : 0;
  const rest = size - whole;
  const [numerator, denominator] = /^[1-9]\d*$/.test(below)
    ? [Math.round(rest * Number(below)), Number(below)]
    : nearest(rest, 10 ** Math.min(below.length, DIGITS_MAX) - 1);
  const texts = (from: readonly FormatToken[]) =>
    from.map((token) => (token.kind === 'text' ? token.text : '')).join('');
  const after = texts(tokens.slice(slash + 1 + below.length)).trimEnd();
  const lead = texts(before).trimStart();
  const full = mixed && numerator === denominator;
  if (mixed && (numerator === 0 || full)) return `${lead.trimEnd()}${whole + (full ? 1 : 0)}${after}`;
  const fraction = `${numerator}/${denominator}`;
  return (
    (mixed && whole > 0 ? `${lead.trimEnd()}${whole} ${fraction}` : `${lead.trimEnd()}${fraction}`) + after
  );
}

/** The digits' marks that stand together from `start` on. */
function marksFrom(tokens: readonly FormatToken[], start: number, step: 1 | -1): string {
  let marks = '';
  for (let index = start; ; index += step) {
    const token = tokens[index];
    if (token?.kind !== 'digit') return marks;
    marks = step === 1 ? marks + token.mark : token.mark + marks;
  }
}

function nearest(value: number, denominatorMax: number): [numerator: number, denominator: number] {
  let best: [number, number] = [Math.round(value), 1];
  let error = Math.abs(value - best[0]);
  for (let denominator = 2; denominator <= denominatorMax; denominator += 1) {
    const numerator = Math.round(value * denominator);
    const distance = Math.abs(value - numerator / denominator);
    // Not for what only the computer's arithmetic makes better.
    if (distance < error - 1e-12) {
      best = [numerator, denominator];
      error = distance;
    }
  }
  return best;
}
