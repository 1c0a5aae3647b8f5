// Formulas as pictures: fetched once, shown wherever they stand.

import { useEffect, useState } from 'react';
import { type FormulaDrawing, formulaAddress, readFormulaDrawing } from '#core/content/formulaDrawing.ts';

/** More than a long quiz has. */
const KEPT = 400;
/** Where the line is down, or the server has too much to do. */
const AGAIN_AFTER_MS = [2_000, 10_000, 30_000] as const;

/** `unknown`: it is nobody's, or can't be drawn; `failed`: it may be had later. */
type Brought = FormulaDrawing | 'unknown' | 'failed';

const known = new Map<string, FormulaDrawing>();
const coming = new Map<string, Promise<Brought>>();

/** null until it is there. */
export function useFormula(source: string, language: string): FormulaDrawing | null {
  const address = formulaAddress(source, language);
  const [brought, setBrought] = useState<{
    readonly address: string;
    readonly formula: FormulaDrawing;
  } | null>(null);
  useEffect(() => {
    if (address === null) return;
    let tries = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const ask = async () => {
      const formula = known.get(address) ?? (await bring(address));
      if (isGone) return;
      if (formula === 'unknown') return;
      if (formula !== 'failed') return setBrought({ address, formula });
      const wait = AGAIN_AFTER_MS[tries];
      tries += 1;
      if (wait !== undefined) timer = setTimeout(() => void ask(), wait);
    };
    void ask();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [address]);
  return brought?.address === address ? brought.formula : (known.get(address ?? '') ?? null);
}

/** Once for all who ask meanwhile. */
function bring(address: string): Promise<Brought> {
  const begun = coming.get(address);
  if (begun) return begun;
  const asked = fetched(address)
    .catch(() => 'failed' as const)
    .finally(() => coming.delete(address));
  coming.set(address, asked);
  return asked;
}

async function fetched(address: string): Promise<Brought> {
  const response = await fetch(address);
  if (!response.ok) return response.status === 404 ? 'unknown' : 'failed';
  const formula = readFormulaDrawing(await response.text());
  if (!formula) return 'unknown';
  known.set(address, formula);
  const [oldest] = known.keys();
  if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
  return formula;
}
