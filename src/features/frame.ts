// What the features of a game add to its frame, in the order in which it stands there.

import { answerLater } from '#src/features/answerLater/frame.tsx';
import { challenge } from '#src/features/challenge/frame.tsx';
import { extraLife } from '#src/features/extraLife/frame.ts';
import { focus } from '#src/features/focus/frame.ts';
import type { FramePart } from '#src/features/framePart.ts';
import { hands } from '#src/features/hands/frame.ts';
import { hints } from '#src/features/hints/frame.ts';
import { mastery } from '#src/features/mastery/frame.ts';
import { reactions } from '#src/features/reactions/frame.tsx';
import { redemption } from '#src/features/redemption/frame.ts';
import { review } from '#src/features/review/frame.ts';

export const FRAME: readonly FramePart[] = [
  answerLater,
  reactions,
  challenge,
  hands,
  focus,
  hints,
  review,
  extraLife,
  mastery,
  redemption,
];

/** The first answer that a part gives. */
export function firstOf<T>(ask: (part: FramePart) => T | null | undefined): T | null {
  for (const part of FRAME) {
    const answer = ask(part);
    if (answer != null) return answer;
  }
  return null;
}
