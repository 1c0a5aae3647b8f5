import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, expect, it } from 'vitest';
import type { TFunction } from 'i18next';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { BELT } from '#core/features/powerups/powerups.ts';
import { choices } from '#core/testing/choices.ts';
import { Game } from '#core/testing/game.ts';
import type { HostView } from '#core/views/hostView.ts';
import {
  answersTable,
  type ExportedGame,
  overviewTable,
  playersTable,
  questionsTable,
} from '#src/areas/reports/exportTables.ts';
import { csvText } from '#importers/sheets/csvText.ts';
import { workbook } from '#src/areas/reports/writeWorkbook.ts';
import { testI18n } from '#src/testing/renderPage.tsx';

const TWO = [
  { type: 'MCQ', text: 'A prime, or\n"not"?', options: [{ text: '4' }, { text: '7', correct: true }] },
  { type: 'BLANK', text: 'The capital of France?', accepted: ['Paris'] },
] as const;

let t: TFunction<readonly ['reports', 'host']>;
beforeAll(async () => {
  t = (await testI18n()).getFixedT(null, ['reports', 'host']);
});

/** Ana plays twice and stops halfway, Ben plays once, Cleo doesn't play; Dora is removed after her answer. */
function played(): ExportedGame {
  const game = new Game({ questions: TWO });
  const [ana, ben, , dora] = ['Ana', 'Ben', 'Cleo', 'Dora'].map((name) => game.join(name)) as [
    string,
    string,
    string,
    string,
  ];
  game.start();
  const give = (player: string, text: string, ms = 1_000) => {
    game.open(player);
    game.wait(ms);
    game.answer(player, [text]);
  };
  give(dora, '7');
  give(ana, '4', 2_000);
  give(ana, '=HYPERLINK("http://evil", "x")');
  game.send({ type: 'startAttempt', playerId: ana });
  give(ana, '7');
  give(ben, '7', 4_000);
  give(ben, 'Rome, "the\neternal"');
  game.host({ type: 'remove', playerId: dora });
  game.host({ type: 'end' });
  return { view: game.hostView() as HostView, report: game.report().players };
}

it('tells open answers that wait for a mark from marked ones', () => {
  const game = new Game({
    options: { timer: 'off' },
    questions: [{ type: 'OPEN', text: 'Why?', marks: 5 }],
  });
  for (const [name, text] of Object.entries({ Ana: 'light', Ben: 'cold' })) {
    const player = game.join(name);
    if (name === 'Ana') game.start();
    game.open(player);
    game.answer(player, [text]);
  }
  const exported = () => ({ view: game.hostView() as HostView, report: game.report().players });
  const marks = () =>
    answersTable(exported(), t)
      .rows.slice(1)
      .map(([player, , , , answer, , result, points, earned]) => [player, answer, result, points, earned]);
  expect(marks()).toEqual([
    ['Ana', 'light', 'Not marked yet', 0, null],
    ['Ben', 'cold', 'Not marked yet', 0, null],
  ]);
  const questionId = game.room.questions[0]?.question.id ?? '';
  const change = { type: 'marks', marks: [{ answer: 'light', credit: 0.8 }] } as const;
  game.host({ type: 'correctQuestion', questionId, change, mayLose: false });
  expect(marks()).toEqual([
    ['Ana', 'light', 'Partially correct', 480, 4],
    ['Ben', 'cold', 'Not marked yet', 0, null],
  ]);
  const [, ana, ben] = playersTable(exported(), t).rows;
  // Score, accuracy, marks and possible marks.
  expect(ana?.slice(2, 6)).toEqual([480, 80, 4, 5]);
  expect(ben?.slice(2, 6)).toEqual([0, null, null, null]);
  expect(questionsTable(exported(), t).rows[1]?.slice(4, 5)).toEqual([5]);
});

it('has no times for sheets, where none are measured', () => {
  const game = new Game({ type: 'tp_offline', questions: TWO });
  game.send({
    type: 'recordSheet',
    commandId: game.commandId(),
    playerId: null,
    name: 'Ana',
    nameKey: 'ana',
    character: 0,
    idSuffix: 'abcdefgh',
    answers: [
      { questionId: game.room.questions[1]?.question.id ?? '', answer: { type: 'BLANK', text: 'paris' } },
    ],
  });
  game.host({ type: 'end' });
  const exported = { view: game.hostView() as HostView, report: game.report().players };
  const [head, ...rows] = answersTable(exported, t).rows;
  expect(head?.at(-1)).toBe('Points');
  expect(rows.map((row) => row.slice(-2))).toEqual([
    ['Skipped', 0],
    ['Correct', 600],
  ]);
  expect(questionsTable(exported, t).rows[0]?.at(-1)).toBe('Correct (%)');
  expect(overviewTable(exported, t).rows.map(([fact]) => fact)).toEqual([
    'Game',
    'Type',
    'Players',
    'Questions',
    'Accuracy (%)',
  ]);
});

