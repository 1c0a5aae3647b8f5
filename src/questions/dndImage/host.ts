import { dndImageAuthoring } from '#core/questions/dndImage/authoring.ts';
import { dndImageRules } from '#core/questions/dndImage/index.ts';
import { dndImageChart } from '#scenes/questions/dndImage/model.ts';
import { placingHost } from '#src/questions/placing/placingHost.tsx';

export const DND_IMAGE = placingHost<'DND_IMAGE'>({
  rules: dndImageRules,
  preview: dndImageAuthoring.preview,
  chartOf(props) {
    const { isRevealed, head, rows, worst } = dndImageChart(props);
    if (!isRevealed) return null;
    const shares = rows.map(({ figure }) => figure);
    return {
      columns: [{ id: 'places', head, rows: rows.map(({ item }) => item), shares, isRight: true }],
      worst,
    };
  },
});
