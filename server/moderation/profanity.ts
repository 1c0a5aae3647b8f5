// Profanity filter for names; others see PROFANE_DISPLAY_NAME instead of a profane one (specification 2,
// section 5). Covers some twenty languages and the usual disguises, and gives people's names the benefit of
// the doubt.

import { cleanName } from '#core/names/cleanName.ts';
import { foldLetters } from '#core/names/lookAlikes.ts';
import { hasOffensiveEnglish } from '#server/moderation/englishMatcher.ts';
import {
  collapse,
  formsOf,
  lettersOf,
  spelledOut,
  withoutAccents,
  wordsOf,
} from '#server/moderation/nameForms.ts';
import { buildWordIndex, WORD_LISTS } from '#server/moderation/wordIndex.ts';

const INDEX = buildWordIndex(WORD_LISTS);

const FORBIDDEN_SIGNS = /[🖕🍆🔞卐]|👌\s*👈|👉\s*👌/u;
/** Harmless text that contains an offensive word by accident. */
const HARMLESS = /penistone|penisola|pussy ?(?:cat|willow)s?|cum laude|เหี้ยม/giu;
const LATIN = /\p{Script=Latin}/u;
const OTHER_LETTER = /(?!\p{Script=Latin})(?!\p{Script=Common})\p{L}/u;

/** Accepts any text, which is cleaned like a name first. Never throws. */
export function isProfane(name: string): boolean {
  const clean = cleanName(name).replace(HARMLESS, ' ');
  if (FORBIDDEN_SIGNS.test(clean)) return true;
  const { whole, humps } = wordsOf(clean);
  const spelled = spelledOut(whole);
  return (
    [...new Set([...whole, ...humps, ...spelled])].some(isProfaneWord) ||
    isProfanePhrase(humps) ||
    hasOffensiveEnglish([englishOf(clean), ...spelled].join(' '))
  );
}

function isProfaneWord(word: string): boolean {
  const folded = foldLetters(word);
  if (INDEX.exact.has(folded)) return true;
  for (const form of formsOf(folded)) {
    const plain = withoutAccents(form);
    if (INDEX.exact.has(form) || INDEX.loose.has(plain)) return true;
    if (INDEX.parts.some((part) => form.includes(part) || plain.includes(part))) return true;
  }
  return word.includes('*') && isMasked(folded);
}

/**
 * `f*ck`: matches an offensive word when stars mask letters inside it and at least half of its letters are
 * shown.
 */
function isMasked(starred: string): boolean {
  const word = starred.replace(/^\*+|\*+$/gu, '');
  const shown = word.replaceAll('*', '').length;
  if (shown === word.length || shown * 2 < word.length || shown < 2) return false;
  const mask = new RegExp(`^${word.replaceAll(/[^\p{L}\p{M}*]/gu, '').replaceAll('*', '.')}$`, 'su');
  for (const offensive of INDEX.loose) if (mask.test(offensive)) return true;
  return false;
}

/**
 * Several words in a row, or the whole name: `ben dover`, `BenDover`, and names that consist of just a word
 * like Dick.
 */
function isProfanePhrase(humps: readonly string[]): boolean {
  const words = humps.map((word) => lettersOf(foldLetters(word)));
  const all = words.join('');
  if (INDEX.alone.has(all) || INDEX.alone.has(collapse(all, 2))) return true;
  for (let start = 0; start < words.length; start += 1) {
    let phrase = '';
    for (const word of words.slice(start, start + INDEX.longestPhrase)) {
      phrase += word;
      if (INDEX.phrases.has(phrase) || INDEX.phrases.has(withoutAccents(phrase))) return true;
    }
  }
  return false;
}

/**
 * The text for the English matcher: without words in other scripts, which it would misread, and without bare
 * numbers.
 */
function englishOf(name: string): string {
  return name.replace(/\S+/gu, (word) => {
    if (OTHER_LETTER.test(word) && !LATIN.test(word)) return ' ';
    return /[\p{L}\p{S}]/u.test(word) ? word : ' ';
  });
}
