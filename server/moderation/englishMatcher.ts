// English name filter based on the obscenity library: it sees through leetspeak, look-alikes and drawl
// (fuuuck, sh1t, 𝔟ⁱẗ𝙘ɦ). Library words that occur in many people's names are left to the whole-word lists.

import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity';

/** Library words that are part of names, each with an example. */
const IN_NAMES: Readonly<Record<string, string>> = {
  abeed: 'Zabeeda',
  abo: 'Abo Bakr',
  anal: 'Analía',
  anus: 'Stephanus',
  arse: 'Arsema',
  ass: 'Assefa',
  bitch: 'Ngọc Bích',
  boob: 'Boobalan',
  boonga: 'Boongasem',
  chink: 'Chinkara',
  cock: 'Quinton de Cock',
  cuck: 'Cuckfield',
  cum: 'Cummings',
  dick: 'Dickson',
  dildo: 'Dildora',
  dyke: 'Thorndyke',
  fag: 'Fagan',
  felch: 'Felchner',
  fuck: 'Fukuda',
  hooker: 'Hooker',
  incest: 'Princestella',
  kike: 'Kike Hernández',
  negro: 'Alessandro Del Negro',
  nigger: 'Angga',
  orgasm: 'Gasmi',
  orgy: 'Georgy',
  penis: 'Penistone',
  piss: 'Pissarro',
  porn: 'Siriporn',
  rape: 'Rapeepat',
  scat: 'Scat',
  semen: 'Semenov',
  shit: 'Harshit',
  slut: 'Slutsky',
  spastic: 'Spastico',
  tit: 'Titta',
  tranny: 'Tranydad',
  turd: 'Turdiev',
  twat: 'Twatt',
  wank: 'Wankhede',
};

/** Words found anywhere, with the harmless words that contain them. */
const WORDS = new DataSet<{ originalWord: string }>()
  .addAll(englishDataset)
  .removePhrasesIf((phrase) => Object.hasOwn(IN_NAMES, phrase.metadata?.originalWord ?? ''))
  .addPhrase((phrase) =>
    phrase
      .setMetadata({ originalWord: 'fuck' })
      .addPattern(pattern`fuck`)
      .addPattern(pattern`fvck`)
      .addPattern(pattern`phuck`)
      .addPattern(pattern`|fck`),
  )
  .addPhrase((phrase) =>
    phrase
      .setMetadata({ originalWord: 'nigger' })
      .addPattern(pattern`nigger`)
      .addPattern(pattern`nigga`)
      .addWhitelistedTerm('snigger'),
  )
  .addPhrase((phrase) =>
    phrase.setMetadata({ originalWord: 'penis' }).addPattern(pattern`penis`).addWhitelistedTerm('pen is'),
  )
  .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'bitch' }).addPattern(pattern`bitch`))
  .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'orgasm' }).addPattern(pattern`orgasm`))
  .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'asshole' }).addPattern(pattern`asshole`))
  .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'bullshit' }).addPattern(pattern`bullshit`))
  .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'shithead' }).addPattern(pattern`shithead`))
  .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'dickhead' }).addPattern(pattern`dickhead`))
  .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'cocksuck' }).addPattern(pattern`cocksuck`))
  .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'cumshot' }).addPattern(pattern`cumshot`))
  .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'pornhub' }).addPattern(pattern`pornhub`))
  .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'pornstar' }).addPattern(pattern`pornstar`))
  .addPhrase((phrase) => phrase.setMetadata({ originalWord: 'hitler' }).addPattern(pattern`hitler`));

const matcher = new RegExpMatcher({ ...WORDS.build(), ...englishRecommendedTransformers });

/** Returns whether the text contains an offensive English word. Ignores case and repeated letters. */
export function hasOffensiveEnglish(text: string): boolean {
  return matcher.hasMatch(text);
}
