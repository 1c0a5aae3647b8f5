// Points that were got or lost, with their sign.

/** Not the hyphen that Intl takes for one. */
const MINUS = '−';

/** As the language writes numbers: "+100", "−300", and "0" without any sign. */
export function signedText(language: string, points: number): string {
  return new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
    .formatToParts(points)
    .map(({ type, value }) => (type === 'minusSign' ? value.replace('-', MINUS) : value))
    .join('');
}
