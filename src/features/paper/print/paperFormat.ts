// Sizes of paper: North America and its neighbours print on Letter, all others on A4.

export const PAPER_FORMATS = ['a4', 'letter'] as const;
export type PaperFormat = (typeof PAPER_FORMATS)[number];

/** Regions (ISO 3166) in which offices buy Letter. */
const LETTER_REGIONS: ReadonlySet<string> = new Set([
  'US',
  'CA',
  'MX',
  'PR',
  'PH',
  'CO',
  'VE',
  'CL',
  'CR',
  'SV',
  'GT',
  'NI',
  'PA',
  'DO',
  'BO',
]);

/** `language` as of the browser: `en-US`. Without a region it tells nothing. */
export function usualFormat(language: string): PaperFormat {
  const region = /-([A-Za-z]{2})\b/.exec(language)?.[1]?.toUpperCase() ?? '';
  return LETTER_REGIONS.has(region) ? 'letter' : 'a4';
}
