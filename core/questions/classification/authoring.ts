import { escapeFor, readFormatted } from '#core/content/formatted.ts';
import type { QuestionAuthoring } from '#core/questions/authoringTypes.ts';
import { CLASSIFICATION_LIMITS, type ClassificationKind } from '#core/questions/classification/index.ts';
import { marked, padded } from '#core/questions/options/authoring.ts';
import { appearanceOf } from '#core/questions/pieces/pieces.ts';
import { type AuthoredItem, type PlacingParts, previewPlacing } from '#core/questions/placing/authoring.ts';
import { withGrading } from '#core/questions/worth.ts';

type Authored = ClassificationKind['authored'];

/**
 * The items as pieces, and the groups as places. Items that look the same are one piece, which is correct in each
 * of their groups.
 */
export function classificationParts({ groups, extras = [], format }: Authored): PlacingParts {
  const items: AuthoredItem[] = [];
  const looks: string[] = [];
  const pieceOf = (item: AuthoredItem): number => {
    const look = appearanceOf({ ...item, ...readFormatted(item.text, format) });
    // Empty items in a draft stay apart.
    const known = item.text.trim() === '' && !item.media ? -1 : looks.indexOf(look);
    if (known >= 0) return known;
    looks.push(look);
    return items.push(item) - 1;
  };
  const right = groups.map((group) => [...new Set(group.items.map(pieceOf))]);
  for (const extra of extras) pieceOf(extra);
  return { items, places: groups.map(({ name }) => ({ text: escapeFor(name, format) })), right };
}

const itemsOf = ({ groups, extras = [] }: Authored): readonly AuthoredItem[] => [
  ...groups.flatMap(({ items }) => items),
  ...extras,
];

export const classificationAuthoring: QuestionAuthoring<ClassificationKind> = {
  toExchange(question) {
    const { groups: _groups, extras: _extras, type: _, ...base } = question;
    return { base, exchange: { choices: itemsOf(question), unmarked: true } };
  },
  // All in the first group: the author has yet to sort them.
  fromExchange: (base, { choices = [] }) => ({
    ...base,
    type: 'CLASSIFICATION',
    groups: [
      {
        name: '',
        items: padded(
          choices.map((choice) => marked(choice, false)),
          2,
          CLASSIFICATION_LIMITS.maxItems,
        ),
      },
      { name: '', items: padded([], 2, 2) },
    ],
  }),
  isJudged: () => true,
  hasAnswers: (question) => itemsOf(question).length > 0,
  mapped(question, map) {
    const mapItem = (item: AuthoredItem) => ({ ...item, text: map(item.text) });
    return {
      ...question,
      groups: question.groups.map((group) => ({ ...group, items: group.items.map(mapItem) })),
      ...(question.extras && { extras: question.extras.map(mapItem) }),
    };
  },
  preview(authored, base, unwritten) {
    const parts = classificationParts(authored);
    const { items, places, right } = previewPlacing(parts, authored, base.id, unwritten);
    return {
      question: { type: 'CLASSIFICATION', ...withGrading(base, true), items, places },
      reveal: { type: 'CLASSIFICATION', right },
    };
  },
};
