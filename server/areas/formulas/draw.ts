import { spokenFor } from '#server/areas/formulas/languages.ts';
import { spoken } from '#server/areas/formulas/speech.ts';
import { FormulaFault, typeset } from '#server/areas/formulas/typeset.ts';

export interface DrawTask {
  readonly tex: string;
  /** BCP 47: of whom its words are for. */
  readonly language: string;
}

/** `words`: as in the drawing. `fault`: in English, what is wrong with the TeX. */
export type Drawn = { readonly svg: string; readonly words: string } | { readonly fault: string };

/** Characters: a long formula has ten thousand. */
const MOST_SVG = 60_000;

/** A formula as a drawing, with its words. Takes a processor for 10 to 40 ms, the first one for half a second. */
export async function drawFormula({ tex, language }: DrawTask): Promise<Drawn> {
  let words = '';
  try {
    const svg = await typeset(tex, async (mathMl) => {
      words = await spoken(tex, mathMl, spokenFor(language));
      return words;
    });
    return svg.length > MOST_SVG ? { fault: 'The formula is too large' } : { svg, words };
  } catch (error) {
    if (error instanceof FormulaFault) return { fault: error.message };
    throw error;
  }
}
