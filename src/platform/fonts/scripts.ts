// Typefaces for scripts that the default one lacks, loaded once the page shows such letters. Tokens name them
// among the fallbacks, so that the page and the canvas find them.

const THAI = /[\u0E00-\u0E7F]/;
const HANGUL = /[\u1100-\u11FF\u3130-\u318F\uAC00-\uD7AF]/;
const KANA = /[\u3041-\u30FF\uFF66-\uFF9D]/;
const HAN = /[\u3400-\u9FFF\uF900-\uFAFF]/;
/** Frequent characters that only traditional Chinese writes like this. */
const TRADITIONAL = /[這個們來為說時國學會對過還後見問誰麼嗎樣點開關現發經長東車書語話請讓選題數應該]/;

const BY_SCRIPT: Readonly<Record<string, string>> = {
  Jpan: 'Noto Sans JP',
  Kore: 'Noto Sans KR',
  Hant: 'Noto Sans TC',
  Hans: 'Noto Sans SC',
};

/** The family for Han in this language (BCP 47); undefined if Han isn't usual in it. */
function familyOf(language: string): string | undefined {
  try {
    return BY_SCRIPT[new Intl.Locale(language).maximize().script ?? ''];
  } catch {
    // An author's own tag may be none at all.
    return undefined;
  }
}

/**
 * Han is drawn differently in Japanese and in both Chineses. The letters beside it tell which one it is, or
 * else the language.
 */
function familyForHan(text: string, language: string): readonly string[] {
  if (KANA.test(text)) return ['Noto Sans JP'];
  const family = HAN.test(text) ? familyOf(language) : undefined;
  if (family !== undefined) return [family];
  if (TRADITIONAL.test(text)) return ['Noto Sans TC'];
  return HAN.test(text) && !HANGUL.test(text) ? ['Noto Sans SC'] : [];
}

/** The families that a text needs besides the default one. `language`: the text's, or '' if unknown. */
export const familiesFor = (text: string, language = ''): readonly string[] => [
  ...new Set([
    ...(THAI.test(text) ? ['Noto Sans Thai'] : []),
    ...(HANGUL.test(text) ? ['Noto Sans KR'] : []),
    ...familyForHan(text, language),
  ]),
];

const addFace = async (family: string): Promise<void> =>
  (await import('#src/platform/fonts/faces.ts')).addFace(family);

/**
 * Adds the typefaces for what the element shows, now and later. The browser loads only their files with the
 * letters in use. Whatever shows a quiz names its language in `data-quiz-language`: not in `lang`, because the
 * page's own words beside it would be read out in that language too.
 */
export function watchScripts(element: Element, add: (family: string) => Promise<void> = addFace): void {
  const added = new Set<string>();
  const read = (nodes: readonly Node[]) => {
    const text = nodes.map(({ textContent }) => textContent ?? '').join(' ');
    const language = element.querySelector<HTMLElement>('[data-quiz-language]')?.dataset['quizLanguage'];
    for (const family of familiesFor(text, language).filter((each) => !added.has(each))) {
      added.add(family);
      void add(family);
    }
  };
  read([element]);
  new MutationObserver((records) =>
    read(
      records.flatMap(({ type, target, addedNodes }) =>
        type === 'characterData' ? [target] : [...addedNodes],
      ),
    ),
  ).observe(element, { subtree: true, childList: true, characterData: true });
}
