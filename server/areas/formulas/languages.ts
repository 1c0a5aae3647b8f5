// Languages in which formulas can be read aloud: those of the Speech Rule Engine.

const SPOKEN = ['af', 'ca', 'da', 'de', 'en', 'es', 'fr', 'hi', 'it', 'ko', 'nb', 'nn', 'sv'] as const;
export type Spoken = (typeof SPOKEN)[number];

/** Returns the language for readers of this one (BCP 47); null if the engine doesn't speak it. */
export function spokenFor(tag: string): Spoken | null {
  const [primary = ''] = tag.toLowerCase().split('-');
  const name = primary === 'no' ? 'nb' : primary;
  return SPOKEN.find((each) => each === name) ?? null;
}
