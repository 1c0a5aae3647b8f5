/**
 * Some files always have the correct answer first, and a game may not shuffle options, so it's moved to a
 * place that depends on the question's text: the same at each import.
 */
export function placeOfRight(text: string, places: number): number {
  let sum = 0;
  for (let index = 0; index < text.length; index += 1) sum = (sum * 31 + text.charCodeAt(index)) % 65_521;
  return sum % places;
}
