// Constants of memes, and which rooms have them; all that a game needs before loading memes (specification 2,
// section 9 "Meme triggers").

import { isTeacherPaced } from '#core/modes/registry.ts';
import type { RoomInfo } from '#core/views/playerView.ts';

export const MEME_RULES = {
  /** Correct answers in a row. */
  streaks: { streak3: 3, streak7: 7, streak10: 10 },
  /** A correct answer after at least this many wrong ones in a row. */
  comebackAfter: 3,
  /** Minimum number of questions in an attempt for a halfway meme. */
  halfwayFrom: 20,
  /** Wrong answers faster than this, in ms, were given without reading the question. */
  tooFastMs: 2_000,
  /** Display time of a meme, in ms. */
  showMs: 3_000,
  /** Milliseconds after which a picture that hasn't loaded is given up. */
  pictureWaitMs: 5_000,
} as const;

/** True if the room allows memes: only in student-paced games that show results along the way. */
export function showsMemes(room: Pick<RoomInfo, 'type' | 'options'>): boolean {
  const { memes, showAnswers } = room.options;
  return memes && showAnswers !== 'never' && !isTeacherPaced(room);
}
