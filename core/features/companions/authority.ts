import type { Feature } from '#core/authority/ruleSet.ts';
import { placeAlone, soloBoard, soloRows } from '#core/features/companions/authorityBoard.ts';

export const companions: Feature<'companions'> = {
  version: 1,
  ranking: {
    // A class has none of them: a teacher who looks at a quiz as students see it meets nobody.
    ranks: ({ playMode, isPreview }) => playMode === 'solo' && !isPreview,
    board: soloBoard,
    place: placeAlone,
    count: (room, hooks) => soloRows(room, hooks).length,
  },
};
