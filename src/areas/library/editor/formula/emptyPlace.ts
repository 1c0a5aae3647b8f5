// Empty places in formulas, as left by the insertable parts.

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
/** A command with its optional root index, or any other character. */
const PIECES = /(\\[a-zA-Z]+)(?:\s*\[[^\]]*\])?|\\?\S/gu;

interface Group {
  readonly isPlace: boolean;
  /** Number of places that follow for the same command. */
  readonly behind: number;
  isEmpty: boolean;
}

/**
 * True if a place of a fraction, root, power, and so on is empty. Other groups may be empty on purpose: in
 * `{}^{14}C`, it keeps the mass number away from the preceding symbol.
 */
export function hasEmptyPlace(tex: string): boolean {
  const open: Group[] = [];
  let places = 0;
  for (const [piece, command] of tex.matchAll(PIECES)) {
    if (piece === '}') {
      const group = open.pop();
      if (group?.isPlace && group.isEmpty) return true;
      places = group?.behind ?? 0;
      continue;
    }
    const around = open.at(-1);
    if (around) around.isEmpty = false;
    if (piece === '{') {
      open.push({ isPlace: places > 0, behind: Math.max(places - 1, 0), isEmpty: true });
      places = 0;
    } else {
      places = PLACES[command ?? piece] ?? Math.max(places - 1, 0);
    }
  }
  return false;
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
