import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QuizFile } from '#protocol/quizFile.ts';
import { main } from '#tools/import/main.ts';

let folder: string;
let printed: { out: string; told: string };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'import-'));
  printed = { out: '', told: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed.out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed.told += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

function kept(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

it('prints the quiz, and reports what was read and what had to be left out', async () => {
  const file = kept('Rivers.gift', 'Longest? {=Nile ~Po}\n\nPairs {=a -> b =c}\n');
  expect(await main([file])).toBe(0);
  const { data } = QuizFile.safeParse(JSON.parse(printed.out));
  expect(data).toMatchObject({ title: 'Rivers', questions: [{ type: 'MCQ', text: 'Longest?' }] });
  expect(printed.told).toContain('Rivers.gift: GIFT');
  expect(printed.told).toContain('1 question, 1 to check');
  expect(printed.told).toMatch(/Line 3 “Pairs”: .*\(left out\)/i);
});

it('prints unfinished questions, too, and what they lack', async () => {
  expect(await main([kept('Rivers.gift', 'By length {>2 ALL\nNile\nPo}\n')])).toBe(0);
  expect(JSON.parse(printed.out)).toMatchObject({
    questions: [{ items: [{ text: 'Nile' }, { text: 'Po' }] }],
  });
  expect(printed.told).toMatch(/Line 1 “By length”: .* at least 3 items\. \(unfinished\)/i);
});

it('writes the quiz to a file, using the given format', async () => {
  const out = join(folder, 'quiz.json');
  expect(await main([kept('cards.txt', 'uno\tone\ndos\ttwo\n'), '--as', 'quizlet', '--out', out])).toBe(0);
  expect(printed.out).toBe('');
  expect(JSON.parse(readFileSync(out, 'utf8'))).toMatchObject({
    questions: [{ type: 'BLANK' }, { type: 'BLANK' }],
  });
});

it('reads loosely written text', async () => {
  const file = kept('notes.txt', '1. Which river is longer?\na) Nile *\nb) Po\n');
  expect(await main([file])).toBe(0);
  expect(JSON.parse(printed.out)).toMatchObject({ questions: [{ options: [{ correct: true }, {}] }] });
});

it.each([
  [[], 'Give one file.'],
  [['a', 'b'], 'Give one file.'],
  [['--loud', 'a'], '--loud'],
  [['a.txt', '--as', 'word'], 'Unknown format word.'],
  [['/nowhere/a.txt'], 'File not found: /nowhere/a.txt.'],
])('refuses %j and says why', async (args, reason) => {
  expect(await main(args)).toBe(1);
  expect(printed.out).toBe('');
  expect(printed.told).toContain(reason);
});
