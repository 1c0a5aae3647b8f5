import type { Feature } from '#core/authority/ruleSet.ts';
import type { Room } from '#core/authority/state.ts';
import type { CompanionHelp, CompanionSeat } from '#core/features/companions/companions.ts';
import { placeAlone, soloBoard, soloRows } from '#core/features/companions/authorityBoard.ts';

interface CompanionsTypes {
  /** What a feature gives a simulated player of a game alone; null where that is nothing. The first one that gives something is the last one asked. */
  readonly extension: { readonly helps: (room: Room, companion: CompanionSeat) => CompanionHelp | null };
}

declare module '#core/authority/featureTypes.ts' {
  interface FeatureTypes {
    readonly companions: CompanionsTypes;
  }
}

export const companions: Feature<'companions'> = {
  version: 1,
  ranking: {
    // A class has none of them: a teacher who looks at a quiz as students see it meets nobody.
    ranks: ({ playMode, isPreview }) => playMode === 'solo' && !isPreview,
    board: soloBoard,
    place: placeAlone,
    count: (room, rules) => soloRows(room, rules).length,
  },
};
