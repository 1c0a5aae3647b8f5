import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { WAY_IDS, type WayId } from '#core/features/ways.ts';
import { authorityOf, keyedAll, QUESTION_SAMPLES } from '#core/questions/authority.ts';
import { questionCount } from '#core/questions/authoring.ts';
import { type QuestionType, sortOf } from '#core/questions/kinds.ts';
import { stream } from '#core/random/stream.ts';
import { faultsOf } from '#protocol/quizFaults.ts';
import { mediaIn, type Starter, STARTERS } from '#tools/quizzes/starters.ts';

const TYPES = QUESTION_SAMPLES.map(({ authored: { type } }) => type);
const isPoll = (question: AuthoredQuestion): boolean =>
  'options' in question && question.options.every(({ correct }) => correct !== true);
const isScored = (question: AuthoredQuestion): boolean => {
  const [keyed] = keyedAll([question], stream([1, 1], 'ids'));
  return keyed?.question.hasCorrectAnswer === true;
};
const kindsOf = ({ questions }: Starter) => new Set(questions.map(({ type }) => type));

describe('the starter quizzes', () => {
  it('are at least fourteen, on many subjects, in two languages', () => {
    expect(STARTERS.length).toBeGreaterThanOrEqual(14);
    const count = (values: readonly unknown[]) => new Set(values).size;
    expect(count(STARTERS.map(({ quiz }) => quiz.subject))).toBeGreaterThanOrEqual(9);
    expect(count(STARTERS.map(({ quiz }) => quiz.title))).toBe(STARTERS.length);
    const languages = STARTERS.map(({ quiz }) => quiz.language);
    expect(new Set(languages)).toEqual(new Set(['en', 'es']));
    expect(languages.filter((language) => language === 'es').length).toBeGreaterThanOrEqual(2);
  });

  it.each(TYPES)('use %s at least twice', (type) => {
    expect(STARTERS.filter((starter) => kindsOf(starter).has(type)).length).toBeGreaterThanOrEqual(2);
  });

  it('have one that shows every kind of question in 10 to 15 minutes', () => {
    const tours = STARTERS.filter((starter) => kindsOf(starter).size === TYPES.length);
    expect(tours.length).toBeGreaterThanOrEqual(1);
    for (const { id, questions } of tours) {
      const seconds = questions.reduce((sum, { timeSeconds = 20 }) => sum + timeSeconds, 0);
      expect(seconds / 60, id).toBeGreaterThanOrEqual(10);
      expect(seconds / 60, id).toBeLessThan(15.5);
    }
  });
});

describe('the way to play that a starter quiz suggests', () => {
  const suggesting = (way: WayId) => STARTERS.filter((each) => each.way === way);

  it('is one that hosts can pick', () => {
    for (const { id, way } of STARTERS) expect(WAY_IDS, id).toContain(way);
  });

  it.each([
    ['tp', 10],
    ['normal', 10],
    ['powerups', 10],
    ['duels', 10],
    // Three camps.
    ['mystic_peak', 13],
    ['team', 10],
  ] as const)('is %s for at least one in English, with %i or more scored questions', (way, least) => {
    const inEnglish = suggesting(way).filter(({ quiz }) => quiz.language === 'en');
    expect(inEnglish.length).toBeGreaterThanOrEqual(1);
    for (const { id, questions } of inEnglish)
      expect(questions.filter(isScored).length, id).toBeGreaterThanOrEqual(least);
  });

  it('is teacher-paced for one with many pictures to see on the projector', () => {
    const pictured = suggesting('tp').map(({ questions }) => mediaIn(questions).length);
    expect(Math.max(...pictured)).toBeGreaterThanOrEqual(8);
  });
});

describe.each(STARTERS)('$id', ({ id, quiz, questions }) => {
  it('tells what it is and for whom, and has a cover', () => {
    const { description, subject, grade, cover } = quiz;
    for (const text of [description, subject, grade, cover?.alt]) expect(text).toMatch(/\S/);
    expect(description?.length).toBeLessThan(160);
  });

  it('asks 12 to 18 questions of at least five kinds', () => {
    expect(questionCount(quiz.questions)).toBeGreaterThanOrEqual(12);
    expect(questionCount(quiz.questions)).toBeLessThanOrEqual(18);
    expect(new Set(questions.map(({ type }) => type)).size).toBeGreaterThanOrEqual(5);
  });

  it('has no faults, and its own key earns everything', () => {
    for (const question of quiz.questions) expect(faultsOf(question), question.text).toEqual([]);
    for (const keyed of keyedAll(quiz.questions, stream([7, 7], 'ids'))) {
      if (!keyed.question.hasCorrectAnswer) continue;
      const { bot, grade } = authorityOf(keyed.question.type);
      const { right, of } = grade(keyed, bot(keyed, true, stream([7, 7], 'bot')));
      expect(right, JSON.stringify(keyed.question.text)).toBe(of);
    }
  });

  it('repeats no question, and no option within a question', () => {
    const asked = questions.map((question) =>
      [question.type, question.text, ...mediaIn(question).map(({ url }) => url)].join('|').toLowerCase(),
    );
    expect(new Set(asked).size).toBe(asked.length);
    for (const question of questions) {
      const offered = 'options' in question ? question.options : 'items' in question ? question.items : [];
      const texts = offered.map(({ text }) => text.trim().toLowerCase());
      expect(new Set(texts).size, question.text).toBe(texts.length);
    }
  });

  it('allows enough time for each question, and more for those that need more work', () => {
    const least: Partial<Record<QuestionType, number>> = {
      MCQ: 20,
      BLANK: 30,
      WORDCLOUD: 30,
      OPEN: 60,
      COMPREHENSION: 120,
    };
    for (const question of questions) {
      const { type, timeSeconds = 0, text } = question;
      if (!sortOf(question).timed && type !== 'COMPREHENSION') continue;
      expect(timeSeconds, text).toBeGreaterThanOrEqual(least[type] ?? 40);
      expect(timeSeconds, text).toBeLessThanOrEqual(type === 'COMPREHENSION' ? 240 : 120);
    }
  });

  it('says so if nothing is correct', () => {
    for (const question of questions.filter(isPoll))
      expect(question.text).toMatch(/There’s no wrong answer|No hay respuestas incorrectas/);
  });

  it('explains at least two of three answers', () => {
    const graded = questions.filter(isScored);
    const explained = graded.filter(({ explanation }) => explanation !== undefined);
    expect(explained.length / graded.length).toBeGreaterThanOrEqual(2 / 3);
  });

  it('has correct and incorrect options in each MSQ', () => {
    for (const question of questions) {
      if (question.type !== 'MSQ') continue;
      const right = question.options.filter(({ correct }) => correct === true).length;
      expect(right, question.text).toBeGreaterThanOrEqual(2);
      expect(right, question.text).toBeLessThan(question.options.length);
    }
  });

  it('has the correct answer of its choices at no favorite position', () => {
    const places = questions
      .flatMap((question) => (question.type === 'MCQ' ? [question.options] : []))
      .map((options) => options.findIndex(({ correct }) => correct === true))
      .filter((place) => place >= 0);
    for (const place of places.length < 4 ? [] : [0, 1, 2, 3])
      expect(places.filter((each) => each === place).length / places.length).toBeLessThanOrEqual(0.5);
    expect(places.join('')).not.toMatch(/(\d)\1\1/);
  });

  it('is checked against something', () => {
    expect(readFileSync('tools/quizzes/SOURCES.md', 'utf8')).toContain(`\`${id}\``);
  });
});
