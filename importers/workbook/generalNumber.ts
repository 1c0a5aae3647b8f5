// A number in a cell without a format, as spreadsheets show it: eleven characters at most, and no trace of how computers calculate.

/** Longer whole numbers are not kept exactly. Shorter ones are shown whole, so that an ISBN can be read. */
const WHOLE_MAX = 1e15;
const WIDTH = 11;
const DIGITS = 15;

export function generalNumber(value: number): string {
  const size = Math.abs(Number(value.toPrecision(DIGITS)));
  const sign = value < 0 && size > 0 ? '-' : '';
  if (size < WHOLE_MAX && Number.isInteger(size)) return sign + String(size);
  const whole = size < 1 ? 1 : Math.trunc(size).toString().length;
  const fixed = whole <= WIDTH ? withoutZeros(size.toFixed(Math.max(0, WIDTH - whole - 1))) : '';
  const plain = size >= 1e-4 && fixed !== '' && fixed.length <= WIDTH;
  return sign + (plain ? fixed : scientific(size));
}

function scientific(size: number): string {
  const [mantissa = '', exponent = '0'] = size.toExponential(5).split('e');
  const power = Number(exponent);
  return `${withoutZeros(mantissa)}E${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}

function withoutZeros(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
