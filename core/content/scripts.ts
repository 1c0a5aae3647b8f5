// Superscript and subscript characters, as far as Unicode has them, for text where nothing smaller can be
// drawn.

const RAISED = alphabet('0123456789+-−=()ni∘°', '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ°°');
const LOWERED = alphabet('0123456789+-−=()', '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎');

/** Pairs each letter with its small form; both strings are in the same order. */
function alphabet(letters: string, small: string): ReadonlyMap<string, string> {
  const drawn = [...small];
  return new Map([...letters].map((letter, place) => [letter, drawn[place] ?? letter]));
}

function scripted(text: string, characters: ReadonlyMap<string, string>, sign: string): string {
  const letters = [...text].map((letter) => characters.get(letter));
  if (letters.every((letter) => letter !== undefined)) return letters.join('');
  return [...text].length === 1 ? `${sign}${text}` : `${sign}(${text})`;
}

/** `²`, or `^(n+1)` if Unicode lacks the characters. */
export const toSuperscript = (text: string): string => scripted(text, RAISED, '^');

/** `₂`, or `_(max)`. */
export const toSubscript = (text: string): string => scripted(text, LOWERED, '_');
