// The texts that the player's scenes share.

import type { RoomInfo } from '#core/views/playerView.ts';
import { message, type Message } from '#scenes/message.ts';

export const NEXT: Message = message('scenes:verdict.next');

/** Where all go on together. */
export const WAIT_FOR_TEACHER: Message = message(
  'scenes:verdict.waitForTeacher',
  undefined,
  'play:waitForTeacher',
);

/** What stands over a game that stands still. */
export const PAUSED: Message = message('scenes:paused.title');

const PAUSED_LINE: Message = message('scenes:paused.line', undefined, 'play:paused');
/** Nobody waits for a game that is played when it suits. */
const PAUSED_ASSIGNED: Message = message('scenes:paused.assigned');

/** What is said of a paused game, where the ear gets one sentence for this and the title; null while it runs. */
export function pauseLine({ state, dueAt }: Pick<RoomInfo, 'state' | 'dueAt'>): Message | null {
  if (state !== 'paused') return null;
  return dueAt === null ? PAUSED_LINE : PAUSED_ASSIGNED;
}
