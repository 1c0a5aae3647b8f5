// Characters raised and lowered, as far as Unicode has them: what a small 2 is called where nothing smaller can be drawn.

const RAISED: Readonly<Record<string, string>> = {
  ...{ 0: '⁰', 1: '¹', 2: '²', 3: '³', 4: '⁴', 5: '⁵', 6: '⁶', 7: '⁷', 8: '⁸', 9: '⁹' },
  ...{ '+': '⁺', '-': '⁻', '−': '⁻', '=': '⁼', '(': '⁽', ')': '⁾', n: 'ⁿ', i: 'ⁱ', '∘': '°', '°': '°' },
};
const LOWERED: Readonly<Record<string, string>> = {
  ...{ 0: '₀', 1: '₁', 2: '₂', 3: '₃', 4: '₄', 5: '₅', 6: '₆', 7: '₇', 8: '₈', 9: '₉' },
  ...{ '+': '₊', '-': '₋', '−': '₋', '=': '₌', '(': '₍', ')': '₎' },
};

function scripted(text: string, characters: Readonly<Record<string, string>>, sign: string): string {
  const letters = [...text].map((letter) => characters[letter]);
  if (letters.every((letter) => letter !== undefined)) return letters.join('');
  return [...text].length === 1 ? `${sign}${text}` : `${sign}(${text})`;
}

/** `²`, or `^(n+1)` where Unicode has no such characters. */
export const raised = (text: string): string => scripted(text, RAISED, '^');

/** `₂`, or `_(max)`. */
export const lowered = (text: string): string => scripted(text, LOWERED, '_');
