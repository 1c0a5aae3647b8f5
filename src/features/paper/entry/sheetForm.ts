// One player's sheet as it is being typed in: pure, so that it can be told without a page.

import type { Answer, Question } from '#core/questions/question.ts';
import type { ReportPlayer } from '#core/views/report.ts';

export interface SheetForm {
  /** Whose sheet is corrected; null for another one. */
  readonly playerId: string | null;
  readonly name: string;
  /** By question id: ids of options, or one typed text. What is blank is not there. */
  readonly answers: Readonly<Record<string, readonly string[]>>;
}

export const EMPTY_FORM: SheetForm = { playerId: null, name: '', answers: {} };

/** Whether nothing would be lost with it. */
export function isBlank({ playerId, name, answers }: SheetForm): boolean {
  return playerId === null && name.trim() === '' && Object.keys(answers).length === 0;
}

function withAnswer(form: SheetForm, questionId: string, given: readonly string[]): SheetForm {
  const { [questionId]: _before, ...others } = form.answers;
  return { ...form, answers: given.length > 0 ? { ...others, [questionId]: given } : others };
}

/** The form after an option was marked: of one answer it is the one, of several it comes or goes. */
export function marked(form: SheetForm, { id, type }: Question, optionId: string): SheetForm {
  if (type !== 'MSQ') return withAnswer(form, id, [optionId]);
  const before = form.answers[id] ?? [];
  const without = before.filter((other) => other !== optionId);
  return withAnswer(form, id, without.length < before.length ? without : [...before, optionId]);
}

export function typed(form: SheetForm, { id }: Question, text: string): SheetForm {
  return withAnswer(form, id, text === '' ? [] : [text]);
}

export function cleared(form: SheetForm, { id }: Question): SheetForm {
  return withAnswer(form, id, []);
}

/** What is sent of it; questions left blank are not. */
export function answersOf(
  { answers }: SheetForm,
  questions: readonly Question[],
): { questionId: string; answer: Answer }[] {
  return questions.flatMap((question) => {
    const answer = answerOf(question, answers[question.id] ?? []);
    return answer ? [{ questionId: question.id, answer }] : [];
  });
}

function answerOf({ type }: Question, given: readonly string[]): Answer | null {
  const [first] = given;
  if (first === undefined) return null;
  if (type === 'MCQ') return { type, optionId: first };
  if (type === 'MSQ') return { type, optionIds: given };
  const text = first.trim();
  return text === '' ? null : { type, text };
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
    if (question && answer) form = withAnswer(form, question.id, givenIn(answer));
  }
  return form;
}

function givenIn(answer: Answer): readonly string[] {
  if (answer.type === 'MCQ') return [answer.optionId];
  return answer.type === 'MSQ' ? answer.optionIds : [answer.text];
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
    const given = isRecord(answers) ? answers[question.id] : null;
    if (Array.isArray(given)) form = withAnswer(form, question.id, fitting(question, given));
  }
  return isBlank(form) ? null : form;
}

function fitting(question: Question, given: readonly unknown[]): readonly string[] {
  const texts = given.filter((each) => typeof each === 'string');
  if (!('options' in question)) return texts.slice(0, 1);
  const known = texts.filter((id) => question.options.some((option) => option.id === id));
  return question.type === 'MCQ' ? known.slice(0, 1) : known;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
