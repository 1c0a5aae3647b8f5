// Screenshots of a whole lesson: three students, their classmates, the teacher's controls, and the projector.

import type { Page } from '@playwright/test';
import type { Album } from '#tools/shots/Album.ts';
import { answerOf, CLASSMATES, LESSON, type Skill } from '#tools/shots/lessonQuiz.ts';
import { Player } from '#tools/shots/Player.ts';
import type { Room, Student, Teacher } from '#tools/classroom/Teacher.ts';

const SKILLS: readonly Skill[] = ['good', 'fair', 'good', 'poor', 'good'];
const CHARACTERS = 32;

interface Class {
  readonly good: Player;
  readonly poor: Player;
  readonly mates: readonly Student[];
}

export async function lesson(album: Album, teacher: Teacher): Promise<void> {
  const quizId = await teacher.save(LESSON);
  const room = await teacher.host({ quizId, type: 'tp' });
  const projector = await album.visit(`/host/game/${room.hash}/projector`, { teacher });
  const desk = await album.visit(`/host/game/${room.hash}`, { teacher });
  await projector.locator('canvas').waitFor();
  await album.takeProjector(projector, 'projector-lobby-empty');
  await album.take(desk, 'host-lobby-empty');

  const good = await Player.join(album, room.code, 'Ada');
  const poor = await Player.join(album, room.code, 'Ben', { language: 'es' });
  await album.take(good.page, 'waiting-few');
  const mates: Student[] = [];
  for (const [index, name] of CLASSMATES.entries())
    mates.push(await room.seat(name, (index * 7 + 3) % CHARACTERS));
  await album.take(good.page, 'waiting');
  await album.takeProjector(projector, 'projector-lobby');
  await album.take(desk, 'host-lobby');

  await room.lead('startGame');
  await questions(album, room, projector, desk, { good, poor, mates });
  await album.snap(good.page, 'game-over-waiting');
  await album.takeProjector(projector, 'projector-podium');
  await good.page.locator('h1').filter({ hasText: 'Eyes on' }).waitFor({ state: 'detached' });
  await album.take(good.page, 'game-over');
  await album.take(desk, 'host-results');
  await good.press('See your answers');
  await album.take(good.page, 'summary');
  await poor.press('Ver tus respuestas').catch(() => undefined);
  await album.take(poor.page, 'summary-es');
  await album.leave();
}

const untilOpen = (page: Page, index: number): Promise<unknown> =>
  page
    .locator('h1')
    .filter({ hasText: LESSON.questions[index]?.text ?? '' })
    .waitFor({ state: 'attached' });

async function questions(
  album: Album,
  room: Room,
  projector: Page,
  desk: Page,
  { good, poor, mates }: Class,
) {
  const rest = async (question: number, from: number, to: number) => {
    for (const [index, mate] of mates.slice(from, to).entries())
      await mate.answer((asked) =>
        answerOf(asked, SKILLS[(index + question) % SKILLS.length] ?? 'good', index),
      );
  };
  const shown = (name: string) => good.page.getByText(name).first().waitFor({ state: 'attached' });

  await untilOpen(good.page, 0);
  await album.take(good.page, 'mcq-open');
  await album.take(poor.page, 'mcq-open-es');
  await rest(0, 0, 18);
  await album.takeProjector(projector, 'projector-question');
  await album.take(desk, 'host-running');
  await good.choose('The Andes');
  await shown('Your answer is in');
  await album.take(good.page, 'mcq-answered');
  await room.lead('pauseGame', { paused: true });
  await album.take(good.page, 'paused');
  await album.takeProjector(projector, 'projector-paused');
  await room.lead('pauseGame', { paused: false });
  await poor.choose('The Alps');
  await rest(0, 18, mates.length);
  await shown('Correct!');
  await album.take(good.page, 'mcq-right');
  await album.take(poor.page, 'mcq-wrong-es');
  await album.takeProjector(projector, 'projector-reveal');
  await album.take(desk, 'host-reveal');
  await room.lead('proceedHostGame');
  await album.take(good.page, 'leaderboard');
  await album.takeProjector(projector, 'projector-leaderboard');

  await room.lead('proceedHostGame');
  await untilOpen(good.page, 1);
  await good.choose('Mount Fuji');
  await album.take(good.page, 'msq-open');
  await good.press('Submit');
  await poor.choose('Kilimanjaro', 'Mount Fuji');
  await poor.press('Enviar');
  await rest(1, 0, mates.length);
  await shown('Partially correct');
  await album.take(good.page, 'msq-partial');
  await album.take(poor.page, 'msq-right-es');

  await room.lead('proceedHostGame');
  await room.lead('proceedHostGame');
  await untilOpen(good.page, 2);
  await good.type('glacier');
  await album.take(good.page, 'blank-open');
  await good.press('Submit');
  await poor.type('Firn');
  await poor.press('Enviar');
  await rest(2, 0, mates.length);
  await shown('Not this time');
  await album.take(good.page, 'blank-wrong');
  await album.takeProjector(projector, 'projector-reveal-typed');

  await room.lead('proceedHostGame');
  await room.lead('proceedHostGame');
  await untilOpen(good.page, 3);
  await good.type('A rope, and somebody who knows how to use it');
  await album.take(good.page, 'open-open');
  await good.press('Submit');
  await poor.type('Agua');
  await poor.press('Enviar');
  await rest(3, 0, mates.length);
  await shown('Thanks for your answer');
  await album.take(good.page, 'open-thanks');
  await album.takeProjector(projector, 'projector-reveal-open');
  await room.lead('proceedHostGame');
}

/** A hall with more players than the projector can show. */
export async function hall(album: Album, teacher: Teacher): Promise<void> {
  const room = await teacher.host({ quizId: await teacher.save(LESSON), type: 'normal' });
  await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      room.seat(
        `${CLASSMATES[index % CLASSMATES.length]} ${1 + Math.floor(index / CLASSMATES.length)}`,
        index % CHARACTERS,
      ),
    ),
  );
  const projector = await album.visit(`/host/game/${room.hash}/projector`, { teacher });
  await projector.locator('canvas').waitFor();
  await album.takeProjector(projector, 'projector-lobby-200');
  const desk = await album.visit(`/host/game/${room.hash}`, { teacher });
  await album.take(desk, 'host-lobby-200');
  await album.leave();
}
