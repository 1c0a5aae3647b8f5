// What can be computed is computed again here; `SOURCES.md` says what the rest was checked against.

import { existsSync, readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { boxOf } from '#core/questions/board/shapes.ts';
import { keyLeft, noteHeight, onTimeline, PLACES } from '#tools/quizzes/pictures/places.mjs';
import { ofType, STARTERS } from '#tools/quizzes/starters.ts';

/** The question of a type whose text contains these words. */
function find<T extends Parameters<typeof ofType>[1]>(id: string, type: T, words: string) {
  const [found] = ofType(id, type).filter(({ text }) => text.includes(words));
  if (!found) throw new Error(`${id} has no ${type} with “${words}”.`);
  return found;
}

const gapsOf = (id: string, words: string): readonly number[] =>
  find(id, 'CLOZE', words).gaps.map(({ accepted }) => Number(accepted[0]));
const answerOf = (id: string, words: string): number => Number(find(id, 'BLANK', words).accepted[0]);
const choiceOf = (id: string, words: string): string =>
  find(id, 'MCQ', words).options.find(({ correct }) => correct)?.text ?? '';
const orderOf = (id: string, words: string): readonly string[] =>
  find(id, 'REORDER', words).items.map(({ text }) => text);
const rising = (values: readonly number[]) => values.toSorted((a, b) => a - b);

/** A number with a unit, in the base unit. */
function measured(text: string): number {
  const [, number = '', unit = ''] = /^([\d.,]+)\s?(.*)$/.exec(text) ?? [];
  const factors: Record<string, number> = {
    mm: 0.001,
    cm: 0.01,
    m: 1,
    km: 1_000,
    mL: 0.001,
    L: 1,
    'cm³': 0.001,
    'dm³': 1,
    'm³': 1_000,
    'm/s': 1,
    'km/h': 1 / 3.6,
  };
  return Number(number.replaceAll(',', '')) * (factors[unit] ?? Number.NaN);
}

const fraction = (text: string): number => {
  const [top = 0, low = 1] = text.split('/').map(Number);
  return top / low;
};

describe('numbers in the starter quizzes', () => {
  it('are right: fractions', () => {
    const id = 'fractions-and-numbers';
    expect(gapsOf(id, '3/5 of 40')).toEqual([(3 / 5) * 40, (24 / 40) * 100]);
    for (const { prompt, match } of find(id, 'MATCH', 'percentage').pairs)
      expect(fraction(prompt.text) * 100).toBeCloseTo(Number.parseFloat(match.text), 9);
    const fractions = orderOf(id, 'fractions in order').map(fraction);
    expect(fractions).toEqual(rising(fractions));
    const [, first = '', second = ''] = /^(\S+) \+ (\S+) =/.exec(find(id, 'MCQ', '1/2 + 1/4').text) ?? [];
    expect(fraction(choiceOf(id, '1/2 + 1/4'))).toBe(fraction(first) + fraction(second));
    expect(choiceOf(id, '25% of 80')).toBe(String(0.25 * 80));
    expect(choiceOf(id, '6 + 4 × 3')).toBe(String(6 + 4 * 3));
    const isPrime = (value: number) =>
      Array.from({ length: value - 2 }, (_, at) => at + 2).every((divisor) => value % divisor !== 0);
    for (const { text, correct = false } of find(id, 'MCQ', 'prime').options)
      expect(isPrime(Number(text)), text).toBe(correct);
  });

  it('are right: shapes', () => {
    const id = 'shapes-and-angles';
    expect(gapsOf(id, '8 cm long and 5 cm wide')).toEqual([2 * (8 + 5), 8 * 5]);
    expect(choiceOf(id, 'area of this shape')).toBe(`${7 * 6 - 4 * 3} cm²`);
    expect(choiceOf(id, 'smaller angle between')).toBe(`${(360 / 12) * 4}°`);
    for (const { name, items } of find(id, 'CLASSIFICATION', 'angle').groups)
      for (const { text } of items) {
        const degrees = Number.parseInt(text, 10);
        expect(degrees < 90 ? 'Acute' : degrees === 90 ? 'Right' : 'Obtuse').toBe(name);
      }
  });

  it('are right: units', () => {
    const id = 'measuring-things';
    const lengths = orderOf(id, 'lengths').map(measured);
    expect(lengths).toEqual(rising(lengths));
    for (const { text, correct = false } of find(id, 'MSQ', '1 liter').options)
      expect(Math.abs(measured(text) - 1) < 1e-9, text).toBe(correct);
    expect(gapsOf(id, '2.5 km')).toEqual([2.5 * 1_000, 350 / 1_000, 1.5 * 60]);
    expect(gapsOf(id, 'pencil')).toEqual([7.4, 74]);
    expect(answerOf(id, '400 m in 80 s')).toBe(400 / 80);
    expect(choiceOf(id, 'square centimeters')).toBe((100 ** 2).toLocaleString('en-US'));
    const degrees = gapsOf('states-of-matter', 'Fahrenheit');
    expect(degrees.slice(2)).toEqual(degrees.slice(0, 2).map((celsius) => celsius * 1.8 + 32));
    expect(gapsOf('el-agua-y-el-tiempo', 'se congela a')).toEqual([0, 100]);
  });

  it('are right: physics', () => {
    const id = 'forces-and-circuits';
    const [current = 0, power] = gapsOf(id, 'heater');
    expect([current, power]).toEqual([12 / 4, 12 * current]);
    expect(answerOf(id, '20 N')).toBe(20 / 4);
    const speeds = orderOf(id, 'speeds').map(measured);
    expect(speeds).toEqual(rising(speeds));
  });

  it('are right: the others', () => {
    expect(gapsOf('inside-a-cell', 'microscope')).toEqual([10 * 40, 0.02 * 10 * 40]);
    expect(answerOf('the-dark-lamp', 'ten seconds')).toBe(3_600 / 10);
    expect(gapsOf('mountains-of-the-world', 'air cools')).toEqual([20 - 2 * 6.5, 2_000 / 500]);
    expect(gapsOf('las-plantas', 'girasol')).toEqual([5 + 4 * 2, 5 + 10 * 2]);
    const [whole = 0, half, quarter] = gapsOf('reading-music', '4/4');
    expect([whole, half, quarter]).toEqual([4, whole / 2, whole / 4]);
    expect(choiceOf('reading-music', 'eighth notes')).toBe(String(1 / 2 / (1 / 8)));
  });
});

describe('orders in the starter quizzes', () => {
  it.each([
    // Heights in meters, areas in millions of square kilometers, water in thousands of cubic kilometers.
    [
      'mountains-of-the-world',
      'mountains',
      [8_849, 6_961, 6_190, 5_895, 4_807],
      'Mount Everest Aconcagua Denali Kilimanjaro Mont Blanc',
    ],
    [
      'continents-and-oceans',
      'continents',
      [44.6, 30.4, 24.7, 17.8, 7.7],
      'Asia Africa North America South America Australia',
    ],
    [
      'el-agua-y-el-tiempo',
      'reservas',
      [1_338_000, 24_064, 176.4, 2.12],
      'Los océanos Los glaciares y casquetes polares Los lagos Los ríos',
    ],
  ])('of %s go from most to least', (id, words, amounts, names) => {
    expect(orderOf(id, words).join(' ')).toBe(names);
    expect(amounts).toEqual(rising(amounts).toReversed());
  });

  it('of planets follow their distances from the Sun', () => {
    const distances = {
      Mercury: 0.39,
      Venus: 0.72,
      Earth: 1,
      Mars: 1.52,
      Jupiter: 5.2,
      Saturn: 9.57,
      Uranus: 19.2,
      Neptune: 30.2,
    };
    const { spots } = find('solar-system', 'DND_IMAGE', 'planets');
    const names = spots.toSorted((a, b) => a.x - b.x).map(({ labels: [own] }) => own?.text);
    expect(names).toEqual(Object.keys(distances));
    const { groups } = find('solar-system', 'CLASSIFICATION', 'planets');
    for (const { name, items } of groups)
      for (const { text } of items)
        expect(distances[text as keyof typeof distances] < 2, text).toBe(name === 'Rocky planets');
  });

  it('of years are where the timeline has them', () => {
    const { spots, explanation = '' } = find('world-firsts', 'DND_IMAGE', 'timeline');
    const years = (explanation.match(/\d{4}/g) ?? []).slice(0, spots.length).map(Number);
    expect(spots.map(({ x }) => Math.round(x * 600))).toEqual(years.map(onTimeline));
  });
});

describe('music in the starter quizzes', () => {
  it('has the notes at their letters', () => {
    const heights = Object.values(PLACES.notes).map(([, y]) => y);
    const { spots } = find('reading-music', 'DND_IMAGE', 'Which notes');
    // The bottom line of a treble staff is E.
    const letters = heights.map(
      (y) => 'EFGABCD'[Array.from({ length: 9 }, (_, steps) => noteHeight(steps)).indexOf(y) % 7],
    );
    expect(spots.map(({ labels: [own] }) => own?.text)).toEqual(letters.map((letter) => `note ${letter}`));
    const spaces = [1, 3, 5, 7].map((steps) => 'EFGABCD'[steps % 7]);
    const { options } = find('reading-music', 'MSQ', 'spaces');
    expect(new Set(options.flatMap(({ text, correct }) => (correct ? [text] : [])))).toEqual(new Set(spaces));
  });

  it('has every C of the keyboard', () => {
    const { regions } = find('reading-music', 'HOTSPOT', 'Cs');
    const size = { width: 600, height: 360 };
    const right = regions.flatMap(({ correct, shape }) => (correct ? [boxOf(shape, size).x * 600] : []));
    expect(right.map((x) => Math.round(x) - 2)).toEqual([0, 7].map(keyLeft));
  });
});

const GEOGRAPHY = '../shared/data/content/geography';
const hasGeography = existsSync(GEOGRAPHY);
if (!hasGeography) process.stdout.write(`Capitals and continents: skipped, there is no ${GEOGRAPHY}\n`);

describe.runIf(hasGeography)('countries in the starter quizzes', () => {
  const table = (name: string) =>
    Papa.parse<readonly string[]>(readFileSync(`${GEOGRAPHY}/${name}.csv`, 'utf8')).data;
  const spelled = (country: string) => (country === 'Türkiye' ? 'Turkey' : country);

  it('have their capitals', () => {
    const capitals = new Map(table('capital').map(([country = '', capital = '']) => [country, capital]));
    const id = 'flags-and-capitals';
    const isCapital = (country: string, city: string) =>
      expect(capitals.get(spelled(country))?.split(/[,(]/)[0]?.trim(), country).toBe(city);
    for (const country of ['Australia', 'Canada']) isCapital(country, choiceOf(id, `capital of ${country}`));
    const { gaps } = find(id, 'DROPDOWN', 'The capital of');
    for (const [at, country] of ['Türkiye', 'Brazil', 'Switzerland'].entries())
      isCapital(country, gaps[at]?.choices.find(({ correct }) => correct)?.text ?? '');
    const { pairs } = find(id, 'MATCH', 'flag');
    for (const [at, country] of ['Kenya', 'Vietnam', 'Finland', 'Nepal'].entries())
      isCapital(country, pairs[at]?.match.text ?? '');
    isCapital('Portugal', find(id, 'BLANK', 'Portugal').accepted[0] ?? '');
  });

  it('are on their continents', () => {
    const tags = new Map(table('main').map((row) => [row[0] ?? '', row.at(-1) ?? '']));
    for (const { id, questions } of STARTERS)
      for (const question of questions) {
        if (question.type !== 'CLASSIFICATION' || !question.text.includes('continent')) continue;
        for (const { name, items } of question.groups)
          for (const { text } of items)
            expect(tags.get(spelled(text)), `${id}: ${text}`).toContain(`UG::${name.replace(' ', '_')}`);
      }
  });
});
