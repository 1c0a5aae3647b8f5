// Places of formulas that are filled in, such as a fraction's two, and which of them are still empty.

/** Number of groups that belong to a command. */
const PLACES: Readonly<Record<string, number>> = {
  '^': 1,
  _: 1,
  '\\sqrt': 1,
  '\\ce': 1,
  '\\frac': 2,
  '\\dfrac': 2,
  '\\tfrac': 2,
};
/** A border of a matrix, a command with its optional root index, or any other character. */
const PIECES = /\\(begin|end)\{[a-zA-Z]+\*?\}|(\\[a-zA-Z]+)(?:\s*\[[^\]]*\])?|\\?\S/gu;

interface Place {
  /** Offsets in the formula; the end is behind the last character. */
  readonly start: number;
  readonly end: number;
  /** True if students would see a gap. Matrices may have empty cells on purpose. */
  readonly isGap: boolean;
}

interface Group {
  readonly kind: 'place' | 'cell' | 'other';
  readonly start: number;
  /** Number of places that follow for the same command. */
  readonly behind: number;
  isEmpty: boolean;
}

/**
 * Returns the places of fractions, roots, powers, matrices, and so on, in the order in which they end; and
 * whether each { has its }. Groups that aren't places may be empty on purpose: in `{}^{14}C`, one keeps the
 * mass number away from the preceding symbol.
 */
export function readPlaces(tex: string): { readonly places: readonly Place[]; readonly isBalanced: boolean } {
  const open: Group[] = [];
  const places: Place[] = [];
  let isBalanced = true;
  let next = 0;
  const close = (end: number) => {
    const group = open.pop();
    if (group && group.kind !== 'other')
      places.push({ start: group.start, end, isGap: group.kind === 'place' && group.isEmpty });
    return group;
  };
  for (const { 0: piece, 1: border, 2: command, index } of tex.matchAll(PIECES)) {
    const start = index + piece.length;
    const around = open.at(-1);
    if (piece === '}') {
      if (!around || around.kind === 'cell') isBalanced = false;
      else next = close(index)?.behind ?? 0;
      continue;
    }
    const isBetween = around?.kind === 'cell' && (piece === '&' || piece === '\\\\');
    if (isBetween || border === 'end') {
      if (around?.kind === 'cell') close(index);
      else isBalanced = false;
    } else if (around) around.isEmpty = false;
    if (isBetween || border === 'begin') open.push({ kind: 'cell', start, behind: 0, isEmpty: true });
    else if (piece === '{') {
      const kind = next > 0 ? 'place' : 'other';
      open.push({ kind, start, behind: Math.max(next - 1, 0), isEmpty: true });
    }
    next = border || piece === '{' ? 0 : (PLACES[command ?? piece] ?? Math.max(next - 1, 0));
  }
  return { places, isBalanced: isBalanced && open.length === 0 };
}

export const hasEmptyPlace = (tex: string): boolean => readPlaces(tex).places.some(({ isGap }) => isGap);

/**
 * Returns where the caret goes from `caret` to get to the next place, or the previous one: behind what is
 * written there. Null if there are no more.
 */
export function placeFrom(tex: string, caret: number, by: -1 | 1): number | null {
  const stops = readPlaces(tex).places.map(({ start, end }) => {
    const written = tex.slice(start, end);
    return start + Math.max(written.trimEnd().length, Math.min(1, written.length));
  });
  return (by > 0 ? stops.find((stop) => stop > caret) : stops.findLast((stop) => stop < caret)) ?? null;
}

export const FORMULA_PARTS = [
  { name: 'fraction', shown: 'a⁄b', tex: '\\frac{#}{}' },
  { name: 'root', shown: '√', tex: '\\sqrt{#}' },
  { name: 'power', shown: 'xⁿ', tex: '^{#}' },
  { name: 'index', shown: 'xₙ', tex: '_{#}' },
  { name: 'sum', shown: '∑', tex: '\\sum_{#}^{}' },
  { name: 'integral', shown: '∫', tex: '\\int_{#}^{}' },
  { name: 'times', shown: '×', tex: ' \\times #' },
  { name: 'divided', shown: '÷', tex: ' \\div #' },
  { name: 'plusMinus', shown: '±', tex: ' \\pm #' },
  { name: 'atMost', shown: '≤', tex: ' \\le #' },
  { name: 'atLeast', shown: '≥', tex: ' \\ge #' },
  { name: 'unequal', shown: '≠', tex: ' \\ne #' },
  { name: 'pi', shown: 'π', tex: '\\pi #' },
  { name: 'matrix', shown: '(⁝⁝)', tex: '\\begin{pmatrix} # & \\\\ & \\end{pmatrix}' },
  { name: 'chemistry', shown: 'H₂O', tex: '\\ce{#}' },
] as const;

export type FormulaPart = (typeof FORMULA_PARTS)[number];
