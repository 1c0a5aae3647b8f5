/** The minus sign, instead of the hyphen that Intl uses. */
const MINUS = '−';

/** Formats points gained or lost in the language's number format: "+100", "−300", and "0" without a sign. */
export function signedPoints(language: string, points: number): string {
  return new Intl.NumberFormat(language, { signDisplay: 'exceptZero' })
    .formatToParts(points)
    .map(({ type, value }) => (type === 'minusSign' ? value.replace('-', MINUS) : value))
    .join('');
}
