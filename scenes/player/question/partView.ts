// The view of a question for its part.

import type { Question } from '#core/questions/question.ts';
import { endedUnanswered, type PlayerSlide, shownResult } from '#core/views/playerView.ts';
import { allOf, firstOf } from '#scenes/parts/model.ts';
import { draftFor, type PlayerStageView } from '#scenes/player/view.ts';
import type { AnyPartView } from '#scenes/player/question/part.ts';

/** `question`: the slide's. */
export function partView(view: PlayerStageView, slide: PlayerSlide, question: Question): AnyPartView {
  const tried = firstOf((part) => part.tried?.(slide));
  return {
    question,
    draft: draftFor(question, view.draft),
    answer: slide.answer,
    removed: allOf((part) => part.removed?.(slide)),
    tried: tried?.type === question.type ? tried : null,
    shuffle: firstOf((part) => part.shuffle?.(slide)),
    open: slide.state === 'active' && !slide.answered && view.player.room.state === 'running',
    unanswered: endedUnanswered(slide),
    reveal: slide.feedback?.reveal ?? null,
    result: shownResult(slide.feedback),
    distribution: slide.distribution,
    asList: view.asList === true || question.questionDisplayVariant === 'list',
  };
}
