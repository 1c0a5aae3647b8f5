// Language choice, names and direction.

const RIGHT_TO_LEFT = ['ar', 'fa', 'he', 'ur'];
export const FALLBACK_LANGUAGE = 'en';

/** The first preferred language that is available, exactly or in another regional form; otherwise English. */
export function pickLanguage(
  preferences: readonly (string | null | undefined)[],
  available: readonly string[],
): string {
  for (const wish of preferences) {
    if (!wish) continue;
    const lower = wish.toLowerCase();
    const main = lower.split('-')[0];
    const found =
      available.find((language) => language.toLowerCase() === lower) ??
      available.find((language) => language.toLowerCase() === main) ??
      available.find((language) => language.toLowerCase().split('-')[0] === main);
    if (found) return found;
  }
  return FALLBACK_LANGUAGE;
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.includes(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** A language's name in that language. */
export function nameOfLanguage(language: string): string {
  try {
    const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return language;
  }
}
