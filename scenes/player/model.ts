// Text shared by the player's scenes.

import type { RoomInfo } from '#core/views/playerView.ts';
import { message, type Message } from '#scenes/message.ts';

export const NEXT: Message = message('scenes:verdict.next');

/** For games in which everyone moves on together. */
export const WAIT_FOR_TEACHER: Message = message(
  'scenes:verdict.waitForTeacher',
  undefined,
  'play:waitForTeacher',
);

/** The heading of a paused game. */
export const PAUSED: Message = message('scenes:paused.title');

const PAUSED_LINE: Message = message('scenes:paused.line', undefined, 'play:paused');
/** Players of an assigned game come back later instead of waiting. */
const PAUSED_ASSIGNED: Message = message('scenes:paused.assigned');

/** The line of a paused game, whose spoken form covers the title too; null while the game runs. */
export function pauseLine({ state, dueAt }: Pick<RoomInfo, 'state' | 'dueAt'>): Message | null {
  if (state !== 'paused') return null;
  return dueAt === null ? PAUSED_LINE : PAUSED_ASSIGNED;
}
