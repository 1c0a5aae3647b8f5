// Look-alike folding: maps letters that look alike to the same one, so that names a reader would confuse
// become equal. For comparison only, never for display. Accents stay: Müller and Muller are two people.

/** Pairs of a letter and the Latin one it is mistaken for. */
const PAIRS = [
  // Cyrillic
  'АA ВB ЕE ІI ЈJ КK МM НH ОO РP СC ТT УY ҮY ХX ЅS ԚQ ԜW ӀI',
  'аa вb еe іi јj кk мm нh оo рp сc тt уy үy хx ѕs ԛq ԝw ӏl һh ԁd',
  // Greek
  'ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX',
  'αa βb γy εe ηn ιi κk μu νv οo ρp σo ςc τt υu χx ωw',
  // Armenian
  'օo ոn սu հh ցg',
  // Latin: phonetic letters, dotless ones, and small capitals
  'ıi ȷj ɑa ɡg ɩi ɪi ʋu ʀr ʙb ɢg ʜh ʟl ɴn ʏy ꜰf ꜱs ᴀa ᴄc ᴅd ᴇe ᴊj ᴋk ᴍm ᴏo ᴘp ᴛt ᴜu ᴠv ᴡw ᴢz',
];
const TWINS: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap((row) => row.split(' ')).map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

const WORD = /[\p{L}\p{M}\p{N}|]+/gu;
const LATIN = /\p{Script=Latin}/u;
/**
 * A capital I after a lowercase letter (PauI), or between a capital and a lowercase one (AIex), passes for l;
 * McIntyre's doesn't.
 */
const POSING_I = /(?<=\p{Ll}I*)(?<!^(?:Ma?c|D[aei]|L[ae]|O|Fitz|Van))I|(?<=\p{Lu})(?<!^O)I(?=\p{Ll})/gu;
const POSING_ONE = /(?<=\p{L})[1|](?=\p{L})/gu;
const POSING_ZERO = /(?<=\p{L})0(?=\p{L})|^0(?=\p{L}{2})/gu;

/**
 * Returns `text` without case, width, invisible characters, and differences between look-alike letters; in
 * NFC.
 */
export function foldLetters(text: string): string {
  return foldWords(text, toTwins);
}

/** Like foldLetters, and reads digits and capitals that pose as letters (A1ex, AIex) as those letters. */
export function foldLookAlikes(text: string): string {
  return foldWords(text, (word) =>
    toTwins(word).replace(POSING_I, 'l').replace(POSING_ONE, 'l').replace(POSING_ZERO, 'o'),
  );
}

/**
 * In a word that mixes scripts, each letter counts by its looks. A word without Latin letters is folded by
 * its capitals, so that case makes no difference (Ν passes for N, but ν for v).
 */
function foldWords(text: string, foldMixed: (word: string) => string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Cc}\p{Cf}\p{DI}]/gu, '')
    .replace(WORD, (word) => (LATIN.test(word) ? foldMixed(word) : toTwins(word.toUpperCase())))
    .toLowerCase()
    .replaceAll('i\u0307', 'i')
    .replace(/\p{Pd}/gu, '-')
    .normalize('NFC');
}

function toTwins(word: string): string {
  return Array.from(word, (letter) => TWINS.get(letter) ?? letter).join('');
}
