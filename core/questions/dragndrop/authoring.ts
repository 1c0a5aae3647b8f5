import { escapeFor, readFormatted } from '#core/content/formatted.ts';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { DRAGNDROP_LIMITS, type DragndropKind } from '#core/questions/dragndrop/index.ts';
import { blanksOf, inReadingOrder, markersOf, readGaps } from '#core/questions/gaps/gaps.ts';
import { type PlacingParts, previewPlacing } from '#core/questions/placing/authoring.ts';
import { withGrading } from '#core/questions/worth.ts';

/** The words as pieces and the gaps as places, in reading order; `order`: the author's number of each gap. */
export function dragndropParts(
  { gaps, extras = [] }: DragndropKind['authored'],
  order: readonly number[],
): PlacingParts {
  const read = order.flatMap((gap) => gaps[gap] ?? []);
  const words = [...read.map(({ accepted: [own = ''] }) => own), ...extras];
  return {
    items: words.map((text) => ({ text })),
    places: read.map(() => ({ text: '' })),
    right: read.map(({ accepted: [, ...others] }, at) => [
      at,
      ...others.map((word) => words.indexOf(word)).filter((word) => word >= 0),
    ]),
  };
}

export const dragndropAuthoring: QuestionAuthoring<DragndropKind> = {
  toExchange(question) {
    const { gaps: written, extras = [], type: _, ...base } = question;
    const { text, gaps } = inReadingOrder(base.text, written);
    const { accepted: first = [] } = gaps[0] ?? {};
    const plain = (word: string) => readFormatted(word, base.format).text;
    return {
      base: { ...base, text: blanksOf(text) },
      exchange: {
        gaps: gaps.map(({ accepted }) => ({ accepted: accepted.map(plain) })),
        choices: [
          ...first.map((word) => ({ text: word, correct: true })),
          ...extras.flatMap((word) => (first.includes(word) ? [] : { text: word })),
        ],
      },
    };
  },
  fromExchange(base, { gaps: given = [], accepted = [], choices = [] }) {
    const { format } = base;
    const isShort = (word: string) => word.length <= DRAGNDROP_LIMITS.word;
    const typed = given.length > 0 ? given.map((gap) => gap.accepted) : accepted.length > 0 ? [accepted] : [];
    const chosen = choices.filter(({ correct }) => correct === true).map(({ text }) => text);
    const words =
      typed.length > 0 ? typed.flatMap(([own = '']) => escapeFor(own, format)) : chosen.slice(0, 1);
    const gaps = words.filter(isShort).slice(0, DRAGNDROP_LIMITS.gaps);
    const extras = choices
      .flatMap(({ text, correct }) => (correct || !isShort(text) || text.trim() === '' ? [] : text))
      .slice(0, DRAGNDROP_LIMITS.words - gaps.length);
    return {
      ...base,
      type: 'DRAGNDROP',
      text: markersOf(base.text, gaps.length),
      gaps: gaps.map((own) => ({ accepted: [own] })),
      ...(extras.length > 0 && { extras }),
    };
  },
  isJudged: () => true,
  hasAnswers: ({ gaps }) => gaps.length > 0,
  mapped: ({ gaps, extras, ...question }, map) => ({
    ...question,
    gaps: gaps.map(({ accepted }) => ({ accepted: accepted.map((word) => map(word)) })),
    ...(extras && { extras: extras.map((word) => map(word)) }),
  }),
  preview(authored, base, unwritten) {
    const { text, order } = readGaps(base, authored.gaps.length);
    const { right, ...dealt } = previewPlacing(dragndropParts(authored, order), authored, base.id, unwritten);
    return {
      question: {
        type: 'DRAGNDROP',
        ...withGrading({ ...base, ...text }, true),
        gapsAt: text.gapsAt,
        ...dealt,
      },
      reveal: { type: 'DRAGNDROP', right },
    };
  },
};
