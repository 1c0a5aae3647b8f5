// State of the sheet being entered; pure, so that it's testable without a page.

import { isRecord } from '#core/collections/isRecord.ts';
import { acted as afterAct, kindOf } from '#core/questions/kinds.ts';
import type { Answer, AnswerAct, Question } from '#core/questions/question.ts';
import type { ReportPlayer } from '#core/views/report.ts';

export interface SheetForm {
  /** Player whose sheet is being corrected; null for a new sheet. */
  readonly playerId: string | null;
  readonly name: string;
  /** By question id, including unfinished answers; blank ones are absent. */
  readonly answers: Readonly<Record<string, Answer>>;
}

export const EMPTY_FORM: SheetForm = { playerId: null, name: '', answers: {} };

/** True if discarding it would lose nothing. */
export function isBlank({ playerId, name, answers }: SheetForm): boolean {
  return playerId === null && name.trim() === '' && Object.keys(answers).length === 0;
}

function withAnswer(form: SheetForm, questionId: string, given: Answer | null): SheetForm {
  const { [questionId]: _before, ...others } = form.answers;
  return { ...form, answers: given ? { ...others, [questionId]: given } : others };
}

/** Returns the form after an edit to one answer, such as marking an option or typing text. */
export function withEdit(form: SheetForm, question: Question, act: AnswerAct): SheetForm {
  const next = afterAct(question, form.answers[question.id] ?? null, act);
  return next ? withAnswer(form, question.id, next.answer) : form;
}

export function withoutAnswer(form: SheetForm, { id }: Question): SheetForm {
  return withAnswer(form, id, null);
}

/** Returns the answers to send, without blank questions. */
export function answersOf(
  { answers }: SheetForm,
  questions: readonly Question[],
): { questionId: string; answer: Answer }[] {
  return questions.flatMap((question) => {
    const given = answers[question.id];
    const answer = given && kindOf(question.type).submittable(given);
    return answer ? [{ questionId: question.id, answer }] : [];
  });
}

/** Returns the form for correcting a recorded sheet. */
export function formFromReport(
  { id, name }: { readonly id: string; readonly name: string },
  report: ReportPlayer | null,
  questions: readonly Question[],
): SheetForm {
  let form: SheetForm = { ...EMPTY_FORM, playerId: id, name };
  for (const { q, answer } of report?.attempts.at(-1)?.responses ?? []) {
    const question = questions[q];
    if (question && answer) form = withAnswer(form, question.id, answer);
  }
  return form;
}

/** Reads this room's draft from the device, dropping invalid parts; null if there is none. */
export function readDraft(
  stored: unknown,
  roomHash: string,
  questions: readonly Question[],
): SheetForm | null {
  if (!isRecord(stored) || stored['roomHash'] !== roomHash || !isRecord(stored['form'])) return null;
  const { playerId, name, answers } = stored['form'];
  let form: SheetForm = {
    playerId: typeof playerId === 'string' ? playerId : null,
    name: typeof name === 'string' ? name : '',
    answers: {},
  };
  for (const question of questions) {
    const kept = isRecord(answers) ? answers[question.id] : null;
    form = withAnswer(form, question.id, kindOf(question.type).restored(question, kept));
  }
  return isBlank(form) ? null : form;
}
