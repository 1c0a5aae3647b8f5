import { join } from 'node:path';
import { expect, it } from 'vitest';
import { POWERUP_IDS } from '#core/features/powerups/ids.ts';
import type { Effect } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { root } from '../start/run.mjs';
import { readTexts } from './texts.mjs';

/**
 * Characters that fit on a card: the name in two lines, and sentences short enough that two fit a phone's
 * width each; a notification takes one line of a phone.
 */
const MOST = { title: 20, description: 105, notification: 34, help: 115 };

const languages = [...readTexts(join(root, 'locales'))].map(([language, texts]) => ({
  language,
  words: texts.get('powerups'),
}));
const each = languages.flatMap(({ language, words }) => POWERUP_IDS.map((id) => ({ language, id, words })));

/** The numbers of an effect that a player has to know; a factor of 2 is written as "double". */
function numbersOf(effect: Effect): readonly number[] {
  switch (effect.does) {
    case 'multiply':
      return effect.by === 2 ? [] : [effect.by];
    case 'fine':
    case 'points':
    case 'take':
    case 'thank':
      return [Math.abs(effect.points)];
    case 'streak':
      return effect.by === null ? [] : [effect.by];
    default:
      return [];
  }
}

it.each(each)('states the numbers of $id in $language', ({ language, id, words }) => {
  const { effects, ends } = POWERUPS[id];
  const numbers = [...effects.flatMap(numbersOf), ...(typeof ends === 'number' ? [ends / 1000] : [])];
  const written = numbers.map((number) => new Intl.NumberFormat(language).format(number));
  const said = words?.get(`${id}.description`) ?? '';
  expect(written.filter((number) => !said.includes(number))).toEqual([]);
});

it.each(each)('keeps the texts of $id short in $language', ({ id, words }) => {
  const long = Object.entries(MOST).filter(
    ([word, most]) => (words?.get(`${id}.${word}`) ?? '').length > most,
  );
  expect(long).toEqual([]);
});

it.each(languages)(
  "keeps the host's and projector's texts out of the player's page in $language",
  ({ words }) => {
    expect([...(words?.keys() ?? [])].filter((key) => /^(host|ticker)\./.test(key))).toEqual([]);
  },
);
