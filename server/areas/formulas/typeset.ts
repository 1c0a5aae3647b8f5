// TeX typesetting with MathJax. Accepts what schools write, and nothing that defines, links, styles or loads.

import { MathJaxMhchemFontExtension } from '@mathjax/mathjax-mhchem-font-extension/js/svg.js';
import { MathJaxNewcmFont } from '@mathjax/mathjax-newcm-font/js/svg.js';
import { liteAdaptor } from '@mathjax/src/js/adaptors/liteAdaptor.js';
import { SerializedMmlVisitor } from '@mathjax/src/js/core/MmlTree/SerializedMmlVisitor.js';
import { RegisterHTMLHandler } from '@mathjax/src/js/handlers/html.js';
import '@mathjax/src/js/input/tex/ams/AmsConfiguration.js';
import '@mathjax/src/js/input/tex/base/BaseConfiguration.js';
import '@mathjax/src/js/input/tex/cancel/CancelConfiguration.js';
import '@mathjax/src/js/input/tex/mhchem/MhchemConfiguration.js';
import '@mathjax/src/js/input/tex/textmacros/TextMacrosConfiguration.js';
import TexError from '@mathjax/src/js/input/tex/TexError.js';
import { TeX } from '@mathjax/src/js/input/tex.js';
import { mathjax } from '@mathjax/src/js/mathjax.js';
import { SVG } from '@mathjax/src/js/output/svg.js';
import '@mathjax/src/js/util/asyncLoad/esm.js';
import { type LiteElement, writeSvg } from '#server/areas/formulas/writeSvg.ts';

/** Reason a formula can't be drawn, in TeX's own terms, in English. */
export class FormulaFault extends Error {}

const PACKAGES = ['base', 'ams', 'mhchem', 'cancel', 'textmacros'];
/** Commands of the AMS package that would carry over from one formula to the next. */
const DEFINING =
  /\\(?:DeclareMathOperator|newcommand|renewcommand|def|let|newenvironment|label|tag|ref|eqref)(?![A-Za-z])/;
/** Font units per em. */
const EM = 1_000;
/** In ems. A formula that fills a projector screen has 30. */
const MAX_SIZE = { width: 120, height: 40 } as const;
const MIN_SIZE = 0.05;
/** Deeper nesting takes seconds to typeset. */
const MAX_DEPTH = 30;
/** Pixels per em of the drawing (see its root element). */
const EM_PIXELS = 100;

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
MathJaxNewcmFont.addExtension({ ...MathJaxMhchemFontExtension, name: 'mathjax-mhchem' });
// One drawing per formula: with inline line breaks, MathJax would make one for each part between possible
// breaks.
const output = new SVG({
  fontCache: 'none',
  fontData: MathJaxNewcmFont,
  linebreaks: { inline: false },
});
const mathMl = new SerializedMmlVisitor();

/**
 * Returns an SVG of white shapes (see `writeSvg`).
 * @param words returns the text alternative for the formula's MathML
 * @throws FormulaFault
 */
export async function typeset(tex: string, words: (mathMl: string) => Promise<string>): Promise<string> {
  if (depthOf(tex) > MAX_DEPTH) throw new FormulaFault('The formula is nested too deeply');
  const defining = DEFINING.exec(tex)?.[0];
  if (defining !== undefined) throw new FormulaFault(`${defining} is not understood here`);
  // A new instance for each formula, so that nothing carries over.
  const input = new TeX({
    packages: PACKAGES,
    maxMacros: 200,
    maxBuffer: 4_000,
    formatError: (_input: unknown, error: Error) => {
      throw error;
    },
  });
  const document = mathjax.document('', { InputJax: input, OutputJax: output });
  try {
    const { root, drawing } = await mathjax.handleRetriesFor(() => {
      const item = new document.options['MathItem'](tex, input, false);
      item.setMetrics(16, 8, Number.MAX_SAFE_INTEGER, 1);
      item.compile(document);
      item.typeset(document);
      return { root: item.root, drawing: adaptor.firstChild(item.typesetRoot) as LiteElement };
    });
    const size = sizeOf(drawing);
    return writeSvg(drawing, { ...size, words: await words(mathMl.visitTree(root)) });
  } catch (error) {
    if (error instanceof FormulaFault) throw error;
    if (error instanceof RangeError) throw new FormulaFault('The formula is nested too deeply');
    // MathJax's own errors say what is wrong with the TeX.
    if (error instanceof TexError) throw new FormulaFault(error.message);
    throw error;
  }
}

/** Returns the nesting depth of braces. */
function depthOf(tex: string): number {
  let depth = 0;
  let deepest = 0;
  for (const letter of tex) {
    if (letter === '{') depth += 1;
    else if (letter === '}') depth -= 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function sizeOf(drawing: LiteElement) {
  const [, top = 0, wide = 0, high = 0] = String(drawing.attributes['viewBox']).split(' ').map(Number);
  const [width, height] = [wide / EM, high / EM];
  if (!(width <= MAX_SIZE.width && height <= MAX_SIZE.height))
    throw new FormulaFault('The formula is too large');
  if (!(width > MIN_SIZE && height > MIN_SIZE)) throw new FormulaFault('The formula shows nothing');
  return {
    width: width * EM_PIXELS,
    height: height * EM_PIXELS,
    depth: ((top + high) / EM) * EM_PIXELS,
    em: EM_PIXELS,
  };
}
