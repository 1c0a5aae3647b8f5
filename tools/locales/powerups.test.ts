/** The words of a power-up say the numbers of its rules, and fit where they are shown. */
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { POWERUP_IDS } from '#core/features/powerups/ids.ts';
import type { Effect } from '#core/features/powerups/powerup.ts';
import { POWERUPS } from '#core/features/powerups/registry.ts';
import { root } from '../start/run.mjs';
import { readTexts } from './texts.mjs';

/** Characters that a card has room for: its name in two lines, and sentences of which two fit a phone's width each. */
const MOST = { title: 20, description: 105, notification: 105, help: 115 };

const languages = [...readTexts(join(root, 'locales'))].map(([language, texts]) => ({
  language,
  words: texts.get('powerups'),
}));
const each = languages.flatMap(({ language, words }) => POWERUP_IDS.map((id) => ({ language, id, words })));

/** The numbers of an effect that a player has to know; "double" is a word. */
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

it.each(each)('tells the numbers of $id in $language', ({ language, id, words }) => {
  const { effects, ends } = POWERUPS[id];
  const numbers = [...effects.flatMap(numbersOf), ...(typeof ends === 'number' ? [ends / 1000] : [])];
  const written = numbers.map((number) => new Intl.NumberFormat(language).format(number));
  const said = words?.get(`${id}.description`) ?? '';
  expect(written.filter((number) => !said.includes(number))).toEqual([]);
});

it.each(each)('keeps the words of $id short in $language', ({ id, words }) => {
  const long = Object.entries(MOST).filter(
    ([word, most]) => (words?.get(`${id}.${word}`) ?? '').length > most,
  );
  expect(long).toEqual([]);
});

it.each(languages)(
  "loads none of the words of host and projector onto a player's page in $language",
  ({ words }) => {
    expect([...(words?.keys() ?? [])].filter((key) => /^(host|ticker)\./.test(key))).toEqual([]);
  },
);
