// Notes that Anki exported as text: rows of fields, with lines about them at the top.

import Papa from 'papaparse';
import { AnkiDeck, type Note, plainType } from '#importers/anki/AnkiDeck.ts';
import { cardsIn } from '#importers/anki/ankiTexts.ts';
import { IMPORT_LIMITS } from '#importers/types.ts';

/** Lines like `#separator:tab` and `#tags column:3`; any other line that begins so is a comment. */
const SETTING = /^#(separator|html|tags column|deck column|notetype column|guid column|columns):(.*)$/gim;
const SEPARATORS: Readonly<Record<string, string>> = {
  tab: '\t',
  comma: ',',
  semicolon: ';',
  space: ' ',
  pipe: '|',
  colon: ':',
};

/** 0 to 1. Without settings, a comment at the top and tabs are all there is to see. */
export function isAnkiText(sample: string): number {
  if (/^#(?:separator|html|tags column|notetype column|deck column|columns):/im.test(sample.slice(0, 2_000)))
    return sample.startsWith('#') ? 1 : 0;
  const lines = sample.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
  const cards = lines.filter((line) => line.includes('\t'));
  return /^#\s/.test(sample) && lines.length > 0 && cards.length >= lines.length / 2 ? 0.7 : 0;
}

const literal = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');

export function textDeck(text: string): AnkiDeck {
  const settings = new Map(
    Array.from(text.matchAll(SETTING), ([, name = '', value = '']) => [name.toLowerCase(), value.trim()]),
  );
  const separator = settings.get('separator') ?? '\t';
  const { data } = Papa.parse<string[]>(text, {
    delimiter: SEPARATORS[separator.toLowerCase()] ?? separator,
    newline: '\n',
    comments: '#',
    skipEmptyLines: true,
    preview: IMPORT_LIMITS.items,
  });
  const column = (name: string) => Number(settings.get(`${name} column`) ?? '0') - 1;
  const [tags, ...others] = ['tags', 'deck', 'notetype', 'guid'].map(column);
  const isHtml = settings.get('html')?.toLowerCase() === 'true';
  return new AnkiDeck(
    data.map((row): Note => {
      const values = row.filter((_, index) => index !== tags && !others.includes(index));
      const names = values.map((_, index) => String(index + 1));
      const written = isHtml ? values : values.map(literal);
      return {
        type: plainType(names, cardsIn(written[0] ?? '').length > 0),
        fields: new Map(written.map((value, index) => [names[index] ?? '', value])),
        tags: (row[tags ?? -1] ?? '').split(' ').filter((tag) => tag !== ''),
      };
    }),
  );
}
