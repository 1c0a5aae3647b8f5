// Typefaces besides the default one, by family name. Each is a style sheet that loads its files by the letters in
// use.

const SHEETS: Readonly<Record<string, () => Promise<unknown>>> = {
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

/** Families to choose from for reading, besides the default one (specification 3, section 3 "Fonts"). */
export const FAMILIES: readonly string[] = Object.keys(SHEETS);

/** Makes a family known to the page. Resolves even when it can't be loaded: a fallback takes its place. */
export async function addFace(family: string): Promise<void> {
  await SHEETS[family]?.().catch(() => undefined);
}
