import { escapeFor, readFormatted } from '#core/content/formatted.ts';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { type Choice, DROPDOWN_LIMITS, type DropdownKind } from '#core/questions/dropdown/index.ts';
import { blanksOf, inReadingOrder, markersOf, readGaps } from '#core/questions/gaps/gaps.ts';
import { padded } from '#core/questions/options/authoring.ts';
import { type PlacingParts, previewPlacing } from '#core/questions/placing/authoring.ts';
import { withGrading } from '#core/questions/worth.ts';

/** All choices as pieces and the gaps as places, in reading order; `order`: the author's number of each gap. */
export function dropdownParts({ gaps }: DropdownKind['authored'], order: readonly number[]): PlacingParts {
  const items = order.flatMap((gap, place) =>
    (gaps[gap]?.choices ?? []).map(({ text, correct = false }) => ({ text, correct, place })),
  );
  const indexes = (is: (item: (typeof items)[number], place: number) => boolean) =>
    order.map((_, place) => items.flatMap((item, at) => (item.place === place && is(item, place) ? at : [])));
  return {
    items: items.map(({ text }) => ({ text })),
    places: order.map(() => ({ text: '' })),
    right: indexes(({ correct }) => correct),
    choices: indexes(() => true),
  };
}

const { gaps: mostGaps, minChoices, maxChoices, choice: longest } = DROPDOWN_LIMITS;

export const dropdownAuthoring: QuestionAuthoring<DropdownKind> = {
  toExchange(question) {
    const { gaps: written, type: _, ...base } = question;
    const { text, gaps } = inReadingOrder(base.text, written);
    const accepted = gaps.map(({ choices }) =>
      choices.flatMap((choice) => (choice.correct ? readFormatted(choice.text, base.format).text : [])),
    );
    return {
      base: { ...base, text: blanksOf(text) },
      exchange: {
        gaps: accepted.map((words) => ({ accepted: words })),
        choices: gaps[0]?.choices ?? [],
      },
    };
  },
  fromExchange(base, { gaps: given = [], accepted = [], choices = [] }) {
    const typed = given.length > 0 ? given.map((gap) => gap.accepted) : accepted.length > 0 ? [accepted] : [];
    const written = typed.map((words) =>
      words.map((word): Choice => ({ text: escapeFor(word, base.format), correct: true })),
    );
    const chosen = choices.map(({ text, correct }): Choice => ({ text, ...(correct && { correct }) }));
    // A single gap keeps the wrong choices as well.
    const lists = chosen.length > 0 && written.length < 2 ? [chosen] : written;
    const gaps = lists.slice(0, mostGaps).map((list) => ({
      choices: padded(
        list.filter(({ text }) => text.length <= longest),
        minChoices,
        maxChoices,
      ),
    }));
    return { ...base, type: 'DROPDOWN', text: markersOf(base.text, gaps.length), gaps };
  },
  isJudged: () => true,
  hasAnswers: ({ gaps }) => gaps.length > 0,
  mapped: (question, map) => ({
    ...question,
    gaps: question.gaps.map(({ choices }) => ({
      choices: choices.map((choice) => ({ ...choice, text: map(choice.text) })),
    })),
  }),
  preview(authored, base, unwritten) {
    const { text, order } = readGaps(base, authored.gaps.length);
    const parts = dropdownParts(authored, order);
    const { right, ...dealt } = previewPlacing(parts, authored, base.id, unwritten);
    const { gapsAt } = text;
    return {
      question: { type: 'DROPDOWN', ...withGrading({ ...base, ...text }, true), gapsAt, ...dealt },
      reveal: { type: 'DROPDOWN', right },
    };
  },
};
