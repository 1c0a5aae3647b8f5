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

/** What is said over a game that stands still; the ear gets one sentence for both lines. */
export const PAUSED = {
  title: message('scenes:paused.title'),
  line: message('scenes:paused.line', undefined, 'play:paused'),
} as const;

/** What a page says of a paused game; null while it runs. */
export function pauseLine({ state }: Pick<RoomInfo, 'state'>): Message | null {
  return state === 'paused' ? PAUSED.line : null;
}
