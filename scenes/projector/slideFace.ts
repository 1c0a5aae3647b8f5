// What a slide shows of itself on the wall: the state of its options, the ring, and the line over typed answers.

import type { Question } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { rightPercent } from '#core/views/figures.ts';
import type { ProjectorSlide, ProjectorView } from '#core/views/projectorView.ts';
import { clockText } from '#scenes/kit/number.ts';
import type { OptionState } from '#scenes/kit/OptionTile.ts';
import type { TimerLook } from '#scenes/kit/Timer.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { timeLeft } from '#scenes/projector/Countdown.ts';
import type { ProjectorStageView } from '#scenes/projector/view.ts';

export function stateOf(slide: ProjectorSlide | null, id: string): OptionState {
  const reveal = slide?.reveal;
  if (!reveal || !('correctIds' in reveal) || reveal.correctIds.length === 0) return 'idle';
  return reveal.correctIds.includes(id) ? 'correct' : 'dimmed';
}

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
  const several = slide.state === 'active' && slide.question?.type === 'MSQ';
  return several ? `${place} · ${strings('question.hint.MSQ')}` : place;
}

/** What stands over the place of typed answers. */
export function typedLine(slide: ProjectorSlide | null, strings: ScenePorts['strings']): string | null {
  const question = slide?.question;
  if (question?.type !== 'BLANK' && question?.type !== 'OPEN') return null;
  if (slide?.reveal?.type === 'BLANK')
    return strings('projector.rightAnswer', { list: slide.reveal.accepted.join(' · ') });
  if (slide?.distribution) return slide.distribution.answered === 0 ? strings('projector.noAnswers') : null;
  return strings(question.type === 'BLANK' ? 'projector.typeAnswer' : 'projector.writeAnswer');
}

/** What the wall says between the card and the answers. */
export function statusOf({ projector }: ProjectorStageView): 'paused' | 'timeUp' | null {
  if (projector.room.state === 'paused') return 'paused';
  return projector.slide?.state === 'waiting' ? 'timeUp' : null;
}

/** What there is to choose from; nothing where one types. */
export function optionsOf(question: Question | null | undefined): readonly Option[] {
  return question && 'options' in question ? question.options : [];
}
