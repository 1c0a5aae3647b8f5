// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import defaultTokens from '#default-theme/tokens.json' with { type: 'json' };
import { familiesFor, watchScripts } from '#src/platform/fonts/scripts.ts';

it.each([
  ['ภูเขาไฟฟูจิอยู่ที่ไหน', ['Noto Sans Thai']],
  ['가장 높은 산은? (富士山)', ['Noto Sans KR']],
  ['富士山はどこにありますか', ['Noto Sans JP']],
  ['哪一座山最高？這個問題', ['Noto Sans TC']],
  ['哪座山最高？', ['Noto Sans SC']],
  ['ภูเขา / 富士山はどこ', ['Noto Sans Thai', 'Noto Sans JP']],
  ['¿Cuál es más alta? Großglockner, Łódź, Москва, الجبل', []],
])('finds the typefaces for %s, which are among the fallbacks', (text, families) => {
  expect(familiesFor(text)).toEqual(families);
  expect(defaultTokens.font.fallback).toEqual(expect.arrayContaining(families));
});

it.each([
  ['ja', '東京駅', ['Noto Sans JP']],
  ['zh-TW', '山', ['Noto Sans TC']],
  ['zh-Hant', '山', ['Noto Sans TC']],
  ['yue', '山', ['Noto Sans TC']],
  ['zh', '點', ['Noto Sans SC']],
  ['ko', '山 (산)', ['Noto Sans KR']],
  ['zh', '富士山はどこ', ['Noto Sans JP']],
  ['en', '哪座山最高', ['Noto Sans SC']],
  ['no tag', '山', ['Noto Sans SC']],
  ['ja', 'Fuji', []],
])('draws Han as %s does: %s', (language, text, families) => {
  expect(familiesFor(text, language)).toEqual(families);
});

it('takes the language from whatever shows the quiz', async () => {
  const add = vi.fn(async () => undefined);
  const page = document.createElement('main');
  watchScripts(page, add);
  page.innerHTML = '<div data-quiz-language="zh-HK"><h1>山</h1></div>';
  await vi.waitFor(() => expect(add.mock.calls).toEqual([['Noto Sans TC']]));
});

it('adds each typeface once, when its letters are first shown', async () => {
  const add = vi.fn(async () => undefined);
  const page = document.createElement('main');
  page.textContent = 'Where is Mount Fuji?';
  watchScripts(page, add);
  expect(add).not.toHaveBeenCalled();
  const heading = document.createElement('h1');
  heading.append('ภูเขา');
  page.append(heading);
  await vi.waitFor(() => expect(add.mock.calls).toEqual([['Noto Sans Thai']]));
  (heading.firstChild as Text).data = 'ภูเขาไฟ 山';
  await vi.waitFor(() => expect(add.mock.calls).toEqual([['Noto Sans Thai'], ['Noto Sans SC']]));
});
