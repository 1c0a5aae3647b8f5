// Screenshots of a paper game: its options, the printed sheets, entering the answers, the projector, and the
// results.

import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { Answer } from '#core/questions/question.ts';
import type { Album } from '#tools/shots/Album.ts';
import type { HostQuestionRow } from '#core/views/hostView.ts';
import { CLASSMATES, LESSON } from '#tools/shots/lessonQuiz.ts';
import type { Teacher } from '#tools/classroom/Teacher.ts';
import { DEFAULT_THEME } from '#src/platform/theme/themes.ts';

const PICTURE = 'https://pictures.example/peak.svg';

const choice = (text: string, ...options: string[]): AuthoredQuestion => ({
  type: 'MCQ',
  text,
  options: options.map((option, place) => ({ text: option, correct: place === 1 })),
});

/** More than two pages: short and long questions, an image, lines to write on. */
const PAPER: AuthoredQuiz = {
  ...LESSON,
  questions: [
    ...LESSON.questions,
    {
      ...choice('In which zone do the trees of this picture stand?', 'nival', 'subalpine', 'foothills'),
      media: { type: 'image', url: PICTURE, alt: 'A path up to a peak' },
    },
    choice('Which animal lives highest?', 'Marmot', 'Yak', 'Badger', 'Otter', 'Roe deer', 'Beaver'),
    choice(
      'A party of four starts at 1,800 m and climbs 300 m an hour. After three hours a storm turns it back. How high has it been?',
      'It has been at 2,400 m, since a storm takes an hour away',
      'It has been at 2,700 m, three times 300 m above its start',
      'It has been at 3,000 m, four times 300 m above its start',
    ),
    choice('True or false: water boils sooner on a summit.', 'false', 'true'),
    { type: 'BLANK', text: 'What is the tree line?', accepted: ['where the forest ends'] },
    choice('Which of these is a pass?', 'Denali', 'Brenner', 'Elbrus', 'Aconcagua'),
    choice('Which rock is made by fire?', 'Chalk', 'Basalt', 'Sandstone'),
    { type: 'OPEN', text: 'Describe how a glacier shapes a valley.' },
  ],
};

/** Alternates between correct and other answers. */
function answerTo({ question, reveal }: HostQuestionRow, turn: number): Answer {
  const right = 'correctIds' in reveal ? reveal.correctIds : [];
  const ids = 'options' in question ? question.options.map(({ id }) => id) : [];
  const optionId = (turn % 3 === 0 ? ids[turn % ids.length] : right[0]) ?? '';
  if (question.type === 'MCQ') return { type: 'MCQ', optionId };
  if (question.type === 'MSQ') return { type: 'MSQ', optionIds: turn % 2 === 0 ? right : [optionId] };
  if (question.type === 'BLANK') return { type: 'BLANK', text: ['firn', 'old snow', 'ice'][turn % 3] ?? '' };
  return { type: 'OPEN', text: ['A warm jacket', 'Water', 'A map', 'Chocolate'][turn % 4] ?? '' };
}

export async function paper(album: Album, teacher: Teacher): Promise<void> {
  const quizId = await teacher.save(PAPER);
  const options = await album.visit(`/host/quiz/${quizId}/start`, { teacher });
  await options.getByRole('radio', { name: /^Paper game/ }).check({ force: true });
  await album.take(options, 'options-paper');

  const room = await teacher.host({ quizId, type: 'tp_offline' });
  const desk = await album.visit(`/host/game/${room.hash}`, { teacher });
  await desk.route(PICTURE, (route) =>
    route.fulfill({ path: `assets/themes/${DEFAULT_THEME}/question-wide.svg` }),
  );
  await desk.reload();
  await desk.getByRole('switch', { name: /^Answer key/ }).check();
  await album.take(desk, 'print');
  await album.print(desk, 'sheets-compact');
  await desk.getByRole('radio', { name: 'Large' }).check({ force: true });
  await album.print(desk, 'sheets-large');

  const { questions } = await room.view();
  for (const [index, name] of CLASSMATES.slice(0, 11).entries()) {
    const answers = questions.flatMap((row, q): { questionId: string; answer: Answer }[] =>
      (index + q) % 9 === 0 ? [] : [{ questionId: row.question.id, answer: answerTo(row, index * 5 + q) }],
    );
    await room.lead('recordSheet', { name, answers });
  }
  await desk.getByRole('tab', { name: 'Enter answers' }).click();
  await album.take(desk, 'enter-empty');
  await desk.getByLabel('Student’s name').fill('Ada Lovelace');
  await desk.keyboard.press('Enter');
  for (const key of ['b', 'a', 'c', 'Enter']) await desk.keyboard.press(key);
  await album.take(desk, 'enter');
  await desk.getByRole('button', { name: 'Save and continue' }).click();
  await desk.getByRole('button', { name: /^Correct the sheet of Ada/ }).click();
  await desk.getByText('Edit sheet').waitFor();
  await album.take(desk, 'correct');
  await desk.getByRole('tab', { name: /^Players/ }).click();
  await album.take(desk, 'players');
  const projector = await album.visit(`/host/game/${room.hash}/projector`, { teacher });
  await projector.locator('canvas').waitFor();
  await album.takeProjector(projector, 'projector');
  await room.lead('endGame');
  await album.take(desk, 'results');
  await album.leave();
}
