// Rooms run by calls, for stories in which the host's pages play no part.

import type { BrowserContext } from '@playwright/test';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { Identity } from '#tools/classroom/calls.ts';
import { type Room, type RoomPlan as Plan, Teacher } from '#tools/classroom/Teacher.ts';

export type RoomPlan = Omit<Plan, 'quizId'> & { readonly quiz: AuthoredQuiz };

/** With a teacher of its own. */
export async function openRoom(url: string, { quiz, ...plan }: RoomPlan): Promise<Room> {
  const teacher = await Teacher.arrive(url);
  return teacher.host({ ...plan, quizId: await teacher.save(quiz) });
}

/** Gives a browser the session of a host. */
export async function hostIn(
  context: BrowserContext,
  url: string,
  { cookie = '' }: Pick<Identity, 'cookie'>,
): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url, httpOnly: true }]);
}