it('has a column for extra time in an assigned game if any player has some', () => {
  const game = new Game({ playMode: 'async', questions: TWO });
  const [ana, ben] = [game.join('Ana'), game.join('Ben')];
  const players = () =>
    playersTable({ view: game.hostView() as HostView, report: game.report().players }, t).rows;
  for (const player of [ana, ben]) {
    game.open(player);
    game.answer(player, ['7']);
  }
  expect(players()[0]?.at(-1)).toBe('Attempts');
  const until = game.room.expiresAt + 86_400_000;
  game.host({ type: 'allowUntil', playerId: ana, until });
  expect(players().map((row) => row.at(-1))).toEqual([
    'Extra time until',
    new Date(until).toISOString(),
    null,
  ]);
});

it('tells first tries apart from the end where missed questions came back', () => {
  const game = new Game({ type: 'mastery_mode', questions: TWO });
  const [ana, ben] = [game.join('Ana'), game.join('Ben')];
  game.join('Cy');
  game.start();
  for (const [player, ...texts] of [
    [ana, '4', 'Paris', '7'],
    [ben, '7', 'Paris'],
  ] as const)
    for (const text of texts) {
      game.open(player);
      game.answer(player, [text]);
    }
  game.host({ type: 'end' });
  const exported = { view: game.hostView() as HostView, report: game.report().players };
  const [head = [], ...rows] = playersTable(exported, t).rows;
  const accuracy = head.indexOf('Accuracy (%)');
  expect(head[accuracy + 1]).toBe('First-try accuracy (%)');
  const name = head.indexOf('Player');
  expect(new Map(rows.map((row) => [row[name], row.slice(accuracy, accuracy + 2)]))).toEqual(
    new Map([
      ['Ana', [100, 50]],
      ['Ben', [100, 100]],
      ['Cy', [null, null]],
    ]),
  );
  expect(overviewTable(exported, t).rows).toEqual(
    expect.arrayContaining([
      ['Accuracy (%)', 100],
      ['First-try accuracy (%)', 75],
    ]),
  );
});

it('has marks if questions are worth different amounts', () => {
  const [prime, capital] = TWO;
  const game = new Game({ questions: [{ ...prime, marks: 3 }, capital], options: { timer: 'off' } });
  const ana = game.join('Ana');
  game.join('Ben');
  game.start();
  for (const text of ['7', 'Rome']) {
    game.open(ana);
    game.answer(ana, [text]);
  }
  game.host({ type: 'end' });
  const exported = { view: game.hostView() as HostView, report: game.report().players };
  const columns = (rows: readonly (readonly unknown[])[], ...names: string[]) => {
    const places = names.map((name) => rows[0]?.indexOf(name) ?? -1);
    return rows.slice(1).map((row) => places.map((place) => row[place]));
  };
  expect(columns(answersTable(exported, t).rows, 'Player', 'Marks')).toEqual([
    ['Ana', 3],
    ['Ana', 0],
  ]);
  expect(columns(playersTable(exported, t).rows, 'Accuracy (%)', 'Marks', 'Possible marks')).toEqual([
    [75, 3, 4],
    [null, null, null],
  ]);
  expect(columns(questionsTable(exported, t).rows, 'Possible marks')).toEqual([[3], [1]]);
  const equal = new Game({ questions: TWO });
  const plain = { view: equal.hostView() as HostView, report: equal.report().players };
  for (const { rows } of [answersTable(plain, t), playersTable(plain, t), questionsTable(plain, t)])
    expect(rows[0]?.filter((title) => String(title).startsWith('Marks'))).toEqual([]);
});

