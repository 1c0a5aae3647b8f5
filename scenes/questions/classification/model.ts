// A CLASSIFICATION question's answers in columns, for the projector's twin.

import { piecesIn, solved } from '#core/questions/placing/placing.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { type Message, message } from '#scenes/message.ts';
import type { ProjectorPartView } from '#scenes/projector/questionPart.ts';
import type { ColumnsChart } from '#scenes/questions/pieces/model.ts';
import { itemRows, placeName, shareWords } from '#scenes/questions/placing/model.ts';

type ChartView = Pick<ProjectorPartView<'CLASSIFICATION'>, 'question' | 'reveal' | 'distribution'>;

/** The groups with their items; before the reveal, the groups and the items. */
export function classificationChart(view: ChartView): Pick<ColumnsChart, 'columns' | 'worst'> {
  const { question, reveal, distribution } = view;
  const { items, places } = question;
  const rows = itemRows(view);
  const column = (id: string, head: Message, shown: readonly Option[]) => {
    const shares = shown
      .map((item) => rows.find((row) => row.item === item)?.right ?? null)
      .map((count) => (count === null ? null : shareWords(count, distribution?.answered ?? 0)));
    return {
      id,
      head,
      rows: shown,
      shares: shares.some((share) => share) ? shares : null,
      isRight: reveal !== null,
    };
  };
  const placed = reveal && solved(question, reveal.right, true);
  if (!placed)
    return {
      columns: [
        column('groups', message('kinds:classification.groups'), places),
        column('items', message('kinds:classification.items'), items),
      ],
      worst: null,
    };
  const inGroups = places.map((place, at) => {
    const ids = piecesIn(question, placed, place.id);
    return column(
      place.id,
      message('kinds:classification.group', { place: placeName(place, at) }),
      items.filter(({ id }) => ids.includes(id)),
    );
  });
  const extras = items.filter(({ id }) => placed[id] === undefined);
  return {
    columns:
      extras.length > 0
        ? [...inGroups, column('extras', message('kinds:placing.belongsNowhere'), extras)]
        : inGroups,
    worst: null,
  };
}
