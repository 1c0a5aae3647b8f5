// Ways in which a question with a doubt can be meant, for its author to choose from.

import type { AuthoredQuestion } from '#core/content/authoredQuiz.ts';
import { escapeFor, readFormatted } from '#core/content/formatted.ts';
import { authoringOf } from '#core/questions/authoring.ts';
import type { ImportProblem } from '#importers/problems.ts';
import type { ImportLabels } from '#importers/types.ts';

export const MEANINGS = [
  'right',
  'only',
  'statement',
  'all',
  'poll',
  'keep',
  'open',
  'text',
  'several',
  'one',
  'swap',
  'choice',
  'swapChoice',
] as const;

export interface Meaning {
  /** `right`: an option is correct; `only`: the same, of a list that wasn't read as options. */
  readonly name: (typeof MEANINGS)[number];
  /** Words of the option; '' if it isn't about one. */
  readonly words: string;
  /** The questions as they are meant, one for each. */
  readonly questions: readonly AuthoredQuestion[];
}

type Questions = readonly AuthoredQuestion[];

/** `questions` are those of the doubt, as they were read. Empty if the problem isn't a doubt. */
export function meaningsOf(
  { reason, doubt }: ImportProblem,
  questions: Questions,
  labels: Pick<ImportLabels, 'true' | 'false'>,
): readonly Meaning[] {
  const [question] = questions;
  if (!doubt || !question) return [];
  const as = (name: Meaning['name'], meant: Questions = questions, words = ''): Meaning => ({
    name,
    words,
    questions: meant,
  });
  const { choices = [] } = authoringOf(question.type).toExchange(question).exchange;
  const listed = choices.map(({ text }) => readFormatted(text, question.format).text);
  const each = (name: 'right' | 'only' | 'statement', words: readonly string[]) =>
    words.map((word, place) => as(name, [choiceOf(question, words, [place])], word));
  switch (reason.code) {
    case 'rightNotMarked':
    case 'keyFromStyle':
      return [...each('right', listed), as('poll', [choiceOf(question, listed, [])])];
    case 'allMarked':
      return [...each('right', listed), as('all', [choiceOf(question, listed, listed.keys())])];
    case 'correctAnswerMissing':
    case 'answerAmbiguous':
    case 'answersDiffer':
      return each('right', listed);
    case 'orderAsWritten':
      return [as('keep'), ...each('only', listed)];
    case 'matchingKept':
      return [as('text')];
    case 'answerOpen':
      return [
        as('open'),
        ...(/\?$|_{2,}/.test(question.text) ? [] : each('statement', [labels.true, labels.false])),
      ];
    case 'answersListed': {
      const words = String(reason.values.value).split(/\s+(?:\/|or|o)\s+/i);
      const several = { ...question, type: 'BLANK', accepted: words } as const;
      const one = { ...several, accepted: [String(reason.values.value)] };
      return [as('several', [several]), as('one', [one]), ...each('only', words)];
    }
    case 'columnsGuessed': {
      const swapped = questions.map(swap);
      return [
        as('keep'),
        as('swap', swapped),
        as('choice', asChoices(questions)),
        as('swapChoice', asChoices(swapped)),
      ];
    }
    default:
      return [];
  }
}

/** The question with these options, of which those at `right` are correct. */
function choiceOf(
  question: AuthoredQuestion,
  words: readonly string[],
  right: Iterable<number>,
): AuthoredQuestion {
  const { base } = authoringOf(question.type).toExchange(question);
  const places = new Set(right);
  const choices = words.map((word, place) => ({
    text: escapeFor(word, question.format),
    ...(places.has(place) && { correct: true }),
  }));
  return authoringOf(places.size > 1 ? 'MSQ' : 'MCQ').fromExchange(base, { choices });
}

/** Asks for what was asked, with the answer as the question. */
function swap(question: AuthoredQuestion): AuthoredQuestion {
  if (question.type !== 'BLANK') return question;
  const { format, text, accepted, ...rest } = question;
  return { ...rest, text: accepted[0] ?? '', accepted: [readFormatted(text, format).text] };
}

const DISTRACTORS = 3;

/** Answers of other rows become wrong options. The correct one moves about, the same way at each import. */
function asChoices(questions: Questions): Questions {
  const answers = questions.map((question) =>
    question.type === 'BLANK' ? (question.accepted[0] ?? '') : '',
  );
  return questions.map((question, index) => {
    if (question.type !== 'BLANK') return question;
    const known = new Set(question.accepted.map((answer) => answer.toLowerCase()));
    const wrong: string[] = [];
    for (let step = 1; step < answers.length && wrong.length < DISTRACTORS; step += 1) {
      const other = answers[(index + step) % answers.length] ?? '';
      if (other === '' || known.has(other.toLowerCase())) continue;
      known.add(other.toLowerCase());
      wrong.push(other);
    }
    if (wrong.length === 0) return question;
    const place = (index * 5 + question.text.length) % (wrong.length + 1);
    return choiceOf(question, wrong.toSpliced(place, 0, answers[index] ?? ''), [place]);
  });
}
