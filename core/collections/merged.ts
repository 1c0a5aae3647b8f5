/** Merges all parts into one object; later ones win. */
export function merged<Part extends object>(parts: readonly Part[]): Part {
  return Object.assign({}, ...parts);
}
