// A slide's caption and ring on the projector.

import { kindOf } from '#core/questions/kinds.ts';
import type { ProjectorSlide, ProjectorView } from '#core/views/projectorView.ts';
import { formatClock } from '#scenes/kit/number.ts';
import type { TimerLook } from '#scenes/kit/Timer.ts';
import { canvasText } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { placeOf } from '#scenes/model.ts';
import { correctShareOf } from '#scenes/projector/model.ts';
import { timeLeft } from '#scenes/projector/slideClock.ts';
import { hintOf } from '#scenes/model.ts';

/**
 * The ring: seconds left, then the share of correct answers; null without a clock or a correct answer, or
 * when the answer isn't shown.
 */
export function clockFace(
  { slide, room }: Pick<ProjectorView, 'slide' | 'room'>,
  now: number,
  strings: ScenePorts['strings'],
): Pick<TimerLook, 'share' | 'label' | 'word' | 'mood'> | null {
  if (!slide) return null;
  const right = correctShareOf(slide);
  if (right) {
    const { percent, word } = right;
    return { share: percent / 100, label: `${percent}%`, word: canvasText(strings, word), mood: 'right' };
  }
  const { seconds, share, mood } = timeLeft({ slide, room }, now);
  return seconds === null ? null : { share, label: formatClock(seconds), mood };
}

/** Text above the question: its number and, while it is open, a hint if it takes more than one answer. */
export function captionOf(slide: ProjectorSlide | null, strings: ScenePorts['strings']): string {
  if (!slide) return '';
  const place = canvasText(strings, placeOf(slide));
  const { question } = slide;
  const several = slide.state === 'active' && question && kindOf(question.type).several;
  return several ? `${place} · ${canvasText(strings, hintOf(question.type))}` : place;
}
