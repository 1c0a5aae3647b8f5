// Stages that may show words with marks, notified when the code that draws these has loaded.

import type { FormulaPort } from '#scenes/ports.ts';

/** A stage that may show words with marks. */
export interface FormattingStage {
  /** Redoes its layout: the code that draws them has loaded, or a formula has. */
  arrange(): void;
  readonly formula: FormulaPort;
}

export const formattingStages = new Set<FormattingStage>();

export function formattingLoaded(): void {
  for (const { arrange } of formattingStages) arrange();
}
