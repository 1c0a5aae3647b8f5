import { HostPage } from '#tests/e2e/pages/HostPage.ts';
import {
  activate,
  expectDrawnFocus,
  expectFocusKept,
  expectFocusSeen,
  tabTo,
} from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expectAccessible } from '#tests/e2e/support/accessible.ts';
import { expect, HALF_LAPTOP, test } from '#tests/e2e/support/test.ts';
import { EACH_TYPE } from '#tests/e2e/support/quizzes.ts';

test('teacher and student play a whole game by keyboard alone', async ({ person }) => {
  const host = new HostPage(await person());
  const player = new PlayerPage(await person(HALF_LAPTOP));
  const teacher = host.page.keyboard;
  const student = player.page.keyboard;
  /** Presses the main button's key once the button has this label. */
  const pressMainButton = async (to: string, key = 'n') => {
    await expect(host.dock.getByRole('button', { name: to })).toBeEnabled();
    await teacher.press(key);
  };

  const code = await test.step('the teacher imports a quiz and opens a room', async () => {
    await host.openLibrary();
    await activate(host.page, host.page.getByRole('link', { name: 'Import quiz' }).first());
    await expect(host.page.getByRole('heading', { name: 'Import quiz' })).toBeFocused();
    await activate(host.page, host.page.getByRole('button', { name: 'Paste text' }));
    await host.page.getByLabel('Quiz text').focus();
    await host.page.keyboard.insertText(JSON.stringify(EACH_TYPE));
    await activate(host.page, host.page.getByRole('button', { name: 'Preview questions' }));
    await activate(host.page, host.page.getByRole('button', { name: 'Save 4 questions' }));
    await activate(host.page, host.page.getByRole('link', { name: 'Host “Planets and numbers”' }).first());
    await expect(host.page.getByRole('heading', { name: 'How do you want to play?' })).toBeFocused();
    const way = (name: string) => host.page.getByRole('radio', { name, exact: true });
    await tabTo(host.page, way('Teacher-paced'));
    await host.page.keyboard.press('ArrowRight');
    await expect(way('Student-paced')).toBeChecked();
    await host.page.keyboard.press('ArrowLeft');
    await expect(way('Teacher-paced')).toBeChecked();
    await activate(host.page, host.page.getByRole('button', { name: 'Open lobby' }));
    return host.code();
  });

  await test.step('the student joins', async () => {
    await player.page.goto('/join');
    await tabTo(player.page, player.code);
    await student.type(code);
    await student.press('Enter');
    await expect(player.name).toBeFocused();
    await student.type('Ada');
    await tabTo(player.page, player.page.getByRole('radio', { checked: true }));
    await student.press('ArrowRight');
    await expectFocusSeen(player.page);
    await student.press('Enter');
    await expect(player.page.getByText('You’re in!')).toBeAttached();
    await expectFocusKept(player.page);
    await expect(host.page.getByRole('heading', { name: '1 player joined' })).toBeVisible();
    await expectAccessible(player.page, 'lobby');
  });

  await test.step("the teacher's keys lock the room, show help and start", async () => {
    await teacher.press('l');
    await expect(host.page.getByText('Locked. No one else can join.')).toBeVisible();
    await teacher.press('?');
    await expect(host.page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await teacher.press('Escape');
    await expect(host.page.getByRole('dialog')).toHaveCount(0);
    await activate(host.page, host.dock.getByRole('button', { name: 'Start game' }));
    await player.expectQuestion('Which planet is called the red one?');
    await expect(player.heading('Which planet is called the red one?')).toBeFocused();
  });

  await test.step("the teacher's keys pause, resume and add a minute", async () => {
    await teacher.press('p');
    await expect(host.page.getByText('Game paused.')).toBeVisible();
    // A key does what its button says at that moment.
    await expect(host.dock.getByRole('button', { name: 'Resume' })).toBeEnabled();
    await teacher.press('p');
    await expect(host.page.getByText('Game paused.')).toBeHidden();
    await player.expectQuestion('Which planet is called the red one?');
    await expect(host.dock.getByRole('button', { name: '+1 minute' })).toBeEnabled();
    await teacher.press('a');
    await expect(host.page.getByRole('timer')).toContainText(/^1:/);
  });

  await test.step('an MCQ is answered with Tab and Enter, and the focus ring is drawn', async () => {
    await expectAccessible(player.page, 'MCQ, open');
    await tabTo(player.page, player.option('Mars'));
    await expectDrawnFocus(player.page, player.option('Mars'));
    await expect(player.option('Mars')).toBeFocused();
    await student.press('Enter');
    await expect(player.verdict).toContainText('Correct!');
    await expectFocusKept(player.page);
    await expectAccessible(player.page, 'MCQ, answered');
    await pressMainButton('Show leaderboard');
    await expect(player.heading('Leaderboard')).toBeFocused();
    await expectAccessible(player.page, 'leaderboard');
  });

  await test.step('an MSQ is answered with single keys and the button', async () => {
    await pressMainButton('Next question', 'ArrowRight');
    await expect(player.heading('Which of these are primes?')).toBeFocused();
    await expectAccessible(player.page, 'MSQ, open');
    await player.waitUntilReady();
    await student.press('1');
    await student.press('c');
    await expect(player.option('7')).toBeChecked();
    await activate(player.page, player.submitButton);
    await expect(player.verdict).toContainText('Correct!');
    await expectFocusKept(player.page);
    await expectAccessible(player.page, 'MSQ, answered');
  });

  await test.step('BLANK and OPEN are answered in their fields', async () => {
    await pressMainButton('Show leaderboard');
    await expect(player.heading('Leaderboard')).toBeFocused();
    await pressMainButton('Next question');
    await expect(player.heading('How many moons has the Earth?')).toBeFocused();
    await expectAccessible(player.page, 'BLANK, open');
    await player.waitUntilReady();
    await tabTo(player.page, player.answerField);
    await student.type('one');
    await student.press('Enter');
    await expect(player.verdict).toContainText('Correct!');
    await expectAccessible(player.page, 'BLANK, answered');
    await pressMainButton('Show leaderboard');
    await expect(player.heading('Leaderboard')).toBeFocused();
    await pressMainButton('Next question');
    await expect(player.heading('What would you take along to Mars?')).toBeFocused();
    await expectAccessible(player.page, 'OPEN, open');
    await player.waitUntilReady();
    await tabTo(player.page, player.answerField);
    await student.type('a book\nand a lamp');
    await student.press('Control+Enter');
    await expect(player.verdict).toContainText('Thanks for your answer');
    await expectAccessible(player.page, 'OPEN, answered');
  });

  await test.step('the game ends', async () => {
    await pressMainButton('Show podium');
    await expect(host.page.getByRole('heading', { name: 'Results' })).toBeVisible();
    await expect(player.heading('You won!')).toBeAttached();
    await expectFocusKept(player.page);
    await expectAccessible(player.page, 'game over');
    await student.press('Enter');
    await expect(player.heading('Nice work, Ada!')).toBeFocused();
    await expect(player.figure('Accuracy')).toHaveText('100%');
    await expectAccessible(player.page, 'summary');
    await activate(player.page, player.page.getByRole('link', { name: 'Home' }));
    await expect(player.code).toBeVisible();
    await activate(host.page, host.page.getByRole('link', { name: 'Back to library' }));
    await expect(host.page.getByRole('heading', { name: 'Your library', exact: true })).toBeVisible();
  });
});

test('navigating to a page focuses its heading and announces its name', async ({ person }) => {
  const page = await person();
  const home = page.getByRole('heading', { level: 1, name: 'Join a game' });
  const settings = page.getByRole('heading', { level: 1, name: 'Settings' });
  const link = page.getByRole('link', { name: 'Settings' });
  await page.goto('/join');
  await expect(home).toBeVisible();
  expect(await page.evaluate(() => document.activeElement?.tagName), 'on the first page').toBe('BODY');

  await activate(page, link);
  await expect(settings).toBeFocused();
  await expectFocusSeen(page);
  await expect(page.getByTestId('announcer')).toContainText('Settings');
  await page.goBack();
  await expect(home).toBeFocused();
  await link.click();
  await expect(settings).toBeFocused();
  await expect(settings, 'no focus ring for pointer users').toHaveCSS('outline-style', 'none');
  await page.keyboard.press('Shift+Tab');
  await expect(settings, 'not a stop of the page').not.toHaveAttribute('tabindex');
});
