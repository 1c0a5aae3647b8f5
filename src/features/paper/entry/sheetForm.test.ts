import { describe, expect, it } from 'vitest';
import type { Answer, Question } from '#core/questions/question.ts';
import {
  withEdit,
  answersOf,
  withoutAnswer,
  EMPTY_FORM,
  formFromReport,
  isBlank,
  readDraft,
  type SheetForm,
} from '#src/features/paper/entry/sheetForm.ts';

const base = { text: '?', timeMs: 30_000, hasCorrectAnswer: true };
const options = ['a', 'b', 'c'].map((id) => ({ id, text: id }));
const ONE: Question = { ...base, type: 'MCQ', id: 'one', options };
const SEVERAL: Question = { ...base, type: 'MSQ', id: 'several', options };
const BLANK: Question = { ...base, type: 'BLANK', id: 'blank' };
const QUESTIONS = [ONE, SEVERAL, BLANK];

const marked = (form: SheetForm, question: Question, optionId: string) =>
  withEdit(form, question, { type: question === ONE ? 'choose' : 'toggle', optionId });
const typed = (form: SheetForm, question: Question, text: string) =>
  withEdit(form, question, { type: 'type', text });
const one = (optionId: string): Answer => ({ type: 'MCQ', optionId });
const several = (...optionIds: string[]): Answer => ({ type: 'MSQ', optionIds });
const blank = (text: string): Answer => ({ type: 'BLANK', text });

describe('the sheet form', () => {
  it('keeps the last letter of a single answer, and toggles letters of several', () => {
    let form = marked(marked(EMPTY_FORM, ONE, 'a'), ONE, 'b');
    form = marked(marked(marked(form, SEVERAL, 'a'), SEVERAL, 'c'), SEVERAL, 'a');
    expect(form.answers).toEqual({ one: one('b'), several: several('c') });
    expect(marked(form, SEVERAL, 'c').answers).toEqual({ one: one('b') });
    expect(withoutAnswer(form, ONE).answers).toEqual({ several: several('c') });
  });

  it('sends the answers entered, and skips questions that are blank or only spaces', () => {
    const form = typed(marked(marked(EMPTY_FORM, ONE, 'b'), SEVERAL, 'c'), BLANK, '  Paris ');
    expect(answersOf(form, QUESTIONS)).toEqual([
      { questionId: 'one', answer: { type: 'MCQ', optionId: 'b' } },
      { questionId: 'several', answer: { type: 'MSQ', optionIds: ['c'] } },
      { questionId: 'blank', answer: { type: 'BLANK', text: 'Paris' } },
    ]);
    expect(answersOf(typed(EMPTY_FORM, BLANK, '  '), QUESTIONS)).toEqual([]);
  });

  it('is blank while there is nothing to lose', () => {
    expect(isBlank(EMPTY_FORM)).toBe(true);
    expect(isBlank({ ...EMPTY_FORM, name: ' ' })).toBe(true);
    expect(isBlank({ ...EMPTY_FORM, name: 'Ana' })).toBe(false);
    expect(isBlank({ ...EMPTY_FORM, playerId: '0-abcdefgh' })).toBe(false);
    expect(isBlank(typed(typed(EMPTY_FORM, BLANK, 'x'), BLANK, ''))).toBe(true);
  });

  it('is filled from the report of a recorded sheet', () => {
    const response = {
      state: 'attempted',
      result: 'correct',
      asking: 1,
      before: [],
      timeMs: 0,
      at: 0,
    } as const;
    const breakup = { base: 600, timer: 0, streak: 0, total: 600 };
    const given = (q: number, answer: object | null) => ({ ...response, breakup, q, answer }) as never;
    const responses = [
      given(0, { type: 'MCQ', optionId: 'b' }),
      given(1, null),
      given(2, { type: 'BLANK', text: 'Paris' }),
    ];
    const attempt = { attempt: 1, score: 1, accuracy: 50, asked: null, responses };
    const player = { id: '0-abcdefgh', name: 'Ana' };
    expect(formFromReport(player, { id: player.id, attempts: [attempt] }, QUESTIONS)).toEqual({
      playerId: player.id,
      name: 'Ana',
      answers: { one: one('b'), blank: blank('Paris') },
    });
    expect(formFromReport(player, null, QUESTIONS).answers).toEqual({});
  });

  it('restores only the valid parts of a stored draft, and only in its own room', () => {
    const form = {
      playerId: null,
      name: 'Ana',
      answers: { one: one('b'), several: several('a', 'c'), blank: blank('x') },
    };
    expect(readDraft({ roomHash: 'r', form }, 'r', QUESTIONS)).toEqual(form);
    expect(readDraft({ roomHash: 'other', form }, 'r', QUESTIONS)).toBeNull();
    const odd = {
      name: 7,
      answers: { one: one('nothere'), several: several('nothere', 'a'), blank: { text: 3 }, other: one('a') },
    };
    expect(readDraft({ roomHash: 'r', form: odd }, 'r', QUESTIONS)).toEqual({
      ...EMPTY_FORM,
      answers: { several: several('a') },
    });
    for (const stored of [null, 7, [], { roomHash: 'r' }, { roomHash: 'r', form: EMPTY_FORM }])
      expect(readDraft(stored, 'r', QUESTIONS)).toBeNull();
  });
});
