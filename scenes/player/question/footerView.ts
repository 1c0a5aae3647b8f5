// What the foot of the question screen says: a line, a button, or the verdict.

import { isTeacherPaced } from '#core/modes/registry.ts';
import { kindOf } from '#core/questions/kinds.ts';
import type { PlayerSlide, ScoreBreakup } from '#core/views/playerView.ts';
import type { Intent } from '#scenes/ports.ts';
import { draftFor, offersHint, type PlayerStageView } from '#scenes/player/view.ts';

/** life: missed, and can be answered once more. */
export type FooterMood = 'correct' | 'partial' | 'incorrect' | 'neutral' | 'life';

/** What can be pressed below a verdict. */
export interface VerdictButton {
  readonly id: 'next' | 'life' | 'keep';
  readonly key: string;
  readonly intent: Intent;
  /** Not what one is to press first. */
  readonly quiet: boolean;
}

const NEXT: readonly VerdictButton[] = [
  { id: 'next', key: 'verdict.next', intent: { type: 'next' }, quiet: false },
];
const LIFE: readonly VerdictButton[] = [
  { id: 'life', key: 'life.use', intent: { type: 'life', use: true }, quiet: false },
  { id: 'keep', key: 'life.keep', intent: { type: 'life', use: false }, quiet: true },
];

export type FooterView =
  | {
      readonly kind: 'status';
      readonly key: string | null;
      /** Hints that can be asked for. */
      readonly hints: number;
    }
  | {
      readonly kind: 'submit';
      readonly hints: number;
      readonly key: string;
      readonly enabled: boolean;
      readonly ticked: number | null;
    }
  | {
      readonly kind: 'verdict';
      readonly mood: FooterMood;
      readonly key: string;
      readonly breakup: ScoreBreakup | null;
      readonly explanation: string | null;
      /** A key of what is asked of the player now. */
      readonly askKey: string | null;
      /** A key of the line below, where there is nothing to press. */
      readonly waitKey: string | null;
      /** None where the player goes on with all others. */
      readonly buttons: readonly VerdictButton[];
    };

/** `overtime`: the classic timer stands at zero. */
export function footerView({ player, draft }: PlayerStageView, overtime: boolean): FooterView {
  const { slide, room } = player;
  if (!slide?.question) return status(null);
  const paced = isTeacherPaced(room);
  if (slide.feedback) return verdict(slide, paced);
  const isOut = slide.answered && slide.answer === null;
  if (slide.answered && !isOut) return status(paced ? 'question.lockedWait' : 'question.locked');
  if (draft.state === 'kept') return status('question.kept');
  if (draft.state === 'sending') return status('question.sending');
  if (isOut || slide.state !== 'active') return status('question.closed');
  const hints = offersHint(slide) && room.state === 'running' ? slide.hints.left : 0;
  const kind = kindOf(slide.question.type);
  const { answer } = draftFor(slide.question, draft);
  if (!kind.submits)
    return status(overtime ? 'question.overtime' : `question.hint.${slide.question.type}`, hints);
  return {
    kind: 'submit',
    hints,
    key: 'question.submit',
    enabled: answer !== null && kind.finished(answer) !== null,
    ticked: kind.chosen(answer),
  };
}

const status = (key: string | null, hints = 0): FooterView => ({ kind: 'status', key, hints });

function verdict({ feedback, question, index, total, lifeOffer }: PlayerSlide, paced: boolean): FooterView {
  const result = feedback?.result ?? null;
  const timedOut = feedback?.state === 'timedOut';
  const told = result !== null && result !== 'none';
  const mood: FooterMood = lifeOffer ? 'life' : !told ? 'neutral' : timedOut ? 'incorrect' : result;
  const key = timedOut
    ? 'verdict.timedOut'
    : feedback?.state === 'passed'
      ? 'verdict.passed'
      : told
        ? `verdict.${result}`
        : question?.hasCorrectAnswer
          ? 'verdict.sent'
          : 'verdict.thanks';
  return {
    kind: 'verdict',
    mood,
    key,
    breakup: feedback?.breakup ?? null,
    explanation: feedback?.explanation ?? null,
    waitKey: paced ? (index + 1 < total ? 'verdict.waitForTeacher' : 'verdict.lastQuestion') : null,
    askKey: lifeOffer ? 'life.offer' : null,
    buttons: paced ? [] : lifeOffer ? LIFE : NEXT,
  };
}
