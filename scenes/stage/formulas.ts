// Formulas as pictures that can be drawn at any size.

import type { FormulaDrawing } from '#core/content/formulaDrawing.ts';
import { formattingCame, formattingStages } from '#scenes/stage/formatting.ts';
import type { FormulaPort } from '#scenes/ports.ts';

export type FormulaSize = Pick<FormulaDrawing, 'width' | 'height' | 'depth'>;

export interface Formula extends FormulaSize {
  /** White. */
  readonly image: HTMLImageElement;
}

/** More than a long quiz has. */
const KEPT = 400;
/** Those that come soon after one another move the words once. */
const TOGETHER_MS = 80;

/** By source; null for what can't be drawn. */
const known = new Map<string, Formula | null>();
const coming = new Set<string>();
let telling: ReturnType<typeof setTimeout> | null = null;
let changes = 0;

/** How often formulas have come: what was measured before may be larger now. */
export const formulaChanges = (): number => changes;

/** null until it is there: it is asked for then, and all stages lay themselves out anew. */
export function formulaOf(source: string): Formula | null {
  const [stage] = formattingStages;
  if (stage && !known.has(source) && !coming.has(source)) void bringFormula(source, stage.formula);
  return known.get(source) ?? null;
}

/** Makes it ready, so that it is there when it is drawn. */
export async function bringFormula(source: string, from: FormulaPort): Promise<void> {
  coming.add(source);
  // What could not even be asked for is asked for again with the next layout.
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
  formattingCame();
}

async function decoded(drawing: FormulaDrawing): Promise<Formula> {
  const image = new Image();
  image.src = drawing.url;
  await image.decode();
  return { ...drawing, image };
}
