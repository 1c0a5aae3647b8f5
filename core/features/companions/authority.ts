import { type Feature, NO_RULES } from '#core/authority/ruleSet.ts';
import { placeAlone, soloBoard, soloRows } from '#core/features/companions/authorityBoard.ts';

export const companions: Feature<'companions'> = {
  ...NO_RULES,
  ranking: {
    ranks: ({ playMode }) => playMode === 'solo',
    board: soloBoard,
    place: placeAlone,
    count: (room) => soloRows(room).length,
  },
};
