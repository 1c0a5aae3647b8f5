import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { distanceTo } from '#core/questions/board/shapes.ts';
import { PLACES } from '#tools/quizzes/pictures/places.mjs';
import { mediaIn, PICTURES, pictureName, STARTERS } from '#tools/quizzes/starters.ts';

const MEDIA = 'assets/media';
const SIZE = { width: 1_200, height: 720 };
/** Places are in units of drawings, which have half as many of them as pixels. */
const UNITS = { width: 600, height: 360 };
const ALL = STARTERS.flatMap(({ questions }) => questions);

/** Texts that are correct, and those offered with them that aren't. */
function answersOf(
  question: AuthoredQuestion,
): readonly [right: readonly string[], wrong: readonly string[]] {
  switch (question.type) {
    case 'MCQ':
    case 'MSQ': {
      const texts = (right: boolean) =>
        question.options.filter(({ correct = false }) => correct === right).map(({ text }) => text);
      return [texts(true), texts(false)];
    }
    case 'BLANK':
      return [question.accepted, []];
    case 'CLOZE':
    case 'DRAGNDROP':
      return [question.gaps.flatMap(({ accepted }) => accepted), []];
    case 'MATCH':
      return [question.pairs.map(({ match }) => match.text), []];
    case 'DND_IMAGE':
      return [question.spots.flatMap(({ labels }) => labels.map(({ text }) => text)), []];
    case 'HOTSPOT': {
      const names = (right: boolean) =>
        question.regions.flatMap(({ correct = false, name }) => (name && correct === right ? [name] : []));
      return [names(true), names(false)];
    }
    default:
      return [[], []];
  }
}

/** True if the text has one of the answers in it (single letters and small numbers aside). */
function namedIn(text: string, answers: readonly string[]): boolean {
  return answers
    .map((answer) => answer.toLowerCase().replace(/^(?:an?|the|la|el) /, ''))
    .some((answer) => answer.length > 3 && text.toLowerCase().includes(answer));
}

function placesOf(picture: Parameters<typeof pictureName>[0]): readonly (readonly [number, number])[] {
  const places: Record<string, Record<string, readonly [number, number]>> = PLACES;
  return Object.values(places[pictureName(picture) ?? ''] ?? {});
}

describe.each(STARTERS)('the pictures of $id', ({ questions, quiz }) => {
  it('exist and are described', () => {
    for (const { type, url, alt = '' } of mediaIn(quiz)) {
      expect(type).toBe('image');
      expect(Object.values(PICTURES)).toContain(url.replace(/^\/media\//, ''));
      expect(alt.length, alt).toBeGreaterThan(20);
    }
  });

  it("have descriptions that don't give the answer away", () => {
    for (const question of questions) {
      const [right, wrong] = answersOf(question);
      for (const { alt = '' } of mediaIn(question))
        if (namedIn(alt, right)) expect(namedIn(alt, wrong), `${question.text}: ${alt}`).toBe(true);
      if (question.type === 'DND_IMAGE')
        for (const { name = '', labels } of question.spots) {
          expect(name).toMatch(/\S/);
          expect(
            namedIn(
              name,
              labels.map(({ text }) => text),
            ),
            name,
          ).toBe(false);
        }
      // Players may also answer by name.
      if (question.type === 'HOTSPOT') expect(namedIn(question.text, right), question.text).toBe(false);
    }
  });
});

describe('what players point at', () => {
  const boards = ALL.filter((question) => question.type === 'DND_IMAGE' || question.type === 'HOTSPOT');

  it('is on a picture of the right size', () => {
    for (const { picture } of boards) {
      const { width, height } = picture;
      expect({ width, height }).toEqual(SIZE);
    }
  });

  it('is where the picture has it: spots of labels', () => {
    for (const question of boards) {
      if (question.type !== 'DND_IMAGE') continue;
      const places = placesOf(question.picture);
      for (const { x, y, labels } of question.spots) {
        const near = places.filter(([px, py]) => Math.hypot(px - x * 600, py - y * 360) < 0.1);
        expect(near.length, `${question.text} ${labels[0]?.text}`).toBe(1);
      }
      for (const [at, one] of question.spots.entries())
        for (const other of question.spots.slice(at + 1)) {
          const apart = Math.hypot((one.x - other.x) * UNITS.width, (one.y - other.y) * UNITS.height);
          // A finger on a phone needs as much.
          expect(apart, `${one.labels[0]?.text} and ${other.labels[0]?.text}`).toBeGreaterThan(58);
        }
    }
  });

  it('is where the picture has it: each region around one place', () => {
    for (const question of boards) {
      if (question.type !== 'HOTSPOT') continue;
      const places = placesOf(question.picture);
      for (const { shape, name, correct } of question.regions) {
        const inside = places.filter(
          ([x, y]) => distanceTo(shape, { x: x / UNITS.width, y: y / UNITS.height }, UNITS) === 0,
        );
        expect(inside.length, `${question.text} ${name}`).toBeLessThanOrEqual(1);
        if (correct) expect(inside.length, `${question.text} ${name}`).toBe(1);
      }
      const named = question.regions.filter(({ name }) => name !== undefined);
      expect(named.length, question.text).toBeGreaterThanOrEqual(4);
    }
  });
});

describe('the picture files', () => {
  const files = readdirSync(MEDIA);

  it('are named by hashes of their bytes, with no other files among them', () => {
    expect(files.toSorted()).toEqual(Object.values(PICTURES).toSorted());
    for (const file of files) {
      const hash = createHash('sha256').update(readFileSync(join(MEDIA, file)));
      expect(file).toBe(`${hash.digest('hex').slice(0, 20)}.webp`);
    }
  });

  it('all have the same size and are small files', async () => {
    for (const file of files) {
      const bytes = readFileSync(join(MEDIA, file));
      const { width, height, format, exif, xmp } = await sharp(bytes).metadata();
      expect({ width, height, format, exif, xmp }).toEqual({ ...SIZE, format: 'webp' });
      expect(bytes.length, file).toBeLessThan(75_000);
    }
  });

  it('are all used', () => {
    const used = new Set(STARTERS.flatMap(({ quiz }) => mediaIn(quiz)).map(({ url }) => url));
    expect([...used].toSorted()).toEqual(files.map((file) => `/media/${file}`).toSorted());
  });

  it('that show flags list their sources', () => {
    const sources = readFileSync('tools/quizzes/SOURCES.md', 'utf8');
    for (const flag of readdirSync('tools/quizzes/flags')) {
      expect(sources).toMatch(
        new RegExp(`\`flags/${flag}\` \\| https://commons\\.wikimedia\\.org/\\S+ \\| (?:public domain|CC0)`),
      );
    }
  });
});