it('has no row for a question that was not drawn for the attempt', () => {
  const game = new Game({ questions: TWO, options: { questionsPerAttempt: 1 } });
  const ana = game.join('Ana');
  game.start();
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    game.open(ana);
    game.send({ type: 'finish', playerId: ana });
    game.send({ type: 'startAttempt', playerId: ana });
  }
  const skipped = game.open(ana);
  expect(skipped.ok).toBe(true);
  game.send({
    type: 'skip',
    playerId: ana,
    commandId: 'skip',
    questionId: game.view(ana).slide?.question?.id ?? '',
  });
  const exported = { view: game.hostView() as HostView, report: game.report().players };
  const rows = answersTable(exported, t).rows.slice(1);
  expect(rows.map((row) => [row[1], row[6]])).toEqual([[3, 'Skipped']]);
});

it('has the correct answer of the question asked even if only some were drawn', () => {
  const questions = ['a', 'b', 'c', 'd'].map((right) => ({
    type: 'MCQ' as const,
    text: `Which is ${right}?`,
    options: [{ text: right, correct: true }, { text: 'x' }],
  }));
  const game = new Game({ questions, options: { questionsPerAttempt: 1, limitAttempts: 4 } });
  const ana = game.join('Ana');
  game.start();
  for (let attempt = 1; attempt <= 4; attempt += 1) {
    game.open(ana);
    game.answer(ana, ['x']);
    game.send({ type: 'startAttempt', playerId: ana });
  }
  const exported = { view: game.hostView() as HostView, report: game.report().players };
  const rows = answersTable(exported, t).rows.slice(1);
  expect(rows).toHaveLength(4);
  for (const [, , , question, , right] of rows) expect(question).toBe(`Which is ${right}?`);
});

it('has one row per player, attempt, and question, including those not reached', () => {
  const [head, ...rows] = answersTable(played(), t).rows;
  expect(head).toEqual([
    'Player',
    'Attempt',
    'Question number',
    'Question',
    'Answer',
    'Correct answer',
    'Result',
    'Points',
    'Seconds',
    'Answered at',
  ]);
  expect(rows.map((row) => [row[0], row[1], row[2], row[4], row[5], row[6], row[8]])).toEqual([
    ['Ana', 1, 1, '4', '7', 'Incorrect', 2],
    ['Ana', 1, 2, '=HYPERLINK("http://evil", "x")', 'Paris', 'Incorrect', 1],
    ['Ana', 2, 1, '7', '7', 'Correct', 1],
    ['Ana', 2, 2, null, 'Paris', 'Not reached', null],
    ['Ben', 1, 1, '7', '7', 'Correct', 4],
    ['Ben', 1, 2, 'Rome, "the\neternal"', 'Paris', 'Incorrect', 1],
  ]);
  expect(rows[2]?.[9]).toMatch(/^1970-01-01T00:\d\d:\d\d\.\d{3}Z$/);
  expect(rows[3]?.[9]).toBeNull();
});

it('shows how many items of a reordering are out of order, and its items by correct position', () => {
  const items = ['Ant', 'Cat', 'Horse', 'Whale'].map((text) => ({ text }));
  const game = new Game({ questions: [{ type: 'REORDER', text: 'From small to large?', items }] });
  const ana = game.join('Ana');
  game.start();
  game.open(ana);
  game.answer(ana, ['Cat', 'Ant', 'Horse', 'Whale']);
  const [head, row] = answersTable({ view: game.hostView(), report: game.report().players }, t).rows;
  expect(head?.slice(4, 7)).toEqual(['Answer', 'Correct answer', 'Result']);
  expect(row?.slice(4, 7)).toEqual([
    'Cat, Ant, Horse, Whale (1 item out of order · 2-1-3-4)',
    'Ant, Cat, Horse, Whale',
    'Partially correct',
  ]);
});

it('counts hints if the game has them, and names an extra life', () => {
  const game = new Game({
    questions: [{ ...choices(1)[0], hints: ['Not wrong.'] } as AuthoredQuestion],
    options: { areHintsEnabled: true, extraLife: 'enabled' },
  });
  const ana = game.join('Ana');
  game.start();
  game.open(ana);
  const questionId = game.view(ana).slide?.question?.id ?? '';
  game.send({ type: 'takeHint', playerId: ana, questionId, hint: 1 });
  game.answer(ana, ['wrong']);
  game.send({ type: 'extraLife', playerId: ana, questionId, use: true });
  game.answer(ana, ['right']);
  const [head, row] = answersTable({ view: game.hostView(), report: game.report().players }, t).rows;
  expect(head?.slice(6, 8)).toEqual(['Result', 'Hints']);
  expect(row?.slice(6, 8)).toEqual(['Correct (extra life)', 1]);
});

