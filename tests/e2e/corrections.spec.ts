import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { Answer, Question } from '#core/questions/question.ts';
import { activate, tabTo } from '#tests/e2e/pages/keyboard.ts';
import { EditorPage } from '#tests/e2e/pages/EditorPage.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { signInAsHost } from '#tests/e2e/support/rooms.ts';
import { expect, LONG, NO_CANVAS, PHONE, test } from '#tests/e2e/support/test.ts';

/** Its first question has the wrong option marked. */
const QUIZ: AuthoredQuiz = {
  title: 'Planets and leaves',
  questions: [
    {
      type: 'MCQ',
      text: 'Which planet is called the red one?',
      timeSeconds: 120,
      options: [{ text: 'Venus', correct: true }, { text: 'Mars' }, { text: 'Jupiter' }],
    },
    { type: 'BLANK', text: 'What makes leaves green?', timeSeconds: 120, accepted: ['chlorophyll'] },
  ],
};

const CLASSMATES = 30;
/** Classmates who choose the option that should have been marked. */
const RIGHT = 10;

function choose(text: string): (question: Question) => Answer {
  return (question) => {
    if (question.type !== 'MCQ') throw new Error(`not a choice: ${question.text}`);
    return { type: 'MCQ', optionId: question.options.find((option) => option.text === text)?.id ?? '' };
  };
}

test('a teacher fixes a key in game and quiz during the game and accepts an answer after it, by keyboard alone', {
  tag: LONG,
}, async ({ person, openRoom, baseURL }) => {
  const room = await openRoom({ type: 'tp', quiz: QUIZ });
  const ada = new PlayerPage(await person(PHONE));
  await ada.join(room.code, 'Ada', NO_CANVAS);
  const classmates = await Promise.all(
    Array.from({ length: CLASSMATES }, (_, nth) => room.seat(`Classmate ${nth + 1}`, nth % 8)),
  );
  const page = await person();
  await signInAsHost(page.context(), baseURL ?? '', room.host);
  await page.goto(`/host/game/${room.hash}`);
  await room.start();
  await ada.expectQuestion('Which planet is called the red one?');
  await Promise.all(classmates.map((each, nth) => each.answer(choose(nth < RIGHT ? 'Mars' : 'Venus'))));
  await ada.choose('Mars');
  await expect(ada.verdict).toContainText('Not this time');

  const editor = await test.step('the question is open in the editor, too', async () => {
    await page.getByRole('tab', { name: /^Questions/ }).click();
    const row = page.locator('.question-summary').first();
    await row.click();
    const address = await page.getByRole('link', { name: 'Edit in quiz' }).getAttribute('href');
    await row.click();
    const opened = new EditorPage(await page.context().newPage());
    await opened.open(address ?? '');
    await expect(opened.question).toHaveText('Which planet is called the red one?');
    await expect(opened.correctControl(1)).toBeChecked();
    await page.bringToFront();
    return opened;
  });

  await test.step('the key is corrected in the middle of the game', async () => {
    await activate(page, page.getByRole('button', { name: 'Fix this question' }));
    const dialog = page.getByRole('dialog', { name: 'Fix question 1' });
    await expect(dialog.getByRole('radio', { name: /^Venus/ })).toBeChecked();
    await tabTo(page, dialog.getByRole('radio', { name: /^Venus/ }));
    await page.keyboard.press('ArrowDown');
    await expect(dialog.getByRole('radio', { name: /^Mars/ })).toBeChecked();
    await expect(dialog.getByText('11 players can gain points. No one loses points.')).toBeVisible();
    await tabTo(page, dialog.getByRole('switch', { name: /^Players may lose points/ }));
    await page.keyboard.press('Space');
    await expect(dialog.getByText('11 players can gain points. 20 players can lose points.')).toBeVisible();
    await expectAccessible(page, 'dialog that fixes a question');
    await expect(dialog.getByRole('switch', { name: 'Fix it in the quiz, too' })).toBeChecked();
    await activate(page, dialog.getByRole('button', { name: 'Fix question' }));
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Fix this question' })).toBeFocused();
    await expect(
      page.getByText('Fixed in this game and in the quiz. Scores are up to date.').first(),
    ).toBeVisible();
    await expect(ada.page.getByText(/^Your teacher fixed question 1: \+\d/).first()).toBeAttached();
  });

  await test.step('the editor takes over the fix with its next save', async () => {
    await editor.pick(2);
    await editor.question.fill('What makes plants green?');
    await editor.expectSaved();
    await editor.pick(1);
    await expect(editor.correctControl(2)).toBeChecked();
    await expect(editor.correctControl(1)).not.toBeChecked();
    await editor.page.close();
    await page.bringToFront();
  });

  await room.next();
  // Those who were as right were faster; everyone else has lost the points of the wrong key.
  await expect(ada.page.getByText(/^You’re 11th of 31 with [1-9]/).first()).toBeAttached();
  await room.next();
  await ada.expectQuestion('What makes leaves green?');
  await ada.type('chlorophil');
  await expect.poll(() => room.answersTo(1)).toBe(1);
  await room.end();
  const before = await room.player('Ada');

  await test.step('an answer is accepted from the report', async () => {
    await page.goto(`/host/game/${room.hash}/player/${before.id}`);
    const item = page.getByRole('listitem').filter({ hasText: 'What makes leaves green?' });
    await expectAccessible(page, 'player’s report with fixes');
    await activate(page, item.getByRole('button', { name: 'Accept this answer' }));
    await expect(item.getByText('Correct', { exact: true })).toBeVisible();
    await expect(
      page.getByText('Fixed in this game, and scores are up to date. The quiz itself is unchanged.').first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(ada.page.getByText(/^Your teacher fixed question 2: \+\d/).first()).toBeAttached();
    const { score, rank } = await room.player('Ada');
    expect(score).toBeGreaterThan(before.score);
    expect(rank).toBe(1);
  });

  await page.goto(`/host/game/${room.hash}/replay`);
  const fixed = page.getByRole('button', { name: 'Question 2 fixed after the game' });
  await activate(page, fixed);
  await expect(fixed).toHaveAttribute('aria-current', 'step');
  await expect(page.getByRole('region', { name: 'Leaderboard' }).getByRole('listitem').first()).toContainText(
    'Ada',
  );
});
