// The languages in which formulas can be read aloud: those of the Speech Rule Engine.

const SPOKEN = ['af', 'ca', 'da', 'de', 'en', 'es', 'fr', 'hi', 'it', 'ko', 'nb', 'nn', 'sv'] as const;
export type Spoken = (typeof SPOKEN)[number];

/** The one for readers of this language (BCP 47); null where the engine speaks none of theirs. */
export function spokenFor(tag: string): Spoken | null {
  const [primary = ''] = tag.toLowerCase().split('-');
  const name = primary === 'no' ? 'nb' : primary;
  return SPOKEN.find((each) => each === name) ?? null;
}
