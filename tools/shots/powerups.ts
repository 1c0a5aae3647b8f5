// Screenshots of power-ups: on the player's question, and on the host's side the options, giving them, who
// has which, and the projector while they act.

import type { PowerupId } from '#core/features/powerups/ids.ts';
import { BELT } from '#core/features/powerups/powerups.ts';
import { ROOM_TIMING } from '#core/room/phase.ts';
import { type Album, PROJECTOR_SIZES, SIZES } from '#tools/shots/Album.ts';
import { answerOf, CLASSMATES, LESSON, type Skill } from '#tools/shots/lessonQuiz.ts';
import type { Student, Teacher } from '#tools/classroom/Teacher.ts';

const SKILLS: readonly Skill[] = ['good', 'fair', 'poor'];
const GIVEN: readonly PowerupId[] = ['double', 'streakSaver', 'stealPoints', 'gift', 'fiftyFifty'];

export async function powerups(album: Album, teacher: Teacher): Promise<void> {
  const quizId = await teacher.save(LESSON);
  await options(album, teacher, quizId);
  await inTheRoom(album, teacher, quizId);
  await wall(album);
  await question(album);
}

/** A player's question: power-ups in hand, active, and hidden, and the feedback with their effect. */
async function question(album: Album): Promise<void> {
  const still = await album.visit('/gallery?bare=1&motion=none&clock=still');
  await still.waitForFunction(() => window.quizpeakGallery?.debug);
  const entries = await still.evaluate(() => window.quizpeakGallery?.entries ?? []);
  const other = entries.find(({ scene }) => scene !== 'question')?.id ?? '';
  for (const { id } of entries.filter((entry) => entry.id.startsWith('powerups/'))) {
    // Switches to another scene first: without time passing, news from the previous entry would stay forever.
    for (const wanted of [other, id])
      await still.evaluate((shown) => window.quizpeakGallery?.show(shown), wanted);
    await album.take(still, `question-${id.replace('/', '-')}`);
  }
  await album.leave();
}

/** The projector at rest, with power-ups that affect everyone. */
async function wall(album: Album): Promise<void> {
  const still = await album.visit('/gallery?bare=1&motion=none&clock=still');
  await still.waitForFunction(() => window.quizpeakGallery?.debug);
  for (const id of ['powerupsOnTheWall/power-play', 'powerupsOnTheWall/glitch', 'powerupsOnTheBoard/both']) {
    await still.evaluate((wanted) => window.quizpeakGallery?.show(wanted), id);
    await album.take(still, `wall-${id.replace('/', '-')}`, PROJECTOR_SIZES);
  }
  await album.leave();
}

async function options(album: Album, teacher: Teacher, quizId: string): Promise<void> {
  const page = await album.visit(`/host/quiz/${quizId}/start`, { teacher });
  await page.getByRole('radio', { name: /^Power-ups/ }).check({ force: true });
  await page.getByText('More options').click();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.getByRole('switch', { name: /^Power-ups/ }).evaluate((one) => one.scrollIntoView());
    await album.take(page, 'options', [size]);
  }
  await page.getByRole('switch', { name: /^Check and submit/ }).check();
  await page.getByRole('switch', { name: /^Power-ups/ }).evaluate((one) => one.scrollIntoView());
  await album.take(page, 'options-not-with-review', SIZES.slice(1));
  await album.leave();
}

async function inTheRoom(album: Album, teacher: Teacher, quizId: string): Promise<void> {
  const room = await teacher.host({ quizId, type: 'normal', options: { powerups: 'yes', timer: 'off' } });
  const desk = await album.visit(`/host/game/${room.hash}`, { teacher });
  const projector = await album.visit(`/host/game/${room.hash}/projector`, { teacher });
  const mates: Student[] = [];
  for (const [index, name] of CLASSMATES.slice(0, 14).entries())
    mates.push(await room.seat(name, (index * 7 + 3) % 32));
  await room.lead('startGame');
  await desk.waitForTimeout(ROOM_TIMING.countdownMs + 500);
  // The last player has no points yet and all the others have some, so there is someone above to steal from.
  const last = mates.at(-1);
  for (const [index, mate] of mates.slice(0, -1).entries())
    for (let question = 0; question < 1 + (index % 3); question += 1)
      await mate.answer((asked) =>
        answerOf(asked, (question > 0 && SKILLS[(index + question) % 3]) || 'good', index),
      );
  for (const [index, powerup] of GIVEN.entries()) {
    const playerIds = mates.slice(index * 2, index * 2 + 3).map(({ id }) => id);
    await room.lead('awardPowerups', { powerup, playerIds });
  }
  if (last) await room.lead('awardPowerups', { powerup: 'stealPoints', playerIds: [last.id] });
  await desk.waitForTimeout(BELT.readyMs + 500);
  await mates[2]?.usePowerup('double');
  await mates[3]?.usePowerup('streakSaver');
  await album.take(desk, 'desk');
  await desk.getByRole('button', { name: 'Give a power-up' }).click();
  await album.take(desk, 'award');
  // Its label covers it.
  await desk.getByRole('radio', { name: 'Selected players' }).evaluate((one: HTMLElement) => one.click());
  await desk.getByRole('checkbox').first().check();
  await album.take(desk, 'award-some');
  await desk.keyboard.press('Escape');
  await desk.setViewportSize(SIZES[1] ?? { width: 1366, height: 768 });
  await desk.getByRole('button', { name: 'Glitch' }).click();
  await album.take(desk, 'glitch-asked', SIZES.slice(1));
  await desk.keyboard.press('Escape');

  await projector.setViewportSize({ width: 1920, height: 1080 });
  await projector.waitForTimeout(2_000);
  await last?.usePowerup('stealPoints');
  await projector.waitForTimeout(900);
  await album.snap(projector, 'wall-steal.1920x1080');
  await projector.setViewportSize({ width: 1366, height: 768 });
  await room.lead('triggerPowerup', { powerup: 'powerPlay' });
  await room.lead('triggerPowerup', { powerup: 'glitch' });
  await projector.waitForTimeout(1_500);
  await album.snap(projector, 'wall-both.1366x768');
  await desk.setViewportSize(SIZES[1] ?? { width: 1366, height: 768 });
  await album.snap(desk, 'desk-both.1366x768');
  await album.leave();
}
