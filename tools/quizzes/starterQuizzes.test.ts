import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion, AuthoredQuiz } from '#core/content/authoredQuiz.ts';
import type { Media } from '#core/content/media.ts';
import { WAY_IDS, type WayId } from '#core/features/ways.ts';
import { QuizFile } from '#protocol/quizFile.ts';

const QUIZZES = 'assets/quizzes';
const MEDIA = 'assets/media';
/** File name of each picture. */
const pictures = JSON.parse(readFileSync('tools/quizzes/pictures.json', 'utf8')) as Record<string, string>;
const quizzes = readdirSync(QUIZZES)
  .filter((file) => file.endsWith('.json'))
  .map((file) => {
    const { way, ...quiz } = JSON.parse(readFileSync(join(QUIZZES, file), 'utf8')) as { way?: string };
    return { id: basename(file, '.json'), way, quiz: QuizFile.parse(quiz) };
  });

function mediaOf(question: AuthoredQuestion): Media[] {
  const options = 'options' in question ? question.options : [];
  return [question, ...options].flatMap(({ media }) => (media === undefined ? [] : [media]));
}

function correctOf(question: AuthoredQuestion): string[] {
  if (question.type === 'BLANK') return [...question.accepted];
  return 'options' in question
    ? question.options.flatMap(({ text, correct }) => (correct === true ? [text] : []))
    : [];
}

function wrongOf(question: AuthoredQuestion): string[] {
  return 'options' in question
    ? question.options.flatMap(({ text, correct }) => (correct === true ? [] : [text]))
    : [];
}

/** True if the description gives away one of the answers (single letters and numbers aside). */
function namedIn(alt: string, answers: readonly string[]): boolean {
  return answers
    .map((answer) => answer.toLowerCase().replace(/^(?:an?|the|la|el) /, ''))
    .some((answer) => answer.length > 3 && alt.toLowerCase().includes(answer));
}

/** Position of the correct answer in each MCQ that has one. */
function rightPlaces(quiz: AuthoredQuiz): number[] {
  return quiz.questions
    .filter((question) => question.type === 'MCQ')
    .map(({ options }) => options.findIndex(({ correct }) => correct === true))
    .filter((place) => place >= 0);
}

