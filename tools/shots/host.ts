// Screenshots of the host's pages outside a running game.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Album, SIZES } from '#tools/shots/Album.ts';
import { answerOf, LESSON, type Skill } from '#tools/shots/lessonQuiz.ts';
import type { Student, Teacher } from '#tools/classroom/Teacher.ts';

/** Three questions that can be imported and three that can't. */
const SHEET = [
  'Question Text,Question Type,Option 1,Option 2,Option 3,Option 4,Correct Answer,Time in seconds',
  'Which river flows through Vienna?,Multiple Choice,Rhine,Danube,Po,Elbe,2,30',
  'Which of these reach the North Sea?,Checkbox,Rhine,Danube,Elbe,Po,"1,3",30',
  'Name the longest river of Africa,Fill-in-the-Blank,Nile,,,,,30',
  'This one names no right answer,Multiple Choice,Rhine,Danube,,,,30',
  ',Multiple Choice,Rhine,Danube,,,1,30',
  'This type is not known here,Drawing,,,,,,30',
].join('\n');

export async function host(album: Album, teacher: Teacher, scratch: string): Promise<void> {
  const questions = LESSON.questions.map((each, index) => (index < 2 ? { ...each, group: 'Ranges' } : each));
  const quizId = await teacher.save({ ...LESSON, questions, title: 'Mountains of the world, part 2' });
  const library = await album.visit('/host', { teacher });
  await library.locator('main a[href*="/host/quiz/"]').first().waitFor();
  await album.take(library, 'host-library');
  await library.locator('input.search-input').fill('zzzz');
  await library.waitForTimeout(1_000);
  await album.take(library, 'host-library-nothing-found');
  const spanish = await album.visit('/host', { teacher, language: 'es' });
  await spanish.locator('main a[href*="/host/quiz/"]').first().waitFor();
  await album.take(spanish, 'host-library-es');
  const quiz = await album.visit(`/host/quiz/${quizId}`, { teacher });
  await quiz.getByText('Which mountain range').waitFor();
  await album.take(quiz, 'host-quiz');
  const options = await album.visit(`/host/quiz/${quizId}/start`, { teacher });
  await options.locator('input[type=radio]').first().waitFor({ state: 'attached' });
  await album.take(options, 'host-options');
  await options.getByText('More options').click();
  for (const size of SIZES) {
    await options.setViewportSize(size);
    await options.getByText('More options').evaluate((line) => line.scrollIntoView());
    await album.take(options, 'host-options-more', [size]);
  }
  await options.getByRole('radio', { name: 'Assigned' }).check({ force: true });
  await options.evaluate(() => window.scrollTo(0, 0));
  await album.take(options, 'host-options-assigned');

  const page = await album.visit('/host/import', { teacher });
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await album.take(page, 'host-import');
  const file = join(scratch, 'rivers.csv');
  writeFileSync(file, SHEET);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('heading', { name: /ready to import/ }).waitFor();
  await album.take(page, 'host-import-problems');
  await page.getByRole('button', { name: 'Remove question 2' }).click();
  await page.getByRole('button', { name: 'Edit question 1' }).click();
  await album.take(page, 'host-import-change');
  await pastGames(album, teacher, quizId);
  await album.leave();
}

const SKILLS: readonly Skill[] = ['good', 'fair', 'poor'];
const NAMES = [
  'Ada',
  'Ben',
  'Chloé',
  'Dmitri',
  'Elif',
  'Farid',
  'Greta',
  'Hugo',
  'Inês',
  'Jakub',
  'Kofi',
  'Lin',
];

/** A finished game in which the first student played twice: where to find it, and its report. */
async function pastGames(album: Album, teacher: Teacher, quizId: string): Promise<void> {
  const room = await teacher.host({ quizId, type: 'normal', options: { limitAttempts: 2 } });
  const students: Student[] = [];
  for (const [index, name] of NAMES.entries()) students.push(await room.seat(name, index * 2));
  await room.lead('startGame');
  await new Promise((started) => setTimeout(started, 3_200));
  for (const [index, student] of students.entries())
    for (let question = 0; question < LESSON.questions.length - Number(index > 9); question += 1)
      await student.answer((asked) => answerOf(asked, SKILLS[(index + question) % 3] ?? 'poor', index));
  const [first] = students;
  await first?.again();
  await first?.answer((asked) => answerOf(asked, 'good', 0));
  await first?.answer((asked) => answerOf(asked, 'fair', 0));
  await room.lead('endGame');
  const closed = await teacher.host({ quizId: await teacher.save(LESSON), type: 'tp' });
  await closed.lead('endGame');

  const list = await album.visit('/host/reports', { teacher });
  await list.getByRole('heading', { level: 2 }).first().waitFor();
  await album.take(list, 'past-games');
  const results = await album.visit(`/host/game/${room.hash}`, { teacher });
  await results.getByRole('tab', { name: /^Questions/ }).click();
  await results.getByRole('switch').check();
  await results.locator('.question-summary').nth(1).click();
  const who = results.getByRole('heading', { name: 'Who answered what' });
  for (const size of SIZES) {
    await results.setViewportSize(size);
    await who.evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
    await album.take(results, 'results-who-answered-what', [size]);
  }
  await results.getByRole('button', { name: 'Export' }).click();
  await album.take(results, 'results-export');
  const report = await album.visit(`/host/game/${room.hash}/player/${first?.id}`, { teacher });
  await report.getByRole('tab').first().waitFor();
  await album.take(report, 'player-report');
  const spanish = await album.visit(`/host/game/${room.hash}/player/${first?.id}`, {
    teacher,
    language: 'es',
  });
  await spanish.getByRole('tab').last().click();
  await album.take(spanish, 'player-report-es');
}
