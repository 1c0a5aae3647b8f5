// Typefaces besides the default one, by family name. Each is a style sheet that loads its files by the letters in
// use.

const SHEETS: Readonly<Record<string, () => Promise<unknown>>> = {
  'Bebas Neue': () => import('@fontsource/bebas-neue/400.css'),
  'Libre Baskerville': () => import('@fontsource/libre-baskerville/700.css'),
  Lobster: () => import('@fontsource/lobster/400.css'),
  Merriweather: () => import('@fontsource/merriweather/900.css'),
  'Open Sans': () => import('@fontsource/open-sans/700.css'),
  'Patrick Hand': () => import('@fontsource/patrick-hand/400.css'),
  'Permanent Marker': () => import('@fontsource/permanent-marker/400.css'),
  'Space Grotesk': () => import('@fontsource/space-grotesk/700.css'),
  'Space Mono': () => import('@fontsource/space-mono/700.css'),
};

/** Makes a family known to the page. Resolves even when it can't be loaded: a fallback takes its place. */
export async function addFace(family: string): Promise<void> {
  await SHEETS[family]?.().catch(() => undefined);
}
