// TeX as a drawing, by MathJax. What a school writes is understood; nothing that defines, links, styles or loads is.

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

/** Why a formula can't be drawn, in TeX's own terms, in English. */
export class FormulaFault extends Error {}

const PACKAGES = ['base', 'ams', 'mhchem', 'cancel', 'textmacros'];
/** Of the package of the AMS, what one formula would leave to the next. */
const DEFINING =
  /\\(?:DeclareMathOperator|newcommand|renewcommand|def|let|newenvironment|label|tag|ref|eqref)(?![A-Za-z])/;
/** Units of the font: an em has a thousand of them. */
const EM = 1_000;
/** Ems. A formula that fills a wall has thirty. */
const MOST = { width: 120, height: 40 } as const;
const LEAST = 0.05;
/** Beyond it setting takes seconds. */
const DEEPEST = 30;
/** Pixels that an em of the drawing has (see the root of it). */
const EM_PIXELS = 100;

const adaptor = liteAdaptor();
RegisterHTMLHandler(adaptor);
MathJaxNewcmFont.addExtension({ ...MathJaxMhchemFontExtension, name: 'mathjax-mhchem' });
// One drawing for each: in the midst of words it would make one of each part between which a line may end.
const output = new SVG({
  fontCache: 'none',
  fontData: MathJaxNewcmFont,
  linebreaks: { inline: false },
});
const mathMl = new SerializedMmlVisitor();

/**
 * An SVG of white shapes (see `writeSvg`). @param words what stands in it for who can't see it, of its MathML
 * @throws FormulaFault
 */
export async function typeset(tex: string, words: (mathMl: string) => Promise<string>): Promise<string> {
  if (depthOf(tex) > DEEPEST) throw new FormulaFault('The formula is nested too deeply');
  const defining = DEFINING.exec(tex)?.[0];
  if (defining !== undefined) throw new FormulaFault(`${defining} is not understood here`);
  // A new one for each formula: none has anything of another.
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

/** Braces within braces. */
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
  if (!(width <= MOST.width && height <= MOST.height)) throw new FormulaFault('The formula is too large');
  if (!(width > LEAST && height > LEAST)) throw new FormulaFault('The formula shows nothing');
  return {
    width: width * EM_PIXELS,
    height: height * EM_PIXELS,
    depth: ((top + high) / EM) * EM_PIXELS,
    em: EM_PIXELS,
  };
}
