// What a slide shows of itself on the projector: its caption, the ring, and what the projector says between.

import { kindOf } from '#core/questions/kinds.ts';
import type { ProjectorSlide, ProjectorView } from '#core/views/projectorView.ts';
import { clockText } from '#scenes/kit/number.ts';
import type { TimerLook } from '#scenes/kit/Timer.ts';
import { drawn } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { placeOf } from '#scenes/model.ts';
import { rightOf } from '#scenes/projector/model.ts';
import { timeLeft } from '#scenes/projector/Countdown.ts';
import { hintOf } from '#scenes/model.ts';

/** The ring: seconds left, then how many of all were right; nothing where there is neither clock nor right answer, or the answer is not told. */
export function clockFace(
  { slide, room }: Pick<ProjectorView, 'slide' | 'room'>,
  now: number,
  strings: ScenePorts['strings'],
): Pick<TimerLook, 'share' | 'label' | 'word' | 'mood'> | null {
  if (!slide) return null;
  if (slide.distribution) {
    const right = rightOf(slide);
    if (!right) return null;
    const { percent, word } = right;
    return { share: percent / 100, label: `${percent}%`, word: drawn(strings, word), mood: 'right' };
  }
  const { seconds, share, mood } = timeLeft({ slide, room }, now);
  return seconds === null ? null : { share, label: clockText(seconds), mood };
}

/** What stands over the question: which one it is and, while it is open, whether to look for more than one answer. */
export function captionOf(slide: ProjectorSlide | null, strings: ScenePorts['strings']): string {
  if (!slide) return '';
  const place = drawn(strings, placeOf(slide));
  const { question } = slide;
  const several = slide.state === 'active' && question && kindOf(question.type).several;
  return several ? `${place} · ${drawn(strings, hintOf(question.type))}` : place;
}
