// One player's sheet as it is being typed in: pure, so that it can be told without a page.

import { acted as afterAct, kindOf } from '#core/questions/kinds.ts';
import type { Answer, AnswerAct, Question } from '#core/questions/question.ts';
import type { ReportPlayer } from '#core/views/report.ts';

export interface SheetForm {
  /** Whose sheet is corrected; null for another one. */
  readonly playerId: string | null;
  readonly name: string;
  /** By question id, as far as they are made. What is blank is not there. */
  readonly answers: Readonly<Record<string, Answer>>;
}

export const EMPTY_FORM: SheetForm = { playerId: null, name: '', answers: {} };

/** Whether nothing would be lost with it. */
export function isBlank({ playerId, name, answers }: SheetForm): boolean {
  return playerId === null && name.trim() === '' && Object.keys(answers).length === 0;
}

function withAnswer(form: SheetForm, questionId: string, given: Answer | null): SheetForm {
  const { [questionId]: _before, ...others } = form.answers;
  return { ...form, answers: given ? { ...others, [questionId]: given } : others };
}

/** The form after something was done to the answer of this question: an option was marked, or text typed. */
export function acted(form: SheetForm, question: Question, act: AnswerAct): SheetForm {
  const next = afterAct(question, form.answers[question.id] ?? null, act);
  return next ? withAnswer(form, question.id, next.answer) : form;
}

export function cleared(form: SheetForm, { id }: Question): SheetForm {
  return withAnswer(form, id, null);
}

/** What is sent of it; questions left blank are not. */
export function answersOf(
  { answers }: SheetForm,
  questions: readonly Question[],
): { questionId: string; answer: Answer }[] {
  return questions.flatMap((question) => {
    const given = answers[question.id];
    const answer = given && kindOf(question.type).finished(given);
    return answer ? [{ questionId: question.id, answer }] : [];
  });
}

/** A recorded sheet, to be corrected. */
export function formOf(
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

/** What was kept on this device of a sheet of this room, as far as it is sound; null without one. */
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

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
