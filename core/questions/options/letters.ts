// Letters that label options: next to them, on paper and on the keyboard.

/** Index of the option that a keyboard key selects; null for other keys. */
export function optionOfKey(key: string): number | null {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  return /^[a-j]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - 97 : null;
}

/** The letter on the option with this index. */
export function letterOfOption(index: number): string {
  return String.fromCharCode(65 + index);
}
