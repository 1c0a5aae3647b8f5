// Stages that may show formatted text; they redo their layout once the code that draws it has loaded.

import type { FormulaPort } from '#scenes/ports.ts';

/** A stage that may show formatted text. */
export interface FormattingStage {
  /** Redoes its layout, after the formatting code or a formula has loaded. */
  arrange(): void;
  readonly formula: FormulaPort;
}

export const formattingStages = new Set<FormattingStage>();

export function formattingLoaded(): void {
  for (const { arrange } of formattingStages) arrange();
}
