// Formulas as images that can be drawn at any size.

import type { FormulaDrawing } from '#core/content/formulaDrawing.ts';
import { formattingLoaded, formattingStages } from '#scenes/stage/formatting.ts';
import type { FormulaPort } from '#scenes/ports.ts';

export type FormulaSize = Pick<FormulaDrawing, 'width' | 'height' | 'depth'>;

export interface Formula extends FormulaSize {
  /** Drawn in white, to be tinted. */
  readonly image: HTMLImageElement;
}

/** Cache size: more formulas than a long quiz has. */
const KEPT = 400;
/** Milliseconds during which loaded formulas are collected, so that the text shifts only once. */
const TOGETHER_MS = 80;

/** By source; null for a formula that can't be drawn. */
const known = new Map<string, Formula | null>();
const coming = new Set<string>();
let telling: ReturnType<typeof setTimeout> | null = null;
let changes = 0;

/** Changes whenever formulas have loaded: earlier measurements may be outdated. */
export const formulaChanges = (): number => changes;

/** Returns null and requests the formula if it hasn't loaded; all stages redo their layout once it has. */
export function formulaOf(source: string): Formula | null {
  const [stage] = formattingStages;
  if (stage && !known.has(source) && !coming.has(source)) void loadFormula(source, stage.formula);
  return known.get(source) ?? null;
}

/** Loads a formula before it is drawn. */
export async function loadFormula(source: string, from: FormulaPort): Promise<void> {
  coming.add(source);
  // A failed request is repeated at the next layout.
  const formula = await from(source)
    .then((drawing) => drawing && decoded(drawing))
    .catch(() => undefined);
  coming.delete(source);
  if (formula !== undefined) {
    known.set(source, formula);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  }
  if (formula) telling ??= setTimeout(tell, TOGETHER_MS);
  if (coming.size === 0) tell();
}

function tell(): void {
  if (telling === null) return;
  clearTimeout(telling);
  telling = null;
  changes += 1;
  formattingLoaded();
}

async function decoded(drawing: FormulaDrawing): Promise<Formula> {
  const image = new Image();
  image.src = drawing.url;
  await image.decode();
  return { ...drawing, image };
}
