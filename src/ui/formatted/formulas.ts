// Formula drawings, fetched once and shared by everything that shows them.

import { useEffect, useState } from 'react';
import { type FormulaDrawing, formulaAddress, readFormulaDrawing } from '#core/content/formulaDrawing.ts';

/** More than a long quiz has. */
const KEPT = 400;
/** Retry delays for a lost connection or an overloaded server. */
const AGAIN_AFTER_MS = [2_000, 10_000, 30_000] as const;

const known = new Map<string, FormulaDrawing>();
const coming = new Map<string, Promise<FormulaDrawing | null>>();

/** Null until it has loaded. */
export function useFormula(source: string, language: string): FormulaDrawing | null {
  const address = formulaAddress(source, language);
  const [came, setCame] = useState<{
    readonly address: string | null;
    readonly formula: FormulaDrawing | null;
  } | null>(null);
  useEffect(() => {
    let isGone = false;
    void drawingOf(source, language).then((formula) => {
      if (!isGone) setCame({ address, formula });
    });
    return () => {
      isGone = true;
    };
  }, [source, language, address]);
  return came?.address === address ? came.formula : (known.get(address ?? '') ?? null);
}

/**
 * Fetches the drawing for a mark's `source`; null if there is none. Concurrent callers share one request.
 * `language`: BCP 47 tag of the user's language, for the spoken text.
 */
export async function drawingOf(source: string, language: string): Promise<FormulaDrawing | null> {
  const address = formulaAddress(source, language);
  if (address === null) return null;
  const found = known.get(address);
  if (found) return found;
  const begun = coming.get(address) ?? brought(address).finally(() => coming.delete(address));
  coming.set(address, begun);
  return begun;
}

async function brought(address: string): Promise<FormulaDrawing | null> {
  for (const wait of [...AGAIN_AFTER_MS, null]) {
    const response = await fetch(address).catch(() => null);
    if (response?.ok) return remembered(address, readFormulaDrawing(await response.text()));
    // 404: there is no such formula.
    if (response?.status === 404 || wait === null) return null;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return null;
}

function remembered(address: string, formula: FormulaDrawing | null): FormulaDrawing | null {
  if (formula === null) return null;
  known.set(address, formula);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return formula;
}
