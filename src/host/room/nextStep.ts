// Next step: the action of the host's "next" button in the current state.

import { modeOf } from '#core/modes/registry.ts';
import { sortOf } from '#core/questions/kinds.ts';
import type { SlideState } from '#core/room/phase.ts';
import type { HostView } from '#core/views/hostView.ts';

/** Suffix of the label's key: `host:next.<id>`. */
export type NextStep = 'close' | 'reveal' | 'answers' | 'standings' | 'question' | 'podium' | 'open';

/** True in a live student-paced game that can end with nothing lost. */
export function isEveryoneDone({ room, controls, players }: HostView): boolean {
  return (
    modeOf(room).pacing === 'own' &&
    room.playMode === 'live' &&
    controls.includes('end') &&
    players.length > 0 &&
    players.every(({ isOver }) => isOver)
  );
}

/** Returns null if there is no step for the host to take. */
export function nextStepOf(view: HostView): NextStep | null {
  if (isEveryoneDone(view)) return 'podium';
  const { slide, room, controls, questions } = view;
  if (!slide || !controls.includes('next')) return null;
  const question = questions.find(({ index }) => index === slide.index)?.question;
  const judged = question?.hasCorrectAnswer ?? true;
  const last = slide.index + 1 >= slide.total;
  if (question && !sortOf(question).asks && slide.state !== 'inactive') return last ? 'podium' : 'question';
  switch (slide.state) {
    case 'inactive':
      return 'open';
    case 'active':
      if (slide.answered < slide.expected || slide.expected === 0) return 'close';
      return judged ? 'reveal' : 'answers';
    case 'waiting':
      return null;
    case 'reveal':
      if (last) return 'podium';
      return room.options.studentLeaderboard === 'yes' ? 'standings' : 'question';
    case 'completed':
      return last ? 'podium' : 'question';
    default:
      return slide.state satisfies never;
  }
}

interface Slide {
  readonly index: number;
  readonly state: SlideState;
}

/**
 * The slide shown when the button was pressed, sent with the call because the room may have moved on by then.
 */
export function seenSlide(slide: Slide | null): { readonly seen?: Slide } {
  return slide ? { seen: { index: slide.index, state: slide.state } } : {};
}
