// Name cleaning: how a player's or team's typed name is kept and shown (specification 1, section 5).

import { cutToGraphemes } from '#core/names/graphemes.ts';

/** UTF-16 units. */
export const NAME_MAX_LENGTH = 60;
export const DEFAULT_NAME = 'me';

/** More than any name needs before cleaning; the rest is ignored. */
const RAW_MAX_LENGTH = 1_000;

const OPENING = /[{[<｛［＜]/g;
const CLOSING = /[}\]>｝］＞]/g;
/** All quotation marks (phones insert curly ones automatically), ampersands, and slashes. */
const REMOVED = /["'`´„‚＂＇&＆/／\\＼\p{Pi}\p{Pf}]/gu;

// Invisible characters that are part of a visible one: emoji style and joiners, the flags of England,
// Scotland, and Wales, joiners in scripts that write with them, and variants of Han characters.
const JOINING = String.raw`(?![\p{DI}\p{C}])[\p{M}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}]`;
const KEPT = [
  String.raw`(?<=\p{Emoji})\uFE0F`,
  String.raw`(?<=[\p{ExtPict}\p{Emoji_Modifier}]|\p{Emoji}\uFE0F)\u200D(?=\p{ExtPict})`,
  String.raw`(?<=\u{1F3F4}[\u{E0061}-\u{E007A}]{0,5})[\u{E0061}-\u{E007A}\u{E007F}]`,
  String.raw`(?<=${JOINING})[\u200C\u200D](?=${JOINING})`,
  String.raw`(?<=\p{Script=Han})[\u{E0100}-\u{E01EF}]`,
].join('|');
const INVISIBLE = new RegExp(String.raw`${KEPT}|([\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{DI}\p{NChar}])`, 'gu');
/** Braille blank looks like a space but counts as a symbol. */
const SPACE = /[\s\p{Z}\u2800]+/gu;
/** Four marks on one letter are more than any living script uses; longer stacks overlap other rows. */
const HEAPED_MARKS = /(\p{M}{4})\p{M}+/gu;
const LOOSE_END = /[\s\u200C\u200D]+$/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Returns the name to keep: in NFC, without invisible characters, with spaces collapsed, brackets turned into
 * parentheses, quotes, ampersands, and slashes removed, at most NAME_MAX_LENGTH long, and never empty.
 * Cleaning twice changes nothing.
 */
export function cleanName(raw: string): string {
  const name = raw
    .slice(0, RAW_MAX_LENGTH)
    .normalize('NFC')
    .replace(OPENING, '(')
    .replace(CLOSING, ')')
    .replace(REMOVED, '')
    .replace(SPACE, ' ')
    .replace(INVISIBLE, (found: string, invisible: string | undefined) =>
      invisible === undefined ? found : '',
    )
    .normalize('NFC')
    .replace(HEAPED_MARKS, '$1')
    .replace(SPACE, ' ')
    .trim();
  const cut = cutToGraphemes(name, NAME_MAX_LENGTH).replace(LOOSE_END, '');
  return VISIBLE.test(cut) ? cut : DEFAULT_NAME;
}
