// Rooms run through API calls, for stories without host pages.

import type { BrowserContext } from '@playwright/test';
import type { AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { Credentials } from '#tools/classroom/calls.ts';
import { type Room, type RoomPlan as Plan, Teacher } from '#tools/classroom/Teacher.ts';

export type RoomPlan = Omit<Plan, 'quizId'> & { readonly quiz: AuthoredQuiz };

/** Opens a room with a teacher of its own. */
export async function openRoom(url: string, { quiz, ...plan }: RoomPlan): Promise<Room> {
  const teacher = await Teacher.arrive(url);
  return teacher.host({ ...plan, quizId: await teacher.save(quiz) });
}

/** Gives a browser a host's session. */
export async function signInAsHost(
  context: BrowserContext,
  url: string,
  { cookie = '' }: Pick<Credentials, 'cookie'>,
): Promise<void> {
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url, httpOnly: true }]);
}
