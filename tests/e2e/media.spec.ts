import type { Page } from '@playwright/test';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import { filmUrl, soundUrl } from '#scenes/questions/mediaFixture.ts';
import { expectFocusSeen, tabTo } from '#tests/e2e/pages/keyboard.ts';
import { PlayerPage } from '#tests/e2e/pages/PlayerPage.ts';
import { expect, LONG, PHONE, test } from '#tests/e2e/support/test.ts';

const SITE = 'https://media.example';
const options = [{ text: 'Blackbird', correct: true }, { text: 'Robin' }];
const QUIZ: AuthoredQuiz = {
  title: 'Heard and seen',
  questions: [
    {
      type: 'MCQ',
      text: 'Which bird sings?',
      timeSeconds: 60,
      media: { type: 'audio', url: `${SITE}/song.webm`, alt: 'The song of a bird' },
      options,
    },
    {
      type: 'MCQ',
      text: 'Which bird flies?',
      timeSeconds: 60,
      media: { type: 'video', url: `${SITE}/flight.webm`, alt: 'The flight of a bird' },
      options,
    },
  ],
};

/** Another server has the sound, and the video is missing. */
async function serveSound(page: Page): Promise<void> {
  const [, sound = ''] = soundUrl.split(',');
  await page.route(`${SITE}/song.webm`, (route) =>
    route.fulfill({ contentType: 'audio/webm', body: Buffer.from(sound, 'base64') }),
  );
  await page.route(`${SITE}/flight.webm`, (route) => route.fulfill({ status: 404, body: filmUrl }));
}

test('a sound plays in the drawn game, and a missing video shows its description', {
  tag: LONG,
}, async ({ person, openRoom }) => {
  const player = new PlayerPage(await person(PHONE));
  const { page } = player;
  await serveSound(page);
  const room = await openRoom({ type: 'tp', quiz: QUIZ });
  await player.join(room.code, 'Ada');
  await room.start();
  await player.expectQuestion('Which bird sings?');
  const song = page.getByLabel('The song of a bird');
  await expect(song).toBeVisible();
  await expect
    .poll(() => song.evaluate((media) => (media as HTMLAudioElement).readyState))
    .toBeGreaterThan(0);
  await tabTo(page, song);
  await expectFocusSeen(page);
  await song.evaluate((media) => media.addEventListener('play', () => (media.dataset['played'] = 'yes')));
  await page.keyboard.press('Space');
  await expect(song).toHaveAttribute('data-played', 'yes');
  await player.choose('Blackbird');
  await expect(player.verdict).toContainText('Correct!', { timeout: 20_000 });

  await room.next();
  await room.next();
  await player.expectQuestion('Which bird flies?');
  await expect(page.getByText('The flight of a bird')).toBeVisible();
});
