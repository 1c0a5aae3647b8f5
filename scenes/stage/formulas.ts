// Formulas as pictures: fetched once, drawn at any size.

import { type FormulaDrawing, formulaAddress, readFormulaDrawing } from '#core/content/formulaDrawing.ts';
import { formattingCame } from '#scenes/kit/formatting.ts';

export type FormulaSize = Pick<FormulaDrawing, 'width' | 'height' | 'depth'>;

export interface Formula extends FormulaSize {
  /** White. */
  readonly image: HTMLImageElement;
}

/** By the `source` of its mark, the formula as an SVG, in white, its sizes in pixels where a letter's is `data-em`; null when it can't be had. */
export type FormulaSource = (source: string) => Promise<string | null>;

const fromServer: FormulaSource = async (source) => {
  const address = formulaAddress(source, document.documentElement.lang || 'en');
  const response = address === null ? null : await fetch(address);
  return response?.ok ? response.text() : null;
};

/** More than a long quiz has. */
const KEPT = 400;
/** Where the line is down, or the server has too much to do. */
const AGAIN_AFTER_MS = [2_000, 10_000, 30_000] as const;
/** Those that come soon after one another move the words once. */
const TOGETHER_MS = 80;

let source = fromServer;
const known = new Map<string, Formula>();
const coming = new Set<string>();
/** How often it could not be had. */
const missed = new Map<string, number>();
let telling: ReturnType<typeof setTimeout> | null = null;
let changes = 0;

/** For tests and the gallery, which have no server: where formulas come from, and null for the usual. */
export function formulasFrom(other: FormulaSource | null): void {
  source = other ?? fromServer;
  known.clear();
  missed.clear();
  changes += 1;
}

/** How often formulas have come: what was measured before may be larger now. */
export const formulaChanges = (): number => changes;

/** null until it is there: it is fetched then, and all stages lay themselves out anew. */
export function formulaOf(tex: string): Formula | null {
  const formula = known.get(tex);
  if (formula) return formula;
  if (!missed.has(tex) && !coming.has(tex)) void bringFormula(tex);
  return null;
}

/** Fetches it, so that it is there when it is drawn. */
export async function bringFormula(tex: string): Promise<void> {
  coming.add(tex);
  const asked = source;
  const formula = await asked(tex)
    .then(read)
    .catch(() => null);
  coming.delete(tex);
  if (asked !== source) return;
  if (formula === null) {
    const times = missed.get(tex) ?? 0;
    missed.set(tex, times + 1);
    const wait = AGAIN_AFTER_MS[times];
    if (wait !== undefined) setTimeout(() => void bringFormula(tex), wait);
  } else {
    known.set(tex, formula);
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    telling ??= setTimeout(tell, TOGETHER_MS);
  }
  if (coming.size === 0) tell();
}

function tell(): void {
  if (telling === null) return;
  clearTimeout(telling);
  telling = null;
  changes += 1;
  formattingCame();
}

async function read(svg: string | null): Promise<Formula | null> {
  if (svg === null) return null;
  const drawing = readFormulaDrawing(svg);
  if (!drawing) return null;
  const image = new Image();
  image.src = drawing.url;
  await image.decode();
  return { ...drawing, image };
}
