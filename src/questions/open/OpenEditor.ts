// OPEN has nothing but the question.

export function OpenEditor(): null {
  return null;
}
