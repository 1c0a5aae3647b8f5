// Formulas in words, as read aloud by the Speech Rule Engine, in the languages it speaks.

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
/** Folder of the engine's languages; without it, the engine would fetch them. */
const LANGUAGES = join(dirname(require.resolve('speech-rule-engine/package.json')), 'lib', 'mathmaps');
// The engine looks there before it can be configured.
process.env['SRE_JSON_PATH'] ??= LANGUAGES;
const rules = require('speech-rule-engine') as SpeechRules;
/** Characters of MathML beyond which no one would listen to the end, and finding the words takes seconds. */
const LONGEST = 12_000;
let language: Spoken | null = null;

/** Returns the words of a formula, as typed if its language isn't spoken or it is chemistry. */
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
