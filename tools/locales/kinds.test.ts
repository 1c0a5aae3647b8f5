/** Checks texts whose keys end in an id, such as a game type's: each id needs its texts in every language. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { questionTypes } from '#core/questions/kinds.ts';
import { WAY_IDS } from '#core/features/ways.ts';
import { HOSTED_TYPES } from '#core/modes/registry.ts';
import { POWERUP_IDS } from '#core/features/powerups/ids.ts';
import { REACTIONS } from '#core/features/reactions/reactions.ts';
import { root } from '../start/run.mjs';
import { readTexts } from './texts.mjs';

/** Its name, what it does, what a player reads when it acts, and when to use it. */
const POWERUP_WORDS = ['title', 'description', 'notification', 'help'];
const languages = [...readTexts(join(root, 'locales'))];

it.each([
  ...HOSTED_TYPES.map((type) => `host:type.${type}.name`),
  ...WAY_IDS.map((way) => `host:way.${way}`),
  ...questionTypes().flatMap((type) => [`host:question.${type}`, `scenes:question.hint.${type}`]),
  ...REACTIONS.map((reaction) => `play:reaction.${reaction}`),
  ...POWERUP_IDS.flatMap((id) => POWERUP_WORDS.map((word) => `powerups:${id}.${word}`)),
])('has %s in every language', (text) => {
  const [namespace = '', key = ''] = text.split(':');
  const missing = languages
    .filter(([, texts]) => !texts.get(namespace)?.has(key))
    .map(([language]) => language);
  expect(missing).toEqual([]);
});