it('has the points from power-ups if the game has them', () => {
  const game = new Game({ questions: choices(2), options: { powerups: 'yes', timer: 'off' } });
  const ana = game.join('Ana');
  game.start();
  game.host({ type: 'awardPowerup', powerup: 'double', playerIds: null });
  game.wait(BELT.readyMs);
  game.send({
    type: 'usePowerup',
    playerId: ana,
    card: game.view(ana).me.belt?.slots[0]?.id ?? 0,
    targetId: null,
    commandId: game.commandId(),
  });
  game.open(ana);
  game.answer(ana, ['right']);
  const [head, row, other] = answersTable({ view: game.hostView(), report: game.report().players }, t).rows;
  expect(head?.slice(7, 9)).toEqual(['Points', 'Points from power-ups']);
  expect(row?.slice(7, 9)).toEqual([1_200, 600]);
  expect(other?.slice(7, 9)).toEqual([null, null]);
  const without = answersTable(played(), t).rows[0];
  expect(without).not.toContain('Points from power-ups');
});

it('ranks players by their counting attempt, and leaves out removed ones', () => {
  const [, ...rows] = playersTable(played(), t).rows;
  expect(
    rows.map(([rank, name, , accuracy, right, attempts]) => [rank, name, accuracy, right, attempts]),
  ).toEqual([
    [1, 'Ana', 100, 1, 2],
    [2, 'Ben', 50, 1, 1],
    [3, 'Cleo', null, 0, 0],
  ]);
});

it("sums up questions by each player's last answer, and the game", () => {
  const exported = played();
  const [, prime, capital] = questionsTable(exported, t).rows;
  // Ana's second attempt and Ben's only one: one second and four.
  expect(prime).toEqual([1, 'A prime, or\n"not"?', '7', 100, 2.5]);
  expect(capital?.slice(2)).toEqual(['Paris', 0, 1]);
  expect(overviewTable(exported, t).rows.slice(0, 4)).toEqual([
    ['Game', 'A quiz'],
    ['Type', 'Student-paced'],
    ['Players', 3],
    ['Questions', 2],
  ]);
});

it('writes CSV that Excel reads as Unicode, whatever was typed', () => {
  const table = answersTable(played(), t);
  const text = csvText(table.rows);
  expect(text.startsWith('\uFEFFPlayer,Attempt,')).toBe(true);
  const { data, errors } = Papa.parse<string[]>(text.slice(1));
  expect(errors).toEqual([]);
  expect(data.map((row) => row.length)).toEqual(table.rows.map(() => 10));
  expect(data[2]?.[4]).toBe('\'=HYPERLINK("http://evil", "x")');
  expect(data[6]?.[4]).toBe('Rome, "the\neternal"');
});

it('writes a workbook that can be read back', async () => {
  const exported = played();
  const tables = [playersTable(exported, t), answersTable(exported, t)];
  const file = await workbook([
    { ...overviewTable(exported, t), heads: false },
    ...tables.map((table) => ({ ...table, heads: true })),
  ]);
  const content = Buffer.from(await file.arrayBuffer());
  expect((await readSheet(content, 'Overview'))[0]).toEqual(['Game', 'A quiz']);
  expect((await readSheet(content, 'Players'))[1]?.slice(0, 2)).toEqual([1, 'Ana']);
  const answers = await readSheet(content, 'Answers');
  expect(answers).toHaveLength(7);
  expect(answers[2]?.[4]).toBe('\'=HYPERLINK("http://evil", "x")');
});

it('has a row for every answer of a thousand players', () => {
  const game = new Game({ questions: TWO });
  const ids = Array.from({ length: 1_000 }, (_, n) => game.join(`Pupil ${n}`));
  game.start();
  for (const id of ids) {
    game.open(id);
    game.answer(id, ['7']);
  }
  const pages = [game.report()];
  for (let page = pages[0]; page?.next; page = pages.at(-1)) pages.push(game.report(page.next));
  const report = pages.flatMap(({ players }) => players);
  const { rows } = answersTable({ view: game.hostView() as HostView, report }, t);
  expect(rows).toHaveLength(1 + 2 * 1_000);
  expect(new Set(rows.slice(1).map(([name]) => name)).size).toBe(1_000);
});
