/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Whether words of this text can't be told by spaces. */
export function isUnspaced(text: string): boolean {
  return UNSPACED.test(text);
}
