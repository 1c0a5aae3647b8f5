// The stages on which words with marks may stand, told when what draws these words has come.

import type { FormulaPort } from '#scenes/ports.ts';

/** A stage on which such words may stand. */
export interface FormattingStage {
  /** Lays itself out anew: what draws them has come, or a formula has. */
  arrange(): void;
  readonly formula: FormulaPort;
}

export const formattingStages = new Set<FormattingStage>();

export function formattingCame(): void {
  for (const { arrange } of formattingStages) arrange();
}
