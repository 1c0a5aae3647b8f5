// Drawings of formulas as the server sends them (`/formulas`), and the sizes and words they carry.

/** Sizes are in ems of the surrounding text. */
export interface FormulaDrawing {
  readonly width: number;
  readonly height: number;
  /** Distance it reaches below the baseline. */
  readonly depth: number;
  /** Words for reading it aloud; null if the drawing has none. */
  readonly words: string | null;
  /** Address of its picture: white on a transparent background. */
  readonly url: string;
}

const ROOT = /^<svg\s[^>]*>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Null if the SVG isn't a formula drawing. */
export function readFormulaDrawing(svg: string): FormulaDrawing | null {
  const root = ROOT.exec(svg)?.[0] ?? '';
  const told = (name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(root)?.[1] ?? '';
  const em = Number.parseFloat(told('data-em'));
  const [width, height, depth] = ['width', 'height', 'data-depth'].map(
    (name) => Number.parseFloat(told(name)) / em,
  ) as [number, number, number];
  if (!(width > 0 && height > 0 && Number.isFinite(width + height + depth))) return null;
  const words = told('aria-label').replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] ?? '');
  return { width, height, depth, words: words || null, url: `data:image/svg+xml,${encodeURIComponent(svg)}` };
}

/**
 * Returns the address of a formula's drawing, by the `source` of its mark: players have an address, authors
 * the TeX. `language` is the listener's, in BCP 47. Null if there is no drawing.
 */
export function formulaAddress(source: string, language: string): string | null {
  if (source === '') return null;
  const lang = encodeURIComponent(language);
  return source.startsWith('/formulas/')
    ? `${source}?lang=${lang}`
    : `/formulas?tex=${encodeURIComponent(source)}&lang=${lang}`;
}
