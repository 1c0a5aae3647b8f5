// Typefaces besides the default one, by family name. Each is a style sheet that loads its files by the letters in
// use.

type Sheets = Readonly<Record<string, () => Promise<unknown>>>;

const READING: Sheets = {
  'Open Sans': () =>
    Promise.all([import('@fontsource/open-sans/400.css'), import('@fontsource/open-sans/700.css')]),
  Roboto: () => Promise.all([import('@fontsource/roboto/400.css'), import('@fontsource/roboto/700.css')]),
  'Space Grotesk': () =>
    Promise.all([import('@fontsource/space-grotesk/400.css'), import('@fontsource/space-grotesk/700.css')]),
  'EB Garamond': () =>
    Promise.all([import('@fontsource/eb-garamond/400.css'), import('@fontsource/eb-garamond/700.css')]),
  Merriweather: () =>
    Promise.all([
      import('@fontsource/merriweather/400.css'),
      import('@fontsource/merriweather/700.css'),
      import('@fontsource/merriweather/900.css'),
    ]),
  'Libre Baskerville': () =>
    Promise.all([
      import('@fontsource/libre-baskerville/400.css'),
      import('@fontsource/libre-baskerville/700.css'),
    ]),
  'Patrick Hand': () => import('@fontsource/patrick-hand/400.css'),
  Cookie: () => import('@fontsource/cookie/400.css'),
  'Permanent Marker': () => import('@fontsource/permanent-marker/400.css'),
  Lobster: () => import('@fontsource/lobster/400.css'),
  'Bebas Neue': () => import('@fontsource/bebas-neue/400.css'),
  'Playfair Display': () =>
    Promise.all([
      import('@fontsource/playfair-display/400.css'),
      import('@fontsource/playfair-display/700.css'),
    ]),
  Inconsolata: () =>
    Promise.all([import('@fontsource/inconsolata/400.css'), import('@fontsource/inconsolata/700.css')]),
  'Space Mono': () =>
    Promise.all([import('@fontsource/space-mono/400.css'), import('@fontsource/space-mono/700.css')]),
};

/** For scripts that none of the others has. */
const SCRIPTS: Sheets = {
  'Noto Sans Thai': () =>
    Promise.all([import('@fontsource/noto-sans-thai/500.css'), import('@fontsource/noto-sans-thai/700.css')]),
  'Noto Sans KR': () =>
    Promise.all([import('@fontsource/noto-sans-kr/500.css'), import('@fontsource/noto-sans-kr/700.css')]),
  'Noto Sans JP': () =>
    Promise.all([import('@fontsource/noto-sans-jp/500.css'), import('@fontsource/noto-sans-jp/700.css')]),
  'Noto Sans TC': () =>
    Promise.all([import('@fontsource/noto-sans-tc/500.css'), import('@fontsource/noto-sans-tc/700.css')]),
  'Noto Sans SC': () =>
    Promise.all([import('@fontsource/noto-sans-sc/500.css'), import('@fontsource/noto-sans-sc/700.css')]),
};

/** Not an object: a stored setting may name any family, even `constructor`. */
const SHEETS = new Map(Object.entries({ ...READING, ...SCRIPTS }));

/** Families to choose from for reading, besides the default one (specification 3, section 3 "Fonts"). */
export const FAMILIES: readonly string[] = Object.keys(READING);

/** Makes a family known to the page. Resolves even when it can't be loaded: a fallback takes its place. */
export async function addFace(family: string): Promise<void> {
  await SHEETS.get(family)?.().catch(() => undefined);
}

/** Makes known what the page's theme sets headings in. */
export function addTitleFace(): Promise<void> {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--qp-font-title');
  return addFace(family.replaceAll('"', '').trim());
}
