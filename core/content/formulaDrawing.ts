// What a formula's drawing, as the server sends it (`/formulas`), says of itself.

/** In sizes of the letters around it. */
export interface FormulaDrawing {
  readonly width: number;
  readonly height: number;
  /** How far it reaches below the line that the letters stand on. */
  readonly depth: number;
  /** As it is read aloud; null where nothing is told. */
  readonly words: string | null;
  /** The address of its picture: white on nothing. */
  readonly url: string;
}

const ROOT = /^<svg\s[^>]*>/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** null for what is no such drawing. */
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
 * Where the drawing of a formula is fetched, by the `source` of its mark: players are told its address, authors have the TeX.
 * `language`: BCP 47, of who hears it. null where there is none.
 */
export function formulaAddress(source: string, language: string): string | null {
  if (source === '') return null;
  const lang = encodeURIComponent(language);
  return source.startsWith('/formulas/')
    ? `${source}?lang=${lang}`
    : `/formulas?tex=${encodeURIComponent(source)}&lang=${lang}`;
}
