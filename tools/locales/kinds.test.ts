/** Every one of a thing of many kinds has its texts: their keys end in its id, so that a page that names them misses none. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { QUESTION_TYPES } from '#core/questions/kinds.ts';
import { HOSTED_TYPES } from '#core/modes/registry.ts';
import { POWERUP_IDS } from '#core/features/powerups/ids.ts';
import { REACTIONS } from '#core/features/reactions/reactions.ts';
import { root } from '../start/run.mjs';
import { readTexts } from './texts.mjs';

/** What it is called, what it does, what one is told once it acts, and when to use it. */
const POWERUP_WORDS = ['title', 'description', 'notification', 'help'];
const languages = [...readTexts(join(root, 'locales'))];

it.each([
  ...HOSTED_TYPES.flatMap((type) => [`host:type.${type}.name`, `host:type.${type}.what`]),
  ...QUESTION_TYPES.flatMap((type) => [`host:question.${type}`, `scenes:question.hint.${type}`]),
  ...REACTIONS.map((reaction) => `play:reaction.${reaction}`),
  ...POWERUP_IDS.flatMap((id) => POWERUP_WORDS.map((word) => `powerups:${id}.${word}`)),
])('%s is there in every language', (text) => {
  const [namespace = '', key = ''] = text.split(':');
  const missing = languages
    .filter(([, texts]) => !texts.get(namespace)?.has(key))
    .map(([language]) => language);
  expect(missing).toEqual([]);
});
