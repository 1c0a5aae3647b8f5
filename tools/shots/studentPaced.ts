// Screenshots of student-paced games: raised hands, second chances, the timeline of a replay, and an assigned
// game.

import { DOUBLE_PRESS_MS } from '#src/ui/doublePress.ts';
import { type Album, SIZES } from '#tools/shots/Album.ts';
import { answerOf, CLASSMATES, LESSON, type Skill } from '#tools/shots/lessonQuiz.ts';
import { Player } from '#tools/shots/Player.ts';
import { until } from '#tools/shots/until.ts';
import type { Room, Student, Teacher } from '#tools/classroom/Teacher.ts';

const SKILLS: readonly Skill[] = ['good', 'poor', 'fair'];
/** Keeps questions from advancing while a picture is taken. */
const settings = { autoNext: false };
const DAY_MS = 24 * 60 * 60_000;

export async function studentPaced(album: Album, teacher: Teacher): Promise<void> {
  const quizId = await teacher.save(LESSON);
  await choosing(album, teacher, quizId);
  await secondChances(album, teacher, quizId);
  await assigned(album, teacher, quizId);
  await lastAttempt(album, teacher);
  await longTimeLine(album, teacher);
}

async function choosing(album: Album, teacher: Teacher, quizId: string): Promise<void> {
  const options = await album.visit(`/host/quiz/${quizId}/start`, { teacher });
  await options.getByRole('radio', { name: /^Student-paced/ }).check({ force: true });
  await options.getByText('More options').click();
  await options
    .getByRole('group', { name: 'Second chances' })
    .getByRole('radio', { name: 'Yes' })
    .check({ force: true });
  await album.take(options, 'options-own-pace');
  await options.getByRole('radio', { name: /^Assigned/ }).check({ force: true });
  await album.take(options, 'options-assigned');
  await album.leave();
}

/** A student-paced room with second chances, from raised hands in the lobby to the replay's timeline. */
async function secondChances(album: Album, teacher: Teacher, quizId: string): Promise<void> {
  const room = await teacher.host({
    quizId,
    type: 'normal',
    options: { redemption: 'yes', isAnswerExplanationEnabled: false },
  });
  const desk = await album.visit(`/host/game/${room.hash}`, { teacher });
  const projector = await album.visit(`/host/game/${room.hash}/projector`, { teacher });
  const ada = await Player.join(album, room.code, 'Ada', { settings });
  const mates: Student[] = [];
  for (const [index, name] of CLASSMATES.slice(0, 11).entries())
    mates.push(await room.seat(name, (index * 7 + 3) % 32));
  for (const mate of mates.slice(3, 7)) await mate.raiseHand();
  await ada.page.getByRole('button', { name: 'Raise your hand' }).click();
  await album.take(ada.page, 'waiting-hand-up');
  await album.take(desk, 'host-lobby-hands');

  await room.lead('startGame');
  await ada.press('Go!');
  await until(ada.page, 'Which mountain range');
  await ada.choose('The Alps');
  for (const [index, mate] of mates.entries())
    for (let question = 0; question < 1 + (index % 4); question += 1)
      await mate.answer((asked) => answerOf(asked, SKILLS[(index + question) % 3] ?? 'poor', index));
  await ada.press('Next');
  await until(ada.page, 'Which of these mountains');
  await ada.choose('Mount Everest');
  await ada.press('Submit');
  await ada.press('Next');
  await until(ada.page, 'What is snow called');
  await ada.skip();
  await ada.atLeaderboard((page) => album.take(page, 'standings'));
  await until(ada.page, 'What would you take along');
  await ada.skip();
  await ada.press('Next');
  await until(ada.page, 'Second chance!');
  await album.take(ada.page, 'chances-before');
  await ada.press('Let’s go');
  await album.take(ada.page, 'chances-choice');
  await album.take(desk, 'host-own-pace');
  await album.takeProjector(projector, 'projector-own-pace');
  const spanish = await album.visit(`/host/game/${room.hash}`, { teacher, language: 'es' });
  const table = spanish.getByRole('table');
  await table.waitFor();
  for (const size of SIZES) {
    await spanish.setViewportSize(size);
    await table.evaluate((element) => element.scrollIntoView());
    await album.take(spanish, 'host-own-pace-table-es', [size]);
  }
  await ada.press('Question 1');
  await until(ada.page, 'Which mountain range');
  await album.take(ada.page, 'chance-open');
  await ada.choose('The Himalayas');
  await until(ada.page, 'Not this time', 'p');
  await album.take(ada.page, 'chance-wrong-again');
  await ada.press('Next');
  await until(ada.page, 'Pick one to retry');
  // A press right after another one would be ignored as a double press.
  await ada.page.waitForTimeout(2 * DOUBLE_PRESS_MS);
  await ada.press('Continue without');
  await until(ada.page, 'Keep at it!');
  await album.take(ada.page, 'chances-after');
  await ada.press('See my results');
  await until(ada.page, 'Game complete!');
  await album.take(ada.page, 'game-over-among-others');
  await ada.press('See your answers');
  await album.take(ada.page, 'summary-second-chance');

  await room.lead('endGame');
  await album.takeProjector(projector, 'projector-podium-own-pace');
  await album.take(desk, 'results');
  const player = (await room.view()).players.find(({ name }) => name === 'Ada')?.id ?? '';
  const report = await album.visit(`/host/game/${room.hash}/player/${player}`, { teacher });
  await report.getByRole('heading', { level: 1 }).waitFor();
  await album.take(report, 'player-report-second-chance');
  await timeLine(album, teacher, room, player);
  await album.leave();
}

