// What a slide shows of itself on the wall: its caption, the ring, and what the wall says between.

import { kindOf } from '#core/questions/kinds.ts';
import { rightPercent } from '#core/views/figures.ts';
import type { ProjectorSlide, ProjectorView } from '#core/views/projectorView.ts';
import { clockText } from '#scenes/kit/number.ts';
import type { TimerLook } from '#scenes/kit/Timer.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { timeLeft } from '#scenes/projector/Countdown.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';

/** The ring: seconds left, then how many of all were right; nothing where there is neither clock nor right answer, or the answer is not told. */
export function clockFace(
  { slide, room }: Pick<ProjectorView, 'slide' | 'room'>,
  now: number,
  strings: ScenePorts['strings'],
): Pick<TimerLook, 'share' | 'label' | 'word' | 'mood'> | null {
  if (!slide) return null;
  const { question, distribution } = slide;
  if (distribution) {
    const percent = question && slide.reveal ? rightPercent(question, distribution) : null;
    if (percent === null) return null;
    return { share: percent / 100, label: `${percent}%`, word: strings('projector.right'), mood: 'right' };
  }
  const { seconds, share, mood } = timeLeft({ slide, room }, now);
  return seconds === null ? null : { share, label: clockText(seconds), mood };
}

/** What stands over the question: which one it is and, while it is open, whether to look for more than one answer. */
export function captionOf(slide: ProjectorSlide | null, strings: ScenePorts['strings']): string {
  if (!slide) return '';
  const place = strings('projector.question', { number: slide.index + 1, total: slide.total });
  const { question } = slide;
  const several = slide.state === 'active' && question && kindOf(question.type).several;
  return several ? `${place} · ${strings(`question.hint.${question.type}`)}` : place;
}

/** What the wall says between the card and the answers. */
export function statusOf({ projector }: ProjectorStageView): 'paused' | 'timeUp' | null {
  if (projector.room.state === 'paused') return 'paused';
  return projector.slide?.state === 'waiting' ? 'timeUp' : null;
}