describe('the starter quizzes', () => {
  it('are at least five, on different subjects, at least two of them with pictures, in two languages', () => {
    expect(quizzes.length).toBeGreaterThanOrEqual(5);
    expect(new Set(quizzes.map(({ quiz }) => quiz.subject)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(quizzes.map(({ quiz }) => quiz.title)).size).toBe(quizzes.length);
    const withPictures = quizzes.filter(({ quiz }) => quiz.questions.flatMap(mediaOf).length >= 4);
    expect(withPictures.length).toBeGreaterThanOrEqual(2);
    expect(new Set(quizzes.map(({ quiz }) => quiz.language))).toEqual(new Set(['en', 'es']));
  });

  it('contain one poll in total; every other MCQ has one correct answer', () => {
    const polls = quizzes.flatMap(({ quiz }) =>
      quiz.questions.filter(
        (question) =>
          question.type === 'MCQ' && question.options.filter(({ correct }) => correct === true).length !== 1,
      ),
    );
    expect(polls.map(({ text }) => text)).toEqual([expect.stringContaining('There’s no wrong answer')]);
  });
});

describe('the way to play that a starter quiz suggests', () => {
  const suggesting = (way: WayId) => quizzes.filter((each) => each.way === way).map(({ quiz }) => quiz);
  const scored = ({ questions }: AuthoredQuiz) => questions.filter(({ type }) => type !== 'OPEN').length;

  it('is one that hosts can pick', () => {
    for (const { id, way } of quizzes) expect(WAY_IDS, id).toContain(way);
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
    const [quiz] = suggesting(way).filter(({ language }) => language === 'en');
    expect(quiz && scored(quiz)).toBeGreaterThanOrEqual(least);
  });

  it('is teacher-paced for one with many pictures to see on the projector', () => {
    for (const { questions } of suggesting('tp'))
      expect(questions.flatMap(mediaOf).length).toBeGreaterThanOrEqual(8);
  });
});

describe.each(quizzes)('$id', ({ quiz }) => {
  it('has at least 12 questions of at least three types', () => {
    expect(quiz.questions.length).toBeGreaterThanOrEqual(12);
    expect(new Set(quiz.questions.map(({ type }) => type)).size).toBeGreaterThanOrEqual(3);
    expect(quiz.description).toMatch(/\S/);
  });

  it('repeats no question, and no option within a question', () => {
    const asked = quiz.questions.map((question) => {
      const pictured = mediaOf(question).map(({ url }) => url);
      return [question.text, ...pictured].join('|').toLowerCase();
    });
    expect(new Set(asked).size).toBe(asked.length);
    for (const question of quiz.questions) {
      const offered = 'options' in question ? question.options : 'items' in question ? question.items : [];
      const texts = offered.map(({ text }) => text.trim().toLowerCase());
      expect(new Set(texts).size, question.text).toBe(texts.length);
    }
  });

  it('allows enough time for each question, and more for those that need more work', () => {
    for (const { type, timeSeconds = 0, text } of quiz.questions) {
      expect(timeSeconds, text).toBeGreaterThanOrEqual(type === 'OPEN' ? 60 : type === 'MCQ' ? 20 : 40);
      expect(timeSeconds, text).toBeLessThanOrEqual(120);
    }
  });

  it('has correct and incorrect options in each MSQ', () => {
    for (const question of quiz.questions) {
      if (question.type !== 'MSQ') continue;
      const right = correctOf(question).length;
      expect(right, question.text).toBeGreaterThanOrEqual(2);
      expect(right, question.text).toBeLessThan(question.options.length);
    }
  });

  it('spreads the correct answers over all positions', () => {
    const places = rightPlaces(quiz);
    for (const place of [0, 1, 2, 3]) {
      const share = places.filter((each) => each === place).length / places.length;
      expect(share, `place ${place}`).toBeGreaterThan(0.1);
      expect(share, `place ${place}`).toBeLessThan(0.45);
    }
    expect(places.join('')).not.toMatch(/(\d)\1\1/);
  });

  it("uses pictures that exist and have descriptions that don't give away the answer", () => {
    for (const question of quiz.questions) {
      for (const { type, url, alt = '' } of mediaOf(question)) {
        expect(type).toBe('image');
        expect(Object.values(pictures)).toContain(url.replace(/^\/media\//, ''));
        expect(alt.length, question.text).toBeGreaterThan(20);
        const told = namedIn(alt, correctOf(question));
        if (told) expect(namedIn(alt, wrongOf(question)), `${question.text}: ${alt}`).toBe(true);
      }
    }
  });
});

describe('the pictures', () => {
  const files = readdirSync(MEDIA);

  it('are named by hashes of their bytes, with no other files among them', () => {
    expect(files.toSorted()).toEqual(Object.values(pictures).toSorted());
    for (const file of files) {
      const hash = createHash('sha256').update(readFileSync(join(MEDIA, file)));
      expect(file).toBe(`${hash.digest('hex').slice(0, 20)}.webp`);
    }
  });

  it('all have the same size and are small files', async () => {
    for (const file of files) {
      const bytes = readFileSync(join(MEDIA, file));
      const { width, height, format, exif, xmp } = await sharp(bytes).metadata();
      expect({ width, height, format, exif, xmp }).toEqual({ width: 1_200, height: 720, format: 'webp' });
      expect(bytes.length).toBeLessThan(60_000);
    }
  });

  it('are all used, and every flag lists its source', () => {
    const used = new Set(
      quizzes.flatMap(({ quiz }) => quiz.questions.flatMap(mediaOf)).map(({ url }) => url),
    );
    expect([...used].toSorted()).toEqual(files.map((file) => `/media/${file}`).toSorted());
    const sources = readFileSync('tools/quizzes/SOURCES.md', 'utf8');
    for (const flag of readdirSync('tools/quizzes/flags')) {
      expect(sources).toMatch(
        new RegExp(`\`flags/${flag}\` \\| https://commons\\.wikimedia\\.org/\\S+ \\| (?:public domain|CC0)`),
      );
    }
  });
});
