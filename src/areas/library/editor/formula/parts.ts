// The parts of formulas that are put in by a press; `#` is where one goes on writing, with what was selected.

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
