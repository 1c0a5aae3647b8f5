import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { callHttp, data, hostIdentity } from '#tools/classroom/calls.ts';
import { signInAsHost } from '#tests/e2e/support/rooms.ts';
import { CHOICES } from '#tests/e2e/support/quizzes.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expectStill, watchMotion } from '#tests/e2e/support/motion.ts';
import { expect, LONG, test } from '#tests/e2e/support/test.ts';

const TITLE = 'Choices, "twice"';

/**
 * A finished student-paced game: Ada plays twice, =Ben once, and both end with only the first question
 * answered.
 */
async function playedGame(url: string) {
  const server = { url };
  const host = await hostIdentity(server);
  const { card } = data(await callHttp(server, 'saveQuiz', { quiz: { ...CHOICES, title: TITLE } }, host));
  const gameOptions = { jumbleAnswers: false, limitAttempts: 2 };
  const { roomHash } = data(
    await callHttp(server, 'hostGame', { quizId: card.id, type: 'normal', gameOptions }, host),
  );
  const seats = await Promise.all(
    ['Ada', '=Ben'].map(async (name) =>
      data(await callHttp(server, 'join', { roomHash, player: { name }, startSource: 'test' })),
    ),
  );
  data(await callHttp(server, 'startGame', { roomHash }, host));
  await new Promise((started) => setTimeout(started, 3_100));
  const [ada, ben] = seats.map(({ playerId, ticket }) => {
    const place = async (name: Parameters<typeof callHttp>[1], request: object = {}) =>
      data(await callHttp(server, name, { roomHash, playerId, ...request }, { seat: ticket }));
    return {
      async answer(text: string, thinkMs = 0) {
        const { question } = (await place('getQuestions')).view.slide;
        await new Promise((thought) => setTimeout(thought, thinkMs));
        const ids = question.options
          .filter((option: { text: string }) => option.text === text)
          .map(({ id }: { id: string }) => id);
        const answer =
          question.type === 'MCQ' ? { type: 'MCQ', optionId: ids[0] } : { type: 'MSQ', optionIds: ids };
        const response = { state: 'attempted', answer };
        await place('proceedGame', { questionId: question.id, response });
      },
      again: () => place('rejoin', { startSource: 'test', newAttempt: true }),
    };
  });
  await ada?.answer('Venus');
  await ada?.answer('2');
  await ada?.again();
  // Ben is faster, however busy the machine is, and so ranks above Ada.
  await ada?.answer('Mars', 2_000);
  await ben?.answer('Mars');
  data(await callHttp(server, 'endGame', { roomHash }, host));
  return host;
}

test('a past game is found, viewed, exported and deleted', { tag: LONG }, async ({ person, baseURL }) => {
  const url = baseURL ?? '';
  const host = await playedGame(url);
  const page = await person();
  await watchMotion(page);
  await signInAsHost(page.context(), url, host);
  await page.goto('/host');
  await page.getByRole('link', { name: 'Past games' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: TITLE })).toContainText('2 players');
  await page.getByRole('link', { name: TITLE }).click();
  await expect(page.getByRole('heading', { name: 'Results' })).toBeVisible();

  await page.getByRole('link', { name: 'Host again' }).click();
  await expect(page.getByText(/^Options from your game on /)).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Student-paced/ })).toBeChecked();
  await expect(page.getByRole('combobox', { name: /^Attempts/ })).toHaveValue('2');
  await expectAccessible(page, 'a game hosted again');
  await page.goBack();

  await page.getByRole('rowheader', { name: 'Ada' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /^Attempt 2/, selected: true })).toBeVisible();
  const first = page.getByRole('listitem').filter({ hasText: 'Which planet is called the red one?' });
  const second = page.getByRole('listitem').filter({ hasText: 'Which of these are primes?' });
  await expect(first).toContainText('Correct');
  await expect(second).toContainText('Not reached');
  await page.getByRole('tab', { name: 'Attempt 1' }).click();
  await expect(first).toContainText('Incorrect');
  await expect(first.getByRole('listitem').filter({ hasText: 'chosen' })).toContainText('Venus');
  await expect(second).toContainText('Partially correct');
  await page.getByRole('link', { name: 'Back' }).click();

  await page.getByRole('tab', { name: /^Questions/ }).click();
  await page.getByText('Which planet is called the red one?').last().click();
  const who = page.getByRole('region', { name: 'Who answered what' });
  await expect(who.getByRole('link')).toHaveText(['=Ben', 'Ada'], { useInnerText: true });

  await page.getByRole('link', { name: 'Watch replay' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Replay' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Show screen of' }).selectOption({ label: 'Ada' });
  // A player's markers load a moment later, and the last one then moves.
  await expect(page.getByRole('button', { name: 'Next attempt' })).toBeVisible();
  await page.getByRole('slider').press('Home');
  await expect(page.getByText(/^no question open · 0 points$/)).toBeVisible();
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText(/^Question 1 of 2 · Which planet .* · Mars · Correct! · /)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Leaderboard' }).getByRole('listitem')).toHaveText([
    /^1=Ben/,
    /^2Ada/,
  ]);
  await expectAccessible(page, 'timeline');
  await expectStill(page);
  await page.getByRole('link', { name: 'Back' }).click();

  const save = async (format: string) => {
    await page.getByRole('button', { name: 'Export' }).click();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: new RegExp(`^${format}`) }).click();
    const file = await download;
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };
  const csv = await save('CSV');
  expect(csv.name).toMatch(/^Choices, twice – results \d{4}-\d\d-\d\d\.csv$/);
  const rows = Papa.parse<string[]>(csv.content.toString('utf8').replace(/^\uFEFF/, '')).data;
  expect(
    rows.map(([player, attempt, number, , answer, , result]) => [player, attempt, number, answer, result]),
  ).toEqual(
    expect.arrayContaining([
      ['Player', 'Attempt', 'Question number', 'Answer', 'Result'],
      ['Ada', '1', '1', 'Venus', 'Incorrect'],
      ['Ada', '1', '2', '2', 'Partially correct'],
      ['Ada', '2', '1', 'Mars', 'Correct'],
      ['Ada', '2', '2', '', 'Not reached'],
      ["'=Ben", '1', '1', 'Mars', 'Correct'],
    ]),
  );
  const workbook = await save('Excel');
  expect(workbook.name).toMatch(/\.xlsx$/);
  expect((await readSheet(workbook.content, 'Overview'))[0]).toEqual(['Game', TITLE]);
  const players = await readSheet(workbook.content, 'Players');
  expect(players.map(([, player, , , , attempts]) => [player, attempts])).toEqual(
    expect.arrayContaining([
      ['Ada', 2],
      ["'=Ben", 1],
    ]),
  );
  expect(await readSheet(workbook.content, 'Answers')).toHaveLength(rows.length);

  await page.goto('/host/reports');
  await page.getByRole('button', { name: `Delete “${TITLE}”` }).click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('heading', { name: 'No past games yet' })).toBeVisible();
});
