// Questions with marked text, including scripts that have their own rules for breaking lines.

import { readMarkdown } from '#core/content/markdown.ts';
import type { QuestionOf } from '#core/questions/question.ts';

function formatted(id: string, text: string, options: readonly string[]): QuestionOf<'MCQ'> {
  return {
    id: `formatted:${id}`,
    type: 'MCQ',
    ...readMarkdown(text),
    timeMs: 30_000,
    hasCorrectAnswer: true,
    options: options.map((option, index) => ({ id: `o${index + 1}`, ...readMarkdown(option) })),
  };
}

export const formattedQuestions = {
  emphasis: formatted(
    'emphasis',
    'Which of these animals is **not** a *mammal*, although it lives in the sea?',
    ['The **blue** whale', 'The *great white* shark', 'The sea otter', 'H<sub>2</sub>O'],
  ),
  list: formatted(
    'list',
    'Two of these statements about the **Moon** are true. Which ones?\n1. It shines with *its own* light\n2. It turns once about itself while it goes round the Earth once, so that we always see the same side\n3. It moves the tides',
    ['1 and 2', '2 and 3', '1 and 3', 'All of them'],
  ),
  code: formatted(
    'code',
    'What does this program print?\n```\ntotal = 0\nfor n in range(4):\n    total += n\nprint(total)\n```',
    ['`4`', '`6`', '`10`', '`range(4)`'],
  ),
  inlineCode: formatted(
    'inlineCode',
    'What does `len("peak")` give in **Python**, and what does `"peak"[0]` give?',
    ['`4` and `"p"`', '`5` and `"p"`', '`4` and `"e"`', 'An *error*'],
  ),
  formulas: formatted('formulas', 'Which number solves $x^2 - 5x + 6 = 0$, if $x^2$ is less than $2^{10}$?', [
    '$x = \\frac{1}{2}$',
    '$\\sqrt{2}$',
    '3',
    'None, since $x^2$ is **never** negative',
  ]),
  display: formatted(
    'display',
    'The roots of every quadratic equation are found with\n$$\\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$$\nWhat is the part under the root called?',
    ['Discriminant', 'Determinant', 'Derivative', 'Denominator'],
  ),
  missing: formatted('missing', 'What is $\\unknown{7} + \\frac{3}{4}$, **roughly**?', [
    '$\\unknown{8}$',
    '8',
    '9',
  ]),
  hebrew: formatted('hebrew', 'אם $x^2 - 5x + 6 = 0$, אז מה הערך **הגדול** ביותר של x ב-Python 3?', [
    '$\\sqrt{2}$',
    'בדיוק **3**',
    'המספר `x = 2`',
    'אין פתרון.',
  ]),
  arabic: formatted('arabic', 'ما هي **عاصمة** أستراليا؟\n- ليست *سيدني*\n- ال**كتاب** يذكرها', [
    'سيدني',
    '**كانبرا**',
    'ملبورن',
    'بيرث',
  ]),
  thai: formatted('thai', 'เมืองหลวงของประเทศ**ออสเตรเลีย**คือเมืองใดและตั้งอยู่ใน*รัฐใด*ของประเทศ ถ้า $x^2$ คือพื้นที่', [
    '**ซิดนีย์**',
    'แคนเบอร์รา',
    '$2^{10}$',
    'เพิร์ท',
  ]),
  japanese: formatted(
    'japanese',
    'オーストラリアの**首都**はどこですか。面積が$x^2$のとき、次の四つの都市の中から*一つ*選んでください。',
    ['シドニー', '**キャンベラ**', '$\\sqrt{2}$', '`パース`'],
  ),
} as const satisfies Readonly<Record<string, QuestionOf<'MCQ'>>>;

export const formattedWhy = readMarkdown(
  'Both factors give a root: $x^2 - 5x + 6 = 0$ is **true** for 2 and for 3, and $\\sqrt{2}$ is *smaller* than both. Try it with `x = 2`.',
);
