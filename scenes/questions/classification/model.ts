// A CLASSIFICATION question's answers, for the projector and its twin.

import { optionWords } from '#core/questions/options/options.ts';
import { isRightIn, piecesIn, solved } from '#core/questions/placing/placing.ts';
import type { Option } from '#core/questions/questionBase.ts';
import { type Message, message } from '#scenes/message.ts';
import type { ProjectorPartView } from '#scenes/projector/questionPart.ts';
import type { ColumnsChart } from '#scenes/questions/pieces/model.ts';
import { placeName, SEVERAL, shareWords } from '#scenes/questions/placing/model.ts';

type ChartView = Pick<ProjectorPartView<'CLASSIFICATION'>, 'question' | 'reveal' | 'distribution'>;

/** An item with where players put it. */
export interface ItemRow {
  readonly item: Option;
  /** Index of the group and share of players (0 to 1); where it belongs comes first. */
  readonly parts: readonly { readonly place: number; readonly share: number }[];
  /** How many players had it right; null while that isn't known. */
  readonly right: Message | null;
}

export interface ItemRows {
  readonly rows: readonly ItemRow[];
  /** Names what most players got wrong; null when there is none, or when it would expose someone. */
  readonly worst: Message | null;
}

/** The items as dealt; once the answers may be shown, those that most players missed first. */
export function itemRows({ question, reveal, distribution }: ChartView): ItemRows {
  const { items, places } = question;
  const right = reveal && Object.keys(reveal.right).length > 0 ? reveal.right : null;
  const { answered = 0, spread } = distribution ?? {};
  if (!spread || answered === 0)
    return { rows: items.map((item) => ({ item, parts: [], right: null })), worst: null };
  const rows = items.map((item) => {
    const counts = places.map(({ id }, place) => ({ id, place, count: spread.counts[id]?.[item.id] ?? 0 }));
    const isRight = ({ id }: { readonly id: string }) => right !== null && isRightIn(right, item.id, id);
    const sum = (all: typeof counts) => all.reduce((total, { count }) => total + count, 0);
    // An item that belongs nowhere is right in no group.
    const known = counts.some(isRight) ? sum(counts.filter(isRight)) : answered - sum(counts);
    const parts = counts
      .filter(({ count }) => count > 0)
      .toSorted((a, b) => Number(isRight(b)) - Number(isRight(a)) || b.count - a.count)
      .map(({ place, count }) => ({ place, share: count / answered }));
    return { known, row: { item, parts, right: right && shareWords(known, answered) } };
  });
  const sorted = rows.toSorted((a, b) => (right ? a.known - b.known : 0));
  const [first] = sorted;
  const isMissed = right && first && answered >= SEVERAL && first.known < answered;
  return {
    rows: sorted.map(({ row }) => row),
    worst: isMissed ? message('scenes:placing.mostMissed', { item: optionWords(first.row.item) }) : null,
  };
}

/** The groups with their items; before the reveal, the groups and the items. */
export function classificationChart(view: ChartView): Pick<ColumnsChart, 'columns' | 'worst'> {
  const { question, reveal } = view;
  const { items, places } = question;
  const { rows, worst } = itemRows(view);
  const column = (id: string, head: Message, shown: readonly Option[]) => {
    const shares = shown.map((item) => rows.find((row) => row.item === item)?.right ?? null);
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
        column('groups', message('scenes:classification.groups'), places),
        column('items', message('scenes:classification.items'), items),
      ],
      worst: null,
    };
  const inGroups = places.map((place, at) => {
    const ids = piecesIn(question, placed, place.id);
    return column(
      place.id,
      message('scenes:classification.group', { place: placeName(place, at) }),
      items.filter(({ id }) => ids.includes(id)),
    );
  });
  const extras = items.filter(({ id }) => placed[id] === undefined);
  return {
    columns:
      extras.length > 0
        ? [...inGroups, column('extras', message('scenes:placing.belongsNowhere'), extras)]
        : inGroups,
    worst,
  };
}
