// The letters under which options stand: beside them, on paper and on the keyboard.

/** Index of the option that a key stands for; null for other keys. */
export function optionOfKey(key: string): number | null {
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  return /^[a-j]$/i.test(key) ? key.toLowerCase().charCodeAt(0) - 97 : null;
}

/** The key that is shown on an option, from 0. */
export function keyOfOption(index: number): string {
  return String.fromCharCode(65 + index);
}
