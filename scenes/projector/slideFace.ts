// What a slide shows of itself on the wall: the state of its options, the ring, and the line over typed answers.

import type { Question } from '#core/questions/question.ts';
import type { Option } from '#core/questions/questionBase.ts';
import type { ProjectorSlide, ProjectorView } from '#core/views/projectorView.ts';
import { clockText } from '#scenes/kit/number.ts';
import type { OptionState } from '#scenes/kit/OptionTile.ts';
import type { TimerLook } from '#scenes/kit/Timer.ts';
import { drawn } from '#scenes/message.ts';
import type { ScenePorts } from '#scenes/ports.ts';
import { placeOf, rightOf } from '#scenes/projector/model.ts';
import { timeLeft } from '#scenes/projector/Countdown.ts';

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

/** What there is to choose from; nothing where one types. */
export function optionsOf(question: Question | null | undefined): readonly Option[] {
  return question && 'options' in question ? question.options : [];
}
