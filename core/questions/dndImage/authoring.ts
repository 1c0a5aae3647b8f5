import { escapeFor } from '#core/content/formatted.ts';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { EMPTY_BOARD } from '#core/questions/board/board.ts';
import type { DndImageKind } from '#core/questions/dndImage/index.ts';
import { type AuthoredItem, type PlacingParts, previewPlacing } from '#core/questions/placing/authoring.ts';
import { withGrading } from '#core/questions/worth.ts';

const isSame = (one: AuthoredItem, other: AuthoredItem): boolean =>
  one.text.trim() === other.text.trim() && one.media?.url === other.media?.url;

/** The labels as pieces, and the spots as places. Names of spots are never formatted. */
export function dndImageParts({ spots, extras = [], format }: DndImageKind['authored']): PlacingParts {
  const items = [...spots.map(({ labels: [own] }) => own ?? { text: '' }), ...extras];
  return {
    items,
    places: spots.map(({ x, y, name = '' }) => ({ text: escapeFor(name, format), x, y })),
    right: spots.map(({ labels: [, ...others] }, at) => [
      at,
      ...others.flatMap((other) => {
        const same = items.findIndex((item) => isSame(item, other));
        return same < 0 ? [] : same;
      }),
    ]),
  };
}

export const dndImageAuthoring: QuestionAuthoring<DndImageKind> = {
  toExchange(question) {
    const { picture: _picture, spots, extras = [], type: _, ...base } = question;
    const choices = [...spots.flatMap(({ labels }) => labels.slice(0, 1)), ...extras];
    return { base, exchange: { choices, unmarked: true } };
  },
  // Labels can't be placed before there is a picture.
  fromExchange: (base) => ({ ...base, type: 'DND_IMAGE', picture: EMPTY_BOARD, spots: [] }),
  isJudged: () => true,
  hasAnswers: ({ spots }) => spots.length > 0,
  mapped(question, map) {
    const mapAll = (items: readonly AuthoredItem[]) =>
      items.map((item) => ({ ...item, text: map(item.text) }));
    const { spots, extras } = question;
    return {
      ...question,
      spots: spots.map((spot) => ({ ...spot, labels: mapAll(spot.labels) })),
      ...(extras && { extras: mapAll(extras) }),
    };
  },
  preview(authored, base, unwritten) {
    const { items, places, right } = previewPlacing(dndImageParts(authored), authored, base.id, unwritten);
    return {
      question: { type: 'DND_IMAGE', ...withGrading(base, true), picture: authored.picture, items, places },
      reveal: { type: 'DND_IMAGE', right },
    };
  },
};
