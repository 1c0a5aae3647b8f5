// Typefaces for scripts that the default one lacks, loaded once the page shows such letters. Tokens name them
// among the fallbacks, so that the page and the canvas find them.

const THAI = /[\u0E00-\u0E7F]/;
const HANGUL = /[\u1100-\u11FF\u3130-\u318F\uAC00-\uD7AF]/;
const KANA = /[\u3041-\u30FF\uFF66-\uFF9D]/;
const HAN = /[\u3400-\u9FFF\uF900-\uFAFF]/;
/** Frequent characters that only traditional Chinese writes like this. */
const TRADITIONAL = /[這個們來為說時國學會對過還後見問誰麼嗎樣點開關現發經長東車書語話請讓選題數應該]/;

/** Han is drawn differently in Japanese and in both Chineses; the letters beside it tell which one it is. */
function familyForHan(text: string): readonly string[] {
  if (KANA.test(text)) return ['Noto Sans JP'];
  if (TRADITIONAL.test(text)) return ['Noto Sans TC'];
  return HAN.test(text) && !HANGUL.test(text) ? ['Noto Sans SC'] : [];
}

/** The families that a text needs besides the default one. */
export const familiesFor = (text: string): readonly string[] => [
  ...(THAI.test(text) ? ['Noto Sans Thai'] : []),
  ...(HANGUL.test(text) ? ['Noto Sans KR'] : []),
  ...familyForHan(text),
];

const addFace = async (family: string): Promise<void> =>
  (await import('#src/platform/fonts/faces.ts')).addFace(family);

/**
 * Adds the typefaces for what the element shows, now and later. The browser loads only their files with the
 * letters in use.
 */
export function watchScripts(element: Element, add: (family: string) => Promise<void> = addFace): void {
  const added = new Set<string>();
  const read = (text: string) => {
    for (const family of familiesFor(text).filter((each) => !added.has(each))) {
      added.add(family);
      void add(family);
    }
  };
  read(element.textContent ?? '');
  new MutationObserver((records) => {
    const nodes = records.flatMap(({ type, target, addedNodes }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    );
    read(nodes.map(({ textContent }) => textContent ?? '').join(' '));
  }).observe(element, { subtree: true, childList: true, characterData: true });
}
