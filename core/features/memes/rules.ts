// The figures of memes, and which rooms have them: what a game asks before anything of memes is loaded (specification 2, section 9 "Meme triggers").

import { isTeacherPaced } from '#core/modes/registry.ts';
import type { RoomInfo } from '#core/views/playerView.ts';

export const MEME_RULES = {
  /** Right answers in a row. */
  streaks: { streak3: 3, streak7: 7, streak10: 10 },
  /** A right answer after so many wrong ones in a row, or more. */
  comebackAfter: 3,
  /** Questions of an attempt from which on its middle is a moment. */
  halfwayFrom: 20,
  /** Milliseconds within which nobody has read a question: what is wrong then was too fast. */
  tooFastMs: 2_000,
  /** Milliseconds that a meme stands. */
  showMs: 3_000,
  /** Milliseconds after which a picture that has not come counts as not to be had. */
  pictureWaitMs: 5_000,
} as const;

/** Whether players of this room see memes, as far as the room decides: at their own pace, and where they are told results on the way. */
export function showsMemes(room: Pick<RoomInfo, 'type' | 'options'>): boolean {
  const { memes, showAnswers } = room.options;
  return memes && showAnswers !== 'never' && !isTeacherPaced(room);
}
