// Triggers of memes, derived only from what the player has been shown (specification 2, section 9 "Meme
// triggers").

import { MEME_RULES, showsMemes } from '#core/features/memes/rules.ts';
import { asksUntilRight } from '#core/modes/registry.ts';
import { isAttempt } from '#core/room/phase.ts';
import type { PlayerView } from '#core/views/playerView.ts';

/** Triggers from the rarest to the most common; the first that fits wins. */
export const MEME_TRIGGERS = [
  'perfect',
  'streak10',
  'streak7',
  'comeback',
  'halfway',
  'streak3',
  'tooFast',
  'correct',
  'partial',
  'incorrect',
  'timedOut',
  'skipped',
] as const;
export type MemeTrigger = (typeof MEME_TRIGGERS)[number];

/** Returns the triggers that fit the current verdict, rarest first; empty before the verdict. */
export function memeTriggersOf(view: Pick<PlayerView, 'room' | 'me' | 'slide'>): readonly MemeTrigger[] {
  if (!view.slide?.feedback || !showsMemes(view.room)) return [];
  return MEME_TRIGGERS.filter((trigger) => FITS[trigger](view));
}

type Judged = Pick<PlayerView, 'room' | 'me' | 'slide'>;

const isRight = ({ slide }: Judged): boolean => slide?.feedback?.result === 'correct';
const endedAs =
  (state: 'timedOut' | 'passed') =>
  ({ slide }: Judged): boolean =>
    slide?.feedback?.state === state && slide.feedback.result !== null;
const isAnswered = ({ slide }: Judged): boolean => !!slide?.feedback && isAttempt(slide.feedback.state);
const hasStreak =
  (length: number) =>
  (view: Judged): boolean =>
    isRight(view) && view.me.streak === length;
const isWrong = (view: Judged): boolean => isAnswered(view) && view.slide?.feedback?.result === 'incorrect';

const FITS: { readonly [T in MemeTrigger]: (view: Judged) => boolean } = {
  // A question that had to be made up for rules out a perfect game.
  perfect: (view) => isRight(view) && view.me.isOver && view.me.accuracy === 100 && view.me.repeated === 0,
  streak10: hasStreak(MEME_RULES.streaks.streak10),
  streak7: hasStreak(MEME_RULES.streaks.streak7),
  comeback: (view) => isRight(view) && (view.slide?.feedback?.missedBefore ?? 0) >= MEME_RULES.comebackAfter,
  halfway: isHalfway,
  streak3: hasStreak(MEME_RULES.streaks.streak3),
  tooFast: (view) => isWrong(view) && (view.slide?.feedback?.timeTakenMs ?? Infinity) < MEME_RULES.tooFastMs,
  correct: isRight,
  partial: ({ slide }) => slide?.feedback?.result === 'partial',
  incorrect: isWrong,
  timedOut: endedAs('timedOut'),
  skipped: endedAs('passed'),
};

/** True if the question just done is the middle one, and is not a repeat or going to be repeated. */
function isHalfway({ room, me, slide }: Judged): boolean {
  const count = room.questionCount;
  const isDone = asksUntilRight(room) ? !slide?.feedback?.comesAgain : slide?.asking === 1;
  const tells = slide?.feedback?.result !== null;
  return tells && count >= MEME_RULES.halfwayFrom && isDone && me.answered === Math.ceil(count / 2);
}
