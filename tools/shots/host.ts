// The host's pages outside of a running game.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Album } from '#tools/shots/Album.ts';
import { LESSON } from '#tools/shots/lessonQuiz.ts';
import type { Teacher } from '#tools/classroom/Teacher.ts';

/** Three questions that can be taken and three that cannot. */
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
  const quizId = await teacher.save({ ...LESSON, title: 'Mountains of the world, part 2' });
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

  const page = await album.visit('/host/import', { teacher });
  await page.locator('input[type=file]').waitFor({ state: 'attached' });
  await album.take(page, 'host-import');
  const file = join(scratch, 'rivers.csv');
  writeFileSync(file, SHEET);
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('heading', { name: /can be taken/ }).waitFor();
  await album.take(page, 'host-import-problems');
  await album.leave();
}
