import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { callHttp, data, hostIdentity } from '#tools/classroom/calls.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { signInAsHost } from '#tests/e2e/support/rooms.ts';
import { expect, test } from '#tests/e2e/support/test.ts';

const QUIZ: AuthoredQuiz = {
  title: 'Leaves',
  questions: [{ type: 'OPEN', text: 'Why do leaves change color in fall?', marks: 5 }],
};

const ANSWERS = {
  Ada: 'There is less light, so the green fades.',
  Ben: 'There is less light, so the green fades.',
  Cleo: 'Because it is cold.',
  Dan: 'Trees stop making chlorophyll when the days get shorter. The yellow was there all summer.',
};

/** A running game in which everyone has answered. */
async function answeredGame(url: string) {
  const server = { url };
  const host = await hostIdentity(server);
  const { card } = data(await callHttp(server, 'saveQuiz', { quiz: QUIZ }, host));
  const hosted = { quizId: card.id, type: 'normal', gameOptions: { timer: 'off' } };
  const { roomHash } = data(await callHttp(server, 'hostGame', hosted, host));
  const seats = [];
  for (const name of Object.keys(ANSWERS))
    seats.push(data(await callHttp(server, 'join', { roomHash, player: { name }, startSource: 'test' })));
  data(await callHttp(server, 'startGame', { roomHash }, host));
  await new Promise((started) => setTimeout(started, 3_100));
  for (const [index, text] of Object.values(ANSWERS).entries()) {
    const { playerId, ticket } = seats[index];
    const who = { seat: ticket as string };
    const { slide } = data(await callHttp(server, 'getQuestions', { roomHash, playerId }, who)).view;
    const response = { state: 'attempted', answer: { type: 'OPEN', text } };
    const given = { roomHash, playerId, questionId: slide.question.id, response };
    data(await callHttp(server, 'proceedGame', given, who));
  }
  return { host, roomHash: roomHash as string };
}

test("a class's open answers are marked by keyboard, and the points are in the report", async ({
  person,
  baseURL,
}) => {
  const url = baseURL ?? '';
  const { host, roomHash } = await answeredGame(url);
  const page = await person();
  await signInAsHost(page.context(), url, host);
  await page.goto(`/host/game/${roomHash}`);
  await page.getByRole('tab', { name: /^Questions/ }).click();
  await page.getByText('Why do leaves change color in fall?').last().click();
  await page.getByRole('button', { name: 'Mark answers · 3 waiting' }).press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Mark question 1' });
  await expect(dialog.getByRole('heading', { name: 'Answer 1 of 3' })).toBeVisible();
  await expect(dialog.getByText(ANSWERS.Ada)).toBeVisible();
  await expect(dialog.getByText('Same answer from 2 players')).toBeVisible();
  await expectAccessible(page, 'marking an answer');
  await page.keyboard.press('4');
  await expect(dialog.getByText(ANSWERS.Cleo)).toBeVisible();
  await page.keyboard.press('3');
  await expect(dialog.getByText(ANSWERS.Dan)).toBeVisible();
  // Too generous.
  await page.keyboard.press('Backspace');
  await expect(dialog.getByText(ANSWERS.Cleo)).toBeVisible();
  await page.keyboard.press('1');
  await page.keyboard.press('f');
  await expect(dialog.getByRole('heading', { name: 'All marked' })).toBeVisible();
  await expectAccessible(page, 'all answers marked');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Change marks' })).toBeFocused();

  await page.getByRole('tab', { name: /^Players/ }).click();
  for (const [name, points] of [
    ['Ada', '480'],
    ['Ben', '480'],
    ['Cleo', '120'],
    ['Dan', '600'],
  ] as const)
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(points);
  await page.getByRole('rowheader', { name: 'Ada' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ada' })).toBeVisible();
  const item = page.getByRole('listitem').filter({ hasText: ANSWERS.Ada });
  await expect(item).toContainText('Partially correct');
  await expect(item).toContainText('480 points · 4 of 5 marks');
});
