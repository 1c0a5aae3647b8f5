// Formulas in words, as one reads them aloud: by the Speech Rule Engine, in the languages that it speaks.

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { texWords } from '#core/content/texWords.ts';
import type { Spoken } from '#server/areas/formulas/languages.ts';

interface SpeechRules {
  setupEngine(options: Readonly<Record<string, string>>): Promise<unknown>;
  engineReady(): Promise<unknown>;
  toSpeech(mathMl: string): string;
}

const require = createRequire(import.meta.url);
/** Where its languages lie: else it would fetch them. */
const LANGUAGES = join(dirname(require.resolve('speech-rule-engine/package.json')), 'lib', 'mathmaps');
// It looks there before it can be told anything.
process.env['SRE_JSON_PATH'] ??= LANGUAGES;
const rules = require('speech-rule-engine') as SpeechRules;
/** Characters of MathML beyond which nobody listens to the end, and finding the words takes seconds. */
const LONGEST = 12_000;
let language: Spoken | null = null;

/** Its words: where nobody reads that language, or it is chemistry, those that the formula is typed with. */
export async function spoken(tex: string, mathMl: string, spokenIn: Spoken | null): Promise<string> {
  const plain = texWords(tex);
  if (spokenIn === null || mathMl.length > LONGEST || /\\(?:ce|pu)\b/.test(tex)) return plain;
  if (language !== spokenIn) {
    await rules.setupEngine({ locale: spokenIn, domain: 'clearspeak', modality: 'speech', json: LANGUAGES });
    await rules.engineReady();
    language = spokenIn;
  }
  return rules.toSpeech(mathMl).replace(/\s+/g, ' ').trim() || plain;
}
