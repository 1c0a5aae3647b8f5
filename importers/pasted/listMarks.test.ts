import { describe, expect, it } from 'vitest';
import { listItems, parseMarkedLine } from '#importers/pasted/listMarks.ts';

describe('the mark of a line', () => {
  it.each([
    ['Paris', 'none', null, false, 'Paris'],
    ['  - Paris', 'bullet', null, false, 'Paris'],
    ['• Paris ', 'bullet', null, false, 'Paris'],
    ['* Paris', 'star', null, false, 'Paris'],
    ['*Paris', 'star', null, false, 'Paris'],
    ['a) Paris', 'letter', 0, false, 'Paris'],
    ['C. Paris', 'letter', 2, false, 'Paris'],
    ['(b) Paris', 'letter', 1, false, 'Paris'],
    ['12. Paris', 'number', 12, false, 'Paris'],
    ['Q3: Paris?', 'number', 3, false, 'Paris?'],
    ['[ ] Paris', 'boxed', null, false, 'Paris'],
    ['[x] Paris', 'boxed', null, true, 'Paris'],
    ['(x) Paris', 'boxed', null, true, 'Paris'],
    ['- [x] Paris', 'boxed', null, true, 'Paris'],
    ['✓ Paris', 'boxed', null, true, 'Paris'],
    ['Paris ✓', 'none', null, true, 'Paris'],
    ['- Paris (correct)', 'bullet', null, true, 'Paris'],
    ['b) Paris*', 'letter', 1, true, 'Paris'],
    ['b) *Paris', 'letter', 1, true, 'Paris'],
    ['b)* Paris', 'letter', 1, true, 'Paris'],
    ['b*) Paris', 'letter', 1, true, 'Paris'],
    ['b)Paris', 'letter', 1, false, 'Paris'],
    ['- *Paris', 'bullet', null, true, 'Paris'],
    ['- **Paris**', 'bullet', null, true, 'Paris'],
    ['**b) Paris**', 'letter', 1, true, 'Paris'],
    ['**Question 2:** Which **one**?', 'number', 2, false, 'Which one?'],
    // No marks at all.
    ['2 * 3', 'none', null, false, '2 * 3'],
    ['-5', 'none', null, false, '-5'],
    ['3.5 kg', 'none', null, false, '3.5 kg'],
    ['1,000', 'none', null, false, '1,000'],
    ['(s)he', 'none', null, false, '(s)he'],
    ['U.S. states', 'none', null, false, 'U.S. states'],
    ['(about) Paris', 'none', null, false, '(about) Paris'],
    ['✓', 'boxed', null, true, ''],
  ])('is read in %j', (line, mark, place, right, text) => {
    expect(parseMarkedLine(line)).toEqual({ mark, place, right, text });
  });
});

describe('a pasted list', () => {
  const items = (pasted: string) => listItems(pasted).map(({ text, right }) => (right ? `${text} !` : text));

  it('consists of lines, or of the cells in a row', () => {
    expect(items('Ada\nBo\n\n Cy ')).toEqual(['Ada', 'Bo', 'Cy']);
    expect(items('Ada\tBo\tCy')).toEqual(['Ada', 'Bo', 'Cy']);
  });

  it('loses its bullets, and its letters and numbers if they count up', () => {
    expect(items('- Ada\n- Bo')).toEqual(['Ada', 'Bo']);
    expect(items('a) Ada\nb) Bo')).toEqual(['Ada', 'Bo']);
    expect(items('1. Ada\n2. Bo')).toEqual(['Ada', 'Bo']);
    expect(items('A. Lincoln\nT. Roosevelt')).toEqual(['A. Lincoln', 'T. Roosevelt']);
  });

  it('marks correct items, with a star only if others have no star', () => {
    expect(items('a) Ada\n*b) Bo')).toEqual(['Ada', 'Bo !']);
    expect(items('Ada\n*Bo')).toEqual(['Ada', 'Bo !']);
    expect(items('* Ada\n* Bo')).toEqual(['Ada', 'Bo']);
    expect(items('[ ] Ada\n[x] Bo')).toEqual(['Ada', 'Bo !']);
  });
});
