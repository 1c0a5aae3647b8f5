import { spokenFor } from '#server/areas/formulas/languages.ts';
import { spoken } from '#server/areas/formulas/speech.ts';
import { FormulaFault, typeset } from '#server/areas/formulas/typeset.ts';

export interface DrawTask {
  readonly tex: string;
  /** BCP 47: the language of the people the words are for. */
  readonly language: string;
}

/** `words` is the text alternative in the drawing; `fault` says in English what is wrong with the TeX. */
export type Drawn = { readonly svg: string; readonly words: string } | { readonly fault: string };

/** Characters; a long formula has 10,000. */
const MAX_SVG = 60_000;

/** Draws a formula, with its words. Takes 10 to 40 ms of CPU, the first call half a second. */
export async function drawFormula({ tex, language }: DrawTask): Promise<Drawn> {
  let words = '';
  try {
    const svg = await typeset(tex, async (mathMl) => {
      words = await spoken(tex, mathMl, spokenFor(language));
      return words;
    });
    return svg.length > MAX_SVG ? { fault: 'The formula is too large' } : { svg, words };
  } catch (error) {
    if (error instanceof FormulaFault) return { fault: error.message };
    throw error;
  }
}