async function timeLine(album: Album, teacher: Teacher, { hash }: Room, player: string): Promise<void> {
  const page = await album.visit(`/host/game/${hash}/replay`, { teacher });
  const slider = page.getByRole('slider', { name: 'Position in the game' });
  await slider.waitFor();
  await album.take(page, 'time-line-start');
  await page.getByRole('combobox', { name: 'Show screen of' }).selectOption(player);
  await slider.focus();
  // Moves to the middle, however long the game was.
  await slider.evaluate((range: HTMLInputElement) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(range, String(Number(range.max) * 0.5));
    range.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await album.take(page, 'time-line-middle');
  await page.getByRole('button', { name: 'End', exact: true }).click();
  await album.take(page, 'time-line-end');
}

/** Homework: what the student sees before starting it, and what the teacher sees in the meantime. */
async function assigned(album: Album, teacher: Teacher, quizId: string): Promise<void> {
  const room = await teacher.host({ quizId, type: 'normal', dueAt: Date.now() + 6 * DAY_MS });
  const ada = await Player.join(album, room.code, 'Ada', { settings });
  await album.take(ada.page, 'assigned-ready');
  await ada.press('Go!');
  await until(ada.page, 'Which mountain range');
  await ada.press('Answer later');
  await album.take(ada.page, 'left-for-later');
  for (const [index, name] of CLASSMATES.slice(0, 5).entries()) {
    const mate = await room.seat(name, index * 5);
    for (let question = 0; question < index; question += 1)
      await mate.answer((asked) => answerOf(asked, SKILLS[(index + question) % 3] ?? 'poor', index));
  }
  await album.take(await album.visit(`/host/game/${room.hash}`, { teacher }), 'host-assigned');
  const playerId = (await room.view()).players.find(({ name }) => name === 'Ada')?.id ?? '';
  const report = await album.visit(`/host/game/${room.hash}/player/${playerId}`, { teacher });
  await report.getByRole('button', { name: 'Give extra time' }).click();
  await album.take(report, 'player-more-time');
  await report.getByRole('button', { name: 'Save' }).click();
  await report.getByRole('button', { name: 'Remove' }).waitFor();
  await album.take(report, 'player-report-more-time');
  await room.lead('setDueDate', { dueAt: Date.now() + 1_000 });
  const desk = await album.visit(`/host/game/${room.hash}`, { teacher });
  await desk.getByRole('heading', { name: /^Was due / }).waitFor();
  await album.take(desk, 'host-assigned-overdue');
  await album.leave();
}

/** Homework with two attempts. */
const twice = () => ({
  type: 'normal' as const,
  options: { limitAttempts: 2 },
  dueAt: Date.now() + 6 * DAY_MS,
});

/** Captures what the student sees after the last attempt. */
async function lastAttempt(album: Album, teacher: Teacher): Promise<void> {
  const quizId = await teacher.save({ ...LESSON, questions: LESSON.questions.slice(0, 1) });
  const room = await teacher.host({ ...twice(), quizId });
  const ada = await Player.join(album, room.code, 'Ada', { settings });
  const play = async (answer: string): Promise<void> => {
    await ada.press('Go!');
    await until(ada.page, 'Which mountain range');
    await ada.choose(answer);
    await ada.press('Next');
    await ada.press('See your answers');
    await until(ada.page, 'Nice work');
  };
  await play('The Andes');
  await ada.press('Play again');
  await play('The Alps');
  await album.take(ada.page, 'summary-last-attempt');
  await album.leave();
}

/** The timeline of a long game: more marks than fit. */
async function longTimeLine(album: Album, teacher: Teacher): Promise<void> {
  const questions = Array.from({ length: 5 }, () => LESSON.questions).flat();
  const quizId = await teacher.save({ ...LESSON, questions });
  const room = await teacher.host({ ...twice(), quizId });
  const mate = await room.seat('Grace', 4);
  const play = async (): Promise<void> => {
    for (const [index] of questions.entries())
      await mate.answer((asked) => answerOf(asked, SKILLS[index % 3] ?? 'poor', index));
  };
  await play();
  await mate.again();
  await play();
  await room.lead('endGame');
  const page = await album.visit(`/host/game/${room.hash}/replay`, { teacher });
  await page.getByRole('slider', { name: 'Position in the game' }).waitFor();
  await album.take(page, 'time-line-many-start');
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: 'Question 12', exact: true }).nth(1).click();
    await album.take(page, 'time-line-many', [size]);
  }
  await album.leave();
}
